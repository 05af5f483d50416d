/* events.h: events to choose from. */
#ifndef ARBITER_EVENTS_H
#define ARBITER_EVENTS_H

#include "memory.h"

/* How the players of one line behave. */
struct temper {
    unsigned illegal;             /* per cent of events that are any event at all */
    unsigned steered;             /* per cent of events that are chosen for a rare clause */
    unsigned weight[CLASSES_MAX]; /* how much each class of events is liked */
};
struct temper temper_any(uint64_t *chance);

/* The next event of a line; `count` legal ones are in memory->moves. */
struct arbiter_event event_choose(struct memory *memory, const struct arbiter_rules *rules,
                                  const union arbiter_position *position,
                                  const struct temper *temper, unsigned count, uint64_t *chance);
/* One of the list, of each class (face.class_of) as likely as of the others. */
struct arbiter_event event_of_any_class(const struct face *face, const struct arbiter_event *list,
                                        unsigned count, uint64_t *chance);

#endif
