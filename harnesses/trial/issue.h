/* issue.h: which clauses a difference is about. */
#ifndef ARBITER_ISSUE_H
#define ARBITER_ISSUE_H

#include "answer.h"

bool issue_rules(const char *line, size_t length, struct arbiter_rules *rules);
/* Fills in the event, the clauses, the note and the key of a difference. */
void issue_find(const char *line, size_t length, const struct tally *seen,
                struct difference *difference);
/* The clauses that the event at issue has touched: when asked about, and when played. */
struct touched {
    struct tally asked, played;
    unsigned fault;
    bool found;
    char token[32];
};
void issue_touch(const char *line, size_t length, const struct difference *difference,
                 struct touched *touched);

/* The clauses that the events before have touched. */
void issue_touch_before(const char *line, size_t length, const struct difference *difference,
                        struct tally *tally);

/* The line by other rules; to be freed. */
char *issue_by_rules(const char *line, const struct arbiter_rules *rules);
/* Whether our answer to the line is another one by these rules. */
bool issue_answers_differ(const char *line, const struct arbiter_rules *rules, unsigned level);

#endif
