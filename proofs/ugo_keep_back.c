/* Claim    Taking the trick off again keeps every part of the invariant but the counts; of the
 *          kingdoms, that of the winner, since no other changes.
 * Clauses  UGO-PUT-6
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
    assume_game(&rules, &s);
    ASSUME(under_fits(&rules, &s));
    ASSUME(ugo_event_formed(&event) && event.kind == UGO_BACK);
    ASSUME(ugo_fault(&rules, &s, &event) == UGO_NONE);
    const struct ugo before = s;

    ugo_play(&rules, &s, &event);

    prove_game(&rules, &s);
    PROVE(kingdom_fits(&rules, &s, s.turn), "UGO-I-PLACES");
    PROVE(under_fits(&rules, &s), "UGO-I-UNDER");

    REACH(before.phase == UGO_PUT && s.top[s.turn][0] != UGO_NO_CARD, "some are placed");
    REACH(before.phase == UGO_LEAD, "all are placed");
}
