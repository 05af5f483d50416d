/* Claim    The Giant's events are legal exactly where the clauses, said again in a formula of their own,
 *          allow them; and asking changes nothing.
 * Clauses  ENG-TURN-1 ENG-GIANT-1 ENG-GIANT-2 ENG-GIANT-3 ENG-GIANT-4 ENG-GIANT-5 ENG-JACK-6
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
    ASSUME(event.kind == ENGLISHMAN_DISCARD || event.kind == ENGLISHMAN_GROUP ||
           event.kind == ENGLISHMAN_SINGLE);
    const struct englishman before = s;
    const unsigned fault = englishman_fault(&rules, &s, &event);

    /* The clauses, said again. */
    const unsigned cards = s.end[3 + event.from] - s.end[2 + event.from];
    const bool free_choice = s.phase == ENGLISHMAN_GIANT_ANY;
    bool legal;
    if (event.kind == ENGLISHMAN_DISCARD) {
        legal = free_choice && event.index <= cards &&
                s.card[englishman_end(&s, event.from) - cards + event.index - 1] < 9;
    } else {
        const bool to_empty = s.end[3 + event.to] == s.end[2 + event.to];
        const unsigned needed = event.kind == ENGLISHMAN_GROUP ? 4 : 1;
        legal = event.from != event.to && cards >= needed &&
                (free_choice ||
                 (event.kind == ENGLISHMAN_SINGLE && s.phase == ENGLISHMAN_GIANT_SECOND));
        if (to_empty && rules.choice[ENG_EMPTY_STACK] == EMPTY_STACK_JACK) legal = false;
    }
    PROVE((fault == ENG_NONE) == legal, "the Giant's events are legal exactly as the clauses say");
    PROVE(same_position(&s, &before), "asking changes nothing");
    PROVE(fault < ENG_CLAUSES, "the fault is a clause");

    REACH(legal && event.kind == ENGLISHMAN_GROUP && cards == 4, "a group of all four cards");
    REACH(fault == ENG_GIANT_1, "a second option");
    REACH(fault == ENG_GIANT_2, "no beanstalk card");
    REACH(fault == ENG_GIANT_4, "fewer than four cards");
    REACH(fault == ENG_JACK_6, "an empty stack refused");
    REACH(fault == ENG_TURN_1, "in Jack's turn");
    REACH(fault == ENG_END_1, "after the end");
    REACH(legal && event.kind == ENGLISHMAN_DISCARD && event.index == 40,
          "a discard from deep within");
}
