/* arbiter vectors: list, copy, verify. */
#include "command.h"

#include <criterion/criterion.h>
#include <stdio.h>

#define SCRATCH "D=$(mktemp -d); trap 'rm -rf \"$D\"' EXIT; "
#define ANSWERS SCRATCH "$A vectors list | cut -f3 | $A judge --level 3 > $D/answers; "

Test(command_vectors, list_shows_id_clauses_and_line, .timeout = TEST_SECONDS)
{
    expect("$A vectors list", 0, "ENG-V001\tENG-DECK-1\tenglishman deal=");
    expect("$A vectors list 'englishman@v83?*'", 0, "ENG-V301\t");
    expect_without("$A vectors list englishman", 0, "englishman?");
    expect_without("$A vectors list englishman", 0, "@v83");
    expect("$A vectors list englishman@none", 2, "vectors: spec 'englishman@none', column");
}

Test(command_vectors, copy_writes_the_files_as_they_are, .timeout = TEST_SECONDS)
{
    expect_exactly(SCRATCH "$A vectors copy $D/new > /dev/null && diff -r $D/new corpus/vectors", 0,
                   "");
    expect("$A vectors copy /dev/null", 2, "vectors: cannot write /dev/null/englishman/");
    expect("$A vectors copy", 2, "copy needs a folder");
}

Test(command_vectors, right_answers_are_right, .timeout = TEST_SECONDS)
{
    expect(ANSWERS "$A vectors verify $D/answers", 0, " as expected, 0 different, 0 failed");
    expect("$A vectors list 'englishman?*' | cut -f3 | $A judge --level 2 | "
           "$A vectors verify - 'englishman?*'",
           0, " as expected, 0 different, 0 failed, 0 skipped\n");
}

Test(command_vectors, fewer_keys_are_right_at_a_lower_level, .timeout = TEST_SECONDS)
{
    static const char low[] = "$A vectors list | cut -f3 | $A judge --level 0 | $A vectors verify ";
    char command[256];
    snprintf(command, sizeof command, "%s --level 0 -", low);
    expect(command, 0, "0 different, 0 failed");
    snprintf(command, sizeof command, "%s -", low);
    expect(command, 2, "at= is missing");
}

Test(command_vectors, a_wrong_answer_is_shown_with_id_and_clause, .timeout = TEST_SECONDS)
{
    expect(ANSWERS "sed -i '1s/^turn=[a-z]*/turn=nobody/' $D/answers; "
                   "$A vectors verify $D/answers",
           1, "turn is nobody, and should be ");
    expect(ANSWERS "sed -i '1s/^turn=[a-z]*/turn=nobody/' $D/answers; "
                   "$A vectors verify $D/answers",
           1, " as expected, 1 different, 0 failed, 0 skipped\n");
}

Test(command_vectors, skipped_is_not_different_and_chatter_is_no_answer, .timeout = TEST_SECONDS)
{
    expect(ANSWERS "sed -i '1s/.*/skip no/' $D/answers; $A vectors verify $D/answers", 0,
           "0 different, 0 failed, 1 skipped\n");
    expect(ANSWERS "sed -i '1s/.*/thinking/' $D/answers; $A vectors verify $D/answers", 2,
           "garbage: this is no answer");
    expect("$A vectors list | sed 's/.*/skip all/' | $A vectors verify -", 2, "0 as expected");
}

Test(command_vectors, too_few_and_too_many_answers_are_an_error, .timeout = TEST_SECONDS)
{
    expect(ANSWERS "head -n 3 $D/answers | $A vectors verify -", 2, "vectors: 3 answers, and ");
    expect(ANSWERS "cat $D/answers $D/answers | $A vectors verify -", 2, "more answers than the ");
    expect("$A vectors verify", 2, "verify needs a file of answers, or --engine");
    expect("$A vectors verify /no/such/file", 2, "cannot open");
}

/* A shell as an engine: it greets, and then lets the command answer. */
#define ENGINE(spec)                                                                               \
    "\"read -r x; echo 'hello version=1 level=2 spec=" spec "'; exec $A judge --level 2\""

Test(command_vectors, an_engine_is_asked_what_it_plays, .timeout = TEST_SECONDS)
{
    expect("$A vectors verify --engine " ENGINE("englishman@*?*"), 0,
           "0 different, 0 failed, 0 skipped\n");
    expect("$A vectors verify --engine " ENGINE("englishman@v83"), 0, "as expected, 0 different");
    expect("$A vectors verify --engine " ENGINE("englishman@*?*") " englishman@v83", 0,
           "as expected, 0 different");
    expect("$A vectors verify --engine false", 2, "vectors: the greeting: ");
}

Test(command_vectors, wrong_use_is_told, .timeout = TEST_SECONDS)
{
    expect("$A vectors", 2, "expected list, copy or verify");
    expect("$A vectors show", 2, "expected list, copy or verify, got 'show'");
    expect("$A vectors list englishman more", 2, "one argument too many: 'more'");
    expect("$A vectors verify --level 4 x", 2, "expected 0, 1, 2 or 3");
    expect("$A vectors --help", 0, "usage: arbiter vectors list [SPEC]");
}
