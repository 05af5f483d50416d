/* Claim    A legal card to the trick keeps every part of the invariant but those of the kingdoms and
 *          the counts, whether it completes the trick or not.
 * Clauses  UGO-LEAD-2 UGO-TRICK-1 UGO-FOLLOW-1 UGO-FOLLOW-2 UGO-FARM-3 UGO-FARM-4
 * Bounds   none on the history; 45 cards; all readings and figures
 * Method   cbmc
 * Options  --unwind 46
 * Cases    PLAYERS=2 PLAYERS=3 PLAYERS=4
 * Limit    900
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
    ASSUME(ugo_event_formed(&event) && event.kind == UGO_PLAY_CARD);
    ASSUME(ugo_fault(&rules, &s, &event) == UGO_NONE);
    const struct ugo before = s;

    ugo_play(&rules, &s, &event);

    prove_game(&rules, &s);

    REACH(s.phase == UGO_PUT && s.left == 0, "the tenth trick is complete");
    REACH(s.phase == UGO_PLAY && before.phase == UGO_LEAD, "what is placed becomes final");
    REACH(s.phase == UGO_PUT && s.turn != before.turn, "another seat wins");
    REACH(s.phase == UGO_PUT && s.farmers[0] == 12, "the last spot is filled");
}
