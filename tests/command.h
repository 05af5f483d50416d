/* command.h: running the arbiter command in a shell, with a time limit. */
#ifndef ARBITER_TESTS_COMMAND_H
#define ARBITER_TESTS_COMMAND_H

#include <stddef.h>

#define STANDARD "12346789OB/1235678EOG/1245679EUG/1345689IUH/2345789IBH"
#define LINE     "englishman deal=" STANDARD /* 70 bytes */
#define FINE     "turn=jack result=- refused=- by=- why=-\n"

enum { SHELL_SECONDS = 60, TEST_SECONDS = 120 };

struct run {
    int code;
    char output[65536]; /* both streams; the rest is dropped */
};

/* Runs a shell command in which $A is the arbiter command. */
const struct run *run(const char *command);
/* The command ends with this code, and these words are in its output. */
void expect(const char *command, int code, const char *words);
/* And these are not. */
void expect_without(const char *command, int code, const char *words);
/* The output is these words and nothing else. */
void expect_exactly(const char *command, int code, const char *words);

#endif
