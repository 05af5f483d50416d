/* Claim    A legal four-card move takes the front four cards to the front of the other stack, in order
 *          (or in the order of the reading), moves no other card, keeps the shape, and ends the turn.
 * Clauses  ENG-GIANT-1 ENG-GIANT-3 ENG-WIN-1
 * Bounds   none on the history; 50 cards; all readings
 * Method   cbmc
 * Sources  model/englishman.c model/englishman_play.c model/englishman_board.c model/englishman_invariant.c
 * Options  --unwind 51
 * Split    yes
 * Limit    600
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
    ASSUME(event.kind == ENGLISHMAN_GROUP);
    ASSUME(englishman_fault(&rules, &s, &event) == ENG_NONE);
    const struct englishman before = s;

    englishman_play(&rules, &s, &event);

    /* How many of the four have moved: all, unless a test between two cards was won. */
    const unsigned moved = englishman_cards(&before, event.from) - englishman_cards(&s, event.from);
    PROVE(moved == 4 || (s.phase == ENGLISHMAN_OVER && rules.choice[ENG_TIMING] == TIMING_CARD &&
                         moved >= 1 && moved < 4),
          "four cards move");
    for (unsigned zone = 0; zone < ENGLISHMAN_ZONES; zone++)
        PROVE(table_count(s.end, zone) + (zone == 3u + event.from ? moved : 0u) ==
                  table_count(before.end, zone) + (zone == 3u + event.to ? moved : 0u),
              "from the one stack to the other");
    const unsigned first = englishman_end(&before, event.from) - 4u;
    for (unsigned card = 0; card < 4; card++) {
        const bool reversed = rules.choice[ENG_FOUR_ORDER] == FOUR_ORDER_REVERSED;
        if (card < moved)
            PROVE(s.card[englishman_end(&s, event.to) - moved + card] ==
                      before.card[reversed ? first + 3 - card : first + card],
                  "the four arrive in order");
    }
    for (unsigned stack = 0; stack < ENGLISHMAN_STACKS; stack++) {
        const unsigned place = slot;
        const unsigned kept = englishman_cards(&before, stack) - (stack == event.from ? 4u : 0u);
        if (place < kept)
            PROVE(s.card[englishman_start(&s, stack) + place] ==
                      before.card[englishman_start(&before, stack) + place],
                  "no other card of the castle changes its place");
    }
    PROVE(slot >= before.end[ENGLISHMAN_OUT] || s.card[slot] == before.card[slot],
          "nothing outside the castle moves");
    PROVE(s.card[slot] < ENGLISHMAN_KINDS, "the kinds are known");
    const struct englishman outside = outside_castle(&before, &s);
    PROVE(englishman_shape_fault(&rules, &outside) == ENG_I_NONE, "the shape is kept");
    prove_result(&rules, &before, &s, &event, slot);

    REACH(moved == 2, "a win between two cards");
    REACH(englishman_cards(&before, event.from) == 4, "the stack is emptied");
    REACH(englishman_cards(&before, event.to) == 0, "to an empty stack");
    REACH(s.phase == ENGLISHMAN_JACK_3 && event.from > event.to, "to an earlier stack");
}
