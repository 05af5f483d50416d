/* Findings with one cause: what speaks for a clause, and when two findings are one. */
#define _POSIX_C_SOURCE 200809L
#include "../../harnesses/trial/causes.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "arbiter.h"

enum { LINES = 1000 };

static struct finding found[4];
static struct evidence evidence[4];
static struct spectrum *list[GAMES_MAX], *spectrum; /* the first of the list */
static struct report report;

/* A trial of so many lines with equal answers, and no findings yet. */
static void begin(void)
{
    memset(list, 0, sizeof list);
    spectrum = spectrum_of(list, arbiter_game_at(0));
    memset(evidence, 0, sizeof evidence);
    memset(found, 0, sizeof found);
    spectrum->agreements = LINES;
    report = (struct report){.finding = found};
}

/* Each line with equal answers was this one. */
static void keep(const char *line)
{
    for (unsigned number = 0; number < KEPT_MAX; number++)
        spectrum->kept[number] = strdup(line);
}

/* A finding that is often seen, to whose event these clauses were granted. */
static struct evidence *add(enum fault_kind kind, uint64_t times, unsigned one, unsigned other)
{
    const unsigned number = report.findings++;
    struct finding *finding = &found[number];
    finding->kind = kind;
    finding->game = spectrum->game;
    finding->times = times;
    finding->first = 10 - number;
    finding->events = number + 1;
    finding->line = strdup("englishman at=- : FaJ");
    finding->evidence = malloc(sizeof *finding->evidence);
    memset(finding->evidence, 0, sizeof *finding->evidence);
    finding->clauses = 1;
    finding->clause[0] = one;
    snprintf(finding->key, sizeof finding->key, "%s:%s", fault_name(kind),
             arbiter_clause_at(spectrum->game, one)->id);
    finding->evidence->mark[one] = kind == FAULT_ALLOWED_ILLEGAL ? MARK_FORBIDS : MARK_GRANTED;
    finding->evidence->forbidden = kind == FAULT_ALLOWED_ILLEGAL;
    if (other != 0) finding->evidence->mark[other] |= MARK_GRANTED;
    return finding->evidence;
}

Test(causes, a_clause_with_which_the_engine_is_seldom_right_joins_its_findings)
{
    begin();
    spectrum->agreed[ENG_JACK_2][ARBITER_GRANTED] = spectrum->agreed[ENG_GIANT_5][ARBITER_GRANTED] =
        LINES;
    spectrum->agreed[ENG_JACK_6][ARBITER_GRANTED] = 5;
    add(FAULT_REFUSED_LEGAL, 40, ENG_JACK_2, ENG_JACK_6);
    add(FAULT_REFUSED_LEGAL, 60, ENG_GIANT_5, ENG_JACK_6);
    causes_join(&report, spectrum);
    cr_assert_eq(report.findings, 1);
    cr_expect_eq(found[0].clause[0], ENG_JACK_6);
    cr_expect_str_eq(found[0].key, "refused-legal:ENG-JACK-6");
    cr_expect_eq(found[0].times, 100);
    cr_expect_eq(found[0].first, 9);
    cr_assert_eq(found[0].forms, 1);
    cr_expect_str_eq(found[0].form[0].key, "refused-legal:ENG-GIANT-5");
    cr_expect_eq(found[0].form[0].times, 60);
    finding_free(&found[0]);
}

Test(causes, a_clause_with_which_it_is_often_right_does_not)
{
    begin();
    spectrum->agreed[ENG_TURN_1][ARBITER_GRANTED] = LINES;
    add(FAULT_REFUSED_LEGAL, 40, ENG_JACK_2, ENG_TURN_1);
    add(FAULT_REFUSED_LEGAL, 60, ENG_GIANT_5, ENG_TURN_1);
    causes_join(&report, spectrum);
    cr_expect_eq(report.findings, 2);
    cr_expect_eq(found[0].clause[0], ENG_JACK_2);
    cr_expect_eq(found[1].clause[0], ENG_GIANT_5);
}

Test(causes, what_two_clauses_forbid_has_two_causes)
{
    begin();
    add(FAULT_ALLOWED_ILLEGAL, 40, ENG_JACK_2, 0);
    add(FAULT_ALLOWED_ILLEGAL, 60, ENG_JACK_4, 0);
    causes_join(&report, spectrum);
    cr_expect_eq(report.findings, 2);
}

/* A four-card move that is allowed too often, and one that is carried out wrongly. */
Test(causes, what_a_clause_permits_and_what_it_does_are_two_causes)
{
    begin();
    add(FAULT_ALLOWED_ILLEGAL, 40, ENG_GIANT_4, 0);
    add(FAULT_WRONG_ANSWER, 60, ENG_GIANT_4, 0);
    causes_join(&report, spectrum);
    cr_expect_eq(report.findings, 2);
}

Test(causes, a_choice_that_explains_all_forms_names_the_finding)
{
    begin();
    keep("englishman deal=12345E6789/12345I6789/12345O6789/12345U6789/BEGIHOBUGH");
    spectrum->agreed[ENG_WIN_2][ARBITER_GRANTED] = spectrum->agreed[ENG_WIN_3][ARBITER_GRANTED] =
        50;
    struct evidence *both[] = {add(FAULT_WRONG_ANSWER, 40, ENG_WIN_2, 0),
                               add(FAULT_WRONG_ANSWER, 60, ENG_WIN_3, 0)};
    for (unsigned number = 0; number < 2; number++) {
        both[number]->mark[ENG_WIN_1] = MARK_EXPLAINS | MARK_EASES | MARK_DEPENDS;
        both[number]->explains[ENG_TIMING] = both[number]->eases[ENG_TIMING] =
            both[number]->depends[ENG_TIMING] = 1u << TIMING_TURN;
    }
    causes_join(&report, spectrum);
    cr_assert_eq(report.findings, 1);
    cr_expect_eq(found[0].clause[0], ENG_WIN_1);
    cr_expect_str_eq(found[0].reading, "timing=turn");
    cr_expect_str_eq(found[0].key, "reading:timing=turn");
    spectrum_close(spectrum);
}

/* The engine was right in a line that it would have answered otherwise by that choice. */
Test(causes, a_choice_that_the_engine_was_seen_not_to_play_explains_little)
{
    static const char line[] =
        "englishman at=EI11122233334444OU55556666777788889999BBGGHHU1/2/E/I/O/-/-/-/jack3 : Fab";
    begin();
    struct evidence *one = add(FAULT_WRONG_ANSWER, 1, ENG_WIN_4, 0);
    one->mark[ENG_WIN_1] = MARK_EXPLAINS | MARK_EASES | MARK_DEPENDS;
    one->explains[ENG_TIMING] = one->eases[ENG_TIMING] = one->depends[ENG_TIMING] = 1u
                                                                                    << TIMING_TURN;
    report.level = 2;
    keep(line);
    causes_join(&report, spectrum);
    cr_expect_eq(found[0].clause[0], ENG_WIN_4);
    cr_expect_null(found[0].reading);
    spectrum_close(spectrum);
}

/* Three beanstalks with two kinds of treasure: the engine lets Jack win. */
Test(suspects, an_outcome_points_at_the_clause_that_brings_it_about)
{
    static const char line[] =
        "englishman at=G/-/-/-/123456677788889999EEIIOOUUGHH/123456B123456B/123457/-/jack3 : FaJ";
    static struct tally applied;
    struct difference difference;
    const char *theirs = "turn=- result=jack refused=-";
    char *ours;
    begin();
    spectrum->agreements = 0;
    judge_line(line, strlen(line), 0, &ours);
    answer_compare(line, strlen(line), ours, theirs, 0, &applied, &difference);
    evidence_find(&evidence[0], line, ours, theirs, 0, &difference);
    cr_expect_str_eq(evidence[0].outcome, "result=jack");
    cr_expect(evidence[0].mark[ENG_WIN_5] & MARK_DENIED);
    cr_expect(evidence[0].mark[ENG_JACK_3] & MARK_GRANTED);
    cr_expect_not(evidence[0].mark[ENG_JACK_5]);
    applied.count[ENG_WIN_5][ARBITER_GRANTED] = applied.count[ENG_JACK_3][ARBITER_GRANTED] = 1;
    spectrum_take(list, line, strlen(line), "turn=- result=jack refused=-", &applied, true);
    applied.count[ENG_WIN_5][ARBITER_GRANTED] = 0;
    for (unsigned number = 0; number < 3; number++)
        spectrum_take(list, line, strlen(line), "turn=jack result=- refused=-", &applied, true);
    cr_expect(spectrum_brings(spectrum, ENG_WIN_5, "result=jack"));
    cr_expect_not(spectrum_brings(spectrum, ENG_JACK_3, "result=jack"));
    cr_expect_eq(spectrum->agreed[ENG_JACK_3][ARBITER_GRANTED], 4);
    free(ours);
    spectrum_close(spectrum);
}

Test(suspects, two_lines_leave_what_speaks_against_a_clause_in_both)
{
    begin();
    evidence[0].mark[ENG_WIN_1] = MARK_EXPLAINS | MARK_EASES | MARK_DEPENDS;
    evidence[1].mark[ENG_WIN_1] = MARK_DEPENDS;
    evidence[0].mark[ENG_WIN_4] = MARK_GRANTED;
    evidence[0].choice[ENG_SKIP] = SKIP_ALL;
    evidence_meet(&evidence[0], &evidence[1]);
    cr_expect_eq(evidence[0].mark[ENG_WIN_1], MARK_DEPENDS);
    cr_expect_eq(evidence[0].mark[ENG_WIN_4], 0);
    cr_expect_eq(evidence[0].choice[ENG_SKIP], 0);
}
