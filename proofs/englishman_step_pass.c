/* Claim    A legal pass moves no card, keeps the shape of the position, is tested only where it ends
 *          something, and gives the right next turn.
 * Clauses  ENG-PROT-2 ENG-JACK-1 ENG-GIANT-1 ENG-GIANT-5 ENG-STUCK-1 ENG-WIN-1
 * Bounds   none on the history; 50 cards; all readings
 * Method   cbmc
 * Sources  model/englishman.c model/englishman_play.c model/englishman_board.c model/englishman_invariant.c
 * Options  --unwind 51
 * Limit    300
 */
#include "englishman_step.h"

void harness(void)
{
    struct englishman s;
    struct arbiter_rules rules;
    struct arbiter_event event;
    unsigned slot;
    ASSUME(known_rules(&rules));
    ASSUME(reachable_shape(&rules, &s));
    ASSUME(englishman_event_formed(&event) && slot < ENGLISHMAN_CARDS);
    ASSUME(event.kind == ENGLISHMAN_PASS);
    ASSUME(englishman_fault(&rules, &s, &event) == ENG_NONE);
    const struct englishman before = s;

    englishman_play(&rules, &s, &event);

    PROVE(s.card[slot] == before.card[slot] && same_ends(&s, &before), "no card moves");
    PROVE(englishman_shape_fault(&rules, &s) == ENG_I_NONE, "the shape is kept");
    prove_result(&rules, &before, &s, &event, slot);

    REACH(before.phase == ENGLISHMAN_PROTECT, "the Protection is declined");
    REACH(before.phase == ENGLISHMAN_JACK_2, "Jack stops early");
    REACH(before.phase == ENGLISHMAN_GIANT_SECOND && s.winner == ENGLISHMAN_GIANT_WINS,
          "the Giant stops early, and has won");
    REACH(englishman_giant_stuck(&rules, &before), "the Giant passes because he is stuck");
}
