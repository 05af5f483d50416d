/* Claim    From the order of the text to that of the table every part keeps its cards, in their order: each
 *          zone of the table is the part of the text that belongs to it.
 * Clauses  -
 * Bounds   none: every table of 50 cards
 * Method   cbmc
 * Sources
 * Options  --unwind 51
 * Limit    300
 */
#include "letters.h"

#include "../model/englishman_text.c"

void englishman_begin(const struct arbiter_rules *rules, struct englishman *s)
{
    (void)rules, (void)s; /* for deals alone */
}

bool englishman_deck_whole(const struct englishman *s)
{
    (void)s;
    return true;
}

void harness(void)
{
    struct englishman s;
    unsigned part, place;
    bool zones = s.end[ENGLISHMAN_ZONES - 1] == ENGLISHMAN_CARDS;
    for (unsigned zone = 1; zone < ENGLISHMAN_ZONES; zone++)
        zones &= s.end[zone - 1] <= s.end[zone];
    ASSUME(zones && part < ENGLISHMAN_ZONES);
    const struct englishman read = s;
    ASSUME(place < table_count(read.end, part));

    lay_out(&s);

    const unsigned zone = part < 5 ? part + 3 : part - 5; /* a to e, complete, growing, discards */
    PROVE(zone_of(part) == zone, "a part's zone");
    PROVE(table_count(s.end, zone) == table_count(read.end, part), "as many cards");
    PROVE(s.card[table_start(s.end, zone) + place] ==
              read.card[table_start(read.end, part) + place],
          "the same card in the same place");
    PROVE(s.end[ENGLISHMAN_ZONES - 1] == ENGLISHMAN_CARDS, "fifty cards");
    REACH(part == 0 && place == 49, "all in stack a");
    REACH(part == 5 && place == 20 && read.end[4] > 10, "a third beanstalk");
    REACH(part == 7 && place == 3 && table_count(read.end, 6) == 2, "a discard");
}
