/* englishman_simpler.c: positions that are easier to look at: cards that do not matter lie in one
 * stack, in order, and nothing lies outside the castle. */
#include "command.h"

#include <string.h>

/* The parts of a position, taken apart. */
struct pile {
    unsigned count;
    uint8_t card[ENGLISHMAN_CARDS];
};

static void put(struct pile *pile, uint8_t card)
{
    pile->card[pile->count++] = card;
}

static void take_apart(const struct englishman *s, struct pile pile[ENGLISHMAN_ZONES])
{
    for (unsigned zone = 0; zone < ENGLISHMAN_ZONES; zone++) {
        pile[zone].count = 0;
        for (unsigned slot = table_start(s->end, zone); slot < s->end[zone]; slot++)
            put(&pile[zone], s->card[slot]);
    }
}

static void put_together(const struct pile pile[ENGLISHMAN_ZONES], struct englishman *s)
{
    unsigned count = 0;
    for (unsigned zone = 0; zone < ENGLISHMAN_ZONES; zone++) {
        memcpy(s->card + count, pile[zone].card, pile[zone].count);
        count += pile[zone].count;
        s->end[zone] = (uint8_t)count;
    }
}

/* All but the last `keep` cards of a pile go to the bottom of the heap, which is then in order but
 * for its own last `keep` cards. */
static void heap_up(struct pile *pile, struct pile *heap, unsigned keep)
{
    struct pile whole = {0};
    const unsigned moved = pile->count > keep ? pile->count - keep : 0;
    const unsigned loose = heap->count > keep ? heap->count - keep : 0;
    unsigned many[ENGLISHMAN_KINDS] = {0};
    if (pile != heap)
        for (unsigned card = 0; card < moved; card++)
            many[pile->card[card]]++;
    for (unsigned card = 0; card < loose; card++)
        many[heap->card[card]]++;
    for (uint8_t kind = 0; kind < ENGLISHMAN_KINDS; kind++)
        for (; many[kind] > 0; many[kind]--)
            put(&whole, kind);
    for (unsigned card = loose; card < heap->count; card++)
        put(&whole, heap->card[card]);
    if (pile != heap) {
        memmove(pile->card, pile->card + moved, pile->count - moved);
        pile->count -= moved;
    }
    *heap = whole;
}

/* The heap is the tallest stack.  Every way makes it taller or brings it into order, so this comes to
 * an end. */
static unsigned heap_of(const struct pile pile[ENGLISHMAN_ZONES])
{
    unsigned heap = ENGLISHMAN_ZONES - 1;
    for (unsigned zone = ENGLISHMAN_CASTLE; zone < ENGLISHMAN_ZONES; zone++)
        if (pile[zone].count > pile[heap].count) heap = zone;
    return heap;
}

bool englishman_simpler(const struct arbiter_rules *rules, const union arbiter_position *position,
                        unsigned number, union arbiter_position *simpler)
{
    static const unsigned keeps[] = {0, 1, 4};
    enum { KEEPS = sizeof keeps / sizeof keeps[0] };
    struct pile pile[ENGLISHMAN_ZONES];
    (void)rules;
    if (number >= ENGLISHMAN_ZONES * KEEPS) return false;
    const unsigned keep = keeps[number / ENGLISHMAN_ZONES], from = number % ENGLISHMAN_ZONES;
    *simpler = *position;
    take_apart(&position->englishman, pile);
    heap_up(&pile[from], &pile[heap_of(pile)], from < ENGLISHMAN_CASTLE ? 0 : keep);
    put_together(pile, &simpler->englishman);
    if (memcmp(&simpler->englishman, &position->englishman, sizeof simpler->englishman) != 0)
        return true;
    /* Nothing has changed: an impossible position, so that the next number is tried. */
    simpler->englishman.phase = ENGLISHMAN_PHASES;
    return true;
}
