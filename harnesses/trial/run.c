/* run.c: the trial itself: asks, compares, and in between makes findings of what differs. */
#define _POSIX_C_SOURCE 200809L
#include "run.h"

#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

enum { ROUND_FIRST = 64, ROUND_MOST = 4096, SKIPS_MAX = 64 };

struct round {
    struct trial *trial;
    const struct trial_options *options;
    struct questions *questions;
    uint64_t asked; /* lines since the beginning */
    uint64_t until; /* of this round */
    double shown;   /* when the progress line was written last */
};

static bool ask(void *context, const char **text, size_t *length, int64_t *tag)
{
    struct round *round = context;
    if (round->asked >= round->until) return false;
    if (round->questions == NULL) {
        *text = round->options->line[round->asked];
        *length = strlen(*text);
    } else {
        questions_next(round->questions, text, length);
    }
    *tag = (int64_t)++round->asked;
    return true;
}

static void count_skip(struct report *report, const char *text, size_t length)
{
    char reason[sizeof report->skip->reason];
    const size_t word = strlen("skip");
    const size_t rest = length > word ? length - word - 1 : 0;
    snprintf(reason, sizeof reason, "%.*s", (int)(rest < 90 ? rest : 90), text + word + 1);
    if (rest == 0) snprintf(reason, sizeof reason, "(no reason given)");
    report->skipped++;
    report->lines++;
    for (unsigned number = 0; number < report->skips; number++) {
        if (strcmp(report->skip[number].reason, reason) != 0) continue;
        report->skip[number].times++;
        return;
    }
    if (report->skips == SKIPS_MAX) return;
    report->skip = realloc(report->skip, (report->skips + 1) * sizeof *report->skip);
    if (report->skip == NULL) abort();
    report->skip[report->skips] = (struct skip_reason){.times = 1};
    memcpy(report->skip[report->skips++].reason, reason, sizeof reason);
}

/* How many events a line has, and how many of them our answer refuses. */
static void count_events(struct report *report, const char *line, const char *ours)
{
    const char *colon = strstr(line, " : ");
    const char *refused = strstr(ours, " refused=");
    report->lines++;
    for (const char *at = colon == NULL ? "" : colon + 2; *at != '\0'; at++)
        report->events += *at == ' ';
    if (refused == NULL || refused[9] == '-') return;
    report->refused++;
    for (refused += 9; *refused != ' ' && *refused != '\0'; refused++)
        report->refused += *refused == ',';
}

static void progress(struct round *round)
{
    const struct report *report = round->trial->report;
    const double now = seconds_now();
    if (!isatty(STDERR_FILENO) || now - round->shown < 0.2) return;
    round->shown = now;
    struct reach reach = {.reached = 0};
    for (unsigned number = 0; number < report->games; number++) {
        const struct reached *game = &report->reached[number];
        const struct reach more = reach_of(game->game, &game->tally);
        reach.reached += more.reached;
        reach.reachable += more.reachable;
    }
    fprintf(stderr, "\r\033[K%llu games, %.0f events/s, %u of %u clauses reached, %u finding%s",
            (unsigned long long)report->lines,
            (double)report->events / (now - report->seconds + 1e-9), reach.reached, reach.reachable,
            report->findings, report->findings == 1 ? "" : "s");
}

void trial_take(struct trial *trial, const char *line, size_t length, const struct outcome *outcome,
                uint64_t number)
{
    static struct tally applied; /* by the model, in this line */
    struct report *report = trial->report;
    struct showing showing;
    if (outcome->fault == FAULT_NONE && answer_skips(outcome->text, outcome->length)) {
        count_skip(report, outcome->text, outcome->length);
        return;
    }
    memset(&applied, 0, sizeof applied);
    tally_into(&applied);
    const bool differs = showing_take(trial, line, length, outcome, &showing);
    tally_into(NULL);
    struct tally *tally = report_tally(report, line, length);
    if (tally != NULL) {
        tally_add(tally, &applied);
        spectrum_take(trial->spectrum, showing.line, length, showing.ours, &applied, !differs);
    }
    if (length > 0) count_events(report, showing.line, showing.ours);
    if (differs) trial_note(trial, &showing, number);
    showing_free(&showing);
}

static void answer(void *context, int64_t tag, const char *question, size_t length,
                   const struct outcome *outcome)
{
    struct round *round = context;
    trial_take(round->trial, question, length, outcome,
               tag == POOL_NO_TAG ? round->asked : (uint64_t)tag);
    progress(round);
}

/* What the engine plays, as far as it was asked for. */
static unsigned read_patterns(const struct trial_options *options, const struct greeting *greeting,
                              struct pattern *pattern, struct report *report)
{
    unsigned count = 0;
    struct pattern wanted = {.any_edition = false};
    struct arbiter_error error;
    if (options->spec != NULL && !pattern_read(&wanted, options->spec, &error)) return 0;
    for (unsigned number = 0; number < greeting->specs; number++) {
        const size_t used = strlen(report->specs);
        snprintf(report->specs + used, sizeof report->specs - used, "%s%s", used > 0 ? " " : "",
                 greeting->spec[number]);
        if (!pattern_read(&pattern[count], greeting->spec[number], &error)) continue;
        if (options->spec == NULL) count++;
    }
    if (options->spec == NULL) return count;
    pattern[0] = wanted;
    return 1;
}

static double own_seconds(void)
{
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
           (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6;
}

static void greeting_failed(struct trial *trial, const struct outcome *outcome)
{
    struct showing showing = {.line = strdup("")};
    struct difference *difference = &showing.difference;
    difference->kind = outcome->fault;
    snprintf(difference->note, sizeof difference->note, "the greeting: %s", outcome->note);
    snprintf(difference->key, sizeof difference->key, "%s", fault_name(outcome->fault));
    if (outcome->length > 0) showing.theirs = strndup(outcome->text, outcome->length);
    trial_note(trial, &showing, 0);
    trial_group(trial);
    showing_free(&showing);
}

static void ask_in_rounds(struct round *round)
{
    const struct trial_options *options = round->options;
    const double end = options->seconds > 0 ? seconds_now() + options->seconds : 0;
    const uint64_t all = options->lines > 0   ? options->lines
                         : options->games > 0 ? options->games
                                              : UINT64_MAX;
    const struct client client = {round, ask, answer};
    for (uint64_t size = ROUND_FIRST; round->asked < all; size *= 2) {
        if (size > ROUND_MOST) size = ROUND_MOST;
        round->until = all - round->asked < size ? all : round->asked + size;
        const bool more = pool_run(round->trial->pool, &client, end);
        trial_group(round->trial);
        if (!more || pool_interrupted() || (end > 0 && seconds_now() > end)) break;
    }
    pool_settle(round->trial->pool, &client);
    trial_group(round->trial);
    if (isatty(STDERR_FILENO)) fputs("\r\033[K", stderr);
}

static void close_trial(struct trial *trial, double began, double own)
{
    struct report *report = trial->report;
    trial_settle(trial);
    const char *why = pool_ended_early(trial->pool);
    if (why == NULL && pool_interrupted()) why = "interrupted";
    report->gave_up = why == NULL ? NULL : strdup(why);
    report->restarts = pool_restarts(trial->pool);
    report->errors = errors_text(pool_errors(trial->pool));
    report->seconds = seconds_now() - began;
    report->own_seconds = own_seconds() - own;
    pool_close(trial->pool);
    for (unsigned number = 0; number < trial->raws; number++)
        showing_free(&trial->raw[number].showing);
    for (unsigned number = 0; number < trial->knowns; number++)
        free(trial->known_key[number]);
    free(trial->known_key);
}

bool trial_run(const struct trial_options *options, struct report *report)
{
    static struct trial trial;
    static struct pattern pattern[TRIAL_SPECS_MAX];
    struct greeting greeting;
    struct outcome outcome;
    const double began = seconds_now(), own = own_seconds();
    trial = (struct trial){.report = report};
    report->engine = options->engine;
    report->asked = options->spec;
    report->seed = options->seed;
    report->jobs = options->jobs;
    report->seconds = began; /* until the end: when it began */
    trial.pool = pool_open(options->engine, options->jobs, options->timeout);
    bool fine = true;
    if (!pool_greet(trial.pool, &greeting, &outcome)) {
        greeting_failed(&trial, &outcome);
    } else {
        trial.level = report->level =
            greeting.level < options->level ? greeting.level : options->level;
        const unsigned patterns = read_patterns(options, &greeting, pattern, report);
        for (unsigned number = 0; number < patterns; number++)
            report_add_game(report, pattern[number].rules.game);
        fine = options->known == NULL || trial_known_read(&trial, options->known);
        struct round round = {.trial = &trial, .options = options};
        if (options->lines == 0 && patterns > 0)
            round.questions = questions_open(pattern, patterns, options->seed, options->asking);
        if (fine && (patterns > 0 || options->lines > 0)) ask_in_rounds(&round);
        if (round.questions != NULL) questions_close(round.questions);
    }
    close_trial(&trial, began, own);
    return fine;
}
