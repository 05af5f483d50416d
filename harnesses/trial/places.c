/* places.c: positions worth starting from.  They are looked at and changed as text, which every game
 * has: parts with a slash between them, of which the last says whose turn it is.  The invariant says
 * what is still a position. */
#include "places.h"

#include <string.h>

#include "chance.h"

/* A position taken apart; an empty part has no cards. */
struct split {
    unsigned parts; /* of cards */
    size_t length[PARTS_MAX];
    char part[PARTS_MAX][PLACE_ROOM];
    char phase[PLACE_ROOM];
};

static bool split_read(struct split *split, const char *text)
{
    split->parts = 0;
    for (const char *end; (end = strchr(text, '/')) != NULL; text = end + 1) {
        const size_t length = (size_t)(end - text);
        if (split->parts == PARTS_MAX || length >= PLACE_ROOM) return false;
        memcpy(split->part[split->parts], text, length);
        split->length[split->parts++] = length == 1 && *text == '-' ? 0 : length;
    }
    snprintf(split->phase, sizeof split->phase, "%s", text);
    return split->parts > 0;
}

/* What there is, and not all the room. */
static void split_copy(struct split *copy, const struct split *split)
{
    copy->parts = split->parts;
    memcpy(copy->length, split->length, sizeof copy->length);
    for (unsigned part = 0; part < split->parts; part++)
        memcpy(copy->part[part], split->part[part], split->length[part]);
    memcpy(copy->phase, split->phase, strlen(split->phase) + 1);
}

/* False: it is too long, and the text is as it was. */
static bool split_write(const struct split *split, char text[PLACE_ROOM])
{
    size_t length = strlen(split->phase) + 1, at = 0;
    for (unsigned part = 0; part < split->parts; part++)
        length += (split->length[part] == 0 ? 1 : split->length[part]) + 1;
    if (length > PLACE_ROOM) return false;
    for (unsigned part = 0; part < split->parts; part++) {
        memcpy(text + at, split->part[part], split->length[part]);
        at += split->length[part];
        if (split->length[part] == 0) text[at++] = '-';
        text[at++] = '/';
    }
    memcpy(text + at, split->phase, strlen(split->phase) + 1);
    return true;
}

/* What a position looks like: a number for each row of `like`, and how many rows there are. */
static unsigned looks_of(const char *text, unsigned look[LOOKS])
{
    enum { EMPTY = 8, EIGHTS = LENGTHS / EMPTY };
    unsigned length[PARTS_MAX], parts = 0, rows = 0, empty = 0, phase = 0;
    for (const char *end; (end = strchr(text, '/')) != NULL; text = end + 1) {
        const size_t cards = *text == '-' ? 0 : (size_t)(end - text);
        empty += cards == 0;
        if (parts < PARTS_MAX) length[parts++] = cards < LENGTHS ? (unsigned)cards : LENGTHS - 1;
    }
    for (; *text != '\0'; text++)
        phase = phase * 31 + (unsigned char)*text;
    empty = empty < EMPTY ? empty : EMPTY - 1;
    look[rows++] = phase % LENGTHS;
    for (unsigned part = 0; part < parts; part++) {
        look[rows++] = length[part];
        look[rows++] = empty * EIGHTS + length[part] / EIGHTS;
    }
    return rows;
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
static bool may_replace(const unsigned look[LOOKS], const struct place *other, unsigned row)
{
    unsigned others[LOOKS];
    if (other->text[0] == '\0' || row % 2 == 1 || row == 0) return true;
    looks_of(other->text, others);
    return look[row - 1] >= others[row - 1];
}

void places_see(struct places *places, const struct arbiter_rules *rules,
                const union arbiter_position *position, uint64_t *chance)
{
    struct place place;
    unsigned look[LOOKS];
    if (!write_place(rules, position, &place)) return;
    places->looks = looks_of(place.text, look);
    const unsigned renewed = chance_below(chance, places->looks);
    for (unsigned row = 0; row < places->looks; row++) {
        struct place *like = &places->like[row][look[row]];
        const bool taken = like->text[0] != '\0';
        if (!taken || (row == renewed && may_replace(look, like, row))) *like = place;
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

static bool possible(const struct arbiter_rules *rules, const char *text)
{
    union arbiter_position position;
    struct arbiter_error error;
    return arbiter_position_read(rules, text, strlen(text), &position, &error);
}

bool place_by(struct place *place, const struct arbiter_rules *rules)
{
    if (rules->game != place->rules.game || !possible(rules, place->text)) return false;
    place->rules = *rules;
    place->worth = NULL;
    return true;
}

/* Puts cards into a part, before the card at `to`. */
static void put_in(struct split *split, unsigned part, size_t to, const char *cards, size_t count)
{
    char *text = split->part[part];
    if (split->length[part] + count > PLACE_ROOM) return;
    memmove(text + to + count, text + to, split->length[part] - to);
    memcpy(text + to, cards, count);
    split->length[part] += count;
}

static void take_out(struct split *split, unsigned part, size_t from, size_t count)
{
    char *text = split->part[part];
    memmove(text + from, text + from + count, split->length[part] - from - count);
    split->length[part] -= count;
}

/* A part that has cards; false: chance has not found any. */
static bool any_part(const struct split *split, unsigned *part, uint64_t *chance)
{
    for (unsigned tries = 0; tries < 8; tries++) {
        *part = chance_below(chance, split->parts);
        if (split->length[*part] > 0) return true;
    }
    return false;
}

static size_t any_of(size_t count, uint64_t *chance)
{
    return chance_below(chance, (unsigned)count);
}

static void swap_cards(struct split *split, uint64_t *chance)
{
    unsigned one, two;
    if (!any_part(split, &one, chance) || !any_part(split, &two, chance)) return;
    char *a = &split->part[one][any_of(split->length[one], chance)];
    char *b = &split->part[two][any_of(split->length[two], chance)];
    const char letter = *a;
    *a = *b;
    *b = letter;
}

/* Where a card goes in: anywhere, or where the cards before it are not higher. */
static size_t any_slot(const struct split *split, unsigned part, char letter, uint64_t *chance)
{
    size_t slot = 0;
    if (chance_below(chance, 2) == 0) return any_of(split->length[part] + 1, chance);
    while (slot < split->length[part] && split->part[part][slot] <= letter)
        slot++;
    return slot;
}

static void move_card(struct split *split, unsigned to, uint64_t *chance)
{
    unsigned from;
    if (!any_part(split, &from, chance)) return;
    const size_t at = any_of(split->length[from], chance);
    const char letter = split->part[from][at];
    take_out(split, from, at, 1);
    put_in(split, to, any_slot(split, to, letter, chance), &letter, 1);
}

/* All cards of a kind that lie in the part go to another one, next to each other. */
static void move_kind(struct split *split, char letter, unsigned from, unsigned to,
                      uint64_t *chance)
{
    unsigned count = 0;
    for (size_t at = split->length[from]; at-- > 0;) {
        if (split->part[from][at] != letter) continue;
        take_out(split, from, at, 1);
        count++;
    }
    const size_t slot = any_slot(split, to, letter, chance);
    for (; count > 0; count--)
        put_in(split, to, slot, &letter, 1);
}

/* All cards of a kind, out of one part or out of all. */
static void gather(struct split *split, unsigned to, uint64_t *chance)
{
    unsigned from;
    if (!any_part(split, &from, chance)) return;
    const char letter = split->part[from][any_of(split->length[from], chance)];
    const bool all = chance_below(chance, 4) == 0;
    for (unsigned part = 0; part < split->parts; part++)
        if (part != to && (all || part == from)) move_kind(split, letter, part, to, chance);
}

/* The last cards of a part, perhaps all of them, go to the end of another, or to its beginning. */
static void pour(struct split *split, unsigned to, uint64_t *chance)
{
    unsigned from;
    if (!any_part(split, &from, chance) || from == to) return;
    const size_t length = split->length[from];
    const size_t count = chance_below(chance, 2) == 0 ? length : 1 + any_of(length, chance);
    const size_t slot = chance_below(chance, 2) == 0 ? 0 : split->length[to];
    put_in(split, to, slot, split->part[from] + length - count, count);
    split->length[from] -= count;
}

/* The part becomes what it is in another place.  The cards that it needs are taken from the other
 * parts, from their ends or their beginnings, and those that it had go to one of them. */
static void take_over(struct split *split, unsigned to, const struct places *others,
                      uint64_t *chance)
{
    static struct split other; /* large, and used by one at a time */
    if (!split_read(&other, places_choose(others, chance)->text) || other.parts != split->parts)
        return;
    const unsigned rest = (to + 1 + chance_below(chance, split->parts - 1)) % split->parts;
    put_in(split, rest, split->length[rest], split->part[to], split->length[to]);
    split->length[to] = 0;
    for (size_t number = 0; number < other.length[to]; number++) {
        const unsigned first = chance_below(chance, split->parts);
        bool found = false;
        for (unsigned step = 0; step < split->parts && !found; step++) {
            const unsigned part = (first + step) % split->parts;
            if (part == to) continue;
            for (size_t at = split->length[part]; at-- > 0 && !found;) {
                found = split->part[part][at] == other.part[to][number];
                if (found) take_out(split, part, at, 1);
            }
        }
        if (!found) return; /* another deck: the invariant will say so */
        put_in(split, to, split->length[to], &other.part[to][number], 1);
    }
}

static void other_phase(struct split *split, const struct places *others, uint64_t *chance)
{
    const struct place *other = &others->place[chance_below(chance, others->count)];
    const char *last = strrchr(other->text, '/');
    if (last != NULL) snprintf(split->phase, sizeof split->phase, "%s", last + 1);
}

enum { FILLS = 8 }; /* one change in so many is a fill() */
enum way { SWAP, MOVE, GATHER, POUR, TAKE_OVER, PHASE };

static void change(struct split *split, enum way way, unsigned to, const struct places *others,
                   uint64_t *chance)
{
    switch (way) {
    case SWAP:
        swap_cards(split, chance);
        break;
    case MOVE:
        move_card(split, to, chance);
        break;
    case GATHER:
        gather(split, to, chance);
        break;
    case POUR:
        pour(split, to, chance);
        break;
    case TAKE_OVER:
        take_over(split, to, others, chance);
        break;
    default:
        other_phase(split, others, chance);
    }
}

/* Takes the split as the place, if it is possible. */
static bool settle(struct place *place, const struct split *split)
{
    char before[PLACE_ROOM];
    memcpy(before, place->text, sizeof before);
    if (split_write(split, place->text) && possible(&place->rules, place->text)) return true;
    memcpy(place->text, before, sizeof before);
    return false;
}

/* To the edge of the possible: out of some parts, kind by kind, all goes to one part that can. */
static void fill(struct place *place, struct split *split, unsigned to, uint64_t *chance)
{
    static struct split tried; /* large, and used by one at a time */
    for (unsigned from = 0; from < split->parts; from++) {
        if (from == to || chance_below(chance, 4) == 0) continue;
        for (size_t at = split->length[from]; at-- > 0;) {
            if (at >= split->length[from]) continue; /* others have gone with the last one */
            split_copy(&tried, split);
            move_kind(&tried, split->part[from][at], from, to, chance);
            if (settle(place, &tried)) split_copy(split, &tried);
        }
    }
}

/* Two ways at a time, and mostly towards one part: what is changed at random in all ways at once stays
 * in the middle. */
void place_change(struct place *place, const struct places *others, unsigned times,
                  uint64_t *chance)
{
    static struct split split; /* large, and used by one at a time */
    static const enum way ways[] = {SWAP, MOVE, GATHER, GATHER, POUR, TAKE_OVER, PHASE};
    const unsigned count = sizeof ways / sizeof ways[0];
    const enum way way[2] = {ways[chance_below(chance, count)], ways[chance_below(chance, count)]};
    if (!split_read(&split, place->text)) return;
    const bool one_part = chance_below(chance, 4) != 0;
    const unsigned target = chance_below(chance, split.parts);
    if (chance_below(chance, FILLS) == 0) {
        fill(place, &split, target, chance);
        return;
    }
    for (unsigned time = 0; time < times; time++) {
        const unsigned to = one_part ? target : chance_below(chance, split.parts);
        if (!split_read(&split, place->text)) return;
        change(&split, way[chance_below(chance, 2)], to, others, chance);
        settle(place, &split);
    }
}
