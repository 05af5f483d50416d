/* Claim    Taking cards back, dealing a card and naming a dealer are legal exactly where the clauses, said
 *          again in formulas of their own, allow them.
 * Clauses  UGO-PUT-6 UGO-DEAL-1 UGO-DEAL-2 UGO-DEAL-3 UGO-DEAL-4 UGO-END-1
 * Bounds   none on the history; all readings and figures; how many cards lie aside is any number
 * Method   cbmc
 * Sources  model/ugo.c model/ugo_invariant.c model/ugo_trick.c
 * Options  --unwind 46
 * Cases    PLAYERS=2 PLAYERS=3 PLAYERS=4
 * Limit    300
 */
#include "ugo_proof.h"

static unsigned aside; /* whatever ugo_count() finds */

unsigned ugo_count(const struct ugo *s, unsigned zone)
{
    (void)s;
    PROVE(zone == UGO_ASIDE, "only the cards aside are counted");
    return aside;
}

static bool deal_legal(const struct arbiter_rules *rules, const struct ugo *s, unsigned card)
{
    if (s->phase != UGO_DEAL) return false;
    if (s->zone[card] == UGO_ASIDE) return true;
    if (s->zone[card] != UGO_USED) return false;
    if (rules->choice[UGO_ASIDE_NEXT] == ASIDE_FIRST) return aside == 0;
    /* All that lie aside must find room among the cards that are still dealt after this one. */
    return rules->choice[UGO_ASIDE_NEXT] == ASIDE_SHUFFLED || aside <= s->left - 1u;
}

void harness(void)
{
    struct ugo s;
    struct arbiter_rules rules;
    struct arbiter_event event;
    unsigned any;
    ASSUME(any <= UGO_CARDS);
    aside = any;
    choose_rules(&rules);
    ASSUME(ugo_shape_fault(&rules, &s) == UGO_I_NONE);
    ASSUME(ugo_event_formed(&event));
    ASSUME(event.kind != UGO_PLAY_CARD && event.kind != UGO_PUT_CARD);
    const unsigned fault = ugo_fault(&rules, &s, &event);

    /* The clauses, said again. */
    bool placed = false; /* a card of the trick lies in the winner's kingdom */
    for (unsigned seat = 0; seat < PLAYERS; seat++)
        placed |= s.trick[seat] < UGO_CARDS && s.zone[s.trick[seat]] == UGO_IN_KINGDOM + s.turn;
    const bool back = rules.choice[UGO_PLACED] == PLACED_UNTIL_LEAD &&
                      (s.phase == UGO_LEAD || (s.phase == UGO_PUT && placed));
    const bool legal = event.kind == UGO_BACK ? back
                       : event.kind == UGO_DEAL_CARD
                           ? deal_legal(&rules, &s, event.index)
                           : s.phase == UGO_DEALER && event.from < PLAYERS;
    PROVE((fault == UGO_NONE) == legal, "legal exactly as the clauses say");
    PROVE(fault < UGO_CLAUSES, "the fault is a clause");

    REACH(legal && event.kind == UGO_BACK && s.phase == UGO_PUT, "back in the midst of placing");
    REACH(legal && event.kind == UGO_BACK && s.phase == UGO_LEAD, "back before leading");
    REACH(fault == UGO_PUT_6 && back == false, "nothing to take back");
    REACH(legal && event.kind == UGO_DEAL_CARD && s.zone[event.index] == UGO_USED, "a used card");
    REACH(fault == UGO_DEAL_1, "a card that is dealt already");
    REACH(fault == UGO_DEAL_2 && rules.choice[UGO_ASIDE_NEXT] == ASIDE_INCLUDED,
          "no room for what lies aside");
    REACH(fault == UGO_DEAL_2 && rules.choice[UGO_ASIDE_NEXT] == ASIDE_FIRST,
          "what lies aside is first");
    REACH(fault == UGO_DEAL_3, "while a game goes on");
    REACH(legal && event.kind == UGO_NAME_DEALER && event.from == 1, "a dealer is chosen");
    REACH(fault == UGO_DEAL_4 && s.phase == UGO_DEALER, "no such player");
    REACH(fault == UGO_END_1, "after the end");
}
