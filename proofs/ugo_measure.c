/* Claim    The match ends: each event but taking back leaves exactly one event less to come. So every match
 *          with placed=at-once has 20 events for each player and game, 10 for each player and deal after the
 *          first, and three more where dealers are chosen. With until-lead, taking back leaves as many
 *          more to come as cards are taken back, and nothing bounds how often that happens.
 * Clauses  UGO-PUT-6 UGO-SCORE-4 UGO-MATCH-1 UGO-MATCH-2
 * Bounds   none on the history; all readings and figures; what a board scores is any number
 * Method   cbmc
 * Sources  model/ugo.c model/ugo_counts.c model/ugo_invariant.c model/ugo_play.c model/ugo_trick.c
 * Options  --unwind 46
 * Cases    PLAYERS=2 PLAYERS=3 PLAYERS=4
 * Limit    600
 */
#include "ugo_step.h"

/* How many events are still to come, if nothing is taken back. */
static unsigned to_come(const struct arbiter_rules *rules, const struct ugo *s)
{
    const unsigned chosen = rules->choice[UGO_NEXT_DEALER] == DEALER_CHOSEN;
    const unsigned game = 20 * PLAYERS, deal = 10 * PLAYERS + chosen;
    const unsigned later = (4u - s->game) * (game + deal);
    const unsigned played = (s->turn + PLAYERS - s->leader) % PLAYERS;
    unsigned waiting = 0;
    for (unsigned seat = 0; seat < PLAYERS; seat++)
        waiting += s->trick[seat] < UGO_CARDS && s->zone[s->trick[seat]] == UGO_IN_TRICK;
    switch (s->phase) {
    case UGO_PLAY:
        return later + 2 * PLAYERS * s->left - played;
    case UGO_PUT:
    case UGO_LEAD:
        return later + 2 * PLAYERS * s->left + waiting;
    case UGO_DEAL:
        return later + game + s->left;
    case UGO_DEALER:
        return later + game + deal;
    default:
        return 0;
    }
}

void harness(void)
{
    struct ugo s;
    struct arbiter_rules rules;
    struct arbiter_event event;
    choose_rules(&rules);
    leave_scores_open();
    ASSUME(ugo_shape_fault(&rules, &s) == UGO_I_NONE);
    ASSUME(ugo_event_formed(&event));
    ASSUME(ugo_fault(&rules, &s, &event) == UGO_NONE);
    const struct ugo before = s;
    const unsigned due = to_come(&rules, &before);

    ugo_play(&rules, &s, &event);

    const unsigned left = to_come(&rules, &s);
    if (event.kind == UGO_BACK) {
        PROVE(rules.choice[UGO_PLACED] == PLACED_UNTIL_LEAD, "only where the reading allows it");
        PROVE(left > due && left <= due + PLAYERS, "the cards of a trick at most are placed again");
    } else {
        PROVE(left == due - 1, "one event less is to come");
    }
    PROVE(due <= 110 * PLAYERS + 3, "at most 110 events for each player, and three dealers");
    PROVE((left == 0) == (s.phase == UGO_OVER), "none is to come when the match is over");

    REACH(due == 110 * PLAYERS && s.phase == UGO_PLAY, "the first event of all");
    REACH(due == 1 && s.phase == UGO_OVER, "the last event of all");
    REACH(event.kind == UGO_BACK && left == due + PLAYERS, "a whole trick is taken back");
    REACH(event.kind == UGO_NAME_DEALER && left == 30 * PLAYERS, "the last dealer is chosen");
}
