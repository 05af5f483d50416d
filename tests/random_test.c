/* Random games over all readings: the invariant holds after every event, and the list of moves is
 * the list of the events without fault.  The numbers are fixed, so every run plays the same games.
 */
#include <criterion/criterion.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "arbiter.h"

enum { GAMES = 1000, EVENTS_MOST = 250, SETUP_EVERY = 50, PROTECTION_EVERY = 400 };

static uint32_t random_state = 20160820;

static unsigned random_below(unsigned limit)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 17;
    random_state ^= random_state << 5;
    return random_state % limit;
}

/* Half of the readings keep their default: otherwise most games would end in the same few ways. */
static void random_rules(struct arbiter_rules *rules)
{
    *rules = (struct arbiter_rules){.game = arbiter_game_at(0)};
    const struct arbiter_reading *reading;
    rules->edition = (uint8_t)random_below(2);
    for (unsigned number = 0; (reading = arbiter_reading_at(rules->game, number)) != NULL; number++)
        if (random_below(2) == 0)
            rules->choice[number] = (uint8_t)random_below(arbiter_choices(reading));
}

static void random_deal(const struct arbiter_rules *rules, union arbiter_position *position)
{
    static const char deck[] = "111122223333444455556666777788889999EEIIOOUUBBGGHH";
    char card[ENGLISHMAN_CARDS];
    char deal[ENGLISHMAN_CARDS + ENGLISHMAN_STACKS]; /* a slash after each stack */
    struct arbiter_error error;
    memcpy(card, deck, sizeof card);
    for (unsigned left = ENGLISHMAN_CARDS; left > 1; left--) {
        const unsigned other = random_below(left);
        const char swapped = card[left - 1];
        card[left - 1] = card[other];
        card[other] = swapped;
    }
    for (unsigned number = 0; number < ENGLISHMAN_CARDS; number++) {
        deal[number + number / 10] = card[number];
        if (number % 10 == 9) deal[number + number / 10 + 1] = '/';
    }
    cr_assert(arbiter_deal_read(rules, deal, sizeof deal - 1, position, &error), "%s",
              error.message);
}

static bool same_event(const struct arbiter_event *one, const struct arbiter_event *other)
{
    return memcmp(one, other, sizeof *one) == 0;
}

/* The event is listed if and only if it has no fault.  The list may come in any order. */
static void compare_event(const struct arbiter_rules *rules, const union arbiter_position *position,
                          const struct arbiter_event *list, unsigned count,
                          const struct arbiter_event *event, unsigned *faultless)
{
    const unsigned fault = arbiter_fault(rules, position, event);
    cr_assert_neq(fault, (unsigned)ARBITER_NO_EVENT);
    if (fault != 0) return;
    (*faultless)++;
    bool listed = false;
    for (unsigned number = 0; number < count && !listed; number++)
        listed = same_event(&list[number], event);
    cr_assert(listed, "event %u %u %u %u %u is not listed", event->kind, event->from, event->index,
              event->to, event->place);
}

static unsigned faultless_of(const struct arbiter_rules *rules,
                             const union arbiter_position *position,
                             const struct arbiter_event *list, unsigned count, uint8_t kind)
{
    const bool aimed = kind != ENGLISHMAN_PASS && kind != ENGLISHMAN_DISCARD;
    const bool indexed = kind == ENGLISHMAN_PROTECTION || kind == ENGLISHMAN_DISCARD;
    const uint8_t froms = kind == ENGLISHMAN_PASS ? 1 : ENGLISHMAN_STACKS;
    const uint8_t bean = kind == ENGLISHMAN_FRONT || kind == ENGLISHMAN_BACK;
    const uint8_t tos = (uint8_t)(aimed ? ENGLISHMAN_STACKS + bean : 1);
    const uint8_t indexes = indexed ? ENGLISHMAN_CARDS : 1;
    const uint8_t places = kind == ENGLISHMAN_PROTECTION ? ENGLISHMAN_CARDS : 1;
    unsigned faultless = 0;
    for (uint8_t from = 0; from < froms; from++)
        for (uint8_t index = 0; index < indexes; index++)
            for (uint8_t to = 0; to < tos; to++)
                for (uint8_t place = 0; place < places; place++) {
                    const struct arbiter_event event = {
                        kind, from, (uint8_t)(indexed ? index + 1 : 0), to,
                        (uint8_t)(kind == ENGLISHMAN_PROTECTION ? place + 1 : 0)};
                    compare_event(rules, position, list, count, &event, &faultless);
                }
    return faultless;
}

/* As many events are listed as have no fault, and all of those are: so the two are the same set. */
static void compare_moves(const struct arbiter_rules *rules, const union arbiter_position *position,
                          const struct arbiter_event *list, unsigned count, bool protections)
{
    unsigned faultless = 0;
    for (uint8_t kind = 0; kind < ENGLISHMAN_EVENT_KINDS; kind++)
        if (protections || kind != ENGLISHMAN_PROTECTION)
            faultless += faultless_of(rules, position, list, count, kind);
    cr_assert_eq(faultless, count, "%u events have no fault, %u are listed", faultless, count);
}

static void check_position(const struct arbiter_rules *rules, union arbiter_position *position)
{
    char buffer[256], again[256];
    struct arbiter_text text;
    union arbiter_position other;
    struct arbiter_error error;
    const unsigned fault = arbiter_position_fault(rules, position);
    arbiter_text_open(&text, buffer, sizeof buffer - 1);
    arbiter_position_write(rules, position, &text);
    buffer[text.length] = '\0';
    cr_assert_eq(fault, 0, "%s breaks %s", buffer, arbiter_invariant_at(rules->game, fault)->id);

    cr_assert(arbiter_position_read(rules, buffer, text.length, &other, &error), "%s", buffer);
    cr_assert_eq(memcmp(&other, position, sizeof other), 0, "%s", buffer);
    arbiter_text_open(&text, again, sizeof again - 1);
    arbiter_view_write(rules, &other, 0, &text);
    cr_assert_eq(memcmp(again, buffer, text.length), 0);
}

/* Jack builds when he can, three times out of four; the Giant discards seldom, or no game would
 * last. */
static struct arbiter_event choose(const struct arbiter_event *list, unsigned count)
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

Test(random, games_keep_the_invariant_and_list_the_events_without_fault, .timeout = 60)
{
    static struct arbiter_event list[ARBITER_MOVES_MAX];
    unsigned wins[ENGLISHMAN_WINNERS] = {0}, positions = 0;
    for (unsigned game = 0; game < GAMES; game++) {
        struct arbiter_rules rules;
        union arbiter_position position;
        random_rules(&rules);
        random_deal(&rules, &position);
        for (unsigned number = 0; number < EVENTS_MOST; number++, positions++) {
            check_position(&rules, &position);
            const unsigned count = arbiter_moves(&rules, &position, list);
            cr_assert_leq(count, (unsigned)ENGLISHMAN_MOVES_MAX);
            if (number > 0 || game % SETUP_EVERY == 0)
                compare_moves(&rules, &position, list, count,
                              number == 0 || positions % PROTECTION_EVERY == 0);
            if (count == 0) break;
            const struct arbiter_event event = choose(list, count);
            arbiter_play(&rules, &position, &event);
        }
        wins[position.englishman.winner]++;
        cr_assert_eq(arbiter_actor(&rules, &position) == ARBITER_NO_PLAYER,
                     position.englishman.winner != ENGLISHMAN_NOBODY);
    }
    cr_expect_gt(wins[ENGLISHMAN_JACK_WINS], 0u, "Jack never wins");
    cr_expect_gt(wins[ENGLISHMAN_GIANT_WINS], 0u, "the Giant never wins");
    cr_expect_gt(positions, 10u * GAMES);
}
