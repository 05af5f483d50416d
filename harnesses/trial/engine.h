/* engine.h: a process that answers lines, and all the ways in which it may fail to. */
#ifndef ARBITER_ENGINE_H
#define ARBITER_ENGINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

enum {
    ENGINE_ANSWER_MAX = 4 * 1024 * 1024, /* bytes in a line of its output */
    ENGINE_NOTE_ROOM = 160
};

/* What an engine has written on standard error: the beginning and the end. */
struct errors {
    char head[2048];
    char tail[2048];
    size_t head_length;
    size_t total;
};
void errors_add(struct errors *errors, const char *text, size_t length);
char *errors_text(const struct errors *errors); /* to be freed */

struct engine {
    pid_t pid; /* 0: not running */
    int in;    /* its standard input, our end; -1 when closed */
    int out;
    int err;
    char *unsent; /* bytes that it has not taken yet */
    size_t unsent_start, unsent_end, unsent_room;
    char *got; /* bytes of it that are no whole line yet */
    size_t got_start, got_end, got_room;
    uint64_t bytes; /* that it has written since it was started */
};

/* Starts `sh -c command` in a process group of its own.  False: see errno. */
bool engine_start(struct engine *engine, const char *command);
/* Ends it and all of its group at once. */
void engine_kill(struct engine *engine);
/* Closes its input, waits for `seconds` for it to end, and then kills it; true if it ended by
 * itself.  What it still writes is read and dropped. */
bool engine_close(struct engine *engine, double seconds);
void engine_free(struct engine *engine); /* the buffers */

/* Puts a line, and its newline, into the queue. */
void engine_send(struct engine *engine, const char *line, size_t length);
/* Writes what it takes without waiting; false where it has closed its input. */
bool engine_push(struct engine *engine);
enum engine_read { ENGINE_MORE, ENGINE_WAIT, ENGINE_ENDED };
/* Reads what is there without waiting. */
enum engine_read engine_pull(struct engine *engine);
void engine_pull_errors(struct engine *engine, struct errors *errors);
/* The next whole line that it has written; false: there is none.  Valid until the next pull. */
bool engine_line(struct engine *engine, const char **text, size_t *length);
size_t engine_partial(const struct engine *engine); /* bytes of a line that is not whole */
bool engine_ended(const struct engine *engine);     /* even if others hold its pipes open */
/* After ENGINE_ENDED: how it ended, in words; true for a signal. */
bool engine_autopsy(struct engine *engine, char note[ENGINE_NOTE_ROOM]);

/* Processes that engines have left behind become ours, and are ended. */
void orphans_adopt(void);
unsigned orphans_living(pid_t except); /* children of ours that still run, but for one */
void orphans_kill(void);

double seconds_now(void);

#endif
