/* Claim    A legal deal of a card keeps every part of the invariant but the counts; with the last one the
 *          game begins.
 * Clauses  UGO-DEAL-1 UGO-DEAL-3 UGO-LEAD-1
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
    choose_rules(&rules);
    leave_winner_open(&rules);
    s.phase = UGO_DEAL; /* or it is not legal: ugo_legal_rest.c */
    assume_game(&rules, &s);
    ASSUME(places_fit(&rules, &s) && under_fits(&rules, &s));
    ASSUME(ugo_event_formed(&event) && event.kind == UGO_DEAL_CARD);
    ASSUME(ugo_fault(&rules, &s, &event) == UGO_NONE);

    ugo_play(&rules, &s, &event);

    prove_game(&rules, &s);
    PROVE(places_fit(&rules, &s), "UGO-I-PLACES");
    PROVE(under_fits(&rules, &s), "UGO-I-UNDER");

    REACH(s.phase == UGO_DEAL, "more are dealt");
    REACH(s.phase == UGO_PLAY && s.game == UGO_GAMES, "the fourth game begins");
}
