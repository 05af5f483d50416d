/* info.c: which games there are. */
#include "command.h"

#include <string.h>

static const char games_help[] =
    "usage: arbiter games [--json] [GAME]\n"
    "\n"
    "Lists the games that arbiter judges: editions, players, and the fields that a line may have\n"
    "before its cards; of one game also where its figures come from, and its events.\n"
    "\n"
    "  --json      the same as JSON\n"
    "  --help, -h  this help\n"
    "\n"
    "examples:\n"
    "  arbiter games\n"
    "  arbiter games ugo\n";

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

static void put_events(const struct arbiter_game *game)
{
    enum { INDENT = 13 };
    puts("  events (docs/lines.md):");
    for (const char *const(*entry)[2] = face_of(game)->notation; (*entry)[0] != NULL; entry++) {
        printf("    %-*s", INDENT - 4, (*entry)[0]);
        put_wrapped((*entry)[1], INDENT, INDENT, output_width());
    }
}

/* All of it, or what the list has. */
static void put_game(const struct arbiter_game *game, bool whole)
{
    const struct arbiter_edition *edition;
    printf("%s: %s\n", arbiter_game_name(game), arbiter_game_title(game));
    for (unsigned number = 0; (edition = arbiter_edition_at(game, number)) != NULL; number++)
        printf("  @%-10s %s%s\n", edition->name, edition->title,
               number == 0 ? " (if no edition is named)" : "");
    put_fields(game, whole);
    printf("  %u clauses (arbiter rules %s), %u readings (arbiter readings %s)\n", clauses_of(game),
           arbiter_game_name(game), readings_of(game), arbiter_game_name(game));
    if (whole) put_events(game);
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
    printf("], ");
    put_fields_json(game);
    printf(", \"clauses\": %u, \"readings\": %u}", clauses_of(game), readings_of(game));
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
    const char *name = argv[optind];
    const struct arbiter_game *game, *only = NULL;
    if (name != NULL && argv[optind + 1] != NULL)
        return fail("games: expected at most one game, got also '%s'", argv[optind + 1]);
    if (name != NULL && (only = arbiter_game_named(name, strlen(name))) == NULL)
        return fail("games: unknown game '%s'; arbiter games lists them", name);

    const char *before = "\n";
    if (json) putchar('[');
    for (unsigned number = 0; (game = arbiter_game_at(number)) != NULL; number++) {
        if (only != NULL && game != only) continue;
        if (json) {
            fputs(before, stdout);
            put_game_json(game);
            before = ",\n";
        } else {
            put_game(game, only != NULL);
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
