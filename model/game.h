/* game.h: what a game gives to the suite.  One constant of this type per game, and one table of
 * them in games.c.  The functions of arbiter.h are the way to call them. */
#ifndef ARBITER_GAME_H
#define ARBITER_GAME_H

#include "arbiter.h"
#include "text.h"

struct arbiter_game {
    const char *name;
    const char *title;
    const char *player[ARBITER_PLAYERS_MAX]; /* NULL past the last */
    unsigned players_least;
    unsigned players_most;
    unsigned players_standard; /* where a line does not say */
    const struct arbiter_edition *edition;
    const struct arbiter_reading *reading;
    const struct arbiter_field *field;      /* NULL where there are none */
    const struct arbiter_clause *clause;    /* entry 0 is no clause */
    const struct arbiter_clause *invariant; /* entry 0 is no invariant */
    unsigned editions;
    unsigned readings;
    unsigned fields;
    unsigned clauses; /* entry 0 counted, as for invariants */
    unsigned invariants;

    bool (*event_formed)(const struct arbiter_event *event);
    unsigned (*fault)(const struct arbiter_rules *rules, const union arbiter_position *position,
                      const struct arbiter_event *event);
    unsigned (*moves)(const struct arbiter_rules *rules, const union arbiter_position *position,
                      struct arbiter_event *list);
    void (*play)(const struct arbiter_rules *rules, union arbiter_position *position,
                 const struct arbiter_event *event);
    unsigned (*position_fault)(const struct arbiter_rules *rules,
                               const union arbiter_position *position);
    unsigned (*actor)(const struct arbiter_rules *rules, const union arbiter_position *position);

    bool (*event_read)(struct cursor *cursor, struct arbiter_event *event);
    void (*event_write)(const struct arbiter_event *event, struct arbiter_text *text);
    bool (*deal_read)(const struct arbiter_rules *rules, struct cursor *cursor,
                      union arbiter_position *position);
    bool (*position_read)(const struct arbiter_rules *rules, struct cursor *cursor,
                          union arbiter_position *position);
    void (*position_write)(const struct arbiter_rules *rules,
                           const union arbiter_position *position, struct arbiter_text *text);
    void (*view_write)(const struct arbiter_rules *rules, const union arbiter_position *position,
                       unsigned player, struct arbiter_text *text);
    void (*result_write)(const struct arbiter_rules *rules, const union arbiter_position *position,
                         struct arbiter_text *text);
    void (*by_write)(const struct arbiter_rules *rules, const union arbiter_position *position,
                     struct arbiter_text *text);
};

extern const struct arbiter_game englishman_game;
extern const struct arbiter_game ugo_game;

#endif
