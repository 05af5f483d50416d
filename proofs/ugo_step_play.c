/* Claim    A legal card leaves the hand for the trick, and no other card moves. Before the last one the next
 *          player clockwise is to act. With the last one the winner of the trick is, to place its cards; all
 *          get the farmers that are due, as far as there are spots for them or the reading keeps them; and
 *          a card less is left. Leading makes what was placed final.
 * Clauses  UGO-LEAD-2 UGO-TRICK-1 UGO-WIN-1 UGO-PUT-1 UGO-PUT-6 UGO-FARM-1 UGO-FARM-3 UGO-FARM-4
 * Bounds   none on the history; all readings and figures
 * Method   cbmc
 * Sources  model/ugo.c model/ugo_counts.c model/ugo_invariant.c model/ugo_play.c model/ugo_score.c model/ugo_trick.c
 * Options  --unwind 46
 * Cases    PLAYERS=2 PLAYERS=3 PLAYERS=4
 * Limit    600
 */
#include "ugo_proof.h"

void harness(void)
{
    struct ugo s;
    struct arbiter_rules rules;
    struct arbiter_event event;
    unsigned seat, card, place, clause;
    choose_rules(&rules);
    ASSUME(ugo_shape_fault(&rules, &s) == UGO_I_NONE);
    ASSUME(ugo_event_formed(&event) && event.kind == UGO_PLAY_CARD);
    ASSUME(ugo_fault(&rules, &s, &event) == UGO_NONE);
    ASSUME(seat < PLAYERS && card < UGO_CARDS && place < UGO_PLACES);
    const struct ugo before = s;
    const bool leads = before.phase == UGO_LEAD || before.turn == before.leader;
    const unsigned leader = leads ? before.turn : before.leader;
    const bool last = (before.turn + 1) % PLAYERS == leader;

    ugo_play(&rules, &s, &event);

    PROVE(s.zone[card] == (card == event.index ? UGO_IN_TRICK : before.zone[card]),
          "this card goes to the trick, and no other moves");
    PROVE(s.trick[seat] == (seat == before.turn ? event.index
                            : leads             ? UGO_NO_CARD
                                                : before.trick[seat]),
          "the trick has one more card, or begins");
    PROVE(same_tops(&s, &before), "the boards are as they were");
    PROVE(s.leader == leader, "who has won the last trick leads, or has led");
    PROVE(s.game == before.game && s.dealer == before.dealer && s.total[seat] == before.total[seat],
          "nothing of the match changes");
    if (!last) {
        PROVE(s.phase == UGO_PLAY && s.turn == (before.turn + 1) % PLAYERS, "clockwise");
        PROVE(s.left == before.left && s.farmers[seat] == before.farmers[seat], "no farmers yet");
        PROVE(s.under[place] == UGO_NO_CARD, "nothing is being placed");
    } else {
        const unsigned winner = ugo_winner(&rules, &s, &clause);
        const unsigned sum = before.farmers[seat] + ugo_farmers_due(&rules, &s, seat, winner);
        const unsigned spots = ugo_spots(&rules);
        const bool lost = sum > spots && rules.choice[UGO_SURPLUS] == SURPLUS_LOST;
        PROVE(s.phase == UGO_PUT && s.turn == winner, "the winner is to place the trick");
        PROVE(s.left == before.left - 1, "a trick less is left");
        PROVE(s.farmers[seat] == (lost ? spots : sum), "everyone gets what is due");
        PROVE(s.under[place] == before.top[winner][place], "what the trick is placed upon");
    }

    REACH(!last && before.phase == UGO_LEAD, "leading makes it final");
    REACH(last && s.left == 0, "the tenth trick");
    REACH(last && s.farmers[seat] == 12, "all spots of the largest board");
    REACH(last && s.farmers[seat] > 12, "more farmers than spots");
    REACH(last && s.turn == before.turn, "the last card wins");
    REACH(!last && !leads, "in the midst of a trick");
}
