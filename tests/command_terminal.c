/* command_terminal.c: arbiter play at a terminal of our own. */
#define _GNU_SOURCE
#include "command_terminal.h"
#include "command.h"

#include <criterion/criterion.h>
#include <pty.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* Reads what the terminal shows until it asks for input again, or shows no more.  Returns the
 * length of all that was shown. */
static size_t read_shown(int terminal, char *shown, size_t length, size_t room)
{
    while (length < room) {
        const ssize_t got = read(terminal, shown + length, room - length);
        if (got <= 0) break;
        length += (size_t)got;
        if (length >= 3 && memcmp(shown + length - 3, "\n> ", 3) == 0) break;
    }
    return length;
}

const char *typed(const char *line, unsigned columns, const char *words)
{
    static char shown[65536];
    const struct winsize size = {.ws_row = 24, .ws_col = (unsigned short)columns};
    const size_t room = sizeof shown - 1;
    size_t length = 0;
    int terminal, status;
    const char *path = getenv("ARBITER");
    const pid_t child = forkpty(&terminal, NULL, NULL, &size);
    cr_assert_geq(child, 0);
    if (child == 0) {
        alarm(SHELL_SECONDS);
        execl(path ? path : "build/arbiter", "arbiter", "play", line, (char *)NULL);
        _exit(127);
    }
    length = read_shown(terminal, shown, length, room);
    while (*words != '\0') {
        const size_t size_typed = strcspn(words, "\n") + 1;
        cr_assert_eq(write(terminal, words, size_typed), (ssize_t)size_typed);
        words += size_typed;
        length = read_shown(terminal, shown, length, room);
    }
    cr_assert_eq(write(terminal, "\004", 1), 1);
    length = read_shown(terminal, shown, length, room);
    shown[length] = '\0';
    close(terminal);
    waitpid(child, &status, 0);
    cr_expect(WIFEXITED(status) && WEXITSTATUS(status) == 0, "exit %d: %s", status, shown);
    return shown;
}

void expect_shown(const char *shown, const char *words)
{
    cr_expect(strstr(shown, words) != NULL, "no '%s' in: %s", words, shown);
}

void in_colour(bool wanted)
{
    setenv("TERM", "xterm", 1);
    if (wanted)
        unsetenv("NO_COLOR");
    else
        setenv("NO_COLOR", "1", 1);
}

size_t widest(const char *shown)
{
    size_t most = 0;
    for (; *shown != '\0'; shown += strspn(shown, "\r\n")) {
        const size_t length = strcspn(shown, "\r\n");
        most = length > most ? length : most;
        shown += length;
    }
    return most;
}
