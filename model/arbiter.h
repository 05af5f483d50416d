/* arbiter.h: the oracle.  Everything that a program needs to judge games of the suite.
 *
 * Conventions.  A position has faults and an event has faults; a fault is the number of a clause
 * (or of an invariant), and zero is no fault.  Nothing here allocates, prints, or keeps state of
 * its own: all data lies in structs of the caller.  Text need not end in a zero byte.
 *
 *     struct arbiter_line line;
 *     struct arbiter_event event;
 *     struct arbiter_error error;
 *     if (!arbiter_line_open(&line, text, length, &error)) ...           spec and cards
 *     while (arbiter_line_next(&line, &event, &error) == ARBITER_EVENT)
 *         if (arbiter_fault(&line.rules, &line.position, &event) == 0)
 *             arbiter_play(&line.rules, &line.position, &event);
 *
 * or, for a whole line at once, arbiter_judge().  docs/lines.md describes the lines. */
#ifndef ARBITER_H
#define ARBITER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "englishman.h"
#include "ugo.h"

#define ARBITER_VERSION "0.1.0"

enum {
    ARBITER_READINGS_MAX = 24,
    ARBITER_CHOICES_MAX = 4,
    ARBITER_EDITIONS_MAX = 2,
    ARBITER_PLAYERS_MAX = 8,
    ARBITER_FIGURES_MAX = 24,
    ARBITER_MOVES_MAX = 4096,       /* no game lists more events in one position */
    ARBITER_LINE_MAX = 1024 * 1024, /* bytes in a line */
    ARBITER_CHANCE = 0xfe,          /* who deals and shuffles: to act like a player, but none */
    ARBITER_NO_PLAYER = 0xff,
    ARBITER_NO_EVENT = 0xffff /* the fault of what is not an event of the game at all */
};

/* One rule of a rulebook in our words.  Its id never changes and is never used again. */
struct arbiter_clause {
    const char *id;
    const char *rule;
    const char *source[ARBITER_EDITIONS_MAX]; /* section in each edition's text; NULL: not there */
};

/* A place where a rulebook can be read in more than one way.  The first choice is the default. */
struct arbiter_reading {
    const char *name;
    const char *question;
    const char *clause;                         /* the clause at issue */
    const char *choice[ARBITER_CHOICES_MAX][2]; /* name and meaning; NULL ends the list */
    const char *why;                            /* why the default is the default */
};

struct arbiter_edition {
    const char *name;
    const char *title;
    const char *seed; /* the file that holds the rulebook's text */
};

/* A row of figures that are printed on cards or boards, one digit each, and a parameter of the
 * game: the text of the rulebook has lost them, or leaves them open.  A line may name others. */
struct arbiter_field {
    const char *name;
    const char *meaning;
    const char *grade;    /* where the standard figures come from */
    const char *standard; /* used where a line names none */
    const char *least;    /* the bounds of each */
    const char *most;
};

struct arbiter_game;

/* What is played: the meaning of a spec, and of the fields before the cards. */
struct arbiter_rules {
    const struct arbiter_game *game;
    uint8_t edition;
    uint8_t players;
    uint8_t choice[ARBITER_READINGS_MAX];
    uint8_t figure[ARBITER_FIGURES_MAX]; /* of all fields, in their order */
};

/* One event.  What the numbers mean is the game's business; unused ones are zero. */
struct arbiter_event {
    uint8_t kind;
    uint8_t from;
    uint8_t index;
    uint8_t to;
    uint8_t place;
};

union arbiter_position {
    struct englishman englishman;
    struct ugo ugo;
};

/* Where reading failed (column from 1) and what was expected there. */
struct arbiter_error {
    size_t column;
    char message[200];
};

/* Text being written into the caller's buffer.  What does not fit is dropped, and `full` says so.
 */
struct arbiter_text {
    char *start;
    size_t room;
    size_t length;
    bool full;
};

struct arbiter_line {
    struct arbiter_rules rules;
    union arbiter_position position;
    const char *text;
    size_t length;
    size_t next; /* offset of the next event */
};

enum arbiter_step { ARBITER_EVENT, ARBITER_END, ARBITER_MALFORMED };

/* The games of the suite, in a fixed order; NULL past the last. */
const struct arbiter_game *arbiter_game_at(unsigned number);
const struct arbiter_game *arbiter_game_named(const char *name, size_t length);

const char *arbiter_game_name(const struct arbiter_game *game);
const char *arbiter_game_title(const struct arbiter_game *game);
/* Tables of a game; each returns NULL past the last.  Clauses and invariants count from 1. */
const struct arbiter_edition *arbiter_edition_at(const struct arbiter_game *game, unsigned number);
const struct arbiter_reading *arbiter_reading_at(const struct arbiter_game *game, unsigned number);
const struct arbiter_clause *arbiter_clause_at(const struct arbiter_game *game, unsigned number);
const struct arbiter_clause *arbiter_invariant_at(const struct arbiter_game *game, unsigned number);
const struct arbiter_field *arbiter_field_at(const struct arbiter_game *game, unsigned number);
/* NULL for none; a line may have fewer players than the game can have: rules->players. */
const char *arbiter_player_name(const struct arbiter_game *game, unsigned player);
unsigned arbiter_players_least(const struct arbiter_game *game);
unsigned arbiter_players_most(const struct arbiter_game *game);
unsigned arbiter_choices(const struct arbiter_reading *reading);

/* Reads a spec such as englishman@renegade?both-win=giant.  Players and figures are the standard
 * ones; arbiter_line_open() reads them. */
bool arbiter_spec_read(struct arbiter_rules *rules, const char *text, size_t length,
                       struct arbiter_error *error);
/* Writes the shortest spec with this meaning. */
void arbiter_spec_write(const struct arbiter_rules *rules, struct arbiter_text *text);
/* The same, and behind it the fields that are not the standard: a line up to its cards. */
void arbiter_rules_write(const struct arbiter_rules *rules, struct arbiter_text *text);

/* Reads a line up to its first event. */
bool arbiter_line_open(struct arbiter_line *line, const char *text, size_t length,
                       struct arbiter_error *error);
/* Reads the next event.  It is not played. */
enum arbiter_step arbiter_line_next(struct arbiter_line *line, struct arbiter_event *event,
                                    struct arbiter_error *error);
/* True where a line is skipped without an answer: it is empty or begins with '#'. */
bool arbiter_line_blank(const char *text, size_t length);

/* Which clause forbids the event: 0 none, ARBITER_NO_EVENT where it is not an event of the game. */
unsigned arbiter_fault(const struct arbiter_rules *rules, const union arbiter_position *position,
                       const struct arbiter_event *event);
/* Lists exactly the events without fault, each once, into list[ARBITER_MOVES_MAX]. */
unsigned arbiter_moves(const struct arbiter_rules *rules, const union arbiter_position *position,
                       struct arbiter_event *list);
/* Carries out an event that has no fault. */
void arbiter_play(const struct arbiter_rules *rules, union arbiter_position *position,
                  const struct arbiter_event *event);
/* Which invariant the position breaks: 0 none. */
unsigned arbiter_position_fault(const struct arbiter_rules *rules,
                                const union arbiter_position *position);
/* Who is to act; ARBITER_CHANCE for chance, ARBITER_NO_PLAYER when the game is over. */
unsigned arbiter_actor(const struct arbiter_rules *rules, const union arbiter_position *position);

bool arbiter_event_read(const struct arbiter_rules *rules, const char *text, size_t length,
                        struct arbiter_event *event, struct arbiter_error *error);
void arbiter_event_write(const struct arbiter_rules *rules, const struct arbiter_event *event,
                         struct arbiter_text *text);
/* The value of at=.  Reading it checks the position against the invariant. */
bool arbiter_position_read(const struct arbiter_rules *rules, const char *value, size_t length,
                           union arbiter_position *position, struct arbiter_error *error);
void arbiter_position_write(const struct arbiter_rules *rules,
                            const union arbiter_position *position, struct arbiter_text *text);
/* The value of deal=. */
bool arbiter_deal_read(const struct arbiter_rules *rules, const char *value, size_t length,
                       union arbiter_position *position, struct arbiter_error *error);
/* What a player may know of the position. */
void arbiter_view_write(const struct arbiter_rules *rules, const union arbiter_position *position,
                        unsigned player, struct arbiter_text *text);
/* The winner ("-" while the game goes on), and how it was won. */
void arbiter_result_write(const struct arbiter_rules *rules, const union arbiter_position *position,
                          struct arbiter_text *text);
void arbiter_by_write(const struct arbiter_rules *rules, const union arbiter_position *position,
                      struct arbiter_text *text);

/* Judges a whole line and writes the answer (without a newline), error answers included.  Returns
 * false where the line is malformed, or where the answer does not fit. */
bool arbiter_judge(const char *text, size_t length, unsigned level, struct arbiter_text *answer);

void arbiter_text_open(struct arbiter_text *text, char *buffer, size_t room);
void arbiter_text_put(struct arbiter_text *text, const char *words);
void arbiter_text_letter(struct arbiter_text *text, char letter);
void arbiter_text_number(struct arbiter_text *text, size_t number);

#endif
