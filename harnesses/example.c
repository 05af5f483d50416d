/* example.c: a program that embeds the oracle.  It answers the lines of standard input, and prints
 * below each answer the rule behind every refusal. */
#include <stdio.h>
#include <string.h>

#include "arbiter.h"

/* The events of a line that was judged already, so nothing in it is malformed. */
static void explain(const char *text, size_t length)
{
    struct arbiter_line line;
    struct arbiter_event event;
    struct arbiter_error error;
    if (!arbiter_line_open(&line, text, length, &error)) return;
    for (unsigned number = 1; arbiter_line_next(&line, &event, &error) == ARBITER_EVENT; number++) {
        const unsigned fault = arbiter_fault(&line.rules, &line.position, &event);
        if (fault == 0) {
            arbiter_play(&line.rules, &line.position, &event);
            continue;
        }
        const struct arbiter_clause *clause = arbiter_clause_at(line.rules.game, fault);
        printf("  event %u is refused by %s: %s\n", number, clause->id, clause->rule);
    }
}

int main(void)
{
    static char text[4096], buffer[65536]; /* longer lines are judged in pieces, and malformed */
    while (fgets(text, sizeof text, stdin) != NULL) {
        const size_t length = strcspn(text, "\n");
        if (arbiter_line_blank(text, length)) continue;
        struct arbiter_text answer;
        arbiter_text_open(&answer, buffer, sizeof buffer);
        const bool judged = arbiter_judge(text, length, 0, &answer);
        printf("%.*s\n", (int)answer.length, answer.start);
        if (judged) explain(text, length);
    }
    return fflush(stdout) == 0 ? 0 : 2;
}
