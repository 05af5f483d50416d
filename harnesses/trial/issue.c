/* issue.c: which clauses a difference is about.  The model says by its probes which clauses it has
 * applied; the one that is applied most seldom tells most. */
#define _POSIX_C_SOURCE 200809L
#include "issue.h"

#include <stdlib.h>
#include <string.h>

bool issue_rules(const char *line, size_t length, struct arbiter_rules *rules)
{
    struct arbiter_error error;
    size_t start = 0;
    while (start < length && (line[start] == ' ' || line[start] == '\t'))
        start++;
    size_t end = start;
    while (end < length && line[end] != ' ' && line[end] != '\t' && line[end] != '\r')
        end++;
    return arbiter_spec_read(rules, line + start, end - start, &error);
}

static void touch(struct arbiter_line *line, const struct arbiter_event *event,
                  struct touched *touched)
{
    struct arbiter_text text;
    arbiter_text_open(&text, touched->token, sizeof touched->token - 1);
    arbiter_event_write(&line->rules, event, &text);
    touched->token[text.length] = '\0';
    tally_into(&touched->asked);
    touched->fault = arbiter_fault(&line->rules, &line->position, event);
    tally_into(&touched->played);
    if (touched->fault == 0) arbiter_play(&line->rules, &line->position, event);
    tally_into(NULL);
    touched->found = true;
}

/* Plays the line up to the event with that number (0: the last), or to its end and then the event
 * of the token. */
static void touch_event(const char *text, size_t length, size_t number, const char *token,
                        struct touched *touched)
{
    struct arbiter_line line;
    struct arbiter_event event;
    struct arbiter_error error;
    memset(touched, 0, sizeof *touched);
    if (!arbiter_line_open(&line, text, length, &error)) return;
    for (size_t count = 1; arbiter_line_next(&line, &event, &error) == ARBITER_EVENT; count++) {
        memset(&touched->asked, 0, sizeof touched->asked);
        memset(&touched->played, 0, sizeof touched->played);
        touch(&line, &event, touched);
        if (count == number) return;
    }
    if (*token == '\0') return;
    memset(touched, 0, sizeof *touched);
    if (arbiter_event_read(&line.rules, token, strlen(token), &event, &error))
        touch(&line, &event, touched);
}

void issue_touch(const char *line, size_t length, const struct difference *difference,
                 struct touched *touched)
{
    touch_event(line, length, difference->event, difference->token, touched);
}

void issue_touch_before(const char *text, size_t length, const struct difference *difference,
                        struct tally *tally)
{
    struct arbiter_line line;
    struct arbiter_event event, next;
    struct arbiter_error error;
    memset(tally, 0, sizeof *tally);
    if (!arbiter_line_open(&line, text, length, &error)) return;
    bool more = arbiter_line_next(&line, &event, &error) == ARBITER_EVENT;
    for (size_t number = 1; more && number != difference->event; number++, event = next) {
        more = arbiter_line_next(&line, &next, &error) == ARBITER_EVENT;
        if (!more && difference->token[0] == '\0') return; /* it was the last, which is at issue */
        tally_into(tally);
        if (arbiter_fault(&line.rules, &line.position, &event) == 0)
            arbiter_play(&line.rules, &line.position, &event);
        tally_into(NULL);
    }
}

static bool has(const struct difference *difference, unsigned clause)
{
    for (unsigned number = 0; number < difference->clauses; number++)
        if (difference->clause[number] == clause) return true;
    return false;
}

/* Adds the clauses of a tally with this verdict, the rarest first. */
static void add_rarest(const struct arbiter_game *game, const struct tally *tally,
                       enum arbiter_verdict verdict, const struct tally *seen,
                       struct difference *difference)
{
    while (difference->clauses < TRIAL_CLAUSES_MAX) {
        unsigned best = 0;
        for (unsigned clause = 1; arbiter_clause_at(game, clause) != NULL; clause++) {
            if (tally->count[clause][verdict] == 0 || has(difference, clause)) continue;
            if (best == 0 || seen->count[clause][verdict] < seen->count[best][verdict])
                best = clause;
        }
        if (best == 0) return;
        difference->clause[difference->clauses++] = best;
    }
}

static void choose_clauses(const struct arbiter_game *game, const struct touched *touched,
                           const struct tally *seen, struct difference *difference)
{
    const bool outcome = strcmp(difference->word, "result") == 0 ||
                         strcmp(difference->word, "turn") == 0 ||
                         strcmp(difference->word, "by") == 0;
    if (!touched->found) return;
    if (touched->fault != 0 && touched->fault != ARBITER_NO_EVENT) {
        difference->clause[difference->clauses++] = touched->fault;
        return;
    }
    if (outcome) add_rarest(game, &touched->played, ARBITER_GRANTED, seen, difference);
    if (outcome && strcmp(difference->word, "turn") != 0)
        add_rarest(game, &touched->played, ARBITER_REFUSED, seen, difference);
    add_rarest(game, &touched->asked, ARBITER_GRANTED, seen, difference);
}

/* A refused event must change nothing: whatever it is refused for, the cause is the same. */
static bool after_refusal(const struct touched *touched, const struct difference *difference)
{
    return difference->kind == FAULT_WRONG_ANSWER && touched->found && touched->fault != 0;
}

static void write_key(const struct arbiter_game *game, struct difference *difference)
{
    const bool rule =
        difference->kind == FAULT_REFUSED_LEGAL || difference->kind == FAULT_ALLOWED_ILLEGAL;
    const char *clause =
        difference->clauses == 0 ? "" : arbiter_clause_at(game, difference->clause[0])->id;
    const bool word = !rule || difference->clauses == 0;
    snprintf(difference->key, sizeof difference->key, "%s%s%s%s%s", fault_name(difference->kind),
             word ? ":" : "", word ? difference->word : "", *clause == '\0' ? "" : ":", clause);
}

/* The position is right, and what a player sees of it is not: no event is at issue. */
static void view_issue(const struct arbiter_game *game, struct difference *difference)
{
    const char *const *id = face_of(game)->view_clause;
    for (; *id != NULL; id++)
        for (unsigned number = 1; arbiter_clause_at(game, number) != NULL; number++)
            if (strcmp(arbiter_clause_at(game, number)->id, *id) == 0)
                difference->clause[difference->clauses++] = number;
    difference->event = 0;
    snprintf(difference->key, sizeof difference->key, "%s:see", fault_name(difference->kind));
}

void issue_find(const char *line, size_t length, const struct tally *seen,
                struct difference *difference)
{
    static struct touched touched; /* large, and used by one at a time */
    struct arbiter_rules rules = {.game = arbiter_game_at(0)};
    const bool rule =
        difference->kind == FAULT_REFUSED_LEGAL || difference->kind == FAULT_ALLOWED_ILLEGAL;
    if (strncmp(difference->word, "see-", 4) == 0 && issue_rules(line, length, &rules)) {
        view_issue(rules.game, difference);
        return;
    }
    if (issue_rules(line, length, &rules) && strcmp(difference->word, "error") != 0 &&
        difference->kind != FAULT_GARBAGE) {
        issue_touch(line, length, difference, &touched);
        choose_clauses(rules.game, &touched, seen, difference);
        if (rule && difference->note[0] == '\0')
            snprintf(difference->note, sizeof difference->note, "%s %s, event %zu",
                     difference->kind == FAULT_REFUSED_LEGAL ? "refuses" : "plays", touched.token,
                     difference->event);
    }
    write_key(rules.game, difference);
    if (strcmp(difference->word, "error") == 0 || !after_refusal(&touched, difference)) return;
    snprintf(difference->key, sizeof difference->key, "wrong-answer:after-refusal");
    snprintf(difference->note + strlen(difference->note),
             sizeof difference->note - strlen(difference->note),
             "; %s is refused, so it must change nothing", touched.token);
}

char *issue_by_rules(const char *line, const struct arbiter_rules *rules)
{
    char spec[1024], *changed = NULL;
    size_t length;
    struct arbiter_text text;
    arbiter_text_open(&text, spec, sizeof spec);
    arbiter_spec_write(rules, &text);
    FILE *file = open_memstream(&changed, &length);
    if (file == NULL) abort();
    fwrite(spec, 1, text.length, file);
    fputs(line + strcspn(line, " "), file);
    fclose(file);
    return changed;
}

bool issue_answers_differ(const char *line, const struct arbiter_rules *rules, unsigned level)
{
    char *changed = issue_by_rules(line, rules), *ours, *other;
    judge_line(line, strlen(line), level, &ours);
    judge_line(changed, strlen(changed), level, &other);
    const bool differ = strcmp(ours, other) != 0;
    free(ours);
    free(other);
    free(changed);
    return differ;
}
