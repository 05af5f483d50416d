/* issue.h: which clauses a difference is about. */
#ifndef ARBITER_ISSUE_H
#define ARBITER_ISSUE_H

#include "answer.h"

bool issue_rules(const char *line, size_t length, struct arbiter_rules *rules);
/* Fills in the event, the clauses, the note and the key of a difference. */
void issue_find(const char *line, size_t length, const struct tally *seen,
                struct difference *difference);
/* The choice of one reading with which our answer is the engine's, such as "timing=turn"; NULL if
 * there is none.  To be freed. */
char *issue_reading(const char *line, size_t length, const char *theirs, unsigned level);

#endif
