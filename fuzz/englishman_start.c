/* englishman_start.c: first positions.  Random cards hardly ever let Jack build three beanstalks, so some
 * deals and some late positions are made so that he can, or so that the Giant is near a pattern. */
#include <string.h>

#include "englishman_fuzz.h"

/* Structured deals, back to front, by the letters of docs/lines.md. */
static const char *const structured[] = {
    /* Three beanstalks lie ready at the fronts, the giants are buried. */
    "E7OB654321I8UG654321E9OH654321899GI1357789BHU24678",
    /* The same from both ends: low cards at the backs, high ones in front. */
    "123E7IB654123O8UG654123E9IH654899GO1357789BHU24678",
    /* Three kinds of giant are in front, the fourth beneath a treasure. */
    "I63HH665GE87U679OE1I582232B18O49439752UB314718G549",
    /* Runs of giants, with one kind doubled or a card between them. */
    "2B43EIIO5U6539734OU64H195H679886E28G411B59G7221837",
};

static void swap(uint8_t *card, unsigned a, unsigned b)
{
    const uint8_t kept = card[a];
    card[a] = card[b];
    card[b] = kept;
}

/* Any order of the deck for structures 0 to 3; else a structured deal with up to three cards
 * swapped. */
void englishman_deal(struct fuzz_bytes bytes, unsigned structure, uint8_t *card)
{
    static const char letters[] = "123456789EIOUBGH";
    if (structure >= 4) {
        const char *deal = structured[structure % 4];
        for (unsigned slot = 0; slot < ENGLISHMAN_CARDS; slot++)
            card[slot] = (uint8_t)(strchr(letters, deal[slot]) - letters);
        for (unsigned swaps = fuzz_byte(&bytes) % 4; swaps > 0; swaps--) {
            const unsigned one = fuzz_byte(&bytes) % ENGLISHMAN_CARDS;
            swap(card, one, fuzz_byte(&bytes) % ENGLISHMAN_CARDS);
        }
        return;
    }
    unsigned slot = 0;
    for (unsigned kind = 0; kind < ENGLISHMAN_KINDS; kind++)
        for (unsigned copy = 0; copy < englishman_copies(kind); copy++)
            card[slot++] = (uint8_t)kind;
    for (unsigned left = ENGLISHMAN_CARDS; left > 1; left--)
        swap(card, left - 1, fuzz_byte(&bytes) % left);
}

/* A late position being put together: cards not yet placed, in the deal's order. */
struct making {
    uint8_t loose[ENGLISHMAN_CARDS];
    unsigned count;
    struct englishman s;
    unsigned placed;
};

static bool take(struct making *making, unsigned kind)
{
    for (unsigned slot = 0; slot < making->count; slot++)
        if (making->loose[slot] == kind) {
            making->count--;
            memmove(making->loose + slot, making->loose + slot + 1, making->count - slot);
            return true;
        }
    return false;
}

/* Up to `height` ascending cards onto the row; a set bit of `skips` leaves a number out, three
 * times at most, so that six cards always fit. */
static void make_bean(struct making *making, unsigned height, unsigned skips)
{
    unsigned skipped = 0;
    for (unsigned kind = 0; kind < ENGLISHMAN_VALUES && height > 0; kind++) {
        const bool skip = skipped < 3 && skips >> kind & 1u;
        skipped += skip;
        if (skip || !take(making, kind)) continue;
        making->s.card[making->placed++] = (uint8_t)kind;
        height--;
    }
}

/* What has left the castle is made first, at the row's start. */
static void make_built(struct fuzz_bytes *bytes, struct making *making, uint8_t *size)
{
    const unsigned done = fuzz_byte(bytes) % 8;
    for (unsigned bean = 0; bean < (done < 5 ? done : 2); bean++) {
        const unsigned skips = fuzz_byte(bytes) * 2;
        const unsigned kind = ENGLISHMAN_TREASURE + (bean + skips / 64) % ENGLISHMAN_TREASURES;
        make_bean(making, ENGLISHMAN_BEAN_CARDS, skips);
        if (take(making, kind)) making->s.card[making->placed++] = (uint8_t)kind;
    }
    size[ENGLISHMAN_DONE] = (uint8_t)making->placed;
    const unsigned height = fuzz_byte(bytes) % 8;
    make_bean(making, height < 6 ? height : 6, fuzz_byte(bytes) * 2);
    size[ENGLISHMAN_BEAN] = (uint8_t)(making->placed - size[ENGLISHMAN_DONE]);

    unsigned wanted = fuzz_byte(bytes) % 32;
    for (unsigned kind = 0; kind < ENGLISHMAN_VALUES; kind++) {
        unsigned copies = fuzz_byte(bytes) % 5;
        for (; copies > 0 && wanted > 0 && take(making, kind); copies--, wanted--)
            making->s.card[making->placed++] = (uint8_t)kind;
    }
    size[ENGLISHMAN_OUT] =
        (uint8_t)(making->placed - size[ENGLISHMAN_DONE] - size[ENGLISHMAN_BEAN]);
}

/* Deals the loose cards over the stacks that `stacks` has bits for; the bytes then swap some of
 * them to the fronts. */
static void make_castle(struct fuzz_bytes *bytes, struct making *making, uint8_t *size)
{
    const unsigned stacks = fuzz_byte(bytes) % 32, uneven = fuzz_byte(bytes);
    unsigned left = making->count;
    for (unsigned stack = 0; stack < ENGLISHMAN_STACKS; stack++) {
        const unsigned share = making->count / 5 + (uneven >> stack & 1u ? 5 : 0);
        const unsigned cards = stacks >> stack & 1u ? (share < left ? share : left) : 0;
        size[ENGLISHMAN_CASTLE + stack] = (uint8_t)cards;
        left -= cards;
    }
    uint8_t *rest = &size[ENGLISHMAN_CASTLE + uneven % ENGLISHMAN_STACKS];
    *rest = (uint8_t)(*rest + left);

    for (unsigned swaps = fuzz_byte(bytes) % 8; swaps > 0; swaps--) {
        const unsigned byte = fuzz_byte(bytes), kind = ENGLISHMAN_GIANT + byte % 7;
        unsigned front = 0, slot = 0;
        for (unsigned stack = 0; stack <= byte / 7 % ENGLISHMAN_STACKS; stack++)
            front += size[ENGLISHMAN_CASTLE + stack];
        front -= byte / 35 % 2 + 1; /* the front card, or the one beneath it */
        while (slot < making->count && making->loose[slot] != kind)
            slot++;
        if (front < making->count && slot < making->count) swap(making->loose, front, slot);
    }
}

/* False where the bytes make a position that the invariant excludes. */
bool englishman_late(struct fuzz_bytes bytes, const uint8_t *card,
                     const struct arbiter_rules *rules, union arbiter_position *position)
{
    struct making making = {.count = ENGLISHMAN_CARDS};
    uint8_t size[ENGLISHMAN_ZONES] = {0};
    unsigned end = 0;
    memcpy(making.loose, card, ENGLISHMAN_CARDS);
    const unsigned phase = ENGLISHMAN_JACK_3 + fuzz_byte(&bytes) % 5;
    make_built(&bytes, &making, size);
    make_castle(&bytes, &making, size);

    struct englishman *s = &position->englishman;
    memcpy(s->card, making.s.card, making.placed);
    memcpy(s->card + making.placed, making.loose, making.count);
    for (unsigned zone = 0; zone < ENGLISHMAN_ZONES; zone++) {
        end += size[zone];
        s->end[zone] = (uint8_t)end;
    }
    s->phase = (uint8_t)phase;
    s->winner = ENGLISHMAN_NOBODY;
    s->ways = 0;
    return arbiter_position_fault(rules, position) == 0;
}
