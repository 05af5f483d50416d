/* Claim    moves() lists an arbitrary event once if it has no fault, and never if it has one (the Giant's turn, and the end).
 * Clauses  -
 * Bounds   every table of 50 cards, reachable or not; all readings
 * Method   cbmc
 * Sources  model/englishman.c model/englishman_board.c model/englishman_invariant.c
 * Options  --unwind 52
 * Split    yes
 * Limit    600
 */
#include "englishman_listed.h"

void harness(void)
{
    struct englishman s;
    struct arbiter_rules rules;
    struct arbiter_event event;
    ASSUME(known_rules(&rules));
    ASSUME(sound_table(&s));
    ASSUME(s.phase >= ENGLISHMAN_GIANT_ANY && s.phase < ENGLISHMAN_PHASES);
    ASSUME(englishman_event_formed(&event));
    leave_open();
    witness = event;

    const unsigned count = englishman_moves(&rules, &s, 0);

    const bool legal = englishman_fault(&rules, &s, &event) == ENG_NONE;
    PROVE(listed == legal, "listed if it is legal, and never if it is not");
    PROVE(!twice, "listed once");
    PROVE(count <= ENGLISHMAN_MOVES_MAX, "the list is long enough");
    REACH(legal && event.kind == ENGLISHMAN_DISCARD && event.index == 20, "a discard");
    REACH(legal && event.kind == ENGLISHMAN_GROUP, "a group");
    REACH(legal && event.kind == ENGLISHMAN_PASS && rules.choice[ENG_GIANT_TURN] == GIANT_TURN_MUST,
          "a forced pass");
    REACH(s.phase == ENGLISHMAN_OVER && count == 0, "nothing after the end");
    REACH(count >= 70, "many");
}
