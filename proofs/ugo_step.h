/* ugo_step.h: one step of the match, for the proofs of its kinds of events.
 *
 * What a board scores is left open here: any points within the bounds, but the same ones for the same
 * seat; and the board that was scored is remembered.  ugo_score.c says what it scores. */
#ifndef ARBITER_UGO_STEP_H
#define ARBITER_UGO_STEP_H

#include "ugo_proof.h"

static int open_score[UGO_SEATS];
static struct ugo scored[UGO_SEATS];

static inline void leave_scores_open(void)
{
    int any[UGO_SEATS];
    for (unsigned seat = 0; seat < UGO_SEATS; seat++) {
        ASSUME(any[seat] >= -60 && any[seat] <= UGO_BEST); /* -5 * 12 spots; ugo_score.c */
        open_score[seat] = any[seat];
    }
}

int ugo_score(const struct arbiter_rules *rules, const struct ugo *s, unsigned seat)
{
    (void)rules;
    scored[seat] = *s;
    return open_score[seat];
}

/* Only a clause's name depends on it; somebody is the best (ugo_best.c). */
unsigned ugo_best(const struct arbiter_rules *rules, const struct ugo *s)
{
    unsigned any;
    (void)rules, (void)s;
    ASSUME(any > 0 && any < 16);
    return any;
}

/* UGO-DEAL-4: who deals after him; where a dealer is chosen, he himself until then. */
static inline unsigned next_dealer_due(const struct arbiter_rules *rules, unsigned dealer)
{
    return rules->choice[UGO_NEXT_DEALER] == DEALER_LEFT ? (dealer + 1) % rules->players : dealer;
}

static inline unsigned phase_of_deal(const struct arbiter_rules *rules)
{
    return rules->choice[UGO_NEXT_DEALER] == DEALER_CHOSEN ? UGO_DEALER : UGO_DEAL;
}

static inline unsigned phase_of_lead(const struct arbiter_rules *rules)
{
    return rules->choice[UGO_PLACED] == PLACED_UNTIL_LEAD ? UGO_LEAD : UGO_PLAY;
}

#endif
