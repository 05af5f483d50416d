/* Claim    A legal placing of a card keeps UGO-I-UNDER.
 * Clauses  UGO-PUT-1 UGO-PUT-2 UGO-PUT-3 UGO-PUT-6
 * Bounds   two players; none on the history; 45 cards; all readings and figures
 * Method   cbmc
 * Options  --unwind 46
 * Cases    PLAYERS=2,TURN=0 PLAYERS=2,TURN=1
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
    s.turn = TURN;     /* the solver is quicker where it knows whose board it is */
    s.phase = UGO_PUT; /* in no other is it legal: ugo_legal_put.c */
    ASSUME(zones_known(&s) && phase_fits(&rules, &s) && dealer_fits(&rules, &s));
    ASSUME(trick_fits(&rules, &s) && totals_fit(&rules, &s));
    ASSUME(kingdom_fits(&rules, &s, s.turn) && under_fits(&rules, &s));
    ASSUME(ugo_event_formed(&event) && event.kind == UGO_PUT_CARD);
    ASSUME(ugo_fault(&rules, &s, &event) == UGO_NONE);

    ugo_play(&rules, &s, &event);

    PROVE(under_fits(&rules, &s), "UGO-I-UNDER");

    REACH(s.phase == UGO_PUT, "other cards wait");
    REACH(s.phase == UGO_LEAD, "not final before he leads");
    REACH(s.phase == UGO_PLAY, "the next trick begins");
}
