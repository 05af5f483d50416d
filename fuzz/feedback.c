/* feedback.c: tells the fuzzer which clauses were applied and what kinds of positions were seen; a
 * new branch alone says little about a game.  Compiled without instrumentation: its own branches
 * would only repeat what its counters say.
 *
 * FUZZ_LIBFUZZER: the counters lie in the section that libFuzzer reads beside its own.
 * FUZZ_AFL: they are pc-guards in the section that the instrumented files register with AFL++,
 * which gives each a place in its map.  Neither: they are only counted. */
#include <stdio.h>

#include "fuzz.h"

/* Marks: one of each table per position.  The sizes are the products of the ranges noted there. */
enum {
    MARK_CLAUSE = 0,
    MARK_BUILT = MARK_CLAUSE + ENG_CLAUSES * ARBITER_VERDICTS,
    MARK_PATTERN = MARK_BUILT + 6 * 7 * ENGLISHMAN_PHASES,
    MARK_CASTLE = MARK_PATTERN + 16 * 9,
    MARK_OUT = MARK_CASTLE + 6 * 11,
    MARK_END = MARK_OUT + 37 * 4,
    MARK_READING = MARK_END + ENGLISHMAN_WINNERS * ENGLISHMAN_WAYS,
    MARKS = MARK_READING + ENG_READINGS * ARBITER_CHOICES_MAX * ENGLISHMAN_WINNERS
};

static unsigned long reached[ENG_CLAUSES][ARBITER_VERDICTS];

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

void arbiter_probe(unsigned clause, enum arbiter_verdict verdict)
{
    reached[clause][verdict]++;
    mark(MARK_CLAUSE + clause * ARBITER_VERDICTS + verdict);
}

/* Which giants are in front, and the longest run of giants in a stack. */
static unsigned pattern_mark(const struct englishman *s)
{
    unsigned shown = 0, longest = 0;
    for (unsigned stack = 0; stack < ENGLISHMAN_STACKS; stack++) {
        unsigned run = 0;
        for (unsigned slot = englishman_start(s, stack); slot < englishman_end(s, stack); slot++) {
            run = englishman_is_giant(s->card[slot]) ? run + 1 : 0;
            longest = run > longest ? run : longest;
        }
        if (run > 0) shown |= 1u << (s->card[englishman_end(s, stack) - 1] - ENGLISHMAN_GIANT);
    }
    return shown * 9 + longest;
}

/* How many stacks are empty, and the size of the biggest in fives. */
static unsigned castle_mark(const struct englishman *s)
{
    unsigned empty = 0, biggest = 0;
    for (unsigned stack = 0; stack < ENGLISHMAN_STACKS; stack++) {
        const unsigned count = englishman_cards(s, stack);
        empty += count == 0;
        biggest = count > biggest ? count : biggest;
    }
    return empty * 11 + biggest / 5;
}

void fuzz_feedback_position(const struct arbiter_rules *rules, const struct englishman *s)
{
    const unsigned done = englishman_beans_done(s);
    mark(MARK_BUILT + (done * 7 + table_count(s->end, ENGLISHMAN_BEAN)) * ENGLISHMAN_PHASES +
         s->phase);
    mark(MARK_PATTERN + pattern_mark(s));
    mark(MARK_CASTLE + castle_mark(s));
    mark(MARK_OUT + table_count(s->end, ENGLISHMAN_OUT) * 4 + (done < 3 ? done : 3));
    mark(MARK_END + s->winner * (unsigned)ENGLISHMAN_WAYS + s->ways);
    for (unsigned reading = 0; reading < ENG_READINGS; reading++)
        mark(MARK_READING +
             (reading * ARBITER_CHOICES_MAX + rules->choice[reading]) * ENGLISHMAN_WINNERS +
             s->winner);
}

/* The clauses about cards and openness are never applied, the end is never granted, and a double
 * win is never refused. */
static bool has_probe(unsigned clause, enum arbiter_verdict verdict)
{
    switch (clause) {
    case ENG_NONE:
    case ENG_DECK_1:
    case ENG_DEAL_1:
    case ENG_OPEN_1:
        return false;
    case ENG_END_1:
        return verdict == ARBITER_REFUSED;
    case ENG_WIN_6:
        return verdict == ARBITER_GRANTED;
    default:
        return true;
    }
}

void fuzz_print_clauses(void)
{
    unsigned hit[ARBITER_VERDICTS] = {0}, all[ARBITER_VERDICTS] = {0};
    const struct arbiter_game *game = arbiter_game_at(0);
    for (unsigned clause = 0; clause < ENG_CLAUSES; clause++)
        for (unsigned verdict = 0; verdict < ARBITER_VERDICTS; verdict++) {
            if (!has_probe(clause, verdict)) continue;
            all[verdict]++;
            hit[verdict] += reached[clause][verdict] > 0;
            if (reached[clause][verdict] == 0)
                printf("never %s: %s\n", verdict == ARBITER_GRANTED ? "granted" : "refused",
                       arbiter_clause_at(game, clause)->id);
        }
    printf("clauses granted %u/%u refused %u/%u\n", hit[ARBITER_GRANTED], all[ARBITER_GRANTED],
           hit[ARBITER_REFUSED], all[ARBITER_REFUSED]);
}
