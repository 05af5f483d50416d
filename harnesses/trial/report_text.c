/* report_text.c: a report for people, on standard output.
 *
 * It is read from the top, and often only there: first the verdict and the figures, then each finding
 * with all that is needed to judge it, the most important first. */
#define _POSIX_C_SOURCE 200809L
#include "report.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { LABEL = 11, INDENT = 3, NAME = 23, RAW_MOST = 400, ERROR_LINES_MOST = 20 };

static void put_label(const char *label)
{
    printf(" %-*s", LABEL - 1, label);
}

/* Text that may be the engine's, wrapped after a label or an indentation. */
static void put_text(const char *text, unsigned column, unsigned indent)
{
    char *clean = plain_copy(text, strlen(text));
    put_wrapped(clean == NULL ? "" : clean, column, indent, output_width());
    free(clean);
}

static void put_verdict(const struct report *report)
{
    static const char *const verdicts[][3] = {
        {"pass", "1;32", "PASS"}, {"fail", "1;31", "FAIL"}, {"broken", "1;33", "BROKEN"}};
    for (unsigned number = 0; number < sizeof verdicts / sizeof verdicts[0]; number++)
        if (strcmp(report_verdict(report), verdicts[number][0]) == 0)
            put_styled(verdicts[number][1], verdicts[number][2]);
    print_plain(stdout, "  %s\n\n", report->engine);
}

static void put_skips(const struct report *report)
{
    char times[GROUPED_ROOM];
    if (report->skipped == 0) return;
    put_label("skipped");
    printf("%s lines\n", grouped(report->skipped, times));
    for (unsigned number = 0; number < report->skips; number++) {
        const int used =
            printf("%*s%s × ", LABEL, "", grouped(report->skip[number].times, times)) - 1;
        put_text(report->skip[number].reason, (unsigned)used, LABEL + 2);
    }
}

static void put_reach(const struct report *report, const struct reached *reached)
{
    const struct arbiter_game *game = reached->game;
    const struct reach reach = reach_of(game, &reached->tally);
    put_label(reached == report->reached ? "clauses" : "");
    if (report->games > 1) printf("%s: ", arbiter_game_name(game));
    printf("%u of %u reached, %u of %u granted, %u of %u refused\n", reach.reached, reach.reachable,
           reach.did[ARBITER_GRANTED], reach.can[ARBITER_GRANTED], reach.did[ARBITER_REFUSED],
           reach.can[ARBITER_REFUSED]);
    if (reach.reached == reach.reachable) return;
    unsigned column = LABEL;
    printf("%*snot reached:", LABEL, "");
    for (unsigned number = 1; arbiter_clause_at(game, number) != NULL; number++) {
        const char *id = arbiter_clause_at(game, number)->id;
        if (strcmp(clause_remark(game, &reached->tally, number), "not reached") != 0) continue;
        column += (unsigned)strlen(id) + 1;
        if (column + strlen("not reached:") > output_width()) {
            printf("\n%*s", LABEL + 1, "");
            column = LABEL + 2;
        }
        printf(" %s", id);
    }
    putchar('\n');
}

/* How the engine was asked. */
static void put_setting(const struct report *report)
{
    char speed[GROUPED_ROOM], own[GROUPED_ROOM];
    const double busy = report->own_seconds > 0 ? report->own_seconds : 1;
    put_label("speed");
    printf("%s events per second for %.1f seconds (%s per second of our own work)\n",
           grouped((uint64_t)events_per_second(report), speed), report->seconds,
           grouped((uint64_t)((double)report->events / busy), own));
    put_label("specs");
    put_text(report->specs[0] == '\0' ? "none named" : report->specs, LABEL, LABEL);
    put_label("level");
    printf("%u, seed %" PRIu64 ", %u job%s\n", report->level, report->seed, report->jobs,
           report->jobs == 1 ? "" : "s");
}

static void put_figures(const struct report *report)
{
    char lines[GROUPED_ROOM], events[GROUPED_ROOM], refused[GROUPED_ROOM];
    put_label("compared");
    printf("%s lines, %s events, %s of them refused\n", grouped(lines_compared(report), lines),
           grouped(report->events, events), grouped(report->refused, refused));
    if (!report->offline) put_setting(report);
    put_skips(report);
    if (report->restarts > 0) {
        put_label("restarts");
        printf("%s\n", grouped(report->restarts, lines));
    }
    for (unsigned number = 0; number < report->games; number++)
        put_reach(report, &report->reached[number]);
    put_label("found");
    printf("%u new, %u known, %u known but gone\n", report_new_findings(report),
           report->findings - report_new_findings(report), report->stales);
}

static void put_clauses(const struct finding *finding, unsigned edition)
{
    for (unsigned number = 0; number < finding->clauses; number++) {
        const struct arbiter_clause *clause =
            arbiter_clause_at(finding->game, finding->clause[number]);
        const char *source = clause->source[edition];
        printf("%*s", INDENT, "");
        put_styled("1", clause->id);
        const unsigned column = INDENT + (unsigned)strlen(clause->id) + 2;
        printf("  ");
        put_wrapped(clause->rule, column, column, output_width());
        if (source == NULL) continue;
        const int used =
            printf("%*s%s: ", (int)column, "", arbiter_edition_at(finding->game, edition)->name);
        put_wrapped(source, (unsigned)used, column + 2, output_width());
    }
    if (finding->clauses > 0) putchar('\n');
}

static void put_scene(const struct finding *finding, const struct scene *scene)
{
    output_set_brief(true);
    face_of(scene->rules.game)->draw(&scene->rules, &scene->position, ARBITER_NO_PLAYER);
    output_set_brief(false);
    putchar('\n');
    if (!scene->has_event) {
        if (finding->events > 0)
            printf("%*sAfter the last of %zu events.\n\n", INDENT, "", finding->events);
        return;
    }
    printf("%*s", INDENT, "");
    unsigned column = INDENT;
    if (scene->in_line)
        column += (unsigned)printf("Event %zu of %zu, ", finding->event, finding->events);
    else
        column += (unsigned)printf("At issue, ");
    put_styled("1", scene->token);
    column += (unsigned)strlen(scene->token) + (unsigned)printf(": ");
    put_wrapped(scene->deed, column, INDENT + 2, output_width());
    putchar('\n');
}

/* What a set has and the other one lacks, as much as fits; returns the columns used. */
static unsigned put_items(struct words side, struct words other, unsigned room)
{
    struct words item;
    unsigned column = 0, shown = 0, left = 0;
    while (lacking_next(&side, other, &item)) {
        const unsigned more = (unsigned)item.length + (shown > 0);
        if (left > 0 || column + more + strlen(" and 9999 more") > room) {
            left++;
            continue;
        }
        print_plain(stdout, "%s%.*s", shown++ == 0 ? "" : " ", WORDS(item));
        column += more;
    }
    if (left > 0) column += (unsigned)printf("%s%u more", shown == 0 ? "" : " and ", left);
    if (shown + left == 0) column += (unsigned)printf("-");
    return column;
}

/* One side of a row, the stretch that differs in colour; returns the columns used. */
static unsigned put_side(const struct difference *row, struct words side, struct words other,
                         unsigned room)
{
    if (side.start == NULL) return (unsigned)printf("not said");
    if (row->set && other.start != NULL) return put_items(side, other, room);
    const struct words odd = other.start == NULL ? side : differing(side, other);
    const struct words stretches[] = {
        {side.start, (size_t)(odd.start - side.start)},
        odd,
        {odd.start + odd.length, (size_t)(side.start + side.length - odd.start) - odd.length},
    };
    unsigned column = 0;
    for (unsigned number = 0; number < 3; number++) {
        char *clean = plain_copy(stretches[number].start, stretches[number].length);
        if (clean == NULL) continue;
        if (number == 1 && *clean != '\0')
            put_styled("1;31", clean);
        else
            fputs(clean, stdout);
        column += (unsigned)strlen(clean);
        free(clean);
    }
    return column;
}

/* Three columns; a value that is too wide for its own pushes the next one to a new line. */
static void put_row(const struct difference *row)
{
    const unsigned cell = (output_width() - INDENT - NAME) / 2;
    const char *part = row->part == NULL ? "" : row->part, *between = row->part == NULL ? "" : ", ";
    const size_t name = row->key.length + strlen(between) + strlen(part);
    printf("%*s", INDENT, "");
    print_plain(stdout, "%.*s%s%s", WORDS(row->key), between, part);
    printf("%*s", name < NAME ? NAME - (int)name : 1, "");
    const unsigned used = put_side(row, row->ours, row->theirs, cell - 2);
    if (used + 2 > cell)
        printf("\n%*s", (int)(INDENT + NAME + cell), "");
    else
        printf("%*s", (int)(cell - used), "");
    put_side(row, row->theirs, row->ours, cell);
    putchar('\n');
}

static void put_raw(const char *name, const char *answer)
{
    if (answer == NULL) return;
    const size_t length = strnlen(answer, RAW_MOST);
    printf("   %s\n   ", name);
    print_plain(stdout, "%.*s%s\n", (int)length, answer, length < RAW_MOST ? "" : "...");
}

static void put_answers(const struct report *report, const struct finding *finding)
{
    struct difference list[DIFFERENCES_MAX];
    const unsigned count = differences_of(report, finding, list);
    const unsigned cell = (output_width() - INDENT - NAME) / 2;
    if (count == 0 && finding->theirs == NULL) return;
    if (count == 0) {
        if (fault_of_rules(finding->kind)) put_raw("Arbiter has answered", finding->ours);
        put_raw("the engine has answered", finding->theirs);
    } else {
        char heads[128];
        snprintf(heads, sizeof heads, "%*s%-*s%-*s%s", INDENT, "", NAME, "what differs", (int)cell,
                 "Arbiter", "the engine");
        put_styled("1", heads);
        putchar('\n');
    }
    for (unsigned number = 0; number < count; number++)
        put_row(&list[number]);
    putchar('\n');
}

/* Long lines are not wrapped: they are there to be copied. */
static void put_line(const char *label, const char *line)
{
    if (line == NULL) return;
    print_plain(stdout, "   %s\n", label);
    print_plain(stdout, "%s\n", line);
}

/* The same cause in other words: what differs, how often, and a line. */
static void put_forms(const struct finding *finding)
{
    char times[GROUPED_ROOM];
    if (finding->forms > 0) puts("\n   it also shows as");
    for (unsigned number = 0; number < finding->forms; number++) {
        const struct finding_form *form = &finding->form[number];
        print_plain(stdout, "   %s, seen %s time%s%s%s\n", form->key, grouped(form->times, times),
                    form->times == 1 ? "" : "s", form->note == NULL ? "" : ": ",
                    form->note == NULL ? "" : form->note);
        print_plain(stdout, "%s\n", form->line == NULL ? "" : form->line);
    }
}

static void put_finding(const struct report *report, const struct finding *finding, unsigned number)
{
    char heading[160], times[GROUPED_ROOM];
    struct scene scene;
    const bool drawn = scene_open(&scene, report, finding);
    snprintf(heading, sizeof heading, "%u. %s%s, seen %s time%s, first in line %" PRIu64, number,
             finding->known ? "known: " : "", fault_name(finding->kind),
             grouped(finding->times, times), finding->times == 1 ? "" : "s", finding->first);
    putchar('\n');
    put_heading(heading);
    printf("   The engine ");
    snprintf(heading, sizeof heading, "%s.", fault_meaning(finding->kind));
    put_wrapped(heading, 14, INDENT, output_width());
    if (finding->note != NULL) {
        printf("   ");
        put_text(finding->note, INDENT, INDENT);
    }
    putchar('\n');
    if (finding->game != NULL) put_clauses(finding, drawn ? scene.rules.edition : 0);
    if (drawn) put_scene(finding, &scene);
    put_answers(report, finding);
    if (finding->reading != NULL)
        print_plain(stdout, "   The reading %s would explain it.\n\n", finding->reading);
    char *replay = replay_command(report, finding);
    put_line("the line", finding->line);
    put_line("to see it again", replay);
    put_forms(finding);
    free(replay);
}

/* The last lines, where the reason for an end most often stands, and how many came before. */
static void put_errors(const struct report *report)
{
    if (report->errors == NULL || *report->errors == '\0') return;
    struct words rest = {report->errors, strlen(report->errors)}, line;
    size_t lines = 0, number = 0;
    for (struct words all = rest; words_next(&all, "\n", &line);)
        lines++;
    putchar('\n');
    put_heading("what the engine wrote on standard error");
    while (words_next(&rest, "\n", &line)) {
        const bool shown = number < ERROR_LINES_MOST / 2 || number + ERROR_LINES_MOST / 2 >= lines;
        if (number == ERROR_LINES_MOST / 2 && lines > ERROR_LINES_MOST)
            printf("   ... %zu lines ...\n", lines - ERROR_LINES_MOST);
        number++;
        if (shown)
            print_plain(stdout, "   %.*s%s\n",
                        (int)(line.length < RAW_MOST ? line.length : RAW_MOST), line.start,
                        line.length < RAW_MOST ? "" : "...");
    }
}

static void put_stale(const struct report *report)
{
    if (report->stales == 0) return;
    putchar('\n');
    put_heading("known differences that no longer occur");
    puts("   Take them out of the file of --known.");
    for (unsigned number = 0; number < report->stales; number++)
        print_plain(stdout, "   %s\n", report->stale[number]);
}

void report_text(const struct report *report)
{
    const struct finding **sorted = findings_sorted(report);
    put_verdict(report);
    put_figures(report);
    if (report->gave_up != NULL) {
        put_label("given up");
        put_text(report->gave_up, LABEL, LABEL);
    }
    for (unsigned number = 0; sorted != NULL && number < report->findings; number++)
        put_finding(report, sorted[number], number + 1);
    put_errors(report);
    put_stale(report);
    free(sorted);
}
