/* fields.c: what is fixed before the cards: how many play, and the figures on cards and boards. */
#include "fields.h"

enum { BIT_PLAYERS = 1 }; /* the number of its bit; the figures follow */

static bool players_vary(const struct arbiter_game *game)
{
    return game->players_least < game->players_most;
}

static unsigned digits_of(const struct arbiter_field *field)
{
    unsigned count = 0;
    while (field->standard[count] != '\0')
        count++;
    return count;
}

static uint8_t digit(char letter)
{
    return (uint8_t)(letter - '0');
}

void fields_standard(struct arbiter_rules *rules)
{
    unsigned next = 0;
    rules->players = (uint8_t)rules->game->players_standard;
    for (unsigned number = 0; number < rules->game->fields; number++)
        for (const char *letter = rules->game->field[number].standard; *letter != '\0'; letter++)
            rules->figure[next++] = digit(*letter);
}

uint32_t fields_bit(const struct arbiter_game *game, const char *name, size_t length)
{
    if (players_vary(game) && text_is(name, length, "players")) return 1u << BIT_PLAYERS;
    for (unsigned number = 0; number < game->fields; number++)
        if (text_is(name, length, game->field[number].name))
            return 1u << (BIT_PLAYERS + 1 + number);
    return 0;
}

static bool players_read(struct arbiter_rules *rules, struct cursor *cursor)
{
    const unsigned players = cursor_number(cursor, rules->game->players_most);
    if (players < rules->game->players_least) {
        cursor->next = 0;
        return cursor_fail(cursor, "this number of players cannot play; see: arbiter games", "");
    }
    rules->players = (uint8_t)players;
    return true;
}

static bool figures_read(struct arbiter_rules *rules, unsigned number, struct cursor *cursor)
{
    const struct arbiter_field *field = &rules->game->field[number];
    unsigned first = 0;
    for (unsigned before = 0; before < number; before++)
        first += digits_of(&rules->game->field[before]);
    for (unsigned entry = 0; field->standard[entry] != '\0'; entry++) {
        const char letter = cursor_letter(cursor);
        if (letter < '0' || letter > '9') return cursor_expected(cursor, "another digit");
        if (letter < field->least[entry])
            return cursor_fail(cursor, "this figure is too low; the least are ", field->least);
        if (letter > field->most[entry])
            return cursor_fail(cursor, "this figure is too high; the most are ", field->most);
        rules->figure[first + entry] = digit(letter);
        cursor->next++;
    }
    return true;
}

bool fields_value_read(struct arbiter_rules *rules, uint32_t bit, const char *value, size_t length,
                       struct arbiter_error *error)
{
    struct cursor cursor = {value, length, 0, error};
    unsigned number = 0;
    while (bit >> (BIT_PLAYERS + 1 + number) != 0)
        number++;
    const bool read =
        number == 0 ? players_read(rules, &cursor) : figures_read(rules, number - 1, &cursor);
    if (!read) return false;
    return cursor.next == cursor.end || cursor_expected(&cursor, "the end of the field");
}

const char *fields_expected(const struct arbiter_game *game)
{
    if (players_vary(game)) return "players=, a row of figures (arbiter games), deal=, at= or ':'";
    return "deal=, at= or ':'";
}

void arbiter_rules_write(const struct arbiter_rules *rules, struct arbiter_text *text)
{
    unsigned next = 0;
    arbiter_spec_write(rules, text);
    if (rules->players != rules->game->players_standard) {
        arbiter_text_put(text, " players=");
        arbiter_text_number(text, rules->players);
    }
    for (unsigned number = 0; number < rules->game->fields; number++) {
        const struct arbiter_field *field = &rules->game->field[number];
        bool standard = true;
        for (unsigned entry = 0; entry < digits_of(field); entry++)
            standard &= rules->figure[next + entry] == digit(field->standard[entry]);
        if (!standard) {
            arbiter_text_letter(text, ' ');
            arbiter_text_put(text, field->name);
            arbiter_text_letter(text, '=');
            for (unsigned entry = 0; entry < digits_of(field); entry++)
                arbiter_text_number(text, rules->figure[next + entry]);
        }
        next += digits_of(field);
    }
}
