/* command.c: running the arbiter command in a shell. */
#define _POSIX_C_SOURCE 200809L
#include "command.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

const struct run *run(const char *command)
{
    static struct run result;
    static char rest[4096];
    char script[8192], limited[64];
    const int length =
        snprintf(script, sizeof script, "A=${ARBITER:-build/arbiter}; { %s\n} 2>&1", command);
    cr_assert(length > 0 && (size_t)length < sizeof script, "the command is too long");
    snprintf(limited, sizeof limited, "timeout %d sh -c \"$SCRIPT\"", SHELL_SECONDS);
    result = (struct run){.code = -1};
    setenv("SCRIPT", script, 1);
    FILE *pipe = popen(limited, "r");
    if (pipe == NULL) return &result;
    fread(result.output, 1, sizeof result.output - 1, pipe);
    while (fread(rest, 1, sizeof rest, pipe) > 0)
        continue;
    const int status = pclose(pipe);
    result.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return &result;
}

static const struct run *run_to(const char *command, int code)
{
    const struct run *got = run(command);
    cr_expect_eq(got->code, code, "%s: exit %d, expected %d: %.300s", command, got->code, code,
                 got->output);
    return got;
}

void expect(const char *command, int code, const char *words)
{
    const struct run *got = run_to(command, code);
    cr_expect(strstr(got->output, words) != NULL, "%s: no '%s' in: %.600s", command, words,
              got->output);
}

void expect_without(const char *command, int code, const char *words)
{
    const struct run *got = run_to(command, code);
    cr_expect(strstr(got->output, words) == NULL, "%s: '%s' in: %.600s", command, words,
              got->output);
}

void expect_exactly(const char *command, int code, const char *words)
{
    cr_expect_str_eq(run_to(command, code)->output, words, "%s", command);
}
