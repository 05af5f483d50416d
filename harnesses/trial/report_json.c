/* report_json.c: a report for programs.  docs/report.schema.json describes it. */
#include "report.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { FORMAT = 2 }; /* changes with every change that a reader could stumble over */

static void put_comma(unsigned number, FILE *file)
{
    if (number > 0) fputs(", ", file);
}

static void put_specs(const struct report *report, FILE *file)
{
    struct words rest = {report->specs, strlen(report->specs)}, spec;
    for (unsigned number = 0; words_next(&rest, " ", &spec); number++) {
        put_comma(number, file);
        print_json(file, "%.*s", WORDS(spec));
    }
}

/* A seed is text: many readers of JSON know no whole numbers beyond 2^53. */
static void put_engine(const struct report *report, FILE *file)
{
    print_json(file, " \"engine\": {\"command\": %s, \"specs\": [", report->engine);
    put_specs(report, file);
    print_json(file, "], \"stderr\": %s},\n", report->errors == NULL ? "" : report->errors);
    print_json(file, " \"asked\": %s, \"level\": %u, \"seed\": \"%" PRIu64 "\", \"jobs\": %u,\n",
               report->asked, report->level, report->seed, report->jobs);
}

static void put_figures(const struct report *report, FILE *file)
{
    print_json(file,
               " \"figures\": {\"lines\": %" PRIu64 ", \"events\": %" PRIu64
               ", \"refused\": %" PRIu64 ", \"skipped\": %" PRIu64 ", \"restarts\": %" PRIu64
               ",\n  \"seconds\": %.3f, \"own_seconds\": %.3f, \"events_per_second\": %.1f},\n",
               report->lines, report->events, report->refused, report->skipped, report->restarts,
               report->seconds, report->own_seconds, events_per_second(report));
    fputs(" \"skips\": [", file);
    for (unsigned number = 0; number < report->skips; number++) {
        put_comma(number, file);
        print_json(file, "{\"reason\": %s, \"times\": %" PRIu64 "}", report->skip[number].reason,
                   report->skip[number].times);
    }
    fputs("],\n", file);
}

static void put_clauses(const struct finding *finding, FILE *file)
{
    fputs("   \"clauses\": [", file);
    for (unsigned number = 0; number < finding->clauses && finding->game != NULL; number++) {
        const struct arbiter_clause *clause =
            arbiter_clause_at(finding->game, finding->clause[number]);
        const struct arbiter_edition *edition;
        put_comma(number, file);
        print_json(file, "{\"id\": %s, \"rule\": %s, \"source\": {", clause->id, clause->rule);
        for (unsigned at = 0; (edition = arbiter_edition_at(finding->game, at)) != NULL; at++) {
            put_comma(at, file);
            print_json(file, "%s: %s", edition->name, clause->source[at]);
        }
        fputs("}}", file);
    }
    fputs("],\n", file);
}

/* Of a set what the other one lacks, as a set again. */
static void put_side(const struct difference *row, struct words side, struct words other,
                     FILE *file)
{
    struct words item;
    if (!row->set || other.start == NULL || side.start == NULL) {
        print_json(file, "%.*s", WORDS(side));
        return;
    }
    fputc('[', file);
    for (unsigned number = 0; lacking_next(&side, other, &item); number++) {
        put_comma(number, file);
        print_json(file, "%.*s", WORDS(item));
    }
    fputc(']', file);
}

static void put_differences(const struct report *report, const struct finding *finding, FILE *file)
{
    struct difference list[DIFFERENCES_MAX];
    const unsigned count = differences_of(report, finding, list);
    fputs("   \"differences\": [", file);
    for (unsigned number = 0; number < count; number++) {
        const struct difference *row = &list[number];
        put_comma(number, file);
        print_json(file, "{\"key\": %.*s, \"part\": %s, \"ours\": ", WORDS(row->key), row->part);
        put_side(row, row->ours, row->theirs, file);
        fputs(", \"theirs\": ", file);
        put_side(row, row->theirs, row->ours, file);
        fputc('}', file);
    }
    fputs("],\n", file);
}

static void put_scene(const struct report *report, const struct finding *finding, FILE *file)
{
    struct scene scene;
    char position[256];
    struct arbiter_text text;
    if (!scene_open(&scene, report, finding)) {
        fputs("   \"scene\": null,\n", file);
        return;
    }
    arbiter_text_open(&text, position, sizeof position);
    arbiter_position_write(&scene.rules, &scene.position, &text);
    print_json(file, "   \"scene\": {\"at\": %.*s, \"event\": %s, \"meaning\": %s, \"in_line\": ",
               (int)text.length, position, scene.has_event ? scene.token : NULL,
               scene.has_event ? scene.deed : NULL);
    fputs(scene.in_line ? "true},\n" : "false},\n", file);
}

static void put_forms(const struct finding *finding, FILE *file)
{
    fputs("   \"forms\": [", file);
    for (unsigned number = 0; number < finding->forms; number++) {
        const struct finding_form *form = &finding->form[number];
        put_comma(number, file);
        print_json(file, "{\"kind\": %s, \"key\": %s, \"times\": %" PRIu64 ", \"note\": %s, ",
                   fault_name(form->kind), form->key, form->times, form->note);
        print_json(file, "\"line\": %s}", form->line);
    }
    fputs("],\n", file);
}

static void put_finding(const struct report *report, const struct finding *finding, FILE *file)
{
    char *replay = replay_command(report, finding);
    print_json(file, "  {\"kind\": %s, \"meaning\": %s, \"key\": %s, \"known\": ",
               fault_name(finding->kind), fault_meaning(finding->kind), finding->key);
    print_json(file, finding->known ? "true" : "false");
    print_json(file, ", \"times\": %" PRIu64 ", \"first\": %" PRIu64 ",\n", finding->times,
               finding->first);
    put_clauses(finding, file);
    print_json(file, "   \"note\": %s, \"reading\": %s,\n", finding->note, finding->reading);
    print_json(file, "   \"line\": %s,\n   \"original\": %s,\n", finding->line, finding->original);
    print_json(file, "   \"event\": %zu, \"events\": %zu,\n", finding->event, finding->events);
    put_scene(report, finding, file);
    print_json(file, "   \"ours\": %s,\n   \"theirs\": %s,\n", finding->ours, finding->theirs);
    put_differences(report, finding, file);
    put_forms(finding, file);
    print_json(file, "   \"replay\": %s}", replay);
    free(replay);
}

static void put_findings(const struct report *report, FILE *file)
{
    const struct finding **sorted = findings_sorted(report);
    print_json(file, " \"new_findings\": %u,\n \"findings\": [", report_new_findings(report));
    for (unsigned number = 0; sorted != NULL && number < report->findings; number++) {
        fputs(number == 0 ? "\n" : ",\n", file);
        put_finding(report, sorted[number], file);
    }
    fputs("\n ],\n \"stale\": [", file);
    for (unsigned number = 0; number < report->stales; number++) {
        put_comma(number, file);
        print_json(file, "%s", report->stale[number]);
    }
    fputs("],\n", file);
    free(sorted);
}

void report_json(const struct report *report, FILE *file)
{
    print_json(file, "{\"format\": %u, \"arbiter\": %s, \"verdict\": %s, \"exit_status\": %d,\n",
               FORMAT, ARBITER_VERSION, report_verdict(report), report_code(report));
    put_engine(report, file);
    put_figures(report, file);
    put_findings(report, file);
    print_json(file, " \"gave_up\": %s,\n \"coverage\": [", report->gave_up);
    for (unsigned number = 0; number < report->games; number++) {
        const struct reached *reached = &report->reached[number];
        fputs(number == 0 ? "\n" : ",\n", file);
        put_counts_json(reached->game, &reached->tally, file);
    }
    fputs("]\n}\n", file);
}
