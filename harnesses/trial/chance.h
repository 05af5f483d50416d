/* chance.h: random numbers.  A seed gives the same ones everywhere. */
#ifndef ARBITER_CHANCE_H
#define ARBITER_CHANCE_H

#include <stddef.h>
#include <stdint.h>

/* SplitMix64. */
static inline uint64_t chance_next(uint64_t *state)
{
    uint64_t mixed = *state += UINT64_C(0x9e3779b97f4a7c15);
    mixed = (mixed ^ mixed >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    mixed = (mixed ^ mixed >> 27) * UINT64_C(0x94d049bb133111eb);
    return mixed ^ mixed >> 31;
}

/* A number below `limit`, which is small: the uneven rest does not matter. */
static inline unsigned chance_below(uint64_t *state, unsigned limit)
{
    return (unsigned)((chance_next(state) >> 32) * limit >> 32);
}

#endif
