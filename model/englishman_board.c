/* englishman_board.c: what lies where on the table. */
#include "englishman.h"

unsigned englishman_bean_top(const struct englishman *s)
{
    const unsigned end = s->end[ENGLISHMAN_BEAN];
    return table_count(s->end, ENGLISHMAN_BEAN) == 0 ? 0u : s->card[end - 1] + 1u;
}

unsigned englishman_beans_done(const struct englishman *s)
{
    return table_count(s->end, ENGLISHMAN_DONE) / ENGLISHMAN_DONE_CARDS;
}

unsigned englishman_claims(const struct englishman *s)
{
    const unsigned done = englishman_beans_done(s);
    unsigned claims = 0;
    for (unsigned bean = 0; bean < ENGLISHMAN_DONE_MAX; bean++) {
        if (bean >= done) continue;
        const unsigned treasure = bean * ENGLISHMAN_DONE_CARDS + ENGLISHMAN_BEAN_CARDS;
        claims |= 1u << (s->card[treasure] - ENGLISHMAN_TREASURE);
    }
    return claims;
}

/* All fifty cards are in the castle, and at most one has changed its stack. */
bool englishman_fresh(const struct englishman *s)
{
    unsigned off = 0;
    for (unsigned stack = 0; stack < ENGLISHMAN_STACKS; stack++) {
        const unsigned count = englishman_cards(s, stack);
        off += count > ENGLISHMAN_STACK_DEALT ? count - ENGLISHMAN_STACK_DEALT
                                              : ENGLISHMAN_STACK_DEALT - count;
    }
    return s->end[ENGLISHMAN_OUT] == 0 && off <= 2;
}
