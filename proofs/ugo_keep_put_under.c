/* Claim    A legal placing of a card keeps UGO-I-UNDER.
 * Clauses  UGO-PUT-1 UGO-PUT-2 UGO-PUT-3 UGO-PUT-6
 * Bounds   none on the history; 45 cards; all readings and figures
 * Method   cbmc
 * Options  --unwind 46
 * Cases    PLAYERS=2 PLAYERS=3 PLAYERS=4
 * Limit    1500
 */
#include "ugo_keep.h"

void harness(void)
{
    struct ugo s;
    struct arbiter_rules rules;
    struct arbiter_event event;
    choose_rules(&rules);
    leave_winner_open(&rules);
    s.phase = UGO_PUT; /* in no other is it legal: ugo_legal_put.c */
    assume_table(&rules, &s);
    ASSUME(kingdom_fits(&rules, &s, s.turn) && under_fits(&rules, &s));
    ASSUME(ugo_event_formed(&event) && event.kind == UGO_PUT_CARD);
    ASSUME(ugo_fault(&rules, &s, &event) == UGO_NONE);

    ugo_play(&rules, &s, &event);

    PROVE(under_fits(&rules, &s), "UGO-I-UNDER");

    REACH(s.phase == UGO_PUT, "other cards wait");
    REACH(s.phase == UGO_LEAD, "not final before he leads");
    REACH(s.phase == UGO_PLAY, "the next trick begins");
}
