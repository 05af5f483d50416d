/* Claim    Wherever four neighbours in one stack are the four different giants (or, by the other reading,
 *          an unbroken run of giants has all four), the Giant's vertical win holds.
 * Clauses  ENG-WIN-2
 * Bounds   every table of 50 cards
 * Method   cbmc
 * Sources  model/englishman_board.c
 * Options  --unwind 51
 * Limit    300
 */
#include "englishman_proof.h"
#include "../model/englishman_win.c"

bool englishman_can_finish(const struct arbiter_rules *rules, const struct englishman *s,
                           bool discards_back)
{
    (void)rules, (void)s, (void)discards_back;
    return true; /* not asked for */
}

/* The clause, said again: some stretch of a stack is giants alone and has all four kinds; it is four
 * cards long, or any length in the other reading.  `first` and `length` are any stretch at all. */
void harness(void)
{
    struct englishman s;
    uint8_t run;
    unsigned stack, first, length, kinds = 0;
    bool zones = s.end[7] == 50, giants = true;
    for (unsigned zone = 1; zone < ENGLISHMAN_ZONES; zone++)
        zones &= s.end[zone - 1] <= s.end[zone];
    ASSUME(zones && run < 2);
    for (unsigned slot = 0; slot < ENGLISHMAN_CARDS; slot++) {
        ASSUME(s.card[slot] < ENGLISHMAN_KINDS);
        ASSUME(slot >= s.end[ENGLISHMAN_OUT] || !englishman_is_giant(s.card[slot]));
    }
    const bool vertical = englishman_vertical(&s, run == 1);

    ASSUME(stack < ENGLISHMAN_STACKS && first < 50 && length >= 4 && length <= 50);
    ASSUME(englishman_start(&s, stack) <= first && first + length <= englishman_end(&s, stack));
    ASSUME(run == 1 || length == 4);
    for (unsigned slot = 0; slot < ENGLISHMAN_CARDS; slot++) {
        if (slot < first || slot >= first + length) continue;
        giants &= s.card[slot] >= 9 && s.card[slot] < 13;
        kinds |= 1u << s.card[slot];
    }
    const bool stretch = giants && kinds == (1u << 9 | 1u << 10 | 1u << 11 | 1u << 12);
    PROVE(!stretch || vertical, "any such stretch wins");

    REACH(stretch && run == 0 && first > 0 && first + 4 < englishman_end(&s, stack),
          "in the middle of a stack");
    REACH(stretch && run == 1 && length == 8, "a run of eight");
    REACH(!vertical && giants && length == 4, "four giants with a repeat");
}
