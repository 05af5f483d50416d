/* Claim    Moving the front four cards of a zone to the front of another one by one, the deepest first,
 *          brings them there in their order; the front one first, in the reverse order. No other card
 *          changes its place in its zone.
 * Clauses  ENG-GIANT-3
 * Bounds   none for 50 cards: every place and size of the two zones, both ways round; cards are moved
 *          unseen, so one row of different cards stands for all
 * Method   exhaustive
 * Sources
 * Options
 * Limit    120
 */
#include <stdbool.h>
#include <stdio.h>

#include "table.h"

/* Zones 1 and 3 are the two; 0, 2 and 4 are what lies before, between and behind them. */
enum { CARDS = 50, ZONES = 5 };

static unsigned long cases, emptied, to_empty;

static bool four_moved(const uint8_t *ends, unsigned from_zone, unsigned to_zone, bool reversed)
{
    uint8_t card[CARDS], end[ZONES];
    bool right = true;
    for (uint8_t slot = 0; slot < CARDS; slot++)
        card[slot] = slot;
    for (unsigned zone = 0; zone < ZONES; zone++)
        end[zone] = ends[zone];
    for (unsigned left = 4; left > 0; left--) {
        const unsigned from = end[from_zone] - (reversed ? 1 : left);
        const unsigned to = from_zone < to_zone ? end[to_zone] - 1u : end[to_zone];
        table_move(card, CARDS, end, ZONES, from, from_zone, to, to_zone);
    }

    const unsigned first = ends[from_zone] - 4u;
    for (unsigned number = 0; number < 4; number++)
        right &= card[end[to_zone] - 4 + number] == first + (reversed ? 3 - number : number);
    for (unsigned zone = 0; zone < ZONES; zone++) {
        const unsigned stays = table_count(ends, zone) - (zone == from_zone ? 4 : 0);
        right &= table_count(end, zone) == stays + (zone == to_zone ? 4 : 0);
        for (unsigned place = 0; place < stays; place++)
            right &= card[table_start(end, zone) + place] == table_start(ends, zone) + place;
    }
    cases++;
    emptied += table_count(end, from_zone) == 0;
    to_empty += table_count(ends, to_zone) == 0;
    if (!right) printf("zones end at %u %u %u %u\n", ends[0], ends[1], ends[2], ends[3]);
    return right;
}

int main(void)
{
    bool right = true;
    for (uint8_t a = 0; a <= CARDS; a++)
        for (uint8_t b = a; b <= CARDS; b++)
            for (uint8_t c = b; c <= CARDS; c++)
                for (uint8_t d = c; d <= CARDS; d++)
                    for (unsigned reversed = 0; reversed < 2; reversed++) {
                        const uint8_t ends[ZONES] = {a, b, c, d, CARDS};
                        if (b - a >= 4) right &= four_moved(ends, 1, 3, reversed);
                        if (d - c >= 4) right &= four_moved(ends, 3, 1, reversed);
                    }
#ifdef REACH_RUN
    printf("2 goals\n");
    return emptied > 0 && to_empty > 0 ? 0 : 1;
#else
    printf("%lu cases\n", cases);
    return right ? 0 : 1;
#endif
}
