/* memory.c: how often each answer of each clause was seen, so that rare ones can be looked for.  What
 * was seen is counted here, and not by what the engine has answered: so the lines follow from the
 * seed alone. */
#include "memory.h"

#include <stdlib.h>
#include <string.h>

#include "chance.h"

enum { SELDOM = 40 /* what was seen less often is worth keeping the position for */ };

static unsigned class_of(const struct memory *memory, const struct arbiter_event *event)
{
    return memory->face->class_of(event) % CLASSES_MAX;
}

/* The sweep class by class, each in the order of the face. */
static void sort_sweep(struct memory *memory)
{
    struct arbiter_event *list = memory->moves; /* nothing is in it yet */
    const unsigned count = memory->face->sweep(list);
    for (unsigned class = 0; class < CLASSES_MAX; class ++) {
        const unsigned before = memory->sweeps;
        for (unsigned number = 0; number < count; number++)
            if (class_of(memory, &list[number]) == class)
                memory->sweep[memory->sweeps++] = list[number];
        if (memory->sweeps > before) memory->first[memory->classes++] = before;
    }
    memory->first[memory->classes] = memory->sweeps;
}

struct memory *memory_open(const struct arbiter_game *game, bool keeps, uint64_t *chance)
{
    struct memory *memory = calloc(1, sizeof *memory);
    if (memory == NULL) abort();
    memory->game = game;
    memory->face = face_of(game);
    memory->whole = 1;
    memory->keeps = keeps;
    while (arbiter_reading_at(game, memory->readings) != NULL)
        memory->readings++;
    for (memory->clauses = 1; arbiter_clause_at(game, memory->clauses) != NULL;)
        memory->clauses++;
    sort_sweep(memory);
    for (unsigned number = 0; number < PAST; number++)
        memory->past[number] = memory->sweep[chance_below(chance, memory->sweeps)];
    return memory;
}

/* The clauses that an event touches, each with its verdict: clause * ARBITER_VERDICTS + verdict. */
struct touched {
    unsigned count;
    unsigned answer[ANSWERS];
};

/* Plays the event, if it is legal. */
static void play_and_touch(const struct memory *memory, const struct arbiter_rules *rules,
                           union arbiter_position *position, const struct arbiter_event *event,
                           struct touched *touched)
{
    static struct tally tally; /* nothing in it but in between */
    tally_into(&tally);
    if (arbiter_fault(rules, position, event) == 0) arbiter_play(rules, position, event);
    tally_into(NULL);
    touched->count = 0;
    for (unsigned clause = 1; clause < memory->clauses; clause++)
        for (unsigned verdict = 0; verdict < ARBITER_VERDICTS; verdict++) {
            if (tally.count[clause][verdict] == 0) continue;
            tally.count[clause][verdict] = 0;
            touched->answer[touched->count++] = clause * ARBITER_VERDICTS + verdict;
        }
}

/* How often each answer was given to this player for events of this class. */
static uint32_t *seen_for(struct memory *memory, const struct arbiter_rules *rules,
                          const union arbiter_position *position, const struct arbiter_event *event)
{
    unsigned actor = arbiter_actor(rules, position);
    if (actor == ARBITER_CHANCE) actor = ARBITER_PLAYERS_MAX;
    if (actor > ARBITER_PLAYERS_MAX) actor = ARBITER_PLAYERS_MAX + 1;
    return memory->seen[actor][class_of(memory, event)];
}

static uint32_t *seen_by(struct memory *memory, const struct arbiter_rules *rules, unsigned answer,
                         unsigned reading)
{
    return &memory->seen_by[answer][reading][rules->choice[reading]];
}

/* The count of the rarest of the answers. */
static const uint32_t *least_seen(struct memory *memory, const struct arbiter_rules *rules,
                                  const uint32_t *seen, const struct touched *touched)
{
    static const uint32_t never_rare = UINT32_MAX;
    const uint32_t *rarest = &never_rare;
    for (unsigned number = 0; number < touched->count; number++) {
        const unsigned answer = touched->answer[number];
        if (seen[answer] < *rarest) rarest = &seen[answer];
        for (unsigned reading = 0; reading < memory->readings; reading++) {
            const uint32_t *by = seen_by(memory, rules, answer, reading);
            if (*by < *rarest) rarest = by;
        }
    }
    return rarest;
}

static void count_touched(struct memory *memory, const struct arbiter_rules *rules, uint32_t *seen,
                          const struct touched *touched)
{
    for (unsigned number = 0; number < touched->count; number++) {
        seen[touched->answer[number]]++;
        for (unsigned reading = 0; reading < memory->readings; reading++)
            ++*seen_by(memory, rules, touched->answer[number], reading);
    }
}

uint32_t memory_rarity(struct memory *memory, const struct arbiter_rules *rules,
                       const union arbiter_position *position, const struct arbiter_event *event)
{
    struct touched touched;
    union arbiter_position after = *position;
    play_and_touch(memory, rules, &after, event, &touched);
    return *least_seen(memory, rules, seen_for(memory, rules, position, event), &touched);
}

void memory_play(struct memory *memory, const struct arbiter_rules *rules,
                 union arbiter_position *position, const struct arbiter_event *event,
                 uint64_t *chance)
{
    struct touched touched;
    const union arbiter_position before = *position;
    uint32_t *seen = seen_for(memory, rules, position, event);
    play_and_touch(memory, rules, position, event, &touched);
    const uint32_t *rare = least_seen(memory, rules, seen, &touched);
    const bool keep = memory->keeps && (*rare < SELDOM || chance_below(chance, 64) == 0);
    if (keep) places_keep(&memory->places, rules, &before, rare, chance);
    count_touched(memory, rules, seen, &touched);
    if (memory->keeps) places_see(&memory->places, rules, position, chance);
}
