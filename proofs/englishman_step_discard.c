/* Claim    A legal discard takes the chosen card out of the castle and sorts it into the discards,
 *          moves no other card, keeps the shape of the position, and ends the turn.
 * Clauses  ENG-GIANT-1 ENG-GIANT-2 ENG-GIANT-6 ENG-WIN-1
 * Bounds   none on the history; 50 cards; all readings
 * Method   cbmc
 * Sources  model/englishman.c model/englishman_play.c model/englishman_board.c model/englishman_invariant.c
 * Options  --unwind 51
 * Split    yes
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
    ASSUME(event.kind == ENGLISHMAN_DISCARD);
    ASSUME(englishman_fault(&rules, &s, &event) == ENG_NONE);
    const struct englishman before = s;
    unsigned to;
    ASSUME(to < ENGLISHMAN_CARDS);

    englishman_play(&rules, &s, &event);

    const unsigned from = englishman_start(&before, event.from) + event.index - 1u;
    unsigned lower = 0;
    for (unsigned other = 0; other < ENGLISHMAN_CARDS; other++)
        lower += other >= before.end[ENGLISHMAN_BEAN] && other < before.end[ENGLISHMAN_OUT] &&
                 before.card[other] < before.card[from];
    ASSUME(to == before.end[ENGLISHMAN_BEAN] + lower);
    PROVE(s.card[slot] == before.card[table_source(slot, from, to)], "one card moved, no other");
    for (unsigned zone = 0; zone < ENGLISHMAN_ZONES; zone++)
        PROVE(table_count(s.end, zone) + (zone == 3u + event.from) ==
                  table_count(before.end, zone) + (zone == ENGLISHMAN_OUT),
              "the stack has a card less and the discards have one more");
    PROVE(s.phase == ENGLISHMAN_OVER || s.phase == ENGLISHMAN_JACK_3, "it is the whole turn");
    PROVE(englishman_shape_fault(&rules, &s) == ENG_I_NONE, "the shape is kept");
    prove_result(&rules, &before, &s, &event, slot);

    REACH(event.index == 1 && englishman_cards(&before, event.from) > 5, "from the back");
    REACH(to + 1 < ENGLISHMAN_CARDS && table_count(before.end, ENGLISHMAN_OUT) > 2,
          "among the others");
    REACH(s.ways == ENGLISHMAN_DISCARDED, "the Giant wins by it");
}
