/* Claim    A card may follow exactly where the castle still holds enough different higher values for the
 *          current beanstalk (or enough numbers are left, or anything goes, by the readings).
 * Clauses  ENG-BEAN-3
 * Bounds   every table of 50 cards; skip=castle, numbers, free
 * Method   cbmc
 * Sources  model/englishman_board.c
 * Options  --unwind 51
 * Limit    300
 */
#include "englishman_proof.h"
#include "../model/englishman_material.c"

void harness(void)
{
    struct englishman s;
    struct arbiter_rules rules;
    unsigned kind;
    ASSUME(known_rules(&rules) && kind < ENGLISHMAN_VALUES);
    ASSUME(rules.choice[ENG_SKIP] != SKIP_ALL); /* that asks englishman_enough() alone */
    bool zones = s.end[7] == 50;
    for (unsigned zone = 1; zone < ENGLISHMAN_ZONES; zone++)
        zones &= s.end[zone - 1] <= s.end[zone];
    ASSUME(zones && table_count(s.end, ENGLISHMAN_BEAN) < 6 &&
           table_count(s.end, ENGLISHMAN_DONE) == 0);
    for (unsigned slot = 0; slot < ENGLISHMAN_CARDS; slot++)
        ASSUME(s.card[slot] < ENGLISHMAN_KINDS);
    const bool follows = englishman_can_follow(&rules, &s, kind);

    const unsigned wanted = 5 - table_count(s.end, ENGLISHMAN_BEAN);
    unsigned higher = 0;
    for (unsigned value = 0; value < ENGLISHMAN_VALUES; value++) {
        bool there = false;
        for (unsigned slot = 0; slot < ENGLISHMAN_CARDS; slot++)
            there |= slot < s.end[4] && s.card[slot] == value;
        higher += there && value > kind;
    }
    if (rules.choice[ENG_SKIP] == SKIP_CASTLE)
        PROVE(follows == (higher >= wanted), "enough higher values in the castle");
    if (rules.choice[ENG_SKIP] == SKIP_NUMBERS)
        PROVE(follows == (8 - kind >= wanted), "enough higher numbers");
    if (rules.choice[ENG_SKIP] == SKIP_FREE) PROVE(follows, "anything higher");
    if (rules.choice[ENG_SKIP] != SKIP_FREE)
        PROVE(!follows || kind + 1 + wanted <= 9, "what the shape of the beanstalk rests on");
    REACH(follows && wanted == 5 && kind == 3 && rules.choice[ENG_SKIP] == SKIP_CASTLE,
          "a 4 to begin with");
    REACH(!follows && wanted == 1 && kind == 4 && rules.choice[ENG_SKIP] == SKIP_CASTLE,
          "a 5, and nothing higher is left");
    REACH(follows && wanted == 5 && kind == 8, "a 9 to begin with, where anything goes");
}
