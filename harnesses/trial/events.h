/* events.h: events to choose from. */
#ifndef ARBITER_EVENTS_H
#define ARBITER_EVENTS_H

#include "trial.h"

/* One of the list, of each class (face.class_of) as likely as of the others. */
struct arbiter_event event_of_any_class(const struct face *face, const struct arbiter_event *list,
                                        unsigned count, uint64_t *chance);
/* From an event on, with one thing about it always one more or one less, the first that is illegal;
 * the event itself where the notation ends before. */
struct arbiter_event event_beyond(const struct arbiter_rules *rules,
                                  const union arbiter_position *position,
                                  const struct arbiter_event *event, uint64_t *chance);

#endif
