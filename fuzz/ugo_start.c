/* ugo_start.c: first positions.  In random deals ties and players without a colour are rare, so some
 * deals are sorted; and a match has more than 400 events, so some begin late. */
#include "ugo_fuzz.h"

static void swap(uint8_t *card, unsigned a, unsigned b)
{
    const uint8_t kept = card[a];
    card[a] = card[b];
    card[b] = kept;
}

/* Sorted decks.  Colour after colour: nobody can follow.  Value after value, hand by hand: one has
 * the low cards, one the high ones.  Value after value, card by card, from the lowest or from the
 * highest on: all have the same values, and ties abound. */
enum structure { BY_COLOUR, BY_HAND, LOW, HIGH };

static void sort(unsigned structure, unsigned players, uint8_t *card)
{
    for (unsigned number = 0; number < UGO_CARDS; number++) {
        const unsigned dealt_to = UGO_HAND * players;
        const unsigned by_value = number % UGO_COLOURS * UGO_VALUES + number / UGO_COLOURS;
        const unsigned slot = structure <= BY_HAND || number >= dealt_to
                                  ? number
                                  : number % players * UGO_HAND + number / players;
        card[slot] = (uint8_t)(structure == BY_COLOUR ? number : by_value);
        if (structure == HIGH) card[slot] = (uint8_t)(UGO_CARDS - 1 - card[slot]);
    }
}

/* Any order of the deck if the first byte is below 128, or else a sorted one with up to seven swaps.
 */
void ugo_deal_order(struct fuzz_bytes bytes, unsigned players, uint8_t *card)
{
    const unsigned structure = fuzz_byte(&bytes);
    sort(structure % 4, players, card);
    if (structure < 128) {
        for (unsigned left = UGO_CARDS; left > 1; left--)
            swap(card, left - 1, fuzz_byte(&bytes) % left);
        return;
    }
    for (unsigned swaps = fuzz_byte(&bytes) % 8; swaps > 0; swaps--) {
        const unsigned one = fuzz_byte(&bytes) % UGO_CARDS;
        swap(card, one, fuzz_byte(&bytes) % UGO_CARDS);
    }
}

/* Whatever a change makes of the position, it stays if the invariant allows it, whether or not a
 * match leads to it: the proofs begin with every such position. */
static void keep_if_possible(struct fuzz_game *game, const struct ugo *changed)
{
    union arbiter_position position = game->position;
    position.ugo = *changed;
    if (arbiter_position_fault(&game->rules, &position) == 0) game->position = position;
}

/* Farmers, totals, and three pairs of cards that change places. */
static void tweak(struct fuzz_bytes *bytes, struct fuzz_game *game)
{
    for (unsigned seat = 0; seat < UGO_SEATS; seat++) {
        struct ugo changed = game->position.ugo;
        changed.farmers[seat] = (uint8_t)(fuzz_byte(bytes) % 16);
        keep_if_possible(game, &changed);
    }
    for (unsigned seat = 0; seat < UGO_SEATS; seat++) {
        struct ugo changed = game->position.ugo;
        changed.total[seat] = (int16_t)((int)fuzz_byte(bytes) - 128);
        keep_if_possible(game, &changed);
    }
    for (unsigned pair = 0; pair < 3; pair++) {
        struct ugo changed = game->position.ugo;
        const unsigned one = fuzz_byte(bytes) % UGO_CARDS, other = fuzz_byte(bytes) % UGO_CARDS;
        swap(changed.zone, one, other);
        keep_if_possible(game, &changed);
    }
}

/* Plays up to 480 events that nobody checks, but not the last one of the match.  The choices hold
 * here too. */
void ugo_go_forward(struct fuzz_bytes bytes, struct fuzz_game *game)
{
    struct arbiter_event event;
    const unsigned high = fuzz_byte(&bytes), low = fuzz_byte(&bytes);
    uint32_t state = fuzz_byte(&bytes) * 256 + fuzz_byte(&bytes) + 1;
    for (unsigned left = (high * 256 + low) % 480; left > 0; left--) {
        const union arbiter_position kept = game->position;
        state = state * 1664525u + 1013904223u;
        if (!ugo_choose(game, state >> 16, &event)) break;
        arbiter_play(&game->rules, &game->position, &event);
        if (game->position.ugo.phase != UGO_OVER) continue;
        game->position = kept;
        break;
    }
    if (high >= 128) tweak(&bytes, game);
}
