/* play.c: a game at the terminal, or through a pipe. */
#define _POSIX_C_SOURCE 200809L
#include "command.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char play_help[] =
    "usage: arbiter play [--seed N] [--as PLAYER] [SPEC|LINE]\n"
    "\n"
    "Plays a game for all sides, draws it, and says which rule a refused event breaks.  Begins\n"
    "with a random deal of SPEC (englishman if not given; fields such as players=3 may follow "
    "it),\n"
    "or with a whole line.  Later deals are chance's: the word deal plays them at random.\n"
    "\n"
    "  --seed N     the deal of this number; later ones follow from it\n"
    "  --as PLAYER  draws only what this player may know; turn: what whoever is to act may know\n"
    "  --help, -h   this help\n"
    "\n"
    "Type help in the game for its commands.\n"
    "\n"
    "examples:\n"
    "  arbiter play\n"
    "  arbiter play --seed 7 englishman@v83\n"
    "  arbiter play --as turn ugo players=3\n"
    "  arbiter play 'englishman deal=... : pass Fab'\n";

/* Carries out one line of input; false for quit. */
static bool obey_line(struct session *session, enum reader_step step, const char *text,
                      size_t length)
{
    char *input = step == READER_LINE ? malloc(length + 1) : NULL;
    if (input == NULL) {
        puts("That line is too long.");
        return true;
    }
    memcpy(input, text, length);
    input[length] = '\0';
    const bool on = play_obey(session, input);
    free(input);
    return on;
}

static int converse(struct session *session)
{
    struct reader reader;
    const char *text;
    size_t length;
    const bool prompt = isatty(STDIN_FILENO);
    int code = EXIT_FINE;
    if (!reader_open(&reader, "-")) return EXIT_WRONG_USE;
    for (bool on = true; on && !ferror(stdout);) {
        if (prompt) printf("> ");
        fflush(stdout);
        const enum reader_step step = reader_next(&reader, &text, &length);
        if (step == READER_FAILED) code = EXIT_WRONG_USE;
        if (step == READER_END && prompt) putchar('\n');
        on = step == READER_LINE || step == READER_OVERLONG;
        if (on) on = obey_line(session, step, text, length);
    }
    reader_close(&reader);
    if (prompt && session->changed) {
        puts("The game was not saved. As a line it is:");
        session_write(session, stdout);
    }
    return code;
}

/* All arguments as one line, so that a line need not be quoted. */
static char *join(char **argv)
{
    size_t room = 1;
    for (char **word = argv; *word != NULL; word++)
        room += strlen(*word) + 1;
    char *line = calloc(room, 1);
    struct arbiter_text text;
    arbiter_text_open(&text, line, line == NULL ? 0 : room - 1);
    for (char **word = argv; *word != NULL; word++) {
        if (word != argv) arbiter_text_letter(&text, ' ');
        arbiter_text_put(&text, *word);
    }
    return line;
}

static bool start(struct session *session, const char *line, const uint64_t *seed, const char *as)
{
    struct arbiter_rules rules;
    struct arbiter_error error;
    const char *spec = *line == '\0' ? "englishman" : line;
    const size_t length = strlen(spec);
    const bool whole = play_is_line(line);
    struct arbiter_line opened;
    const bool read = whole ? arbiter_line_open(&opened, spec, length, &error)
                            : head_read(&rules, spec, length, &error);
    if (read) session->rules = whole ? opened.rules : rules;
    if (read && !play_see(session, as)) {
        fail("play: --as %s, expected a player's name, turn or all", as);
        return false;
    }
    const uint64_t number = seed == NULL ? play_random_seed() : *seed;
    session->chance = number;
    if (read && (whole ? play_line(session, spec, length, &error)
                       : play_deal(session, &rules, number, &error)))
        return true;
    fail("play: column %zu: %s", error.column, error.message);
    return false;
}

static int run(int argc, char **argv)
{
    static const struct option options[] = {
        {"seed", required_argument, NULL, 's'},
        {"as", required_argument, NULL, 'a'},
        {"help", no_argument, NULL, 'h'},
        {NULL, 0, NULL, 0},
    };
    struct session session = {0};
    const char *as = "all";
    uint64_t seed = 0;
    bool seeded = false;
    int code = EXIT_WRONG_USE;
    for (int option; (option = option_next(&play_command, argc, argv, options)) != -1;) {
        if (option == 'a') {
            as = optarg;
            continue;
        }
        seeded = true;
        if (!number_read(optarg, 0, UINT64_MAX, &seed))
            return fail("play: seed '%s', expected a number", optarg);
    }
    char *line = join(argv + optind);
    if (line == NULL) return fail("out of memory");
    if (seeded && play_is_line(line)) {
        fail("play: a line has its own deal; --seed cannot be given with it");
    } else if (start(&session, line, seeded ? &seed : NULL, as)) {
        puts("Type help for the commands.");
        code = converse(&session);
    }
    session_close(&session);
    free(line);
    return code;
}

const struct command play_command = {
    .name = "play",
    .summary = "plays a game, drawn, with the rules at hand",
    .help = play_help,
    .run = run,
};
