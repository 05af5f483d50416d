/* judge_fuzz.c: any bytes, line by line, through arbiter_judge() at every level.
 *
 * The answer stays within its buffer, is the same each time, goes on where the level below ended,
 * and its at= is read back as the same position. */
#include <string.h>

#include "fuzz.h"

enum { LEVELS = 4, ROOM = 1 << 17, GUARD = 16, GUARD_BYTE = 0x5a };

static char answers[LEVELS][ROOM + GUARD];
static size_t lengths[LEVELS];
static char again[ROOM + GUARD];
static char line_text[FUZZ_INPUT_MAX + 1024];

/* Judges into the first `room` bytes of a buffer that has a guard behind them. */
static bool judge_within(const char *line, size_t length, unsigned level, char *buffer, size_t room,
                         size_t *written)
{
    struct arbiter_text answer;
    memset(buffer + room, GUARD_BYTE, GUARD);
    arbiter_text_open(&answer, buffer, room);
    const bool judged = arbiter_judge(line, length, level, &answer);
    for (unsigned byte = 0; byte < GUARD; byte++)
        REQUIRE(buffer[room + byte] == GUARD_BYTE, "the answer stays within its buffer");
    REQUIRE(answer.length <= room, "the answer's length is within its buffer");
    *written = answer.length;
    return judged;
}

/* The value of at= in an answer of level 2 or 3, ended by a space or the answer's end. */
static const char *find_at(const char *answer, size_t length, size_t *size)
{
    for (size_t start = 0; start + 4 < length; start++)
        if (memcmp(answer + start, " at=", 4) == 0) {
            size_t end = start + 4;
            while (end < length && answer[end] != ' ')
                end++;
            *size = end - start - 4;
            return answer + start + 4;
        }
    return NULL;
}

static bool space(char letter)
{
    return letter == ' ' || letter == '\t' || letter == '\r';
}

/* Where the cards of a good line begin: what is before them says what is played. */
static size_t rules_end(const char *line, size_t length)
{
    for (size_t at = 1; at + 3 < length; at++) {
        if (!space(line[at - 1])) continue;
        if (memcmp(line + at, "at=", 3) == 0) return at;
        if (at + 5 < length && memcmp(line + at, "deal=", 5) == 0) return at;
    }
    return length;
}

/* With the answer's at= in the place of its cards and events the line is another one. */
static void check_read_back(const char *line, size_t length)
{
    const size_t end = rules_end(line, length);
    size_t size, back_size, written;
    const char *at = find_at(answers[2], lengths[2], &size);
    REQUIRE(at != NULL, "an answer of level 2 has at=");

    struct arbiter_text text;
    arbiter_text_open(&text, line_text, sizeof line_text);
    for (size_t byte = 0; byte < end; byte++)
        arbiter_text_letter(&text, line[byte]);
    arbiter_text_put(&text, "at=");
    for (size_t byte = 0; byte < size; byte++)
        arbiter_text_letter(&text, at[byte]);
    REQUIRE(judge_within(line_text, text.length, 2, again, ROOM, &written),
            "the answer's at= can be read back");
    const char *back = find_at(again, written, &back_size);
    REQUIRE(back != NULL && back_size == size && memcmp(at, back, size) == 0,
            "the answer's at= reads back as itself");
}

/* Which game the line is about: its clauses are counted apart. */
static void tell_game(const char *line, size_t length)
{
    struct arbiter_line opened;
    struct arbiter_error error;
    opened.rules.game = NULL;
    arbiter_line_open(&opened, line, length, &error);
    if (opened.rules.game != NULL) fuzz_feedback_game(opened.rules.game);
}

static void check_line(const char *line, size_t length)
{
    size_t written;
    bool judged = false;
    if (arbiter_line_blank(line, length)) return;
    tell_game(line, length);
    for (unsigned level = 0; level < LEVELS; level++) {
        const bool now = judge_within(line, length, level, answers[level], ROOM, &lengths[level]);
        REQUIRE(level == 0 || now == judged, "all levels agree on whether the line is malformed");
        judged = now;
        REQUIRE(judge_within(line, length, level, again, ROOM, &written) == now &&
                    written == lengths[level] && memcmp(again, answers[level], written) == 0,
                "the answer is the same each time");
        REQUIRE(level == 0 || (lengths[level - 1] <= lengths[level] &&
                               memcmp(answers[level - 1], answers[level], lengths[level - 1]) == 0),
                "a level's answer begins with that of the level below");
    }
    REQUIRE(memcmp(answers[0], judged ? "turn=" : "error ", 5) == 0, "the answer has its form");
    if (judged) check_read_back(line, length);

    /* A buffer that is too small: its size depends on the line, to have all sizes tried. */
    judge_within(line, length, 3, again, length * 7 % 400, &written);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static char copy[FUZZ_INPUT_MAX];
    size_t start = 0;
    if (size > FUZZ_INPUT_MAX) size = FUZZ_INPUT_MAX;
    if (size > 0) memcpy(copy, data, size);
    for (size_t end = 0; end <= size; end++)
        if (end == size || copy[end] == '\n') {
            check_line(copy + start, end - start);
            start = end + 1;
        }
    return 0;
}
