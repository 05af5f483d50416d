/* pages.c: the pages docs/rules/GAME.md and docs/readings/GAME.md. */
#include "command.h"

#include <ctype.h>
#include <string.h>

static void put_sources(const struct arbiter_game *game, const struct arbiter_clause *clause)
{
    const struct arbiter_edition *edition;
    for (unsigned number = 0; (edition = arbiter_edition_at(game, number)) != NULL; number++) {
        const char *source = clause->source[number];
        printf("- %s: %s\n", edition->title, source == NULL ? "not there" : source);
    }
}

static void put_readings_of(const struct arbiter_game *game, const struct arbiter_clause *clause)
{
    const struct arbiter_reading *reading;
    for (unsigned number = 0; (reading = arbiter_reading_at(game, number)) != NULL; number++)
        if (strcmp(reading->clause, clause->id) == 0)
            printf("- Reading [`%s`](../readings/%s.md#%s): %s\n", reading->name,
                   arbiter_game_name(game), reading->name, reading->question);
}

/* The id without its last part: clauses of one group stand together. */
static size_t prefix_length(const char *id)
{
    const char *last = strrchr(id, '-');
    return last == NULL ? strlen(id) : (size_t)(last - id);
}

static bool same_group(const struct arbiter_clause *one, const struct arbiter_clause *other)
{
    const size_t length = prefix_length(one->id);
    return length == prefix_length(other->id) && memcmp(one->id, other->id, length) == 0;
}

void rules_page(const struct arbiter_game *game)
{
    const struct arbiter_clause *clause, *before = NULL;
    const struct arbiter_edition *edition;
    printf("# The rules of %s, clause by clause\n\n", arbiter_game_title(game));
    printf("This page is generated: `arbiter rules %s --markdown`. The rules are in our own words; "
           "each names the\nsections of the rulebooks that it comes from.\n\n",
           arbiter_game_name(game));
    puts("| edition | rulebook | text |\n|---|---|---|");
    for (unsigned number = 0; (edition = arbiter_edition_at(game, number)) != NULL; number++)
        printf("| `%s` | %s | `%s` |\n", edition->name, edition->title, edition->seed);

    for (unsigned number = 1; (clause = arbiter_clause_at(game, number)) != NULL; number++) {
        if (before == NULL || !same_group(before, clause))
            printf("\n## %.*s\n", (int)prefix_length(clause->id), clause->id);
        printf("\n### %s\n\n%s\n\n", clause->id, clause->rule);
        put_sources(game, clause);
        put_readings_of(game, clause);
        before = clause;
    }

    puts("\n## Invariants\n\nWhat holds in every position. A position that breaks one is "
         "refused.\n");
    puts("| invariant | meaning |\n|---|---|");
    for (unsigned number = 1; (clause = arbiter_invariant_at(game, number)) != NULL; number++)
        printf("| %s | %s |\n", clause->id, clause->rule);
}

/* The heading's anchor as Markdown viewers derive it. */
static void put_anchor(const char *heading)
{
    for (; *heading != '\0'; heading++)
        putchar(tolower((unsigned char)*heading));
}

static void put_reading(const struct arbiter_game *game, const struct arbiter_reading *reading)
{
    printf("\n## %s\n\n%s\n\n", reading->name, reading->question);
    puts("| choice | meaning |\n|---|---|");
    for (unsigned choice = 0; choice < arbiter_choices(reading); choice++)
        printf("| `%s`%s | %s |\n", reading->choice[choice][0], choice == 0 ? " (default)" : "",
               reading->choice[choice][1]);
    printf("\nWhy the default: %s\n\nClause: [%s](../rules/%s.md#", reading->why, reading->clause,
           arbiter_game_name(game));
    put_anchor(reading->clause);
    puts(")");
}

void readings_page(const struct arbiter_game *game)
{
    const struct arbiter_reading *reading;
    const char *name = arbiter_game_name(game);
    printf("# Readings of %s\n\n", arbiter_game_title(game));
    printf("This page is generated: `arbiter readings %s --markdown`. Where the rulebooks can be "
           "understood in more than\none way, all choices can be played; a choice other than the "
           "default is named in the spec, such as\n`%s?%s=%s`.\n",
           name, name, arbiter_reading_at(game, 0)->name,
           arbiter_reading_at(game, 0)->choice[1][0]);
    for (unsigned number = 0; (reading = arbiter_reading_at(game, number)) != NULL; number++)
        put_reading(game, reading);
    fields_section(game);
}
