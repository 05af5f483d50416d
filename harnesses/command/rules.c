/* rules.c: the clauses of a game. */
#include "command.h"

#include <string.h>

static const char rules_help[] =
    "usage: arbiter rules [OPTION]... GAME [CLAUSE]\n"
    "\n"
    "Prints the rules of a game clause by clause, with the sections of the rulebooks that they\n"
    "come from; or one clause (or invariant) with the readings that touch it.\n"
    "\n"
    "  --json      all clauses as JSON\n"
    "  --markdown  the page docs/rules/GAME.md\n"
    "  --help, -h  this help\n"
    "\n"
    "examples:\n"
    "  arbiter rules englishman\n"
    "  arbiter rules englishman ENG-JACK-2\n";

static void put_clause(const struct arbiter_game *game, const struct arbiter_clause *clause)
{
    enum { INDENT = 14 };
    const unsigned width = output_width();
    const struct arbiter_edition *edition;
    printf("%-*s", INDENT, clause->id);
    put_wrapped(clause->rule, INDENT, INDENT, width);
    for (unsigned number = 0; (edition = arbiter_edition_at(game, number)) != NULL; number++) {
        const char *source = clause->source[number];
        if (source == NULL || *source == '\0') continue;
        const int column = printf("%*s%s: ", INDENT, "", edition->name);
        put_wrapped(source, (unsigned)column, INDENT + 2, width);
    }
}

static void put_clauses(const struct arbiter_game *game)
{
    const struct arbiter_clause *clause;
    for (unsigned number = 1; (clause = arbiter_clause_at(game, number)) != NULL; number++)
        put_clause(game, clause);
    puts("\nInvariants: what holds in every position.");
    for (unsigned number = 1; (clause = arbiter_invariant_at(game, number)) != NULL; number++)
        put_clause(game, clause);
}

static int put_one(const struct arbiter_game *game, const char *id)
{
    const struct arbiter_clause *clause = clause_named(game, id);
    const struct arbiter_rules rules = {.game = game};
    if (clause == NULL)
        return fail("rules: %s has no clause '%s'; arbiter rules %s lists them",
                    arbiter_game_name(game), id, arbiter_game_name(game));
    put_clause(game, clause);
    explain_clause(&rules, clause, true);
    return EXIT_FINE;
}

static void put_clause_json(const struct arbiter_game *game, const struct arbiter_clause *clause,
                            const char *before)
{
    const struct arbiter_edition *edition;
    printf("%s {\"id\": ", before);
    put_json(clause->id);
    printf(", \"rule\": ");
    put_json(clause->rule);
    printf(", \"source\": {");
    for (unsigned number = 0; (edition = arbiter_edition_at(game, number)) != NULL; number++) {
        if (number > 0) printf(", ");
        put_json(edition->name);
        printf(": ");
        if (clause->source[number] == NULL)
            printf("null");
        else
            put_json(clause->source[number]);
    }
    printf("}}");
}

static void put_clauses_json(const struct arbiter_game *game)
{
    const struct arbiter_clause *clause;
    printf("{\"game\": ");
    put_json(arbiter_game_name(game));
    printf(", \"clauses\": [");
    for (unsigned number = 1; (clause = arbiter_clause_at(game, number)) != NULL; number++)
        put_clause_json(game, clause, number == 1 ? "\n" : ",\n");
    printf("\n], \"invariants\": [");
    for (unsigned number = 1; (clause = arbiter_invariant_at(game, number)) != NULL; number++)
        put_clause_json(game, clause, number == 1 ? "\n" : ",\n");
    puts("\n]}");
}

static int run(int argc, char **argv)
{
    struct request request;
    if (!request_read(&rules_command, argc, argv, &request)) return EXIT_WRONG_USE;
    if (request.entry != NULL) return put_one(request.game, request.entry);
    if (request.form == 'j') put_clauses_json(request.game);
    if (request.form == 'm') rules_page(request.game);
    if (request.form == 0) put_clauses(request.game);
    return EXIT_FINE;
}

const struct command rules_command = {
    .name = "rules",
    .summary = "the rules of a game, clause by clause",
    .help = rules_help,
    .run = run,
};
