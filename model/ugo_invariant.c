/* ugo_invariant.c: what is true of every position that a match can reach.  docs/invariants.md says
 * the same in words.  The loops have no early exit: cheaper to prove. */
#include "arbiter.h"

static bool is_card(unsigned card)
{
    return card < UGO_CARDS;
}

static bool dealing(const struct ugo *s)
{
    return s->phase == UGO_DEAL || s->phase == UGO_DEALER;
}

static bool placing(const struct ugo *s)
{
    return s->phase == UGO_PUT || s->phase == UGO_LEAD;
}

/* Each card is somewhere, and nowhere that the phase has no use for. */
static bool zones_known(const struct ugo *s)
{
    bool known = true;
    for (unsigned card = 0; card < UGO_CARDS; card++) {
        const unsigned zone = s->zone[card];
        known &= zone < UGO_ZONES;
        if (zone == UGO_USED) known &= dealing(s);
        if (zone >= UGO_IN_KINGDOM && zone < UGO_ASIDE) known &= !dealing(s);
        if (zone == UGO_IN_TRICK) known &= s->phase == UGO_PLAY || s->phase == UGO_PUT;
    }
    return known;
}

/* What belongs to seats that nobody has is empty. */
static bool seats_empty(const struct arbiter_rules *rules, const struct ugo *s)
{
    bool empty = true;
    for (unsigned card = 0; card < UGO_CARDS; card++)
        empty &= s->zone[card] >= UGO_IN_TRICK || s->zone[card] % UGO_SEATS < rules->players;
    for (unsigned seat = 0; seat < UGO_SEATS; seat++) {
        if (seat < rules->players) continue;
        empty &= s->total[seat] == 0 && s->farmers[seat] == 0 && s->trick[seat] == UGO_NO_CARD;
        for (unsigned place = 0; place < UGO_PLACES; place++)
            empty &= s->top[seat][place] == UGO_NO_CARD;
    }
    return empty;
}

/* Until he leads, the winner of the last trick can take its cards back: it is not over before. */
static bool lead_comes_first(const struct arbiter_rules *rules, const struct ugo *s)
{
    bool nothing_led = true;
    for (unsigned seat = 0; seat < UGO_SEATS; seat++)
        nothing_led &= s->trick[seat] == UGO_NO_CARD;
    return nothing_led && rules->choice[UGO_PLACED] == PLACED_UNTIL_LEAD;
}

static bool phase_fits(const struct arbiter_rules *rules, const struct ugo *s)
{
    const unsigned all = UGO_HAND * (unsigned)rules->players;
    if (s->phase >= UGO_PHASES || s->game < 1 || s->game > UGO_GAMES) return false;
    switch (s->phase) {
    case UGO_PLAY:
        if (s->left < 1 || s->left > UGO_HAND) return false;
        return s->left == UGO_HAND || !lead_comes_first(rules, s);
    case UGO_PUT:
        return s->left < UGO_HAND;
    case UGO_LEAD:
        return rules->choice[UGO_PLACED] == PLACED_UNTIL_LEAD && s->left >= 1 && s->left < UGO_HAND;
    case UGO_DEAL:
        return s->game > 1 && s->left >= 1 && s->left <= all;
    case UGO_DEALER:
        return s->game > 1 && s->left == all && rules->choice[UGO_NEXT_DEALER] == DEALER_CHOSEN;
    default:
        return s->game == UGO_GAMES && s->left == 0;
    }
}

/* The dealer is the one that the reading names, and the player to his left leads first. */
static bool dealer_fits(const struct arbiter_rules *rules, const struct ugo *s)
{
    const unsigned players = rules->players, first = players - 1;
    const unsigned turned = (first + s->game - 1) % players;
    const unsigned first_left = placing(s) ? UGO_HAND - 1 : UGO_HAND; /* in the first trick */
    const bool begins = dealing(s) || (s->phase != UGO_OVER && s->left == first_left);
    if (s->dealer >= players || s->leader >= players || s->turn >= players) return false;
    if (begins && s->leader != (s->dealer + 1) % players) return false;
    switch (rules->choice[UGO_NEXT_DEALER]) {
    case DEALER_LEFT:
        return s->dealer == turned;
    case DEALER_SAME:
        return s->dealer == first;
    default:
        return s->dealer == first || s->game > (s->phase == UGO_DEALER ? 2 : 1);
    }
}

static bool of_trick(const struct ugo *s, unsigned card)
{
    bool found = false;
    for (unsigned seat = 0; seat < UGO_SEATS; seat++)
        found |= s->trick[seat] == card;
    return found;
}

/* The trick has the cards of those who have played, in turn from the leader; they are different
 * cards, and no other card is in it.  Placed ones are in the winner's kingdom already. */
static bool trick_fits(const struct arbiter_rules *rules, const struct ugo *s)
{
    const unsigned players = rules->players;
    const unsigned played = s->phase == UGO_PLAY ? (s->turn + players - s->leader) % players
                            : placing(s)         ? players
                                                 : 0;
    bool fits = true, some_wait = false;
    for (unsigned seat = 0; seat < UGO_SEATS; seat++) {
        if (seat >= players) continue;
        const unsigned card = s->trick[seat];
        const bool has_played = (seat + players - s->leader) % players < played;
        fits &= has_played ? is_card(card) : card == UGO_NO_CARD;
        if (!is_card(card)) continue;
        const bool waits = s->zone[card] == UGO_IN_TRICK;
        fits &= waits || (placing(s) && s->zone[card] == UGO_IN_KINGDOM + s->turn);
        some_wait |= waits;
        for (unsigned other = 0; other < UGO_SEATS; other++)
            fits &= other >= seat || s->trick[other] != card;
    }
    for (unsigned card = 0; card < UGO_CARDS; card++)
        fits &= s->zone[card] != UGO_IN_TRICK || of_trick(s, card);
    return fits && (s->phase != UGO_PUT || some_wait);
}

/* Who is to act: while the winner places it is he. */
static bool turn_fits(const struct arbiter_rules *rules, const struct ugo *s)
{
    unsigned clause;
    if (s->phase == UGO_PLAY) return true;
    return s->turn == (placing(s) ? ugo_winner(rules, s, &clause) : s->leader);
}

/* Who has not followed could not: his hand has not changed since. */
static bool follow_fits(const struct arbiter_rules *rules, const struct ugo *s)
{
    bool fits = true;
    if (!is_card(s->trick[s->leader])) return true;
    const unsigned led = ugo_colour(s->trick[s->leader]);
    for (unsigned seat = 0; seat < UGO_SEATS; seat++)
        if (is_card(s->trick[seat]) && ugo_colour(s->trick[seat]) != led)
            fits &= !ugo_must_follow(rules, s, seat, led);
    return fits;
}

/* The tops of a board: cards of this kingdom, each of its own colour; without gaps, unless places may
 * be skipped. */
static bool tops_fit(const struct arbiter_rules *rules, const struct ugo *s, const uint8_t *top,
                     unsigned seat)
{
    const bool gaps = rules->choice[UGO_SKIP_PLACE] == SKIP_PLACE_ANY;
    bool fit = true;
    for (unsigned place = 0; place < UGO_PLACES; place++) {
        fit &= top[place] <= UGO_NO_CARD;
        if (!is_card(top[place])) continue;
        fit &= s->zone[top[place]] == UGO_IN_KINGDOM + seat;
        fit &= gaps || place == 0 || top[place - 1] != UGO_NO_CARD;
        for (unsigned other = 0; other < place; other++)
            fit &= !is_card(top[other]) || ugo_colour(top[other]) != ugo_colour(top[place]);
    }
    return fit;
}

/* Every colour of a kingdom has its place. */
static bool kingdom_fits(const struct arbiter_rules *rules, const struct ugo *s, unsigned seat)
{
    bool fits = tops_fit(rules, s, s->top[seat], seat);
    unsigned colours = 0;
    for (unsigned place = 0; place < UGO_PLACES; place++)
        if (is_card(s->top[seat][place])) colours |= 1u << ugo_colour(s->top[seat][place]);
    for (unsigned card = 0; card < UGO_CARDS; card++)
        if (s->zone[card] == UGO_IN_KINGDOM + seat) fits &= colours >> ugo_colour(card) & 1u;
    return fits;
}

static bool places_fit(const struct arbiter_rules *rules, const struct ugo *s)
{
    bool fit = true;
    for (unsigned seat = 0; seat < UGO_SEATS; seat++)
        fit &= seat >= rules->players || kingdom_fits(rules, s, seat);
    return fit;
}

/* What lay on top before this trick.  A place has changed exactly where a card of the trick is on it
 * now, and then one of them is on top. */
static bool under_fits(const struct arbiter_rules *rules, const struct ugo *s)
{
    bool fits = true;
    unsigned before = 0, now = 0;
    if (!placing(s)) {
        for (unsigned place = 0; place < UGO_PLACES; place++)
            fits &= s->under[place] == UGO_NO_CARD;
        return fits;
    }
    fits &= tops_fit(rules, s, s->under, s->turn);
    for (unsigned place = 0; place < UGO_PLACES; place++) {
        const unsigned under = s->under[place], top = s->top[s->turn][place];
        if (!is_card(top)) fits &= under == UGO_NO_CARD;
        if (!is_card(top) || under > UGO_NO_CARD) continue;
        const bool changed = of_trick(s, top);
        fits &= changed || under == top;
        fits &= !is_card(under) || (!of_trick(s, under) && ugo_colour(under) == ugo_colour(top));
        before |= is_card(under) ? 1u << ugo_colour(under) : 0u;
        now |= changed ? 1u << ugo_colour(top) : 0u;
    }
    for (unsigned card = 0; card < UGO_CARDS; card++)
        if (s->zone[card] == UGO_IN_KINGDOM + s->turn)
            fits &= (of_trick(s, card) ? now : before) >> ugo_colour(card) & 1u;
    return fits;
}

/* At most two farmers a trick; and no more than there are spots, unless the surplus is kept. */
static bool farmers_fit(const struct arbiter_rules *rules, const struct ugo *s)
{
    const unsigned tricks = dealing(s) ? 0u : UGO_HAND - (unsigned)s->left;
    const bool kept = rules->choice[UGO_SURPLUS] == SURPLUS_KEPT;
    bool fit = true;
    for (unsigned seat = 0; seat < UGO_SEATS; seat++) {
        fit &= s->farmers[seat] <= UGO_GAIN_MOST * tricks;
        fit &= kept || s->farmers[seat] <= ugo_spots(rules);
    }
    return fit;
}

static bool totals_fit(const struct arbiter_rules *rules, const struct ugo *s)
{
    const int finished = s->phase == UGO_OVER ? UGO_GAMES : s->game - 1;
    const int worst = -(int)(UGO_PENALTY * ugo_spots(rules));
    bool fit = true;
    for (unsigned seat = 0; seat < UGO_SEATS; seat++)
        fit &= s->total[seat] >= worst * finished && s->total[seat] <= UGO_BEST * finished;
    return fit;
}

/* The order of the checks makes each index safe. */
unsigned ugo_shape_fault(const struct arbiter_rules *rules, const struct ugo *s)
{
    if (!zones_known(s)) return UGO_I_ZONES;
    if (!seats_empty(rules, s)) return UGO_I_SEATS;
    if (!phase_fits(rules, s)) return UGO_I_PHASE;
    if (!dealer_fits(rules, s)) return UGO_I_DEALER;
    if (!trick_fits(rules, s)) return UGO_I_TRICK;
    if (!turn_fits(rules, s)) return UGO_I_TURN;
    if (!follow_fits(rules, s)) return UGO_I_FOLLOW;
    if (!places_fit(rules, s)) return UGO_I_PLACES;
    if (!under_fits(rules, s)) return UGO_I_UNDER;
    if (!farmers_fit(rules, s)) return UGO_I_FARMERS;
    return totals_fit(rules, s) ? UGO_I_NONE : UGO_I_TOTALS;
}

unsigned ugo_position_fault(const struct arbiter_rules *rules, const struct ugo *s)
{
    const unsigned fault = ugo_shape_fault(rules, s);
    if (fault != UGO_I_NONE) return fault;
    return ugo_counts_fit(rules, s) ? UGO_I_NONE : UGO_I_COUNTS;
}
