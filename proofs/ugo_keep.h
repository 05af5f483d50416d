/* ugo_keep.h: what the proofs share that each kind of event keeps the invariant (UGO-I-COUNTS apart:
 * ugo_keep_counts.c).
 *
 * The invariant's parts are assumed and claimed by themselves, in the words of the model.  Two proofs
 * share the work for an event: one for the kingdoms (UGO-I-PLACES and UGO-I-UNDER), and one for all
 * other parts, which do not look at them.  Each assumes no more of the invariant than it needs.
 *
 * What has proofs of its own is left open within what those show: who wins a trick (ugo_winner.c),
 * how many farmers are due (ugo_farmers.c), what a board scores (ugo_score.c), who is best
 * (ugo_best.c).  No event both ends a trick and asks for the winner of another one: so one answer is
 * enough. */
#ifndef ARBITER_UGO_KEEP_H
#define ARBITER_UGO_KEEP_H

/* First of all: the model is read with it. */
#include "ugo_colours.h"

#include "ugo_proof.h"

#include "../model/ugo.c"
#include "../model/ugo_invariant.c"
#include "../model/ugo_play.c"
#define ugo_winner      ugo_winner_of_model
#define ugo_farmers_due ugo_farmers_due_of_model
#include "../model/ugo_trick.c"
#undef ugo_winner
#undef ugo_farmers_due

static unsigned open_winner;

static inline void leave_winner_open(const struct arbiter_rules *rules)
{
    unsigned any;
    ASSUME(any < rules->players);
    open_winner = any;
}

unsigned ugo_winner(const struct arbiter_rules *rules, const struct ugo *s, unsigned *clause)
{
    (void)rules, (void)s;
    *clause = UGO_WIN_1; /* nothing depends on it */
    return open_winner;
}

unsigned ugo_farmers_due(const struct arbiter_rules *rules, const struct ugo *s, unsigned seat,
                         unsigned winner)
{
    unsigned any;
    (void)rules, (void)s, (void)seat, (void)winner;
    ASSUME(any <= UGO_GAIN_MOST);
    return any;
}

int ugo_score(const struct arbiter_rules *rules, const struct ugo *s, unsigned seat)
{
    int any;
    (void)s, (void)seat;
    ASSUME(any >= -(int)(UGO_PENALTY * ugo_spots(rules)) && any <= UGO_BEST);
    return any;
}

unsigned ugo_best(const struct arbiter_rules *rules, const struct ugo *s)
{
    unsigned any;
    (void)rules, (void)s;
    ASSUME(any > 0 && any < 16);
    return any;
}

/* How many cards lie aside decides what may be dealt, and no part of the shape: it is any number. */
unsigned ugo_count(const struct ugo *s, unsigned zone)
{
    unsigned any;
    (void)s, (void)zone;
    return any;
}

/* Where the cards are, and who is to do what with them. */
static inline void assume_table(const struct arbiter_rules *rules, const struct ugo *s)
{
    ASSUME(zones_known(s));
    ASSUME(seats_empty(rules, s));
    ASSUME(phase_fits(rules, s));
    ASSUME(dealer_fits(rules, s));
    ASSUME(trick_fits(rules, s));
    ASSUME(totals_fit(rules, s));
    ASSUME(farmers_fit(rules, s));
}

/* Everything but the kingdoms; of them, that what is not UGO_NO_CARD is a card. */
static inline void assume_game(const struct arbiter_rules *rules, const struct ugo *s)
{
    assume_table(rules, s);
    ASSUME(turn_fits(rules, s));
    ASSUME(follow_fits(rules, s));
    for (unsigned seat = 0; seat < UGO_SEATS; seat++)
        for (unsigned place = 0; place < UGO_PLACES; place++)
            ASSUME(s->top[seat][place] <= UGO_NO_CARD);
}

static inline void prove_game(const struct arbiter_rules *rules, const struct ugo *s)
{
    PROVE(zones_known(s), "UGO-I-ZONES");
    PROVE(seats_empty(rules, s), "UGO-I-SEATS");
    PROVE(phase_fits(rules, s), "UGO-I-PHASE");
    PROVE(dealer_fits(rules, s), "UGO-I-DEALER");
    PROVE(trick_fits(rules, s), "UGO-I-TRICK");
    PROVE(turn_fits(rules, s), "UGO-I-TURN");
    PROVE(follow_fits(rules, s), "UGO-I-FOLLOW");
    PROVE(farmers_fit(rules, s), "UGO-I-FARMERS");
    PROVE(totals_fit(rules, s), "UGO-I-TOTALS");
}

#endif
