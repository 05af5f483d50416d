/* englishman_count.h: counting and what is enough are proved apart (englishman_count.c and
 * englishman_enough.c); here the counts are any counts, and enough is any function of its arguments. */
#ifndef ARBITER_ENGLISHMAN_COUNT_H
#define ARBITER_ENGLISHMAN_COUNT_H

#include "englishman_proof.h"

bool __CPROVER_uninterpreted_enough(uint64_t counts, unsigned top, unsigned wanted,
                                    unsigned stacks);

static uint8_t in_castle[2][ENGLISHMAN_KINDS]; /* and with the discards put back */

static inline void leave_counts_open(void)
{
    uint8_t any[2][ENGLISHMAN_KINDS];
    for (unsigned kind = 0; kind < ENGLISHMAN_KINDS; kind++) {
        ASSUME(any[0][kind] <= ENGLISHMAN_CARDS && any[1][kind] <= ENGLISHMAN_CARDS);
        in_castle[0][kind] = any[0][kind];
        in_castle[1][kind] = any[1][kind];
    }
}

void englishman_count(const struct englishman *s, bool discards_back, uint8_t *count)
{
    (void)s;
    for (unsigned kind = 0; kind < ENGLISHMAN_KINDS; kind++)
        count[kind] = in_castle[discards_back][kind];
}

/* Seven bits for each value. */
bool englishman_enough(const uint8_t *count, unsigned top, unsigned wanted, unsigned stacks)
{
    uint64_t counts = 0;
    for (unsigned value = 0; value < ENGLISHMAN_VALUES; value++)
        counts |= (uint64_t)count[value] << 7 * value;
    return __CPROVER_uninterpreted_enough(counts, top, wanted, stacks);
}

/* Kinds of treasure on no completed beanstalk. */
static inline unsigned kinds_wanted(const struct englishman *s)
{
    unsigned wanted = 0;
    for (unsigned kind = ENGLISHMAN_TREASURE; kind < ENGLISHMAN_KINDS; kind++) {
        bool has = false;
        for (unsigned slot = 6; slot < 35; slot += 7)
            has |= slot < s->end[ENGLISHMAN_DONE] && s->card[slot] == kind;
        wanted += !has;
    }
    return wanted;
}

#endif
