/* Claim    A legal move of one card within the castle (Jack's front and back moves, the Giant's single
 *          moves) rotates the row exactly as asked, moves no other card, keeps the shape of the
 *          position, is tested when and for what it should be, and gives the right next turn.
 * Clauses  ENG-JACK-1 ENG-JACK-2 ENG-JACK-4 ENG-GIANT-5 ENG-TURN-1 ENG-WIN-1 ENG-WIN-6
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
    ASSUME(event.kind == ENGLISHMAN_FRONT || event.kind == ENGLISHMAN_BACK ||
           event.kind == ENGLISHMAN_SINGLE);
    ASSUME(event.to < ENGLISHMAN_STACKS);
    ASSUME(englishman_fault(&rules, &s, &event) == ENG_NONE);
    const struct englishman before = s;

    englishman_play(&rules, &s, &event);

    /* Where the card was, and where it must be: the last slot of its new stack. */
    const bool back = event.kind == ENGLISHMAN_BACK;
    const unsigned from =
        back ? englishman_start(&before, event.from) : englishman_end(&before, event.from) - 1u;
    const unsigned to = englishman_end(&s, event.to) - 1u;
    PROVE(s.card[slot] == before.card[table_source(slot, from, to)], "one card moved, no other");
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

    REACH(back && englishman_cards(&before, event.from) == 50, "back to front of fifty cards");
    REACH(event.kind == ENGLISHMAN_FRONT && englishman_cards(&before, event.to) == 0,
          "to an empty stack");
    REACH(s.phase == ENGLISHMAN_GIANT_SECOND, "a single move is made");
    REACH(s.winner == ENGLISHMAN_GIANT_WINS && before.phase == ENGLISHMAN_JACK_3,
          "the Giant wins on Jack's move");
    REACH(s.ways == ENGLISHMAN_STUCK, "the Giant is stuck, and loses");
    REACH(tests == 0, "a move that is not tested");
}
