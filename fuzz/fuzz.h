/* fuzz.h: what the fuzz targets share.  docs/fuzzing.md describes the encoding and the checks. */
#ifndef ARBITER_FUZZ_ENGLISHMAN_H
#define ARBITER_FUZZ_ENGLISHMAN_H

#include "arbiter.h"
#include "probe.h"

enum { FUZZ_EVENTS_MAX = 400, FUZZ_TEXT_MAX = 16384, FUZZ_INPUT_MAX = 4096 };

/* A game under test, with all that a finding has to print. */
struct fuzz_game {
    struct arbiter_rules rules;
    union arbiter_position position;
    union arbiter_position before; /* the position that `event` was played in */
    struct arbiter_event event;
    bool played;                /* whether there was an event yet */
    bool check_all_protections; /* 62,500 events: only where the input asks for it */
    unsigned step;
    char line[FUZZ_TEXT_MAX]; /* spec, cards and events so far */
    struct arbiter_text text; /* writes into `line` */
};

/* Kinds of events that the header can switch off, for each player. */
enum fuzz_choice {
    FUZZ_JACK_FRONT,
    FUZZ_JACK_FRONT_BEAN,
    FUZZ_JACK_BACK,
    FUZZ_JACK_BACK_BEAN,
    FUZZ_JACK_PASS,
    FUZZ_GIANT_DISCARD,
    FUZZ_GIANT_GROUP,
    FUZZ_GIANT_SINGLE,
    FUZZ_GIANT_PASS,
    FUZZ_CHOICES
};

/* Input being used up; past its end all bytes are zero. */
struct fuzz_bytes {
    const uint8_t *data;
    size_t size;
    size_t next;
};
unsigned fuzz_byte(struct fuzz_bytes *bytes);

/* The header of an input (decode.c, start.c): the rules, the first position and its text are set in
 * the game; the result is the set of choices that the players may use. */
unsigned fuzz_decode(struct fuzz_bytes *bytes, struct fuzz_game *game);
void fuzz_deal(struct fuzz_bytes bytes, unsigned structure, uint8_t *card);
bool fuzz_late(struct fuzz_bytes bytes, const uint8_t *card, const struct arbiter_rules *rules,
               union arbiter_position *position);
bool fuzz_next_event(struct fuzz_bytes *bytes, const struct fuzz_game *game, unsigned choices,
                     struct arbiter_event *event);

/* Checks (check.c): of the position that the game is in, of the last event, of the whole line. */
void fuzz_check_position(struct fuzz_game *game);
void fuzz_check_event(struct fuzz_game *game);
void fuzz_check_line(struct fuzz_game *game);

/* Findings (report.c). */
extern struct fuzz_game *fuzz_current; /* NULL: the target has no game to print */
extern void (*fuzz_on_finding)(void);  /* saves the input; NULL where a fuzzer does that itself */
_Noreturn void fuzz_finding(const char *check, const char *file, int line);
#define REQUIRE(holds, check) ((holds) ? (void)0 : fuzz_finding(check, __FILE__, __LINE__))

/* Coverage beyond branches (feedback.c): clauses applied, and marks of the positions seen. */
void fuzz_feedback_position(const struct arbiter_rules *rules, const struct englishman *s);
void fuzz_print_clauses(void);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#endif
