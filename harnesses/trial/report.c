/* report.c: what a report comes to: its verdict, and its findings in order. */
#define _POSIX_C_SOURCE 200809L
#include "report.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *name;
    const char *meaning;
} faults[FAULT_KINDS] = {
    [FAULT_NONE] = {"none", "answers as the rules say"},
    [FAULT_REFUSED_LEGAL] = {"refused-legal", "refuses an event that the rules allow, or leaves it "
                                              "out of the legal ones"},
    [FAULT_ALLOWED_ILLEGAL] = {"allowed-illegal",
                               "plays an event that a clause forbids, or lists it as legal"},
    [FAULT_WRONG_ANSWER] = {"wrong-answer",
                            "answers with another turn, result, way of winning, position or view, "
                            "or lists a legal event twice"},
    [FAULT_CRASH] = {"crash", "is ended by a signal"},
    [FAULT_EXIT] = {"exit", "ends although there is more input"},
    [FAULT_TIMEOUT] = {"timeout", "gives no answer in time"},
    [FAULT_HALF_LINE] = {"half-line", "begins an answer and does not end it in time"},
    [FAULT_SILENCE] = {"silence", "has never answered at all"},
    [FAULT_GARBAGE] = {"garbage", "answers with something that is no answer"},
    [FAULT_FLOOD] = {"flood", "writes more lines than it was asked for, or a line without end"},
    [FAULT_UNFLUSHED] = {"unflushed", "answers, but only after the end of input"},
    [FAULT_GREETING] = {"greeting", "gives no right answer to the greeting"},
};

void report_add_game(struct report *report, const struct arbiter_game *game)
{
    for (unsigned number = 0; number < report->games; number++)
        if (report->reached[number].game == game) return;
    report->reached[report->games++].game = game;
}

struct tally *report_tally(struct report *report, const char *line, size_t length)
{
    size_t begin = 0;
    while (begin < length && strchr(" \t\r", line[begin]) != NULL)
        begin++;
    size_t end = begin;
    while (end < length && strchr(" \t\r@+?", line[end]) == NULL)
        end++;
    const struct arbiter_game *game = arbiter_game_named(line + begin, end - begin);
    if (game == NULL) return NULL;
    report_add_game(report, game);
    unsigned number = 0;
    while (report->reached[number].game != game)
        number++;
    return &report->reached[number].tally;
}

const char *fault_name(enum fault_kind kind)
{
    return faults[kind].name;
}

const char *fault_meaning(enum fault_kind kind)
{
    return faults[kind].meaning;
}

static unsigned new_findings(const struct report *report, bool of_rules)
{
    unsigned count = 0;
    for (unsigned number = 0; number < report->findings; number++) {
        const struct finding *finding = &report->finding[number];
        count += !finding->known && fault_of_rules(finding->kind) == of_rules;
    }
    return count;
}

unsigned report_new_findings(const struct report *report)
{
    return new_findings(report, true) + new_findings(report, false);
}

uint64_t lines_compared(const struct report *report)
{
    return report->lines > report->skipped ? report->lines - report->skipped : 0;
}

/* Whether the engine has written more lines than it was asked for: then its answers may belong to
 * other questions, and differences mean nothing. */
static bool out_of_step(const struct report *report)
{
    for (unsigned number = 0; number < report->findings; number++)
        if (report->finding[number].kind == FAULT_FLOOD && !report->finding[number].known)
            return true;
    return false;
}

/* A rule difference stands, whatever else went wrong but that.  Where the engine failed, a known difference
 * that did not occur says nothing: perhaps its line was never played. */
static enum { PASS, FAIL, BROKEN } verdict_of(const struct report *report)
{
    if (out_of_step(report)) return BROKEN;
    if (new_findings(report, true) > 0) return FAIL;
    if (new_findings(report, false) > 0 || report->gave_up != NULL) return BROKEN;
    if (lines_compared(report) == 0) return BROKEN;
    return report->stales > 0 ? FAIL : PASS;
}

const char *report_verdict(const struct report *report)
{
    static const char *const names[] = {"pass", "fail", "broken"};
    return names[verdict_of(report)];
}

int report_code(const struct report *report)
{
    static const int codes[] = {EXIT_FINE, EXIT_DIFFERENCE, EXIT_WRONG_USE};
    return codes[verdict_of(report)];
}

/* Without an engine that could be asked, what we say of the line. */
static char *replay_judge(const struct finding *finding)
{
    static const char form[] = "echo %s | arbiter judge --level 2";
    char *line = quoted(finding->line == NULL ? "" : finding->line);
    const size_t room = sizeof form + (line == NULL ? 0 : strlen(line));
    char *command = line == NULL ? NULL : malloc(room);
    if (command != NULL) snprintf(command, room, form, line);
    free(line);
    return command;
}

char *replay_command(const struct report *report, const struct finding *finding)
{
    static const char form[] = "arbiter test --engine %s%s%s";
    if (report->offline) return replay_judge(finding);
    char *engine = quoted(report->engine);
    char *line = finding->line == NULL ? NULL : quoted(finding->line);
    char *command = NULL;
    if (engine != NULL && (line != NULL || finding->line == NULL)) {
        const char *option = line == NULL ? "" : " --line ", *value = line == NULL ? "" : line;
        const size_t room = sizeof form + strlen(engine) + strlen(option) + strlen(value);
        command = malloc(room);
        if (command != NULL) snprintf(command, room, form, engine, option, value);
    }
    free(engine);
    free(line);
    return command;
}

bool finding_plain(const struct finding *finding)
{
    return finding->line == NULL || finding->line[strcspn(finding->line, "? ")] != '?';
}

static int compare_findings(const void *left, const void *right)
{
    const struct finding *one = *(const struct finding *const *)left;
    const struct finding *two = *(const struct finding *const *)right;
    if (one->known != two->known) return one->known ? 1 : -1;
    if (finding_plain(one) != finding_plain(two)) return finding_plain(one) ? -1 : 1;
    if (one->kind != two->kind) return one->kind < two->kind ? -1 : 1;
    if (one->times != two->times) return one->times > two->times ? -1 : 1;
    return strcmp(one->key, two->key);
}

const struct finding **findings_sorted(const struct report *report)
{
    const struct finding **sorted = malloc((report->findings + 1) * sizeof(struct finding *));
    if (sorted == NULL) return NULL;
    for (unsigned number = 0; number < report->findings; number++)
        sorted[number] = &report->finding[number];
    qsort(sorted, report->findings, sizeof(struct finding *), compare_findings);
    return sorted;
}

double events_per_second(const struct report *report)
{
    return report->seconds > 0 ? (double)report->events / report->seconds : 0;
}

const char *grouped(uint64_t number, char *words)
{
    char digits[GROUPED_ROOM];
    const int length = snprintf(digits, sizeof digits, "%" PRIu64, number);
    char *end = words;
    for (int at = 0; at < length; at++) {
        if (at > 0 && (length - at) % 3 == 0) *end++ = ',';
        *end++ = digits[at];
    }
    *end = '\0';
    return words;
}

bool words_next(struct words *rest, const char *separators, struct words *next)
{
    while (rest->length > 0 && strchr(separators, *rest->start) != NULL) {
        rest->start++;
        rest->length--;
    }
    *next = (struct words){rest->start, 0};
    while (next->length < rest->length && strchr(separators, next->start[next->length]) == NULL)
        next->length++;
    rest->start += next->length;
    rest->length -= next->length;
    return next->length > 0;
}
