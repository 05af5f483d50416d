/* cover.c: which clauses a set of lines reaches. */
#include "command.h"

#include <inttypes.h>
#include <string.h>

static const char cover_help[] =
    "usage: arbiter cover [OPTION]... [FILE]...\n"
    "\n"
    "Judges the lines of the files (standard input without FILE or with -) and prints how often\n"
    "each clause granted and refused what was asked.  Every event of a line is asked about\n"
    "once, and played if it is legal.  A malformed line is reported and counts for nothing.\n"
    "Only play counts: the check of an at= position does not, the tests of a deal do where a\n"
    "reading has the deal tested.  A few clauses can only be granted, only be refused, or\n"
    "neither; they have a dash, the reason below the table, and are not required.\n"
    "\n"
    "  --require       exit with 1 if a clause is not reached, or a line is malformed\n"
    "  --require=both  the same if a clause is not both granted and refused\n"
    "  --json          the counts as JSON; null where the table has a dash\n"
    "  --help, -h      this help\n"
    "\n"
    "examples:\n"
    "  arbiter cover corpus/*.txt\n"
    "  arbiter cover --require=both vectors.txt\n";

enum require { REQUIRE_NOTHING, REQUIRE_REACHED, REQUIRE_BOTH };

struct coverage {
    struct tally of_game[GAMES_MAX];
    uint64_t lines_of[GAMES_MAX];
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
static bool cover_events(struct arbiter_line *line, struct coverage *sum,
                         struct arbiter_error *error)
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
    sum->events += events;
    sum->refusals += refusals;
    return true;
}

/* Whether the opened line begins with a position, and not with a deal: it has one field. */
static bool at_position(const struct arbiter_line *line)
{
    static const char key[] = "at=";
    const size_t length = sizeof key - 1;
    for (size_t at = 1; at + length <= line->next; at++)
        if (strchr(" \t\r", line->text[at - 1]) != NULL &&
            memcmp(line->text + at, key, length) == 0)
            return true;
    return false;
}

/* What a malformed line reached before its error is thrown away.  So is what reading a position
 * asked: the invariant looks at the winning conditions, but nobody has played. */
static bool cover_line(const char *text, size_t length, struct coverage *sum,
                       struct arbiter_error *error)
{
    static struct tally tally;
    struct arbiter_line line;
    tally = (struct tally){0};
    tally_into(&tally);
    bool played = arbiter_line_open(&line, text, length, error);
    if (played) {
        if (at_position(&line)) tally = (struct tally){0};
        played = cover_events(&line, sum, error);
    }
    tally_into(NULL);
    if (!played) return false;
    const unsigned number = game_number(line.rules.game);
    tally_add(&sum->of_game[number], &tally);
    sum->lines_of[number]++;
    sum->lines++;
    return true;
}

static bool cover_file(const char *path, struct coverage *sum)
{
    struct reader reader;
    struct arbiter_error error;
    enum reader_step step;
    const char *text;
    size_t length;
    if (!reader_open(&reader, path)) return false;
    for (;;) {
        step = reader_next_game(&reader, &text, &length);
        if (step == READER_END || step == READER_FAILED) break;
        if (cover_line(text, length, sum, &error)) continue;
        sum->malformed++;
        fail("%s:%" PRIu64 ": error %zu %s", reader.name, reader.number, error.column,
             error.message);
    }
    reader_close(&reader);
    return step == READER_END;
}

static void put_coverage(const struct coverage *sum)
{
    for (unsigned number = 0; number < GAMES_MAX; number++) {
        if (sum->lines_of[number] == 0) continue;
        const struct arbiter_game *game = arbiter_game_at(number);
        const struct reach reach = reach_of(game, &sum->of_game[number]);
        put_counts(game, &sum->of_game[number]);
        printf("\n%s: %u of %u clauses reached, %u of %u granted, %u of %u refused\n",
               arbiter_game_name(game), reach.reached, reach.reachable, reach.did[ARBITER_GRANTED],
               reach.can[ARBITER_GRANTED], reach.did[ARBITER_REFUSED], reach.can[ARBITER_REFUSED]);
    }
    printf("%" PRIu64 " lines, %" PRIu64 " events, %" PRIu64 " refused, %" PRIu64
           " malformed lines\n",
           sum->lines, sum->events, sum->refusals, sum->malformed);
}

static void put_coverage_json(const struct coverage *sum)
{
    const char *comma = "\n";
    printf("{\"lines\": %" PRIu64 ", \"events\": %" PRIu64 ", \"refused_events\": %" PRIu64
           ", \"malformed_lines\": %" PRIu64 ", \"games\": [",
           sum->lines, sum->events, sum->refusals, sum->malformed);
    for (unsigned number = 0; number < GAMES_MAX; number++) {
        if (sum->lines_of[number] == 0) continue;
        fputs(comma, stdout);
        put_counts_json(arbiter_game_at(number), &sum->of_game[number], stdout);
        comma = ",\n";
    }
    puts("\n]}");
}

/* Whether every game that was played has what is required of it. */
static bool satisfied(const struct coverage *sum, enum require require)
{
    bool complete = sum->lines > 0 && sum->malformed == 0;
    for (unsigned number = 0; number < GAMES_MAX; number++) {
        if (sum->lines_of[number] == 0) continue;
        const struct reach reach = reach_of(arbiter_game_at(number), &sum->of_game[number]);
        complete &= reach.reached == reach.reachable;
        for (unsigned verdict = 0; verdict < ARBITER_VERDICTS && require == REQUIRE_BOTH; verdict++)
            complete &= reach.did[verdict] == reach.can[verdict];
    }
    return require == REQUIRE_NOTHING || complete;
}

static int run(int argc, char **argv)
{
    static const struct option options[] = {
        {"require", optional_argument, NULL, 'r'},
        {"json", no_argument, NULL, 'j'},
        {"help", no_argument, NULL, 'h'},
        {NULL, 0, NULL, 0},
    };
    static struct coverage sum;
    enum require require = REQUIRE_NOTHING;
    bool json = false, read = true;
    for (int option; (option = option_next(&cover_command, argc, argv, options)) != -1;) {
        if (option == 'j') {
            json = true;
            continue;
        }
        require = optarg == NULL ? REQUIRE_REACHED : REQUIRE_BOTH;
        if (optarg != NULL && strcmp(optarg, "both") != 0)
            return fail("cover: --require=%s, expected --require or --require=both", optarg);
    }
    if (optind == argc) read = cover_file("-", &sum);
    for (int number = optind; number < argc; number++)
        read &= cover_file(argv[number], &sum);

    if (json)
        put_coverage_json(&sum);
    else
        put_coverage(&sum);
    if (!read) return EXIT_WRONG_USE;
    return satisfied(&sum, require) ? EXIT_FINE : EXIT_DIFFERENCE;
}

const struct command cover_command = {
    .name = "cover",
    .summary = "which clauses a set of games reaches",
    .help = cover_help,
    .run = run,
};
