/* Claim    Taking back brings the cards of this trick from the board to the trick, and uncovers what lay there
 *          before. A dealt card goes to the hand whose turn it is, clockwise from the dealer's left; after
 *          the last one all others lie aside and the player to the dealer's left leads the first of ten tricks. A
 *          named dealer deals. No other card moves, and nothing else changes.
 * Clauses  UGO-PUT-6 UGO-DEAL-1 UGO-DEAL-2 UGO-DEAL-3 UGO-DEAL-4 UGO-LEAD-1
 * Bounds   none on the history; all readings and figures
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
    ASSUME(ugo_shape_fault(&rules, &s) == UGO_I_NONE);
    ASSUME(ugo_event_formed(&event));
    ASSUME(event.kind != UGO_PLAY_CARD && event.kind != UGO_PUT_CARD);
    ASSUME(ugo_fault(&rules, &s, &event) == UGO_NONE);
    ASSUME(seat < PLAYERS && card < UGO_CARDS && place < UGO_PLACES);
    const struct ugo before = s;

    ugo_play(&rules, &s, &event);

    const unsigned leader = (s.dealer + 1) % PLAYERS;
    PROVE(same_points(&s, &before) && s.game == before.game, "no points, no farmers, no new game");
    PROVE(s.trick[seat] == before.trick[seat] && s.under[place] == before.under[place],
          "the trick is as it was");
    if (event.kind == UGO_BACK) {
        const bool taken = in_trick(&before, card);
        PROVE(s.zone[card] == (taken ? UGO_IN_TRICK : before.zone[card]),
              "the cards of this trick are taken back, and no others");
        PROVE(s.top[seat][place] ==
                  (seat == before.turn ? before.under[place] : before.top[seat][place]),
              "the board shows what it showed before this trick, and the others do not change");
        PROVE(s.phase == UGO_PUT && s.turn == before.turn && s.left == before.left &&
                  s.leader == before.leader && s.dealer == before.dealer,
              "the winner places anew");
    } else if (event.kind == UGO_DEAL_CARD) {
        const unsigned dealt = 10 * PLAYERS - before.left;
        const unsigned to = (before.dealer + 1 + dealt) % PLAYERS;
        const bool last = before.left == 1, rest = last && before.zone[card] == UGO_USED;
        PROVE(s.zone[card] == (card == event.index ? to
                               : rest              ? UGO_ASIDE
                                                   : before.zone[card]),
              "one card to the next hand, and with the last one the rest aside");
        PROVE(same_tops(&s, &before) && s.dealer == before.dealer, "the boards stay empty");
        PROVE(s.phase == (last ? UGO_PLAY : UGO_DEAL), "dealing ends with the last card");
        PROVE(s.left == (last ? 10 : before.left - 1), "a card less is left, or ten tricks are");
        PROVE(s.turn == leader && s.leader == leader, "the player to the dealer's left leads");
    } else {
        PROVE(same_zones(&s, &before) && same_tops(&s, &before), "no card moves");
        PROVE(s.phase == UGO_DEAL && s.dealer == event.from, "the named one deals");
        PROVE(s.left == before.left, "all cards are left to deal");
        PROVE(s.turn == leader && s.leader == leader, "the player to his left leads");
    }

    REACH(event.kind == UGO_BACK && in_trick(&before, card) && before.under[place] != UGO_NO_CARD &&
              before.top[s.turn][place] == card,
          "uncovered again");
    REACH(event.kind == UGO_DEAL_CARD && s.phase == UGO_PLAY && s.zone[card] == UGO_ASIDE &&
              before.zone[card] == UGO_USED,
          "what is left over lies aside");
    REACH(event.kind == UGO_DEAL_CARD && before.left == 10 * PLAYERS, "the first card");
    REACH(event.kind == UGO_NAME_DEALER && s.dealer != before.dealer, "another dealer");
}
