/* ugo_lines.h: a shorthand for lines of UGO!, which lines.h reads too.
 *
 * A position of UGO! names 45 cards and up to 20 places, of which a test needs a few.  So
 *
 *     at=HAND[PLACE,PLACE]/HAND/HAND/HAND/TRICK/ASIDE/USED/STATE
 *
 * has a player's places behind his hand: those at the end may be left out, and an empty board
 * altogether.  STATE may end early: `play` is `play:1:4:1:0,0,0,0:0,0,0,0`, and `play:1:4:3` has p3
 * lead.  A star stands for cards that the line names nowhere else, in the order of the deck:
 *
 *     *R8     in a place: all the others of this colour, below the named ones
 *     B5*GY   in a hand: as many as it lacks, of the colours green and yellow; of any, if none is
 *             named
 *     *       aside, or used: all that are left
 *
 * Places are filled first, then the hands, then the rest.  The hands of a deal= have stars as well.
 *
 * In the fields of expect_answer() there are, besides those of an answer, the parts of the position
 * at its end: hand1, board1 (five places), trick, aside, used, phase, game, dealer, leader,
 * farmers, totals. */
#ifndef ARBITER_TESTS_UGO_LINES_H
#define ARBITER_TESTS_UGO_LINES_H

#include <stdbool.h>

#include "arbiter.h"

/* Whether the line is one of UGO!. */
bool ugo_line(const char *line);
/* Writes the line without shorthand. */
void ugo_fill(const char *line, char *filled);
/* A part of the position in an answer; false where there is none of this name. */
bool ugo_part_of(const char *answer, const char *name, char *value);

/* Opens a line with shorthand; its position is possible. */
void ugo_open(struct arbiter_line *line, const char *shorthand);
/* The position breaks this invariant, UGO_I_NONE for none. */
void expect_invariant(const struct arbiter_line *line, unsigned invariant);
/* What the player's board scores at the end of the line: the points "at this stage". */
int ugo_points(const char *line, unsigned player);

#endif
