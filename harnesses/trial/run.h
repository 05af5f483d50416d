/* run.h: a trial while it runs. */
#ifndef ARBITER_RUN_H
#define ARBITER_RUN_H

#include "pool.h"
#include "questions.h"
#include "suspects.h"

/* What is asked for on the command line. */
enum { LINES_MAX = 64 };

struct trial_options {
    const char *engine;
    const char *spec;      /* NULL: all that the engine plays */
    const char *known;     /* a file of accepted differences, or NULL */
    char *line[LINES_MAX]; /* to ask instead of our own */
    unsigned lines;
    uint64_t seed;
    uint64_t games; /* 0: no limit */
    double seconds; /* 0: no limit */
    double timeout;
    unsigned level; /* at most */
    unsigned jobs;
    enum questions_asked asking;
};

/* A line that shows a difference, or brings the engine down. */
struct showing {
    char *line;
    char *ours;   /* our answer */
    char *theirs; /* the engine's, or NULL */
    struct difference difference;
};
void showing_free(struct showing *showing);
struct trial;
/* Our answer and the engine's to a line; true: they differ, or the engine has failed. */
bool showing_take(struct trial *trial, const char *line, size_t length,
                  const struct outcome *outcome, struct showing *showing);

/* One way in which lines have failed, before it is known whether others have the same cause. */
enum { ROUGH_KEY = 128 + OUTCOME_ROOM };
struct raw {
    char key[ROUGH_KEY]; /* of the difference, and the outcome by the engine */
    uint64_t times;
    uint64_t first;
    uint64_t shrunk;        /* how many of them were shrunk */
    unsigned finding;       /* its finding + 1; 0: none yet */
    struct showing showing; /* the shortest line since the last that was shrunk */
};

enum { RAWS_MAX = 256 };

struct trial {
    struct pool *pool; /* NULL where the engine cannot be asked: then nothing is shrunk */
    struct report *report;
    unsigned level;
    struct raw raw[RAWS_MAX];
    unsigned raws;
    struct spectrum *spectrum[GAMES_MAX]; /* of each game of which a line was compared */
    char **known_key;                     /* of accepted differences */
    unsigned knowns;
};

/* The answer to a line: counted, compared, and noted where it differs.  `number`: of the line. */
void trial_take(struct trial *trial, const char *line, size_t length, const struct outcome *outcome,
                uint64_t number);

/* run.c: runs the trial and fills in the report; false: the engine could not even be greeted. */
bool trial_run(const struct trial_options *options, struct report *report);

/* shrink.c: looks among lines for the first that shows a difference: with this key, or of the same
 * sort (NULL: any difference of rules).  The number of lines if none does. */
size_t trial_first_showing(struct trial *trial, char **line, size_t count, const char *key,
                           struct showing *showing);
/* Makes the line as short as it gets. */
void trial_shrink(struct trial *trial, struct showing *showing);

/* findings.c */
void trial_note(struct trial *trial, const struct showing *showing, uint64_t number);
void trial_group(struct trial *trial); /* shrinks what is new, and makes findings of it */
/* At the end: what one choice of a reading explains is one finding; which are known. */
void trial_settle(struct trial *trial);
bool trial_known_read(struct trial *trial, const char *path);

#endif
