/* example.c: a program that embeds the oracle.  Judges the lines of standard input, and prints the
 * clause behind every refusal. */
#include <stdio.h>
#include <string.h>

#include "arbiter.h"

static void judge(const char *text, size_t length)
{
    struct arbiter_line line;
    struct arbiter_event event;
    struct arbiter_error error;
    enum arbiter_step step;
    if (!arbiter_line_open(&line, text, length, &error)) {
        printf("error %zu %s\n", error.column, error.message);
        return;
    }
    for (unsigned number = 1; (step = arbiter_line_next(&line, &event, &error)) == ARBITER_EVENT;
         number++) {
        const unsigned fault = arbiter_fault(&line.rules, &line.position, &event);
        if (fault == 0) {
            arbiter_play(&line.rules, &line.position, &event);
            continue;
        }
        const struct arbiter_clause *clause = arbiter_clause_at(line.rules.game, fault);
        printf("event %u is refused, %s: %s\n", number, clause->id, clause->rule);
    }
    if (step == ARBITER_MALFORMED) printf("error %zu %s\n", error.column, error.message);
}

int main(void)
{
    static char text[4096]; /* longer lines are judged in pieces, and so are malformed */
    while (fgets(text, sizeof text, stdin) != NULL) {
        const size_t length = strcspn(text, "\n");
        if (!arbiter_line_blank(text, length)) judge(text, length);
    }
    return fflush(stdout) == 0 ? 0 : 2;
}
