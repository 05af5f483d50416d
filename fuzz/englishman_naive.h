/* englishman_naive.h: the game once more, from the words of the clauses alone: piles of cards and plain loops.
 * It shares no code with model/, only the names of kinds, phases and readings. */
#ifndef ARBITER_FUZZ_ENGLISHMAN_NAIVE_H
#define ARBITER_FUZZ_ENGLISHMAN_NAIVE_H

#include "arbiter.h"

/* Piles: the stacks a to e, and */
enum { PILE_DONE = 5, PILE_BEAN, PILE_OUT };

struct naive {
    unsigned size[ENGLISHMAN_ZONES];
    uint8_t pile[ENGLISHMAN_ZONES][ENGLISHMAN_CARDS];
    unsigned phase;
    unsigned winner;
    unsigned ways;
};

void naive_from(struct naive *n, const struct englishman *s);
bool naive_same(const struct naive *a, const struct naive *b);
bool naive_legal(const struct arbiter_rules *rules, const struct naive *n,
                 const struct arbiter_event *event);
/* The Giant has no legal event, and no reading lets him pass. */
bool naive_stuck(const struct arbiter_rules *rules, const struct naive *n);

/* naive_play.c */
void naive_play(const struct arbiter_rules *rules, struct naive *n,
                const struct arbiter_event *event);
/* The ways that hold on the table, whether or not they are tested now. */
unsigned naive_ways(const struct arbiter_rules *rules, const struct naive *n);

/* By search (englishman_naive_search.c). */
bool naive_can_finish(const struct arbiter_rules *rules, const struct naive *n, bool discards_back);
bool naive_can_follow(const struct arbiter_rules *rules, const struct naive *n, unsigned kind);

#endif
