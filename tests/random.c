/* random.c: random rules, deals and events of each game. */
#include "random.h"

#include <criterion/criterion.h>
#include <string.h>

enum { DECK_MOST = 64, CARD_MOST = 2 };

/* How a game's deal is written: its cards, and how many of them are in a pile. */
struct deck {
    const char *letters;
    unsigned width; /* letters of a card */
    unsigned pile;
};

static const struct deck decks[] = {
    {"111122223333444455556666777788889999EEIIOOUUBBGGHH", 1, 10},
    {"R0R1R2R3R4R5R6R7R8B0B1B2B3B4B5B6B7B8G0G1G2G3G4G5G6G7G8Y0Y1Y2Y3Y4Y5Y6Y7Y8"
     "K0K1K2K3K4K5K6K7K8",
     2, 10},
};

static uint32_t random_state;

void random_begin(uint32_t seed)
{
    random_state = seed;
}

unsigned random_below(unsigned limit)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 17;
    random_state ^= random_state << 5;
    return random_state % limit;
}

static unsigned number_of(const struct arbiter_game *game)
{
    return arbiter_game_at(0) == game ? 0 : 1;
}

static void random_figures(struct arbiter_rules *rules)
{
    const struct arbiter_field *field;
    unsigned next = 0;
    for (unsigned number = 0; (field = arbiter_field_at(rules->game, number)) != NULL; number++) {
        const bool others = random_below(2) == 0;
        for (unsigned entry = 0; field->standard[entry] != '\0'; entry++, next++) {
            const unsigned range = (unsigned)(field->most[entry] - field->least[entry]) + 1;
            const unsigned least = (unsigned)(field->least[entry] - '0');
            if (others) rules->figure[next] = (uint8_t)(least + random_below(range));
        }
    }
}

void random_rules(struct arbiter_rules *rules, const struct arbiter_game *game)
{
    const struct arbiter_reading *reading;
    struct arbiter_error error;
    const char *name = arbiter_game_name(game);
    const unsigned least = arbiter_players_least(game), most = arbiter_players_most(game);
    unsigned editions = 0;
    cr_assert(arbiter_spec_read(rules, name, strlen(name), &error));
    while (arbiter_edition_at(game, editions) != NULL)
        editions++;
    rules->edition = (uint8_t)random_below(editions);
    rules->players = (uint8_t)(least + random_below(most - least + 1));
    for (unsigned number = 0; (reading = arbiter_reading_at(game, number)) != NULL; number++)
        if (random_below(2) == 0)
            rules->choice[number] = (uint8_t)random_below(arbiter_choices(reading));
    random_figures(rules);
}

void random_deal(const struct arbiter_rules *rules, union arbiter_position *position)
{
    const struct deck *deck = &decks[number_of(rules->game)];
    const unsigned cards = (unsigned)strlen(deck->letters) / deck->width;
    const unsigned dealt = deck->width == 1 ? cards : deck->pile * rules->players;
    char deal[DECK_MOST * (CARD_MOST + 1)];
    unsigned order[DECK_MOST];
    size_t length = 0;
    struct arbiter_error error;
    for (unsigned card = 0; card < cards; card++)
        order[card] = card;
    for (unsigned number = 0; number < dealt; number++) {
        const unsigned other = number + random_below(cards - number), card = order[other];
        order[other] = order[number];
        if (number > 0 && number % deck->pile == 0) deal[length++] = '/';
        memcpy(deal + length, deck->letters + card * deck->width, deck->width);
        length += deck->width;
    }
    memset(position, 0, sizeof *position);
    cr_assert(arbiter_deal_read(rules, deal, length, position, &error), "%s", error.message);
}

/* Jack builds when he can, three times out of four; the Giant discards seldom, or no game would
 * last. */
static struct arbiter_event englishman_event(const struct arbiter_event *list, unsigned count)
{
    struct arbiter_event event = list[random_below(count)];
    const bool builds = random_below(4) != 0;
    for (unsigned number = 0; number < count && builds; number++)
        if ((list[number].kind == ENGLISHMAN_FRONT || list[number].kind == ENGLISHMAN_BACK) &&
            list[number].to == ENGLISHMAN_TO_BEAN)
            return list[number];
    for (unsigned again = 0; event.kind == ENGLISHMAN_DISCARD && again < 8; again++)
        event = list[random_below(count)];
    return event;
}

struct arbiter_event random_event(const struct arbiter_rules *rules,
                                  const struct arbiter_event *list, unsigned count)
{
    if (number_of(rules->game) == 0) return englishman_event(list, count);
    return list[random_below(count)];
}
