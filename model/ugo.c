/* ugo.c: which clause forbids an event?  In the order of the rulebook. */
#include "arbiter.h"
#include "probe.h"

bool ugo_event_formed(const struct arbiter_event *event)
{
    const bool named = event->kind != UGO_BACK && event->kind != UGO_NAME_DEALER;
    const unsigned places = event->kind == UGO_PUT_CARD ? UGO_PLACES : 0;
    const unsigned seats = event->kind == UGO_NAME_DEALER ? UGO_SEATS : 1;
    if (event->kind >= UGO_EVENT_KINDS || event->to != 0) return false;
    if (event->index >= (named ? UGO_CARDS : 1) || event->from >= seats) return false;
    return event->place <= places && (places == 0 || event->place > 0);
}

/* UGO-FOLLOW-1  A card of the led colour in hand obliges; by one reading a 0 does not. */
bool ugo_must_follow(const struct arbiter_rules *rules, const struct ugo *s, unsigned seat,
                     unsigned colour)
{
    const unsigned lowest = rules->choice[UGO_FOLLOW] == FOLLOW_ZERO ? 1 : 0;
    bool obliged = false;
    for (unsigned value = 0; value < UGO_VALUES; value++)
        obliged |= value >= lowest && s->zone[colour * UGO_VALUES + value] == UGO_IN_HAND + seat;
    return obliged;
}

/* UGO-LEAD-1   The player to the dealer's left leads the first trick of a game.
 * UGO-LEAD-2   The winner of a trick leads the next one.
 * UGO-TRICK-1  Each in turn, clockwise, plays a card of his hand.
 * UGO-FOLLOW-1 It has the led colour, if he has that.
 * UGO-FOLLOW-2 If not, he may play any card. */
static unsigned play_fault(const struct arbiter_rules *rules, const struct ugo *s, unsigned card)
{
    const bool leads = s->phase == UGO_LEAD || s->turn == s->leader;

    if (s->phase == UGO_DEAL || s->phase == UGO_DEALER) return refused(UGO_DEAL_3);
    if (s->phase == UGO_PUT) return refused(UGO_PUT_1);
    if (s->zone[card] != UGO_IN_HAND + s->turn) return refused(UGO_TRICK_1);
    if (leads) {
        granted(s->left == UGO_HAND ? UGO_LEAD_1 : UGO_LEAD_2);
    } else {
        const unsigned led = ugo_colour(s->trick[s->leader]);
        const bool follows = ugo_colour(card) == led;
        if (!follows && ugo_must_follow(rules, s, s->turn, led)) return refused(UGO_FOLLOW_1);
        granted(follows ? UGO_FOLLOW_1 : UGO_FOLLOW_2);
    }
    granted(UGO_TRICK_1);
    return UGO_NONE;
}

unsigned ugo_place_of(const uint8_t *top, unsigned colour)
{
    unsigned found = UGO_PLACES;
    for (unsigned place = 0; place < UGO_PLACES; place++)
        if (top[place] != UGO_NO_CARD && ugo_colour(top[place]) == colour) found = place;
    return found;
}

static unsigned first_free(const uint8_t *top)
{
    unsigned found = UGO_PLACES;
    for (unsigned place = UGO_PLACES; place > 0; place--)
        if (top[place - 1] == UGO_NO_CARD) found = place - 1;
    return found;
}

/* UGO-PUT-4  New colours on a board that had cards: by one reading in the order in which they came
 *            into the trick. */
bool ugo_must_wait(const struct arbiter_rules *rules, const struct ugo *s, unsigned card)
{
    const uint8_t *top = s->top[s->turn];
    bool had_cards = false, passed = false, waits = false;
    for (unsigned place = 0; place < UGO_PLACES; place++)
        had_cards |= s->under[place] != UGO_NO_CARD;
    if (!had_cards || rules->choice[UGO_NEW_COLOURS] != NEW_COLOURS_PLAYED) return false;

    for (unsigned order = 0; order < UGO_SEATS; order++) {
        if (order >= rules->players) continue;
        const unsigned other = s->trick[(s->leader + order) % rules->players];
        passed |= ugo_colour(other) == ugo_colour(card);
        waits |= !passed && ugo_place_of(top, ugo_colour(other)) == UGO_PLACES;
    }
    return waits;
}

/* Whether the winner has a choice among the cards that he has not placed: of the same colour as this
 * one, or of other colours that have no place either. */
static void grant_choices(const struct arbiter_rules *rules, const struct ugo *s, unsigned card)
{
    const bool new_colour = ugo_place_of(s->top[s->turn], ugo_colour(card)) == UGO_PLACES;
    for (unsigned seat = 0; seat < rules->players; seat++) {
        const unsigned other = s->trick[seat];
        if (other == card || s->zone[other] != UGO_IN_TRICK) continue;
        if (ugo_colour(other) == ugo_colour(card))
            granted(UGO_PUT_5);
        else if (new_colour && ugo_place_of(s->top[s->turn], ugo_colour(other)) == UGO_PLACES)
            granted(UGO_PUT_4);
    }
}

/* UGO-PUT-1  The winner places the cards of the trick before anything else happens.
 * UGO-PUT-2  A card goes on top of its colour, where that has a place.
 * UGO-PUT-3  A new colour goes to the next free place from left to right.
 * UGO-PUT-4  The order of several new colours is his choice.
 * UGO-PUT-5  The order of cards of one colour is his choice.
 * UGO-PUT-6  What is placed stays. */
static unsigned put_fault(const struct arbiter_rules *rules, const struct ugo *s, unsigned card,
                          unsigned place)
{
    if (s->phase != UGO_PUT && s->phase != UGO_LEAD) return refused(UGO_PUT_1);
    if (s->zone[card] == UGO_IN_KINGDOM + s->turn) return refused(UGO_PUT_6);
    if (s->zone[card] != UGO_IN_TRICK) return refused(UGO_PUT_1);

    const uint8_t *top = s->top[s->turn];
    const unsigned home = ugo_place_of(top, ugo_colour(card));
    const bool any = rules->choice[UGO_SKIP_PLACE] == SKIP_PLACE_ANY;
    if (home != UGO_PLACES) {
        if (place != home) return refused(UGO_PUT_2);
        granted(UGO_PUT_2);
    } else {
        if (any ? top[place] != UGO_NO_CARD : place != first_free(top)) return refused(UGO_PUT_3);
        if (ugo_must_wait(rules, s, card)) return refused(UGO_PUT_4);
        granted(UGO_PUT_3);
    }
    grant_choices(rules, s, card);
    granted(UGO_PUT_1);
    return UGO_NONE;
}

/* UGO-PUT-6  Placed cards stay; by one reading only when the next trick is led. */
bool ugo_may_take_back(const struct arbiter_rules *rules, const struct ugo *s)
{
    bool placed = false;
    if (rules->choice[UGO_PLACED] != PLACED_UNTIL_LEAD) return false;
    if (s->phase != UGO_PUT && s->phase != UGO_LEAD) return false;
    for (unsigned seat = 0; seat < UGO_SEATS; seat++)
        placed |= seat < rules->players && s->zone[s->trick[seat]] != UGO_IN_TRICK;
    return placed;
}

/* UGO-DEAL-2  What lies aside comes into later games as the reading says. */
bool ugo_may_deal(const struct arbiter_rules *rules, const struct ugo *s, unsigned card)
{
    const unsigned aside = ugo_count(s, UGO_ASIDE);
    if (s->zone[card] == UGO_ASIDE) return true;
    switch (rules->choice[UGO_ASIDE_NEXT]) {
    case ASIDE_FIRST:
        return aside == 0;
    case ASIDE_INCLUDED:
        return aside < s->left;
    default:
        return true;
    }
}

/* UGO-DEAL-1  No card is dealt twice.
 * UGO-DEAL-3  The next game is dealt when the last one is over. */
static unsigned deal_fault(const struct arbiter_rules *rules, const struct ugo *s, unsigned card)
{
    if (s->phase != UGO_DEAL) return refused(UGO_DEAL_3);
    if (s->zone[card] < UGO_ASIDE) return refused(UGO_DEAL_1);
    if (!ugo_may_deal(rules, s, card)) return refused(UGO_DEAL_2);

    granted(UGO_DEAL_1);
    if (s->zone[card] == UGO_ASIDE) granted(UGO_DEAL_2);
    granted(UGO_DEAL_3);
    return UGO_NONE;
}

/* UGO-DEAL-4  Who deals the next game. */
static unsigned dealer_fault(const struct arbiter_rules *rules, const struct ugo *s, unsigned seat)
{
    if (s->phase != UGO_DEALER || seat >= rules->players) return refused(UGO_DEAL_4);
    granted(UGO_DEAL_4);
    return UGO_NONE;
}

/* UGO-END-1  Nothing happens after the end. */
unsigned ugo_fault(const struct arbiter_rules *rules, const struct ugo *s,
                   const struct arbiter_event *event)
{
    if (s->phase == UGO_OVER) return refused(UGO_END_1);

    switch (event->kind) {
    case UGO_PLAY_CARD:
        return play_fault(rules, s, event->index);
    case UGO_PUT_CARD:
        return put_fault(rules, s, event->index, event->place - 1u);
    case UGO_BACK:
        if (!ugo_may_take_back(rules, s)) return refused(UGO_PUT_6);
        granted(UGO_PUT_6);
        return UGO_NONE;
    case UGO_DEAL_CARD:
        return deal_fault(rules, s, event->index);
    default:
        return dealer_fault(rules, s, event->from);
    }
}
