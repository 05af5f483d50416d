/* Claim    moves() lists an arbitrary event once if it has no fault, and never if it has one.
 * Clauses  UGO-TRICK-1 UGO-FOLLOW-1 UGO-FOLLOW-2 UGO-PUT-1 UGO-PUT-3 UGO-DEAL-1 UGO-DEAL-2 UGO-DEAL-4 UGO-END-1
 * Bounds   every position, reachable or not; all readings; how many cards lie aside is any number
 * Method   cbmc
 * Sources  model/ugo.c
 * Options  --unwind 46
 * Cases    PLAYERS=2,KIND=0 PLAYERS=2,KIND=1 PLAYERS=2,KIND=2 PLAYERS=2,KIND=3 PLAYERS=2,KIND=4
 *          PLAYERS=3,KIND=0 PLAYERS=3,KIND=1 PLAYERS=3,KIND=2 PLAYERS=3,KIND=3 PLAYERS=3,KIND=4
 *          PLAYERS=4,KIND=0 PLAYERS=4,KIND=1 PLAYERS=4,KIND=2 PLAYERS=4,KIND=3 PLAYERS=4,KIND=4
 * Limit    600
 */
#include "ugo_proof.h"

static struct arbiter_event witness;
static bool listed, twice;
static unsigned asked; /* events that are looked at: an upper bound for those that are listed */
static unsigned aside; /* whatever ugo_count() finds */

unsigned ugo_count(const struct ugo *s, unsigned zone)
{
    (void)s;
    PROVE(zone == UGO_ASIDE, "only the cards aside are counted");
    return aside;
}

/* Watches what is listed instead of storing it. */
#define MOVES_ADD(list, count, legal, k, f, i, t, p)                                               \
    do {                                                                                           \
        const bool hit = (legal) && witness.kind == (k) && witness.from == (f) &&                  \
                         witness.index == (i) && witness.to == (t) && witness.place == (p);        \
        (void)(list);                                                                              \
        twice |= listed && hit;                                                                    \
        listed |= hit;                                                                             \
        asked++, (void)(count);                                                                    \
    } while (0)
#include "../model/ugo_moves.c"

void harness(void)
{
    struct ugo s;
    struct arbiter_rules rules;
    struct arbiter_event event;
    unsigned any;
    choose_rules(&rules);
    ASSUME(in_range(&rules, &s) && sound_trick(&rules, &s));
    ASSUME(ugo_event_formed(&event) && event.kind == KIND && any <= UGO_CARDS);
    aside = any;
    witness = event;
    witness.kind = KIND; /* known beforehand: the solver need not look at events of other kinds */
    /* Where all is placed and not final, the reading allows it. */
    if (s.phase == UGO_LEAD) {
        ASSUME(rules.choice[UGO_PLACED] == PLACED_UNTIL_LEAD);
        for (unsigned seat = 0; seat < rules.players; seat++)
            ASSUME(s.zone[s.trick[seat]] != UGO_IN_TRICK);
    }

    ugo_moves(&rules, &s, 0);

    const bool legal = ugo_fault(&rules, &s, &event) == UGO_NONE;
    PROVE(listed == legal, "listed if it is legal, and never if it is not");
    PROVE(!twice, "listed once");
    PROVE(asked <= ARBITER_MOVES_MAX, "the list is long enough");

    REACH(legal && event.kind == UGO_PLAY_CARD && s.phase == UGO_PLAY, "a card of a hand");
    REACH(legal && event.kind == UGO_PLAY_CARD && s.phase == UGO_LEAD, "leading");
    REACH(legal && event.kind == UGO_PUT_CARD && event.place == 5, "a card to the last place");
    REACH(legal && event.kind == UGO_BACK && s.phase == UGO_PUT, "taking back in between");
    REACH(legal && event.kind == UGO_BACK && s.phase == UGO_LEAD, "taking back before leading");
    REACH(legal && event.kind == UGO_DEAL_CARD && s.zone[event.index] == UGO_USED, "a used card");
    REACH(legal && event.kind == UGO_NAME_DEALER && event.from == 1, "a dealer");
    REACH(s.phase == UGO_OVER, "nothing after the end");
}
