/* fuzz.h: what the fuzz targets share.  docs/fuzzing.md describes the encoding and the checks. */
#ifndef ARBITER_FUZZ_H
#define ARBITER_FUZZ_H

#include "arbiter.h"
#include "probe.h"

enum { FUZZ_EVENTS_MAX = 600, FUZZ_TEXT_MAX = 16384, FUZZ_INPUT_MAX = 4096, FUZZ_AT_MAX = 512 };

/* A game under test, with all that a finding has to print. */
struct fuzz_game {
    struct arbiter_rules rules;
    union arbiter_position position;
    union arbiter_position before; /* the position that `event` was played in */
    struct arbiter_event event;
    bool played;      /* whether there was an event yet */
    bool thorough;    /* whether the input asks for checks that are too slow for every game */
    uint64_t choices; /* the kinds of events that the players may use, as bits */
    unsigned step;
    char line[FUZZ_TEXT_MAX]; /* spec, cards and events so far */
    struct arbiter_text text; /* writes into `line` */
};

/* Input being used up; past its end all bytes are zero. */
struct fuzz_bytes {
    const uint8_t *data;
    size_t size;
    size_t next;
};
unsigned fuzz_byte(struct fuzz_bytes *bytes);
struct fuzz_bytes fuzz_from(const struct fuzz_bytes *bytes, size_t offset);
/* A choice for each reading, a byte each: below 128 the default. */
void fuzz_readings(struct fuzz_bytes bytes, struct arbiter_rules *rules);

/* What is of one game (GAME_decode.c, GAME_check.c, GAME_feedback.c). */
struct fuzz_subject {
    const char *game;
    /* The header of an input: sets the rules, the first position with its text, and the choices. */
    void (*decode)(struct fuzz_bytes *bytes, struct fuzz_game *game);
    /* False at the end of the input or of the game. */
    bool (*next_event)(struct fuzz_bytes *bytes, const struct fuzz_game *game,
                       struct arbiter_event *event);
    void (*check_position)(struct fuzz_game *game);
    void (*check_event)(struct fuzz_game *game); /* the last one, which has been played */
    void (*feedback)(const struct arbiter_rules *rules, const union arbiter_position *position);
};
/* A whole game, with everything checked in every position (run.c). */
int fuzz_run(const struct fuzz_subject *subject, const uint8_t *data, size_t size);

/* Checks that are the same for all games (check.c). */
void fuzz_check_event_text(const struct arbiter_rules *rules, const struct arbiter_event *event);
void fuzz_check_position_text(const struct fuzz_game *game);
void fuzz_check_line(const struct fuzz_game *game);

/* Findings (report.c). */
extern struct fuzz_game *fuzz_current; /* NULL: the target has no game to print */
extern void (*fuzz_on_finding)(void);  /* saves the input; NULL where a fuzzer does that itself */
_Noreturn void fuzz_finding(const char *check, const char *file, int line);
#define REQUIRE(holds, check) ((holds) ? (void)0 : fuzz_finding(check, __FILE__, __LINE__))

/* Coverage beyond branches (feedback.c): clauses applied by the model in a game of this kind, and
 * marks of the positions seen. */
void fuzz_feedback_game(const struct arbiter_game *game);
void fuzz_mark(unsigned number);
void fuzz_print_clauses(void);

/* Marks of positions: each game has numbers of its own, so that both can be in one program. */
enum { FUZZ_MARKS_ENGLISHMAN = 0, FUZZ_MARKS_UGO = 2048, FUZZ_MARKS = 4096 };

/* A clause and a verdict that the model never gives about it. */
struct fuzz_silent {
    unsigned clause;
    enum arbiter_verdict verdict;
};
extern const struct fuzz_silent englishman_silent[], ugo_silent[]; /* ended by clause 0 */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#endif
