/* Claim    The Protection puts the chosen card on the chosen place, moves no other card, keeps the shape
 *          of the position, and gives Jack his first turn.
 * Clauses  ENG-PROT-1 ENG-JACK-7 ENG-WIN-1
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
    ASSUME(event.kind == ENGLISHMAN_PROTECTION);
    ASSUME(englishman_fault(&rules, &s, &event) == ENG_NONE);
    const struct englishman before = s;

    englishman_play(&rules, &s, &event);

    const unsigned from = englishman_start(&before, event.from) + event.index - 1u;
    const unsigned to = englishman_start(&s, event.to) + event.place - 1u;
    PROVE(s.card[slot] == before.card[table_source(slot, from, to)], "one card moved, no other");
    PROVE(to < englishman_end(&s, event.to), "it lies in the stack it was put into");
    for (unsigned zone = 0; zone < ENGLISHMAN_ZONES; zone++) {
        const unsigned gone = zone == 3u + event.from && event.from != event.to;
        const unsigned came = zone == 3u + event.to && event.from != event.to;
        PROVE(table_count(s.end, zone) + gone == table_count(before.end, zone) + came,
              "one stack has a card less and one a card more");
    }
    PROVE(slot >= before.end[ENGLISHMAN_OUT] || s.card[slot] == before.card[slot],
          "nothing outside the castle moves");
    PROVE(s.card[slot] < ENGLISHMAN_KINDS, "the kinds are known");
    const struct englishman outside = outside_castle(&before, &s);
    PROVE(englishman_shape_fault(&rules, &outside) == ENG_I_NONE, "the shape is kept");
    prove_result(&rules, &before, &s, &event, slot);

    REACH(event.from == 3 && event.index == 10 && event.to == 3 && event.place == 1,
          "front to back");
    REACH(event.from == 4 && event.to == 0 && event.place == 11, "to the front of another stack");
    REACH(same_ends(&s, &before) && event.index == event.place, "back on its own place");
    REACH(s.winner == ENGLISHMAN_GIANT_WINS, "a pattern counts after the Protection");
}
