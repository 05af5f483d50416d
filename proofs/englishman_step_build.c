/* Claim    A legal move onto the beanstalk takes the front or back card and puts it on top, moves no
 *          other card, completes the beanstalk exactly if it is a treasure, keeps the shape, is
 *          tested when and for what it should be, and gives the right next turn.
 * Clauses  ENG-JACK-3 ENG-JACK-5 ENG-BEAN-1 ENG-BEAN-5 ENG-BEAN-6 ENG-WIN-1 ENG-WIN-6
 * Bounds   none on the history; 50 cards; all readings
 * Method   cbmc
 * Sources  model/englishman.c model/englishman_play.c model/englishman_board.c model/englishman_invariant.c
 * Options  --unwind 51
 * Limit    400
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
    ASSUME(event.kind == ENGLISHMAN_FRONT || event.kind == ENGLISHMAN_BACK);
    ASSUME(event.to == ENGLISHMAN_TO_BEAN);
    ASSUME(englishman_fault(&rules, &s, &event) == ENG_NONE);
    const struct englishman before = s;
    const bool front = event.kind == ENGLISHMAN_FRONT;
    const unsigned from =
        front ? englishman_end(&before, event.from) - 1u : englishman_start(&before, event.from);
    const unsigned kind = before.card[from];
    ASSUME(treasures_twice_at_most(&before, kind));

    englishman_play(&rules, &s, &event);

    const unsigned to = before.end[ENGLISHMAN_BEAN];
    const bool completes = kind >= ENGLISHMAN_TREASURE;
    PROVE(s.card[slot] == before.card[table_source(slot, from, to)], "one card moved, no other");
    for (unsigned stack = 0; stack < ENGLISHMAN_STACKS; stack++)
        PROVE(englishman_cards(&s, stack) + (stack == event.from) ==
                  englishman_cards(&before, stack),
              "one card less in its stack alone");
    PROVE(table_count(s.end, ENGLISHMAN_OUT) == table_count(before.end, ENGLISHMAN_OUT),
          "no discard");
    PROVE(table_count(s.end, ENGLISHMAN_BEAN) ==
              (completes ? 0 : table_count(before.end, ENGLISHMAN_BEAN) + 1),
          "the beanstalk grows, or is put away complete");
    PROVE(englishman_beans_done(&s) == englishman_beans_done(&before) + completes,
          "a treasure completes a beanstalk, and nothing else does");
    PROVE(!completes || englishman_claims(&s) ==
                            (englishman_claims(&before) | 1u << (kind - ENGLISHMAN_TREASURE)),
          "its treasure is claimed");
    PROVE(englishman_shape_fault(&rules, &s) == ENG_I_NONE, "the shape is kept");
    prove_result(&rules, &before, &s, &event, slot);

    REACH(completes && englishman_beans_done(&s) == 5, "a fifth beanstalk");
    REACH(!completes && table_count(s.end, ENGLISHMAN_BEAN) == 6, "a sixth card");
    REACH(!front && kind == 0, "a 1 from the back");
    REACH(s.winner == ENGLISHMAN_DRAW, "both win: a draw");
    REACH(s.winner == ENGLISHMAN_JACK_WINS && answered_last != s.ways, "both win: Jack");
    REACH(s.winner == ENGLISHMAN_GIANT_WINS && answered_last != s.ways, "both win: the Giant");
    REACH(englishman_claims(&s) == 7 && s.phase == ENGLISHMAN_JACK_2,
          "three treasures in mid-turn");
}
