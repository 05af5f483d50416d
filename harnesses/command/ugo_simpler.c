/* ugo_simpler.c: positions that are easier to look at: an early game without points and farmers,
 * empty boards, and hands with the lowest cards first.
 *
 * Each way makes one of these smaller and none of those before it greater, so this comes to an end:
 * game and totals, cards in kingdoms, farmers, cards that lie in a later hand than a higher one. */
#include "command.h"

#include <string.h>

enum {
    PILES = UGO_SEATS + 1, /* the hands, and what lies aside */
    PAIRS = PILES * PILES,
    TOTALS = 0,
    GAME = TOTALS + 1,
    FARMERS = GAME + 1,
    A_FARMER = FARMERS + UGO_SEATS,
    TRICK = A_FARMER + UGO_SEATS,
    SORT = TRICK + UGO_SEATS * UGO_SEATS,
    EXCHANGE = SORT + PAIRS,
    WAYS = EXCHANGE + PAIRS * UGO_HAND
};

static void no_points(struct ugo *s)
{
    for (unsigned seat = 0; seat < UGO_SEATS; seat++)
        s->total[seat] = 0;
}

/* Where a game has just begun, the player to the dealer's left leads. */
static void first_lead(const struct arbiter_rules *rules, struct ugo *s)
{
    if (s->phase != UGO_PLAY || s->left < UGO_HAND || s->turn != s->leader) return;
    s->leader = s->turn = (uint8_t)(s->dealer + 1 == rules->players ? 0 : s->dealer + 1);
}

/* The first game, with its dealer. */
static void first_game(const struct arbiter_rules *rules, struct ugo *s)
{
    if (s->phase >= UGO_DEAL) return;
    no_points(s);
    s->game = 1;
    s->dealer = (uint8_t)(rules->players - 1);
    first_lead(rules, s);
}

static void fewer_farmers(struct ugo *s, unsigned seat)
{
    if (s->farmers[seat] > 0) s->farmers[seat]--;
}

static bool of_trick(const struct ugo *s, unsigned card)
{
    bool found = false;
    for (unsigned seat = 0; seat < UGO_SEATS; seat++)
        found |= s->trick[seat] == card;
    return found;
}

/* A card of an earlier trick from the last place that has one, a covered one if there is one;
 * UGO_NO_CARD if there is none. */
static unsigned take_card(struct ugo *s, unsigned seat)
{
    for (unsigned place = UGO_PLACES; place > 0; place--) {
        const bool placing = seat == s->turn && (s->phase == UGO_PUT || s->phase == UGO_LEAD);
        uint8_t *const now = &s->top[seat][place - 1], *const under = &s->under[place - 1];
        uint8_t *const top = placing && of_trick(s, *now) ? under : now;
        if (*top == UGO_NO_CARD) continue;
        const unsigned first = ugo_colour(*top) * UGO_VALUES;
        unsigned card = first;
        while (card < first + UGO_VALUES &&
               (s->zone[card] != UGO_IN_KINGDOM + seat || card == *top || of_trick(s, card)))
            card++;
        if (card < first + UGO_VALUES) return card;
        card = *top;
        if (top == now && placing) *under = UGO_NO_CARD;
        *top = UGO_NO_CARD;
        return card;
    }
    return UGO_NO_CARD;
}

/* A trick that was won is back in the hands, one card in each, the first one in that of `first`. */
static void trick_back(const struct arbiter_rules *rules, struct ugo *s, unsigned seat,
                       unsigned first)
{
    const struct ugo before = *s;
    for (unsigned order = 0; order < rules->players; order++) {
        const unsigned card = take_card(s, seat);
        if (card == UGO_NO_CARD) {
            *s = before;
            return;
        }
        s->zone[card] = (uint8_t)(UGO_IN_HAND + (first + order) % rules->players);
    }
    s->left++;
    const unsigned most = UGO_GAIN_MOST * (UGO_HAND - (unsigned)s->left);
    for (unsigned other = 0; other < UGO_SEATS; other++)
        if (s->farmers[other] > most) s->farmers[other] = (uint8_t)most;
    first_lead(rules, s);
}

static unsigned zone_of(unsigned pile)
{
    return pile < UGO_SEATS ? UGO_IN_HAND + pile : UGO_ASIDE;
}

/* The n-th highest card of a pile, or the n-th lowest, from 0; UGO_NO_CARD if it has fewer. */
static unsigned nth_card(const struct ugo *s, unsigned zone, unsigned number, bool highest)
{
    for (unsigned step = 0; step < UGO_CARDS; step++) {
        const unsigned card = highest ? UGO_CARDS - 1 - step : step;
        if (s->zone[card] == zone && number-- == 0) return card;
    }
    return UGO_NO_CARD;
}

/* The n-th highest card of one pile for the n-th lowest of a later one, if that is lower. */
static void exchange(struct ugo *s, unsigned one, unsigned later, unsigned number)
{
    const unsigned high = nth_card(s, zone_of(one), number, true);
    const unsigned low = nth_card(s, zone_of(later), number, false);
    if (one >= later || high == UGO_NO_CARD || low == UGO_NO_CARD || low > high) return;
    s->zone[high] = (uint8_t)zone_of(later);
    s->zone[low] = (uint8_t)zone_of(one);
}

static void sort_piles(struct ugo *s, unsigned one, unsigned later)
{
    for (unsigned times = 0; times < UGO_HAND; times++)
        exchange(s, one, later, 0);
}

bool ugo_simpler(const struct arbiter_rules *rules, const union arbiter_position *position,
                 unsigned number, union arbiter_position *simpler)
{
    struct ugo *s = &simpler->ugo;
    if (number >= WAYS) return false;
    *simpler = *position;
    if (number == TOTALS)
        no_points(s);
    else if (number == GAME)
        first_game(rules, s);
    else if (number < A_FARMER)
        s->farmers[number - FARMERS] = 0;
    else if (number < TRICK)
        fewer_farmers(s, number - A_FARMER);
    else if (number < SORT)
        trick_back(rules, s, (number - TRICK) / UGO_SEATS, (number - TRICK) % UGO_SEATS);
    else if (number < EXCHANGE)
        sort_piles(s, (number - SORT) / PILES, (number - SORT) % PILES);
    else
        exchange(s, (number - EXCHANGE) / UGO_HAND / PILES, (number - EXCHANGE) / UGO_HAND % PILES,
                 (number - EXCHANGE) % UGO_HAND);
    /* Nothing has changed: an impossible position, so that the next number is tried. */
    if (memcmp(s, &position->ugo, sizeof *s) == 0) s->phase = UGO_PHASES;
    return true;
}
