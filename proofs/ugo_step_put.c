/* Claim    A legal placing puts the card on top of its place, and no other card moves. Before the last one the
 *          winner goes on; after it he leads the next trick, or, by the other reading, may still take back.
 *          After the last one of the tenth trick every board scores; after the fourth game the match is over
 *          with its boards, and otherwise the next game is dealt: all cards that do not lie aside are
 *          used, boards and farmers are gone, and the reading says who deals.
 * Clauses  UGO-LEAD-1 UGO-LEAD-2 UGO-PUT-1 UGO-PUT-6 UGO-SCORE-4 UGO-MATCH-1 UGO-MATCH-2 UGO-DEAL-4
 * Bounds   none on the history; all readings and figures; what a board scores is any number
 * Method   cbmc
 * Sources  model/ugo.c model/ugo_counts.c model/ugo_invariant.c model/ugo_play.c model/ugo_trick.c
 * Options  --unwind 46
 * Cases    PLAYERS=2 PLAYERS=3 PLAYERS=4
 * Limit    600
 */
#include "ugo_step.h"

void harness(void)
{
    struct ugo s;
    struct arbiter_rules rules;
    struct arbiter_event event;
    unsigned seat, card, place;
    choose_rules(&rules);
    leave_scores_open();
    ASSUME(ugo_shape_fault(&rules, &s) == UGO_I_NONE);
    ASSUME(ugo_event_formed(&event) && event.kind == UGO_PUT_CARD);
    ASSUME(ugo_fault(&rules, &s, &event) == UGO_NONE);
    ASSUME(seat < PLAYERS && card < UGO_CARDS && place < UGO_PLACES);
    const struct ugo before = s;
    unsigned waiting = 0;
    for (unsigned other = 0; other < PLAYERS; other++)
        waiting += before.zone[before.trick[other]] == UGO_IN_TRICK;
    const bool last = waiting == 1, final = last && before.left == 0;
    const bool over = final && before.game == UGO_GAMES, anew = final && !over;

    ugo_play(&rules, &s, &event);

    const unsigned to = UGO_IN_KINGDOM + before.turn;
    const unsigned zone = card == event.index ? to : before.zone[card];
    const bool here = seat == before.turn && place == event.place - 1u;
    const unsigned top = here ? event.index : before.top[seat][place];
    if (!anew) {
        PROVE(s.zone[card] == zone, "this card goes to the kingdom, and no other moves");
        PROVE(s.top[seat][place] == top, "it lies on top of its place");
        PROVE(s.farmers[seat] == before.farmers[seat], "placing brings no farmers");
        PROVE(s.game == before.game && s.dealer == before.dealer && s.left == before.left,
              "the game goes on, or is the last");
        PROVE(s.turn == before.turn, "the winner is to act");
    } else {
        PROVE(s.zone[card] == (zone == UGO_ASIDE ? UGO_ASIDE : UGO_USED), "all others are used");
        PROVE(s.top[seat][place] == UGO_NO_CARD && s.farmers[seat] == 0, "empty boards");
        PROVE(s.game == before.game + 1 && s.left == 10 * PLAYERS, "the next game is dealt");
        PROVE(s.dealer == next_dealer_due(&rules, before.dealer), "the reading says who deals");
        PROVE(s.turn == (s.dealer + 1) % PLAYERS, "the player to his left leads");
    }
    if (last && !(s.phase == UGO_LEAD)) {
        PROVE(s.trick[seat] == UGO_NO_CARD && s.under[place] == UGO_NO_CARD, "the trick is over");
        PROVE(s.leader == s.turn, "the winner leads");
    } else {
        PROVE(s.trick[seat] == before.trick[seat] && s.under[place] == before.under[place],
              "the trick is still being placed");
        PROVE(s.leader == before.leader, "who has led it");
    }
    PROVE(s.phase == (!last   ? UGO_PUT
                      : over  ? UGO_OVER
                      : final ? phase_of_deal(&rules)
                              : phase_of_lead(&rules)),
          "what comes next");
    PROVE(s.total[seat] == before.total[seat] + (final ? open_score[seat] : 0),
          "the points of a game are added at its end");
    PROVE(!final || (scored[seat].top[seat][place] == top &&
                     scored[seat].farmers[seat] == before.farmers[seat]),
          "the whole board is scored");

    REACH(over && s.total[seat] < 0, "the end of the match");
    REACH(anew && s.phase == UGO_DEALER, "a dealer is to be chosen");
    REACH(anew && s.phase == UGO_DEAL && s.game == 4, "the fourth game is dealt");
    REACH(s.phase == UGO_LEAD, "not final yet");
    REACH(last && s.phase == UGO_PLAY && s.left == 9, "the second trick");
    REACH(!last && before.top[before.turn][event.place - 1] == UGO_NO_CARD, "a new colour");
}
