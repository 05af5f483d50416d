/* answer.h: an engine's answer compared with ours. */
#ifndef ARBITER_ANSWER_H
#define ARBITER_ANSWER_H

#include "trial.h"

/* Whether a line can be an answer at all: words of the form key=value, or skip or error. */
bool answer_well_formed(const char *text, size_t length);
bool answer_skips(const char *text, size_t length); /* "skip REASON" */

/* What is different, and what it is about. */
struct difference {
    enum fault_kind kind; /* FAULT_NONE: nothing is */
    char word[64];        /* the key of the answer that differs */
    size_t event;         /* the number of the event at issue, from 1; 0: none */
    char token[32];       /* an event that only one side lists as legal, or "" */
    unsigned clauses;
    unsigned clause[TRIAL_CLAUSES_MAX];
    char note[256];
    char key[128];
};

/* Our answer; false: the line is malformed.  To be freed. */
bool judge_line(const char *line, size_t length, unsigned level, char **answer);

/* Compares the answers to a line.  `seen` says how rare a clause is: the rarest is the most telling.
 */
void answer_compare(const char *line, size_t length, const char *ours, const char *theirs,
                    unsigned level, const struct tally *seen, struct difference *difference);

#endif
