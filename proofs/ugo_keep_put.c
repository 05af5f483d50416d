/* Claim    A legal placing of a card keeps every part of the invariant but those of the kingdoms and
 *          the counts, whether others wait, the next trick begins, the game ends or the match.
 * Clauses  UGO-PUT-1 UGO-LEAD-2 UGO-SCORE-4 UGO-MATCH-1 UGO-MATCH-2 UGO-DEAL-4
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
    s.phase = UGO_PUT; /* in no other is it legal: ugo_legal_put.c */
    assume_game(&rules, &s);
    ASSUME(ugo_event_formed(&event) && event.kind == UGO_PUT_CARD);
    ASSUME(ugo_fault(&rules, &s, &event) == UGO_NONE);

    ugo_play(&rules, &s, &event);

    prove_game(&rules, &s);

    REACH(s.phase == UGO_PUT, "other cards wait");
    REACH(s.phase == UGO_PLAY, "the next trick begins");
    REACH(s.phase == UGO_LEAD, "not final before he leads");
    REACH(s.phase == UGO_DEAL && s.total[0] < 0, "the next game is dealt");
    REACH(s.phase == UGO_DEALER, "its dealer is chosen");
    REACH(s.phase == UGO_OVER && s.total[0] == 4 * UGO_BEST, "the match ends");
}
