/* englishman_win.c: the ways to win, as they stand on the table. */
#include "arbiter.h"
#include "probe.h"

enum { ALL_GIANTS = (1 << ENGLISHMAN_GIANTS) - 1, ALL_TREASURES = (1 << ENGLISHMAN_TREASURES) - 1 };

/* Stretches of four cards: 47 in a row of 50, and one more because 48 is a round number to vectors. */
enum { WINDOWS = 48 };

/* One bit for each kind of giant, nothing for other cards. */
static uint8_t giant_bit(uint8_t kind)
{
    static const uint8_t bit[ENGLISHMAN_KINDS] = {[ENGLISHMAN_GIANT] = 1, 2, 4, 8};
    return bit[kind];
}

/* Whether a stack ends between the slot and the one `length` - 1 further on. */
static bool cut(const uint8_t *end, unsigned slot, unsigned length)
{
    bool found = false;
    for (unsigned stack = 0; stack < ENGLISHMAN_STACKS; stack++)
        found |= end[stack] > slot && end[stack] < slot + length;
    return found;
}

/* ENG-WIN-2  The four kinds of giant lie next to each other in one stack, in any order.  Four
 *            neighbours show four bits only if all four are giants and all are different.  That is
 *            rare, so where the stacks end is only asked then. */
static bool vertical_four(const uint8_t *bit, const uint8_t *end)
{
    uint8_t four[WINDOWS];
    uint8_t any = 0;
    for (unsigned slot = 0; slot < WINDOWS; slot++) {
        four[slot] = (bit[slot] | bit[slot + 1] | bit[slot + 2] | bit[slot + 3]) == ALL_GIANTS;
        any |= four[slot];
    }
    if (!any) return false;

    bool found = false;
    for (unsigned slot = 0; slot < WINDOWS; slot++)
        found |= four[slot] && !cut(end, slot, ENGLISHMAN_FOUR);
    return found;
}

/* The other reading: an unbroken run of giants, however long, that has all four kinds. */
static bool vertical_run(const uint8_t *bit, const uint8_t *end)
{
    unsigned run = 0;
    bool found = false;
    for (unsigned slot = 0; slot < ENGLISHMAN_CARDS; slot++) {
        for (unsigned stack = 0; stack < ENGLISHMAN_STACKS; stack++)
            run = end[stack] == slot ? 0 : run;
        run = bit[slot] == 0 ? 0 : run | bit[slot];
        found |= run == ALL_GIANTS;
    }
    return found;
}

bool englishman_vertical(const struct englishman *s, bool run)
{
    uint8_t bit[WINDOWS + 3] = {0};
    for (unsigned slot = 0; slot < ENGLISHMAN_CARDS; slot++)
        bit[slot] = giant_bit(s->card[slot]);
    return run ? vertical_run(bit, s->end + ENGLISHMAN_CASTLE)
               : vertical_four(bit, s->end + ENGLISHMAN_CASTLE);
}

/* ENG-WIN-3  The four kinds of giant are at the front of four of the five stacks.  Four bits need
 * four stacks, and the fifth may show anything. */
bool englishman_horizontal(const struct englishman *s)
{
    unsigned shown = 0;
    for (unsigned stack = 0; stack < ENGLISHMAN_STACKS; stack++)
        if (englishman_cards(s, stack) > 0)
            shown |= giant_bit(s->card[englishman_end(s, stack) - 1]);
    return shown == ALL_GIANTS;
}

/* ENG-WIN-4  Jack cannot finish.  With discard-cause=blame only if he could with the discards back.
 */
static bool discarded(const struct arbiter_rules *rules, const struct englishman *s)
{
    if (englishman_can_finish(rules, s, false)) return false;
    return rules->choice[ENG_DISCARD_CAUSE] != DISCARD_CAUSE_BLAME ||
           englishman_can_finish(rules, s, true);
}

static unsigned tested(unsigned clause, bool holds, unsigned way)
{
    arbiter_probe(clause, holds ? ARBITER_GRANTED : ARBITER_REFUSED);
    return holds ? way : 0;
}

/* ENG-WIN-5  Jack has all three kinds of treasure, and so three beanstalks. */
unsigned englishman_ways(const struct arbiter_rules *rules, const struct englishman *s,
                         unsigned asked)
{
    unsigned ways = 0;
    if (asked & ENGLISHMAN_VERTICAL)
        ways |=
            tested(ENG_WIN_2, englishman_vertical(s, rules->choice[ENG_VERTICAL] == VERTICAL_RUN),
                   ENGLISHMAN_VERTICAL);
    if (asked & ENGLISHMAN_HORIZONTAL)
        ways |= tested(ENG_WIN_3, englishman_horizontal(s), ENGLISHMAN_HORIZONTAL);
    if (asked & ENGLISHMAN_DISCARDED)
        ways |= tested(ENG_WIN_4, discarded(rules, s), ENGLISHMAN_DISCARDED);
    if (asked & ENGLISHMAN_CLAIMED)
        ways |= tested(ENG_WIN_5, englishman_claims(s) == ALL_TREASURES, ENGLISHMAN_CLAIMED);
    return ways;
}
