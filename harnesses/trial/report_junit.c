/* report_junit.c: a report as JUnit XML, as Jenkins, GitLab and others read it. */
#include "report.h"

#include <inttypes.h>
#include <stdlib.h>

static unsigned count(const struct case_list *list, enum case_state state)
{
    unsigned cases = 0;
    for (unsigned number = 0; number < list->count; number++)
        cases += list->item[number].state == state;
    return cases;
}

static void put_finding(const struct report *report, const struct finding *finding, FILE *file)
{
    char *replay = replay_command(report, finding);
    print_markup(file, "%s%s, seen %" PRIu64 " times: the engine %s\n", fault_name(finding->kind),
                 finding->known ? " (known)" : "", finding->times, fault_meaning(finding->kind));
    if (finding->note != NULL) print_markup(file, "%s\n", finding->note);
    if (finding->reading != NULL)
        print_markup(file, "the reading %s would explain it\n", finding->reading);
    if (finding->line != NULL) print_markup(file, "line:   %s\n", finding->line);
    if (finding->ours != NULL) print_markup(file, "ours:   %s\n", finding->ours);
    if (finding->theirs != NULL) print_markup(file, "theirs: %s\n", finding->theirs);
    if (replay != NULL) print_markup(file, "again:  %s\n", replay);
    for (unsigned number = 0; number < finding->forms; number++) {
        const struct finding_form *form = &finding->form[number];
        print_markup(file, "also %s, seen %" PRIu64 " times: %s\n", form->key, form->times,
                     form->note == NULL ? "" : form->note);
        print_markup(file, "line:   %s\n", form->line == NULL ? "" : form->line);
    }
    free(replay);
}

/* Known differences are skipped cases: readers of JUnit have no better word for them. */
static void put_case(const struct report *report, const struct test_case *item, FILE *file)
{
    static const char *const elements[] = {
        [CASE_NOT_REACHED] = "skipped",
        [CASE_KNOWN] = "skipped",
        [CASE_FAILED] = "failure",
        [CASE_BROKEN] = "error",
    };
    const bool skipped = item->state == CASE_NOT_REACHED || item->state == CASE_KNOWN;
    print_markup(file, "  <testcase classname=\"%s\" name=\"%s\"",
                 item->game == NULL ? "arbiter" : arbiter_game_name(item->game), item->name);
    if (item->state == CASE_PASSED) {
        fputs("/>\n", file);
        return;
    }
    print_markup(file, ">\n    <%s message=\"%s%s\"", elements[item->state],
                 item->state == CASE_KNOWN ? "known: " : "", item->message);
    if (skipped) {
        fputs("/>\n", file);
    } else {
        print_markup(file, " type=\"%s\">", item->kind);
        if (item->clause != NULL) print_markup(file, "%s\n", item->clause->rule);
        for (unsigned number = 0; number < item->findings; number++)
            put_finding(report, item->finding[number], file);
        print_markup(file, "</%s>\n", elements[item->state]);
    }
    fputs("  </testcase>\n", file);
}

void report_junit(const struct report *report, FILE *file)
{
    struct case_list list;
    if (!cases_open(&list, report)) return;
    fputs("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n", file);
    print_markup(file,
                 " <testsuite name=\"arbiter test\" tests=\"%u\" failures=\"%u\" errors=\"%u\" "
                 "skipped=\"%u\" time=\"%.3f\">\n",
                 list.count, count(&list, CASE_FAILED), count(&list, CASE_BROKEN),
                 count(&list, CASE_NOT_REACHED) + count(&list, CASE_KNOWN), report->seconds);
    print_markup(file, "  <properties>\n   <property name=\"engine\" value=\"%s\"/>\n",
                 report->engine);
    print_markup(file, "   <property name=\"specs\" value=\"%s\"/>\n", report->specs);
    print_markup(file, "   <property name=\"seed\" value=\"%" PRIu64 "\"/>\n", report->seed);
    print_markup(file, "   <property name=\"verdict\" value=\"%s\"/>\n  </properties>\n",
                 report_verdict(report));
    for (unsigned number = 0; number < list.count; number++)
        put_case(report, &list.item[number], file);
    print_markup(file, "  <system-err>%s</system-err>\n </testsuite>\n</testsuites>\n",
                 report->errors);
    cases_close(&list);
}
