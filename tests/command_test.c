/* The arbiter command from outside: its help, its tables, and wrong use. */
#include "command.h"

#include <criterion/criterion.h>
#include <stdio.h>

Test(command, every_command_has_help, .timeout = TEST_SECONDS)
{
    static const char *const names[] = {"games", "rules",   "readings",      "judge",
                                        "cover", "perft",   "play",          "test",
                                        "emit",  "compare", "check-adapter", "vectors"};
    for (size_t number = 0; number < sizeof names / sizeof names[0]; number++) {
        char command[64], usage[64];
        snprintf(command, sizeof command, "$A %s --help", names[number]);
        snprintf(usage, sizeof usage, "usage: arbiter %s", names[number]);
        expect(command, 0, usage);
        snprintf(command, sizeof command, "$A help %s", names[number]);
        expect(command, 0, usage);
        snprintf(command, sizeof command, "$A --help | grep '^  %s'", names[number]);
        expect(command, 0, names[number]);
        snprintf(command, sizeof command, "sed 's/\\\\-/-/g' docs/arbiter.1 | grep '^.BR.* \"*%s'",
                 names[number]);
        expect(command, 0, names[number]);
    }
    expect("$A --version", 0, "arbiter 0.1.0");
}

Test(command, tables_are_printed, .timeout = TEST_SECONDS)
{
    expect("$A games", 0, "@v83        Version 83, 2016-08-20\n  2 players\n");
    expect("$A games", 0, "  players=4          2 to 4 players\n  farmers=000222110  farmers won");
    expect("$A games ugo", 0, "each digit from 00111 to 00444\n");
    expect("$A games ugo", 0, "                     - 1 and 2: inferred, a stand-in\n");
    expect("$A games ugo", 0,
           "    R5@2     the winner of the trick puts its red 5 on his place 2\n");
    expect_without("$A games ugo", 0, "englishman");
    expect("$A readings ugo", 0, "Players, and the figures that the text has lost:\n  players=4");
    expect("$A readings ugo bonus", 0, "  bonus=00135        points of the places");
    expect("$A readings ugo surplus", 0, "* lost  he is not taken\n");
    expect("$A rules ugo UGO-PUT-4", 0, "new-colours=free (default): as the winner likes\n");
    expect("$A rules ugo", 0, "Invariants: what holds in every position.\nUGO-I-ZONES");
    expect("$A rules englishman ENG-JACK-2", 0, "front card");
    expect("$A rules englishman ENG-I-DECK", 0, "ENG-I-DECK");
    expect("$A rules englishman ENG-BEAN-3", 0, "skip=castle (default): no: ");
    expect("$A rules englishman", 0, "Invariants: what holds in every position.\nENG-I-ZONES");
    expect("$A readings englishman both-win", 0, "* jack");
    expect("$A readings englishman", 0, "The default is marked with *");
    expect("$A readings englishman --json", 0, "\"choices\": [\"three\", \"upto\"]");
}

Test(command, pages_are_those_of_the_docs, .timeout = TEST_SECONDS)
{
    expect_exactly("$A rules englishman --markdown | diff - docs/rules/englishman.md", 0, "");
    expect_exactly("$A readings --markdown englishman | diff - docs/readings/englishman.md", 0, "");
    expect_exactly("$A rules ugo --markdown | diff - docs/rules/ugo.md", 0, "");
    expect_exactly("$A readings --markdown ugo | diff - docs/readings/ugo.md", 0, "");
    expect("cat docs/readings/ugo.md", 0, "| 1 and 2 | **inferred, a stand-in** |\n");
}

Test(command, json_is_json, .timeout = TEST_SECONDS)
{
    expect("$A games --json | python3 -m json.tool", 0, "\"englishman\"");
    expect("$A games --json ugo | python3 -m json.tool", 0, "\"standard\": \"00234\"");
    expect("$A games --json ugo", 0, "\"players\": {\"least\": 2, \"most\": 4, \"standard\": 4}");
    expect("$A rules ugo --json | python3 -m json.tool", 0, "\"UGO-PUT-4\"");
    expect("$A rules englishman --json | python3 -m json.tool", 0, "\"ENG-JACK-2\"");
    expect("$A readings englishman --json | python3 -m json.tool", 0, "\"both-win\"");
}

Test(command, wrong_use_is_2, .timeout = TEST_SECONDS)
{
    expect("$A", 2, "arbiter: expected a command");
    expect("$A whist", 2, "arbiter: unknown command 'whist'; expected one of games rules");
    expect("$A help whist", 2, "arbiter: unknown command 'whist'");
    expect("$A games whist", 2, "arbiter: games: unknown game 'whist'; arbiter games lists them");
    expect("$A games ugo ugo", 2, "arbiter: games: expected at most one game, got also 'ugo'");
    expect("$A games --colour", 2, "arbiter: games: unknown option '--colour'");
    expect("$A rules", 2, "arbiter: rules: expected a game");
    expect("$A readings whist", 2, "arbiter: readings: unknown game 'whist'");
    expect("$A rules englishman ENG-JACK-99", 2, "arbiter: rules: englishman has no clause");
    expect("$A readings englishman luck", 2, "arbiter: readings: englishman has no reading");
    expect("$A rules englishman ENG-JACK-2 ENG-JACK-3", 2, "arbiter: rules: expected a game and");
    expect("$A rules --json englishman ENG-JACK-2", 2, "arbiter: rules: expected a game and");
}

Test(command, output_that_cannot_be_written_is_2, .timeout = TEST_SECONDS)
{
    expect("$A games > /dev/full", 2, "arbiter: cannot write the output");
    expect("$A games >&-", 2, "arbiter: cannot write the output");
    expect("$A --help > /dev/full", 2, "arbiter: cannot write the output");
    expect("$A rules englishman --json > /dev/full", 2, "arbiter: cannot write the output");
}
