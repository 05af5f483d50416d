/* Claim    The vertical win holds exactly where a walk through the stacks, card by card, finds the four
 *          different giants together.
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

/* The converse, by a search of its own: stack by stack, card by card. */
void harness(void)
{
    struct englishman s;
    uint8_t run;
    bool zones = s.end[7] == 50, found = false;
    for (unsigned zone = 1; zone < ENGLISHMAN_ZONES; zone++)
        zones &= s.end[zone - 1] <= s.end[zone];
    ASSUME(zones && run < 2);
    for (unsigned slot = 0; slot < ENGLISHMAN_CARDS; slot++) {
        ASSUME(s.card[slot] < ENGLISHMAN_KINDS);
        ASSUME(slot >= s.end[ENGLISHMAN_OUT] || !englishman_is_giant(s.card[slot]));
    }
    const bool vertical = englishman_vertical(&s, run == 1);

    /* since[k]: how many cards ago giant k lay, counting back through giants of the same stack. */
    unsigned since[4] = {99, 99, 99, 99};
    for (unsigned slot = 0; slot < ENGLISHMAN_CARDS; slot++) {
        bool new_stack = false;
        for (unsigned stack = 0; stack < ENGLISHMAN_STACKS; stack++)
            new_stack |= englishman_start(&s, stack) == slot;
        const bool giant = s.card[slot] >= 9 && s.card[slot] < 13;
        bool all = giant;
        for (unsigned kind = 0; kind < 4; kind++) {
            const unsigned age = new_stack || since[kind] == 99 ? 99 : since[kind] + 1;
            since[kind] = !giant ? 99 : (s.card[slot] == 9 + kind ? 0 : age);
            all &= since[kind] <= (run == 1 ? 50u : 3u);
        }
        found |= all;
    }
    PROVE(vertical == found, "vertical exactly where a walk through the stacks finds the four");
    REACH(vertical && run == 0, "four neighbours");
    REACH(!vertical && run == 0 && s.card[0] == 9 && s.card[1] == 10 && s.card[2] == 10 &&
              s.card[3] == 11 && s.card[4] == 12 && s.end[2] == 0 && s.end[3] == 9,
          "a repeat among five");
    REACH(vertical && run == 1 && s.card[0] == 9 && s.card[1] == 10 && s.card[2] == 10 &&
              s.card[3] == 11 && s.card[4] == 12 && s.end[2] == 0 && s.end[3] == 5,
          "a repeat among five, by the other reading");
}
