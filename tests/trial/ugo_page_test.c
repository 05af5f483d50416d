/* The page of a report on UGO!: the table as HTML, with what the event at issue touches.  The file
 * stays in build/tests for ci/check-html. */
#include "../../harnesses/trial/trial.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

enum { SECONDS = 60, ROOM = 1 << 18, ANSWER_ROOM = 4096, FINDINGS = 6 };
#define PAGE "build/tests/ugo.html"
#define DEAL                                                                                       \
    "deal=R0R3K7B1K2K8B2Y1Y6R7/R4G4R8B8B3R2Y7Y2Y8K6/G6K1B0G1K0B6R6K5G3G7/G2K3K4R1R5G5Y4B4G0Y0"
#define LAST_BOARDS                                                                                \
    "at=R0/R2R4R7R3/K7K8/Y2/G4/-/R8/B1B3B8B2/Y6Y7Y8Y1/K2K6/-/-/-/"                                 \
    "R1R5R6B0B4B5B6B7G0G1G2G3G5G6G7G8Y0Y3Y4Y5K0K1K3K4K5/-/play:3:2:1:"

static const struct {
    const char *line;
    size_t event;
    unsigned clause;
} wrong[FINDINGS] = {
    {"ugo " DEAL " : R3 Y2", 2, UGO_FOLLOW_1},
    {"ugo players=2 " LAST_BOARDS "6,5:40,-7 : R0 R8 R8@5", 3, UGO_PUT_3},
    {"ugo players=2 " LAST_BOARDS "6,5:40,-7 : R0 R8 R0@4 R8@4 +R0 +R0", 6, UGO_DEAL_1},
    {"ugo?placed=until-lead,surplus=kept players=2 "
     "at=-/R2R4R7R3/K7K8/Y2/G4/-/R8/B1B3B8B2/Y6Y7Y8Y1/K2K6/-/-/R0/"
     "R1R5R6B0B4B5B6B7G0G1G2G3G5G6G7G8Y0Y3Y4Y5K0K1K3K4K5/-/play:3:2:1:11,5:40,-7 : R8 R8@4 back",
     3, UGO_PUT_6},
    {"ugo?dealer=chosen players=2 " LAST_BOARDS "6,5:0,0 : R0 R8 R0@4 R8@4 dealer2", 5, UGO_DEAL_4},
    {"ugo " DEAL " : +R3", 1, UGO_DEAL_3},
};

static const char *page(void)
{
    static struct finding findings[FINDINGS];
    static char answer[FINDINGS][ANSWER_ROOM], text[ROOM];
    struct report report = {.engine = "python3 engine.py",
                            .specs = "ugo",
                            .level = 2,
                            .lines = 12,
                            .events = 34,

                            .finding = findings,
                            .findings = FINDINGS,
                            .errors = ""};
    report_add_game(&report, arbiter_game_named("ugo", 3));
    report_add_game(&report, arbiter_game_named("englishman", 10)); /* whose style is there too */
    for (unsigned number = 0; number < FINDINGS; number++) {
        struct finding *finding = &findings[number];
        struct arbiter_text written;
        const char *line = wrong[number].line;
        arbiter_text_open(&written, answer[number], ANSWER_ROOM - 1);
        arbiter_judge(line, strlen(line), 2, &written);
        *finding = (struct finding){.kind = FAULT_ALLOWED_ILLEGAL,
                                    .times = 1,
                                    .clauses = 1,
                                    .game = report.reached[0].game,
                                    .event = wrong[number].event,
                                    .events = wrong[number].event,
                                    .ours = answer[number],
                                    .theirs = "turn=p1 result=- refused=- by=-"};
        finding->line = finding->original = (char *)line;
        finding->clause[0] = wrong[number].clause;
        snprintf(finding->key, sizeof finding->key, "allowed-illegal:%u", number);
    }
    FILE *file = fopen(PAGE, "w");
    cr_assert_not_null(file);
    report_html(&report, file);
    cr_assert_eq(fclose(file), 0);
    file = fopen(PAGE, "r");
    cr_assert_not_null(file);
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    fclose(file);
    return text;
}

static void expect_words(const char *words)
{
    cr_expect(strstr(page(), words) != NULL, "no '%s' in " PAGE, words);
}

Test(ugo_page, it_is_whole, .timeout = SECONDS)
{
    cr_assert_not_null(strstr(page(), "<table class=\"boards\">"));
    cr_expect_eq(system("ci/check-markup html " PAGE), 0);
}

/* The card that is played, placed, dealt; and where to. */
Test(ugo_page, what_an_event_touches_is_marked, .timeout = SECONDS)
{
    expect_words("<mark class=\"card yellow moved\">Y2</mark>");
    expect_words("<span class=\"who\">p1</span><span class=\"card red\">R3</span>"
                 "<small class=\"goal\">to</small></div>");
    expect_words("<mark class=\"card red moved\">R8</mark></div>");
    expect_words("aria-label=\"0 of 4 farmers\"><i>○</i><i>○</i><i>○</i><i>○</i></span>"
                 "<small class=\"goal\">to</small></td>");
    expect_words("p1<small class=\"goal\">to</small></th>");
    expect_words("<mark class=\"card red moved\">R0</mark>");
    expect_words("<span class=\"over\">placed</span>");
    expect_words("p2<small class=\"goal\">to</small></th>");
    expect_words("2 farmers beside the board");
}

/* Two missing farmers under a card; points now and before. */
Test(ugo_page, boards_are_drawn, .timeout = SECONDS)
{
    expect_words("<span class=\"card black\">K8</span><span class=\"over\">+1</span>");
    expect_words("<td class=\"points\">17</td><td class=\"points\">40</td>");
    expect_words("aria-label=\"2 of 2 farmers\">●●</span>");
    expect_words("<p><strong>p2 has won the trick and places its cards: 2 left</strong></p>");
    expect_words("<code>Y2</code>, p2 plays yellow 2.");
}
