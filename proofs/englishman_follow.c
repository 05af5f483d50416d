/* Claim    A castle card may follow exactly where the castle holds enough different higher values for
 *          the current beanstalk, or enough numbers are left, or anything goes, by the readings; with
 *          skip=all, where what is left without it is enough for all that Jack needs.
 * Clauses  ENG-BEAN-3
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
    unsigned kind;
    ASSUME(known_rules(&rules) && kind < ENGLISHMAN_VALUES && sound_table(&s));
    leave_counts_open();
    ASSUME(in_castle[0][kind] > 0 && table_count(s.end, ENGLISHMAN_BEAN) < 6);
    const unsigned skip = rules.choice[ENG_SKIP];
    const bool follows = englishman_followers(&rules, &s) >> kind & 1;

    const unsigned wanted = 5 - table_count(s.end, ENGLISHMAN_BEAN);
    const unsigned missing = kinds_wanted(&s);
    const unsigned done = table_count(s.end, ENGLISHMAN_DONE) / 7;
    unsigned higher = 0;
    for (unsigned value = 0; value < ENGLISHMAN_VALUES; value++)
        higher += value > kind && in_castle[0][value] > 0;
    if (skip == SKIP_CASTLE)
        PROVE(follows == (higher >= wanted), "enough higher values in the castle");
    if (skip == SKIP_NUMBERS) PROVE(follows == (8 - kind >= wanted), "enough higher numbers");
    if (skip == SKIP_FREE) PROVE(follows, "anything higher");
    if (skip == SKIP_ALL && missing == 0) PROVE(follows, "nothing more is needed");
    if (skip == SKIP_ALL && missing > 0) {
        const bool too_many =
            rules.choice[ENG_REPEAT_TREASURE] == REPEAT_TREASURE_WASTED && done + missing > 3;
        in_castle[0][kind]--;
        const bool enough = englishman_enough(in_castle[0], kind + 1, wanted, missing - 1);
        PROVE(follows == (enough && !too_many), "enough for all, without this card");
    }
    if (skip == SKIP_CASTLE || skip == SKIP_NUMBERS)
        PROVE(!follows || kind + 1 + wanted <= 9, "what the shape of the beanstalk rests on");

    REACH(follows && wanted == 5 && kind == 3 && skip == SKIP_CASTLE, "a 4 to begin with");
    REACH(!follows && wanted == 1 && kind == 4 && skip == SKIP_CASTLE, "nothing higher is left");
    REACH(follows && wanted == 5 && kind == 8, "a 9 to begin with, where anything goes");
    REACH(follows && skip == SKIP_ALL && missing == 2 && wanted == 3, "enough for all");
}
