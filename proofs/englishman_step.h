/* englishman_step.h: one step of the game, for the proofs of its kinds of events.
 *
 * The Giant's ways to win are left open here: englishman_ways() answers anything among the asked
 * ways, and remembers what it was asked.  So these proofs hold whatever his winning conditions are;
 * that they are the right ones is proved apart (englishman_vertical.c and its neighbours).  Likewise
 * englishman_followers() answers anything, but for the one consequence that the shape rests on,
 * which englishman_follow.c proves. */
#ifndef ARBITER_ENGLISHMAN_STEP_H
#define ARBITER_ENGLISHMAN_STEP_H

#include "englishman_proof.h"

static unsigned tests;                /* how often the ways were asked for */
static unsigned asked_last;           /* which ones */
static unsigned answered_last;        /* and what the answer was */
static struct englishman tested_last; /* on which table */

unsigned englishman_ways(const struct arbiter_rules *rules, const struct englishman *s,
                         unsigned asked)
{
    unsigned answer;
    (void)rules;
    answer &= asked & ENGLISHMAN_GIANT_WAYS;
    if (asked & ENGLISHMAN_CLAIMED && englishman_claims(s) == 7) answer |= ENGLISHMAN_CLAIMED;
    tests++;
    asked_last = asked;
    answered_last = answer;
    tested_last = *s;
    return answer;
}

unsigned englishman_followers(const struct arbiter_rules *rules, const struct englishman *s)
{
    unsigned answer;
    const unsigned wanted = 5 - table_count(s->end, ENGLISHMAN_BEAN);
    const bool needless = rules->choice[ENG_SKIP] == SKIP_ALL && englishman_claims(s) == 7;
    if (rules->choice[ENG_SKIP] == SKIP_FREE || needless) return answer;
    for (unsigned kind = 0; kind < ENGLISHMAN_VALUES; kind++)
        ASSUME(!(answer >> kind & 1) || kind + 1 + wanted <= 9);
    return answer;
}

/* The next phase, said again: Jack has three moves, the Giant one option or two single moves. */
static inline unsigned expected_phase(unsigned phase, unsigned kind)
{
    if (phase == ENGLISHMAN_PROTECT) return ENGLISHMAN_JACK_3;
    if (phase == ENGLISHMAN_JACK_3 && kind != ENGLISHMAN_PASS) return ENGLISHMAN_JACK_2;
    if (phase == ENGLISHMAN_JACK_2 && kind != ENGLISHMAN_PASS) return ENGLISHMAN_JACK_1;
    if (phase <= ENGLISHMAN_JACK_1) return ENGLISHMAN_GIANT_ANY;
    if (phase == ENGLISHMAN_GIANT_ANY && kind == ENGLISHMAN_SINGLE) return ENGLISHMAN_GIANT_SECOND;
    return ENGLISHMAN_JACK_3;
}

/* When a test is due, said again, reading by reading. */
static inline bool test_due(const struct arbiter_rules *rules, unsigned phase, unsigned kind)
{
    const unsigned next = expected_phase(phase, kind);
    const bool jack_was = phase <= ENGLISHMAN_JACK_1, jack_is = next <= ENGLISHMAN_JACK_1;
    switch (rules->choice[ENG_TIMING]) {
    case TIMING_MOVE:
    case TIMING_CARD:
        return kind != ENGLISHMAN_PASS;
    case TIMING_OPTION:
        if (next == ENGLISHMAN_GIANT_SECOND) return false;
        return kind != ENGLISHMAN_PASS || phase == ENGLISHMAN_GIANT_SECOND;
    default:
        return jack_was != jack_is;
    }
}

/* Which ways a test looks at, said again. */
static inline unsigned ways_due(const struct arbiter_rules *rules, unsigned phase, unsigned kind)
{
    unsigned ways = ENGLISHMAN_CLAIMED | ENGLISHMAN_HORIZONTAL | ENGLISHMAN_VERTICAL;
    if (phase == ENGLISHMAN_PROTECT) {
        if (rules->choice[ENG_DEAL_PATTERN] == DEAL_PATTERN_FIRST_MOVE) return 0;
        if (rules->choice[ENG_DEAL_PATTERN] == DEAL_PATTERN_VERTICAL) return ENGLISHMAN_VERTICAL;
        return ENGLISHMAN_HORIZONTAL | ENGLISHMAN_VERTICAL;
    }
    if (!test_due(rules, phase, kind)) return 0;
    if (kind == ENGLISHMAN_DISCARD || rules->choice[ENG_DISCARD_CAUSE] != DISCARD_CAUSE_DISCARD)
        ways |= ENGLISHMAN_DISCARDED;
    if (phase > ENGLISHMAN_JACK_1) return ways;
    if (rules->choice[ENG_GIANT_WINS_ON] == GIANT_WINS_ON_HORIZONTAL)
        return ENGLISHMAN_CLAIMED | ENGLISHMAN_HORIZONTAL;
    return rules->choice[ENG_GIANT_WINS_ON] == GIANT_WINS_ON_GIANT ? ENGLISHMAN_CLAIMED : ways;
}

/* A consequence of the deck: no kind of treasure is there more than twice.  The deck itself is kept
 * because cards only move (table_move.c). */
static inline bool treasures_twice_at_most(const struct englishman *s, unsigned one_more)
{
    bool twice = true;
    for (unsigned kind = ENGLISHMAN_TREASURE; kind < ENGLISHMAN_KINDS; kind++) {
        unsigned count = kind == one_more;
        for (unsigned bean = 0; bean < ENGLISHMAN_DONE_MAX; bean++) {
            const unsigned slot = bean * ENGLISHMAN_DONE_CARDS + ENGLISHMAN_BEAN_CARDS;
            if (slot < s->end[ENGLISHMAN_DONE]) count += s->card[slot] == kind;
        }
        twice &= count <= 2;
    }
    return twice;
}

/* The position after a move within the castle, with the castle's cards as before.  No part of the
 * shape but the kinds looks at those, and the solver need not look at them either. */
static inline struct englishman outside_castle(const struct englishman *before,
                                               const struct englishman *s)
{
    struct englishman outside = *s;
    for (unsigned slot = 0; slot < ENGLISHMAN_CARDS; slot++)
        outside.card[slot] = before->card[slot];
    return outside;
}

/* What a step starts from: the shape, and ENG-I-STUCK. */
static inline bool reachable_shape(const struct arbiter_rules *rules, const struct englishman *s)
{
    return englishman_shape_fault(rules, s) == ENG_I_NONE &&
           (rules->choice[ENG_STUCK] != STUCK_LOSE || !englishman_giant_stuck(rules, s));
}

/* ENG-WIN-1, ENG-WIN-6, ENG-END-1, ENG-TURN-1: what must be true after any event.  `slot` is any slot:
 * what holds of its card holds of all. */
static inline void prove_result(const struct arbiter_rules *rules, const struct englishman *before,
                                const struct englishman *s, const struct arbiter_event *event,
                                unsigned slot)
{
    const unsigned due = ways_due(rules, before->phase, event->kind);
    const unsigned jack = answered_last & ENGLISHMAN_CLAIMED;
    const unsigned giant = answered_last & ENGLISHMAN_GIANT_WAYS;
    const bool won = tests > 0 && answered_last != 0;

    PROVE((tests > 0) == (due != 0), "a test is made when it is due, and only then");
    PROVE(tests == 0 || asked_last == due, "the test looks at the right ways");
    PROVE(tests == 0 || (same_ends(&tested_last, s) && tested_last.card[slot] == s->card[slot]),
          "the test saw the final table");
    if (won) {
        PROVE(s->phase == ENGLISHMAN_OVER, "a win ends the game");
        if (jack && giant && rules->choice[ENG_BOTH_WIN] == BOTH_WIN_DRAW)
            PROVE(s->winner == ENGLISHMAN_DRAW && s->ways == answered_last, "both: a draw");
        else if (giant && !(jack && rules->choice[ENG_BOTH_WIN] == BOTH_WIN_JACK))
            PROVE(s->winner == ENGLISHMAN_GIANT_WINS && s->ways == giant, "the Giant wins");
        else
            PROVE(s->winner == ENGLISHMAN_JACK_WINS && s->ways == jack, "Jack wins");
        return;
    }
    if (s->phase == ENGLISHMAN_OVER) {
        PROVE(rules->choice[ENG_STUCK] == STUCK_LOSE && s->winner == ENGLISHMAN_JACK_WINS &&
                  s->ways == ENGLISHMAN_STUCK,
              "without a won test only a stuck Giant ends the game");
        return;
    }
    PROVE(s->phase == expected_phase(before->phase, event->kind), "the right next turn");
    PROVE(s->winner == ENGLISHMAN_NOBODY && s->ways == 0, "nobody has won");
    PROVE(rules->choice[ENG_STUCK] != STUCK_LOSE || !englishman_giant_stuck(rules, s),
          "no stuck Giant is left waiting");

    /* ENG-I-TESTED: what must not stand was tested just now, or did not stand before a pass; and at
     * set-up, with all cards in the castle, Jack can finish (englishman_enough.c). */
    const unsigned must_not = ENGLISHMAN_GIANT_WAYS & ~englishman_may_stand(rules, s);
    const unsigned could_not = ENGLISHMAN_GIANT_WAYS & ~englishman_may_stand(rules, before);
    const unsigned kept = event->kind == ENGLISHMAN_PASS ? could_not : 0u;
    const unsigned all_there = before->phase == ENGLISHMAN_PROTECT ? ENGLISHMAN_DISCARDED : 0u;
    PROVE((must_not & ~(due | kept | all_there)) == 0,
          "a way that must not stand was tested just now");
}

#endif
