/* What a player may know: exchanging cards that he cannot see changes neither what he sees nor what
 * he may do.  In random matches, with random rules. */
#include "random.h"

#include <criterion/criterion.h>
#include <string.h>

enum { MATCHES = 40, VIEW_ROOM = 512 };

/* A match that is being played, and one of its players who looks. */
struct scene {
    struct arbiter_rules rules;
    union arbiter_position position;
    struct arbiter_event list[ARBITER_MOVES_MAX];
    unsigned count;
    unsigned viewer;
};

static size_t view_of(const struct scene *scene, const union arbiter_position *position, char *view)
{
    struct arbiter_text text;
    arbiter_text_open(&text, view, VIEW_ROOM - 1);
    arbiter_view_write(&scene->rules, position, scene->viewer, &text);
    cr_assert_not(text.full);
    view[text.length] = '\0';
    return text.length;
}

/* UGO-HIDE-1: cards in other hands, aside, or used and not dealt yet. */
static bool hidden(const struct scene *scene, unsigned card)
{
    const unsigned zone = scene->position.ugo.zone[card];
    const bool hand = zone < UGO_IN_HAND + UGO_SEATS;
    return (hand && zone != UGO_IN_HAND + scene->viewer) || zone == UGO_ASIDE || zone == UGO_USED;
}

/* UGO-HIDE-2, covered=closed: a covered card of a kingdom, of this colour. */
static bool covered(const struct scene *scene, unsigned card)
{
    const struct ugo *s = &scene->position.ugo;
    const unsigned zone = s->zone[card];
    if (zone < UGO_IN_KINGDOM || zone >= UGO_IN_KINGDOM + UGO_SEATS) return false;
    for (unsigned place = 0; place < UGO_PLACES; place++)
        if (s->top[zone - UGO_IN_KINGDOM][place] == card) return false;
    for (unsigned seat = 0; seat < UGO_SEATS; seat++)
        if (s->trick[seat] == card) return false;
    return s->phase != UGO_PUT && s->phase != UGO_LEAD; /* then `under` names cards too */
}

/* Exchanges two cards of these, of the same colour where that can be seen from the place. */
static bool exchange(const struct scene *scene, union arbiter_position *other,
                     bool (*may)(const struct scene *, unsigned), bool same_colour)
{
    const unsigned first = random_below(UGO_CARDS), from = random_below(UGO_CARDS);
    if (!may(scene, first)) return false;
    for (unsigned step = 0; step < UGO_CARDS; step++) {
        const unsigned second = (from + step) % UGO_CARDS;
        const bool fits = !same_colour || ugo_colour(first) == ugo_colour(second);
        if (!fits || !may(scene, second) || other->ugo.zone[first] == other->ugo.zone[second])
            continue;
        const uint8_t zone = other->ugo.zone[first];
        other->ugo.zone[first] = other->ugo.zone[second];
        other->ugo.zone[second] = zone;
        return true;
    }
    return false;
}

static void expect_same_view(const struct scene *scene, const union arbiter_position *other)
{
    char before[VIEW_ROOM], after[VIEW_ROOM];
    view_of(scene, &scene->position, before);
    view_of(scene, other, after);
    cr_assert_str_eq(after, before);
}

static void expect_same_moves(const struct scene *scene, const union arbiter_position *other)
{
    static struct arbiter_event list[ARBITER_MOVES_MAX];
    if (arbiter_actor(&scene->rules, &scene->position) != scene->viewer) return;
    const unsigned count = arbiter_moves(&scene->rules, other, list);
    cr_assert_eq(count, scene->count);
    cr_assert_eq(memcmp(list, scene->list, count * sizeof *list), 0);
}

/* Plays matches, and calls the check in each position; how often it says that it looked. */
static unsigned look_around(unsigned (*check)(const struct scene *), uint32_t seed)
{
    static struct scene scene;
    unsigned looked = 0;
    random_begin(seed);
    for (unsigned match = 0; match < MATCHES; match++) {
        random_rules(&scene.rules, arbiter_game_at(1));
        random_deal(&scene.rules, &scene.position);
        for (;;) {
            scene.count = arbiter_moves(&scene.rules, &scene.position, scene.list);
            scene.viewer = random_below(scene.rules.players);
            looked += check(&scene);
            if (scene.count == 0) break;
            const struct arbiter_event event = random_event(&scene.rules, scene.list, scene.count);
            arbiter_play(&scene.rules, &scene.position, &event);
        }
    }
    return looked;
}

static unsigned exchange_hidden(const struct scene *scene)
{
    union arbiter_position other = scene->position;
    if (!exchange(scene, &other, hidden, false)) return 0;
    expect_same_view(scene, &other);
    expect_same_moves(scene, &other);
    return 1;
}

/* At least in a third of 40 * 2 * 110 positions, the fewest there can be. */
Test(ugo_view, hidden_cards_change_neither_the_view_nor_the_legal_events)
{
    cr_expect_gt(look_around(exchange_hidden, 45), 40u * 2 * 110 / 3);
}

static unsigned exchange_covered(const struct scene *scene)
{
    union arbiter_position other = scene->position;
    char before[VIEW_ROOM], after[VIEW_ROOM];
    if (!exchange(scene, &other, covered, true)) return 0;
    view_of(scene, &scene->position, before);
    view_of(scene, &other, after);
    const bool closed = scene->rules.choice[UGO_COVERED] == COVERED_CLOSED;
    cr_assert_eq(strcmp(before, after) == 0, closed, "%s\n%s", before, after);
    return 1;
}

Test(ugo_view, covered_cards_change_the_view_only_where_they_may_be_looked_at)
{
    cr_expect_gt(look_around(exchange_covered, 46), 100u);
}

/* Each card that is not hidden is written, and none that is. */
static unsigned read_view(const struct scene *scene)
{
    static const char colours[] = "RBGYK";
    char view[VIEW_ROOM], name[3] = "";
    if (scene->rules.choice[UGO_COVERED] == COVERED_CLOSED) return 0;
    view_of(scene, &scene->position, view);
    for (unsigned card = 0; card < UGO_CARDS; card++) {
        name[0] = colours[ugo_colour(card)];
        name[1] = (char)('0' + ugo_value(card));
        cr_assert_eq(strstr(view, name) == NULL, hidden(scene, card), "p%u sees %s: %s",
                     scene->viewer + 1, name, view);
    }
    return 1;
}

Test(ugo_view, all_that_is_not_hidden_is_seen_and_nothing_else)
{
    cr_expect_gt(look_around(read_view, 47), 1000u);
}

/* What is seen has the parts of a position, but one for the cards aside and the used ones. */
static unsigned count_parts(const struct scene *scene)
{
    char view[VIEW_ROOM];
    unsigned slashes = 0;
    view_of(scene, &scene->position, view);
    for (const char *letter = view; *letter != '\0'; letter++)
        slashes += *letter == '/';
    cr_assert_eq(slashes, scene->rules.players * (1u + UGO_PLACES) + 2u, "%s", view);
    return 1;
}

Test(ugo_view, a_view_has_the_parts_of_a_position_with_one_for_what_nobody_sees)
{
    cr_expect_gt(look_around(count_parts, 48), 1000u);
}
