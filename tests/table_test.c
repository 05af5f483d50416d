/* table_move against lists: every table of up to five cards in three zones, every move. */
#include "table.h"

#include <criterion/criterion.h>
#include <string.h>

enum { CARDS = 5, ZONES = 3 };

/* The naive table: a list of cards for each zone. */
struct lists {
    uint8_t card[ZONES][CARDS + 1];
    unsigned count[ZONES];
};

static struct lists as_lists(const uint8_t *card, const uint8_t *end)
{
    struct lists lists = {.count = {0}};
    unsigned slot = 0;
    for (unsigned zone = 0; zone < ZONES; zone++)
        while (slot < end[zone])
            lists.card[zone][lists.count[zone]++] = card[slot++];
    return lists;
}

static uint8_t take(struct lists *lists, unsigned zone, unsigned place)
{
    const uint8_t card = lists->card[zone][place];
    for (unsigned next = place + 1; next < lists->count[zone]; next++)
        lists->card[zone][next - 1] = lists->card[zone][next];
    lists->card[zone][--lists->count[zone]] = 0;
    return card;
}

static void put(struct lists *lists, unsigned zone, unsigned place, uint8_t card)
{
    for (unsigned next = lists->count[zone]++; next > place; next--)
        lists->card[zone][next] = lists->card[zone][next - 1];
    lists->card[zone][place] = card;
}

static unsigned start_after(const struct lists *lists, unsigned zone)
{
    unsigned start = 0;
    for (unsigned before = 0; before < zone; before++)
        start += lists->count[before];
    return start;
}

/* One move both ways.  Cards are told apart: 10, 11, 12 and so on. */
static void compare(unsigned cards, const uint8_t *ends, unsigned from_zone, unsigned from_place,
                    unsigned to_zone, unsigned to_place)
{
    uint8_t card[CARDS], end[ZONES];
    for (unsigned slot = 0; slot < cards; slot++)
        card[slot] = (uint8_t)(10 + slot);
    memcpy(end, ends, sizeof end);

    struct lists wanted = as_lists(card, end);
    put(&wanted, to_zone, to_place, take(&wanted, from_zone, from_place));
    const unsigned from = table_start(end, from_zone) + from_place;
    const unsigned to = start_after(&wanted, to_zone) + to_place;
    uint8_t sources[CARDS];
    for (unsigned slot = 0; slot < cards; slot++)
        sources[slot] = card[table_source(slot, from, to)];

    table_move(card, cards, end, ZONES, from, from_zone, to, to_zone);
    const struct lists got = as_lists(card, end);
    cr_assert_eq(memcmp(&got, &wanted, sizeof got), 0, "%u cards, %u.%u to %u.%u", cards, from_zone,
                 from_place, to_zone, to_place);
    cr_assert_eq(memcmp(sources, card, cards), 0, "table_source: %u cards, %u to %u", cards, from,
                 to);
}

static unsigned all_moves(unsigned cards, const uint8_t *end)
{
    unsigned moves = 0;
    for (unsigned from_zone = 0; from_zone < ZONES; from_zone++)
        for (unsigned from = 0; from < table_count(end, from_zone); from++)
            for (unsigned to_zone = 0; to_zone < ZONES; to_zone++) {
                const unsigned places = table_count(end, to_zone) + (from_zone != to_zone);
                for (unsigned to = 0; to < places; to++, moves++)
                    compare(cards, end, from_zone, from, to_zone, to);
            }
    return moves;
}

/* With n cards there are (n+1)(n+2)/2 tables, and each of the n cards has n + 2 places to go to:
 * the n - 1 others leave n - 1 + 3 of them.  1*3*3 + 2*6*4 + 3*10*5 + 4*15*6 + 5*21*7 = 1302. */
Test(table, every_move_on_every_small_table_is_that_of_lists)
{
    unsigned moves = 0;
    for (unsigned cards = 1; cards <= CARDS; cards++)
        for (unsigned first = 0; first <= cards; first++)
            for (unsigned second = first; second <= cards; second++) {
                const uint8_t end[ZONES] = {(uint8_t)first, (uint8_t)second, (uint8_t)cards};
                moves += all_moves(cards, end);
            }
    cr_expect_eq(moves, 1302u);
}

Test(table, zones_are_counted_from_the_end_of_the_one_before)
{
    const uint8_t end[ZONES] = {2, 2, 5};
    cr_expect_eq(table_start(end, 0), 0u);
    cr_expect_eq(table_start(end, 2), 2u);
    cr_expect_eq(table_count(end, 0), 2u);
    cr_expect_eq(table_count(end, 1), 0u);
    cr_expect_eq(table_count(end, 2), 3u);
}

Test(table, the_largest_table_can_move_its_outermost_cards)
{
    uint8_t card[TABLE_CARDS_MAX], end[2] = {1, TABLE_CARDS_MAX};
    for (unsigned slot = 0; slot < TABLE_CARDS_MAX; slot++)
        card[slot] = (uint8_t)slot;
    table_move(card, TABLE_CARDS_MAX, end, 2, 0, 0, TABLE_CARDS_MAX - 1, 1);
    cr_expect_eq(card[TABLE_CARDS_MAX - 1], 0);
    cr_expect_eq(card[0], 1);
    cr_expect_eq(end[0], 0);
    table_move(card, TABLE_CARDS_MAX, end, 2, TABLE_CARDS_MAX - 1, 1, 0, 0);
    for (unsigned slot = 0; slot < TABLE_CARDS_MAX; slot++)
        cr_expect_eq(card[slot], slot);
    cr_expect_eq(end[0], 1);
}
