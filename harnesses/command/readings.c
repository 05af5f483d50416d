/* readings.c: where the rules can be read in more than one way. */
#include "command.h"

#include <string.h>

static const char readings_help[] =
    "usage: arbiter readings [OPTION]... GAME [READING]\n"
    "\n"
    "Prints the readings of a game: the places where its rulebooks can be understood in more\n"
    "than one way, the choices, the default and why it is the default; and the figures that the\n"
    "text has lost, with the grade of each.\n"
    "\n"
    "  --json      all readings as a JSON array; the first of the choices is the default\n"
    "  --markdown  the page docs/readings/GAME.md\n"
    "  --help, -h  this help\n"
    "\n"
    "A choice other than the default is named in the spec: englishman?both-win=giant,skip=free\n"
    "Other figures are a field of the line: ugo bonus=22135 deal=...\n"
    "\n"
    "examples:\n"
    "  arbiter readings englishman\n"
    "  arbiter readings englishman both-win\n";

static void put_reading(const struct arbiter_reading *reading)
{
    enum { INDENT = 4 };
    const unsigned width = output_width();
    const unsigned choices = arbiter_choices(reading);
    int longest = 0;
    for (unsigned choice = 0; choice < choices; choice++) {
        const int length = (int)strlen(reading->choice[choice][0]);
        longest = length > longest ? length : longest;
    }
    printf("%s (%s)\n%*s", reading->name, reading->clause, INDENT, "");
    put_wrapped(reading->question, INDENT, INDENT, width);
    for (unsigned choice = 0; choice < choices; choice++) {
        const unsigned column = (unsigned)(longest + INDENT + 4);
        printf("%*s%c %-*s  ", INDENT, "", choice == 0 ? '*' : ' ', longest,
               reading->choice[choice][0]);
        put_wrapped(reading->choice[choice][1], column, column, width);
    }
    printf("%*s", INDENT, "");
    put_wrapped(reading->why, INDENT, INDENT, width);
}

static void put_readings(const struct arbiter_game *game)
{
    const struct arbiter_reading *reading;
    puts("The default is marked with *; below the choices is why.\n");
    for (unsigned number = 0; (reading = arbiter_reading_at(game, number)) != NULL; number++) {
        if (number > 0) putchar('\n');
        put_reading(reading);
    }
    if (arbiter_field_at(game, 0) == NULL) return;
    puts("\nPlayers, and the figures that the text has lost:");
    put_fields(game, true);
}

static void put_pair(const char *before, const char *key, const char *value)
{
    printf("%s\"%s\": ", before, key);
    put_json(value);
}

static void put_reading_json(const struct arbiter_reading *reading)
{
    put_pair(" {", "name", reading->name);
    put_pair(", ", "clause", reading->clause);
    put_pair(", ", "question", reading->question);
    printf(", \"choices\": [");
    for (unsigned choice = 0; choice < arbiter_choices(reading); choice++) {
        if (choice > 0) printf(", ");
        put_json(reading->choice[choice][0]);
    }
    printf("], \"meanings\": [");
    for (unsigned choice = 0; choice < arbiter_choices(reading); choice++) {
        if (choice > 0) printf(", ");
        put_json(reading->choice[choice][1]);
    }
    put_pair("], ", "why", reading->why);
    putchar('}');
}

static void put_readings_json(const struct arbiter_game *game)
{
    const struct arbiter_reading *reading;
    putchar('[');
    for (unsigned number = 0; (reading = arbiter_reading_at(game, number)) != NULL; number++) {
        fputs(number == 0 ? "\n" : ",\n", stdout);
        put_reading_json(reading);
    }
    puts("\n]");
}

static int put_one(const struct arbiter_game *game, const char *name)
{
    const struct arbiter_reading *reading;
    const struct arbiter_field *field;
    for (unsigned number = 0; (reading = arbiter_reading_at(game, number)) != NULL; number++) {
        if (strcmp(reading->name, name) != 0) continue;
        put_reading(reading);
        return EXIT_FINE;
    }
    for (unsigned number = 0; (field = arbiter_field_at(game, number)) != NULL; number++) {
        if (strcmp(field->name, name) != 0) continue;
        put_field(field, true);
        return EXIT_FINE;
    }
    return fail("readings: %s has no reading '%s'; arbiter readings %s lists them",
                arbiter_game_name(game), name, arbiter_game_name(game));
}

static int run(int argc, char **argv)
{
    struct request request;
    if (!request_read(&readings_command, argc, argv, &request)) return EXIT_WRONG_USE;
    if (request.entry != NULL) return put_one(request.game, request.entry);
    if (request.form == 'j') put_readings_json(request.game);
    if (request.form == 'm') readings_page(request.game);
    if (request.form == 0) put_readings(request.game);
    return EXIT_FINE;
}

const struct command readings_command = {
    .name = "readings",
    .summary = "the readings of unclear rules",
    .help = readings_help,
    .run = run,
};
