/* lines.h: tests as lines of docs/lines.md.
 *
 * One shorthand is added to the notation: a star in a position stands for all the cards that the
 * rest of the position does not name, in this order, from back to front:
 *
 *     EEII 1111 2222 3333 4444 OOUU 5555 6666 7777 8888 9999 BBGGHH
 *
 * So a star as part E of a position puts all other cards into stack e, with a Fee at the back and a
 * harp at the front.  UGO! has a shorthand of its own: ugo_lines.h. */
#ifndef ARBITER_TESTS_LINES_H
#define ARBITER_TESTS_LINES_H

#include <stdbool.h>
#include <stddef.h>

/* A deal with a plain front row.  Fronts: 9 9 9 9 and a harp; backs: 1 1 1 1 and a bag of gold. */
#define DEAL       "deal=12345E6789/12345I6789/12345O6789/12345U6789/BEGIHOBUGH"
#define DEAL_LYING "12345E6789/12345I6789/12345O6789/12345U6789/BEGIHOBUGH/-/-/-/"

enum { ANSWER_ROOM = 65536, LINE_ROOM = 4096 };

/* Writes the line with its star filled in. */
void fill(const char *line, char *filled);
/* Judges a line as it is, without shorthand; the answer ends in a zero byte. */
bool judge(const char *line, size_t length, unsigned level, char *answer);
/* The value of a key in an answer, with a zero byte at its end; empty if it is not there. */
void value_of(const char *answer, const char *key, char *value);

/* The answer has these fields; a star may stand in an at= here too. */
void expect_answer(const char *line, const char *fields);
/* Nothing is refused, and this is the position at the end. */
void expect_at(const char *line, const char *at);
/* The last event, and no other, is refused by this clause, and leaves the position as it was. */
void expect_refused(const char *line, const char *clause);
/* The line is malformed: column and message of the answer. */
void expect_error(const char *line, size_t column, const char *message);
/* The same: the column is that of the letter behind the '^', which the judged line has not. */
void expect_error_here(const char *line, const char *message);
/* The position of at= breaks this invariant. */
void expect_impossible(const char *line, const char *invariant);

#endif
