/* ugo_check.c: what must hold in every position of every match of UGO!. */
#include <string.h>

#include "ugo_fuzz.h"
#include "ugo_naive.h"

/* A number of its own for each formed event, and the other way round. */
enum {
    NUMBER_PUT = UGO_CARDS,
    NUMBER_DEAL = NUMBER_PUT + UGO_CARDS * UGO_PLACES,
    NUMBER_DEALER = NUMBER_DEAL + UGO_CARDS,
    NUMBER_BACK = NUMBER_DEALER + UGO_SEATS,
    EVENT_NUMBERS
};

static struct ugo_naive naive; /* the game beside the model's */

static unsigned number_of(const struct arbiter_event *event)
{
    switch (event->kind) {
    case UGO_PLAY_CARD:
        return event->index;
    case UGO_PUT_CARD:
        return NUMBER_PUT + event->index * (unsigned)UGO_PLACES + event->place - 1u;
    case UGO_DEAL_CARD:
        return NUMBER_DEAL + event->index;
    case UGO_NAME_DEALER:
        return NUMBER_DEALER + event->from;
    default:
        return NUMBER_BACK;
    }
}

static struct arbiter_event event_of(unsigned number)
{
    struct arbiter_event event = {UGO_BACK, 0, 0, 0, 0};
    if (number < NUMBER_PUT) {
        event.kind = UGO_PLAY_CARD;
        event.index = (uint8_t)number;
    } else if (number < NUMBER_DEAL) {
        event.kind = UGO_PUT_CARD;
        event.index = (uint8_t)((number - NUMBER_PUT) / UGO_PLACES);
        event.place = (uint8_t)((number - NUMBER_PUT) % UGO_PLACES + 1);
    } else if (number < NUMBER_DEALER) {
        event.kind = UGO_DEAL_CARD;
        event.index = (uint8_t)(number - NUMBER_DEAL);
    } else if (number < NUMBER_BACK) {
        event.kind = UGO_NAME_DEALER;
        event.from = (uint8_t)(number - NUMBER_DEALER);
    }
    return event;
}

/* Every formed event: the model lists it, finds no fault in it, and the rulebook's words allow it;
 * all three or none.  One in 16 has its text read back. */
static void check_moves(const struct fuzz_game *game)
{
    static struct arbiter_event list[ARBITER_MOVES_MAX];
    bool listed[EVENT_NUMBERS] = {false};
    const unsigned count = arbiter_moves(&game->rules, &game->position, list);
    REQUIRE(count <= UGO_MOVES_MAX, "moves lists no more than the most");
    for (unsigned each = 0; each < count; each++) {
        REQUIRE(ugo_event_formed(&list[each]), "moves lists formed events");
        REQUIRE(!listed[number_of(&list[each])], "moves lists nothing twice");
        listed[number_of(&list[each])] = true;
    }
    for (unsigned number = 0; number < EVENT_NUMBERS; number++) {
        const struct arbiter_event event = event_of(number);
        const unsigned fault = arbiter_fault(&game->rules, &game->position, &event);
        REQUIRE(fault < UGO_CLAUSES, "a fault is a clause");
        REQUIRE((fault == 0) == listed[number], "moves lists exactly what has no fault");
        REQUIRE((fault == 0) == ugo_naive_legal(&game->rules, &naive, &event),
                "an event has no fault where the rulebook's words allow it");
        if ((number + game->step) % 16 == 0) fuzz_check_event_text(&game->rules, &event);
    }
    REQUIRE((count == 0) == (naive.stage == UGO_OVER), "a match is over where nothing is legal");
}

/* What is hidden from the viewer is shuffled: other hands, and the cards aside and used. */
static void shuffle_hidden(const struct fuzz_game *game, unsigned viewer, struct ugo *s)
{
    uint8_t hidden[UGO_CARDS];
    unsigned count = 0;
    uint32_t state = game->step * 4 + viewer + 1;
    for (uint8_t card = 0; card < UGO_CARDS; card++)
        if (s->zone[card] >= UGO_ASIDE || (s->zone[card] < UGO_SEATS && s->zone[card] != viewer))
            hidden[count++] = card;
    for (unsigned left = count; left > 1; left--) {
        state = state * 1664525u + 1013904223u;
        uint8_t *one = &s->zone[hidden[left - 1]], *other = &s->zone[hidden[(state >> 16) % left]];
        const uint8_t kept = *one;
        *one = *other;
        *other = kept;
    }
}

/* What the viewer knows is what the words let him know; other hidden cards leave it as it is, and
 * his legal events too. */
static void check_view(const struct fuzz_game *game, unsigned viewer)
{
    static struct arbiter_event list[ARBITER_MOVES_MAX], other[ARBITER_MOVES_MAX];
    char seen[FUZZ_AT_MAX], expected[FUZZ_AT_MAX];
    struct arbiter_text text, words;
    union arbiter_position copy = game->position;
    arbiter_text_open(&text, seen, sizeof seen);
    arbiter_text_open(&words, expected, sizeof expected);
    arbiter_view_write(&game->rules, &game->position, viewer, &text);
    ugo_naive_view(&game->rules, &naive, viewer, &words);
    REQUIRE(!text.full && text.length == words.length && memcmp(seen, expected, text.length) == 0,
            "a player sees what the rulebook's words let him see");

    shuffle_hidden(game, viewer, &copy.ugo);
    arbiter_text_open(&words, expected, sizeof expected);
    arbiter_view_write(&game->rules, &copy, viewer, &words);
    REQUIRE(text.length == words.length && memcmp(seen, expected, text.length) == 0,
            "what a player sees does not depend on what is hidden from him");
    if (arbiter_actor(&game->rules, &game->position) != viewer) return;
    const unsigned count = arbiter_moves(&game->rules, &game->position, list);
    REQUIRE(arbiter_moves(&game->rules, &copy, other) == count &&
                memcmp(list, other, count * sizeof *list) == 0,
            "what a player may do does not depend on what is hidden from him");
}

static void check_winners(const struct arbiter_rules *rules, const union arbiter_position *position,
                          const struct ugo_naive *words)
{
    char got[32], expected[32];
    struct arbiter_text text, result;
    arbiter_text_open(&text, got, sizeof got);
    arbiter_text_open(&result, expected, sizeof expected);
    arbiter_result_write(rules, position, &text);
    ugo_naive_result(rules, words, &result);
    REQUIRE(text.length == result.length && memcmp(got, expected, text.length) == 0,
            "the winner is the one of the rulebook's words");
}

/* Equal totals are rare: each player is given the points of each other one. */
static void check_result(const struct fuzz_game *game)
{
    const bool chance = naive.stage == UGO_DEAL || naive.stage == UGO_DEALER;
    const unsigned actor = chance                    ? (unsigned)ARBITER_CHANCE
                           : naive.stage == UGO_OVER ? (unsigned)ARBITER_NO_PLAYER
                                                     : naive.next;
    REQUIRE(arbiter_actor(&game->rules, &game->position) == actor, "who acts is who has to");
    check_winners(&game->rules, &game->position, &naive);
    for (unsigned one = 0; one < game->rules.players; one++)
        for (unsigned other = 0; other < game->rules.players; other++) {
            union arbiter_position tied = game->position;
            struct ugo_naive words = naive;
            words.brought[one] += tied.ugo.total[other] - tied.ugo.total[one];
            tied.ugo.total[one] = tied.ugo.total[other];
            check_winners(&game->rules, &tied, &words);
            if (naive.stage != UGO_OVER) return;
        }
}

void ugo_check_start(const struct fuzz_game *game)
{
    ugo_naive_from(&game->rules, &naive, &game->position.ugo);
}

void ugo_check_position(struct fuzz_game *game)
{
    const union arbiter_position asked = game->position;
    REQUIRE(arbiter_position_fault(&game->rules, &game->position) == 0, "the invariant holds");
    check_moves(game);
    check_result(game);
    for (unsigned viewer = 0; viewer < game->rules.players; viewer++)
        check_view(game, viewer);
    fuzz_check_position_text(game);
    REQUIRE(memcmp(&asked, &game->position, sizeof asked) == 0, "asking changes nothing");
}

/* The event did what the words say: cards, farmers, points, and who is next. */
void ugo_check_event(struct fuzz_game *game)
{
    ugo_naive_play(&game->rules, &naive, &game->event);
    const char *difference = ugo_naive_difference(&game->rules, &naive, &game->position.ugo);
    if (difference != NULL) fuzz_finding(difference, __FILE__, __LINE__);
}
