/* feedback.c: tells the fuzzer which clauses were applied and what kinds of positions were seen; a
 * new branch alone says little about a game.  Compiled without instrumentation, as GAME_feedback.c
 * is: their own branches would only repeat what the counters say.
 *
 * FUZZ_LIBFUZZER: the counters lie in the section that libFuzzer reads beside its own.
 * FUZZ_AFL: they are pc-guards in the section that the instrumented files register with AFL++,
 * which gives each a place in its map.  Neither: they are only counted. */
#include <stdio.h>

#include "fuzz.h"

enum {
    GAMES = 2,
    CLAUSES = (int)ENG_CLAUSES > (int)UGO_CLAUSES ? (int)ENG_CLAUSES : (int)UGO_CLAUSES,
    MARK_CLAUSES = GAMES * CLAUSES * ARBITER_VERDICTS,
    MARKS = MARK_CLAUSES + FUZZ_MARKS
};

/* In the order of the table of games. */
static const struct fuzz_silent *const silent[GAMES] = {englishman_silent, ugo_silent};
static unsigned long reached[GAMES][CLAUSES][ARBITER_VERDICTS];
static bool played[GAMES];
static unsigned current; /* the game that is being played */

/* A mark is set, not counted: every position asks about every event, so counts would be noise. */
#if defined(FUZZ_LIBFUZZER)
static uint8_t counter[MARKS] __attribute__((section("__libfuzzer_extra_counters"), used));
static void mark(unsigned number)
{
    counter[number] = 1;
}
#elif defined(FUZZ_AFL)
extern uint8_t *__afl_area_ptr;
static uint32_t guard_of[MARKS] __attribute__((section("__sancov_guards"), used));
static void mark(unsigned number)
{
    __afl_area_ptr[guard_of[number]] = 1;
}
#else
static void mark(unsigned number)
{
    (void)number;
}
#endif

void fuzz_feedback_game(const struct arbiter_game *game)
{
    for (unsigned number = 0; number < GAMES; number++)
        if (arbiter_game_at(number) == game) current = number;
    played[current] = true;
}

void fuzz_mark(unsigned number)
{
    REQUIRE(number < FUZZ_MARKS, "a mark of a position has its place");
    mark(MARK_CLAUSES + number);
}

void arbiter_probe(unsigned clause, enum arbiter_verdict verdict)
{
    reached[current][clause][verdict]++;
    mark((current * CLAUSES + clause) * ARBITER_VERDICTS + verdict);
}

static bool has_probe(unsigned game, unsigned clause, enum arbiter_verdict verdict)
{
    for (const struct fuzz_silent *entry = silent[game]; entry->clause != 0; entry++)
        if (entry->clause == clause && entry->verdict == verdict) return false;
    return true;
}

void fuzz_print_clauses(void)
{
    unsigned hit[ARBITER_VERDICTS] = {0}, all[ARBITER_VERDICTS] = {0};
    for (unsigned number = 0; number < GAMES; number++) {
        const struct arbiter_game *game = arbiter_game_at(number);
        for (unsigned clause = 1; played[number] && arbiter_clause_at(game, clause); clause++)
            for (unsigned verdict = 0; verdict < ARBITER_VERDICTS; verdict++) {
                if (!has_probe(number, clause, verdict)) continue;
                all[verdict]++;
                hit[verdict] += reached[number][clause][verdict] > 0;
                if (reached[number][clause][verdict] == 0)
                    printf("never %s: %s\n", verdict == ARBITER_GRANTED ? "granted" : "refused",
                           arbiter_clause_at(game, clause)->id);
            }
    }
    printf("clauses granted %u/%u refused %u/%u\n", hit[ARBITER_GRANTED], all[ARBITER_GRANTED],
           hit[ARBITER_REFUSED], all[ARBITER_REFUSED]);
}
