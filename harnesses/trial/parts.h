/* parts.h: a line taken apart, to be put together differently. */
#ifndef ARBITER_PARTS_H
#define ARBITER_PARTS_H

#include "trial.h"

struct parts {
    bool known; /* the spec and the cards can be read */
    struct arbiter_rules rules;
    char *text;   /* the line, with zeros between its words */
    char *cards;  /* the last field; all before the colon where that cannot be read */
    char **token; /* the events */
    size_t events;
    union arbiter_position *position; /* before each event, and after the last; if known */
};

struct gap {
    size_t from, to;
};

void parts_read(struct parts *parts, const char *line);
void parts_free(struct parts *parts);
/* The events from `first` to before `end`, without those of the gap; where `first` is not 0 they
 * begin with the position there.  To be freed. */
char *parts_line(const struct parts *parts, size_t first, size_t end, const struct gap *gap);
/* The same events on simpler cards, in the n-th way that is possible or the next one; counts on to
 * what comes after.  NULL past the last. */
char *parts_simpler(const struct parts *parts, unsigned *number);

#endif
