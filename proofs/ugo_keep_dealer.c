/* Claim    Naming the next dealer keeps every part of the invariant but the counts; those do not change,
 *          since no card moves.
 * Clauses  UGO-DEAL-4 UGO-LEAD-1
 * Bounds   none on the history; 45 cards; all readings and figures
 * Method   cbmc
 * Options  --unwind 46
 * Cases    PLAYERS=2 PLAYERS=3 PLAYERS=4
 * Limit    600
 */
#include "ugo_keep.h"

void harness(void)
{
    struct ugo s;
    struct arbiter_rules rules;
    struct arbiter_event event;
    unsigned card;
    choose_rules(&rules);
    leave_winner_open(&rules);
    s.phase = UGO_DEALER; /* or it is not legal: ugo_legal_rest.c */
    assume_game(&rules, &s);
    ASSUME(places_fit(&rules, &s) && under_fits(&rules, &s));
    ASSUME(ugo_event_formed(&event) && event.kind == UGO_NAME_DEALER && card < UGO_CARDS);
    ASSUME(ugo_fault(&rules, &s, &event) == UGO_NONE);
    const struct ugo before = s;

    ugo_play(&rules, &s, &event);

    prove_game(&rules, &s);
    PROVE(places_fit(&rules, &s), "UGO-I-PLACES");
    PROVE(under_fits(&rules, &s), "UGO-I-UNDER");
    PROVE(s.zone[card] == before.zone[card], "no card moves");
    PROVE(s.left == before.left && s.left == UGO_HAND * rules.players, "all are yet to be dealt");

    REACH(s.dealer == rules.players - 1, "the first dealer again");
    REACH(s.leader == rules.players - 1, "the last seat leads");
}
