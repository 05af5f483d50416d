/* vectors.h: the static vectors that the command carries: lines with their answers. */
#ifndef ARBITER_VECTORS_H
#define ARBITER_VECTORS_H

#include "questions.h"

struct vector {
    const char *id;
    const char *clauses; /* that decide it, with commas between */
    const char *line;
    const char *answer; /* of level 2, in some also what the players see; without `why` */
};

enum { VECTORS_LEVEL = 3 };

struct vectors {
    struct vector *vector;
    unsigned count;
    char *text; /* that they point into */
};

/* Those that one of the patterns allows, and `wanted` too unless it is NULL; in the order of
 * `arbiter vectors list`. */
void vectors_open(struct vectors *vectors, const struct pattern *pattern, unsigned patterns,
                  const struct pattern *wanted);
void vectors_close(struct vectors *vectors);

/* How many answers were looked at, and what became of them. */
struct verdicts {
    unsigned good, skipped, different, failed;
};

/* Compares an answer with the expected one, and says what is different; NULL is no answer. */
void vector_verify(const struct vector *vector, const char *answer, unsigned level,
                   struct verdicts *verdicts);
/* The engine did not answer. */
void vector_failed(const struct vector *vector, const char *fault, const char *note,
                   struct verdicts *verdicts);
int verdicts_close(const struct verdicts *verdicts); /* prints the sum; the exit code */

/* Asks the engine all vectors that it plays; the exit code. */
int vectors_ask(const char *engine, const struct pattern *wanted, unsigned level, unsigned jobs,
                double timeout);

#endif
