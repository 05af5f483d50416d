/* run.h: running the command in a shell, with a time limit. */
#ifndef TESTS_RUN_H
#define TESTS_RUN_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#define DEAL "12346789OB/1235678EOG/1245679EUG/1345689IUH/2345789IBH"
#define LINE "englishman deal=" DEAL

struct run {
    int code;
    char output[65536]; /* both streams; the rest is dropped */
};

/* Runs a shell command in which $A is the arbiter command. */
static inline struct run *run(const char *command)
{
    static struct run result;
    static char rest[4096];
    char script[4096];
    snprintf(script, sizeof script, "A=${ARBITER:-build/arbiter}; { %s\n} 2>&1", command);
    result = (struct run){.code = -1};
    setenv("SCRIPT", script, 1);
    FILE *pipe = popen("timeout 20 sh -c \"$SCRIPT\"", "r");
    if (pipe == NULL) return &result;
    fread(result.output, 1, sizeof result.output - 1, pipe);
    while (fread(rest, 1, sizeof rest, pipe) > 0)
        continue;
    const int status = pclose(pipe);
    result.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return &result;
}

#endif
