/* info.c: which games there are. */
#include "command.h"

static const char games_help[] = "usage: arbiter games [--json]\n"
                                 "\n"
                                 "Lists the games that arbiter judges, with their editions.\n"
                                 "\n"
                                 "  --json      the same as JSON\n"
                                 "  --help, -h  this help\n"
                                 "\n"
                                 "example:\n"
                                 "  arbiter games\n";

static unsigned clauses_of(const struct arbiter_game *game)
{
    unsigned count = 0;
    while (arbiter_clause_at(game, count + 1) != NULL)
        count++;
    return count;
}

static unsigned readings_of(const struct arbiter_game *game)
{
    unsigned count = 0;
    while (arbiter_reading_at(game, count) != NULL)
        count++;
    return count;
}

static void put_game(const struct arbiter_game *game)
{
    const struct arbiter_edition *edition;
    printf("%s: %s\n", arbiter_game_name(game), arbiter_game_title(game));
    for (unsigned number = 0; (edition = arbiter_edition_at(game, number)) != NULL; number++)
        printf("  @%-10s %s%s\n", edition->name, edition->title,
               number == 0 ? " (if no edition is named)" : "");
    printf("  %u clauses (arbiter rules %s), %u readings (arbiter readings %s)\n", clauses_of(game),
           arbiter_game_name(game), readings_of(game), arbiter_game_name(game));
}

static void put_game_json(const struct arbiter_game *game)
{
    const struct arbiter_edition *edition;
    printf(" {\"game\": ");
    put_json(arbiter_game_name(game));
    printf(", \"title\": ");
    put_json(arbiter_game_title(game));
    printf(", \"editions\": [");
    for (unsigned number = 0; (edition = arbiter_edition_at(game, number)) != NULL; number++) {
        printf("%s{\"edition\": ", number == 0 ? "" : ", ");
        put_json(edition->name);
        printf(", \"title\": ");
        put_json(edition->title);
        putchar('}');
    }
    printf("], \"clauses\": %u, \"readings\": %u}", clauses_of(game), readings_of(game));
}

static int run(int argc, char **argv)
{
    static const struct option options[] = {
        {"json", no_argument, NULL, 'j'},
        {"help", no_argument, NULL, 'h'},
        {NULL, 0, NULL, 0},
    };
    bool json = false;
    for (int option; (option = option_next(&games_command, argc, argv, options)) != -1;)
        json |= option == 'j';
    if (optind < argc) return fail("games: expected no argument, got '%s'", argv[optind]);

    const struct arbiter_game *game;
    if (json) putchar('[');
    for (unsigned number = 0; (game = arbiter_game_at(number)) != NULL; number++) {
        if (json) {
            fputs(number == 0 ? "\n" : ",\n", stdout);
            put_game_json(game);
        } else {
            put_game(game);
        }
    }
    if (json) puts("\n]");
    return EXIT_FINE;
}

const struct command games_command = {
    .name = "games",
    .summary = "lists the games",
    .help = games_help,
    .run = run,
};
