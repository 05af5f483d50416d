/* deal.h: random numbers and random deals for the programs beside the command.  The same state gives
 * the same numbers everywhere. */
#ifndef ARBITER_HARNESSES_DEAL_H
#define ARBITER_HARNESSES_DEAL_H

#include "arbiter.h"

/* xorshift64*: enough for shuffling.  The state is never zero. */
static inline unsigned random_below(uint64_t *state, unsigned limit)
{
    *state ^= *state >> 12;
    *state ^= *state << 25;
    *state ^= *state >> 27;
    return (unsigned)((*state * 0x2545F4914F6CDD1DULL >> 33) % limit);
}

static inline void random_deal(uint64_t *state, const struct arbiter_rules *rules,
                               struct englishman *s)
{
    unsigned count = 0;
    *s = (struct englishman){0};
    for (uint8_t kind = 0; kind < ENGLISHMAN_KINDS; kind++)
        for (unsigned copy = 0; copy < englishman_copies(kind); copy++)
            s->card[count++] = kind;
    for (unsigned slot = ENGLISHMAN_CARDS - 1; slot > 0; slot--) {
        const unsigned other = random_below(state, slot + 1);
        const uint8_t card = s->card[slot];
        s->card[slot] = s->card[other];
        s->card[other] = card;
    }
    englishman_begin(rules, s);
}

#endif
