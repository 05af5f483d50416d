/* report_html.c: a report as one page that needs nothing else, neither a network nor a script.
 * report_page.c has its style and the few lines of script that copy a text. */
#include "report.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

extern const char report_page_style[], report_page_script[];

enum { SIDE_MOST = 60 }; /* events of a set */

static void put_head(const struct report *report, FILE *file)
{
    static const char *const meanings[][2] = {
        {"pass", "The engine plays by the rules, as far as it was asked."},
        {"fail", "The engine and the rules differ."},
        {"broken", "The engine failed as a program, or nothing was compared."},
    };
    const char *verdict = report_verdict(report), *meaning = "";
    for (unsigned number = 0; number < sizeof meanings / sizeof meanings[0]; number++)
        if (strcmp(meanings[number][0], verdict) == 0) meaning = meanings[number][1];
    fputs("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
          "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
          "<meta name=\"color-scheme\" content=\"light dark\">\n",
          file);
    print_markup(file, "<title>%s: %s</title>\n<style>", verdict, report->engine);
    fputs(report_page_style, file);
    for (unsigned number = 0; number < report->games; number++)
        fputs(face_of(report->reached[number].game)->html_style, file);
    print_markup(file,
                 "</style>\n</head>\n<body>\n<header class=\"%s\">\n<h1>%s</h1>\n<p>%s</p>\n"
                 "<p><code>%s</code></p>\n</header>\n<main>\n",
                 verdict, verdict, meaning, report->engine);
}

static void put_figure(const char *name, const char *value, FILE *file)
{
    print_markup(file, "<div><dt>%s</dt><dd>%s</dd></div>\n", name, value);
}

static void put_figures(const struct report *report, FILE *file)
{
    const struct {
        const char *name;
        uint64_t value;
    } figures[] = {
        {"lines compared", lines_compared(report)},
        {"events", report->events},
        {"events refused", report->refused},
        {"events per second", (uint64_t)events_per_second(report)},
        {"lines skipped", report->skipped},
        {"restarts", report->restarts},
        {"new findings", report_new_findings(report)},
        {"known findings", report->findings - report_new_findings(report)},
    };
    char words[GROUPED_ROOM];
    fputs("<section>\n<h2>Figures</h2>\n<dl class=\"figures\">\n", file);
    for (unsigned number = 0; number < sizeof figures / sizeof figures[0]; number++)
        put_figure(figures[number].name, grouped(figures[number].value, words), file);
    for (unsigned number = 0; number < report->games; number++) {
        const struct reached *reached = &report->reached[number];
        const struct reach reach = reach_of(reached->game, &reached->tally);
        char name[64];
        snprintf(name, sizeof name, "clauses reached, %s", arbiter_game_title(reached->game));
        snprintf(words, sizeof words, "%u of %u", reach.reached, reach.reachable);
        put_figure(name, words, file);
    }
    snprintf(words, sizeof words, "%.1f s", report->seconds);
    put_figure("time", words, file);
    print_markup(file,
                 "</dl>\n<p class=\"soft\">Specs: %s. Level %u, seed %" PRIu64 ", %u jobs.</p>\n",
                 report->specs[0] == '\0' ? "none named" : report->specs, report->level,
                 report->seed, report->jobs);
    if (report->gave_up != NULL)
        print_markup(file, "<p><strong>Given up:</strong> %s</p>\n", report->gave_up);
    fputs("</section>\n", file);
}

static void put_clauses(const struct finding *finding, unsigned edition, FILE *file)
{
    for (unsigned number = 0; number < finding->clauses; number++) {
        const struct arbiter_clause *clause =
            arbiter_clause_at(finding->game, finding->clause[number]);
        print_markup(file, "<blockquote><strong>%s</strong> %s", clause->id, clause->rule);
        if (clause->source[edition] != NULL)
            print_markup(file, "<br><cite>%s: %s</cite>",
                         arbiter_edition_at(finding->game, edition)->title,
                         clause->source[edition]);
        fputs("</blockquote>\n", file);
    }
}

static void put_scene(const struct finding *finding, const struct scene *scene, FILE *file)
{
    fputs("<div class=\"scene\">\n", file);
    if (scene->in_line)
        print_markup(file, "<h4>Before event %zu of %zu</h4>\n", finding->event, finding->events);
    else
        fputs("<h4>At the end of the line</h4>\n", file);
    face_of(scene->rules.game)
        ->draw_html(&scene->rules, &scene->position, scene->has_event ? &scene->event : NULL, file);
    if (scene->has_event)
        print_markup(file, "<p>The event at issue: <code>%s</code>, %s.</p>\n", scene->token,
                     scene->deed);
    fputs("</div>\n", file);
}

static void put_set(struct words side, struct words other, FILE *file)
{
    struct words item;
    unsigned count = 0;
    while (lacking_next(&side, other, &item))
        if (count++ < SIDE_MOST) print_markup(file, "<mark>%.*s</mark> ", WORDS(item));
    if (count > SIDE_MOST) print_markup(file, "and %u more", count - SIDE_MOST);
    if (count == 0) fputs("–", file);
}

static void put_side(const struct difference *row, struct words side, struct words other,
                     FILE *file)
{
    fputs("<td><code>", file);
    if (side.start == NULL) {
        fputs("not said", file);
    } else if (row->set && other.start != NULL) {
        put_set(side, other, file);
    } else {
        const struct words odd = other.start == NULL ? side : differing(side, other);
        const size_t after = (size_t)(side.start + side.length - odd.start) - odd.length;
        print_markup(file, "%.*s<mark>%.*s</mark>%.*s", (int)(odd.start - side.start), side.start,
                     WORDS(odd), (int)after, odd.start + odd.length);
    }
    fputs("</code></td>", file);
}

static void put_differences(const struct report *report, const struct finding *finding, FILE *file)
{
    struct difference list[DIFFERENCES_MAX];
    const unsigned count = differences_of(report, finding, list);
    if (count == 0) return;
    fputs("<div class=\"wide\"><table class=\"answers\"><caption>What differs in the answers; of "
          "sets "
          "only what the other one lacks</caption>\n<thead><tr><th scope=\"col\">key</th>"
          "<th scope=\"col\">Arbiter</th><th scope=\"col\">the engine</th></tr></thead>\n<tbody>\n",
          file);
    for (unsigned number = 0; number < count; number++) {
        const struct difference *row = &list[number];
        print_markup(file, "<tr><th scope=\"row\">%.*s%s%s</th>", WORDS(row->key),
                     row->part == NULL ? "" : ", ", row->part == NULL ? "" : row->part);
        put_side(row, row->ours, row->theirs, file);
        put_side(row, row->theirs, row->ours, file);
        fputs("</tr>\n", file);
    }
    fputs("</tbody></table></div>\n", file);
}

static void put_box(const char *label, const char *text, FILE *file)
{
    if (text == NULL) return;
    print_markup(file,
                 "<div class=\"box\"><b>%s</b><button type=\"button\" hidden>Copy</button>\n"
                 "<pre>%s</pre></div>\n",
                 label, text);
}

static void put_whole_answers(const struct finding *finding, FILE *file)
{
    if (finding->ours == NULL && finding->theirs == NULL) return;
    fputs("<details><summary>The whole answers</summary>\n", file);
    put_box("Arbiter", finding->ours, file);
    put_box("the engine", finding->theirs == NULL ? "(none)" : finding->theirs, file);
    fputs("</details>\n", file);
}

static void put_forms(const struct finding *finding, FILE *file)
{
    char times[GROUPED_ROOM];
    if (finding->forms == 0) return;
    print_markup(file, "<details><summary>It also shows in %u other way%s</summary>\n",
                 finding->forms, finding->forms == 1 ? "" : "s");
    for (unsigned number = 0; number < finding->forms; number++) {
        const struct finding_form *form = &finding->form[number];
        print_markup(file, "<p><code>%s</code>, seen %s times: %s</p>\n", form->key,
                     grouped(form->times, times), form->note == NULL ? "" : form->note);
        put_box("The line", form->line, file);
    }
    fputs("</details>\n", file);
}

static void put_finding(const struct report *report, const struct finding *finding, unsigned number,
                        FILE *file)
{
    struct scene scene;
    char times[GROUPED_ROOM];
    const bool drawn = scene_open(&scene, report, finding);
    char *replay = replay_command(report, finding);
    print_markup(file,
                 "<article class=\"%s\">\n<h3>%u. %s%s</h3>\n<p>The engine %s.</p>\n"
                 "<p class=\"soft\">Seen %s times, first in line %" PRIu64 ".</p>\n",
                 finding->known                  ? "known"
                 : fault_of_rules(finding->kind) ? "fail"
                                                 : "broken",
                 number, finding->known ? "known: " : "", fault_name(finding->kind),
                 fault_meaning(finding->kind), grouped(finding->times, times), finding->first);
    if (finding->note != NULL) print_markup(file, "<p><strong>%s</strong></p>\n", finding->note);
    if (finding->game != NULL) put_clauses(finding, drawn ? scene.rules.edition : 0, file);
    if (drawn) put_scene(finding, &scene, file);
    if (!fault_of_rules(finding->kind)) put_box("The engine's answer", finding->theirs, file);
    put_differences(report, finding, file);
    if (finding->reading != NULL)
        print_markup(file, "<p>The reading <code>%s</code> would explain it.</p>\n",
                     finding->reading);
    put_box("The line", finding->line, file);
    put_box("To see it again", replay, file);
    if (fault_of_rules(finding->kind)) put_whole_answers(finding, file);
    put_forms(finding, file);
    fputs("</article>\n", file);
    free(replay);
}

static void put_findings(const struct report *report, FILE *file)
{
    const struct finding **sorted = findings_sorted(report);
    fputs("<section>\n<h2>Findings</h2>\n", file);
    if (report->findings == 0) fputs("<p>None.</p>\n", file);
    for (unsigned number = 0; sorted != NULL && number < report->findings; number++)
        put_finding(report, sorted[number], number + 1, file);
    fputs("</section>\n", file);
    free(sorted);
}

static void put_count(const struct reached *reached, unsigned number, enum arbiter_verdict verdict,
                      FILE *file)
{
    const uint64_t count = reached->tally.count[number][verdict];
    const bool can = clause_can(reached->game, number, verdict);
    char words[GROUPED_ROOM];
    print_markup(file, "<td class=\"number%s\">%s</td>", can && count == 0 ? " gap" : "",
                 can || count > 0 ? grouped(count, words) : "–");
}

static void put_coverage(const struct reached *reached, FILE *file)
{
    print_markup(file, "<section>\n<h2>Clauses of %s</h2>\n", arbiter_game_title(reached->game));
    fputs("<div class=\"wide\"><table class=\"clauses\"><caption>How "
          "often "
          "each clause was granted and refused; a dash: play cannot bring that about</caption>\n"
          "<thead><tr><th scope=\"col\">clause</th><th scope=\"col\" class=\"number\">granted</th>"
          "<th scope=\"col\" class=\"number\">refused</th><th scope=\"col\">gap</th></tr></thead>\n"
          "<tbody>\n",
          file);
    const struct arbiter_clause *clause;
    for (unsigned number = 1; (clause = arbiter_clause_at(reached->game, number)) != NULL;
         number++) {
        print_markup(file, "<tr><th scope=\"row\"><span title=\"%s\">%s</span></th>", clause->rule,
                     clause->id);
        put_count(reached, number, ARBITER_GRANTED, file);
        put_count(reached, number, ARBITER_REFUSED, file);
        print_markup(file, "<td>%s</td></tr>\n",
                     clause_remark(reached->game, &reached->tally, number));
    }
    fputs("</tbody></table></div>\n</section>\n", file);
}

static void put_rest(const struct report *report, FILE *file)
{
    if (report->skips > 0) fputs("<section>\n<h2>Skipped lines</h2>\n<ul>\n", file);
    for (unsigned number = 0; number < report->skips; number++)
        print_markup(file, "<li>%" PRIu64 " × %s</li>\n", report->skip[number].times,
                     report->skip[number].reason);
    if (report->skips > 0) fputs("</ul>\n</section>\n", file);
    if (report->stales > 0)
        fputs("<section>\n<h2>Known differences that no longer occur</h2>\n<ul>\n", file);
    for (unsigned number = 0; number < report->stales; number++)
        print_markup(file, "<li><code>%s</code></li>\n", report->stale[number]);
    if (report->stales > 0) fputs("</ul>\n</section>\n", file);
    if (report->errors != NULL && *report->errors != '\0')
        print_markup(file,
                     "<section>\n<h2>The engine's standard error</h2>\n<pre>%s</pre>\n</section>\n",
                     report->errors);
}

void report_html(const struct report *report, FILE *file)
{
    put_head(report, file);
    put_figures(report, file);
    put_findings(report, file);
    for (unsigned number = 0; number < report->games; number++)
        put_coverage(&report->reached[number], file);
    put_rest(report, file);
    print_markup(file, "</main>\n<footer>Arbiter %s</footer>\n<script>", ARBITER_VERSION);
    fputs(report_page_script, file);
    fputs("</script>\n</body>\n</html>\n", file);
}
