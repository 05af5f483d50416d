/* Claim    A legal placing of a card keeps UGO-I-PLACES, whether others wait, the next trick begins, the
 *          game ends or the match.
 * Clauses  UGO-PUT-1 UGO-PUT-2 UGO-PUT-3 UGO-MATCH-1
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
    s.phase = UGO_PUT; /* in no other is it legal: ugo_legal_put.c */
    assume_table(&rules, &s);
    ASSUME(seat < rules.players && kingdom_fits(&rules, &s, seat));
    ASSUME(ugo_event_formed(&event) && event.kind == UGO_PUT_CARD);
    ASSUME(ugo_fault(&rules, &s, &event) == UGO_NONE);

    ugo_play(&rules, &s, &event);

    PROVE(kingdom_fits(&rules, &s, seat), "UGO-I-PLACES of any seat");

    REACH(s.phase == UGO_PUT && s.top[seat][4] == event.index,
          "a fifth colour, and other cards wait");
    REACH(s.phase == UGO_DEAL, "the next game is dealt");
}
