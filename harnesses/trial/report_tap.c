/* report_tap.c: a report as TAP, version 13, which readers of version 14 know too.  Texts of the
 * YAML blocks are written as JSON strings, which are YAML. */
#include "report.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static void put_text(const char *key, const char *text, FILE *file)
{
    if (text == NULL) return;
    fprintf(file, "  %s: ", key);
    print_json(file, "%s\n", text);
}

static void put_finding(const struct report *report, const struct finding *finding, FILE *file)
{
    char *replay = replay_command(report, finding);
    print_json(file, "  - kind: %s\n    times: %" PRIu64 "\n", fault_name(finding->kind),
               finding->times);
    put_text("  note", finding->note, file);
    put_text("  reading", finding->reading, file);
    put_text("  line", finding->line, file);
    put_text("  ours", finding->ours, file);
    put_text("  theirs", finding->theirs, file);
    put_text("  replay", replay, file);
    if (finding->forms > 0) fputs("    also:\n", file);
    for (unsigned number = 0; number < finding->forms; number++) {
        const struct finding_form *form = &finding->form[number];
        print_json(file, "    - key: %s\n      times: %" PRIu64 "\n", form->key, form->times);
        put_text("    note", form->note, file);
        put_text("    line", form->line, file);
    }
    free(replay);
}

static void put_diagnostics(const struct report *report, const struct test_case *item, FILE *file)
{
    fputs("  ---\n", file);
    put_text("message", item->message, file);
    put_text("severity", item->state == CASE_KNOWN ? "todo" : "fail", file);
    put_text("rule", item->clause == NULL ? NULL : item->clause->rule, file);
    if (item->findings > 0) fputs("  findings:\n", file);
    for (unsigned number = 0; number < item->findings; number++)
        put_finding(report, item->finding[number], file);
    fputs("  ...\n", file);
}

static void put_case(const struct report *report, const struct test_case *item, unsigned number,
                     FILE *file)
{
    static const char *const directives[] = {
        [CASE_PASSED] = "",
        [CASE_NOT_REACHED] = " # SKIP not reached",
        [CASE_KNOWN] = " # TODO a known difference",
        [CASE_FAILED] = "",
        [CASE_BROKEN] = "",
    };
    const bool ok = item->state == CASE_PASSED || item->state == CASE_NOT_REACHED;
    print_tap(file, "%s %u - %s", ok ? "ok" : "not ok", number, item->name);
    fprintf(file, "%s\n", directives[item->state]);
    if (!ok) put_diagnostics(report, item, file);
}

static void put_errors(const struct report *report, FILE *file)
{
    if (report->errors == NULL) return;
    struct words rest = {report->errors, strlen(report->errors)}, line;
    if (rest.length > 0) fputs("# the engine's standard error:\n", file);
    while (words_next(&rest, "\n", &line))
        print_plain(file, "#   %.*s\n", WORDS(line));
}

void report_tap(const struct report *report, FILE *file)
{
    struct case_list list;
    if (!cases_open(&list, report)) return;
    fprintf(file, "TAP version 13\n1..%u\n", list.count);
    for (unsigned number = 0; number < list.count; number++)
        put_case(report, &list.item[number], number + 1, file);
    put_errors(report, file);
    cases_close(&list);
}
