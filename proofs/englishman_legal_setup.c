/* Claim    The Protection and passing are legal exactly where the clauses, said again in a formula of
 *          their own, allow them; and asking changes nothing.
 * Clauses  ENG-PROT-1 ENG-PROT-2 ENG-JACK-1 ENG-JACK-7 ENG-GIANT-1 ENG-GIANT-5 ENG-STUCK-1
 * Bounds   none on the history; 50 cards; all readings
 * Method   cbmc
 * Sources  model/englishman.c model/englishman_board.c model/englishman_invariant.c
 * Options  --unwind 51
 * Limit    300
 */
#include "englishman_open.h"

void harness(void)
{
    struct englishman s;
    struct arbiter_rules rules;
    struct arbiter_event event;
    ASSUME(known_rules(&rules));
    leave_open();
    ASSUME(englishman_shape_fault(&rules, &s) == ENG_I_NONE);
    ASSUME(englishman_event_formed(&event));
    ASSUME(event.kind == ENGLISHMAN_PASS || event.kind == ENGLISHMAN_PROTECTION);
    const struct englishman before = s;
    const unsigned fault = englishman_fault(&rules, &s, &event);

    bool legal = false;
    unsigned nonempty = 0, to_discard = 0;
    for (unsigned stack = 0; stack < ENGLISHMAN_STACKS; stack++)
        nonempty += englishman_cards(&s, stack) > 0;
    for (unsigned slot = 0; slot < ENGLISHMAN_CARDS; slot++)
        to_discard |= slot >= s.end[ENGLISHMAN_OUT] && s.card[slot] < 9;
    const bool alone = rules.choice[ENG_EMPTY_STACK] == EMPTY_STACK_JACK && nonempty < 2;
    if (event.kind == ENGLISHMAN_PROTECTION)
        legal = s.phase == ENGLISHMAN_PROTECT && event.index <= 10 &&
                event.place <= (event.from == event.to ? 10 : 11) &&
                !(event.from == event.to && event.index == event.place &&
                  rules.choice[ENG_PROTECT_NULL] == PROTECT_NULL_REFUSED);
    else if (s.phase == ENGLISHMAN_PROTECT)
        legal = true;
    else if (s.phase <= ENGLISHMAN_JACK_1)
        legal = rules.choice[ENG_JACK_MOVES] == JACK_MOVES_UPTO;
    else if (s.phase == ENGLISHMAN_GIANT_ANY)
        legal = rules.choice[ENG_GIANT_TURN] == GIANT_TURN_MAY || (alone && !to_discard);
    else if (s.phase == ENGLISHMAN_GIANT_SECOND)
        legal = rules.choice[ENG_GIANT_SECOND] == GIANT_SECOND_MAY || alone;
    PROVE((fault == ENG_NONE) == legal, "legal exactly as the clauses say");
    PROVE(same_position(&s, &before), "asking changes nothing");
    PROVE(fault < ENG_CLAUSES, "the fault is a clause");

    REACH(fault == ENG_JACK_7, "front to back in Jack's turn");
    REACH(fault == ENG_PROT_1 && s.phase == ENGLISHMAN_PROTECT, "no such place");
    REACH(fault == ENG_JACK_1, "Jack must go on");
    REACH(fault == ENG_GIANT_1, "the Giant must act");
    REACH(fault == ENG_GIANT_5, "the Giant owes a move");
    REACH(legal && alone && !to_discard && s.phase == ENGLISHMAN_GIANT_ANY, "a forced pass");
}
