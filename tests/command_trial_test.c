/* arbiter test and arbiter check-adapter: engines that misbehave, engines with one wrong rule, and
 * the adapters that are right.  Nothing here depends on how fast the machine is, but all is bounded. */
#include "command.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#define BAD   "python3 harnesses/engines/bad "
#define TRIAL "$A test --seed 1 -j1 --timeout 1 --games 6 --json - --engine "
#define HANDS "R0R1R2R3R4R5R6R7R8B0/B1B2B3B4B5B6B7B8G0G1/G2G3G4G5G6G7G8Y0Y1Y2"
#define CHECK "$A check-adapter --timeout 1 --engine "

/* A trial of this bad engine ends with the code, and the fault is named. */
static void expect_fault(const char *kind, int code, const char *fault)
{
    char command[256], words[64];
    snprintf(command, sizeof command, TRIAL "'" BAD "%s'", kind);
    snprintf(words, sizeof words, "{\"kind\": \"%s\"", fault);
    expect(command, code, fault[0] == '\0' ? "\"findings\": [\n ]" : words);
}

static void expect_check(const char *kind, int code, const char *words)
{
    char command[256];
    snprintf(command, sizeof command, CHECK "'" BAD "%s'", kind);
    expect(command, code, words);
}

Test(command_trial, ends_and_crashes_are_told_apart, .timeout = TEST_SECONDS)
{
    expect_fault("crash 1", 2, "crash");
    expect_fault("crash-later", 2, "crash");
    expect_fault("exit", 2, "exit");
}

Test(command_trial, what_is_no_answer_is_garbage, .timeout = TEST_SECONDS)
{
    expect_fault("chatty", 2, "garbage");
    expect_fault("garbage", 2, "garbage");
    expect_fault("big-level", 2, "garbage");
}

Test(command_trial, too_much_is_a_flood, .timeout = TEST_SECONDS)
{
    expect_fault("endless", 2, "flood");
    expect_fault("flood", 2, "flood");
}

Test(command_trial, a_wrong_greeting_is_one, .timeout = TEST_SECONDS)
{
    expect_fault("no-hello", 2, "greeting");
    expect_fault("old-version", 2, "greeting");
}

Test(command_trial, an_engine_that_hangs_is_waited_for_and_ended, .timeout = TEST_SECONDS)
{
    expect_fault("slow", 2, "timeout");
    expect_fault("half", 2, "half-line");
}

Test(command_trial, silence_is_not_the_same_as_answers_held_back, .timeout = TEST_SECONDS)
{
    expect_fault("silent", 2, "silence");
    expect_fault("unflushed", 2, "unflushed");
}

Test(command_trial, what_does_not_touch_the_answers_is_no_fault, .timeout = TEST_SECONDS)
{
    expect_fault("noisy", 0, "");
    expect_fault("stubborn", 0, "");
}

Test(command_trial, an_engine_that_skips_everything_has_not_been_tested, .timeout = TEST_SECONDS)
{
    expect_fault("skipper", 2, "");
}

/* The process writes its number on standard error, which the report shows. */
Test(command_trial, no_process_is_left_behind, .timeout = TEST_SECONDS)
{
    expect("R=$($A test -j1 --games 6 --engine '" BAD "daemon') && "
           "P=$(echo \"$R\" | sed -n 's/.*left behind: //p' | head -n 1) && "
           "[ -n \"$P\" ] && ! kill -0 $P && echo gone",
           0, "gone");
}

/* The shortest line of a finding has at most 12 events, and asked alone it shows the fault again. */
static void expect_wrong(const char *kind)
{
    char command[1024];
    snprintf(command, sizeof command,
             "J=$(mktemp); trap 'rm -f $J' EXIT; "
             "$A test --seed 1 -j1 --games 400 --json $J --engine '" BAD "%s' > /dev/null; "
             "[ $? = 1 ] || exit 3; "
             "L=$(python3 -c 'import json, sys\n"
             "found = json.load(open(sys.argv[1]))[\"findings\"]\n"
             "least = min(found, key=lambda finding: finding[\"events\"])\n"
             "assert least[\"events\"] <= 12\n"
             "print(least[\"line\"])' $J) && "
             "$A test -j1 --engine '" BAD "%s' --line \"$L\"",
             kind, kind);
    expect(command, 1, "to see it again");
}

Test(command_trial, wrong_moves_of_jack_are_found, .timeout = TEST_SECONDS)
{
    expect_wrong("wrong-back");
    expect_wrong("wrong-self");
    expect_wrong("wrong-undo");
}

Test(command_trial, wrong_moves_of_the_giant_are_found, .timeout = TEST_SECONDS)
{
    expect_wrong("wrong-four");
    expect_wrong("wrong-three");
    expect_wrong("wrong-mix");
    expect_wrong("wrong-empty");
}

Test(command_trial, wrong_wins_are_found, .timeout = TEST_SECONDS)
{
    expect_wrong("wrong-treasure");
    expect_wrong("wrong-discard");
    expect_wrong("wrong-turn");
}

Test(command_trial, wrong_tricks_and_farmers_are_found, .timeout = TEST_SECONDS)
{
    expect_wrong("wrong-tie");
    expect_wrong("wrong-follow");
    expect_wrong("wrong-farmer");
}

/* The shortest line that shows a leak has no event. */
Test(command_trial, a_leak_is_found_and_says_who_sees_what, .timeout = TEST_SECONDS)
{
    expect_wrong("leak-hand");
    expect("$A test -j1 --no-corpus --games 20 --engine '" BAD "leak-hand' 'ugo?*' | tr '\n' ' '",
           0, "see-p1 shows p2's hand as ");
    expect("$A test -j1 --no-corpus --games 20 --engine '" BAD "leak-aside' 'ugo?*' | tr '\n' ' '",
           0, "see-p1 shows aside and used as ");
}

/* A rule that is wrong for three players alone, with other figures: the fields stay in the line. */
Test(command_trial, players_and_figures_are_kept_where_they_matter, .timeout = TEST_SECONDS)
{
    expect("$A test -j1 --line 'ugo players=3 spots=00222 deal=" HANDS " : R0' "
           "--engine \"sed -u 's/^hello.*/hello version=1 level=0 spec=ugo/; "
           "/players=3 spots=00222/s/.*/turn=p1 result=- refused=1/; t; "
           "s/.*/turn=p2 result=- refused=-/'\"",
           1, "\nugo players=3 spots=00222 deal=" HANDS " : R0\n");
}

Test(command_trial, whole_games_follow_from_the_seed, .timeout = TEST_SECONDS)
{
    expect("E=\"$A emit --whole --games 30 ugo?*\"; O=$($E --seed 5); "
           "[ \"$O\" = \"$($E --seed 5)\" ] && [ \"$O\" != \"$($E --seed 6)\" ] && "
           "echo \"$O\" | grep -c ' deal='",
           0, "30\n");
    expect("$A test -j1 --whole --games 50 --json - --engine build/adapter", 0,
           "\"verdict\": \"pass\"");
}

/* The findings of a trial by the clauses that they name first, in alphabetical order. */
static void expect_causes(const char *kind, const char *clauses)
{
    char command[512], words[128];
    snprintf(command, sizeof command,
             "$A test --seed 1 -j1 --games 3000 --json - --engine '" BAD "%s' "
             "'englishman@*?*' | python3 -c 'import json, sys\n"
             "found = json.load(sys.stdin)[\"findings\"]\n"
             "print(\"causes:\", *sorted(one[\"clauses\"][0][\"id\"] for one in found))'",
             kind);
    snprintf(words, sizeof words, "causes: %s\n", clauses);
    expect(command, 0, words);
}

Test(command_trial, one_wrong_rule_is_one_finding, .timeout = TEST_SECONDS)
{
    expect_causes("wrong-treasure", "ENG-BEAN-7"); /* only three different ones win */
    expect_causes("wrong-turn", "ENG-WIN-1");
    expect_causes("wrong-empty", "ENG-JACK-6");
}

Test(command_trial, two_wrong_rules_are_two_findings, .timeout = TEST_SECONDS)
{
    expect_causes("wrong-two", "ENG-WIN-1 ENG-WIN-4");
}

Test(command_trial, lines_without_a_spec_are_of_all_games, .timeout = TEST_SECONDS)
{
    expect("$A emit --whole --games 40 | sed 's/[ ?].*//' | sort -u", 0, "englishman\nugo\n");
    expect("$A emit --games 1 ugo nonsense", 2, "emit: spec 'nonsense', column 1");
}

Test(command_trial, right_adapters_pass, .timeout = TEST_SECONDS)
{
    expect(TRIAL "'python3 harnesses/adapters/adapter.py'", 0, "\"verdict\": \"pass\"");
    expect(TRIAL "build/adapter", 0, "\"verdict\": \"pass\"");
    expect(TRIAL "'sh harnesses/adapters/adapter.sh'", 0, "\"verdict\": \"pass\"");
    expect("if command -v node > /dev/null; then " TRIAL
           "'node harnesses/adapters/adapter.js'; else echo '\"verdict\": \"pass\"'; fi",
           0, "\"verdict\": \"pass\"");
}

/* Without the corpus the first line is a generated one. */
Test(command_trial, without_the_corpus_other_lines_are_asked, .timeout = TEST_SECONDS)
{
    static const char first[] =
        "F=$(mktemp); trap 'rm -f $F' EXIT; $A test -j1 --games 1 %s "
        "--engine \"tee $F | build/adapter\" > /dev/null; sed -n 2p $F | "
        "grep -qFf - corpus/vectors/englishman/*/*.tsv && echo built in || echo made up";
    char command[512];
    snprintf(command, sizeof command, first, "");
    expect(command, 0, "built in");
    snprintf(command, sizeof command, first, "--no-corpus");
    expect(command, 0, "made up");
}

#define KNOWN                                                                                      \
    "K=$(mktemp); trap 'rm -f $K' EXIT; $A test -j1 --games 40 --json - --engine '" BAD            \
    "wrong-self' | python3 -c 'import json, sys\n"                                                 \
    "for found in json.load(sys.stdin)[\"findings\"]:\n"                                           \
    "    print(found[\"key\"], found[\"line\"])' > $K; [ -s $K ] || exit 3; "

Test(command_trial, a_known_difference_is_accepted, .timeout = TEST_SECONDS)
{
    expect(KNOWN "$A test -j1 --games 40 --known $K --engine '" BAD "wrong-self'", 0, "known");
}

Test(command_trial, a_known_difference_that_is_gone_is_an_error, .timeout = TEST_SECONDS)
{
    expect(KNOWN "$A test -j1 --games 40 --known $K --engine build/adapter", 1,
           "known differences that no longer occur");
}

/* 130 games a second or a million: it does not end by itself within the time. */
Test(command_trial, an_interrupt_ends_it_with_a_report, .timeout = TEST_SECONDS)
{
    expect("timeout --signal INT --kill-after 20 2 $A test -j1 --time 1000 --engine build/adapter; "
           "[ $? = 124 ] && echo interrupted by us",
           0, "interrupted\n");
}

Test(command_check_adapter, right_adapters_are_fine, .timeout = TEST_SECONDS)
{
    expect(CHECK "'python3 harnesses/adapters/adapter.py'", 0, "all is fine");
    expect(CHECK "build/adapter", 0, "all is fine");
    expect("if command -v node > /dev/null; then " CHECK
           "'node harnesses/adapters/adapter.js'; else echo all is fine; fi",
           0, "all is fine");
}

Test(command_check_adapter, broken_programs_are_named, .timeout = TEST_SECONDS)
{
    expect_check("crash", 2, "WRONG crash: ended by signal 11");
    expect_check("crash-later", 2, "WRONG crash");
    expect_check("exit", 2, "WRONG exit: ended with exit code 3");
    expect_check("slow", 2, "WRONG timeout");
    expect_check("half", 2, "WRONG half-line");
    expect_check("endless", 2, "WRONG flood");
    expect_check("flood", 2, "WRONG flood");
}

Test(command_check_adapter, wrong_words_are_named, .timeout = TEST_SECONDS)
{
    expect_check("chatty", 2, "WRONG garbage");
    expect_check("garbage", 2, "WRONG garbage");
    expect_check("big-level", 2, "at= is missing, although level 3 was promised");
    expect_check("no-hello", 2, "WRONG greeting");
    expect_check("old-version", 2, "it speaks version 0");
    expect_check("skipper", 2, "it skips a game that it says it plays");
}

Test(command_check_adapter, output_that_is_held_back_is_explained, .timeout = TEST_SECONDS)
{
    expect_check("unflushed", 2, "print(answer, flush=True)");
    expect_check("silent", 2, "WRONG silence");
}

Test(command_check_adapter, its_end_is_looked_at, .timeout = TEST_SECONDS)
{
    expect_check("stubborn", 2, "it still runs a second after the end of its input");
    expect_check("daemon", 2, "processes that it has started still run");
    expect_check("noisy", 0, "all is fine");
}

Test(command_check_adapter, wrong_rules_are_1, .timeout = TEST_SECONDS)
{
    expect_check("wrong-back", 1, "WRONG allowed-illegal");
    expect_check("wrong-undo", 1, "the engine plays by other rules");
}

Test(command_check_adapter, later_steps_that_cannot_be_made_are_listed, .timeout = TEST_SECONDS)
{
    expect(CHECK "/no/such/engine", 2, "cannot be made before that is mended:\n 2. it greets");
    expect(CHECK "/no/such/engine", 2, "The shell cannot run the command");
}

Test(command_check_adapter, only_126_and_127_mean_that_it_cannot_start, .timeout = TEST_SECONDS)
{
    expect(CHECK "'exit 126'", 2, " 1. it starts\n    run   exit 126\n    WRONG exit");
    expect(CHECK "'exit 127'", 2, " 1. it starts\n    run   exit 127\n    WRONG exit");
    expect(CHECK "'exit 12'", 2, " 1. it starts\n    run   exit 12\n    ok");
    expect(CHECK "'exit 125'", 2, " 1. it starts\n    run   exit 125\n    ok");
}

Test(command_check_adapter, wrong_use_is_2, .timeout = TEST_SECONDS)
{
    expect("$A check-adapter", 2, "arbiter: check-adapter: --engine COMMAND is missing");
    expect("$A check-adapter --engine x --timeout no", 2, "--timeout needs seconds, not 'no'");
    expect("$A check-adapter --engine x y", 2, "expected no argument, got 'y'");
    expect("$A check-adapter --help", 0, "usage: arbiter check-adapter");
    expect("grep '^.BR check' docs/arbiter.1", 0, "adapter");
}
