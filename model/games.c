/* games.c: the table of games, and the calls that go through it. */
#include "game.h"

static const struct arbiter_game *const games[] = {&englishman_game, &ugo_game};
enum { GAMES = sizeof games / sizeof games[0] };

const struct arbiter_game *arbiter_game_at(unsigned number)
{
    return number < GAMES ? games[number] : NULL;
}

const struct arbiter_game *arbiter_game_named(const char *name, size_t length)
{
    for (unsigned number = 0; number < GAMES; number++)
        if (text_is(name, length, games[number]->name)) return games[number];
    return NULL;
}

const char *arbiter_game_name(const struct arbiter_game *game)
{
    return game->name;
}

const char *arbiter_game_title(const struct arbiter_game *game)
{
    return game->title;
}

const struct arbiter_edition *arbiter_edition_at(const struct arbiter_game *game, unsigned number)
{
    return number < game->editions ? &game->edition[number] : NULL;
}

const struct arbiter_reading *arbiter_reading_at(const struct arbiter_game *game, unsigned number)
{
    return number < game->readings ? &game->reading[number] : NULL;
}

const struct arbiter_field *arbiter_field_at(const struct arbiter_game *game, unsigned number)
{
    return number < game->fields ? &game->field[number] : NULL;
}

const struct arbiter_clause *arbiter_clause_at(const struct arbiter_game *game, unsigned number)
{
    return number < game->clauses ? &game->clause[number] : NULL;
}

const struct arbiter_clause *arbiter_invariant_at(const struct arbiter_game *game, unsigned number)
{
    return number < game->invariants ? &game->invariant[number] : NULL;
}

const char *arbiter_player_name(const struct arbiter_game *game, unsigned player)
{
    if (player == ARBITER_CHANCE) return "chance";
    return player < ARBITER_PLAYERS_MAX ? game->player[player] : NULL;
}

unsigned arbiter_players_least(const struct arbiter_game *game)
{
    return game->players_least;
}

unsigned arbiter_players_most(const struct arbiter_game *game)
{
    return game->players_most;
}

unsigned arbiter_choices(const struct arbiter_reading *reading)
{
    unsigned count = 0;
    while (count < ARBITER_CHOICES_MAX && reading->choice[count][0] != NULL)
        count++;
    return count;
}

unsigned arbiter_fault(const struct arbiter_rules *rules, const union arbiter_position *position,
                       const struct arbiter_event *event)
{
    if (!rules->game->event_formed(event)) return ARBITER_NO_EVENT;
    return rules->game->fault(rules, position, event);
}

unsigned arbiter_moves(const struct arbiter_rules *rules, const union arbiter_position *position,
                       struct arbiter_event *list)
{
    return rules->game->moves(rules, position, list);
}

void arbiter_play(const struct arbiter_rules *rules, union arbiter_position *position,
                  const struct arbiter_event *event)
{
    rules->game->play(rules, position, event);
}

unsigned arbiter_position_fault(const struct arbiter_rules *rules,
                                const union arbiter_position *position)
{
    return rules->game->position_fault(rules, position);
}

unsigned arbiter_actor(const struct arbiter_rules *rules, const union arbiter_position *position)
{
    return rules->game->actor(rules, position);
}

bool arbiter_event_read(const struct arbiter_rules *rules, const char *text, size_t length,
                        struct arbiter_event *event, struct arbiter_error *error)
{
    struct cursor cursor = {text, length, 0, error};
    if (!rules->game->event_read(&cursor, event)) return false;
    if (cursor.next < cursor.end) return cursor_expected(&cursor, "the end of the event");
    return true;
}

void arbiter_event_write(const struct arbiter_rules *rules, const struct arbiter_event *event,
                         struct arbiter_text *text)
{
    rules->game->event_write(event, text);
}

bool arbiter_deal_read(const struct arbiter_rules *rules, const char *value, size_t length,
                       union arbiter_position *position, struct arbiter_error *error)
{
    struct cursor cursor = {value, length, 0, error};
    return rules->game->deal_read(rules, &cursor, position);
}

bool arbiter_position_read(const struct arbiter_rules *rules, const char *value, size_t length,
                           union arbiter_position *position, struct arbiter_error *error)
{
    struct cursor cursor = {value, length, 0, error};
    if (!rules->game->position_read(rules, &cursor, position)) return false;

    const unsigned fault = rules->game->position_fault(rules, position);
    if (fault == 0) return true;
    const struct arbiter_clause *invariant = &rules->game->invariant[fault];
    struct arbiter_text message;
    arbiter_text_open(&message, error->message, sizeof error->message - 1);
    arbiter_text_put(&message, "impossible position, it breaks ");
    arbiter_text_put(&message, invariant->id);
    arbiter_text_put(&message, ": ");
    arbiter_text_put(&message, invariant->rule);
    message.start[message.length] = '\0';
    error->column = 1;
    return false;
}

void arbiter_position_write(const struct arbiter_rules *rules,
                            const union arbiter_position *position, struct arbiter_text *text)
{
    rules->game->position_write(rules, position, text);
}

void arbiter_view_write(const struct arbiter_rules *rules, const union arbiter_position *position,
                        unsigned player, struct arbiter_text *text)
{
    rules->game->view_write(rules, position, player, text);
}

void arbiter_result_write(const struct arbiter_rules *rules, const union arbiter_position *position,
                          struct arbiter_text *text)
{
    rules->game->result_write(rules, position, text);
}

void arbiter_by_write(const struct arbiter_rules *rules, const union arbiter_position *position,
                      struct arbiter_text *text)
{
    rules->game->by_write(rules, position, text);
}
