/* Claim    While the match is not over something is legal; when it is over nothing is. (moves() lists something:
 *          that it lists what is legal, and nothing else, is ugo_moves.c.)
 * Clauses  UGO-TRICK-1 UGO-FOLLOW-2 UGO-PUT-3 UGO-DEAL-2 UGO-DEAL-4 UGO-END-1
 * Bounds   none on the history; all readings and figures. Of the invariant only what it needs is assumed
 * Method   cbmc
 * Sources  model/ugo.c model/ugo_trick.c
 * Options  --unwind 46
 * Cases    PLAYERS=2 PLAYERS=3 PLAYERS=4
 * Limit    600
 */
#include "ugo_proof.h"

static unsigned aside; /* whatever ugo_count() finds */

unsigned ugo_count(const struct ugo *s, unsigned zone)
{
    (void)s;
    PROVE(zone == UGO_ASIDE, "only the cards aside are counted");
    return aside;
}

static bool something;

/* Looks at what is listed instead of storing it. */
#define MOVES_ADD(list, count, legal, ...) (something |= (legal), (void)(list), (void)(count))
#include "../model/ugo_invariant.c"
#include "../model/ugo_moves.c"

void harness(void)
{
    struct ugo s;
    struct arbiter_rules rules;
    struct arbiter_event event;
    unsigned any, card;
    choose_rules(&rules);
    ASSUME(zones_known(&s) && phase_fits(&rules, &s) && dealer_fits(&rules, &s));
    ASSUME(trick_fits(&rules, &s));
    ASSUME(kingdom_fits(&rules, &s, s.turn));
    ASSUME(ugo_event_formed(&event) && any <= UGO_CARDS && card < UGO_CARDS);
    aside = any;
    /* What the counts (UGO-I-COUNTS) say of a running match: who is to play has a card left, and what is
     * not dealt yet lies aside or is used; none lies aside exactly if their number is 0. */
    if (s.phase == UGO_PLAY || s.phase == UGO_LEAD) ASSUME(s.zone[card] == s.turn);
    if (s.phase == UGO_DEAL) ASSUME(s.zone[card] == (aside > 0 ? UGO_ASIDE : UGO_USED));

    ugo_moves(&rules, &s, 0);

    PROVE(something == (s.phase != UGO_OVER), "the match goes on exactly until it is over");
    PROVE(s.phase != UGO_OVER || ugo_fault(&rules, &s, &event) == UGO_END_1,
          "a finished match is final");

    REACH(s.phase == UGO_OVER, "the end");
    REACH(s.phase == UGO_PUT && s.top[s.turn][4] != UGO_NO_CARD, "a full board");
    REACH(s.phase == UGO_PLAY && s.turn != s.leader, "following");
    REACH(s.phase == UGO_DEAL && aside == 0, "nothing lies aside");
    REACH(s.phase == UGO_DEALER, "a dealer is to be chosen");
}
