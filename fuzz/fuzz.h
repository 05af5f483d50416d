/* fuzz.h: what the fuzz targets share.
 *
 * A target is one function, LLVMFuzzerTestOneInput, and every byte string is a valid input to it.  The
 * same source runs under libFuzzer, under AFL++, under the random driver and under the replay.  Here,
 * unlike in model/, there is state between calls: the game under test, so that a finding can be
 * printed from wherever it is noticed.  docs/fuzzing.md describes the bytes. */
#ifndef ARBITER_FUZZ_H
#define ARBITER_FUZZ_H

#include "arbiter.h"
#include "probe.h"

enum {
    FUZZ_EVENTS_MAX = 512,    /* per game: longer games are cut off */
    FUZZ_POSITION_ROOM = 160, /* 50 cards + 8 empty parts + 8 slashes + the longest ending, 56 */
    FUZZ_OPENING_ROOM = 1024, /* spec with all 17 readings named, and the cards */
    FUZZ_LINE_ROOM = FUZZ_OPENING_ROOM + 16 * FUZZ_EVENTS_MAX
};

/* A check that failed aborts, whatever the build: assert() would vanish with NDEBUG. */
#define REQUIRE(condition, check) ((condition) ? (void)0 : finding(check))

/* The game that the bytes mean, as far as it has been played. */
struct game {
    struct arbiter_rules rules;
    union arbiter_position start;  /* before the first event */
    union arbiter_position before; /* before the last one */
    union arbiter_position position;
    char opening[FUZZ_OPENING_ROOM]; /* spec and deal= or at=, as a line has them */
    struct arbiter_event event[FUZZ_EVENTS_MAX];
    unsigned events;
    bool all_protections; /* ask for all 62,500 of them in the set-up, not for the nearest ones */
};

/* Input bytes; zeros follow the last one. */
struct bytes {
    const uint8_t *data;
    size_t size;
    size_t next;
};

static inline unsigned bytes_take(struct bytes *bytes)
{
    return bytes->next < bytes->size ? bytes->data[bytes->next++] : 0u;
}

/* A number below `limit` from one byte. */
static inline unsigned bytes_below(struct bytes *bytes, unsigned limit)
{
    return bytes_take(bytes) % limit;
}

static inline uint32_t xorshift(uint32_t *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 17;
    *state ^= *state << 5;
    return *state;
}

/* What the players may use: the swarm header (swarm.c). */
struct swarm {
    uint8_t off[2]; /* kinds of events that are switched off, for Jack and the Giant */
    uint8_t habits;
    uint8_t focus; /* the card or stack that some habits are about */
};
void swarm_read(struct swarm *swarm, struct bytes *bytes);
/* Keeps the legal events that the swarm allows, or all of them if it allows none. */
unsigned swarm_narrow(const struct swarm *swarm, const struct game *game,
                      struct arbiter_event *list, unsigned count);

/* The rules and the start of the game (start.c, starts.c). */
void game_read(struct game *game, struct bytes *bytes);
enum { START_DEALS = 8, START_POSITIONS = 16 };
extern const char *const start_deals[START_DEALS];
extern const char *const start_positions[START_POSITIONS];

/* The game as a line; `extra` is the number of events (check.c, report.c). */
void game_line(const struct game *game, unsigned events, struct arbiter_text *text);

/* Checks of a position, of the event that led to it, and of the whole game as a line. */
void check_position(const struct game *game);
void check_event(const struct game *game);
void check_line(const struct game *game);
void check_legal(const struct game *game, const struct arbiter_event *list, unsigned count);

/* What is being tested, for the report of a finding.  Either may be NULL. */
void report_game(const struct game *game);
void report_text(const char *text, size_t length);
_Noreturn void finding(const char *check);
void dump_line(const struct game *game); /* to standard output, if dumping is on */
extern bool dumping;

/* Feedback (probes.c): clauses by arbiter_probe(), and what the position is like. */
void probe_position(const struct arbiter_rules *rules, const union arbiter_position *position);

/* Counts that outlive a crash of the target, if FUZZ_TALLY names a file for them (tally.c). */
struct tally {
    uint64_t executions;
    uint64_t events;
    uint64_t clause[ENG_CLAUSES][ARBITER_VERDICTS];
};
struct tally *tally(void);
void tally_print(void);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#endif
