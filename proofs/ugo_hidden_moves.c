/* Claim    Between two positions that differ in nothing that a player may know no rule makes a difference for
 *          him: if he is to act, the same events are legal for him in both.
 * Clauses  UGO-HIDE-1 UGO-HIDE-2
 * Bounds   every position with a sound trick, reachable or not; all readings
 * Method   cbmc
 * Sources  model/ugo.c model/ugo_counts.c
 * Options  --unwind 46
 * Cases    PLAYERS=2 PLAYERS=3 PLAYERS=4
 * Limit    600
 */
#include "ugo_hidden.h"

void harness(void)
{
    struct ugo s, other;
    struct arbiter_rules rules;
    struct arbiter_event event;
    choose_rules(&rules);
    ASSUME(ugo_event_formed(&event));
    ASSUME(sound_position(&rules, &s));
    ASSUME(s.phase == UGO_PLAY || ugo_placing(&s));
    tell_apart_never(&rules, &s, &other, s.turn);

    const bool legal = ugo_fault(&rules, &s, &event) == UGO_NONE;
    PROVE(legal == (ugo_fault(&rules, &other, &event) == UGO_NONE), "the same events are legal");

    REACH(legal && event.kind == UGO_PLAY_CARD && s.turn != s.leader, "following");
    REACH(legal && event.kind == UGO_PUT_CARD && s.under[0] != other.under[0], "placing");
    REACH(legal && event.kind == UGO_BACK && s.zone[4] != other.zone[4], "taking back");
    REACH(!legal && event.kind == UGO_PLAY_CARD && s.zone[event.index] != other.zone[event.index],
          "a card that he does not have, wherever it is");
}
