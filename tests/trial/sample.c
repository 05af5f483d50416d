/* sample.c: a report with a finding of each important sort, and hostile bytes in it. */
#include "sample.h"

#include <stdlib.h>
#include <string.h>

#define DEAL "deal=94OBO85282/329714B76E/G63H63E98U/3244U68751/IGI719H515"
/* An escape sequence, a bell, bytes that are no UTF-8, the ends of CDATA, of comments and scripts. */
#define HOSTILE                                                                                    \
    "\033[31m\a]]> --> </script><b>\"'&# \xff\xc3( \xed\xa0\x80 \xe2\x80\xae \\ \xc3\xa9\r"

enum { FINDINGS = 8, ANSWER_ROOM = 65536 };
static struct finding findings[FINDINGS];
static struct report report;

/* Arbiter's own answer to the finding's line, the original for every report. */
static char *answer(const char *line)
{
    char *buffer = malloc(ANSWER_ROOM);
    struct arbiter_text text;
    arbiter_text_open(&text, buffer, ANSWER_ROOM - 1);
    arbiter_judge(line, strlen(line), 2, &text);
    buffer[text.length] = '\0';
    return buffer;
}

/* The same with one stretch replaced. */
static char *altered(const char *text, const char *old, const char *new)
{
    const char *found = strstr(text, old);
    char *copy = malloc(ANSWER_ROOM);
    if (found == NULL) abort();
    snprintf(copy, ANSWER_ROOM, "%.*s%s%s", (int)(found - text), text, new, found + strlen(old));
    return copy;
}

static struct finding *add(enum fault_kind kind, const char *key, char *line)
{
    struct finding *finding = &findings[report.findings++];
    *finding = (struct finding){.kind = kind, .line = line, .original = line};
    snprintf(finding->key, sizeof finding->key, "%s", key);
    finding->times = 1000u * report.findings + 31u;
    finding->first = 17u * report.findings;
    if (line == NULL) return finding;
    finding->game = report.reached[0].game;
    finding->ours = answer(line);
    return finding;
}

static void blame(struct finding *finding, unsigned clause, size_t event, size_t events)
{
    finding->clause[finding->clauses++] = clause;
    finding->event = event;
    finding->events = events;
}

static void add_rules(void)
{
    struct finding *finding = add(FAULT_ALLOWED_ILLEGAL, "allowed-illegal:ENG-JACK-4",
                                  "englishman " DEAL " : pass FdJ FaJ Bab");
    blame(finding, ENG_JACK_4, 4, 4);
    finding->theirs = answer("englishman " DEAL " : pass FdJ FaJ Fab");
    finding->note = "it plays Bab, which Arbiter refuses";
    static struct finding_form forms[] = {
        {.kind = FAULT_WRONG_ANSWER,
         .key = "wrong-answer:at:ENG-JACK-4",
         .line = "englishman " DEAL " : pass Baa",
         .note = "at is " HOSTILE,
         .times = 12},
        {.kind = FAULT_REFUSED_LEGAL, .key = "refused-legal:ENG-JACK-4", .times = 1},
    };
    finding->form = forms;
    finding->forms = 2;

    finding =
        add(FAULT_REFUSED_LEGAL, "refused-legal:ENG-GIANT-3",
            "englishman at=94OBO8528/329714B76E/G63H63E98U/3244U6875/IGI719H515/-/12/-/giant");
    blame(finding, ENG_GIANT_3, 0, 0);
    blame(finding, ENG_GIANT_4, 0, 0);
    finding->theirs = altered(finding->ours, ",Gba", "");
    finding->note = "it leaves Gba out of the legal events";

    finding = add(FAULT_WRONG_ANSWER, "wrong-answer:ENG-TURN-1",
                  "englishman@v83 " DEAL " : pass FdJ FaJ Fbc Sab Sba");
    blame(finding, ENG_TURN_1, 6, 6);
    finding->theirs = altered(finding->ours, "jack3", "jack2");
    finding->reading = "timing=turn";
    finding->note = "it counts two moves for Jack's next turn";
    finding->known = true;
}

static void add_failures(void)
{
    struct finding *finding = add(FAULT_CRASH, "crash", "englishman " DEAL " : Pa3b1 FdJ");
    finding->event = finding->events = 2;
    finding->note = "ended by signal 11 (segmentation fault)";
    finding = add(FAULT_TIMEOUT, "timeout", "englishman " DEAL " : pass");
    finding->events = 1;
    finding->note = "no answer in 5 seconds";
    finding = add(FAULT_GARBAGE, "garbage", "englishman " DEAL);
    finding->theirs = "Thinking... " HOSTILE;
    finding->note = "no answer: '" HOSTILE "'";
    finding = add(FAULT_GARBAGE, "garbage:malformed", "englishman deal=12 : \x01'quoted' \xff");
    finding->theirs = HOSTILE;
    finding = add(FAULT_GREETING, "greeting", NULL);
    finding->note = "version=2, and Arbiter speaks version 1";
}

struct report *sample_report(void)
{
    static struct skip_reason skips[] = {{"I do not know the reading stuck=lose", 1200},
                                         {"no at= " HOSTILE, 34}};
    static char *stale[] = {"allowed-illegal:ENG-BEAN-2"};
    report = (struct report){
        .engine = "python3 engine.py --name='Fee Fi'",
        .specs = "englishman englishman@v83?timing=turn",
        .level = 2,
        .seed = UINT64_MAX,
        .jobs = 2,
        .lines = 123456,
        .events = 6543210,
        .refused = 1234567,
        .skipped = 1234,
        .restarts = 3,
        .seconds = 12.5,
        .own_seconds = 3.25,
        .games = 1,
        .finding = findings,
        .skip = skips,
        .skips = 2,
        .stale = stale,
        .stales = 1,
        .errors = "Traceback (most recent call last):\n  File \"engine.py\", line 3\n" HOSTILE "\n",
    };
    report.reached[0].game = arbiter_game_at(0);
    for (unsigned clause = 1; clause < ENG_CLAUSES; clause++)
        for (unsigned verdict = 0; verdict < ARBITER_VERDICTS; verdict++)
            if (clause_can(report.reached[0].game, clause, verdict))
                report.reached[0].tally.count[clause][verdict] = 1000u * clause + verdict;
    report.reached[0].tally.count[ENG_STUCK_1][ARBITER_GRANTED] = 0;
    report.reached[0].tally.count[ENG_STUCK_1][ARBITER_REFUSED] = 0;
    report.reached[0].tally.count[ENG_WIN_4][ARBITER_GRANTED] = 0;
    add_rules();
    add_failures();
    return &report;
}
