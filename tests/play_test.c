/* play_test.c: the game at a terminal. */
#define _GNU_SOURCE
#include <criterion/criterion.h>
#include <pty.h>
#include <unistd.h>

#include "run.h"

/* What a terminal shows when these words are typed and then Ctrl-D; *code is the exit code. */
static const char *typed(const char *words, int *code)
{
    static char shown[65536];
    size_t length = 0;
    int terminal, status;
    const char *path = getenv("ARBITER");
    const pid_t child = forkpty(&terminal, NULL, NULL, NULL);
    if (child == 0) {
        alarm(15);
        execl(path ? path : "build/arbiter", "arbiter", "play", LINE, (char *)NULL);
        _exit(127);
    }
    cr_assert(write(terminal, words, strlen(words)) > 0 && write(terminal, "\004", 1) == 1);
    for (ssize_t got; length < sizeof shown - 1; length += (size_t)got)
        if ((got = read(terminal, shown + length, sizeof shown - 1 - length)) <= 0) break;
    shown[length] = '\0';
    close(terminal);
    waitpid(child, &status, 0);
    *code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return shown;
}

Test(play, draws_refuses_undoes_and_ends, .timeout = 30)
{
    int code;
    setenv("TERM", "xterm", 1);
    unsetenv("NO_COLOR");
    const char *shown = typed("Sab\npass BaJ\nundo\nsave\n", &code);
    cr_expect_eq(code, 0);
    cr_expect(strstr(shown, "\033[1;33mGold") != NULL);
    cr_expect(strstr(shown, "ENG-TURN-1  Jack has the first turn") != NULL);
    cr_expect(strstr(shown, "2 moves left") != NULL);
    cr_expect(strstr(shown, LINE " : pass\r\n") != NULL);
}

Test(play, no_colour_where_none_is_wanted, .timeout = 30)
{
    int code;
    setenv("TERM", "xterm", 1);
    setenv("NO_COLOR", "1", 1);
    cr_expect(strstr(typed("moves\n", &code), "\033[") == NULL);
    cr_expect_eq(code, 0);
}
