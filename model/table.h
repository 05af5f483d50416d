/* table.h: cards on a table, never lost and never made.
 *
 * A table is one row of cards, cut into zones by their ends: zone z holds the slots from the end of
 * the zone before it (0 for the first) up to, not including, end[z].  The last slot of a zone is
 * its front or top.  One function moves a card: it rotates the stretch of the row between the
 * card's old and new slot, and shifts the ends between the two zones by one.  So a move is a
 * permutation of the row by construction; proofs/table_*.c show it for every table. */
#ifndef ARBITER_TABLE_H
#define ARBITER_TABLE_H

#include <stdint.h>

enum { TABLE_CARDS_MAX = 64 };

static inline unsigned table_start(const uint8_t *end, unsigned zone)
{
    return zone == 0 ? 0u : end[zone - 1];
}

static inline unsigned table_count(const uint8_t *end, unsigned zone)
{
    return end[zone] - table_start(end, zone);
}

/* The slot whose card lies in `slot` after a move from slot `from` to slot `to`. */
static inline unsigned table_source(unsigned slot, unsigned from, unsigned to)
{
    if (slot == to) return from;
    if (from <= slot && slot < to) return slot + 1;
    if (to < slot && slot <= from) return slot - 1;
    return slot;
}

/* Takes the card in slot `from` of `from_zone` and puts it into `to_zone`, where it then lies in
 * slot `to` of the row.  The loops run over the whole row, with the choice inside: that is what
 * both the compiler's vectoriser and the solver handle best. */
static inline void table_move(uint8_t *card, unsigned cards, uint8_t *end, unsigned zones,
                              unsigned from, unsigned from_zone, unsigned to, unsigned to_zone)
{
    const uint8_t moved = card[from];
    uint8_t old[TABLE_CARDS_MAX + 2];
    old[0] = moved;
    old[cards + 1] = moved;
    for (unsigned slot = 0; slot < cards; slot++)
        old[slot + 1] = card[slot];

    for (unsigned slot = 0; slot < cards; slot++) {
        const uint8_t later = from <= slot && slot < to ? old[slot + 2] : old[slot + 1];
        card[slot] = to < slot && slot <= from ? old[slot] : later;
    }
    card[to] = moved;

    for (unsigned zone = 0; zone < zones; zone++) {
        const unsigned left = from_zone <= zone && zone < to_zone;
        const unsigned came = to_zone <= zone && zone < from_zone;
        end[zone] = (uint8_t)(end[zone] + came - left);
    }
}

#endif
