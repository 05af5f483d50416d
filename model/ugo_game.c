/* ugo_game.c: UGO! as an entry of the table of games. */
#include "ugo_tables.h"

static unsigned fault(const struct arbiter_rules *rules, const union arbiter_position *position,
                      const struct arbiter_event *event)
{
    return ugo_fault(rules, &position->ugo, event);
}

static unsigned moves(const struct arbiter_rules *rules, const union arbiter_position *position,
                      struct arbiter_event *list)
{
    return ugo_moves(rules, &position->ugo, list);
}

static void play(const struct arbiter_rules *rules, union arbiter_position *position,
                 const struct arbiter_event *event)
{
    ugo_play(rules, &position->ugo, event);
}

static unsigned position_fault(const struct arbiter_rules *rules,
                               const union arbiter_position *position)
{
    return ugo_position_fault(rules, &position->ugo);
}

static unsigned actor(const struct arbiter_rules *rules, const union arbiter_position *position)
{
    (void)rules;
    switch (position->ugo.phase) {
    case UGO_DEAL:
    case UGO_DEALER:
        return ARBITER_CHANCE;
    case UGO_OVER:
        return ARBITER_NO_PLAYER;
    default:
        return position->ugo.turn;
    }
}

static bool deal_read(const struct arbiter_rules *rules, struct cursor *cursor,
                      union arbiter_position *position)
{
    return ugo_deal_read(rules, cursor, &position->ugo);
}

static bool position_read(const struct arbiter_rules *rules, struct cursor *cursor,
                          union arbiter_position *position)
{
    return ugo_position_read(rules, cursor, &position->ugo);
}

static void position_write(const struct arbiter_rules *rules,
                           const union arbiter_position *position, struct arbiter_text *text)
{
    ugo_position_write(rules, &position->ugo, text);
}

static void view_write(const struct arbiter_rules *rules, const union arbiter_position *position,
                       unsigned player, struct arbiter_text *text)
{
    ugo_view_write(rules, &position->ugo, player, text);
}

static void result_write(const struct arbiter_rules *rules, const union arbiter_position *position,
                         struct arbiter_text *text)
{
    ugo_result_write(rules, &position->ugo, text);
}

/* How the match was won: the totals. */
static void by_write(const struct arbiter_rules *rules, const union arbiter_position *position,
                     struct arbiter_text *text)
{
    if (position->ugo.phase == UGO_OVER)
        ugo_totals_write(rules, &position->ugo, text);
    else
        arbiter_text_letter(text, '-');
}

const struct arbiter_game ugo_game = {
    .name = "ugo",
    .title = "UGO!",
    .player = {"p1", "p2", "p3", "p4"},
    .players_least = 2,
    .players_most = UGO_SEATS,
    .players_standard = UGO_SEATS,
    .edition = ugo_editions,
    .reading = ugo_readings,
    .field = ugo_fields,
    .clause = ugo_clauses,
    .invariant = ugo_invariants,
    .editions = UGO_EDITIONS,
    .readings = UGO_READINGS,
    .fields = UGO_FIELDS,
    .clauses = UGO_CLAUSES,
    .invariants = UGO_INVARIANTS,
    .event_formed = ugo_event_formed,
    .fault = fault,
    .moves = moves,
    .play = play,
    .position_fault = position_fault,
    .actor = actor,
    .event_read = ugo_event_read,
    .event_write = ugo_event_write,
    .deal_read = deal_read,
    .position_read = position_read,
    .position_write = position_write,
    .view_write = view_write,
    .result_write = result_write,
    .by_write = by_write,
};
