/* ugo_proof.h: what the proofs of UGO! share.
 *
 * A proof with `Cases PLAYERS=2 PLAYERS=3 PLAYERS=4` is run for each number of players by itself: the
 * solver is much faster where it is a constant.  Without PLAYERS every number is there at once. */
#ifndef ARBITER_UGO_PROOF_H
#define ARBITER_UGO_PROOF_H

#include "arbiter.h"
#include "proof.h"

/* Every combination of readings, and all figures that a line can name (ugo_readings.c). */
static inline bool known_rules(const struct arbiter_rules *rules)
{
    static const uint8_t choices[UGO_READINGS] = {2, 2, 2, 2, 2, 2, 3, 3, 2, 2, 2};
    static const uint8_t least[UGO_FIGURES] = {[UGO_SPOTS + 2] = 1, 1, 1};
    static const uint8_t most[UGO_FIGURES] = {2, 0, 0, 2, 2, 2, 2, 2, 2, /* farmers */
                                              0, 0, 4, 4, 4,             /* spots */
                                              5, 5, 5, 5, 5};            /* bonus */
    bool known = rules->edition == 0;
    for (unsigned reading = 0; reading < UGO_READINGS; reading++)
        known &= rules->choice[reading] < choices[reading];
    for (unsigned figure = 0; figure < UGO_FIGURES; figure++)
        known &= least[figure] <= rules->figure[figure] && rules->figure[figure] <= most[figure];
    return known && rules->players >= 2 && rules->players <= UGO_SEATS;
}

/* Any of them.  The number of players is assigned, so that the solver knows it beforehand. */
static inline void choose_rules(struct arbiter_rules *rules)
{
#ifdef PLAYERS
    rules->players = PLAYERS;
#endif
    ASSUME(known_rules(rules));
}

static inline bool in_trick(const struct ugo *s, unsigned card)
{
    bool found = false;
    for (unsigned seat = 0; seat < UGO_SEATS; seat++)
        found |= s->trick[seat] == card;
    return found;
}

static inline bool same_event(const struct arbiter_event *one, const struct arbiter_event *other)
{
    return one->kind == other->kind && one->from == other->from && one->index == other->index &&
           one->to == other->to && one->place == other->place;
}

static inline bool same_zones(const struct ugo *one, const struct ugo *other)
{
    bool same = true;
    for (unsigned card = 0; card < UGO_CARDS; card++)
        same &= one->zone[card] == other->zone[card];
    return same;
}

static inline bool same_tops(const struct ugo *one, const struct ugo *other)
{
    bool same = true;
    for (unsigned seat = 0; seat < UGO_SEATS; seat++)
        for (unsigned place = 0; place < UGO_PLACES; place++)
            same &= one->top[seat][place] == other->top[seat][place];
    return same;
}

static inline bool same_trick(const struct ugo *one, const struct ugo *other)
{
    bool same = true;
    for (unsigned seat = 0; seat < UGO_SEATS; seat++)
        same &= one->trick[seat] == other->trick[seat];
    for (unsigned place = 0; place < UGO_PLACES; place++)
        same &= one->under[place] == other->under[place];
    return same;
}

static inline bool same_points(const struct ugo *one, const struct ugo *other)
{
    bool same = true;
    for (unsigned seat = 0; seat < UGO_SEATS; seat++)
        same &=
            one->total[seat] == other->total[seat] && one->farmers[seat] == other->farmers[seat];
    return same;
}

/* All but the cards and the points. */
static inline bool same_state(const struct ugo *one, const struct ugo *other)
{
    return one->phase == other->phase && one->game == other->game && one->dealer == other->dealer &&
           one->leader == other->leader && one->turn == other->turn && one->left == other->left;
}

static inline bool same_position(const struct ugo *one, const struct ugo *other)
{
    return same_zones(one, other) && same_tops(one, other) && same_trick(one, other) &&
           same_points(one, other) && same_state(one, other);
}

/* Every number is within its range, reachable or not: all that proofs need where nothing depends on what
 * has happened before.  The solver is much faster than with the whole shape. */
static inline bool in_range(const struct arbiter_rules *rules, const struct ugo *s)
{
    bool sound = s->phase < UGO_PHASES && s->game >= 1 && s->game <= UGO_GAMES &&
                 s->dealer < rules->players && s->leader < rules->players &&
                 s->turn < rules->players && s->left <= UGO_CARDS;
    for (unsigned card = 0; card < UGO_CARDS; card++)
        sound &= s->zone[card] < UGO_ZONES;
    for (unsigned seat = 0; seat < UGO_SEATS; seat++) {
        sound &= s->trick[seat] <= UGO_NO_CARD;
        for (unsigned place = 0; place < UGO_PLACES; place++)
            sound &= s->top[seat][place] <= UGO_NO_CARD;
    }
    for (unsigned place = 0; place < UGO_PLACES; place++)
        sound &= s->under[place] <= UGO_NO_CARD;
    return sound;
}

/* The cards of a trick are different.  While it is played its first one is there; while it is placed all
 * are.  Nothing else is in its zone. */
static inline bool sound_trick(const struct arbiter_rules *rules, const struct ugo *s)
{
    const bool placing = s->phase == UGO_PUT || s->phase == UGO_LEAD;
    bool sound = s->phase != UGO_PLAY || s->turn == s->leader || s->trick[s->leader] < UGO_CARDS;
    for (unsigned seat = 0; seat < UGO_SEATS; seat++) {
        const bool there = seat < rules->players;
        sound &= there ? s->trick[seat] < UGO_CARDS || !placing : s->trick[seat] == UGO_NO_CARD;
        for (unsigned other = 0; other < seat; other++)
            sound &= s->trick[other] != s->trick[seat] || s->trick[seat] == UGO_NO_CARD;
    }
    for (unsigned card = 0; card < UGO_CARDS; card++)
        sound &= s->zone[card] != UGO_IN_TRICK || in_trick(s, card);
    return sound;
}

static inline bool ugo_dealing(const struct ugo *s)
{
    return s->phase == UGO_DEAL || s->phase == UGO_DEALER;
}

static inline bool ugo_placing(const struct ugo *s)
{
    return s->phase == UGO_PUT || s->phase == UGO_LEAD;
}

#endif
