/* findings.c: differences with the same cause, as one finding; accepted differences. */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "causes.h"
#include "issue.h"
#include "run.h"

static struct raw *raw_named(struct trial *trial, const char *key)
{
    for (unsigned number = 0; number < trial->raws; number++)
        if (strcmp(trial->raw[number].key, key) == 0) return &trial->raw[number];
    if (trial->raws == RAWS_MAX) return NULL;
    struct raw *raw = &trial->raw[trial->raws++];
    *raw = (struct raw){.times = 0};
    snprintf(raw->key, sizeof raw->key, "%s", key);
    return raw;
}

static char *copy(const char *text)
{
    char *made = text == NULL ? NULL : strdup(text);
    if (text != NULL && made == NULL) abort();
    return made;
}

/* Keeps the line if it is the shortest of its sort. */
void trial_note(struct trial *trial, const struct showing *showing, uint64_t number)
{
    char key[ROUGH_KEY], word[OUTCOME_ROOM];
    outcome_word(showing->theirs, &showing->difference, word, sizeof word);
    snprintf(key, sizeof key, "%s %s", showing->difference.key, word);
    struct raw *raw = raw_named(trial, key);
    if (raw == NULL) return;
    if (raw->times++ == 0) raw->first = number;
    if (raw->finding > 0) trial->report->finding[raw->finding - 1].times++;
    if (raw->showing.line != NULL && strlen(raw->showing.line) <= strlen(showing->line)) return;
    showing_free(&raw->showing);
    raw->showing.line = copy(showing->line);
    raw->showing.ours = copy(showing->ours);
    raw->showing.theirs = copy(showing->theirs);
    raw->showing.difference = showing->difference;
}

static size_t count_events(const char *line)
{
    size_t count = 0;
    const char *colon = line == NULL ? NULL : strstr(line, " :");
    for (const char *at = colon == NULL ? "" : colon + 2; *at != '\0'; at++)
        count += at[0] == ' ' && at[1] != ' ' && at[1] != '\0';
    return count;
}

/* Whether the cause is to be looked for among the clauses of an event: not where a refused event has
 * changed something, an engine remembers lines, or tells a player too much. */
static bool of_a_clause(const struct finding *finding, const struct difference *difference)
{
    return fault_of_rules(finding->kind) && strstr(finding->key, ":after-refusal") == NULL &&
           strstr(finding->key, ":unsteady") == NULL && strncmp(difference->word, "see-", 4) != 0;
}

static struct evidence *find_evidence(const struct trial *trial, const struct finding *finding,
                                      const struct showing *showing)
{
    struct evidence *evidence = malloc(sizeof *evidence);
    if (evidence == NULL) abort();
    evidence_find(evidence, finding->line, finding->ours, finding->theirs, trial->level,
                  &showing->difference);
    return evidence;
}

static void finding_fill(struct finding *finding, const struct trial *trial,
                         const struct showing *showing, const char *original)
{
    const struct difference *difference = &showing->difference;
    struct arbiter_rules rules;
    *finding = (struct finding){.kind = difference->kind, .event = difference->event};
    snprintf(finding->key, sizeof finding->key, "%s", difference->key);
    finding->clauses = difference->clauses;
    memcpy(finding->clause, difference->clause, sizeof finding->clause);
    finding->line = showing->line[0] == '\0' ? NULL : copy(showing->line);
    finding->original = copy(original);
    finding->ours = copy(showing->ours);
    finding->theirs = copy(showing->theirs);
    finding->note = copy(difference->note);
    finding->events = count_events(finding->line);
    if (finding->event == 0 && fault_of_rules(finding->kind)) finding->event = finding->events;
    if (finding->line == NULL) return;
    const size_t length = strlen(finding->line);
    if (issue_rules(finding->line, length, &rules)) finding->game = rules.game;
    if (of_a_clause(finding, difference) && finding->theirs != NULL)
        finding->evidence = find_evidence(trial, finding, showing);
}

void finding_free(struct finding *finding)
{
    free(finding->line);
    free(finding->original);
    free(finding->ours);
    free(finding->theirs);
    free(finding->note);
    free(finding->reading);
    for (unsigned number = 0; number < finding->forms; number++) {
        free(finding->form[number].line);
        free(finding->form[number].note);
    }
    free(finding->form);
    free(finding->evidence);
}

/* The same key, and the same end of the game that is wrong. */
static bool same_sort(const struct finding *one, const struct finding *other)
{
    if (strcmp(one->key, other->key) != 0) return false;
    if (one->evidence == NULL || other->evidence == NULL) return true;
    return strcmp(one->evidence->outcome, other->evidence->outcome) == 0;
}

/* Puts a finding among the others; returns its number + 1. */
static unsigned finding_add(struct trial *trial, struct finding *finding, uint64_t first)
{
    struct report *report = trial->report;
    for (unsigned number = 0; number < report->findings; number++) {
        struct finding *other = &report->finding[number];
        if (!same_sort(other, finding)) continue;
        const bool shorter = finding->events < other->events && finding->line != NULL;
        finding->times = other->times;
        finding->first = other->first < first ? other->first : first;
        if (finding->evidence != NULL && other->evidence != NULL) {
            evidence_meet(finding->evidence, other->evidence);
            *other->evidence = *finding->evidence;
        }
        if (shorter) {
            finding_free(other);
            *other = *finding;
        } else {
            other->first = finding->first;
            finding_free(finding);
        }
        return number + 1;
    }
    report->finding = realloc(report->finding, (report->findings + 1) * sizeof *report->finding);
    if (report->finding == NULL) abort();
    finding->first = first;
    report->finding[report->findings++] = *finding;
    return report->findings;
}

/* Whether a line of this sort is to be shrunk: the first, and later ones more and more seldom, since
 * another cause may look the same at first. */
static bool worth_it(const struct raw *raw)
{
    static const uint64_t at[] = {1, 10, 100};
    if (raw->showing.line == NULL) return false;
    return raw->shrunk < sizeof at / sizeof at[0] && raw->times >= at[raw->shrunk];
}

/* Asked once more, is the answer still wrong?  If not, the engine remembers something from line to
 * line, or its answers are out of step; that is one cause, whatever the lines are. */
static bool repeats(struct trial *trial, struct showing *showing)
{
    struct difference *difference = &showing->difference;
    struct showing again = {.line = NULL};
    char *line = showing->line;
    if (!fault_of_rules(difference->kind)) return true;
    const bool shown = trial_first_showing(trial, &line, 1, NULL, &again) == 0;
    showing_free(&again);
    if (shown) return true;
    difference->kind = FAULT_WRONG_ANSWER;
    difference->clauses = 0;
    snprintf(difference->key, sizeof difference->key, "wrong-answer:unsteady");
    snprintf(difference->note, sizeof difference->note,
             "asked once more, it answers rightly: it remembers something from line to line, or "
             "its answers are out of step");
    return false;
}

/* Without its refused event a shrunk line would show nothing any more: so that event has changed
 * something. */
static void blame_refused(struct showing *showing)
{
    struct difference *difference = &showing->difference;
    const char *refused = strstr(showing->ours, " refused=");
    const size_t first = refused == NULL ? 0 : strtoul(refused + strlen(" refused="), NULL, 10);
    const size_t events = count_events(showing->line);
    const size_t issue = difference->event > 0 ? difference->event : events;
    if (!fault_of_rules(difference->kind) || first == 0 || first >= issue) return;
    difference->kind = FAULT_WRONG_ANSWER;
    snprintf(difference->key, sizeof difference->key, "wrong-answer:after-refusal");
    snprintf(difference->note + strlen(difference->note),
             sizeof difference->note - strlen(difference->note),
             "; without event %zu, which is refused, it does not", first);
}

void trial_group(struct trial *trial)
{
    for (unsigned number = 0; number < trial->raws; number++) {
        struct raw *raw = &trial->raw[number];
        struct finding finding;
        if (!worth_it(raw)) continue;
        if (trial->pool != NULL && pool_gave_up(trial->pool) != NULL) continue;
        struct showing showing = raw->showing;
        raw->showing = (struct showing){.line = NULL};
        char *original = copy(showing.line);
        raw->shrunk++;
        if (showing.line[0] != '\0' && trial->pool != NULL && repeats(trial, &showing)) {
            trial_shrink(trial, &showing);
            blame_refused(&showing);
        }
        finding_fill(&finding, trial, &showing, original);
        const unsigned place = finding_add(trial, &finding, raw->first);
        if (raw->finding == 0) {
            raw->finding = place;
            trial->report->finding[place - 1].times += raw->times;
        } else if (trial->report->finding[place - 1].times == 0) {
            trial->report->finding[place - 1].times = 1; /* it looked like another one at first */
        }
        showing_free(&showing);
        free(original);
    }
}

static bool listed(const struct trial *trial, const char *key)
{
    for (unsigned number = 0; number < trial->knowns; number++)
        if (strcmp(trial->known_key[number], key) == 0) return true;
    return false;
}

/* Which of its forms is the plainest may change from run to run. */
static bool is_known(const struct trial *trial, const struct finding *finding)
{
    bool known = listed(trial, finding->key);
    for (unsigned number = 0; number < finding->forms; number++)
        known |= listed(trial, finding->form[number].key);
    return known;
}

void trial_settle(struct trial *trial)
{
    struct report *report = trial->report;
    for (unsigned game = 0; game < GAMES_MAX && trial->spectrum[game] != NULL; game++) {
        causes_join(report, trial->spectrum[game]);
        spectrum_close(trial->spectrum[game]);
    }
    for (unsigned number = 0; number < report->findings; number++)
        report->finding[number].known = is_known(trial, &report->finding[number]);
}

static bool known_line(struct trial *trial, const char *text, size_t length)
{
    struct showing showing = {.line = NULL};
    const size_t key = strcspn(text, " ");
    if (key >= length) return false;
    char *line = strndup(text + key + 1, length - key - 1), *name = strndup(text, key);
    if (line == NULL || name == NULL) abort();
    trial->known_key = realloc(trial->known_key, (trial->knowns + 1) * sizeof *trial->known_key);
    if (trial->known_key == NULL) abort();
    trial->known_key[trial->knowns++] = name;
    if (trial_first_showing(trial, &line, 1, NULL, &showing) == 1) {
        struct report *report = trial->report;
        report->stale = realloc(report->stale, (report->stales + 1) * sizeof *report->stale);
        if (report->stale == NULL) abort();
        report->stale[report->stales++] = copy(text);
    }
    showing_free(&showing);
    free(line);
    return true;
}

bool trial_known_read(struct trial *trial, const char *path)
{
    char *text = NULL;
    size_t room = 0, number = 0;
    ssize_t length;
    bool fine = true;
    FILE *file = fopen(path, "r");
    if (file == NULL) {
        fail("test: cannot open %s: %s", path, strerror(errno));
        return false;
    }
    while (fine && (length = getline(&text, &room, file)) >= 0) {
        number++;
        while (length > 0 && (text[length - 1] == '\n' || text[length - 1] == '\r'))
            text[--length] = '\0';
        if (arbiter_line_blank(text, (size_t)length)) continue;
        fine = known_line(trial, text, (size_t)length);
        if (!fine) fail("test: %s:%zu: expected a key, a space and a line", path, number);
    }
    free(text);
    fclose(file);
    return fine;
}
