/* vectors.c: the static vectors, and answers compared with theirs. */
#define _POSIX_C_SOURCE 200809L
#include "vectors.h"

#include <stdlib.h>
#include <string.h>

#include "pool.h"

static bool allowed(const char *line, const struct pattern *pattern, unsigned patterns,
                    const struct pattern *wanted)
{
    struct arbiter_rules rules;
    struct arbiter_error error;
    if (!arbiter_spec_read(&rules, line, strcspn(line, " "), &error)) return false;
    if (wanted != NULL && !pattern_matches(wanted, &rules)) return false;
    for (unsigned number = 0; number < patterns; number++)
        if (pattern_matches(&pattern[number], &rules)) return true;
    return false;
}

/* Cuts the row at its tabs; false for a comment or an empty row. */
static bool vector_read(char *row, struct vector *vector)
{
    const char **const column[] = {&vector->id, &vector->clauses, &vector->line, &vector->answer};
    if (row[0] == '#' || row[0] == '\0') return false;
    for (unsigned number = 0; number < sizeof column / sizeof column[0]; number++) {
        if (row == NULL) return false;
        *column[number] = row;
        row = strchr(row, '\t');
        if (row != NULL) *row++ = '\0';
    }
    return true;
}

void vectors_open(struct vectors *vectors, const struct pattern *pattern, unsigned patterns,
                  const struct pattern *wanted)
{
    size_t length = 0, rows = 0;
    struct vector vector;
    for (unsigned file = 0; vector_text[file] != NULL; file++)
        length += strlen(vector_text[file]);
    char *row = malloc(length + 1);
    if (row == NULL) abort();
    *vectors = (struct vectors){.text = row};
    row[0] = '\0';
    for (unsigned file = 0; vector_text[file] != NULL; file++)
        row = stpcpy(row, vector_text[file]);
    for (const char *at = vectors->text; *at != '\0'; at++)
        rows += *at == '\n';
    vectors->vector = malloc((rows + 1) * sizeof *vectors->vector);
    if (vectors->vector == NULL) abort();

    for (row = vectors->text; *row != '\0';) {
        char *end = strchr(row, '\n');
        *end = '\0';
        if (vector_read(row, &vector) && allowed(vector.line, pattern, patterns, wanted))
            vectors->vector[vectors->count++] = vector;
        row = end + 1;
    }
}

void vectors_close(struct vectors *vectors)
{
    free(vectors->vector);
    free(vectors->text);
}

static void put_difference(const struct vector *vector, const char *clause, const char *note)
{
    print_plain(stdout, "%s %s: %s\n", vector->id, clause, note);
    print_plain(stdout, "  line      %s\n", vector->line);
    print_plain(stdout, "  expected  %s\n", vector->answer);
}

void vector_failed(const struct vector *vector, const char *fault, const char *note,
                   struct verdicts *verdicts)
{
    char words[256];
    snprintf(words, sizeof words, "%s: %s", fault, note);
    verdicts->failed++;
    put_difference(vector, vector->clauses, words);
}

void vector_verify(const struct vector *vector, const char *answer, unsigned level,
                   struct verdicts *verdicts)
{
    static const struct tally none;
    struct difference difference;
    struct arbiter_rules rules;
    struct arbiter_error error;
    const size_t length = strlen(answer);
    if (!answer_well_formed(answer, length)) {
        vector_failed(vector, fault_name(FAULT_GARBAGE), "this is no answer", verdicts);
        print_plain(stdout, "  answered  %s\n", answer);
        return;
    }
    if (answer_skips(answer, length)) {
        verdicts->skipped++;
        return;
    }
    answer_compare(vector->line, strlen(vector->line), vector->answer, answer, level, &none,
                   &difference);
    if (difference.kind == FAULT_NONE) {
        verdicts->good++;
        return;
    }
    const bool known = difference.clauses > 0 &&
                       arbiter_spec_read(&rules, vector->line, strcspn(vector->line, " "), &error);
    const struct arbiter_clause *clause =
        known ? arbiter_clause_at(rules.game, difference.clause[0]) : NULL;
    verdicts->different += fault_of_rules(difference.kind);
    verdicts->failed += !fault_of_rules(difference.kind);
    put_difference(vector, clause == NULL ? vector->clauses : clause->id,
                   difference.note[0] != '\0' ? difference.note : fault_meaning(difference.kind));
    print_plain(stdout, "  answered  %s\n", answer);
}

int verdicts_close(const struct verdicts *verdicts)
{
    const unsigned all =
        verdicts->good + verdicts->skipped + verdicts->different + verdicts->failed;
    printf("%u vectors: %u as expected, %u different, %u failed, %u skipped\n", all, verdicts->good,
           verdicts->different, verdicts->failed, verdicts->skipped);
    if (verdicts->failed > 0 || verdicts->good + verdicts->different == 0) return EXIT_WRONG_USE;
    return verdicts->different > 0 ? EXIT_DIFFERENCE : EXIT_FINE;
}

/* The answers come in any order, and are kept until all are there. */
struct asking {
    const struct vectors *vectors;
    struct outcome *outcome;
    unsigned asked;
};

static bool ask(void *context, const char **text, size_t *length, int64_t *tag)
{
    struct asking *asking = context;
    if (asking->asked == asking->vectors->count) return false;
    *text = asking->vectors->vector[asking->asked].line;
    *length = strlen(*text);
    *tag = asking->asked++;
    return true;
}

static void answer(void *context, int64_t tag, const char *question, size_t length,
                   const struct outcome *outcome)
{
    struct asking *asking = context;
    (void)question, (void)length;
    if (tag == POOL_NO_TAG) return;
    asking->outcome[tag] = *outcome;
    asking->outcome[tag].text = strndup(outcome->length > 0 ? outcome->text : "", outcome->length);
}

static int ask_all(struct pool *pool, const struct vectors *vectors, unsigned level)
{
    struct verdicts verdicts = {0};
    struct asking asking = {.vectors = vectors};
    const struct client client = {&asking, ask, answer};
    asking.outcome = calloc(vectors->count + 1, sizeof *asking.outcome);
    if (asking.outcome == NULL) abort();
    pool_run(pool, &client, 0);
    for (unsigned number = 0; number < vectors->count; number++) {
        const struct outcome *outcome = &asking.outcome[number];
        if (outcome->text == NULL)
            vector_failed(&vectors->vector[number], "unanswered", "the engine was given up",
                          &verdicts);
        else if (outcome->fault != FAULT_NONE)
            vector_failed(&vectors->vector[number], fault_name(outcome->fault), outcome->note,
                          &verdicts);
        else
            vector_verify(&vectors->vector[number], outcome->text, level, &verdicts);
        free((char *)(uintptr_t)outcome->text);
    }
    free(asking.outcome);
    return verdicts_close(&verdicts);
}

int vectors_ask(const char *engine, const struct pattern *wanted, unsigned level, unsigned jobs,
                double timeout)
{
    static struct pattern pattern[TRIAL_SPECS_MAX];
    static struct outcome outcome;
    struct greeting greeting;
    struct arbiter_error error;
    struct vectors vectors;
    unsigned patterns = 0;
    int code = EXIT_WRONG_USE;
    struct pool *pool = pool_open(engine, jobs, timeout);
    if (!pool_greet(pool, &greeting, &outcome)) {
        fail("vectors: the greeting: %s", outcome.note);
    } else {
        for (unsigned number = 0; number < greeting.specs; number++)
            patterns += pattern_read(&pattern[patterns], greeting.spec[number], &error);
        vectors_open(&vectors, pattern, patterns, wanted);
        code = ask_all(pool, &vectors, greeting.level < level ? greeting.level : level);
        vectors_close(&vectors);
    }
    pool_close(pool);
    return code;
}
