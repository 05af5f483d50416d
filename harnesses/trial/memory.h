/* memory.h: what was seen of one game, and the events that there are. */
#ifndef ARBITER_MEMORY_H
#define ARBITER_MEMORY_H

#include "places.h"

enum {
    CLASSES_MAX = 32,
    ACTORS = ARBITER_PLAYERS_MAX + 2, /* and chance, and nobody when the game is over */
    ANSWERS = CLAUSES_MAX * ARBITER_VERDICTS,
    PAST = 256
};

struct memory {
    const struct arbiter_game *game;
    const struct face *face;
    unsigned readings, clauses;
    uint32_t seen[ACTORS][CLASSES_MAX][ANSWERS]; /* by whom, with what */
    /* The same by each choice of each reading: what depends on one is rare by the others. */
    uint32_t seen_by[ANSWERS][ARBITER_READINGS_MAX][ARBITER_CHOICES_MAX];
    bool keeps;
    struct places places;
    struct arbiter_event past[PAST]; /* legal ones of other positions */
    unsigned whole;                  /* events of the last game that went to its end */
    unsigned sweeps, classes;
    unsigned first[CLASSES_MAX + 1]; /* of each class in the sweep, and where it ends */
    struct arbiter_event sweep[ARBITER_MOVES_MAX];
    struct arbiter_event moves[ARBITER_MOVES_MAX];  /* legal ones */
    struct arbiter_event others[ARBITER_MOVES_MAX]; /* by other choices */
};

/* `keeps`: positions are kept to start from.  free() ends it. */
struct memory *memory_open(const struct arbiter_game *game, bool keeps, uint64_t *chance);
/* How often the rarest answer was seen that the event gives: to this player for events of this
 * class, or by one of the choices. */
uint32_t memory_rarity(struct memory *memory, const struct arbiter_rules *rules,
                       const union arbiter_position *position, const struct arbiter_event *event);
/* Counts the event's answers, plays it if it is legal, and keeps a rare position. */
void memory_play(struct memory *memory, const struct arbiter_rules *rules,
                 union arbiter_position *position, const struct arbiter_event *event,
                 uint64_t *chance);

#endif
