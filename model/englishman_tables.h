/* englishman_tables.h: the game's data and its text, for englishman_game.c. */
#ifndef ARBITER_ENGLISHMAN_TABLES_H
#define ARBITER_ENGLISHMAN_TABLES_H

#include "game.h"

enum { ENGLISHMAN_EDITIONS = 2 };

extern const struct arbiter_edition englishman_editions[ENGLISHMAN_EDITIONS];
extern const struct arbiter_clause englishman_clauses[ENG_CLAUSES];
extern const struct arbiter_clause englishman_invariants[ENG_INVARIANTS];
extern const struct arbiter_reading englishman_readings[ENG_READINGS];

bool englishman_event_read(struct cursor *cursor, struct arbiter_event *event);
void englishman_event_write(const struct arbiter_event *event, struct arbiter_text *text);
bool englishman_deal_read(const struct arbiter_rules *rules, struct cursor *cursor,
                          struct englishman *s);
bool englishman_position_read(struct cursor *cursor, struct englishman *s);
void englishman_position_write(const struct englishman *s, struct arbiter_text *text);
void englishman_result_write(const struct englishman *s, struct arbiter_text *text);
void englishman_by_write(const struct englishman *s, struct arbiter_text *text);

#endif
