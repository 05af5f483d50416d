/* command.h: what the parts of the arbiter command share.
 *
 * A subcommand is one constant of type `struct command`; main.c has the table of them.  All output
 * goes through stdout's buffer, and output_close() is the last call: it notices what could not be
 * written. */
#ifndef ARBITER_COMMAND_H
#define ARBITER_COMMAND_H

#include <getopt.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "arbiter.h"
#include "probe.h"

/* Exit codes. */
enum {
    EXIT_FINE = 0,
    EXIT_DIFFERENCE = 1, /* something that was asked for does not hold */
    EXIT_WRONG_USE = 2   /* also: a file that cannot be read, output that cannot be written */
};

struct command {
    const char *name;
    const char *summary;
    const char *help;
    int (*run)(int argc, char **argv);
};

extern const struct command games_command, rules_command, readings_command, judge_command,
    cover_command, perft_command, play_command, test_command, check_adapter_command, emit_command,
    compare_command, vectors_command;

/* options.c */
#if defined(__GNUC__)
__attribute__((format(printf, 1, 2)))
#endif
int fail(const char *format, ...); /* prints "arbiter: ..."; returns EXIT_WRONG_USE */
/* The value of the next option, -1 after the last.  --help and unknown options end the program. */
int option_next(const struct command *command, int argc, char **argv, const struct option *options);
bool number_read(const char *text, uint64_t least, uint64_t most, uint64_t *number);
/* The arguments of a command that shows a table of a game: [--json|--markdown] GAME [ENTRY]. */
struct request {
    const struct arbiter_game *game;
    const char *entry; /* NULL: all of them */
    int form;          /* 'j', 'm', or 0 for people */
};
/* False after saying what is wrong. */
bool request_read(const struct command *command, int argc, char **argv, struct request *request);

/* output.c */
bool colour_wanted(void);
bool symbols_wanted(void); /* characters beyond ASCII: at a terminal that has them */
/* Whether what is drawn may leave out cards that lie far from all others; reports want it. */
void output_set_brief(bool brief);
bool output_brief(void);
unsigned output_width(void);
/* Words from column `column` on, wrapped at `width`; later lines are indented by `indent`. */
void put_wrapped(const char *words, unsigned column, unsigned indent, unsigned width);
/* Words in a style of the terminal's, such as "1;31" for bold red, where colour is wanted. */
void put_styled(const char *style, const char *words);
void put_heading(const char *words); /* bold, wrapped, indented by one */
void put_json(const char *words);    /* in quotes, escaped */
int output_close(int code);

/* escape.c: as fprintf, but what a %s inserts is made safe for the format, whatever its bytes are.
 * The conversions are %s %.*s %u %d %zu, PRIu64 and %.1f. */
#if defined(__GNUC__)
#define PRINTS __attribute__((format(printf, 2, 3)))
#else
#define PRINTS
#endif
PRINTS void print_json(FILE *file, const char *format, ...);   /* quoted; NULL is null */
PRINTS void print_markup(FILE *file, const char *format, ...); /* XML and HTML, attributes too */
PRINTS void print_plain(FILE *file, const char *format, ...);  /* one line for a terminal */
PRINTS void print_tap(FILE *file, const char *format, ...);    /* a description of TAP's */
/* Both to be freed; NULL when memory is short. */
char *quoted(const char *words); /* for a shell, in single quotes */
char *plain_copy(const char *words, size_t length);

/* reader.c: lines of a file, in bounded memory. */
struct reader {
    const char *name;
    int file;
    char *buffer;
    size_t start;   /* of the line that is not delivered yet */
    size_t scanned; /* no newline between start and here */
    size_t end;
    uint64_t number; /* of the line that was delivered last, from 1 */
    bool ended;
    bool skipping; /* inside the rest of an overlong line */
};

enum reader_step { READER_LINE, READER_OVERLONG, READER_END, READER_FAILED };

bool reader_open(struct reader *reader, const char *path); /* "-" is standard input */
/* The next line without its newline; of an overlong one the beginning.  Says why on failure. */
enum reader_step reader_next(struct reader *reader, const char **text, size_t *length);
/* The same, passing over blank lines and comments of any length. */
enum reader_step reader_next_game(struct reader *reader, const char **text, size_t *length);
void reader_close(struct reader *reader);

/* probes.c: how often each clause was granted and refused. */
enum { CLAUSES_MAX = 256, GAMES_MAX = 32 };
struct tally {
    uint64_t count[CLAUSES_MAX][ARBITER_VERDICTS];
};
void tally_into(struct tally *tally); /* NULL: nowhere */
void tally_add(struct tally *sum, const struct tally *more);

/* counts.c: the clauses of a game with their counts.  Play can bring about both answers of most
 * clauses, of some only one, and of some none: the face of the game lists those and says why. */
struct reach {
    unsigned can[ARBITER_VERDICTS]; /* of how many clauses play can bring the answer about */
    unsigned did[ARBITER_VERDICTS]; /* and of how many it did */
    unsigned reachable;             /* either answer */
    unsigned reached;
};
struct reach reach_of(const struct arbiter_game *game, const struct tally *tally);
bool clause_can(const struct arbiter_game *game, unsigned number, enum arbiter_verdict verdict);
/* What is to be said of its counts, such as "never granted"; "" where they are complete. */
const char *clause_remark(const struct arbiter_game *game, const struct tally *tally,
                          unsigned number);
void put_counts(const struct arbiter_game *game, const struct tally *tally);
void put_counts_json(const struct arbiter_game *game, const struct tally *tally, FILE *file);

/* face.c: what people see of a game, and what the suite must know of it besides its rules. */
struct one_sided { /* a clause of which play cannot bring about both answers */
    const char *clause;
    bool can[ARBITER_VERDICTS];
    const char *why;
};
struct face {
    const char *game;
    const char *deck;                  /* all cards in order, equal ones next to each other */
    unsigned card_letters;             /* of each card in the deck */
    unsigned piles;                    /* of a deal; 0: one for each player */
    unsigned pile_cards;               /* in each of them; what is left of the deck lies aside */
    bool hidden;                       /* players do not see everything */
    size_t position_size;              /* bytes of a position in memory */
    const struct one_sided *one_sided; /* ends with a NULL clause */
    const char *const *view_clause;    /* that say what a player sees; ends with NULL */
    const char *const (*notation)[2];  /* events and their meanings, for help; ends with NULL */
    /* A part of at= or see-...= for people, of so many; NULL where none has so many. */
    const char *(*part)(unsigned parts, unsigned number);
    /* As a player sees it; ARBITER_NO_PLAYER sees everything. */
    void (*draw)(const struct arbiter_rules *rules, const union arbiter_position *position,
                 unsigned viewer);
    /* The same as HTML, with the cards and places marked that an event touches; it may be NULL. */
    void (*draw_html)(const struct arbiter_rules *rules, const union arbiter_position *position,
                      const struct arbiter_event *at_issue, FILE *file);
    const char *html_style; /* what the page needs for it in its style sheet */
    /* What an event does, in a few words, without a full stop. */
    void (*describe)(const struct arbiter_rules *rules, const union arbiter_position *position,
                     const struct arbiter_event *event, char *words, size_t room);
    /* The events as groups by kind: a name, and one line for a group that is too big to list. */
    const char *(*group_name)(unsigned kind);
    const char *(*group_summary)(unsigned kind);
    unsigned groups;
    /* All events of the notation but those of a group that is too big. */
    unsigned (*sweep)(struct arbiter_event *list);
    /* Events that are alike in what they are good for, numbered from 0: finer than kinds. */
    unsigned (*class_of)(const struct arbiter_event *event);
    /* The n-th way to make a position simpler to look at; false past the last.  It need not be a
     * possible position. */
    bool (*simpler)(const struct arbiter_rules *rules, const union arbiter_position *position,
                    unsigned number, union arbiter_position *simpler);
};
extern const struct face englishman_face, ugo_face;
const char *englishman_card_name(unsigned edition, unsigned kind);
bool englishman_simpler(const struct arbiter_rules *rules, const union arbiter_position *position,
                        unsigned number, union arbiter_position *simpler);
/* What is to be done next, or who has won, in a sentence. */
void englishman_state(const struct englishman *s, char *words, size_t room);
void englishman_draw(const struct arbiter_rules *rules, const union arbiter_position *position,
                     unsigned viewer);
extern const char englishman_html_style[];
void englishman_draw_html(const struct arbiter_rules *rules, const union arbiter_position *position,
                          const struct arbiter_event *at_issue, FILE *file);
enum { UGO_STATE_ROOM = 160 };
void ugo_state(const struct arbiter_rules *rules, const struct ugo *s, char *words, size_t room);
/* The seat that gets the next card, while a game is dealt. */
unsigned ugo_dealt_to(const struct arbiter_rules *rules, const struct ugo *s);
/* How many cards lie covered on a place. */
unsigned ugo_covered(const struct ugo *s, unsigned seat, unsigned place);
void ugo_draw(const struct arbiter_rules *rules, const union arbiter_position *position,
              unsigned viewer);
bool ugo_simpler(const struct arbiter_rules *rules, const union arbiter_position *position,
                 unsigned number, union arbiter_position *simpler);
extern const char ugo_html_style[];
void ugo_draw_html(const struct arbiter_rules *rules, const union arbiter_position *position,
                   const struct arbiter_event *at_issue, FILE *file);
const struct face *face_of(const struct arbiter_game *game);

/* deal.c: values of deal=, in at most DEAL_ROOM letters with the zero at the end. */
enum { DEAL_ROOM = 1024 };
/* The deck in order, dealt one card to a pile in turn. */
void deal_standard(const struct arbiter_rules *rules, char *deal, size_t room);
/* All cards in random order; the same seed gives the same deal. */
void deal_shuffle(const struct arbiter_rules *rules, uint64_t seed, char *deal, size_t room);
/* One card of each kind after the other, again and again, from any kind on; laid out pile by pile,
 * and then a few cards are exchanged.  What must lie together in some order often does. */
void deal_in_order(const struct arbiter_rules *rules, char *deal, size_t room, uint64_t *chance);
/* A spec with the fields of a line before its cards, such as "ugo players=3". */
bool head_read(struct arbiter_rules *rules, const char *text, size_t length,
               struct arbiter_error *error);

/* explain.c */
const struct arbiter_clause *clause_named(const struct arbiter_game *game, const char *id);
void explain_clause(const struct arbiter_rules *rules, const struct arbiter_clause *clause,
                    bool all_readings);
void explain_event(const struct arbiter_rules *rules, const union arbiter_position *position,
                   const struct arbiter_event *event);

/* session.c: a game that is being played, with what was undone. */
struct session {
    struct arbiter_rules rules;
    char *opening; /* spec and cards: the line without its events */
    union arbiter_position start;
    struct arbiter_event *event;
    union arbiter_position *after; /* the position after each event */
    size_t count;                  /* events played */
    size_t known;                  /* and those that redo can bring back */
    size_t room;
    bool changed;    /* since it was begun, loaded or saved */
    uint64_t chance; /* what is dealt at random comes from here */
    unsigned viewer; /* what is drawn: a player's view, or VIEW_TURN or VIEW_ALL */
};
enum {
    VIEW_ALL = ARBITER_NO_PLAYER,
    VIEW_TURN = ARBITER_PLAYERS_MAX /* of whoever is to act */
};

/* Begins with a line; its refused events are left out and counted.  False: see error. */
bool session_open(struct session *session, const char *text, size_t length, size_t *refusals,
                  struct arbiter_error *error);
void session_close(struct session *session);
const union arbiter_position *session_position(const struct session *session);
bool session_play(struct session *session, const struct arbiter_event *event); /* a legal one */
/* One event, or all that chance has played in a row. */
bool session_undo(struct session *session);
bool session_redo(struct session *session);
void session_write(const struct session *session, FILE *file); /* the line, and a newline */

/* moves.c: the legal events of a position for people. */
void put_moves(const struct arbiter_rules *rules, const union arbiter_position *position);

/* play_start.c: where a game comes from.  A line that is malformed leaves the session as it was. */
void play_draw(const struct session *session);
/* Who looks on: as for a face's draw. */
unsigned play_viewer(const struct session *session);
bool play_is_line(const char *text); /* and neither a spec nor a path */
bool play_line(struct session *session, const char *text, size_t length,
               struct arbiter_error *error);
void play_file(struct session *session, const char *path); /* the first line of a file */
uint64_t play_random_seed(void);
/* "all", "turn" or a player's name; false where it is none of them. */
bool play_see(struct session *session, const char *name);
bool play_deal(struct session *session, const struct arbiter_rules *rules, uint64_t seed,
               struct arbiter_error *error);
/* play_words.c: carries out what a person typed; false for quit. */
bool play_obey(struct session *session, char *input);

/* figures.c: what is fixed before the cards: players and figures. */
unsigned players_standard(const struct arbiter_game *game);
void put_field(const struct arbiter_field *field, bool grade);
void put_fields(const struct arbiter_game *game, bool grades);
void put_fields_json(const struct arbiter_game *game);
void fields_section(const struct arbiter_game *game); /* of the page of readings */

/* pages.c: the generated pages of docs/. */
void rules_page(const struct arbiter_game *game);
void readings_page(const struct arbiter_game *game);

#endif
