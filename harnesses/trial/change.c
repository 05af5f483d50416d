/* change.c: positions changed towards rare looks.  The invariant says what is still a position. */
#include <stdlib.h>
#include <string.h>

#include "chance.h"
#include "split.h"

/* Puts cards into a part, before the card at `to`. */
static void put_in(struct split *split, unsigned part, unsigned to, const uint8_t *cards,
                   unsigned count)
{
    uint8_t *pile = split->part[part];
    if (split->length[part] + count > CARDS_MAX) return;
    memmove(pile + to + count, pile + to, split->length[part] - to);
    memcpy(pile + to, cards, count);
    split->length[part] += count;
}

static void take_out(struct split *split, unsigned part, unsigned from, unsigned count)
{
    uint8_t *pile = split->part[part];
    memmove(pile + from, pile + from + count, split->length[part] - from - count);
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

static void swap(uint8_t *one, uint8_t *other)
{
    const uint8_t card = *one;
    *one = *other;
    *other = card;
}

static void swap_cards(struct split *split, uint64_t *chance)
{
    unsigned one, two;
    if (!any_part(split, &one, chance) || !any_part(split, &two, chance)) return;
    uint8_t *a = &split->part[one][chance_below(chance, split->length[one])];
    swap(a, &split->part[two][chance_below(chance, split->length[two])]);
}

/* Where a card goes in: anywhere, or where the cards before it are not higher. */
static unsigned any_slot(const struct split *split, unsigned part, uint8_t card, uint64_t *chance)
{
    unsigned slot = 0;
    if (chance_below(chance, 2) == 0) return chance_below(chance, split->length[part] + 1);
    while (slot < split->length[part] && split->part[part][slot] <= card)
        slot++;
    return slot;
}

static void move_card(struct split *split, unsigned to, uint64_t *chance)
{
    unsigned from;
    if (!any_part(split, &from, chance)) return;
    const unsigned at = chance_below(chance, split->length[from]);
    const uint8_t card = split->part[from][at];
    take_out(split, from, at, 1);
    put_in(split, to, any_slot(split, to, card, chance), &card, 1);
}

/* All cards of a kind that lie in the part go to another one, next to each other. */
static void move_kind(struct split *split, uint8_t card, unsigned from, unsigned to,
                      uint64_t *chance)
{
    unsigned count = 0;
    for (unsigned at = split->length[from]; at-- > 0;) {
        if (split->part[from][at] != card) continue;
        take_out(split, from, at, 1);
        count++;
    }
    const unsigned slot = any_slot(split, to, card, chance);
    for (; count > 0; count--)
        put_in(split, to, slot, &card, 1);
}

/* All cards of a kind, out of one part or out of all. */
static void gather(struct split *split, unsigned to, uint64_t *chance)
{
    unsigned from;
    if (!any_part(split, &from, chance)) return;
    const uint8_t card = split->part[from][chance_below(chance, split->length[from])];
    const bool all = chance_below(chance, 4) == 0;
    for (unsigned part = 0; part < split->parts; part++)
        if (part != to && (all || part == from)) move_kind(split, card, part, to, chance);
}

/* The last cards of a part, perhaps all of them, go to the end of another, or to its beginning. */
static void pour(struct split *split, unsigned to, uint64_t *chance)
{
    unsigned from;
    if (!any_part(split, &from, chance) || from == to) return;
    const unsigned length = split->length[from];
    const unsigned count = chance_below(chance, 2) == 0 ? length : 1 + chance_below(chance, length);
    const unsigned slot = chance_below(chance, 2) == 0 ? 0 : split->length[to];
    put_in(split, to, slot, split->part[from] + length - count, count);
    split->length[from] -= count;
}

/* A card that lies in another part than `to`, from the last of some part on; NULL: there is none. */
static uint8_t *elsewhere(struct split *split, unsigned to, uint8_t card, unsigned *part,
                          uint64_t *chance)
{
    const unsigned first = chance_below(chance, split->parts);
    for (unsigned step = 0; step < split->parts; step++) {
        *part = (first + step) % split->parts;
        for (unsigned at = *part == to ? 0 : split->length[*part]; at-- > 0;)
            if (split->part[*part][at] == card) return &split->part[*part][at];
    }
    return NULL;
}

/* The part becomes what it is in another place.  Where it has as many cards there, the cards that it
 * needs may be swapped with those that it has; otherwise they are taken from the other parts, and those
 * that it had go to one of them. */
static void take_over(struct split *split, unsigned to, const struct places *others,
                      uint64_t *chance)
{
    static struct split other; /* large, and used by one at a time */
    if (!split_read(&other, places_choose(others, chance)) || other.parts != split->parts) return;
    const bool same_length = other.length[to] == split->length[to] && chance_below(chance, 2) == 0;
    const unsigned rest = (to + 1 + chance_below(chance, split->parts - 1)) % split->parts;
    if (!same_length) {
        put_in(split, rest, split->length[rest], split->part[to], split->length[to]);
        split->length[to] = 0;
    }
    for (unsigned number = 0; number < other.length[to]; number++) {
        const uint8_t card = other.part[to][number];
        unsigned part;
        if (same_length && split->part[to][number] == card) continue;
        uint8_t *found = elsewhere(split, to, card, &part, chance);
        if (found == NULL) continue; /* it is here already, or was there twice */
        if (same_length) {
            swap(found, &split->part[to][number]);
        } else {
            take_out(split, part, (unsigned)(found - split->part[part]), 1);
            put_in(split, to, split->length[to], &card, 1);
        }
    }
}

/* Another word in the place of one of the state's. */
static void replace_token(struct split *split, struct token token, struct token other)
{
    char state[sizeof split->state];
    const int before = (int)(token.start - split->state);
    snprintf(state, sizeof state, "%.*s%.*s%s", before, split->state, (int)other.length,
             other.start, token.start + token.length);
    memcpy(split->state, state, sizeof state);
}

/* A word of the state, or all of them, as in another place. */
static void other_state(struct split *split, const struct places *others, uint64_t *chance)
{
    struct token mine[TOKENS_MAX], theirs[TOKENS_MAX];
    const struct place *other = &others->place[chance_below(chance, others->count)];
    const char *state = strrchr(other->text, '/');
    if (state == NULL) return;
    const unsigned tokens = tokens_of(split->state, mine);
    const unsigned chosen = chance_below(chance, tokens + 1);
    if (chosen == tokens || tokens_of(state + 1, theirs) != tokens)
        snprintf(split->state, sizeof split->state, "%s", state + 1);
    else
        replace_token(split, mine[chosen], theirs[chosen]);
}

/* A number of the state becomes one more or one less, any other, or what another number of it is.
 * False: the word that chance has chosen is no number. */
static bool other_number(struct split *split, uint64_t *chance)
{
    struct token token[TOKENS_MAX];
    char digits[16];
    const unsigned tokens = tokens_of(split->state, token);
    const struct token chosen = token[chance_below(chance, tokens)];
    char *end;
    const long number = strtol(chosen.start, &end, 10);
    if (end != chosen.start + chosen.length || chosen.length == 0) return false;
    const unsigned way = chance_below(chance, 4);
    if (way == 0) {
        replace_token(split, chosen, token[chance_below(chance, tokens)]);
        return true;
    }
    const long any = (long)chance_below(chance, 40);
    snprintf(digits, sizeof digits, "%ld", way == 1 ? number + 1 : way == 2 ? number - 1 : any);
    replace_token(split, chosen, (struct token){digits, strlen(digits)});
    return true;
}

enum { FILLS = 8 }; /* one change in so many is a fill() */
enum way { SWAP, MOVE, GATHER, POUR, TAKE_OVER, STATE, NUMBER };

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
    case STATE:
        other_state(split, others, chance);
        break;
    default:
        if (!other_number(split, chance)) gather(split, to, chance);
    }
}

/* Takes the split as the place, if it is possible. */
static bool settle(struct place *place, const struct split *split)
{
    char before[PLACE_ROOM];
    memcpy(before, place->text, sizeof before);
    if (split_write(split, place->text)) {
        if (strcmp(place->text, before) == 0) return false; /* nothing was changed */
        if (place_possible(&place->rules, place->text)) return true;
    }
    memcpy(place->text, before, sizeof before);
    return false;
}

/* To the edge of the possible: out of some parts, kind by kind, all goes to one part that can. */
static void fill(struct place *place, struct split *split, unsigned to, uint64_t *chance)
{
    static struct split tried; /* large, and used by one at a time */
    for (unsigned from = 0; from < split->parts; from++) {
        if (from == to || chance_below(chance, 4) == 0) continue;
        for (unsigned at = split->length[from]; at-- > 0;) {
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
    static struct split split, tried; /* large, and used by one at a time */
    static const enum way ways[] = {SWAP, MOVE, GATHER, GATHER, POUR, TAKE_OVER, STATE, NUMBER};
    const unsigned count = sizeof ways / sizeof ways[0];
    const enum way way[2] = {ways[chance_below(chance, count)], ways[chance_below(chance, count)]};
    if (!split_read(&split, place)) return;
    const bool one_part = chance_below(chance, 4) != 0;
    const unsigned target = chance_below(chance, split.parts);
    if (chance_below(chance, FILLS) == 0) {
        fill(place, &split, target, chance);
        return;
    }
    for (unsigned time = 0; time < times; time++) {
        const unsigned to = one_part ? target : chance_below(chance, split.parts);
        split_copy(&tried, &split);
        change(&tried, way[chance_below(chance, 2)], to, others, chance);
        if (settle(place, &tried)) split_copy(&split, &tried);
    }
}
