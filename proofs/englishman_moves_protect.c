/* Claim    moves() lists an arbitrary event once if it has no fault, and never if it has one (the Protection).
 * Clauses  -
 * Bounds   none on the history; 50 cards; all readings
 * Method   cbmc
 * Sources  model/englishman.c model/englishman_board.c model/englishman_invariant.c
 * Options  --unwind 51
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
    ASSUME(englishman_shape_fault(&rules, &s) == ENG_I_NONE);
    ASSUME(s.phase == ENGLISHMAN_PROTECT);
    ASSUME(englishman_event_formed(&event));
    leave_open();
    witness = event;

    const unsigned count = englishman_moves(&rules, &s, 0);

    const bool legal = englishman_fault(&rules, &s, &event) == ENG_NONE;
    PROVE(listed == legal, "listed if it is legal, and never if it is not");
    PROVE(!twice, "listed once");
    PROVE(count <= ENGLISHMAN_MOVES_MAX, "the list is long enough");
    REACH(count == 2701, "all of them");
    REACH(count == 2651, "without those that change nothing");
    REACH(legal && event.kind == ENGLISHMAN_PASS, "declining");
}
