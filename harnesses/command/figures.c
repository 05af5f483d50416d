/* figures.c: what is fixed before the cards: how many play, and the rows of figures that the text of
 * a rulebook has lost, with their grades. */
#include "command.h"

#include <string.h>

enum { INDENT = 21 };

/* The next of the grade's parts, which semicolons part outside brackets; NULL past the last. */
static const char *grade_next(const char *grade, size_t *length)
{
    int depth = 0;
    if (*grade == '\0') return NULL;
    for (*length = 0; grade[*length] != '\0'; ++*length) {
        depth += grade[*length] == '(';
        depth -= grade[*length] == ')';
        if (grade[*length] == ';' && depth == 0) break;
    }
    return grade + *length + strspn(grade + *length, "; ");
}

unsigned players_standard(const struct arbiter_game *game)
{
    struct arbiter_rules rules;
    struct arbiter_error error;
    const char *name = arbiter_game_name(game);
    return arbiter_spec_read(&rules, name, strlen(name), &error) ? rules.players : 0;
}

static void put_players(const struct arbiter_game *game)
{
    const unsigned least = arbiter_players_least(game), most = arbiter_players_most(game);
    if (least == most)
        printf("  %u players\n", least);
    else
        printf("  players=%-10u %u to %u players\n", players_standard(game), least, most);
}

void put_field(const struct arbiter_field *field, bool grade)
{
    const unsigned width = output_width();
    const int room = INDENT - 4 - (int)strlen(field->name);
    const int column = printf("  %s=%-*s ", field->name, room, field->standard);
    put_wrapped(field->meaning, (unsigned)column, INDENT, width);
    printf("%*seach digit from %s to %s\n", INDENT, "", field->least, field->most);
    if (!grade) return;
    size_t length;
    const char *part = field->grade;
    for (const char *next; (next = grade_next(part, &length)) != NULL; part = next) {
        char words[256];
        snprintf(words, sizeof words, "%.*s", (int)length, part);
        printf("%*s- ", INDENT, "");
        put_wrapped(words, INDENT + 2, INDENT + 2, width);
    }
}

void put_fields(const struct arbiter_game *game, bool grades)
{
    const struct arbiter_field *field;
    put_players(game);
    for (unsigned number = 0; (field = arbiter_field_at(game, number)) != NULL; number++)
        put_field(field, grades);
}

void put_fields_json(const struct arbiter_game *game)
{
    const struct arbiter_field *field;
    printf("\"players\": {\"least\": %u, \"most\": %u, \"standard\": %u}, \"figures\": [",
           arbiter_players_least(game), arbiter_players_most(game), players_standard(game));
    for (unsigned number = 0; (field = arbiter_field_at(game, number)) != NULL; number++) {
        if (number > 0) fputs(", ", stdout);
        print_json(stdout,
                   "{\"name\": %s, \"meaning\": %s, \"standard\": %s, \"least\": %s, "
                   "\"most\": %s, \"grade\": %s}",
                   field->name, field->meaning, field->standard, field->least, field->most,
                   field->grade);
    }
    putchar(']');
}

/* A part such as "1 and 2: inferred, a stand-in" as a row; a stand-in is marked. */
static void put_grade_row(const char *part, size_t length)
{
    char words[256];
    snprintf(words, sizeof words, "%.*s", (int)length, part);
    char *grade = strstr(words, ": ");
    if (grade == NULL) return;
    *grade = '\0';
    const bool stand_in = strstr(grade + 2, "stand-in") != NULL;
    printf("| %s | %s%s%s |\n", words, stand_in ? "**" : "", grade + 2, stand_in ? "**" : "");
}

void fields_section(const struct arbiter_game *game)
{
    const struct arbiter_field *field;
    if (arbiter_field_at(game, 0) == NULL) return;
    puts(
        "\n## Figures that the text has lost\n\n"
        "What is printed on cards and boards is data, not a rule, and the text of the rulebook "
        "does "
        "not have all of it.\nEach row of figures is a field of the line, one digit for each; a "
        "line "
        "that does not name it has the standard.\n\n"
        "Grades: *text*, it is in the rulebook; *forced*, the text leaves no other choice; "
        "*outside*, "
        "from the named\nsources; *inferred*, a conclusion from the text's silence. A figure that "
        "is "
        "only a **stand-in** is in bold: who\nhas the game in hand should look, and name the right "
        "ones in the line.");
    for (unsigned number = 0; (field = arbiter_field_at(game, number)) != NULL; number++) {
        size_t length;
        const char *part = field->grade;
        printf("\n### %s\n\n`%s=%s`: %s. Each digit from `%s` to `%s`.\n\n", field->name,
               field->name, field->standard, field->meaning, field->least, field->most);
        puts("| which | grade |\n|---|---|");
        for (const char *next; (next = grade_next(part, &length)) != NULL; part = next)
            put_grade_row(part, length);
    }
}
