/* play.c: a game at the terminal, or through a pipe. */
#define _POSIX_C_SOURCE 200809L
#include "command.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { LINE_ROOM = 1024 };

static const char play_help[] =
    "usage: arbiter play [--seed N] [SPEC|LINE]\n"
    "\n"
    "Plays a game for both sides, draws it, and says which rule a refused event breaks.  Begins\n"
    "with a random deal of SPEC (englishman if not given), or with a whole line.\n"
    "\n"
    "  --seed N    the deal of this number\n"
    "  --help, -h  this help\n"
    "\n"
    "Type help in the game for its commands.\n"
    "\n"
    "examples:\n"
    "  arbiter play\n"
    "  arbiter play --seed 7 englishman@v83\n"
    "  arbiter play 'englishman deal=... : pass Fab'\n";

static void draw(const struct session *session)
{
    face_of(session->rules.game)->draw(&session->rules, session_position(session));
}

/* Replaces the session by the line's; leaves it as it was if the line is malformed. */
static bool begin(struct session *session, const char *text, size_t length)
{
    struct session opened;
    struct arbiter_error error;
    size_t refusals;
    if (!session_open(&opened, text, length, &refusals, &error)) {
        printf("error %zu %s\n", error.column, error.message);
        return false;
    }
    session_close(session);
    *session = opened;
    if (refusals > 0) printf("%zu refused events of the line were left out\n", refusals);
    draw(session);
    return true;
}

static uint64_t random_seed(void)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    const uint64_t mixed =
        (uint64_t)now.tv_nsec * 1000003u ^ (uint64_t)now.tv_sec << 20 ^ (uint64_t)getpid() << 7;
    return mixed % 1000000000; /* short enough to be typed again */
}

static bool begin_deal(struct session *session, const struct arbiter_rules *rules, uint64_t seed)
{
    char deal[256], spec[LINE_ROOM], line[LINE_ROOM + 512];
    struct arbiter_text text;
    arbiter_text_open(&text, spec, sizeof spec - 1);
    arbiter_spec_write(rules, &text);
    spec[text.length] = '\0';
    deal_shuffle(face_of(rules->game), seed, deal, sizeof deal);
    snprintf(line, sizeof line, "%s deal=%s", spec, deal);
    printf("%s\n(seed %llu)\n", line, (unsigned long long)seed);
    return begin(session, line, strlen(line));
}

static void play_token(struct session *session, const char *token, bool *played)
{
    struct arbiter_event event;
    struct arbiter_error error;
    if (!arbiter_event_read(&session->rules, token, strlen(token), &event, &error)) {
        printf("%s: column %zu: %s (help lists the commands)\n", token, error.column,
               error.message);
        return;
    }
    const union arbiter_position *position = session_position(session);
    if (arbiter_fault(&session->rules, position, &event) != 0)
        explain_event(&session->rules, position, &event);
    else if (session_play(session, &event))
        *played = true;
    else
        fail("out of memory");
}

static void do_events(struct session *session, char *words)
{
    bool played = false;
    for (char *token = strtok(words, " \t"); token != NULL; token = strtok(NULL, " \t"))
        play_token(session, token, &played);
    if (played) draw(session);
}

static void do_why(struct session *session, char *argument)
{
    struct arbiter_event event;
    struct arbiter_error error;
    if (*argument == '\0') {
        puts("why: expected an event, such as: why Fab");
        return;
    }
    if (arbiter_event_read(&session->rules, argument, strlen(argument), &event, &error))
        explain_event(&session->rules, session_position(session), &event);
    else
        printf("%s: column %zu: %s\n", argument, error.column, error.message);
}

static void do_moves(struct session *session, char *argument)
{
    (void)argument;
    put_moves(&session->rules, session_position(session));
}

static void do_undo(struct session *session, char *argument)
{
    (void)argument;
    if (session_undo(session))
        draw(session);
    else
        puts("There is nothing to undo.");
}

static void do_redo(struct session *session, char *argument)
{
    (void)argument;
    if (session_redo(session))
        draw(session);
    else
        puts("There is nothing to redo.");
}

static void do_draw(struct session *session, char *argument)
{
    (void)argument;
    draw(session);
}

static void do_save(struct session *session, char *argument)
{
    if (*argument == '\0') {
        session_write(session, stdout);
        return;
    }
    FILE *file = fopen(argument, "w");
    bool written = file != NULL;
    if (written) {
        session_write(session, file);
        written = !ferror(file);
        written &= fclose(file) == 0;
    }
    if (!written) {
        printf("cannot write %s: %s\n", argument, strerror(errno));
        return;
    }
    session->changed = false;
    printf("saved in %s\n", argument);
}

/* The first line of a file that is not blank. */
static void load_file(struct session *session, const char *path)
{
    struct reader reader;
    const char *text;
    size_t length;
    enum reader_step step;
    if (!reader_open(&reader, path)) return;
    do
        step = reader_next(&reader, &text, &length);
    while (step == READER_LINE && arbiter_line_blank(text, length));
    if (step == READER_END) printf("%s has no line\n", path);
    if (step == READER_LINE || step == READER_OVERLONG) begin(session, text, length);
    reader_close(&reader);
}

static bool is_line(const char *text)
{
    return strstr(text, " deal=") != NULL || strstr(text, " at=") != NULL;
}

static void do_load(struct session *session, char *argument)
{
    if (*argument == '\0' || strcmp(argument, "-") == 0)
        puts("load: expected a file or a line");
    else if (is_line(argument))
        begin(session, argument, strlen(argument));
    else
        load_file(session, argument);
}

static void do_new(struct session *session, char *argument)
{
    const struct arbiter_rules rules = session->rules;
    uint64_t seed = random_seed();
    if (*argument != '\0' && !number_read(argument, 0, UINT64_MAX, &seed))
        printf("new: seed '%s', expected a number\n", argument);
    else
        begin_deal(session, &rules, seed);
}

static void do_help(struct session *session, char *argument)
{
    (void)argument;
    fputs(face_of(session->rules.game)->notation, stdout);
    puts("  moves         all legal events           why EVENT    the rules for it\n"
         "  undo, redo    back and forth             draw         the picture again\n"
         "  save [FILE]   the game as a line         load FILE|LINE\n"
         "  new [SEED]    another deal               quit         or the end of input");
}

static const struct {
    const char *name;
    void (*run)(struct session *session, char *argument);
} words[] = {
    {"moves", do_moves}, {"why", do_why},   {"undo", do_undo}, {"redo", do_redo}, {"draw", do_draw},
    {"save", do_save},   {"load", do_load}, {"new", do_new},   {"help", do_help},
};

/* Carries out a line of input; false for quit. */
static bool obey(struct session *session, char *input)
{
    input += strspn(input, " \t");
    for (size_t end = strlen(input); end > 0 && strchr(" \t\r", input[end - 1]) != NULL; end--)
        input[end - 1] = '\0';
    const size_t length = strcspn(input, " \t");
    if (length == 0 || *input == '#') return true;
    if (length == 4 && memcmp(input, "quit", length) == 0) return false;
    for (size_t number = 0; number < sizeof words / sizeof words[0]; number++) {
        if (strlen(words[number].name) != length) continue;
        if (memcmp(words[number].name, input, length) != 0) continue;
        char *argument = input + length;
        words[number].run(session, argument + strspn(argument, " \t"));
        return true;
    }
    do_events(session, input);
    return true;
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
        if (step == READER_END || step == READER_FAILED) break;
        char *input = step == READER_LINE ? malloc(length + 1) : NULL;
        if (input == NULL) {
            puts("That line is too long.");
            continue;
        }
        memcpy(input, text, length);
        input[length] = '\0';
        on = obey(session, input);
        free(input);
    }
    reader_close(&reader);
    return code;
}

/* All arguments as one line, so that a line need not be quoted. */
static char *join(char **argv)
{
    size_t room = 1;
    for (char **word = argv; *word != NULL; word++)
        room += strlen(*word) + 1;
    char *line = calloc(room, 1);
    for (char **word = argv; line != NULL && *word != NULL; word++) {
        if (word != argv) strcat(line, " ");
        strcat(line, *word);
    }
    return line;
}

static bool start(struct session *session, const char *line, const uint64_t *seed)
{
    struct arbiter_rules rules;
    struct arbiter_error error;
    struct session opened;
    size_t refusals;
    const char *spec = *line == '\0' ? "englishman" : line;
    if (is_line(line)) {
        if (session_open(&opened, line, strlen(line), &refusals, &error)) {
            session_close(&opened);
            return begin(session, line, strlen(line));
        }
        fail("play: column %zu: %s", error.column, error.message);
        return false;
    }
    if (!arbiter_spec_read(&rules, spec, strlen(spec), &error)) {
        fail("play: spec '%s': column %zu: %s", spec, error.column, error.message);
        return false;
    }
    return begin_deal(session, &rules, seed == NULL ? random_seed() : *seed);
}

static int run(int argc, char **argv)
{
    static const struct option options[] = {
        {"seed", required_argument, NULL, 's'},
        {"help", no_argument, NULL, 'h'},
        {NULL, 0, NULL, 0},
    };
    struct session session = {0};
    uint64_t seed = 0;
    bool seeded = false;
    int code = EXIT_WRONG_USE;
    for (int option; (option = option_next(&play_command, argc, argv, options)) != -1;) {
        seeded = true;
        if (!number_read(optarg, 0, UINT64_MAX, &seed))
            return fail("play: seed '%s', expected a number", optarg);
    }
    char *line = join(argv + optind);
    if (line == NULL) return fail("out of memory");
    if (seeded && is_line(line)) {
        fail("play: a line has its own deal; --seed cannot be given with it");
    } else if (start(&session, line, seeded ? &seed : NULL)) {
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
