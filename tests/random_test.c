/* Random games over all readings, and for UGO! over all numbers of players and figures: after every
 * event the invariant holds, and the list of moves is the list of the events without fault.  The
 * numbers are fixed, so every run plays the same games. */
#include "random.h"

#include <criterion/criterion.h>
#include <string.h>

enum { ENGLISHMAN_GAMES = 1000, UGO_MATCHES = 150, KINDS = 8 };
enum { SETUP_EVERY = 50, PROTECTION_EVERY = 400 };

/* The events of a kind that can be written: the first and the last of each of their numbers. */
struct written {
    uint8_t from, index_first, index, to, place_first, place;
};

static const struct written written[][KINDS] = {
    {[ENGLISHMAN_PASS] = {0, 0, 0, 0, 0, 0},
     [ENGLISHMAN_PROTECTION] = {4, 1, 50, 4, 1, 50},
     [ENGLISHMAN_FRONT] = {4, 0, 0, 5, 0, 0},
     [ENGLISHMAN_BACK] = {4, 0, 0, 5, 0, 0},
     [ENGLISHMAN_DISCARD] = {4, 1, 50, 0, 0, 0},
     [ENGLISHMAN_GROUP] = {4, 0, 0, 4, 0, 0},
     [ENGLISHMAN_SINGLE] = {4, 0, 0, 4, 0, 0}},
    {[UGO_PLAY_CARD] = {0, 0, UGO_CARDS - 1, 0, 0, 0},
     [UGO_PUT_CARD] = {0, 0, UGO_CARDS - 1, 0, 1, UGO_PLACES},
     [UGO_BACK] = {0, 0, 0, 0, 0, 0},
     [UGO_DEAL_CARD] = {0, 0, UGO_CARDS - 1, 0, 0, 0},
     [UGO_NAME_DEALER] = {UGO_SEATS - 1, 0, 0, 0, 0, 0}},
};
static const unsigned kinds[] = {ENGLISHMAN_EVENT_KINDS, UGO_EVENT_KINDS};

/* A position with the list of its moves. */
struct scene {
    struct arbiter_rules rules;
    union arbiter_position position;
    struct arbiter_event list[ARBITER_MOVES_MAX];
    unsigned count;
};

/* The event is listed if and only if it has no fault.  The list may come in any order. */
static unsigned faultless(const struct scene *scene, const struct arbiter_event *event)
{
    const unsigned fault = arbiter_fault(&scene->rules, &scene->position, event);
    cr_assert_neq(fault, (unsigned)ARBITER_NO_EVENT);
    if (fault != 0) return 0;
    bool listed = false;
    for (unsigned number = 0; number < scene->count && !listed; number++)
        listed = memcmp(&scene->list[number], event, sizeof *event) == 0;
    cr_assert(listed, "event %u %u %u %u %u is not listed", event->kind, event->from, event->index,
              event->to, event->place);
    return 1;
}

static unsigned faultless_of(const struct scene *scene, uint8_t kind, const struct written *of)
{
    unsigned count = 0;
    for (unsigned from = 0; from <= of->from; from++)
        for (unsigned index = of->index_first; index <= of->index; index++)
            for (unsigned to = 0; to <= of->to; to++)
                for (unsigned place = of->place_first; place <= of->place; place++) {
                    const struct arbiter_event event = {kind, (uint8_t)from, (uint8_t)index,
                                                        (uint8_t)to, (uint8_t)place};
                    count += faultless(scene, &event);
                }
    return count;
}

/* As many events are listed as have no fault, and all of those are: so the two are the same set.
 * The kind `but` is left out. */
static void compare_moves(const struct scene *scene, unsigned game, unsigned but)
{
    unsigned count = 0;
    for (unsigned kind = 0; kind < kinds[game]; kind++)
        if (kind != but) count += faultless_of(scene, (uint8_t)kind, &written[game][kind]);
    cr_assert_eq(count, scene->count, "%u events have no fault, %u are listed", count,
                 scene->count);
}

static void check_position(const struct scene *scene)
{
    char buffer[512];
    struct arbiter_text text;
    union arbiter_position other;
    struct arbiter_error error;
    const struct arbiter_rules *rules = &scene->rules;
    const unsigned fault = arbiter_position_fault(rules, &scene->position);
    arbiter_text_open(&text, buffer, sizeof buffer - 1);
    arbiter_position_write(rules, &scene->position, &text);
    buffer[text.length] = '\0';
    cr_assert_eq(fault, 0, "%s breaks %s", buffer, arbiter_invariant_at(rules->game, fault)->id);

    memset(&other, 0, sizeof other);
    cr_assert(arbiter_position_read(rules, buffer, text.length, &other, &error), "%s: %s", buffer,
              error.message);
    cr_assert_eq(memcmp(&other, &scene->position, sizeof other), 0, "%s", buffer);
}

/* Each listed event reads back as what it was. */
static void check_events(const struct scene *scene)
{
    char buffer[16];
    struct arbiter_text text;
    struct arbiter_event again;
    struct arbiter_error error;
    for (unsigned number = 0; number < scene->count; number++) {
        arbiter_text_open(&text, buffer, sizeof buffer);
        arbiter_event_write(&scene->rules, &scene->list[number], &text);
        cr_assert(arbiter_event_read(&scene->rules, buffer, text.length, &again, &error));
        cr_assert_eq(memcmp(&again, &scene->list[number], sizeof again), 0);
    }
}

static void begin(struct scene *scene, unsigned game)
{
    random_rules(&scene->rules, arbiter_game_at(game));
    random_deal(&scene->rules, &scene->position);
}

static void list_moves(struct scene *scene, unsigned most)
{
    scene->count = arbiter_moves(&scene->rules, &scene->position, scene->list);
    cr_assert_leq(scene->count, most);
}

static void play_on(struct scene *scene)
{
    const struct arbiter_event event = random_event(&scene->rules, scene->list, scene->count);
    arbiter_play(&scene->rules, &scene->position, &event);
}

/* The Protection has 50 * 5 * 50 events, so they are compared in some positions only. */
Test(random, games_of_the_englishman_keep_the_invariant_and_list_what_has_no_fault, .timeout = 60)
{
    static struct scene scene;
    unsigned wins[ENGLISHMAN_WINNERS] = {0}, positions = 0;
    random_begin(20160820);
    for (unsigned game = 0; game < ENGLISHMAN_GAMES; game++) {
        begin(&scene, 0);
        for (unsigned number = 0; number < 250; number++, positions++) {
            check_position(&scene);
            list_moves(&scene, ENGLISHMAN_MOVES_MAX);
            const bool all = number == 0 || positions % PROTECTION_EVERY == 0;
            if (number > 0 || game % SETUP_EVERY == 0)
                compare_moves(&scene, 0, all ? ENGLISHMAN_EVENT_KINDS : ENGLISHMAN_PROTECTION);
            if (scene.count == 0) break;
            play_on(&scene);
        }
        const uint8_t winner = scene.position.englishman.winner;
        wins[winner]++;
        cr_assert_eq(arbiter_actor(&scene.rules, &scene.position) == ARBITER_NO_PLAYER,
                     winner != ENGLISHMAN_NOBODY);
    }
    cr_expect_gt(wins[ENGLISHMAN_JACK_WINS], 0u, "Jack never wins");
    cr_expect_gt(wins[ENGLISHMAN_GIANT_WINS], 0u, "the Giant never wins");
    cr_expect_gt(positions, 10u * ENGLISHMAN_GAMES);
}

/* For each player 40 cards are played and placed, and 30 dealt by events; dealers are chosen three
 * times, or never.  Only `back` can make a match longer. */
static void expect_length(const struct scene *scene, unsigned events)
{
    const uint8_t *choice = scene->rules.choice;
    const unsigned dealers = choice[UGO_NEXT_DEALER] == DEALER_CHOSEN ? UGO_GAMES - 1 : 0;
    const unsigned least = 110u * scene->rules.players + dealers;
    cr_assert_geq(events, least);
    if (choice[UGO_PLACED] == PLACED_AT_ONCE) cr_assert_eq(events, least);
}

Test(random, matches_of_ugo_keep_the_invariant_and_list_what_has_no_fault, .timeout = 120)
{
    static struct scene scene;
    unsigned phases[UGO_PHASES] = {0}, players[UGO_SEATS + 1] = {0};
    random_begin(20130101);
    for (unsigned match = 0; match < UGO_MATCHES; match++) {
        begin(&scene, 1);
        players[scene.rules.players]++;
        unsigned events = 0;
        for (;; events++) {
            check_position(&scene);
            list_moves(&scene, UGO_MOVES_MAX);
            compare_moves(&scene, 1, UGO_EVENT_KINDS);
            check_events(&scene);
            phases[scene.position.ugo.phase]++;
            if (scene.count == 0) break;
            play_on(&scene);
        }
        expect_length(&scene, events);
        cr_assert_eq(scene.position.ugo.phase, UGO_OVER);
        cr_assert_eq(arbiter_actor(&scene.rules, &scene.position), (unsigned)ARBITER_NO_PLAYER);
    }
    for (unsigned phase = 0; phase < UGO_PHASES; phase++)
        cr_expect_gt(phases[phase], 0u, "phase %u never comes", phase);
    for (unsigned number = 2; number <= UGO_SEATS; number++)
        cr_expect_gt(players[number], 0u, "%u players never play", number);
}

/* Everything lies open in the Englishman. */
Test(random, in_the_englishman_each_player_knows_the_position)
{
    static struct scene scene;
    char all[512], seen[512];
    struct arbiter_text text;
    random_begin(83);
    begin(&scene, 0);
    arbiter_text_open(&text, all, sizeof all);
    arbiter_position_write(&scene.rules, &scene.position, &text);
    const size_t length = text.length;
    for (unsigned player = 0; player < 2; player++) {
        arbiter_text_open(&text, seen, sizeof seen);
        arbiter_view_write(&scene.rules, &scene.position, player, &text);
        cr_expect_eq(text.length, length);
        cr_expect_eq(memcmp(seen, all, length), 0);
    }
}
