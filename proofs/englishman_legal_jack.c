/* Claim    Jack's moves are legal exactly where the clauses, said again in a formula of their own, allow
 *          them; and asking changes nothing.
 * Clauses  ENG-TURN-1 ENG-PROT-2 ENG-JACK-1 ENG-JACK-2 ENG-JACK-3 ENG-JACK-4 ENG-JACK-5 ENG-BEAN-1 ENG-BEAN-2 ENG-BEAN-4 ENG-BEAN-5 ENG-BEAN-6 ENG-BEAN-7
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
    ASSUME(englishman_shape_fault(&rules, &s) == ENG_I_NONE);
    ASSUME(englishman_event_formed(&event));
    ASSUME(event.kind == ENGLISHMAN_FRONT || event.kind == ENGLISHMAN_BACK);
    leave_open();
    const struct englishman before = s;
    const unsigned fault = englishman_fault(&rules, &s, &event);

    /* The clauses, said again. */
    const unsigned cards = englishman_cards(&s, event.from);
    const bool his_turn = s.phase == ENGLISHMAN_JACK_3 || s.phase == ENGLISHMAN_JACK_2 ||
                          s.phase == ENGLISHMAN_JACK_1;
    bool legal = his_turn && cards > 0;
    if (legal && event.to < ENGLISHMAN_STACKS) {
        const bool null = event.kind == ENGLISHMAN_BACK && cards == 1;
        legal = (event.kind == ENGLISHMAN_FRONT) == (event.to != event.from);
        if (null && rules.choice[ENG_LONE_BACK] == LONE_BACK_REFUSED) legal = false;
    } else if (legal) {
        const unsigned start = englishman_start(&s, event.from);
        const unsigned kind = s.card[event.kind == ENGLISHMAN_FRONT ? start + cards - 1 : start];
        const unsigned height = table_count(s.end, ENGLISHMAN_BEAN);
        const unsigned done = table_count(s.end, ENGLISHMAN_DONE) / 7;
        const bool no_more =
            height == 0 && done == 3 && rules.choice[ENG_REPEAT_TREASURE] == REPEAT_TREASURE_WASTED;
        if (kind < 9)
            legal = height < 6 && followers >> kind & 1 && !no_more &&
                    (height == 0 || s.card[s.end[ENGLISHMAN_BEAN] - 1] < kind);
        else if (kind < 13)
            legal = false;
        else
            legal = height == 6;
        if (kind >= 13 && rules.choice[ENG_REPEAT_TREASURE] == REPEAT_TREASURE_REFUSED)
            for (unsigned bean = 0; bean < ENGLISHMAN_DONE_MAX; bean++)
                if (bean < done && s.card[7 * bean + 6] == kind) legal = false;
    }
    PROVE((fault == ENG_NONE) == legal, "Jack's moves are legal exactly as the clauses say");
    PROVE(same_position(&s, &before), "asking changes nothing");
    PROVE(fault < ENG_CLAUSES, "the fault is a clause");

    REACH(legal && event.to == ENGLISHMAN_TO_BEAN && event.kind == ENGLISHMAN_BACK,
          "back to beanstalk");
    REACH(fault == ENG_BEAN_2, "not higher");
    REACH(fault == ENG_BEAN_3, "cannot be finished");
    REACH(fault == ENG_BEAN_4, "a seventh card");
    REACH(fault == ENG_BEAN_5, "a treasure too early");
    REACH(fault == ENG_BEAN_6, "a second beanstalk too early");
    REACH(fault == ENG_BEAN_7, "a treasure twice");
    REACH(fault == ENG_JACK_4, "back to another stack");
    REACH(fault == ENG_GIANT_6, "from the back in the Giant's turn");
    REACH(legal && event.to < 5 && englishman_cards(&s, event.to) == 0, "to an empty stack");
}
