/* issue.h: which clauses a difference is about. */
#ifndef ARBITER_ISSUE_H
#define ARBITER_ISSUE_H

#include "answer.h"

bool issue_rules(const char *line, size_t length, struct arbiter_rules *rules);
/* Fills in the event, the clauses, the note and the key of a difference. */
void issue_find(const char *line, size_t length, const struct tally *seen,
                struct difference *difference);
/* The choices of one reading with which our answer is the engine's, such as "timing=turn", with a
 * space after each.  To be freed. */
char *issue_readings(const char *line, size_t length, const char *theirs, unsigned level);

#endif
