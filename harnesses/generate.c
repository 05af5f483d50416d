/* generate.c: random games as lines, legal and illegal events mixed, for differential trials.
 *
 *     build/generate SEED GAMES
 *
 * Half of the games have the default readings, the others any.  Each game has a temper: how much
 * Jack likes to build, how much the Giant likes to discard, and how often an event is illegal; so
 * that games get deep in different ways.  The same seed gives the same lines. */
#include "deal.h"

#include <stdio.h>
#include <stdlib.h>

enum { EVENTS_MAX = 120, TEXT_ROOM = 4096 };

static uint64_t state;

static unsigned below(unsigned limit)
{
    return random_below(&state, limit);
}

struct temper {
    unsigned build, discard, illegal; /* per cent */
};

static void random_rules(struct arbiter_rules *rules)
{
    const struct arbiter_reading *reading;
    *rules = (struct arbiter_rules){.game = arbiter_game_at(0), .edition = (uint8_t)below(2)};
    if (below(2) == 0) return;
    for (unsigned number = 0; (reading = arbiter_reading_at(rules->game, number)) != NULL; number++)
        rules->choice[number] = (uint8_t)below(arbiter_choices(reading));
}

/* Any event that can be written down; most are illegal. */
static struct arbiter_event any_event(void)
{
    struct arbiter_event event;
    do {
        event = (struct arbiter_event){(uint8_t)below(ENGLISHMAN_EVENT_KINDS), (uint8_t)below(5),
                                       (uint8_t)below(14), (uint8_t)below(6), (uint8_t)below(14)};
        if (event.kind != ENGLISHMAN_PROTECTION) event.place = 0;
        if (event.kind != ENGLISHMAN_PROTECTION && event.kind != ENGLISHMAN_DISCARD)
            event.index = 0;
        if (event.kind == ENGLISHMAN_DISCARD || event.kind == ENGLISHMAN_PASS) event.to = 0;
        if (event.kind == ENGLISHMAN_PASS) event.from = 0;
    } while (!englishman_event_formed(&event));
    return event;
}

static struct arbiter_event choose(const struct arbiter_event *list, unsigned count,
                                   const struct temper *temper)
{
    struct arbiter_event event = list[below(count)];
    const bool build = below(100) < temper->build, discard = below(100) < temper->discard;
    for (unsigned tries = 0; tries < 40; tries++) {
        const bool builds = event.to == ENGLISHMAN_TO_BEAN;
        const bool discards = event.kind == ENGLISHMAN_DISCARD;
        const bool giant = event.kind >= ENGLISHMAN_DISCARD;
        if (giant ? discards == discard : builds == build) break;
        event = list[below(count)];
    }
    return event;
}

static void print_game(void)
{
    static struct arbiter_event list[ARBITER_MOVES_MAX];
    char buffer[TEXT_ROOM];
    struct arbiter_text text;
    struct arbiter_rules rules;
    union arbiter_position position;
    const struct temper temper = {below(101), below(101), below(4) * 15};
    random_rules(&rules);
    random_deal(&state, &rules, &position.englishman);

    arbiter_text_open(&text, buffer, sizeof buffer);
    arbiter_spec_write(&rules, &text);
    arbiter_text_put(&text, " deal=");
    for (unsigned slot = 0; slot < ENGLISHMAN_CARDS; slot++) {
        if (slot > 0 && slot % ENGLISHMAN_STACK_DEALT == 0) arbiter_text_letter(&text, '/');
        arbiter_text_letter(&text, "123456789EIOUBGH"[position.englishman.card[slot]]);
    }
    arbiter_text_put(&text, " :");
    for (unsigned number = 0, length = 1 + below(EVENTS_MAX); number < length; number++) {
        const unsigned count = arbiter_moves(&rules, &position, list);
        const bool any = count == 0 || below(100) < temper.illegal;
        const struct arbiter_event event = any ? any_event() : choose(list, count, &temper);
        arbiter_text_letter(&text, ' ');
        arbiter_event_write(&rules, &event, &text);
        if (arbiter_fault(&rules, &position, &event) == 0) arbiter_play(&rules, &position, &event);
        if (count == 0 && below(3) == 0) break;
    }
    printf("%.*s\n", (int)text.length, buffer);
}

int main(int arguments, char **argument)
{
    if (arguments != 3) {
        fprintf(stderr, "usage: generate SEED GAMES\n");
        return 2;
    }
    state = strtoull(argument[1], NULL, 10) * 0x9E3779B97F4A7C15ULL + 1;
    for (unsigned long games = strtoul(argument[2], NULL, 10); games > 0; games--)
        print_game();
    return fflush(stdout) == 0 ? 0 : 2;
}
