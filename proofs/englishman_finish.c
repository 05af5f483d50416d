/* Claim    Jack can finish exactly where the castle has enough for the beanstalk under way and one for
 *          each other kind of treasure that he misses (or, by the other reading, for the current or the
 *          next one), and he may still build so many.
 * Clauses  ENG-WIN-4
 * Bounds   none: every table of 50 cards; what is counted, and what is enough, is proved apart
 * Method   cbmc
 * Sources  model/englishman_board.c model/englishman_material.c
 * Options  --unwind 51
 * Limit    300
 */
#include "englishman_count.h"

void harness(void)
{
    struct englishman s;
    struct arbiter_rules rules;
    uint8_t any;
    ASSUME(known_rules(&rules) && sound_table(&s) && any < 2);
    leave_counts_open();
    const bool discards_back = any == 1;
    const bool finishes = englishman_can_finish(&rules, &s, discards_back);

    const bool active = rules.choice[ENG_DISCARD_SCOPE] == DISCARD_SCOPE_ACTIVE;
    const bool three_only = rules.choice[ENG_REPEAT_TREASURE] == REPEAT_TREASURE_WASTED;
    const unsigned missing = kinds_wanted(&s);
    const unsigned done = table_count(s.end, ENGLISHMAN_DONE) / 7;
    const unsigned height = table_count(s.end, ENGLISHMAN_BEAN);
    const unsigned top = height == 0 ? 0 : s.card[s.end[ENGLISHMAN_BEAN] - 1] + 1u;
    const uint8_t *count = in_castle[discards_back];
    if (missing == 0)
        PROVE(finishes, "nothing is missing");
    else if (three_only && done + (active ? 1 : missing) > 3)
        PROVE(!finishes, "he may not build so many");
    else if (active)
        PROVE(finishes == englishman_enough(count, top, 6 - height, 0), "the current or next one");
    else if (height == 0)
        PROVE(finishes == englishman_enough(count, 0, 0, missing), "whole beanstalks");
    else
        PROVE(finishes == englishman_enough(count, top, 6 - height, missing - 1),
              "the one under way and whole ones");

    REACH(finishes && missing == 3 && height == 0 && !active, "at the beginning");
    REACH(!finishes && missing == 1 && height == 6, "only a treasure is missing, but two to build");
    REACH(!finishes && three_only && done == 3, "three built, and a kind missing");
    REACH(finishes && active && height == 2 && discards_back, "with the discards back");
}
