/* shrink.c: the shortest line that still shows a difference.  Any part of a line's events is again a
 * line, so shrinking is leaving out; and since turns often forbid that, a written-out position takes
 * the place of the events before it. */
#define _POSIX_C_SOURCE 200809L
#include <stdlib.h>
#include <string.h>

#include "issue.h"
#include "parts.h"
#include "run.h"

enum { BATCH = 16 };

struct batch {
    struct trial *trial;
    char **line;
    size_t count, next;
    const char *key;
    size_t best; /* the first that shows it, so far */
    struct showing showing;
};

static bool batch_ask(void *context, const char **text, size_t *length, int64_t *tag)
{
    struct batch *batch = context;
    if (batch->next >= batch->count) return false;
    *text = batch->line[batch->next];
    *length = strlen(*text);
    *tag = (int64_t)batch->next++;
    return true;
}

static char *copy_text(const char *text, size_t length)
{
    char *copy = strndup(text, length);
    if (copy == NULL) abort();
    return copy;
}

void showing_free(struct showing *showing)
{
    free(showing->line);
    free(showing->ours);
    free(showing->theirs);
    *showing = (struct showing){.line = NULL};
}

/* A failure of the process, in the form of a difference. */
static void showing_of_failure(struct showing *showing, const struct outcome *outcome)
{
    struct difference *difference = &showing->difference;
    *difference = (struct difference){.kind = outcome->fault};
    snprintf(difference->note, sizeof difference->note, "%s", outcome->note);
    snprintf(difference->key, sizeof difference->key, "%s", fault_name(outcome->fault));
    showing->theirs = outcome->length > 0 ? copy_text(outcome->text, outcome->length) : NULL;
}

bool showing_take(struct trial *trial, const char *line, size_t length,
                  const struct outcome *outcome, struct showing *showing)
{
    *showing = (struct showing){.line = copy_text(line, length)};
    judge_line(line, length, trial->level, &showing->ours);
    if (outcome->fault != FAULT_NONE) {
        showing_of_failure(showing, outcome);
        return true;
    }
    showing->theirs = copy_text(outcome->text, outcome->length);
    if (!answer_skips(outcome->text, outcome->length))
        answer_compare(showing->line, length, showing->ours, showing->theirs, trial->level,
                       report_tally(trial->report, line, length), &showing->difference);
    /* What was copied is in showing.  NOLINTNEXTLINE(clang-analyzer-unix.Malloc) */
    return showing->difference.kind != FAULT_NONE;
}

static void batch_answer(void *context, int64_t tag, const char *question, size_t length,
                         const struct outcome *outcome)
{
    struct batch *batch = context;
    struct showing showing;
    if (tag == POOL_NO_TAG || (size_t)tag >= batch->best) return;
    bool shows = showing_take(batch->trial, question, length, outcome, &showing);
    shows = shows && (batch->key == NULL ? fault_of_rules(showing.difference.kind)
                                         : strcmp(batch->key, showing.difference.key) == 0);
    if (shows) {
        showing_free(&batch->showing);
        batch->showing = showing;
        batch->best = (size_t)tag;
    } else {
        showing_free(&showing);
    }
}

size_t trial_first_showing(struct trial *trial, char **line, size_t count, const char *key,
                           struct showing *showing)
{
    for (size_t done = 0; done < count; done += BATCH) {
        const size_t part = count - done < BATCH ? count - done : BATCH;
        struct batch batch = {.trial = trial, .line = line + done, .count = part, .key = key};
        batch.best = part;
        const struct client client = {&batch, batch_ask, batch_answer};
        pool_forgive(trial->pool);
        if (!pool_run(trial->pool, &client, 0)) return count;
        if (batch.best == part) continue;
        showing_free(showing);
        *showing = batch.showing;
        return done + batch.best;
    }
    return count;
}

/* Tries the lines, and frees them.  True: one of them has taken the place of the line. */
static bool try_lines(struct trial *trial, struct showing *showing, char **line, size_t count,
                      bool any_key, size_t *chosen)
{
    char key[128];
    snprintf(key, sizeof key, "%s", showing->difference.key);
    *chosen = trial_first_showing(trial, line, count, any_key ? NULL : key, showing);
    for (size_t number = 0; number < count; number++)
        free(line[number]);
    return *chosen < count;
}

/* Nothing after the event at issue matters; and perhaps something is wrong before it already.  Of
 * sixteen beginnings the first that shows something, and again between it and the one before. */
static void shorten(struct trial *trial, struct showing *showing)
{
    struct parts parts;
    size_t low = 0, chosen;
    const bool rules = fault_of_rules(showing->difference.kind);
    parts_read(&parts, showing->line);
    size_t high = parts.events;
    const bool refused = strcmp(showing->difference.word, "refused") == 0;
    if (refused && showing->difference.event > 0 && showing->difference.event < high)
        high = showing->difference.event;
    while (high > low) {
        char *line[BATCH];
        size_t length[BATCH] = {0}, count = 0;
        for (size_t number = 0; number < BATCH; number++) {
            const size_t here = low + (high - low) * (number + 1) / BATCH;
            if (here == low || (count > 0 && here == length[count - 1])) continue;
            if (here == parts.events) continue; /* that is the line itself */
            length[count] = here;
            line[count++] = parts_line(&parts, 0, here, NULL);
        }
        if (count == 0 || !try_lines(trial, showing, line, count, rules, &chosen)) break;
        high = length[chosen];
        low = chosen == 0 ? low : length[chosen - 1];
        if (high - low == 1) break;
    }
    parts_free(&parts);
}

/* A position in the place of the events before it: as late as possible. */
static void cut(struct trial *trial, struct showing *showing)
{
    struct parts parts;
    size_t chosen, count = 0;
    char *line[BATCH];
    parts_read(&parts, showing->line);
    for (size_t back = 0; back <= parts.events && count < BATCH;
         back = back < 4 ? back + 1 : back * 2)
        line[count++] = parts_line(&parts, parts.events - back, parts.events, NULL);
    if (count > 0) try_lines(trial, showing, line, count, false, &chosen);
    parts_free(&parts);
}

/* Leaves out stretches of events: halves, quarters, and in the end single ones. */
static void leave_out(struct trial *trial, struct showing *showing)
{
    struct parts parts;
    parts_read(&parts, showing->line);
    for (size_t size = parts.events / 2 > 0 ? parts.events / 2 : 1; size > 0;) {
        bool better = false;
        for (size_t begin = 0; begin < parts.events && !better;) {
            char *line[BATCH];
            size_t count = 0, chosen;
            for (; begin < parts.events && count < BATCH; begin += size) {
                const struct gap gap = {begin, begin + size};
                line[count++] = parts_line(&parts, 0, parts.events, &gap);
            }
            better = try_lines(trial, showing, line, count, false, &chosen);
        }
        if (better) {
            parts_free(&parts);
            parts_read(&parts, showing->line);
            if (size > parts.events) size = parts.events;
        } else {
            size /= 2;
        }
    }
    parts_free(&parts);
}

/* Default readings and the default edition, one after the other. */
static void plain_spec(struct trial *trial, struct showing *showing)
{
    struct parts parts;
    size_t chosen;
    for (unsigned number = 0; number <= ARBITER_READINGS_MAX; number++) {
        parts_read(&parts, showing->line);
        uint8_t *choice =
            number == ARBITER_READINGS_MAX ? &parts.rules.edition : &parts.rules.choice[number];
        const bool plain = !parts.known || *choice == 0;
        *choice = 0;
        char *line = plain ? NULL : parts_line(&parts, 0, parts.events, NULL);
        if (!plain) try_lines(trial, showing, &line, 1, false, &chosen);
        parts_free(&parts);
    }
}

/* Standard figures, one row after the other. */
static void plain_figures(struct trial *trial, struct showing *showing)
{
    const struct arbiter_field *field = NULL;
    unsigned first = 0;
    for (unsigned number = 0;; number++, first += (unsigned)strlen(field->standard)) {
        struct parts parts;
        size_t chosen;
        bool plain = true;
        parts_read(&parts, showing->line);
        field = parts.known ? arbiter_field_at(parts.rules.game, number) : NULL;
        for (unsigned entry = 0; field != NULL && field->standard[entry] != '\0'; entry++) {
            const uint8_t standard = (uint8_t)(field->standard[entry] - '0');
            plain &= parts.rules.figure[first + entry] == standard;
            parts.rules.figure[first + entry] = standard;
        }
        char *line = plain ? NULL : parts_line(&parts, 0, parts.events, NULL);
        if (!plain) try_lines(trial, showing, &line, 1, false, &chosen);
        parts_free(&parts);
        if (field == NULL) return;
    }
}

/* What one side lists as legal is played: then the line shows it by itself. */
static void play_listed(struct trial *trial, struct showing *showing)
{
    char *line = NULL;
    size_t length, chosen;
    if (showing->difference.token[0] == '\0') return;
    const bool events = strstr(showing->line, " :") != NULL;
    FILE *file = open_memstream(&line, &length);
    if (file == NULL) abort();
    fprintf(file, "%s%s %s", showing->line, events ? "" : " :", showing->difference.token);
    fclose(file);
    try_lines(trial, showing, &line, 1, false, &chosen);
}

/* Simpler cards, as the game knows them. */
static void simplify(struct trial *trial, struct showing *showing)
{
    struct parts parts;
    for (bool better = true; better;) {
        char *line[BATCH + 1]; /* the last is never tried: it ends the list */
        size_t count = 0, chosen = 0;
        better = false;
        parts_read(&parts, showing->line);
        for (unsigned number = 0; !better;) {
            line[count] = parts_simpler(&parts, &number);
            const bool last = line[count] == NULL;
            if (!last) count++;
            if (count == BATCH || (last && count > 0)) {
                better = try_lines(trial, showing, line, count, false, &chosen);
                count = 0;
            }
            if (last) break;
        }
        parts_free(&parts);
    }
}

void trial_shrink(struct trial *trial, struct showing *showing)
{
    const enum fault_kind kind = showing->difference.kind;
    const bool quick =
        fault_of_rules(kind) || kind == FAULT_CRASH || kind == FAULT_EXIT || kind == FAULT_GARBAGE;
    if (!quick) return; /* each try would take as long as the engine is given */
    shorten(trial, showing);
    cut(trial, showing);
    leave_out(trial, showing);
    shorten(trial, showing); /* what was left out may have hidden that something is wrong before */
    plain_spec(trial, showing);
    plain_figures(trial, showing);
    simplify(trial, showing);
    play_listed(trial, showing);
}
