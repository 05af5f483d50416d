/* options.c: reading the command line. */
#include "command.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

int fail(const char *format, ...)
{
    va_list arguments;
    fflush(stdout);
    fputs("arbiter: ", stderr);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    return EXIT_WRONG_USE;
}

/* -j N is the one short option with a value, where --jobs is one of the options. */
static bool has_jobs(const struct option *options)
{
    for (; options->name != NULL; options++)
        if (options->val == 'j' && options->has_arg == required_argument) return true;
    return false;
}

int option_next(const struct command *command, int argc, char **argv, const struct option *options)
{
    opterr = 0;
    const int option = getopt_long(argc, argv, has_jobs(options) ? ":hj:" : ":h", options, NULL);
    const char *word = optind > 0 && optind <= argc ? argv[optind - 1] : "";
    switch (option) {
    case 'h':
        fputs(command->help, stdout);
        exit(output_close(EXIT_FINE));
    case ':':
        fail("%s: option '%s' needs a value (see arbiter %s --help)", command->name, word,
             command->name);
        exit(EXIT_WRONG_USE);
    case '?':
        fail("%s: unknown option '%s' (see arbiter %s --help)", command->name, word, command->name);
        exit(EXIT_WRONG_USE);
    default:
        return option;
    }
}

bool number_read(const char *text, uint64_t least, uint64_t most, uint64_t *number)
{
    uint64_t value = 0;
    if (*text == '\0') return false;
    for (; *text != '\0'; text++) {
        if (*text < '0' || *text > '9') return false;
        const unsigned digit = (unsigned)(*text - '0');
        if (value > (UINT64_MAX - digit) / 10) return false;
        value = value * 10 + digit;
    }
    *number = value;
    return value >= least && value <= most;
}

bool request_read(const struct command *command, int argc, char **argv, struct request *request)
{
    static const struct option options[] = {
        {"json", no_argument, NULL, 'j'},
        {"markdown", no_argument, NULL, 'm'},
        {"help", no_argument, NULL, 'h'},
        {NULL, 0, NULL, 0},
    };
    *request = (struct request){0};
    for (int option; (option = option_next(command, argc, argv, options)) != -1;)
        request->form = option;
    const char *name = argv[optind];
    if (name == NULL) {
        fail("%s: expected a game; arbiter games lists them", command->name);
        return false;
    }
    request->game = arbiter_game_named(name, strlen(name));
    if (request->game == NULL) {
        fail("%s: unknown game '%s'; arbiter games lists them", command->name, name);
        return false;
    }
    request->entry = argv[optind + 1];
    if (request->entry == NULL || (request->form == 0 && argv[optind + 2] == NULL)) return true;
    fail("%s: expected a game and one entry of its table, or a game and a format", command->name);
    return false;
}
