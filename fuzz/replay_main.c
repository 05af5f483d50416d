/* replay_main.c: runs a fuzz target on files: corpus files and findings.
 *
 *     replay [--lines] [--clauses] FILE...
 *
 * --lines prints each game as a line (the moves target); --clauses prints which clauses were
 * reached. */
#include <stdio.h>
#include <string.h>

#include "fuzz.h"

static bool unrefused(const uint8_t *input, size_t size)
{
    static char buffer[65536];
    struct arbiter_text answer;
    arbiter_text_open(&answer, buffer, sizeof buffer - 1);
    const bool judged = arbiter_judge((const char *)input, size, 0, &answer);
    buffer[answer.length] = '\0';
    return judged && strstr(buffer, " refused=- ") != NULL;
}

static bool replay(const char *path, bool lines, bool strict)
{
    static uint8_t input[FUZZ_INPUT_MAX];
    FILE *file = fopen(path, "rb");
    if (file == NULL) {
        perror(path);
        return false;
    }
    const size_t size = fread(input, 1, sizeof input, file);
    fclose(file);
    LLVMFuzzerTestOneInput(input, size);
    if (lines && fuzz_current != NULL)
        printf("%.*s\n", (int)fuzz_current->text.length, fuzz_current->text.start);
    if (!strict || unrefused(input, size)) return true;
    fprintf(stderr, "%s: malformed, or an event is refused\n", path);
    return false;
}

int main(int argc, char **argv)
{
    bool lines = false, clauses = false, strict = false, good = true;
    unsigned count = 0;
    int arg = 1;
    for (; arg < argc && strncmp(argv[arg], "--", 2) == 0; arg++) {
        lines |= strcmp(argv[arg], "--lines") == 0;
        clauses |= strcmp(argv[arg], "--clauses") == 0;
        strict |= strcmp(argv[arg], "--unrefused") == 0;
    }
    if (arg == argc) {
        fputs("usage: replay [--lines] [--clauses] [--unrefused] FILE...\n", stderr);
        return 64;
    }
    for (; arg < argc; arg++, count++)
        good &= replay(argv[arg], lines, strict);
    if (clauses) fuzz_print_clauses();
    if (!lines) printf("%u files replayed\n", count);
    return good ? 0 : 1;
}
