/* places.c: positions worth starting from.  They are looked at and changed as text, which every game
 * has: parts with a slash between them, of which the last says whose turn it is.  The invariant says
 * what is still a position. */
#include "places.h"

#include <string.h>

#include "chance.h"
#include "split.h"

/* What a position looks like: a number for each row of `like`.  The first row is the first word of
 * the state, then two for each part, and then one for each of the other words. */
struct look {
    unsigned rows, parts;
    unsigned row[LOOKS];
};

static unsigned look_of_token(struct token token)
{
    unsigned mixed = 0;
    for (size_t at = 0; at < token.length; at++)
        mixed = mixed * 31 + (unsigned char)token.start[at];
    return mixed % LENGTHS;
}

static void looks_of(const struct place *place, struct look *look)
{
    enum { EMPTY = 8, EIGHTS = LENGTHS / EMPTY };
    const unsigned letters = face_of(place->rules.game)->card_letters;
    const char *text = place->text;
    struct token token[TOKENS_MAX];
    unsigned length[PARTS_MAX] = {0}, empty = 0;
    look->rows = look->parts = 0;
    for (const char *end; (end = strchr(text, '/')) != NULL; text = end + 1) {
        const size_t cards = *text == '-' ? 0 : (size_t)(end - text) / letters;
        empty += cards == 0;
        if (look->parts < PARTS_MAX)
            length[look->parts++] = cards < LENGTHS ? (unsigned)cards : LENGTHS - 1;
    }
    empty = empty < EMPTY ? empty : EMPTY - 1;
    const unsigned tokens = tokens_of(text, token);
    look->row[look->rows++] = look_of_token(token[0]);
    for (unsigned part = 0; part < look->parts; part++) {
        look->row[look->rows++] = length[part];
        look->row[look->rows++] = empty * EIGHTS + length[part] / EIGHTS;
    }
    for (unsigned number = 1; number < tokens && look->rows < LOOKS; number++)
        look->row[look->rows++] = look_of_token(token[number]);
}

/* False for a game that is over: nothing can follow. */
static bool write_place(const struct arbiter_rules *rules, const union arbiter_position *position,
                        struct place *place)
{
    struct arbiter_text text;
    if (arbiter_actor(rules, position) == ARBITER_NO_PLAYER) return false;
    arbiter_text_open(&text, place->text, sizeof place->text - 1);
    arbiter_position_write(rules, position, &text);
    place->text[text.length] = '\0';
    place->rules = *rules;
    place->worth = NULL;
    return !text.full;
}

/* Whether the place may take that of another one with the same look.  Where lengths are rounded, the
 * longer part is the rarer one. */
static bool may_replace(const struct look *look, const struct place *other, unsigned row)
{
    struct look others;
    if (other->text[0] == '\0' || row % 2 == 1 || row == 0 || row > 2 * look->parts) return true;
    looks_of(other, &others);
    return look->row[row - 1] >= others.row[row - 1];
}

void places_see(struct places *places, const struct arbiter_rules *rules,
                const union arbiter_position *position, uint64_t *chance)
{
    struct place place;
    struct look look;
    if (!write_place(rules, position, &place)) return;
    looks_of(&place, &look);
    places->looks = look.rows;
    const unsigned renewed = chance_below(chance, look.rows);
    for (unsigned row = 0; row < look.rows; row++) {
        struct place *like = &places->like[row][look.row[row]];
        const bool taken = like->text[0] != '\0';
        if (!taken || (row == renewed && may_replace(&look, like, row))) *like = place;
    }
}

static uint32_t worth_of(const struct place *place)
{
    return place->worth == NULL ? UINT32_MAX : *place->worth;
}

/* Of some places the one at which the rarest things can happen, or the most common ones. */
static unsigned some_place(const struct places *places, unsigned tries, bool rare, uint64_t *chance)
{
    unsigned best = chance_below(chance, places->count);
    for (; tries > 1; tries--) {
        const unsigned other = chance_below(chance, places->count);
        const uint32_t one = worth_of(&places->place[best]);
        const uint32_t two = worth_of(&places->place[other]);
        if (rare ? two < one : two > one) best = other;
    }
    return best;
}

void places_keep(struct places *places, const struct arbiter_rules *rules,
                 const union arbiter_position *position, const uint32_t *worth, uint64_t *chance)
{
    struct place place;
    if (!write_place(rules, position, &place)) return;
    place.worth = worth;
    const unsigned number =
        places->count < PLACES ? places->count++ : some_place(places, 3, false, chance);
    places->place[number] = place;
}

const struct place *places_choose(const struct places *places, uint64_t *chance)
{
    if (chance_below(chance, 3) == 0)
        return &places->place[some_place(places, 1u << chance_below(chance, 6), true, chance)];
    const unsigned row = chance_below(chance, places->looks);
    for (;;) {
        const struct place *place = &places->like[row][chance_below(chance, LENGTHS)];
        if (place->text[0] != '\0') return place;
    }
}

bool place_possible(const struct arbiter_rules *rules, const char *text)
{
    union arbiter_position position;
    struct arbiter_error error;
    return arbiter_position_read(rules, text, strlen(text), &position, &error);
}

bool place_by(struct place *place, const struct arbiter_rules *rules)
{
    if (rules->game != place->rules.game || !place_possible(rules, place->text)) return false;
    place->rules = *rules;
    place->worth = NULL;
    return true;
}
