/* places.h: positions worth starting from, and changed ones that are still possible. */
#ifndef ARBITER_PLACES_H
#define ARBITER_PLACES_H

#include "trial.h"

enum { PLACES = 256, PLACE_ROOM = 512 };

struct place {
    struct arbiter_rules rules;
    char text[PLACE_ROOM]; /* the value of at= */
};

struct places {
    unsigned count;
    struct place place[PLACES];
};

/* Keeps a position, in the place of another one when there are enough. */
void places_keep(struct places *places, const struct arbiter_rules *rules,
                 const union arbiter_position *position, uint64_t *chance);
/* Cards swapped, moved elsewhere, another phase: `times` changes, of which the impossible ones are
 * taken back. */
void place_change(struct place *place, const struct places *others, unsigned times,
                  uint64_t *chance);

#endif
