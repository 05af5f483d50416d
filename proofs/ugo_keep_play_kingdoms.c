/* Claim    A legal card to the trick keeps UGO-I-PLACES and UGO-I-UNDER: where it completes the trick,
 *          the winner places upon the tops that he had.
 * Clauses  UGO-LEAD-2 UGO-TRICK-1 UGO-PUT-1
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
    unsigned seat; /* any: what holds of its kingdom holds of all */
    choose_rules(&rules);
    leave_winner_open(&rules);
    assume_table(&rules, &s);
    ASSUME(placing(&s) || under_fits(&rules, &s));
    ASSUME(seat < rules.players && kingdom_fits(&rules, &s, seat));
    ASSUME(ugo_event_formed(&event) && event.kind == UGO_PLAY_CARD);
    ASSUME(ugo_fault(&rules, &s, &event) == UGO_NONE);
    const struct ugo before = s;

    ugo_play(&rules, &s, &event);

    PROVE(kingdom_fits(&rules, &s, seat), "UGO-I-PLACES of any seat");
    PROVE((s.phase == UGO_PUT && seat != s.turn) || under_fits(&rules, &s), "UGO-I-UNDER");

    REACH(s.phase == UGO_PUT && s.turn == seat && s.top[seat][4] != UGO_NO_CARD,
          "the winner has all colours");
    REACH(s.phase == UGO_PLAY && before.phase == UGO_LEAD, "what is placed becomes final");
}
