/* Claim    The deal establishes the invariant, for every deal: where each hand has ten cards, the last seat has
 *          dealt, the first one leads, and boards, trick and totals are empty; no card moves.
 * Clauses  UGO-SEAT-1 UGO-DEAL-1 UGO-DEAL-2 UGO-DEAL-3 UGO-DEAL-4 UGO-LEAD-1
 * Bounds   every deal; all readings and figures
 * Method   cbmc
 * Sources  model/ugo.c model/ugo_counts.c model/ugo_invariant.c model/ugo_play.c model/ugo_score.c model/ugo_trick.c
 * Options  --unwind 46
 * Cases    PLAYERS=2 PLAYERS=3 PLAYERS=4
 * Limit    300
 */
#include "ugo_proof.h"

void harness(void)
{
    struct ugo s;
    struct arbiter_rules rules;
    unsigned seat, place;
    choose_rules(&rules);
    ASSUME(seat < UGO_SEATS && place < UGO_PLACES);
    for (unsigned card = 0; card < UGO_CARDS; card++)
        ASSUME(s.zone[card] < rules.players || s.zone[card] == UGO_ASIDE);
    for (unsigned zone = 0; zone < PLAYERS; zone++)
        ASSUME(ugo_count(&s, zone) == 10);
    ASSUME(ugo_count(&s, UGO_ASIDE) == 45 - 10 * PLAYERS);
    const struct ugo before = s;

    ugo_begin(&rules, &s);

    PROVE(same_zones(&s, &before), "the cards lie as they were dealt");
    PROVE(s.dealer == PLAYERS - 1 && s.leader == 0 && s.turn == 0, "the first seat leads");
    PROVE(s.phase == UGO_PLAY && s.game == 1 && s.left == 10, "the first of ten tricks");
    PROVE(s.total[seat] == 0 && s.farmers[seat] == 0 && s.trick[seat] == UGO_NO_CARD,
          "no points, no farmers, no trick");
    PROVE(s.top[seat][place] == UGO_NO_CARD && s.under[place] == UGO_NO_CARD, "empty boards");
    PROVE(ugo_position_fault(&rules, &s) == UGO_I_NONE, "the invariant holds");

    REACH(s.zone[44] == UGO_ASIDE && s.zone[0] == PLAYERS - 1, "a deal");
    REACH(rules.choice[UGO_NEXT_DEALER] == DEALER_CHOSEN, "with each reading");
}
