/* Claim    table_move is a permutation of the row and loses no card: each slot then holds the card of
 *          its source slot, no two slots have the same source, the ends stay in order, one card
 *          leaves its zone, one comes to the other zone, and every other zone keeps its count.
 * Clauses  -
 * Bounds   50 cards, 8 zones; every row, every cut into zones, every move
 * Method   cbmc
 * Sources
 * Options  --unwind 51
 * Limit    120
 */
#include "proof.h"
#include "table.h"

enum { CARDS = 50, ZONES = 8 };

static _Bool ascending(const uint8_t *end)
{
    _Bool in_order = end[ZONES - 1] == CARDS;
    for (unsigned zone = 1; zone < ZONES; zone++)
        in_order &= end[zone - 1] <= end[zone];
    return in_order;
}

void harness(void)
{
    uint8_t card[CARDS], end[ZONES], card_before[CARDS], end_before[ZONES];
    unsigned from, from_zone, to, to_zone, slot, other_slot, zone;

    ASSUME(ascending(end));
    ASSUME(from_zone < ZONES && to_zone < ZONES && zone < ZONES);
    ASSUME(slot < CARDS && other_slot < CARDS && slot != other_slot);
    ASSUME(table_start(end, from_zone) <= from && from < end[from_zone]);
    for (unsigned i = 0; i < CARDS; i++)
        card_before[i] = card[i];
    for (unsigned i = 0; i < ZONES; i++)
        end_before[i] = end[i];

    /* The new slot is one of the zone's slots after the move, as the ends will be then. */
    const unsigned left = from_zone < to_zone;
    const unsigned came = to_zone != from_zone;
    ASSUME(to < CARDS && table_start(end, to_zone) <= to + left);
    ASSUME(to + left < end[to_zone] + came);

    table_move(card, CARDS, end, ZONES, from, from_zone, to, to_zone);

    const unsigned source = table_source(slot, from, to);
    PROVE(source < CARDS, "the source of a slot is a slot");
    PROVE(card[slot] == card_before[source], "a slot holds the card of its source");
    PROVE(source != table_source(other_slot, from, to), "no two slots have the same source");
    PROVE(card[to] == card_before[from], "the moved card lies where it was put");

    PROVE(ascending(end), "the ends stay in order");
    PROVE(table_start(end, to_zone) <= to && to < end[to_zone],
          "it lies in the zone it was put into");
    const unsigned gone = zone == from_zone && zone != to_zone;
    const unsigned here = zone == to_zone && zone != from_zone;
    PROVE(table_count(end, zone) + gone == table_count(end_before, zone) + here,
          "one card leaves its zone and one comes to the other");

    REACH(from < to && from_zone < to_zone, "to a later zone");
    REACH(to < from && to_zone < from_zone, "to an earlier zone");
    REACH(from_zone == to_zone && to < from, "within a zone, towards its back");
    REACH(from_zone == to_zone && from < to, "within a zone, towards its front");
    REACH(from == to && from_zone + 2 == to_zone, "over empty zones, on the same slot");
    REACH(table_count(end, to_zone) == CARDS, "the last card comes to all the others");
}
