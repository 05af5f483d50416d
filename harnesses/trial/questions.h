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
enum questions_asked {
    ASK_ALL,       /* the bundled lines, and then generated ones */
    ASK_GENERATED, /* generated ones alone */
    ASK_WHOLE      /* whole games from a deal, legal and illegal events mixed */
};
/* The same seed and patterns give the same lines. */
struct questions *questions_open(const struct pattern *pattern, unsigned patterns, uint64_t seed,
                                 enum questions_asked asking);
/* The next line, without an end. */
void questions_next(struct questions *questions, const char **text, size_t *length);
void questions_close(struct questions *questions);

/* The lines of corpus/, as they were when the command was built, those of the vectors first; and the
 * files of vectors: their paths under corpus/vectors/, and their texts.  NULL past the last. */
extern const char *const corpus_line[];
extern const char *const vector_path[];
extern const char *const vector_text[];

#endif
