/* What is asked: deals, lines with players and figures, whole games, changed positions; and lines
 * that are taken apart. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "../../harnesses/trial/chance.h"
#include "../../harnesses/trial/parts.h"
#include "../../harnesses/trial/places.h"
#include "../../harnesses/trial/questions.h"

#define HANDS "R0R1R2R3R4R5R6R7R8B0/B1B2B3B4B5B6B7B8G0G1/G2G3G4G5G6G7G8Y0Y1Y2"

enum { LINES = 2000, ROOM = 16384 };

static struct questions *opened(const char *spec, uint64_t seed, enum questions_asked asking)
{
    static struct pattern pattern;
    struct arbiter_error error;
    cr_assert(pattern_read(&pattern, spec, &error), "%s", error.message);
    return questions_open(&pattern, 1, seed, asking);
}

static void next_line(struct questions *questions, char line[ROOM])
{
    const char *text;
    size_t length;
    questions_next(questions, &text, &length);
    cr_assert_lt(length, ROOM);
    memcpy(line, text, length);
    line[length] = '\0';
}

/* The rules of a game's standard spec for so many players. */
static struct arbiter_rules rules_of(const char *name, unsigned players)
{
    struct arbiter_rules rules;
    struct arbiter_error error;
    cr_assert(arbiter_spec_read(&rules, name, strlen(name), &error));
    if (players > 0) rules.players = (uint8_t)players;
    return rules;
}

static void expect_deal(const struct arbiter_rules *rules, const char *deal)
{
    union arbiter_position position;
    struct arbiter_error error;
    cr_expect(arbiter_deal_read(rules, deal, strlen(deal), &position, &error), "%s: %s", deal,
              error.message);
}

Test(deals, every_deal_can_be_read_for_every_number_of_players)
{
    char deal[DEAL_ROOM];
    uint64_t chance = 1;
    for (unsigned players = 2; players <= 4; players++) {
        const struct arbiter_rules rules = rules_of("ugo", players);
        deal_standard(&rules, deal, sizeof deal);
        expect_deal(&rules, deal);
        for (unsigned times = 0; times < 200; times++) {
            deal_shuffle(&rules, chance_next(&chance), deal, sizeof deal);
            expect_deal(&rules, deal);
            deal_in_order(&rules, deal, sizeof deal, &chance);
            expect_deal(&rules, deal);
        }
    }
    const struct arbiter_rules rules = rules_of("englishman", 0);
    deal_standard(&rules, deal, sizeof deal);
    cr_expect_str_eq(deal, "12346789OB/1235678EOG/1245679EUG/1345689IUH/2345789IBH");
}

/* With two players 25 of 45 cards lie aside: over all deals every card is dealt. */
Test(deals, cards_aside_come_from_the_whole_deck)
{
    char deal[DEAL_ROOM];
    bool dealt[45] = {false};
    const struct arbiter_rules rules = rules_of("ugo", 2);
    const char *deck = face_of(rules.game)->deck;
    for (uint64_t seed = 0; seed < 100; seed++) {
        deal_shuffle(&rules, seed, deal, sizeof deal);
        for (unsigned card = 0; card < 45; card++) {
            const char name[] = {deck[2 * card], deck[2 * card + 1], '\0'};
            dealt[card] |= strstr(deal, name) != NULL;
        }
    }
    for (unsigned card = 0; card < 45; card++)
        cr_expect(dealt[card], "card %u", card);
}

Test(questions, lines_have_all_numbers_of_players_and_other_figures)
{
    char line[ROOM];
    unsigned two = 0, three = 0, figures = 0, standard = 0;
    struct questions *questions = opened("ugo@*?*", 1, ASK_GENERATED);
    for (unsigned number = 0; number < LINES; number++) {
        struct arbiter_line read;
        struct arbiter_error error;
        struct arbiter_text head;
        char buffer[1024];
        next_line(questions, line);
        cr_assert(arbiter_line_open(&read, line, strlen(line), &error), "%s: %s", line,
                  error.message);
        arbiter_text_open(&head, buffer, sizeof buffer);
        arbiter_rules_write(&read.rules, &head);
        cr_assert_eq(memcmp(buffer, line, head.length), 0, "%s", line);
        two += read.rules.players == 2;
        three += read.rules.players == 3;
        standard += read.rules.players == 4;
        figures += strstr(line, " spots=") != NULL;
    }
    questions_close(questions);
    cr_expect_gt(two, LINES / 20);
    cr_expect_gt(three, LINES / 20);
    cr_expect_gt(standard, LINES / 4);
    cr_expect_gt(figures, LINES / 50);
    cr_expect_lt(figures, LINES / 3);
}

Test(questions, the_same_seed_asks_the_same)
{
    static const enum questions_asked askings[] = {ASK_ALL, ASK_GENERATED, ASK_WHOLE};
    char one[ROOM], other[ROOM];
    for (unsigned number = 0; number < 3; number++) {
        struct questions *first = opened("ugo@*?*", 7, askings[number]);
        struct questions *second = opened("ugo@*?*", 7, askings[number]);
        for (unsigned line = 0; line < 200; line++) {
            next_line(first, one);
            next_line(second, other);
            cr_assert_str_eq(one, other);
        }
        questions_close(first);
        questions_close(second);
    }
}

static void expect_whole(const char *spec)
{
    char line[ROOM];
    unsigned over = 0, refused = 0;
    struct questions *questions = opened(spec, 1, ASK_WHOLE);
    for (unsigned number = 0; number < 200; number++) {
        char answer[2 * ROOM];
        struct arbiter_text text;
        next_line(questions, line);
        cr_assert_neq(strstr(line, " deal="), NULL, "%s", line);
        arbiter_text_open(&text, answer, sizeof answer - 1);
        cr_assert(arbiter_judge(line, strlen(line), 0, &text), "%s", line);
        answer[text.length] = '\0';
        over += strncmp(answer, "turn=- ", 7) == 0;
        refused += strstr(answer, "refused=-") == NULL;
    }
    questions_close(questions);
    cr_expect_geq(over, 80, "%u games of %s went to the end", over, spec);
    cr_expect_gt(refused, 20);
}

Test(questions, about_half_of_the_whole_games_go_to_the_end)
{
    expect_whole("ugo@*?*");
    expect_whole("englishman@*?*");
}

/* Positions that are changed stay possible, and do change: by hundreds of ways. */
Test(places, changed_positions_are_possible)
{
    static struct places places;
    struct arbiter_line line;
    struct arbiter_error error;
    uint64_t chance = 1;
    unsigned changed = 0;
    const char *text = "ugo players=3 deal=" HANDS " : B1";
    cr_assert(arbiter_line_open(&line, text, strlen(text), &error));
    static struct arbiter_event list[ARBITER_MOVES_MAX];
    for (unsigned number = 0; number < 300; number++) {
        const unsigned count = arbiter_moves(&line.rules, &line.position, list);
        places_see(&places, &line.rules, &line.position, &chance);
        places_keep(&places, &line.rules, &line.position, NULL, &chance);
        arbiter_play(&line.rules, &line.position, &list[chance_below(&chance, count)]);
    }
    for (unsigned number = 0; number < 2000; number++) {
        struct place place = *places_choose(&places, &chance);
        char before[PLACE_ROOM];
        memcpy(before, place.text, sizeof before);
        place_change(&place, &places, 8, &chance);
        cr_assert(place_possible(&place.rules, place.text), "%s", place.text);
        changed += strcmp(before, place.text) != 0;
    }
    cr_expect_gt(changed, 500);
}

static void expect_parts(const char *line, size_t first, const char *beginning)
{
    struct parts parts;
    parts_read(&parts, line);
    cr_assert(parts.known);
    char *made = parts_line(&parts, first, parts.events, NULL);
    cr_expect_eq(strncmp(made, beginning, strlen(beginning)), 0, "%s", made);
    free(made);
    parts_free(&parts);
}

Test(parts, fields_stay_before_the_cards)
{
    static const char line[] = "ugo players=3 spots=00222 deal=" HANDS " : R0 B1 R5";
    expect_parts(line, 0, line);
    expect_parts(line, 1, "ugo players=3 spots=00222 at=R1R2R3R4R5R6R7R8B0/-/-/-/-/-/B1");
    expect_parts("ugo  spots=00222\tplayers=3  deal=" HANDS " :", 0,
                 "ugo players=3 spots=00222 deal=" HANDS);
}
