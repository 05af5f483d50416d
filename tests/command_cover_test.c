/* arbiter cover: what counts as reached, and the totals. */
#include "command.h"

#include <criterion/criterion.h>

#include "lines.h"

#define AT "at=12/34/-/-/EEII111222333444OOUU55556666777788889999BBGGHH/-/-/-/"

/* 34 clauses: three are not asked in play, one can only be granted and one only refused. */
Test(command_cover, a_position_that_is_only_read_reaches_nothing, .timeout = TEST_SECONDS)
{
    expect("echo 'englishman " AT "giant' | $A cover", 0,
           "englishman: 0 of 31 clauses reached, 0 of 30 granted, 0 of 30 refused\n"
           "1 lines, 0 events, 0 refused, 0 malformed lines\n");
    expect("printf ' englishman\\t" AT "giant :\\r\\n' | $A cover", 0, "0 of 31 clauses reached");
}

Test(command_cover, a_deal_that_a_reading_tests_reaches_the_wins, .timeout = TEST_SECONDS)
{
    expect("echo 'englishman " DEAL "' | $A cover", 0, "0 of 31 clauses reached");
    expect("echo 'englishman?deal-pattern=deal " DEAL "' | $A cover", 0,
           "3 of 31 clauses reached, 0 of 30 granted, 3 of 30 refused");
    expect("echo 'englishman?deal-pattern=deal-vertical " DEAL "' | $A cover", 0,
           "2 of 31 clauses reached, 0 of 30 granted, 2 of 30 refused");
}

Test(command_cover, each_event_is_asked_about_once, .timeout = TEST_SECONDS)
{
    expect("echo 'englishman " DEAL " : Sab pass Fab' | $A cover", 0,
           "1 lines, 3 events, 1 refused, 0 malformed lines\n");
    expect("echo 'englishman " DEAL " : Sab pass Fab' | $A cover", 0,
           "ENG-TURN-1                  1              1\n");
    expect("echo 'englishman " DEAL " : Sab pass Fab' | $A cover", 0,
           "ENG-PROT-2                  1              0  never refused\n");
    expect("echo 'englishman " DEAL " : Sab pass Fab' | $A cover", 0,
           "ENG-WIN-5                   0              1  never granted\n");
}

Test(command_cover, clauses_with_one_answer_or_none_say_why, .timeout = TEST_SECONDS)
{
    expect("echo 'englishman " DEAL "' | $A cover", 0,
           "ENG-DECK-1                  -              -  not asked in play\n");
    expect("echo 'englishman " DEAL "' | $A cover", 0,
           "ENG-WIN-6                   0              -  not reached\n"
           "ENG-END-1                   -              0  not reached\n");
    expect("echo 'englishman " DEAL "' | $A cover", 0, "ENG-OPEN-1   not asked in play: it says");
    expect("echo 'englishman " DEAL "' | $A cover", 0, "ENG-WIN-6    can only be granted: ");
    expect("echo 'englishman " DEAL "' | $A cover", 0, "ENG-END-1    can only be refused: ");
}

Test(command_cover, clauses_with_the_same_reason_stand_together, .timeout = TEST_SECONDS)
{
    const char *command = "echo 'ugo deal=R0R1R2R3R4R5R6R7R8B0/B1B2B3B4B5B6B7B8G0G1/"
                          "G2G3G4G5G6G7G8Y0Y1Y2/Y3Y4Y5Y6Y7Y8K0K1K2K3 : R0 B1' | $A cover";
    expect(command, 0, "ugo: 3 of 33 clauses reached, 3 of 32 granted, 0 of 13 refused\n");
    expect(command, 0,
           "  UGO-HIDE-1   UGO-HIDE-2 not asked in play: it says what the players see, and\n"
           "               no event can break it\n");
    expect(command, 0, "  UGO-WIN-1    UGO-WIN-2 UGO-WIN-3 can only be granted: it says who ");
    expect(command, 0, "  UGO-FOLLOW-2 can only be granted: it allows any card\n");
    expect(command, 0, "  UGO-END-1    can only be refused: ");
}

Test(command_cover, a_malformed_line_counts_for_nothing, .timeout = TEST_SECONDS)
{
    expect("printf '# x\\n\\nenglishman " DEAL " : pass Xab\\n' | $A cover", 0,
           "arbiter: standard input:3: error 79 expected an event");
    expect("echo 'englishman " DEAL " : pass Xab' | $A cover", 0,
           "0 lines, 0 events, 0 refused, 1 malformed lines\n");
    expect("printf 'x\\nenglishman " DEAL " : pass\\n' | $A cover", 0,
           "1 lines, 1 events, 0 refused, 1 malformed lines\n");
}

Test(command_cover, json_says_the_same, .timeout = TEST_SECONDS)
{
    expect("echo 'englishman " DEAL " : Sab pass Fab' | $A cover --json | python3 -c '\n"
           "import json, sys\n"
           "all = json.load(sys.stdin)\n"
           "game = all[\"games\"][0]\n"
           "of = {clause[\"clause\"]: clause for clause in game[\"clauses\"]}\n"
           "print(all[\"lines\"], all[\"events\"], all[\"refused_events\"], len(of))\n"
           "print(game[\"clauses_granted\"], game[\"clauses_that_can_be_granted\"],\n"
           "      game[\"clauses_refused\"], game[\"clauses_that_can_be_refused\"])\n"
           "print(len(game[\"never_granted\"]), len(game[\"never_refused\"]))\n"
           "print(of[\"ENG-TURN-1\"][\"granted\"], of[\"ENG-TURN-1\"][\"refused\"])\n"
           "print(of[\"ENG-END-1\"][\"granted\"], \"why\" in of[\"ENG-END-1\"])'",
           0, "1 3 1 34\n4 30 6 30\n26 24\n1 1\nNone True\n");
    expect("$A cover --json < /dev/null | python3 -m json.tool", 0, "\"games\": []");
}

Test(command_cover, require_fails_where_something_is_missing, .timeout = TEST_SECONDS)
{
    expect("echo 'englishman " DEAL " : pass' | $A cover --require", 1, "not reached");
    expect("echo 'englishman " DEAL " : pass' | $A cover --require=both --json", 1, "never_");
    expect("$A cover --require < /dev/null", 1, "0 lines");
    expect("$A cover --require=most < /dev/null", 2, "expected --require or --require=both");
    expect("$A cover /no/such/file", 2, "arbiter: cannot open");
    expect("$A cover / /dev/null", 2, "arbiter: cannot read");
    expect("echo 'englishman " DEAL "' | $A cover > /dev/full", 2, "arbiter: cannot write");
}

/* So no clause is wrongly said to have two answers. */
Test(command_cover, the_vectors_reach_all_answers_that_are_said_to_be_possible,
     .timeout = TEST_SECONDS)
{
    expect(
        "ls corpus/vectors/*/*/*.tsv | grep -v notation | xargs cut -f3 | $A cover --require=both",
        0, "31 of 31 clauses reached, 30 of 30 granted, 30 of 30 refused\n");
}
