/* fields.h: the fields of a line before its cards: players=, and the figures of the game. */
#ifndef ARBITER_FIELDS_H
#define ARBITER_FIELDS_H

#include "game.h"

/* The standard number of players, and the standard figures. */
void fields_standard(struct arbiter_rules *rules);
/* A bit for each field of the game, from the second lowest on; 0 where the game has none of this
 * name. */
uint32_t fields_bit(const struct arbiter_game *game, const char *name, size_t length);
bool fields_value_read(struct arbiter_rules *rules, uint32_t bit, const char *value, size_t length,
                       struct arbiter_error *error);
/* What may stand before the events, for a message. */
const char *fields_expected(const struct arbiter_game *game);

#endif
