/* report_cases.c: a report as test cases.  Each clause that play can reach is one; a finding belongs
 * to the clause that tells most about it, and is a case of its own where there is none. */
#include "report.h"

#include <stdlib.h>
#include <string.h>

static bool reachable(const struct arbiter_game *game, unsigned number)
{
    return clause_can(game, number, ARBITER_GRANTED) || clause_can(game, number, ARBITER_REFUSED);
}

/* The number of the game's clause whose case shows the finding, 0 for none. */
static unsigned clause_of(const struct arbiter_game *game, const struct finding *finding)
{
    if (finding->game != game || finding->clauses == 0) return 0;
    return reachable(game, finding->clause[0]) ? finding->clause[0] : 0;
}

static void judge_findings(struct test_case *item)
{
    const struct finding *worst = item->finding[0];
    item->kind = fault_name(worst->kind);
    item->message = worst->note == NULL ? fault_meaning(worst->kind) : worst->note;
    item->state = worst->known                  ? CASE_KNOWN
                  : fault_of_rules(worst->kind) ? CASE_FAILED
                                                : CASE_BROKEN;
}

/* Findings of one clause are made neighbours: they are a stretch of the sorted ones. */
static unsigned gather(const struct report *report, const struct arbiter_game *game,
                       const struct finding **sorted, unsigned from, unsigned clause)
{
    unsigned count = 0;
    for (unsigned number = from; number < report->findings; number++) {
        const struct finding *finding = sorted[number];
        if (clause_of(game, finding) != clause) continue;
        memmove(&sorted[from + count + 1], &sorted[from + count],
                (number - from - count) * sizeof(struct finding *));
        sorted[from + count++] = finding;
    }
    return count;
}

/* The cases of one game's clauses; how many findings have theirs then. */
static unsigned add_clauses(struct case_list *list, const struct report *report,
                            const struct reached *game, unsigned placed)
{
    for (unsigned number = 1; arbiter_clause_at(game->game, number) != NULL; number++) {
        if (!reachable(game->game, number)) continue;
        const uint64_t *count = game->tally.count[number];
        const bool reached = count[ARBITER_GRANTED] + count[ARBITER_REFUSED] > 0;
        struct test_case *item = &list->item[list->count++];
        *item = (struct test_case){
            .state = reached ? CASE_PASSED : CASE_NOT_REACHED,
            .game = game->game,
            .clause = arbiter_clause_at(game->game, number),
            .name = arbiter_clause_at(game->game, number)->id,
            .message = reached ? "" : "not reached",
            .finding = list->sorted + placed,
            .findings = gather(report, game->game, list->sorted, placed, number),
        };
        if (item->findings > 0) judge_findings(item);
        placed += item->findings;
    }
    return placed;
}

static void add_others(struct case_list *list, const struct report *report, unsigned placed)
{
    for (unsigned number = placed; number < report->findings; number++) {
        struct test_case *item = &list->item[list->count++];
        const struct finding *finding = list->sorted[number];
        *item = (struct test_case){.finding = list->sorted + number, .findings = 1};
        item->name = finding->key[0] == '\0' ? fault_name(finding->kind) : finding->key;
        judge_findings(item);
    }
    for (unsigned number = 0; number < report->stales; number++)
        list->item[list->count++] = (struct test_case){
            .state = CASE_FAILED,
            .name = report->stale[number],
            .message = "known, but it no longer occurs",
            .kind = "stale",
        };
    if (report->gave_up != NULL || lines_compared(report) == 0)
        list->item[list->count++] = (struct test_case){
            .state = CASE_BROKEN,
            .name = "trial",
            .message = report->gave_up == NULL ? "nothing was compared" : report->gave_up,
            .kind = report->gave_up == NULL ? "nothing-compared" : "gave-up",
        };
}

bool cases_open(struct case_list *list, const struct report *report)
{
    const size_t most = (size_t)CLAUSES_MAX * report->games + report->findings + report->stales + 1;
    *list = (struct case_list){
        .item = malloc(most * sizeof *list->item),
        .sorted = findings_sorted(report),
    };
    if (list->item == NULL || list->sorted == NULL) {
        cases_close(list);
        return false;
    }
    unsigned placed = 0;
    for (unsigned number = 0; number < report->games; number++)
        placed = add_clauses(list, report, &report->reached[number], placed);
    add_others(list, report, placed);
    return true;
}

void cases_close(struct case_list *list)
{
    free(list->item);
    free(list->sorted);
    *list = (struct case_list){0};
}
