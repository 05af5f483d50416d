/* An engine's answer beside ours: what is only written differently, and what leaks. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "../../harnesses/trial/answer.h"

#define DEAL "R0R1R2R3R4R5R6R7R8B0/B1B2B3B4B5B6B7B8G0G1/G2G3G4G5G6G7G8Y0Y1Y2"
#define LINE "ugo players=3 deal=" DEAL " : R0"

/* Our answer with every such stretch replaced, compared with ours. */
static struct difference compared(const char *line, const char *old, const char *new)
{
    static const struct tally seen;
    static char theirs[8192];
    struct difference difference;
    char *ours, *next = theirs;
    cr_assert(judge_line(line, strlen(line), 3, &ours));
    const char *rest = ours;
    for (const char *found; (found = strstr(rest, old)) != NULL; rest = found + strlen(old))
        next += sprintf(next, "%.*s%s", (int)(found - rest), rest, new);
    cr_assert_neq(rest, ours, "%s is not in %s", old, ours);
    strcpy(next, rest);
    answer_compare(line, strlen(line), ours, theirs, 3, &seen, &difference);
    free(ours);
    return difference;
}

Test(answer, hands_may_be_written_in_any_order)
{
    cr_expect_eq(compared(LINE, "R1R2R3R4R5R6R7R8B0/", "B0R8R7R6R5R4R3R2R1/").kind, FAULT_NONE);
    cr_expect_eq(compared(LINE, "B1B2B3", "B3B1B2").kind, FAULT_NONE);
}

Test(answer, other_cards_are_another_position)
{
    const struct difference at = compared(LINE, "at=R1R2R3", "at=R1R2R0");
    cr_expect_eq(at.kind, FAULT_WRONG_ANSWER);
    cr_expect_str_eq(at.word, "at");
    const struct difference see =
        compared(LINE, "see-p2=?9/-/-/-/-/-/B1B2", "see-p2=?9/-/-/-/-/-/B1B1");
    cr_expect_str_eq(see.word, "see-p2");
    cr_expect_neq(strstr(see.note, "see-p2, p2's hand is B1B1"), NULL, "%s", see.note);
}

Test(answer, the_order_of_a_trick_means_something)
{
    const struct difference at = compared(LINE " B1", "R0B1/", "B1R0/");
    cr_expect_eq(at.kind, FAULT_WRONG_ANSWER);
}

Test(answer, a_leak_says_what_is_shown_to_whom)
{
    const struct difference leak = compared(LINE, "see-p2=?9", "see-p2=R1R2R3R4R5R6R7R8B0");
    cr_expect_eq(leak.kind, FAULT_WRONG_ANSWER);
    cr_expect_str_eq(leak.key, "wrong-answer:see");
    cr_expect_str_eq(leak.note,
                     "see-p2 shows p1's hand as R1R2R3R4R5R6R7R8B0, of which p2 may know only ?9");
    cr_expect_eq(leak.clauses, 2);
    cr_expect_eq(leak.clause[0], (unsigned)UGO_HIDE_1);
}

Test(answer, a_view_of_each_player_of_the_line_must_be_there)
{
    const struct difference missing = compared(LINE, " see-p3=", " see-p4=");
    cr_expect_eq(missing.kind, FAULT_GARBAGE);
    cr_expect_str_eq(missing.note, "see-p3= is missing, although level 3 was promised");
}
