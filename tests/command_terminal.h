/* command_terminal.h: arbiter play at a terminal of our own. */
#ifndef ARBITER_TESTS_COMMAND_TERMINAL_H
#define ARBITER_TESTS_COMMAND_TERMINAL_H

#include <stdbool.h>
#include <stddef.h>

enum { NARROW = 40, USUAL = 80 };

/* What a terminal of so many columns shows when arbiter play is given this line, and these lines
 * are typed one after another and then Ctrl-D.  The program must end well. */
const char *typed(const char *line, unsigned columns, const char *words);
void expect_shown(const char *shown, const char *words);
void in_colour(bool wanted);
/* The longest line that is shown.  What is typed is echoed too, and must be shorter. */
size_t widest(const char *shown);

#endif
