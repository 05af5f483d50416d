/* ugo_decode.c: from bytes to a match of UGO!.  Every byte string is a valid input.  The header has
 * a fixed size, so that a changed byte in it does not shift what follows: docs/fuzzing.md lists its
 * bytes. */
#include <string.h>

#include "ugo_fuzz.h"

enum {
    HEADER_MODE,
    HEADER_CHOICES,
    HEADER_READINGS = HEADER_CHOICES + UGO_SEATS + 1,
    HEADER_FIGURES = HEADER_READINGS + UGO_READINGS,
    HEADER_DEAL = HEADER_FIGURES + UGO_FIGURES,
    HEADER_FORWARD = HEADER_DEAL + UGO_CARDS,
    HEADER_SIZE = HEADER_FORWARD + 18
};

/* Bits of the first byte.  A random byte leaves all kinds of events on in half of the matches, has
 * the default readings in three quarters, begins with the deal in three quarters. */
enum {
    MODE_SWARM = 1,
    MODE_READINGS = 6, /* both bits */
    MODE_LATE = 24,    /* both bits */
    MODE_PLAYERS = 5,  /* two bits from here: 0 and 1 four, 2 three, 3 two players */
    MODE_FIGURES = 128
};

/* Half of the figures keep their standard. */
static void decode_figures(struct fuzz_bytes bytes, struct arbiter_rules *rules)
{
    unsigned next = 0;
    const struct arbiter_field *field;
    for (unsigned number = 0; (field = arbiter_field_at(rules->game, number)) != NULL; number++)
        for (unsigned entry = 0; field->standard[entry] != '\0'; entry++, next++) {
            const unsigned byte = fuzz_byte(&bytes);
            const unsigned range = (unsigned)(field->most[entry] - field->least[entry]) + 1;
            if (byte < 128) continue;
            rules->figure[next] = (uint8_t)(field->least[entry] - '0' + (int)(byte % range));
        }
}

/* The deal goes through its text, as it would in a line. */
static void begin(struct fuzz_game *game, const uint8_t *card)
{
    const size_t key = game->text.length, start = key + 5;
    struct arbiter_error error;
    arbiter_text_put(&game->text, "deal=");
    for (unsigned slot = 0; slot < UGO_HAND * (unsigned)game->rules.players; slot++) {
        if (slot > 0 && slot % UGO_HAND == 0) arbiter_text_letter(&game->text, '/');
        arbiter_text_letter(&game->text, "RBGYK"[card[slot] / 9]);
        arbiter_text_number(&game->text, card[slot] % 9);
    }
    REQUIRE(arbiter_deal_read(&game->rules, game->line + start, game->text.length - start,
                              &game->position, &error),
            "ten cards each can be dealt");
}

void ugo_decode(struct fuzz_bytes *bytes, struct fuzz_game *game)
{
    static const uint8_t players[] = {4, 4, 3, 2};
    uint8_t card[UGO_CARDS];
    const unsigned mode = fuzz_byte(bytes);
    for (unsigned seat = 0; seat <= UGO_SEATS; seat++)
        game->choices |= (uint64_t)fuzz_byte(bytes) << (seat * UGO_CHOICES);
    if (!(mode & MODE_SWARM)) game->choices = ~(uint64_t)0;

    game->rules.players = players[mode >> MODE_PLAYERS & 3u];
    if ((mode & MODE_READINGS) == MODE_READINGS)
        fuzz_readings(fuzz_from(bytes, HEADER_READINGS), &game->rules);
    if (mode & MODE_FIGURES) decode_figures(fuzz_from(bytes, HEADER_FIGURES), &game->rules);
    arbiter_rules_write(&game->rules, &game->text);
    arbiter_text_letter(&game->text, ' ');

    const size_t key = game->text.length;
    ugo_deal_order(fuzz_from(bytes, HEADER_DEAL), game->rules.players, card);
    begin(game, card);
    if ((mode & MODE_LATE) == MODE_LATE) {
        ugo_go_forward(fuzz_from(bytes, HEADER_FORWARD), game);
        game->text.length = key;
        arbiter_text_put(&game->text, "at=");
        arbiter_position_write(&game->rules, &game->position, &game->text);
    }
    arbiter_text_put(&game->text, " :");
    *bytes = fuzz_from(bytes, HEADER_SIZE);
    ugo_check_start(game);
}

static unsigned choice_of_play(unsigned value)
{
    if (value == 0) return UGO_CHOICE_ZERO;
    if (value <= 2) return UGO_CHOICE_FARMER;
    return value <= 5 ? UGO_CHOICE_MIDDLE : UGO_CHOICE_HIGH;
}

static unsigned choice_of_put(const uint8_t *top, unsigned place)
{
    if (top[place] != UGO_NO_CARD) return UGO_CHOICE_COVER;
    for (unsigned left = 0; left < place; left++)
        if (top[left] == UGO_NO_CARD) return UGO_CHOICE_SKIP;
    return UGO_CHOICE_NEXT;
}

static unsigned choice_of(const struct ugo *s, const struct arbiter_event *event)
{
    const unsigned player = s->turn * (unsigned)UGO_CHOICES;
    switch (event->kind) {
    case UGO_PLAY_CARD:
        return player + choice_of_play(event->index % 9);
    case UGO_PUT_CARD:
        return player + choice_of_put(s->top[s->turn], event->place - 1u);
    case UGO_BACK:
        return player + UGO_CHOICE_BACK;
    case UGO_DEAL_CARD:
        return UGO_CHANCE_COLOUR + event->index / 9;
    default:
        return event->from == s->dealer ? UGO_CHANCE_SAME : UGO_CHANCE_OTHER;
    }
}

bool ugo_choose(const struct fuzz_game *game, unsigned number, struct arbiter_event *event)
{
    static struct arbiter_event list[ARBITER_MOVES_MAX], allowed[ARBITER_MOVES_MAX];
    const unsigned count = arbiter_moves(&game->rules, &game->position, list);
    unsigned left = 0;
    if (count == 0) return false;
    for (unsigned each = 0; each < count; each++)
        if (game->choices >> choice_of(&game->position.ugo, &list[each]) & 1u)
            allowed[left++] = list[each];
    *event = left > 0 ? allowed[number % left] : list[number % count];
    return true;
}

bool ugo_next_event(struct fuzz_bytes *bytes, const struct fuzz_game *game,
                    struct arbiter_event *event)
{
    return bytes->next < bytes->size && ugo_choose(game, fuzz_byte(bytes), event);
}
