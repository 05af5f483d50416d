/* events.c: which event comes next: one that the players like, one that leads to a rare clause, one
 * that no rule allows. */
#include "events.h"

#include "chance.h"

enum { SAMPLE = 12 /* events that are tried to find the one that leads to the rarest clause */ };

struct temper temper_any(uint64_t *chance)
{
    static const unsigned likes[] = {0, 1, 1, 4, 16};
    struct temper temper = {chance_below(chance, 4) * 12, chance_below(chance, 3) * 20, {0}};
    for (unsigned class = 0; class < CLASSES_MAX; class ++)
        temper.weight[class] = likes[chance_below(chance, sizeof likes / sizeof likes[0])];
    return temper;
}

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

/* From an event on, with one thing about it always one more or one less, the first that is illegal;
 * the event itself where the notation ends before. */
static struct arbiter_event beyond(const struct arbiter_rules *rules,
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

/* Where events are taken from.  The sweep has them class by class, and each class has its turn. */
struct source {
    const struct arbiter_event *list;
    unsigned count;
    bool by_class;
};

static struct arbiter_event any_from(const struct memory *memory, struct source source,
                                     uint64_t *chance)
{
    if (!source.by_class) return source.list[chance_below(chance, source.count)];
    const unsigned class = chance_below(chance, memory->classes);
    const unsigned first = memory->first[class];
    return source.list[first + chance_below(chance, memory->first[class + 1] - first)];
}

/* Of some events, the one that leads to the rarest clause. */
static struct arbiter_event steer(struct memory *memory, const struct arbiter_rules *rules,
                                  const union arbiter_position *position, struct source source,
                                  uint64_t *chance)
{
    struct arbiter_event best = any_from(memory, source, chance);
    uint32_t least = memory_rarity(memory, rules, position, &best);
    for (unsigned number = 1; number < SAMPLE && source.count > 1; number++) {
        const struct arbiter_event event = any_from(memory, source, chance);
        const uint32_t rare = memory_rarity(memory, rules, position, &event);
        if (rare >= least) continue;
        least = rare;
        best = event;
    }
    return best;
}

/* One that the temper likes; where it likes none, any. */
static struct arbiter_event liked(const struct memory *memory, const struct temper *temper,
                                  unsigned count, uint64_t *chance)
{
    enum { TRIES = 24, MOST = 16 };
    for (unsigned number = 0; number < TRIES; number++) {
        const struct arbiter_event event = memory->moves[chance_below(chance, count)];
        if (chance_below(chance, MOST) <
            temper->weight[memory->face->class_of(&event) % CLASSES_MAX])
            return event;
    }
    return memory->moves[chance_below(chance, count)];
}

/* One that is illegal, and would be legal if a reading had another choice; false: none was found. */
static bool legal_otherwise(struct memory *memory, const struct arbiter_rules *rules,
                            const union arbiter_position *position, struct arbiter_event *event,
                            uint64_t *chance)
{
    enum { TRIES = 16 };
    struct arbiter_rules other = *rules;
    if (memory->readings == 0) return false;
    for (unsigned times = 1 + chance_below(chance, 3); times > 0; times--) {
        const unsigned number = chance_below(chance, memory->readings);
        const struct arbiter_reading *reading = arbiter_reading_at(rules->game, number);
        other.choice[number] = (uint8_t)chance_below(chance, arbiter_choices(reading));
    }
    if (arbiter_position_fault(&other, position) != 0) return false;
    const unsigned count = arbiter_moves(&other, position, memory->others);
    for (unsigned tries = 0; tries < TRIES && count > 0; tries++) {
        *event = memory->others[chance_below(chance, count)];
        if (arbiter_fault(rules, position, event) != 0) return true;
    }
    return false;
}

struct arbiter_event event_choose(struct memory *memory, const struct arbiter_rules *rules,
                                  const union arbiter_position *position,
                                  const struct temper *temper, unsigned count, uint64_t *chance)
{
    const bool illegal = count == 0 || chance_below(chance, 100) < temper->illegal;
    const bool steered = chance_below(chance, 100) < temper->steered;
    const bool past = illegal && chance_below(chance, 3) == 0;
    struct arbiter_event other;
    if (count > 0)
        memory->past[chance_below(chance, PAST)] = memory->moves[chance_below(chance, count)];
    const struct source source = past      ? (struct source){memory->past, PAST, false}
                                 : illegal ? (struct source){memory->sweep, memory->sweeps, true}
                                           : (struct source){memory->moves, count, false};
    if (illegal && chance_below(chance, 4) == 0 &&
        legal_otherwise(memory, rules, position, &other, chance))
        return other;
    if (steered) return steer(memory, rules, position, source, chance);
    if (!illegal) return liked(memory, temper, count, chance);
    if (count > 0 && chance_below(chance, 3) == 0)
        return beyond(rules, position, &memory->moves[chance_below(chance, count)], chance);
    return any_from(memory, source, chance);
}
