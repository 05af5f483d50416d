/* events.c: events to choose from. */
#include "events.h"

#include "chance.h"

struct arbiter_event event_of_any_class(const struct face *face, const struct arbiter_event *list,
                                        unsigned count, uint64_t *chance)
{
    unsigned classes = 0;
    for (unsigned number = 0; number < count; number++) {
        const unsigned class = face->class_of(&list[number]);
        classes = class >= classes ? class + 1 : classes;
    }
    const unsigned wanted = chance_below(chance, classes);
    const unsigned first = chance_below(chance, count);
    for (unsigned number = 0; number < count; number++) {
        const struct arbiter_event *event = &list[(first + number) % count];
        if (face->class_of(event) == wanted) return *event;
    }
    return list[first];
}

struct arbiter_event event_beyond(const struct arbiter_rules *rules,
                                  const union arbiter_position *position,
                                  const struct arbiter_event *event, uint64_t *chance)
{
    struct arbiter_event other = *event;
    uint8_t *const part[] = {&other.from, &other.index, &other.to, &other.place};
    uint8_t *changed = part[chance_below(chance, sizeof part / sizeof part[0])];
    const bool up = chance_below(chance, 2) == 0;
    for (;;) {
        *changed = (uint8_t)(up ? *changed + 1 : *changed - 1);
        const unsigned fault = arbiter_fault(rules, position, &other);
        if (fault == ARBITER_NO_EVENT) return *event;
        if (fault != 0) return other;
    }
}
