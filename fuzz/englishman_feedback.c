/* englishman_feedback.c: marks of the Englishman's positions. */
#include "englishman_fuzz.h"

/* One mark of each table per position.  The sizes are the products of the ranges noted there. */
enum {
    MARK_BUILT = FUZZ_MARKS_ENGLISHMAN,
    MARK_PATTERN = MARK_BUILT + 6 * 7 * ENGLISHMAN_PHASES,
    MARK_CASTLE = MARK_PATTERN + 16 * 9,
    MARK_OUT = MARK_CASTLE + 6 * 11,
    MARK_END = MARK_OUT + 37 * 4,
    MARK_READING = MARK_END + ENGLISHMAN_WINNERS * ENGLISHMAN_WAYS,
    MARKS_END = MARK_READING + ENG_READINGS * ARBITER_CHOICES_MAX * ENGLISHMAN_WINNERS
};
_Static_assert((int)MARKS_END <= (int)FUZZ_MARKS_UGO, "the marks fit");

/* The clauses about cards and openness are never applied, the end is never granted, and a double
 * win is never refused. */
const struct fuzz_silent englishman_silent[] = {
    {ENG_DECK_1, ARBITER_GRANTED}, {ENG_DECK_1, ARBITER_REFUSED}, {ENG_DEAL_1, ARBITER_GRANTED},
    {ENG_DEAL_1, ARBITER_REFUSED}, {ENG_OPEN_1, ARBITER_GRANTED}, {ENG_OPEN_1, ARBITER_REFUSED},
    {ENG_END_1, ARBITER_GRANTED},  {ENG_WIN_6, ARBITER_REFUSED},  {0, ARBITER_GRANTED},
};
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

void englishman_feedback(const struct arbiter_rules *rules, const union arbiter_position *position)
{
    const struct englishman *s = &position->englishman;
    const unsigned done = englishman_beans_done(s);
    fuzz_mark(MARK_BUILT + (done * 7 + table_count(s->end, ENGLISHMAN_BEAN)) * ENGLISHMAN_PHASES +
              s->phase);
    fuzz_mark(MARK_PATTERN + pattern_mark(s));
    fuzz_mark(MARK_CASTLE + castle_mark(s));
    fuzz_mark(MARK_OUT + table_count(s->end, ENGLISHMAN_OUT) * 4 + (done < 3 ? done : 3));
    fuzz_mark(MARK_END + s->winner * (unsigned)ENGLISHMAN_WAYS + s->ways);
    for (unsigned reading = 0; reading < ENG_READINGS; reading++)
        fuzz_mark(MARK_READING +
                  (reading * ARBITER_CHOICES_MAX + rules->choice[reading]) * ENGLISHMAN_WINNERS +
                  s->winner);
}
