/* talk.h: one engine, asked line by line, by somebody who wants to know what goes wrong. */
#ifndef ARBITER_TALK_H
#define ARBITER_TALK_H

#include "engine.h"
#include "trial.h"

struct talk {
    const char *command;
    double timeout;
    struct engine engine;
    struct errors errors;
    bool answered;               /* it has answered at least once */
    char note[ENGINE_NOTE_ROOM]; /* of the last failure */
};

bool talk_start(struct talk *talk);
void talk_send(struct talk *talk, const char *line, size_t length);
/* The next line, within so many seconds; to be freed.  A failure ends the engine. */
enum fault_kind talk_hear(struct talk *talk, double seconds, char **answer);
/* A line that has come unasked; NULL: none within so many seconds.  To be freed. */
char *talk_unasked(struct talk *talk, double seconds);
/* Closes its input; true if it ends within so many seconds. */
bool talk_end(struct talk *talk, double seconds);

/* How to mend a fault, in a sentence or more, wrapped. */
void put_mending(enum fault_kind fault, const char *note);

#endif
