/* ugo_tables.h: the game's data and its text, for ugo_game.c. */
#ifndef ARBITER_UGO_TABLES_H
#define ARBITER_UGO_TABLES_H

#include "game.h"

enum { UGO_EDITIONS = 1, UGO_FIELDS = 3 };

extern const struct arbiter_edition ugo_editions[UGO_EDITIONS];
extern const struct arbiter_clause ugo_clauses[UGO_CLAUSES];
extern const struct arbiter_clause ugo_invariants[UGO_INVARIANTS];
extern const struct arbiter_reading ugo_readings[UGO_READINGS];
extern const struct arbiter_field ugo_fields[UGO_FIELDS];

/* ugo_text.c */
bool ugo_event_read(struct cursor *cursor, struct arbiter_event *event);
void ugo_event_write(const struct arbiter_event *event, struct arbiter_text *text);
bool ugo_deal_read(const struct arbiter_rules *rules, struct cursor *cursor, struct ugo *s);
void ugo_result_write(const struct arbiter_rules *rules, const struct ugo *s,
                      struct arbiter_text *text);
void ugo_totals_write(const struct arbiter_rules *rules, const struct ugo *s,
                      struct arbiter_text *text);
bool ugo_card_read(struct cursor *cursor, uint8_t *card);
void ugo_card_write(unsigned card, struct arbiter_text *text);

/* ugo_position_read.c and ugo_position_write.c */
bool ugo_position_read(const struct arbiter_rules *rules, struct cursor *cursor, struct ugo *s);
void ugo_position_write(const struct arbiter_rules *rules, const struct ugo *s,
                        struct arbiter_text *text);
void ugo_view_write(const struct arbiter_rules *rules, const struct ugo *s, unsigned seat,
                    struct arbiter_text *text);

/* The words for the phases, in their order. */
extern const char *const ugo_phase_words[UGO_PHASES];

#endif
