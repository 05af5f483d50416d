/* ugo_counts.c: how many cards lie where. */
#include "arbiter.h"

unsigned ugo_count(const struct ugo *s, unsigned zone)
{
    unsigned count = 0;
    for (unsigned card = 0; card < UGO_CARDS; card++)
        count += s->zone[card] == zone;
    return count;
}

/* How many cards are in the seat's hand.  While the next game is dealt, the first seats from the
 * dealer's left have one more. */
static unsigned hand_due(const struct arbiter_rules *rules, const struct ugo *s, unsigned seat)
{
    const unsigned played = s->trick[seat] != UGO_NO_CARD;
    if (s->phase == UGO_PLAY) return s->left - played;
    if (s->phase != UGO_DEAL && s->phase != UGO_DEALER) return s->left;
    const unsigned dealt = UGO_HAND * rules->players - (unsigned)s->left;
    const unsigned order = (seat + rules->players - s->leader) % rules->players;
    return (dealt + rules->players - 1 - order) / rules->players;
}

/* How many of this trick's cards the seat has placed. */
static unsigned placed_now(const struct arbiter_rules *rules, const struct ugo *s, unsigned seat)
{
    unsigned placed = 0;
    if (s->turn != seat || (s->phase != UGO_PUT && s->phase != UGO_LEAD)) return 0;
    for (unsigned other = 0; other < UGO_SEATS; other++)
        placed += other < rules->players && s->zone[s->trick[other]] != UGO_IN_TRICK;
    return placed;
}

/* UGO-DEAL-2  Of what lay aside, what the reading says has been dealt. */
static bool aside_fits(const struct arbiter_rules *rules, const struct ugo *s)
{
    const unsigned aside = ugo_count(s, UGO_ASIDE), used = ugo_count(s, UGO_USED);
    const unsigned dealt_to = UGO_HAND * rules->players, rest = UGO_CARDS - dealt_to;
    if (s->phase != UGO_DEAL && s->phase != UGO_DEALER) return aside == rest && used == 0;

    const unsigned dealt = dealt_to - s->left;
    if (aside > rest || used > dealt_to) return false;
    if (rules->choice[UGO_ASIDE_NEXT] == ASIDE_FIRST)
        return aside == (dealt < rest ? rest - dealt : 0u);
    if (rules->choice[UGO_ASIDE_NEXT] == ASIDE_INCLUDED)
        return used == dealt_to || aside <= s->left;
    return true;
}

bool ugo_counts_fit(const struct arbiter_rules *rules, const struct ugo *s)
{
    bool fit = aside_fits(rules, s);
    for (unsigned seat = 0; seat < UGO_SEATS; seat++) {
        if (seat >= rules->players) continue;
        const unsigned won = ugo_count(s, UGO_IN_KINGDOM + seat);
        fit &= ugo_count(s, UGO_IN_HAND + seat) == hand_due(rules, s, seat);
        fit &= (won - placed_now(rules, s, seat)) % rules->players == 0;
    }
    return fit;
}
