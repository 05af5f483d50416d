/* Claim    Playing a card is legal exactly where the clauses, said again in a formula of their own, allow it.
 * Clauses  UGO-LEAD-1 UGO-LEAD-2 UGO-TRICK-1 UGO-FOLLOW-1 UGO-FOLLOW-2 UGO-PUT-1 UGO-DEAL-3 UGO-END-1
 * Bounds   none on the history; all readings and figures
 * Method   cbmc
 * Sources  model/ugo.c model/ugo_counts.c model/ugo_invariant.c model/ugo_trick.c
 * Options  --unwind 46
 * Cases    PLAYERS=2 PLAYERS=3 PLAYERS=4
 * Limit    300
 */
#include "ugo_proof.h"

void harness(void)
{
    struct ugo s;
    struct arbiter_rules rules;
    struct arbiter_event event;
    choose_rules(&rules);
    ASSUME(ugo_shape_fault(&rules, &s) == UGO_I_NONE);
    ASSUME(ugo_event_formed(&event) && event.kind == UGO_PLAY_CARD);
    const unsigned fault = ugo_fault(&rules, &s, &event);

    /* The clauses, said again. */
    const bool first = s.phase == UGO_LEAD || s.trick[s.leader] == UGO_NO_CARD;
    const unsigned led = first ? UGO_COLOURS : s.trick[s.leader] / 9;
    unsigned obliging = 0;
    for (unsigned card = 0; card < UGO_CARDS; card++) {
        const bool exempt = card % 9 == 0 && rules.choice[UGO_FOLLOW] == FOLLOW_ZERO;
        obliging += s.zone[card] == s.turn && card / 9 == led && !exempt;
    }
    const bool legal = (s.phase == UGO_PLAY || s.phase == UGO_LEAD) &&
                       s.zone[event.index] == s.turn && (obliging == 0 || event.index / 9 == led);
    PROVE((fault == UGO_NONE) == legal, "a card may be played exactly as the clauses say");
    PROVE(fault < UGO_CLAUSES, "the fault is a clause");

    REACH(legal && first && s.left == UGO_HAND, "the first card of a game");
    REACH(legal && s.phase == UGO_LEAD, "leading makes what is placed final");
    REACH(legal && !first && event.index / 9 != led, "another colour");
    REACH(legal && obliging == 0 && event.index / 9 == led, "a 0 that does not oblige");
    REACH(fault == UGO_FOLLOW_1, "the led colour is not followed");
    REACH(fault == UGO_TRICK_1, "a card of another hand");
    REACH(fault == UGO_PUT_1, "before the trick is placed");
    REACH(fault == UGO_DEAL_3, "while cards are dealt");
    REACH(fault == UGO_END_1, "after the end");
}
