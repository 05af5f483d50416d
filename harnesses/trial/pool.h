/* pool.h: several copies of an engine at work on a stream of questions. */
#ifndef ARBITER_POOL_H
#define ARBITER_POOL_H

#include "engine.h"
#include "answer.h"

/* What became of a question. */
struct outcome {
    enum fault_kind fault; /* FAULT_NONE: it was answered */
    const char *text;      /* the answer; or of a failure what was received, perhaps nothing */
    size_t length;
    char note[ENGINE_NOTE_ROOM]; /* of a failure: how, in words */
};

enum { POOL_NO_TAG = -1 }; /* of a failure that no single question brings about */

/* Where questions come from, and where answers go.  Answers may come in another order. */
struct client {
    void *context;
    /* The next question; false: there is none (now).  The text is copied. */
    bool (*ask)(void *context, const char **text, size_t *length, int64_t *tag);
    void (*answer)(void *context, int64_t tag, const char *question, size_t question_length,
                   const struct outcome *outcome);
};

/* What the engine said of itself. */
struct greeting {
    unsigned version;
    unsigned level;
    unsigned specs;
    char spec[TRIAL_SPECS_MAX][256];
};
/* False: `wrong` says what is wrong with it. */
bool greeting_read(struct greeting *greeting, const char *text, size_t length, char *wrong,
                   size_t room);

struct pool;
struct pool *pool_open(const char *command, unsigned jobs, double timeout);
/* Starts the first engine and greets it.  False: `outcome` says how that failed. */
bool pool_greet(struct pool *pool, struct greeting *greeting, struct outcome *outcome);
/* Asks until the client has no more questions and all are answered.  False: given up, stopped, or
 * past the time (of seconds_now(); 0: none). */
bool pool_run(struct pool *pool, const struct client *client, double until);
/* After the last question: are there lines that nobody has asked for? */
void pool_settle(struct pool *pool, const struct client *client);
void pool_forgive(struct pool *pool); /* forgets failures in a row: these were expected */
const char *pool_gave_up(const struct pool *pool);     /* why no engine can be had, or NULL */
const char *pool_ended_early(const struct pool *pool); /* that, or why no more is asked */
uint64_t pool_restarts(const struct pool *pool);
struct errors *pool_errors(struct pool *pool);
void pool_close(struct pool *pool);

/* Set by SIGINT and SIGTERM after pool_open(): the trial ends, and its report is written. */
bool pool_interrupted(void);

#endif
