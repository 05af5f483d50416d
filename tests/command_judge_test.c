/* arbiter judge: answers, and what it makes of input that is no game.  A malformed line never costs
 * the lines after it. */
#include "command.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#define BYTES(number, letter) "head -c " #number " /dev/zero | tr '\\0' '" letter "'"

/* The shell command's lines get these answers, and the good line after them gets its own. */
static void expect_answers(const char *lines, const char *answers)
{
    char command[4096], wanted[4096];
    snprintf(command, sizeof command, "{ %s; echo '%s'; } | $A judge", lines, LINE);
    snprintf(wanted, sizeof wanted, "%s%s", answers, FINE);
    expect_exactly(command, 0, wanted);
    snprintf(command, sizeof command, "{ %s; echo '%s'; } | $A judge --strict", lines, LINE);
    expect_exactly(command, strncmp(answers, "error", 5) == 0, wanted);
}

Test(command_judge, answers_each_line, .timeout = TEST_SECONDS)
{
    expect_exactly("echo '" LINE " : Sab pass' | $A judge", 0,
                   "turn=jack result=- refused=1 by=- why=ENG-TURN-1\n");
    expect("echo '" LINE " : Sab' | $A judge --strict", 1, "refused=1");
    expect("echo '" LINE " : pass' | $A judge --strict --level 2 -", 0,
           " at=" STANDARD "/-/-/-/jack3");
    expect_exactly("printf '" LINE "' | $A judge", 0, FINE);
}

Test(command_judge, a_file_can_be_named, .timeout = TEST_SECONDS)
{
    expect("F=$(mktemp); echo '" LINE "' > $F; $A judge $F; C=$?; rm $F; exit $C", 0, FINE);
}

Test(command_judge, empty_input_has_no_answers, .timeout = TEST_SECONDS)
{
    expect_exactly("$A judge < /dev/null", 0, "");
    expect_exactly("$A judge --strict /dev/null", 0, "");
    expect_exactly("printf '\\n \\n\\t\\n# a comment\\n  #\\n' | $A judge --strict", 0, "");
}

Test(command_judge, lines_may_end_in_crlf, .timeout = TEST_SECONDS)
{
    expect_answers("printf '#x\\r\\n\\r\\n'", "");
    expect_exactly("printf '" LINE " : pass\\r\\n" LINE "\\r\\n" LINE "\\r' | $A judge --strict", 0,
                   FINE FINE FINE);
}

Test(command_judge, an_unknown_spec_is_an_error, .timeout = TEST_SECONDS)
{
    expect_answers("echo 'whist deal=" STANDARD "'", "error 1 unknown game; see: arbiter games\n");
    expect_answers("echo 'englishman@v9 deal=" STANDARD "'",
                   "error 12 unknown edition; see: arbiter games\n");
    expect_answers("echo 'englishman?luck=all deal=" STANDARD "'",
                   "error 12 unknown reading; see: arbiter readings englishman\n");
    expect_answers("echo 'englishman?skip=luck deal=" STANDARD "'",
                   "error 17 unknown choice for the reading skip\n");
    expect_answers("echo 'englishman?skip=all,skip=all deal=" STANDARD "'",
                   "error 21 named twice: skip\n");
}

Test(command_judge, a_deck_that_is_not_whole_is_an_error, .timeout = TEST_SECONDS)
{
    expect_answers("echo 'englishman deal=12/3'",
                   "error 19 a stack is dealt 10 cards (ENG-DEAL-1)\n");
    expect_answers(
        "echo 'englishman deal=11346789OB/1235678EOG/1245679EUG/1345689IUH/2345789IBH'",
        "error 71 expected four of each of 1 to 9, two of each of E I O U B G H (ENG-DECK-1)\n");
    expect_answers("echo 'englishman deal=" STANDARD "1'",
                   "error 71 more than 50 cards (ENG-DECK-1)\n");
    expect_answers("echo 'englishman at=" STANDARD "1/-/-/-/jack3'",
                   "error 69 more than 50 cards (ENG-DECK-1)\n");
    expect_answers("echo 'englishman at=-/-/-/-/-/-/-/-/jack3'",
                   "error 31 fewer than 50 cards (ENG-DECK-1)\n");
}

Test(command_judge, an_unknown_token_is_an_error, .timeout = TEST_SECONDS)
{
    expect_answers("echo '" LINE " : Xab'",
                   "error 74 expected an event: pass or one of P F B D G S, got 'X'\n");
    expect_answers("echo 'englishman players=2'", "error 12 expected deal=, at= or ':'\n");
    expect_answers("echo '" LINE " pass'", "error 72 expected ':' after the cards\n");
}

Test(command_judge, bytes_that_are_no_text_are_errors, .timeout = TEST_SECONDS)
{
    expect_answers("printf '\\001\\200\\377\\n'", "error 1 unknown game; see: arbiter games\n");
    expect_answers("printf 'engl\\0ishman deal=\\n'", "error 1 unknown game; see: arbiter games\n");
    expect_answers("printf 'englishman deal=12\\000345\\n'",
                   "error 19 expected a card: one of 1 to 9 E I O U B G H, got byte 0\n");
    expect_answers("printf '" LINE " : pa\\0ss\\n'",
                   "error 76 expected the word pass, got byte 0\n");
    expect_answers("printf '\\0'; echo", "error 1 unknown game; see: arbiter games\n");
}

/* 1048576 bytes are a line, one more are not. */
Test(command_judge, a_line_may_be_too_long, .timeout = TEST_SECONDS)
{
    expect_answers(BYTES(1048576, "x") "; echo", "error 1 unknown game; see: arbiter games\n");
    expect_answers(BYTES(1048577, "x") "; echo",
                   "error 1048577 a line has at most 1048576 bytes\n");
    expect_answers(BYTES(3000000, "x") "; echo",
                   "error 1048577 a line has at most 1048576 bytes\n");
    expect_answers(BYTES(3000000, " ") "; echo '#'",
                   "error 1048577 a line has at most 1048576 bytes\n");
    expect_answers("printf '" LINE " : '; " BYTES(1048503, " ") "; echo", FINE);
    expect_answers("printf '" LINE " : '; " BYTES(1048503, " ") "; printf '\\r\\n'", FINE);
    expect_answers("printf '" LINE " : '; " BYTES(1048504, " ") "; echo",
                   "error 1048577 a line has at most 1048576 bytes\n");
}

Test(command_judge, a_comment_may_be_as_long_as_it_likes, .timeout = TEST_SECONDS)
{
    expect_answers("printf '#'; " BYTES(1048577, "x") "; echo", "");
    expect_answers("printf ' \\t# '; " BYTES(3000000, "x") "; echo", "");
}

Test(command_judge, a_megabyte_without_a_newline_is_one_line, .timeout = TEST_SECONDS)
{
    expect_exactly("{ echo '" LINE "'; " BYTES(1048576, "x") "; } | $A judge", 0,
                   FINE "error 1 unknown game; see: arbiter games\n");
    expect_exactly("{ echo '" LINE "'; " BYTES(1048577, "x") "; } | $A judge", 0,
                   FINE "error 1048577 a line has at most 1048576 bytes\n");
    expect_exactly("{ echo '" LINE "'; printf '#'; " BYTES(2000000, "x") "; } | $A judge", 0, FINE);
}

Test(command_judge, a_file_that_cannot_be_read_is_2, .timeout = TEST_SECONDS)
{
    expect("$A judge /no/such/file", 2, "arbiter: cannot open /no/such/file: ");
    expect("$A judge /", 2, "arbiter: cannot read /: ");
    expect("$A judge <&-", 2, "arbiter: cannot read standard input: ");
    expect("$A judge ''", 2, "arbiter: cannot open : ");
}

Test(command_judge, wrong_use_is_2, .timeout = TEST_SECONDS)
{
    expect("$A judge --level 4", 2, "arbiter: judge: --level is '4', expected 0, 1, 2 or 3");
    expect("$A judge --level", 2, "arbiter: judge: option '--level' needs a value");
    expect("$A judge --lax", 2, "arbiter: judge: unknown option '--lax'");
    expect("$A judge one two", 2, "arbiter: judge: expected one file, got also 'two'");
}

Test(command_judge, answers_that_cannot_be_written_are_2, .timeout = TEST_SECONDS)
{
    expect("echo '" LINE "' | $A judge > /dev/full", 2, "arbiter: cannot write the output: ");
    expect("echo '" LINE "' | $A judge >&-", 2, "arbiter: cannot write the output: ");
    expect("yes '" LINE "' | $A judge > /dev/full", 2, "arbiter: cannot write the output: ");
}

/* 141 = 128 + SIGPIPE: a reader that has seen enough is no error to talk about. */
Test(command_judge, a_reader_that_goes_away_ends_it_quietly, .timeout = TEST_SECONDS)
{
    expect_exactly("{ { yes '" LINE "' | $A judge; echo code $? >&2; } | head -n 1; }", 0,
                   FINE "code 141\n");
}

/* The input stays open while the answer is read. */
Test(command_judge, answers_come_before_the_input_ends, .timeout = TEST_SECONDS)
{
    expect_exactly("D=$(mktemp -d); trap 'rm -rf $D' EXIT; mkfifo $D/in $D/out; "
                   "$A judge < $D/in > $D/out & exec 3> $D/in 4< $D/out; "
                   "echo '" LINE "' >&3; timeout 30 head -n 1 <&4; exec 3>&-; wait",
                   0, FINE);
}
