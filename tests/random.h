/* random.h: random rules, deals and games, the same in every run. */
#ifndef ARBITER_TESTS_RANDOM_H
#define ARBITER_TESTS_RANDOM_H

#include "arbiter.h"

/* The numbers begin anew. */
void random_begin(uint32_t seed);
unsigned random_below(unsigned limit);
/* A game with random edition, players, readings and figures.  Half of the readings and rows keep
 * their default: otherwise most games would end in the same few ways. */
void random_rules(struct arbiter_rules *rules, const struct arbiter_game *game);
/* A random deal, in a position whose unused bytes are zero. */
void random_deal(const struct arbiter_rules *rules, union arbiter_position *position);
/* One of the listed events, such that games go on and come to an end. */
struct arbiter_event random_event(const struct arbiter_rules *rules,
                                  const struct arbiter_event *list, unsigned count);

#endif
