/* spoil.h: words that are no events. */
#ifndef ARBITER_SPOIL_H
#define ARBITER_SPOIL_H

#include "trial.h"

/* What words are made of: events of the game, some of each class. */
struct words {
    const struct face *face;
    const struct arbiter_rules *rules;
    const struct arbiter_event *event;
    unsigned events;
};

/* Puts a word that is no event in the place of one of the line's, and leaves out what comes after
 * it.  Returns the new length; the line stays as it is where it has no events. */
size_t line_spoil(char *line, size_t length, size_t room, const struct words *words,
                  uint64_t *chance);

#endif
