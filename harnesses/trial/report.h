/* report.h: what the writers of reports share.
 *
 *     report.c              verdict, names of faults, order of findings
 *     report_scene.c        the position at issue
 *     report_difference.c   where two answers differ
 *     report_cases.c        a report as test cases, for JUnit and TAP
 *
 * Text that comes from an engine goes through escape.c, always. */
#ifndef ARBITER_REPORT_H
#define ARBITER_REPORT_H

#include "trial.h"

/* A part of a longer text. */
struct words {
    const char *start; /* NULL: not there at all */
    size_t length;
};
#define WORDS(words) (int)(words).length, (words).start /* for %.*s */
/* The next stretch without separators; false at the end. */
bool words_next(struct words *rest, const char *separators, struct words *next);

/* The findings, the most important first: new ones, then those about the rules, then the frequent
 * ones.  To be freed; NULL when memory is short. */
const struct finding **findings_sorted(const struct report *report);
double events_per_second(const struct report *report);
/* Lines that were answered, and not skipped. */
uint64_t lines_compared(const struct report *report);
enum { GROUPED_ROOM = 32 };
/* 1234567 as 1,234,567. */
const char *grouped(uint64_t number, char *words);

/* Just before the event at issue; at the end of the line where there is none. */
struct scene {
    struct arbiter_rules rules;
    union arbiter_position position;
    struct arbiter_event event;
    bool has_event;
    bool in_line;   /* the event stands in the line, and not only in a list of legal ones */
    char token[32]; /* the event as it is written */
    char deed[160]; /* and in words */
};
bool scene_open(struct scene *scene, const struct report *report, const struct finding *finding);

/* One row of a comparison. */
struct difference {
    struct words key;
    const char *part; /* the part of a position, or NULL */
    bool set;         /* the order of what stands between the commas means nothing */
    struct words ours, theirs;
};
enum { DIFFERENCES_MAX = 32 };
/* None where one of the two is no answer: then both are shown as they are. */
unsigned differences_of(const struct report *report, const struct finding *finding,
                        struct difference list[DIFFERENCES_MAX]);
/* The next of a set that the other one lacks; false at the end. */
bool lacking_next(struct words *rest, struct words other, struct words *item);
/* The stretch of `one` in which it differs from `other`. */
struct words differing(struct words one, struct words other);

enum case_state { CASE_PASSED, CASE_NOT_REACHED, CASE_KNOWN, CASE_FAILED, CASE_BROKEN };
/* A clause that play can reach with the findings about it, or a finding without such a clause, or
 * something else that went wrong. */
struct test_case {
    enum case_state state;
    const char *name;
    const char *message;                 /* in words, "" where it passed */
    const char *kind;                    /* of the fault */
    const struct arbiter_game *game;     /* NULL: of none */
    const struct arbiter_clause *clause; /* NULL: of no clause */
    const struct finding **finding;      /* those of this case */
    unsigned findings;
};
struct case_list {
    struct test_case *item;
    unsigned count;
    const struct finding **sorted;
};
bool cases_open(struct case_list *list, const struct report *report);
void cases_close(struct case_list *list);

#endif
