/* englishman_game.c: The Blood of an Englishman as an entry of the table of games. */
#include "englishman_tables.h"

static unsigned fault(const struct arbiter_rules *rules, const union arbiter_position *position,
                      const struct arbiter_event *event)
{
    return englishman_fault(rules, &position->englishman, event);
}

static unsigned moves(const struct arbiter_rules *rules, const union arbiter_position *position,
                      struct arbiter_event *list)
{
    return englishman_moves(rules, &position->englishman, list);
}

static void play(const struct arbiter_rules *rules, union arbiter_position *position,
                 const struct arbiter_event *event)
{
    englishman_play(rules, &position->englishman, event);
}

static unsigned position_fault(const struct arbiter_rules *rules,
                               const union arbiter_position *position)
{
    return englishman_position_fault(rules, &position->englishman);
}

static unsigned actor(const struct arbiter_rules *rules, const union arbiter_position *position)
{
    (void)rules;
    if (position->englishman.phase == ENGLISHMAN_OVER) return ARBITER_NO_PLAYER;
    return englishman_jack_to_act(&position->englishman) ? 0 : 1;
}

static bool deal_read(const struct arbiter_rules *rules, struct cursor *cursor,
                      union arbiter_position *position)
{
    return englishman_deal_read(rules, cursor, &position->englishman);
}

static bool position_read(const struct arbiter_rules *rules, struct cursor *cursor,
                          union arbiter_position *position)
{
    (void)rules;
    return englishman_position_read(cursor, &position->englishman);
}

static void position_write(const struct arbiter_rules *rules,
                           const union arbiter_position *position, struct arbiter_text *text)
{
    (void)rules;
    englishman_position_write(&position->englishman, text);
}

/* ENG-OPEN-1  Both players see everything. */
static void view_write(const struct arbiter_rules *rules, const union arbiter_position *position,
                       unsigned player, struct arbiter_text *text)
{
    (void)rules;
    (void)player;
    englishman_position_write(&position->englishman, text);
}

static void result_write(const struct arbiter_rules *rules, const union arbiter_position *position,
                         struct arbiter_text *text)
{
    (void)rules;
    englishman_result_write(&position->englishman, text);
}

static void by_write(const struct arbiter_rules *rules, const union arbiter_position *position,
                     struct arbiter_text *text)
{
    (void)rules;
    englishman_by_write(&position->englishman, text);
}

const struct arbiter_game englishman_game = {
    .name = "englishman",
    .title = "The Blood of an Englishman",
    .player = {"jack", "giant"},
    .players_least = 2,
    .players_most = 2,
    .players_standard = 2,
    .edition = englishman_editions,
    .reading = englishman_readings,
    .clause = englishman_clauses,
    .invariant = englishman_invariants,
    .editions = ENGLISHMAN_EDITIONS,
    .readings = ENG_READINGS,
    .clauses = ENG_CLAUSES,
    .invariants = ENG_INVARIANTS,
    .event_formed = englishman_event_formed,
    .fault = fault,
    .moves = moves,
    .play = play,
    .position_fault = position_fault,
    .actor = actor,
    .event_read = englishman_event_read,
    .event_write = englishman_event_write,
    .deal_read = deal_read,
    .position_read = position_read,
    .position_write = position_write,
    .view_write = view_write,
    .result_write = result_write,
    .by_write = by_write,
};
