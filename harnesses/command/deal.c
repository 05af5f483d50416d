/* deal.c: deals of any game as text: standard, shuffled, and laid out in order.  Cards are numbered
 * as the face's deck lists them.  The slots of a deal are those of the first pile, of the second and
 * so on, and then those for what is not dealt. */
#include "../trial/chance.h"
#include "command.h"
#include "fields.h"

#include <string.h>

enum { CARDS_MAX = 256 };

struct layout {
    const struct face *face;
    unsigned cards, piles;
    uint8_t card[CARDS_MAX]; /* on each slot */
};

/* The deck in order, one card to a pile in turn. */
static void lay_out(const struct arbiter_rules *rules, struct layout *layout)
{
    const struct face *face = face_of(rules->game);
    *layout = (struct layout){.face = face, .piles = face->piles};
    if (face->piles == 0) layout->piles = rules->players;
    layout->cards = (unsigned)(strlen(face->deck) / face->card_letters);
    for (unsigned card = 0; card < layout->cards && card < CARDS_MAX; card++) {
        const unsigned dealt = layout->piles * face->pile_cards;
        const unsigned slot = card % layout->piles * face->pile_cards + card / layout->piles;
        layout->card[card < dealt ? slot : card] = (uint8_t)card;
    }
}

static const char *letters_of(const struct face *face, unsigned card)
{
    return face->deck + (size_t)card * face->card_letters;
}

static void deal_write(const struct layout *layout, char *deal, size_t room)
{
    const struct face *face = layout->face;
    struct arbiter_text text;
    arbiter_text_open(&text, deal, room - 1);
    for (unsigned slot = 0; slot < layout->piles * face->pile_cards; slot++) {
        if (slot > 0 && slot % face->pile_cards == 0) arbiter_text_letter(&text, '/');
        for (unsigned letter = 0; letter < face->card_letters; letter++)
            arbiter_text_letter(&text, letters_of(face, layout->card[slot])[letter]);
    }
    deal[text.length] = '\0';
}

static void swap_slots(struct layout *layout, size_t one, size_t other)
{
    const uint8_t card = layout->card[one];
    layout->card[one] = layout->card[other];
    layout->card[other] = card;
}

/* A number below `bound`, each equally likely: the uneven rest of the range is thrown away. */
static size_t random_below(uint64_t *state, size_t bound)
{
    const uint64_t uneven = UINT64_MAX - UINT64_MAX % bound;
    uint64_t number;
    do
        number = chance_next(state);
    while (number >= uneven);
    return (size_t)(number % bound);
}

void deal_standard(const struct arbiter_rules *rules, char *deal, size_t room)
{
    struct layout layout;
    lay_out(rules, &layout);
    deal_write(&layout, deal, room);
}

void deal_shuffle(const struct arbiter_rules *rules, uint64_t seed, char *deal, size_t room)
{
    struct layout layout;
    lay_out(rules, &layout);
    for (size_t left = layout.cards; left > 1; left--)
        swap_slots(&layout, random_below(&seed, left), left - 1);
    deal_write(&layout, deal, room);
}

/* The first card of each kind, and how many follow; equal cards lie next to each other in a deck. */
static unsigned sort_kinds(const struct layout *layout, unsigned first[CARDS_MAX],
                           unsigned copies[CARDS_MAX])
{
    const struct face *face = layout->face;
    unsigned kinds = 0;
    for (unsigned card = 0; card < layout->cards; card++) {
        const bool same = card > 0 && memcmp(letters_of(face, card), letters_of(face, card - 1),
                                             face->card_letters) == 0;
        if (!same) first[kinds++] = card;
        copies[kinds - 1] = same ? copies[kinds - 1] + 1 : 1;
    }
    return kinds;
}

void deal_in_order(const struct arbiter_rules *rules, char *deal, size_t room, uint64_t *chance)
{
    struct layout layout;
    unsigned first[CARDS_MAX], copies[CARDS_MAX];
    lay_out(rules, &layout);
    const unsigned kinds = sort_kinds(&layout, first, copies);
    unsigned next = chance_below(chance, kinds);
    for (unsigned slot = 0; slot < layout.cards; slot++) {
        while (copies[next] == 0)
            next = (next + 1) % kinds;
        layout.card[slot] = (uint8_t)(first[next] + --copies[next]);
        next = (next + 1) % kinds;
    }
    for (unsigned times = chance_below(chance, 12); times > 0; times--) {
        const unsigned one = chance_below(chance, layout.cards);
        swap_slots(&layout, one, chance_below(chance, layout.cards));
    }
    deal_write(&layout, deal, room);
}

bool head_read(struct arbiter_rules *rules, const char *text, size_t length,
               struct arbiter_error *error)
{
    const char *end = text + length, *field = memchr(text, ' ', length);
    const size_t spec = field == NULL ? length : (size_t)(field - text);
    if (!arbiter_spec_read(rules, text, spec, error)) return false;
    for (; field != NULL && field < end; field = memchr(field, ' ', (size_t)(end - field))) {
        const char *key = ++field;
        const char *blank = memchr(key, ' ', (size_t)(end - key));
        const size_t whole = (size_t)((blank == NULL ? end : blank) - key);
        const char *equals = memchr(key, '=', whole);
        const size_t name = equals == NULL ? whole : (size_t)(equals - key);
        const uint32_t bit = equals == NULL ? 0 : fields_bit(rules->game, key, name);
        struct cursor cursor = {text, length, (size_t)(key - text), error};
        if (whole == 0) continue;
        if (bit == 0) return cursor_expected(&cursor, fields_expected(rules->game));
        if (fields_value_read(rules, bit, equals + 1, whole - name - 1, error)) continue;
        error->column += (size_t)(equals + 1 - text);
        return false;
    }
    return true;
}
