/* Claim    moves() lists an arbitrary event once if it has no fault, and never if it has one (Jack's turn).
 * Clauses  -
 * Bounds   every table of 50 cards, reachable or not; all readings
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
    ASSUME(sound_table(&s));
    ASSUME(s.phase >= ENGLISHMAN_JACK_3 && s.phase <= ENGLISHMAN_JACK_1);
    ASSUME(englishman_event_formed(&event));
    leave_open();
    witness = event;

    const unsigned count = englishman_moves(&rules, &s, 0);

    const bool legal = englishman_fault(&rules, &s, &event) == ENG_NONE;
    PROVE(listed == legal, "listed if it is legal, and never if it is not");
    PROVE(!twice, "listed once");
    PROVE(count <= ENGLISHMAN_MOVES_MAX, "the list is long enough");
    REACH(legal && event.kind == ENGLISHMAN_BACK && event.to == ENGLISHMAN_TO_BEAN,
          "a back card to the beanstalk");
    REACH(legal && event.kind == ENGLISHMAN_FRONT && event.to == 4, "a front card to a stack");
    REACH(legal && s.card[englishman_end(&s, event.from) - 1] >= 13 &&
              event.to == ENGLISHMAN_TO_BEAN,
          "a treasure");
    REACH(!legal && event.kind == ENGLISHMAN_PASS, "no pass");
    REACH(count >= 35, "many");
}
