/* cover.c: which clauses a set of lines reaches. */
#include "command.h"

#include <inttypes.h>

static const char cover_help[] =
    "usage: arbiter cover [OPTION]... [FILE]...\n"
    "\n"
    "Judges the lines of the files (standard input without FILE or with -) and prints how often\n"
    "each clause granted and refused what was asked.  Every event of a line is asked about\n"
    "once, and played if it is legal.  A malformed line is reported and counts for nothing.\n"
    "Clauses about the cards, which no event can reach, are shown with - and not required.\n"
    "\n"
    "  --require   exit with 1 if a clause is not reached, or a line is malformed\n"
    "  --help, -h  this help\n"
    "\n"
    "examples:\n"
    "  arbiter cover corpus/*.txt\n"
    "  arbiter cover --require vectors.txt\n";

struct coverage {
    struct tally of_game[GAMES_MAX];
    uint64_t lines;
    uint64_t events;
    uint64_t refusals;
    uint64_t malformed;
};

static unsigned game_number(const struct arbiter_game *game)
{
    unsigned number = 0;
    while (arbiter_game_at(number) != game)
        number++;
    return number;
}

/* Plays the line's events; false where the line is malformed. */
static bool play_line(struct arbiter_line *line, struct coverage *sum, struct arbiter_error *error)
{
    struct arbiter_event event;
    uint64_t events = 0, refusals = 0;
    for (;;) {
        const enum arbiter_step step = arbiter_line_next(line, &event, error);
        if (step == ARBITER_MALFORMED) return false;
        if (step == ARBITER_END) break;
        events++;
        if (arbiter_fault(&line->rules, &line->position, &event) == 0)
            arbiter_play(&line->rules, &line->position, &event);
        else
            refusals++;
    }
    sum->lines++;
    sum->events += events;
    sum->refusals += refusals;
    return true;
}

/* What a malformed line reached before its error is thrown away. */
static bool cover_line(const char *text, size_t length, struct coverage *sum,
                       struct arbiter_error *error)
{
    static struct tally tally;
    struct arbiter_line line;
    tally = (struct tally){0};
    tally_into(&tally);
    const bool played =
        arbiter_line_open(&line, text, length, error) && play_line(&line, sum, error);
    tally_into(NULL);
    if (played) tally_add(&sum->of_game[game_number(line.rules.game)], &tally);
    return played;
}

static bool cover_file(const char *path, struct coverage *sum)
{
    struct reader reader;
    struct arbiter_error error;
    enum reader_step step;
    const char *text;
    size_t length;
    if (!reader_open(&reader, path)) return false;
    for (uint64_t number = 1;; number++) {
        step = reader_next(&reader, &text, &length);
        if (step == READER_END || step == READER_FAILED) break;
        if (step == READER_LINE && arbiter_line_blank(text, length)) continue;
        if (cover_line(text, length, sum, &error)) continue;
        sum->malformed++;
        fail("%s:%" PRIu64 ": error %zu %s", reader.name, number, error.column, error.message);
    }
    reader_close(&reader);
    return step == READER_END;
}

/* True if every clause was reached of every game that was played. */
static bool put_coverage(const struct coverage *sum)
{
    const struct arbiter_game *game;
    bool complete = sum->lines > 0;
    for (unsigned number = 0; number < GAMES_MAX; number++) {
        if ((game = arbiter_game_at(number)) == NULL) break;
        unsigned reachable;
        const unsigned reached = clauses_reached(game, &sum->of_game[number], &reachable);
        if (number > 0 && reached == 0) continue; /* a game that no line is about */
        put_counts(game, &sum->of_game[number]);
        printf("\n%s: %u of %u clauses reached\n", arbiter_game_name(game), reached, reachable);
        complete &= reached == reachable;
    }
    printf("%" PRIu64 " lines, %" PRIu64 " events, %" PRIu64 " refused, %" PRIu64
           " malformed lines\n",
           sum->lines, sum->events, sum->refusals, sum->malformed);
    return complete;
}

static int run(int argc, char **argv)
{
    static const struct option options[] = {
        {"require", no_argument, NULL, 'r'},
        {"help", no_argument, NULL, 'h'},
        {NULL, 0, NULL, 0},
    };
    static struct coverage sum;
    bool require = false, read = true;
    for (int option; (option = option_next(&cover_command, argc, argv, options)) != -1;)
        require |= option == 'r';
    if (optind == argc) read = cover_file("-", &sum);
    for (int number = optind; number < argc; number++)
        read &= cover_file(argv[number], &sum);

    const bool complete = put_coverage(&sum);
    if (!read) return EXIT_WRONG_USE;
    return require && (!complete || sum.malformed > 0) ? EXIT_DIFFERENCE : EXIT_FINE;
}

const struct command cover_command = {
    .name = "cover",
    .summary = "which clauses a set of games reaches",
    .help = cover_help,
    .run = run,
};
