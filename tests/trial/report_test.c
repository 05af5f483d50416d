/* Reports: verdicts, names, and that each format is well-formed whatever an engine writes.
 * The files stay in build/tests, where ci/check-html and people find them. */
#define _POSIX_C_SOURCE 200809L
#include "sample.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

enum { SECONDS = 60, ROOM = 1 << 18 };
#define FOLDER "build/tests/"

typedef void writer(const struct report *report, FILE *file);

static void write_to(const char *path, writer *write, const struct report *report)
{
    FILE *file = fopen(path, "w");
    cr_assert_not_null(file, "%s", path);
    write(report, file);
    cr_assert_eq(fclose(file), 0);
}

static const char *contents(const char *path)
{
    static char text[ROOM];
    FILE *file = fopen(path, "r");
    cr_assert_not_null(file, "%s", path);
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    fclose(file);
    return text;
}

static void expect_command(const char *command, bool succeeds)
{
    cr_expect_eq(system(command) == 0, succeeds, "%s", command);
}

static void expect_words(const char *path, const char *words)
{
    cr_expect(strstr(contents(path), words) != NULL, "no '%s' in %s", words, path);
}

/* Reports other than the sample: nothing has happened, nothing was asked for. */
static struct report empty_report(void)
{
    return (struct report){.engine = "true", .errors = ""};
}

static void expect_verdict(const struct report *report, const char *verdict, int code)
{
    cr_expect_str_eq(report_verdict(report), verdict);
    cr_expect_eq(report_code(report), code);
}

Test(report, a_trial_without_findings_passes)
{
    struct report report = empty_report();
    report.lines = 2;
    report.skipped = 1;
    expect_verdict(&report, "pass", 0);
}

Test(report, a_trial_that_compared_nothing_is_broken)
{
    struct report report = empty_report();
    expect_verdict(&report, "broken", 2);
    report.lines = report.skipped = 5;
    expect_verdict(&report, "broken", 2);
}

Test(report, a_new_rule_difference_fails_and_wins_over_broken)
{
    struct finding findings[] = {{.kind = FAULT_CRASH}, {.kind = FAULT_WRONG_ANSWER}};
    struct report report = empty_report();
    report.finding = findings;
    report.lines = 1;
    report.findings = 1;
    expect_verdict(&report, "broken", 2);
    report.findings = 2;
    report.gave_up = "twenty failures";
    expect_verdict(&report, "fail", 1);
    cr_expect_eq(report_new_findings(&report), 2);
}

Test(report, known_differences_pass_and_stale_ones_fail)
{
    struct finding known[] = {{.kind = FAULT_REFUSED_LEGAL, .known = true},
                              {.kind = FAULT_TIMEOUT, .known = true}};
    char *stale[] = {"crash"};
    struct report report = empty_report();
    report.lines = 1;
    report.finding = known;
    report.findings = 2;
    expect_verdict(&report, "pass", 0);
    cr_expect_eq(report_new_findings(&report), 0);
    report.stale = stale;
    report.stales = 1;
    expect_verdict(&report, "fail", 1);
    report.gave_up = "twenty failures"; /* then a known one may not have been asked about */
    expect_verdict(&report, "broken", 2);
}

Test(report, the_faults_have_the_names_of_the_protocol)
{
    const char *page = contents("docs/protocol.md");
    for (enum fault_kind kind = FAULT_REFUSED_LEGAL; kind < FAULT_KINDS; kind++) {
        char row[64];
        snprintf(row, sizeof row, "| `%s` | %.20s", fault_name(kind), fault_meaning(kind));
        cr_expect(strstr(page, row) != NULL, "no row '%s'", row);
    }
}

/* The engine's command has quotes, and a line may have anything. */
Test(report, a_shell_reads_the_replay_command_as_it_was_meant, .timeout = SECONDS)
{
    const struct finding finding = {.line = "a 'b' \"c\" $d `e` \\ \x01"};
    struct report report = empty_report();
    report.engine = "sh -c 'x y'";
    char *command = replay_command(&report, &finding);
    char script[512];
    snprintf(script, sizeof script, "arbiter() { printf '<%%s>' \"$@\"; }; %s", command);
    free(command);
    FILE *pipe = popen(script, "r");
    char got[512];
    got[fread(got, 1, sizeof got - 1, pipe)] = '\0';
    pclose(pipe);
    cr_expect_str_eq(got, "<test><--engine><sh -c 'x y'><--line><a 'b' \"c\" $d `e` \\ \x01>");
}

Test(report, json_follows_its_schema, .timeout = SECONDS)
{
    static const char check[] = "ci/check-json " FOLDER "report.json docs/report.schema.json";
    write_to(FOLDER "report.json", report_json, sample_report());
    expect_command(check, true);
    expect_words(FOLDER "report.json", "\"verdict\": \"fail\"");
    expect_words(FOLDER "report.json", "\"ours\": [\"Gba\"], \"theirs\": []");
    expect_words(FOLDER "report.json", "\"part\": \"stack a\"");
    expect_words(FOLDER "report.json", "\"key\": \"wrong-answer:at:ENG-JACK-4\", \"times\": 12");
    expect_words(FOLDER "report.json", "\"seed\": \"18446744073709551615\"");
}

Test(report, the_schema_refuses_what_it_does_not_describe, .timeout = SECONDS)
{
    static const char form[] = "sed '%s' " FOLDER "refused.json > " FOLDER "altered.json && "
                               "! cmp -s " FOLDER "refused.json " FOLDER "altered.json && "
                               "ci/check-json " FOLDER "altered.json docs/report.schema.json 2>&1";
    static const char *const changes[] = {
        "s/\"verdict\": \"fail\"/\"verdict\": \"good\"/",
        "s/\"level\": 2/\"level\": 4/",
        "s/\"restarts\": 3/\"restart\": 3/",
        "s/\"jobs\": 2,//",
        "s/\"known\": true/\"known\": 1/",
        "s/\"format\": 2/\"format\": 2, \"format\": 2/",
    };
    write_to(FOLDER "refused.json", report_json, sample_report());
    for (unsigned number = 0; number < sizeof changes / sizeof changes[0]; number++) {
        char script[512], said[512];
        snprintf(script, sizeof script, form, changes[number]);
        FILE *pipe = popen(script, "r");
        said[fread(said, 1, sizeof said - 1, pipe)] = '\0';
        cr_expect_neq(pclose(pipe), 0, "%s", changes[number]);
        cr_expect(strstr(said, "check-json: ") != NULL, "%s: %s", changes[number], said);
    }
}

/* 31 clauses, the five failures of the engine, and the stale difference. */
Test(report, junit_has_a_case_for_each_clause_and_each_other_finding, .timeout = SECONDS)
{
    write_to(FOLDER "report.xml", report_junit, sample_report());
    expect_command("ci/check-markup xml " FOLDER "report.xml", true);
    expect_words(FOLDER "report.xml", "tests=\"37\" failures=\"3\" errors=\"5\" skipped=\"2\"");
    expect_words(FOLDER "report.xml", "name=\"ENG-JACK-4\">\n    <failure ");
    expect_words(FOLDER "report.xml", "also wrong-answer:at:ENG-JACK-4, seen 12 times");
    expect_words(FOLDER "report.xml",
                 "name=\"ENG-STUCK-1\">\n    <skipped message=\"not reached\"/>");
}

Test(report, tap_keeps_its_plan, .timeout = SECONDS)
{
    write_to(FOLDER "report.tap", report_tap, sample_report());
    expect_command("ci/check-markup tap " FOLDER "report.tap", true);
    expect_words(FOLDER "report.tap", "TAP version 13\n1..37\n");
    expect_words(FOLDER "report.tap", "not ok 3 - ENG-TURN-1 # TODO a known difference\n");
    expect_words(FOLDER "report.tap", "- ENG-STUCK-1 # SKIP not reached\n");
    expect_words(FOLDER "report.tap",
                 "    - key: \"wrong-answer:at:ENG-JACK-4\"\n      times: 12\n");
}

Test(report, the_page_is_whole_and_loads_nothing, .timeout = SECONDS)
{
    write_to(FOLDER "report.html", report_html, sample_report());
    expect_command("ci/check-markup html " FOLDER "report.html", true);
    expect_words(FOLDER "report.html", "<mark class=\"card moved\">9</mark>");
    expect_words(FOLDER "report.html", "329714B76E<mark>8</mark>");
    expect_words(FOLDER "report.html", "&lt;/script&gt;");
    expect_words(FOLDER "report.html", "It also shows in 2 other ways");
}

Test(report, no_format_minds_an_engine_that_never_spoke, .timeout = SECONDS)
{
    struct finding silence = {.kind = FAULT_SILENCE, .times = 1};
    struct report report = empty_report();
    report.finding = &silence;
    report.findings = 1;
    report.gave_up = "twenty failures without an answer";
    write_to(FOLDER "silent.json", report_json, &report);
    write_to(FOLDER "silent.xml", report_junit, &report);
    write_to(FOLDER "silent.tap", report_tap, &report);
    write_to(FOLDER "silent.html", report_html, &report);
    expect_command("ci/check-json " FOLDER "silent.json docs/report.schema.json", true);
    expect_command("ci/check-markup xml " FOLDER "silent.xml", true);
    expect_command("ci/check-markup tap " FOLDER "silent.tap", true);
    expect_words(FOLDER "silent.tap", "1..2\nnot ok 1 - silence\n");
    expect_words(FOLDER "silent.html", "<h1>broken</h1>");
}

/* A terminal obeys control characters, so none of the engine's may reach it. */
Test(report, the_text_shows_what_differs_and_no_control_characters)
{
    cr_assert_not_null(freopen(FOLDER "report.txt", "w", stdout));
    report_text(sample_report());
    fflush(stdout);
    const char *text = contents(FOLDER "report.txt");
    cr_expect(strstr(text, "FAIL  python3") == text);
    expect_words(FOLDER "report.txt", "   refused                4                          -\n");
    expect_words(FOLDER "report.txt", "   legal                  Gba                        -\n");
    expect_words(FOLDER "report.txt", "Event 4 of 4, Bab: the back of a, 9, to the front of b\n");
    expect_words(FOLDER "report.txt", "\\x1b[31m\\x07]]>");
    expect_words(FOLDER "report.txt", "   refused-legal:ENG-JACK-4, seen 1 time\n");
    for (; *text != '\0'; text++)
        cr_assert((unsigned char)*text >= ' ' || *text == '\n');
}

Test(report, each_game_has_its_own_clauses, .timeout = SECONDS)
{
    struct report *report = sample_report();
    report_add_game(report, arbiter_game_at(1));
    *report_tally(report, "ugo?tie=first deal=", 19) = (struct tally){{{0, 0}, {1, 0}}};
    write_to(FOLDER "games.xml", report_junit, report);
    expect_words(FOLDER "games.xml", "classname=\"ugo\" name=\"UGO-END-1\">\n    <skipped ");
    expect_words(FOLDER "games.xml", "classname=\"englishman\" name=\"ENG-JACK-1\"/>");
    write_to(FOLDER "games.json", report_json, report);
    expect_command("ci/check-json " FOLDER "games.json docs/report.schema.json", true);
    expect_words(FOLDER "games.json", "{\"game\": \"ugo\", \"clauses_reached\": 0");
}
