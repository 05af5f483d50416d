/* command_test.c: the arbiter command from outside. */
#define _POSIX_C_SOURCE 200809L
#include <criterion/criterion.h>

#include "run.h"

static void expect(const char *command, int code, const char *words)
{
    const struct run *got = run(command);
    cr_expect_eq(got->code, code, "%s: exit %d, expected %d", command, got->code, code);
    cr_expect(strstr(got->output, words) != NULL, "%s: no '%s' in: %.300s", command, words,
              got->output);
}

Test(command, every_command_has_help, .timeout = 60)
{
    static const char *const names[] = {"games", "rules", "readings", "judge",
                                        "cover", "perft", "play"};
    for (size_t number = 0; number < sizeof names / sizeof names[0]; number++) {
        char command[64], usage[64];
        snprintf(command, sizeof command, "$A %s --help", names[number]);
        snprintf(usage, sizeof usage, "usage: arbiter %s", names[number]);
        expect(command, 0, usage);
    }
    expect("$A --version", 0, "arbiter 0.1.0");
    expect("$A help judge", 0, "usage: arbiter judge");
}

Test(command, tables_are_printed, .timeout = 60)
{
    expect("$A games", 0, "@v83");
    expect("$A rules englishman ENG-JACK-2", 0, "front card");
    expect("$A readings englishman --json", 0, "\"choices\": [\"three\", \"upto\"]");
    expect("$A rules englishman ENG-JACK-99", 2, "arbiter: ");
}

Test(command, judge_answers, .timeout = 60)
{
    expect("echo '" LINE " : Sab pass' | $A judge", 0,
           "turn=jack result=- refused=1 by=- why=ENG-TURN-1");
    expect("echo '" LINE " : Sab' | $A judge --strict", 1, "refused=1");
    expect("printf '" LINE " : pass\\r\\n#x\\n\\n' | $A judge --strict | wc -l", 0, "1\n");
    expect("printf '" LINE "' | $A judge", 0, "turn=jack");
}

Test(command, bad_lines_get_an_error_each, .timeout = 60)
{
    expect("printf '\\0\\377\\n" LINE "\\n' | $A judge", 0, "turn=jack");
    expect("printf '\\0\\377\\n' | $A judge", 0, "error 1 ");
    expect("{ head -c 3000000 /dev/zero | tr '\\0' x; echo; echo '" LINE "'; } | $A judge | wc -l",
           0, "2\n");
    expect("echo 'whist deal=x' | $A judge --strict", 1, "error 1 unknown game");
    expect("echo 'englishman deal=12/3' | $A judge", 0, "ENG-DEAL-1");
    expect("echo '" LINE " : Xab' | $A judge", 0, "expected an event");
    expect("$A judge < /dev/null | wc -c", 0, "0\n");
}

Test(command, wrong_use_is_2, .timeout = 60)
{
    expect("$A judge /no/such/file", 2, "arbiter: cannot open");
    expect("$A judge /", 2, "arbiter: cannot read");
    expect("$A games > /dev/full", 2, "arbiter: cannot write");
    expect("$A whist", 2, "unknown command");
    expect("$A perft whist 1", 2, "unknown game");
}

Test(command, answers_come_before_the_input_ends, .timeout = 60)
{
    expect("{ echo '" LINE "'; sleep 8; } | $A judge | { timeout 4 head -n 1; }", 0, "turn=jack");
}

Test(command, cover_and_perft_count, .timeout = 60)
{
    expect("echo '" LINE " : pass' | $A cover", 0, "1 lines, 1 events, 0 refused");
    expect("echo '" LINE " : pass' | $A cover --require", 1, "not reached");
    /* 1 pass + 50 cards * (10 + 4 * 11) places */
    expect("$A perft englishman 2", 0,
           "depth 1 nodes 2701 over 0\ndepth 2 nodes 80940 over 0\ndigest 831dccec92ba4ee5");
}
