/* places.h: positions worth starting from, and changed ones that are still possible. */
#ifndef ARBITER_PLACES_H
#define ARBITER_PLACES_H

#include "trial.h"

enum { PLACES = 1024, PLACE_ROOM = 512, PARTS_MAX = 32, LOOKS = 2 * PARTS_MAX + 16, LENGTHS = 64 };

struct place {
    struct arbiter_rules rules;
    const uint32_t *worth; /* how often what can happen here was seen, or NULL */
    char text[PLACE_ROOM]; /* the value of at= */
};

struct places {
    unsigned count;
    struct place place[PLACES];
    /* One place for each look: this word in the state; a part of this length; a part of about this
     * length and so many others empty.  What is rare is there as well as what is common. */
    unsigned looks; /* that a position of the game has */
    struct place like[LOOKS][LENGTHS];
};

/* Looks at a position, which may become the place for one of its looks. */
void places_see(struct places *places, const struct arbiter_rules *rules,
                const union arbiter_position *position, uint64_t *chance);
/* Keeps a position, in the place of a more common one when there are enough.  `worth` is the count
 * of what can happen there, or NULL. */
void places_keep(struct places *places, const struct arbiter_rules *rules,
                 const union arbiter_position *position, const uint32_t *worth, uint64_t *chance);
/* One at which rare things can happen, or one of any look.  There must have been some. */
const struct place *places_choose(const struct places *places, uint64_t *chance);
/* The same position by other rules; false: by these it is impossible. */
bool place_by(struct place *place, const struct arbiter_rules *rules);
/* Whether the value of at= is a position by the rules. */
bool place_possible(const struct arbiter_rules *rules, const char *text);
/* change.c: cards swapped, moved elsewhere, gathered, taken over from another place, another state: `times`
 * changes, of which the impossible ones are taken back. */
void place_change(struct place *place, const struct places *others, unsigned times,
                  uint64_t *chance);

#endif
