/* englishman_decode.c: from bytes to a game.  Every byte string is a valid input.  The header has a fixed
 * size, so that a changed byte in it does not shift what follows: docs/fuzzing.md lists its bytes.
 */
#include <string.h>

#include "englishman_fuzz.h"

enum {
    HEADER_MODE,
    HEADER_JACK,
    HEADER_GIANT,
    HEADER_READINGS,
    HEADER_EDITION = HEADER_READINGS + ENG_READINGS,
    HEADER_DEAL,
    HEADER_LATE = HEADER_DEAL + ENGLISHMAN_CARDS,
    HEADER_SIZE = HEADER_LATE + 32
};

/* Bits of the first byte.  A random byte leaves all kinds of events on in half of the games, has
 * the default readings in three quarters, the cards as dealt in three quarters. */
enum {
    MODE_SWARM = 1,
    MODE_READINGS = 6,  /* both bits */
    MODE_LATE = 24,     /* both bits */
    MODE_STRUCTURE = 5, /* the bits from here: 0 to 3 any deal, 4 to 7 a structured one */
    JACK_CHOICES = (1 << (FUZZ_JACK_PASS + 1)) - 1
};

static void decode_readings(const struct fuzz_bytes *bytes, struct arbiter_rules *rules)
{
    struct fuzz_bytes edition = fuzz_from(bytes, HEADER_EDITION);
    fuzz_readings(fuzz_from(bytes, HEADER_READINGS), rules);
    rules->edition = (uint8_t)(fuzz_byte(&edition) & 1u);
}

/* The deal goes through its text, as it would in a line. */
static void begin(struct fuzz_game *game, const uint8_t *card)
{
    static const char letters[] = "123456789EIOUBGH";
    const size_t start = game->text.length + 5;
    struct arbiter_error error;
    arbiter_text_put(&game->text, "deal=");
    for (unsigned slot = 0; slot < ENGLISHMAN_CARDS; slot++) {
        if (slot > 0 && slot % ENGLISHMAN_STACK_DEALT == 0) arbiter_text_letter(&game->text, '/');
        arbiter_text_letter(&game->text, letters[card[slot]]);
    }
    REQUIRE(arbiter_deal_read(&game->rules, game->line + start, game->text.length - start,
                              &game->position, &error),
            "a whole deck can be dealt");
}

void englishman_decode(struct fuzz_bytes *bytes, struct fuzz_game *game)
{
    uint8_t card[ENGLISHMAN_CARDS];
    const unsigned mode = fuzz_byte(bytes);
    const unsigned jack = fuzz_byte(bytes);
    const unsigned giant = fuzz_byte(bytes);
    const bool swarm = mode & MODE_SWARM;

    if ((mode & MODE_READINGS) == MODE_READINGS) decode_readings(bytes, &game->rules);
    arbiter_spec_write(&game->rules, &game->text);
    arbiter_text_letter(&game->text, ' ');

    game->thorough = (jack ^ giant) % 16 == 15;
    englishman_deal(fuzz_from(bytes, HEADER_DEAL), mode >> MODE_STRUCTURE, card);
    if ((mode & MODE_LATE) == MODE_LATE &&
        englishman_late(fuzz_from(bytes, HEADER_LATE), card, &game->rules, &game->position)) {
        arbiter_text_put(&game->text, "at=");
        arbiter_position_write(&game->rules, &game->position, &game->text);
    } else {
        begin(game, card);
    }
    arbiter_text_put(&game->text, " :");
    *bytes = fuzz_from(bytes, HEADER_SIZE);
    game->choices = swarm ? (jack & JACK_CHOICES) | giant << FUZZ_GIANT_DISCARD : ~0u;
}

static unsigned choice_of(const struct arbiter_event *event, bool jack)
{
    const bool to_bean = event->to == ENGLISHMAN_TO_BEAN;
    switch (event->kind) {
    case ENGLISHMAN_PASS:
        return jack ? FUZZ_JACK_PASS : FUZZ_GIANT_PASS;
    case ENGLISHMAN_FRONT:
        return to_bean ? FUZZ_JACK_FRONT_BEAN : FUZZ_JACK_FRONT;
    case ENGLISHMAN_BACK:
        return to_bean ? FUZZ_JACK_BACK_BEAN : FUZZ_JACK_BACK;
    case ENGLISHMAN_DISCARD:
        return FUZZ_GIANT_DISCARD;
    case ENGLISHMAN_GROUP:
        return FUZZ_GIANT_GROUP;
    default:
        return FUZZ_GIANT_SINGLE;
    }
}

/* The next byte chooses among the legal events of the allowed kinds, or among all if there is none.
 * The Protection has 2701 events, and two bytes.  False at the end of the input or of the game. */
bool englishman_next_event(struct fuzz_bytes *bytes, const struct fuzz_game *game,
                           struct arbiter_event *event)
{
    static struct arbiter_event list[ARBITER_MOVES_MAX], allowed[ARBITER_MOVES_MAX];
    const unsigned phase = game->position.englishman.phase;
    const unsigned count = arbiter_moves(&game->rules, &game->position, list);
    unsigned left = 0;
    if (count == 0 || bytes->next >= bytes->size) return false;

    unsigned number = fuzz_byte(bytes);
    if (phase == ENGLISHMAN_PROTECT) {
        number = number * 256 + fuzz_byte(bytes);
        *event = list[number < 32768 ? 0 : number % count];
        return true;
    }
    for (unsigned each = 0; each < count; each++)
        if (game->choices >> choice_of(&list[each], phase <= ENGLISHMAN_JACK_1) & 1u)
            allowed[left++] = list[each];
    *event = left > 0 ? allowed[number % left] : list[number % count];
    return true;
}
