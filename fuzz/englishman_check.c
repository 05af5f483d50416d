/* englishman_check.c: what must hold in every position of every game of the Englishman. */
#include <string.h>

#include "englishman_fuzz.h"
#include "englishman_naive.h"

enum {
    PLACES = ENGLISHMAN_STACKS * ENGLISHMAN_CARDS,
    EVENT_NUMBERS = ENGLISHMAN_EVENT_KINDS * PLACES + PLACES * PLACES
};

/* A number of its own for each formed event: Protections after all the others. */
static unsigned number_of(const struct arbiter_event *event)
{
    const unsigned from = event->from * (unsigned)ENGLISHMAN_CARDS;
    if (event->kind == ENGLISHMAN_PROTECTION)
        return ENGLISHMAN_EVENT_KINDS * PLACES + (from + event->index - 1u) * PLACES +
               event->to * (unsigned)ENGLISHMAN_CARDS + event->place - 1u;
    return event->kind * (unsigned)PLACES + from +
           (event->kind == ENGLISHMAN_DISCARD ? event->index - 1u : event->to);
}

struct survey {
    struct fuzz_game *game;
    struct naive naive;
    unsigned legal; /* events without fault so far, Protections left out unless all are asked */
};

static uint8_t listed[EVENT_NUMBERS];

/* The model lists the event, finds no fault in it, and the naive rules allow it: all three or none.
 */
static void ask(struct survey *survey, const struct arbiter_event *event)
{
    const struct fuzz_game *game = survey->game;
    const bool legal = arbiter_fault(&game->rules, &game->position, event) == 0;
    REQUIRE(legal == (listed[number_of(event)] != 0), "moves lists exactly what has no fault");
    REQUIRE(legal == naive_legal(&game->rules, &survey->naive, event),
            "an event has no fault where the clauses' words allow it");
    survey->legal += legal;
    if ((number_of(event) + game->step) % 16 == 0) fuzz_check_event_text(&game->rules, event);
}

static void ask_protections(struct survey *survey)
{
    const struct fuzz_game *game = survey->game;
    const bool all = game->position.englishman.phase == ENGLISHMAN_PROTECT && game->thorough;
    /* 97 and 62,500 have no common factor: over the steps of a game the samples differ. */
    const unsigned stride = all ? 1 : 97 * 7;
    for (unsigned number = all ? 0 : game->step * 13 % stride; number < PLACES * PLACES;
         number += stride) {
        const unsigned from = number / PLACES, to = number % PLACES;
        const struct arbiter_event event = {
            ENGLISHMAN_PROTECTION, (uint8_t)(from / ENGLISHMAN_CARDS),
            (uint8_t)(from % ENGLISHMAN_CARDS + 1), (uint8_t)(to / ENGLISHMAN_CARDS),
            (uint8_t)(to % ENGLISHMAN_CARDS + 1)};
        ask(survey, &event);
    }
}

static void ask_all(struct survey *survey)
{
    const struct arbiter_event pass = {0};
    ask(survey, &pass);
    for (uint8_t from = 0; from < ENGLISHMAN_STACKS; from++) {
        for (uint8_t kind = ENGLISHMAN_FRONT; kind < ENGLISHMAN_EVENT_KINDS; kind++) {
            const unsigned targets =
                kind <= ENGLISHMAN_BACK ? ENGLISHMAN_STACKS + 1u : ENGLISHMAN_STACKS;
            for (uint8_t to = 0; kind != ENGLISHMAN_DISCARD && to < targets; to++) {
                const struct arbiter_event event = {kind, from, 0, to, 0};
                ask(survey, &event);
            }
        }
        for (uint8_t index = 1; index <= ENGLISHMAN_CARDS; index++) {
            const struct arbiter_event event = {ENGLISHMAN_DISCARD, from, index, 0, 0};
            ask(survey, &event);
        }
    }
    ask_protections(survey);
}

static void check_moves(struct fuzz_game *game)
{
    static struct arbiter_event list[ARBITER_MOVES_MAX];
    struct survey survey = {.game = game};
    const unsigned phase = game->position.englishman.phase;
    const unsigned count = arbiter_moves(&game->rules, &game->position, list);
    naive_from(&survey.naive, &game->position.englishman);
    REQUIRE(count <= ENGLISHMAN_MOVES_MAX, "moves lists no more than the most");
    for (unsigned each = 0; each < count; each++) {
        REQUIRE(englishman_event_formed(&list[each]), "moves lists formed events");
        REQUIRE(listed[number_of(&list[each])]++ == 0, "moves lists nothing twice");
    }
    ask_all(&survey);
    REQUIRE((phase == ENGLISHMAN_PROTECT && !game->thorough) || survey.legal == count,
            "moves lists as many events as have no fault");
    REQUIRE((count == 0) == (phase == ENGLISHMAN_OVER), "a game is over where nothing is legal");
    for (unsigned each = 0; each < count; each++)
        listed[number_of(&list[each])] = 0;
}

static void check_deck(const struct englishman *s)
{
    unsigned count[ENGLISHMAN_KINDS] = {0};
    for (unsigned slot = 0; slot < ENGLISHMAN_CARDS; slot++) {
        REQUIRE(s->card[slot] < ENGLISHMAN_KINDS, "a card has a kind");
        count[s->card[slot]]++;
    }
    for (unsigned kind = 0; kind < ENGLISHMAN_KINDS; kind++)
        REQUIRE(count[kind] == (kind < ENGLISHMAN_VALUES ? 4u : 2u), "no card is lost or made");
}

void englishman_check_position(struct fuzz_game *game)
{
    const union arbiter_position asked = game->position;
    struct naive naive;
    check_deck(&game->position.englishman);
    REQUIRE(arbiter_position_fault(&game->rules, &game->position) == 0, "the invariant holds");
    naive_from(&naive, &game->position.englishman);
    REQUIRE(englishman_ways(&game->rules, &game->position.englishman,
                            ENGLISHMAN_GIANT_WAYS | ENGLISHMAN_CLAIMED) ==
                naive_ways(&game->rules, &naive),
            "the ways on the table are those of the clauses' words");
    check_moves(game);
    fuzz_check_position_text(game);
    REQUIRE(memcmp(&asked, &game->position, sizeof asked) == 0, "asking changes nothing");
}

/* The event did what the words say: cards, phase, winner and ways. */
void englishman_check_event(struct fuzz_game *game)
{
    struct naive expected, got;
    naive_from(&expected, &game->before.englishman);
    naive_play(&game->rules, &expected, &game->event);
    naive_from(&got, &game->position.englishman);
    REQUIRE(expected.winner == got.winner && expected.ways == got.ways,
            "the result is that of the clauses' words");
    REQUIRE(naive_same(&expected, &got), "the event does what the clauses' words say");
}
