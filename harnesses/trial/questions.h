/* questions.h: lines that are worth asking. */
#ifndef ARBITER_QUESTIONS_H
#define ARBITER_QUESTIONS_H

#include "trial.h"

/* A spec, perhaps with any edition (@*) and any readings (?*). */
struct pattern {
    struct arbiter_rules rules;
    bool any_edition;
    bool any_reading;
};
bool pattern_read(struct pattern *pattern, const char *text, struct arbiter_error *error);
bool pattern_matches(const struct pattern *pattern, const struct arbiter_rules *rules);

struct questions;
/* The same seed and patterns give the same lines.  `corpus`: begin with the bundled lines. */
struct questions *questions_open(const struct pattern *pattern, unsigned patterns, uint64_t seed,
                                 bool corpus);
/* The next line, without an end. */
void questions_next(struct questions *questions, const char **text, size_t *length);
void questions_close(struct questions *questions);

/* The lines of corpus/, as they were when the command was built, those of the vectors first; and the
 * files of vectors: their paths under corpus/vectors/, and their texts.  NULL past the last. */
extern const char *const corpus_line[];
extern const char *const vector_path[];
extern const char *const vector_text[];

#endif
