/* vectors.c: the static vectors: shown, written out, and compared with an engine's answers. */
#define _POSIX_C_SOURCE 200809L
#include "../trial/vectors.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char vectors_help[] =
    "usage: arbiter vectors list [SPEC]\n"
    "       arbiter vectors copy FOLDER\n"
    "       arbiter vectors verify [OPTION]... ANSWERS [SPEC]\n"
    "       arbiter vectors verify [OPTION]... --engine COMMAND [SPEC]\n"
    "\n"
    "Vectors are lines with the answers that the rules give to them.  `list` prints ID, clauses "
    "and\n"
    "line of each, with tabs between; `copy` writes the files, with the answers, into a folder;\n"
    "`verify` compares an engine's answers with the expected ones: those in the file ANSWERS (- "
    "is\n"
    "standard input), one for each vector in the order of `list`, or those that the engine gives\n"
    "now.  With SPEC only vectors of that game, edition and readings; @* is any edition, ?* are "
    "any\n"
    "readings.  docs/vectors-format.md says more.\n"
    "\n"
    "  --engine COMMAND   how to start the engine; the shell runs it\n"
    "  --level N          compare no more than level N, 0 to 3 (3)\n"
    "  --jobs N, -j N     so many copies of the engine (1)\n"
    "  --timeout SECONDS  how long the engine may take for an answer (5)\n"
    "  --help, -h         this help\n"
    "\n"
    "exit status: 0 all as expected; 1 an answer is different; 2 an answer is missing, the engine\n"
    "failed, or wrong use\n"
    "\n"
    "examples:\n"
    "  arbiter vectors list 'englishman?*' | cut -f3 | ./engine > answers\n"
    "  arbiter vectors verify answers 'englishman?*'\n"
    "  arbiter vectors verify --engine ./engine\n";

struct settings {
    const char *engine;
    unsigned level;
    unsigned jobs;
    double timeout;
};

/* All that there are, or those of the spec; false after saying what is wrong with it. */
static bool open_wanted(struct vectors *vectors, const struct pattern *wanted)
{
    static struct pattern every[GAMES_MAX];
    unsigned games = 0;
    for (const struct arbiter_game *game; (game = arbiter_game_at(games)) != NULL; games++) {
        every[games] = (struct pattern){.any_edition = true, .any_reading = true};
        every[games].rules.game = game;
    }
    vectors_open(vectors, every, games, wanted);
    return vectors->count > 0;
}

static int list(const struct pattern *wanted)
{
    struct vectors vectors;
    open_wanted(&vectors, wanted);
    for (unsigned number = 0; number < vectors.count; number++) {
        const struct vector *vector = &vectors.vector[number];
        printf("%s\t%s\t%s\n", vector->id, vector->clauses, vector->line);
    }
    vectors_close(&vectors);
    return EXIT_FINE;
}

/* Makes the folders on the way to the file. */
static void make_folders(char *path)
{
    for (char *slash = strchr(path + 1, '/'); slash != NULL; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        mkdir(path, 0777); /* where it fails, opening the file says so */
        *slash = '/';
    }
}

static int copy(const char *folder)
{
    char path[4096];
    for (unsigned number = 0; vector_path[number] != NULL; number++) {
        const int length = snprintf(path, sizeof path, "%s/%s", folder, vector_path[number]);
        if (length < 0 || (size_t)length >= sizeof path)
            return fail("vectors: the path of the folder is too long");
        make_folders(path);
        FILE *file = fopen(path, "w");
        if (file == NULL) return fail("vectors: cannot write %s: %s", path, strerror(errno));
        const bool written = fputs(vector_text[number], file) >= 0;
        if (fclose(file) != 0 || !written)
            return fail("vectors: cannot write %s: %s", path, strerror(errno));
        puts(path);
    }
    return EXIT_FINE;
}

/* Reads answer after answer; false where there are too few or too many, or the file fails. */
static bool verify_lines(struct reader *reader, const struct vectors *vectors, unsigned level,
                         struct verdicts *verdicts)
{
    const char *text;
    size_t length;
    for (unsigned number = 0;; number++) {
        const enum reader_step step = reader_next(reader, &text, &length);
        if (step == READER_FAILED) return false;
        if (step == READER_END) {
            if (number < vectors->count)
                fail("vectors: %u answers, and %u vectors", number, vectors->count);
            return number == vectors->count;
        }
        if (number == vectors->count) {
            fail("vectors: more answers than the %u vectors", vectors->count);
            return false;
        }
        char *answer = strndup(text, length);
        if (answer == NULL) abort();
        vector_verify(&vectors->vector[number], answer, level, verdicts);
        free(answer);
    }
}

static int verify(const char *path, const struct pattern *wanted, const struct settings *settings)
{
    struct vectors vectors;
    struct reader reader;
    struct verdicts verdicts = {0};
    if (!reader_open(&reader, path)) return EXIT_WRONG_USE;
    open_wanted(&vectors, wanted);
    const bool whole = verify_lines(&reader, &vectors, settings->level, &verdicts);
    const int code = verdicts_close(&verdicts);
    reader_close(&reader);
    vectors_close(&vectors);
    return whole ? code : EXIT_WRONG_USE;
}

static bool take_option(int option, struct settings *settings)
{
    uint64_t number = 0;
    char *end = NULL;
    if (option == 'e') settings->engine = optarg;
    if (option == 'l') {
        if (!number_read(optarg, 0, VECTORS_LEVEL, &number)) {
            fail("vectors: --level is '%s', expected 0, 1, 2 or 3", optarg);
            return false;
        }
        settings->level = (unsigned)number;
    }
    if (option == 'j') {
        if (!number_read(optarg, 1, 64, &number)) {
            fail("vectors: --jobs needs a number from 1 to 64, not '%s'", optarg);
            return false;
        }
        settings->jobs = (unsigned)number;
    }
    if (option != 'T') return true;
    settings->timeout = strtod(optarg, &end);
    if (end != optarg && *end == '\0' && settings->timeout > 0 && settings->timeout < 1e6)
        return true;
    fail("vectors: --timeout needs seconds, not '%s'", optarg);
    return false;
}

static int act(const char *what, int count, char **argument, const struct settings *settings)
{
    const bool copies = strcmp(what, "copy") == 0, verifies = strcmp(what, "verify") == 0;
    const int first = copies || (verifies && settings->engine == NULL) ? 1 : 0;
    const int most = copies ? 1 : first + 1;
    struct pattern wanted;
    struct arbiter_error error;
    if (!copies && !verifies && strcmp(what, "list") != 0)
        return fail("vectors: expected list, copy or verify, got '%s'", what);
    if (count < first)
        return fail(copies ? "vectors: copy needs a folder"
                           : "vectors: verify needs a file of answers, or --engine COMMAND");
    if (count > most) return fail("vectors: one argument too many: '%s'", argument[most]);
    if (copies) return copy(argument[0]);
    const char *spec = count > first ? argument[first] : NULL;
    if (spec != NULL && !pattern_read(&wanted, spec, &error))
        return fail("vectors: spec '%s', column %zu: %s", spec, error.column, error.message);
    const struct pattern *only = spec == NULL ? NULL : &wanted;
    if (!verifies) return list(only);
    if (settings->engine == NULL) return verify(argument[0], only, settings);
    return vectors_ask(settings->engine, only, settings->level, settings->jobs, settings->timeout);
}

static int run(int argc, char **argv)
{
    static const struct option names[] = {
        {"engine", required_argument, NULL, 'e'}, {"level", required_argument, NULL, 'l'},
        {"jobs", required_argument, NULL, 'j'},   {"timeout", required_argument, NULL, 'T'},
        {"help", no_argument, NULL, 'h'},         {NULL, 0, NULL, 0},
    };
    struct settings settings = {.level = VECTORS_LEVEL, .jobs = 1, .timeout = 5};
    for (int option; (option = option_next(&vectors_command, argc, argv, names)) != -1;)
        if (!take_option(option, &settings)) return EXIT_WRONG_USE;
    if (optind == argc) return fail("vectors: expected list, copy or verify");
    return act(argv[optind], argc - optind - 1, argv + optind + 1, &settings);
}

const struct command vectors_command = {
    .name = "vectors",
    .summary = "lines with their answers, to test an engine by a file",
    .help = vectors_help,
    .run = run,
};
