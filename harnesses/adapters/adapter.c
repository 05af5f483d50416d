/* A library in C under Arbiter.  To wrap your own, change the specs, and put your own function in
 * the place of arbiter_judge(): it reads one line and writes one answer. */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <string.h>
#include "arbiter.h"

int main(void)
{
    static char buffer[8 * ARBITER_LINE_MAX]; /* an event has 3 bytes; refused, it takes 22 */
    struct arbiter_text answer;
    char *line = NULL; /* getline's own, to the end */
    size_t room = 0;
    for (ssize_t length; (length = getline(&line, &room, stdin)) > 0; fflush(stdout)) {
        if (line[length - 1] == '\n') length--;
        if (arbiter_line_blank(line, (size_t)length)) continue;
        arbiter_text_open(&answer, buffer, sizeof buffer);
        if (length > 5 && memcmp(line, "hello ", 6) == 0)
            arbiter_text_put(&answer, "hello version=1 level=3 spec=englishman@*?* spec=ugo@*?*");
        else
            arbiter_judge(line, (size_t)length, 3, &answer);
        printf("%.*s\n", (int)answer.length, answer.start);
    }
}
