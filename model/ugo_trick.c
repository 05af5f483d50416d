/* ugo_trick.c: who wins a trick, and who gets how many farmers for it. */
#include "arbiter.h"
#include "probe.h"

/* The seat whose turn it is after `order` others. */
static unsigned seat_at(const struct arbiter_rules *rules, const struct ugo *s, unsigned order)
{
    return (s->leader + order) % rules->players;
}

/* The highest card of the led colour among those who followed, the leader not being one of them;
 * UGO_SEATS if nobody did. */
static unsigned best_follower(const struct arbiter_rules *rules, const struct ugo *s)
{
    const unsigned led = ugo_colour(s->trick[s->leader]);
    unsigned best = UGO_SEATS;
    for (unsigned order = 1; order < UGO_SEATS; order++) {
        if (order >= rules->players) continue;
        const unsigned seat = seat_at(rules, s, order);
        if (ugo_colour(s->trick[seat]) != led) continue;
        if (best == UGO_SEATS || s->trick[seat] > s->trick[best]) best = seat;
    }
    return best;
}

/* UGO-WIN-1  The highest value takes the trick, whatever its colour.
 * UGO-WIN-2  Of equal highest ones, that of the led colour.
 * UGO-WIN-3  If none of them has it, the first; by one reading, who else has followed. */
unsigned ugo_winner(const struct arbiter_rules *rules, const struct ugo *s, unsigned *clause)
{
    const unsigned led = ugo_colour(s->trick[s->leader]);
    unsigned best = s->leader;
    bool tied = false;
    for (unsigned order = 1; order < UGO_SEATS; order++) {
        if (order >= rules->players) continue;
        const unsigned seat = seat_at(rules, s, order);
        const unsigned card = s->trick[seat], highest = s->trick[best];
        const bool equal = ugo_value(card) == ugo_value(highest);
        tied = equal || (tied && ugo_value(card) < ugo_value(highest));
        if (ugo_value(card) > ugo_value(highest) || (equal && ugo_colour(card) == led)) best = seat;
    }
    const bool followed = ugo_colour(s->trick[best]) == led;
    *clause = !tied ? UGO_WIN_1 : followed ? UGO_WIN_2 : UGO_WIN_3;
    if (!tied || followed) return best;

    const unsigned follower = best_follower(rules, s);
    const bool first = rules->choice[UGO_TIE] == TIE_FIRST || follower == UGO_SEATS;
    return first ? best : follower;
}

/* UGO-FARM-1  The winner gets the farmers shown on his card.
 * UGO-FARM-2  A 1 or 2 that wins brings none.
 * UGO-LOSE-1  A 1 that loses to a card of its colour brings one farmer.
 * UGO-LOSE-2  A 1 that loses to a card of another colour brings two.
 * UGO-LOSE-3  A 2 that loses brings one, if the winner's card has another colour. */
unsigned ugo_farmers_due(const struct arbiter_rules *rules, const struct ugo *s, unsigned seat,
                         unsigned winner)
{
    const unsigned value = ugo_value(s->trick[seat]);
    const bool same = ugo_colour(s->trick[seat]) == ugo_colour(s->trick[winner]);
    if (seat == winner) {
        granted(value == 1 || value == 2 ? UGO_FARM_2 : UGO_FARM_1);
        return rules->figure[UGO_FARMERS_WON + value];
    }
    if (value == 1) {
        granted(same ? UGO_LOSE_1 : UGO_LOSE_2);
        return same ? 1 : 2;
    }
    if (value != 2) return 0;
    granted(UGO_LOSE_3);
    return same ? 0 : 1;
}

/* UGO-FARM-3  The spots of a board; those of the first two places are taken from the beginning. */
unsigned ugo_spots(const struct arbiter_rules *rules)
{
    unsigned spots = 0;
    for (unsigned place = 0; place < UGO_PLACES; place++)
        spots += rules->figure[UGO_SPOTS + place];
    return spots;
}
