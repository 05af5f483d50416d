/* values.h: positions and views in an answer, part by part. */
#ifndef ARBITER_VALUES_H
#define ARBITER_VALUES_H

#include <string.h>

#include "trial.h"

/* A stretch of an answer. */
struct span {
    const char *start; /* NULL: not there */
    size_t length;
};
static inline bool span_same(struct span one, struct span other)
{
    return one.length == other.length && memcmp(one.start, other.start, one.length) == 0;
}

/* Whether theirs is read as our position: what has no order may be written in any. */
bool position_same(const struct arbiter_rules *rules, struct span ours, struct span theirs);
/* The same for a view, which cannot be read: each part that differs is tried in our position. */
bool view_same(const struct arbiter_rules *rules, struct span at, struct span ours,
               struct span theirs);
/* What differs, in words: the first part that does.  `player`: whose view it is, or NULL. */
void values_note(const struct arbiter_game *game, const char *key, const char *player,
                 struct span ours, struct span theirs, char *note, size_t room);

#endif
