/* ugo_moves.c: lists the events without fault.  It asks the same questions as ugo.c, but each only
 * once per position; proofs/ugo_moves.c shows that the two agree. */
#include "arbiter.h"

/* Adds an event if it is legal.  Proofs replace this to watch what is listed. */
#ifndef MOVES_ADD
#define MOVES_ADD(list, count, legal, ...)                                                         \
    ((list)[count] = (struct arbiter_event){__VA_ARGS__}, (count) += (legal))
#endif

static unsigned list_plays(const struct arbiter_rules *rules, const struct ugo *s,
                           struct arbiter_event *list)
{
    const bool leads = s->phase == UGO_LEAD || s->turn == s->leader;
    const unsigned led = leads ? UGO_COLOURS : ugo_colour(s->trick[s->leader]);
    const bool obliged = !leads && ugo_must_follow(rules, s, s->turn, led);
    unsigned count = 0;
    for (uint8_t card = 0; card < UGO_CARDS; card++) {
        const bool held = s->zone[card] == UGO_IN_HAND + s->turn;
        const bool fits = !obliged || ugo_colour(card) == led;
        MOVES_ADD(list, count, held && fits, UGO_PLAY_CARD, 0, card, 0, 0);
    }
    return count;
}

/* The places that a card of the trick may go to, as bits. */
static unsigned places_for(const struct arbiter_rules *rules, const struct ugo *s, unsigned card)
{
    const uint8_t *top = s->top[s->turn];
    const unsigned home = ugo_place_of(top, ugo_colour(card));
    unsigned open = 0, leftmost = 0;
    if (home != UGO_PLACES) return 1u << home;
    if (ugo_must_wait(rules, s, card)) return 0;
    for (unsigned place = UGO_PLACES; place > 0; place--) {
        if (top[place - 1] != UGO_NO_CARD) continue;
        leftmost = 1u << (place - 1);
        open |= leftmost;
    }
    return rules->choice[UGO_SKIP_PLACE] == SKIP_PLACE_ANY ? open : leftmost;
}

static unsigned list_puts(const struct arbiter_rules *rules, const struct ugo *s,
                          struct arbiter_event *list)
{
    unsigned count = 0;
    for (unsigned seat = 0; seat < UGO_SEATS; seat++) {
        if (seat >= rules->players || s->zone[s->trick[seat]] != UGO_IN_TRICK) continue;
        const unsigned places = places_for(rules, s, s->trick[seat]);
        for (uint8_t place = 0; place < UGO_PLACES; place++)
            MOVES_ADD(list, count, places >> place & 1u, UGO_PUT_CARD, 0, s->trick[seat], 0,
                      (uint8_t)(place + 1));
    }
    return count;
}

static unsigned list_deals(const struct arbiter_rules *rules, const struct ugo *s,
                           struct arbiter_event *list)
{
    const unsigned aside = ugo_count(s, UGO_ASIDE);
    const unsigned choice = rules->choice[UGO_ASIDE_NEXT];
    const bool used_too = choice == ASIDE_SHUFFLED || (choice == ASIDE_FIRST && aside == 0) ||
                          (choice == ASIDE_INCLUDED && aside < s->left);
    unsigned count = 0;
    for (uint8_t card = 0; card < UGO_CARDS; card++) {
        const bool open = s->zone[card] == UGO_ASIDE || (s->zone[card] == UGO_USED && used_too);
        MOVES_ADD(list, count, open, UGO_DEAL_CARD, 0, card, 0, 0);
    }
    return count;
}

unsigned ugo_moves(const struct arbiter_rules *rules, const struct ugo *s,
                   struct arbiter_event *list)
{
    unsigned count = 0;
    switch (s->phase) {
    case UGO_PLAY:
        return list_plays(rules, s, list);
    case UGO_PUT:
        count = list_puts(rules, s, list);
        MOVES_ADD(list, count, ugo_may_take_back(rules, s), UGO_BACK, 0, 0, 0, 0);
        return count;
    case UGO_LEAD:
        count = list_plays(rules, s, list);
        MOVES_ADD(list, count, true, UGO_BACK, 0, 0, 0, 0);
        return count;
    case UGO_DEAL:
        return list_deals(rules, s, list);
    case UGO_DEALER:
        for (uint8_t seat = 0; seat < UGO_SEATS; seat++)
            MOVES_ADD(list, count, seat < rules->players, UGO_NAME_DEALER, seat, 0, 0, 0);
        return count;
    default:
        return 0;
    }
}
