/* The fields of a line before its cards: players, and rows of figures. */
#include "lines.h"
#include "ugo_lines.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "arbiter.h"
#include "random.h"

#define DEAL_OF_2 "deal=*RY/*BY"

/* The line up to its cards, in its shortest form. */
static void expect_rules(const char *line, const char *written)
{
    static char filled[LINE_ROOM];
    struct arbiter_line opened;
    struct arbiter_error error;
    struct arbiter_text text;
    char buffer[256];
    fill(line, filled);
    cr_assert(arbiter_line_open(&opened, filled, strlen(filled), &error), "%s: %s", filled,
              error.message);
    arbiter_text_open(&text, buffer, sizeof buffer - 1);
    arbiter_rules_write(&opened.rules, &text);
    buffer[text.length] = '\0';
    cr_expect_str_eq(buffer, written);
}

Test(fields, players_and_figures_may_stand_in_any_order_before_the_cards)
{
    expect_answer("ugo players=2 bonus=00111 farmers=000111110 spots=00222 " DEAL_OF_2, "turn=p1");
    expect_answer("ugo spots=00222 bonus=00111 farmers=000111110 players=2 " DEAL_OF_2, "turn=p1");
    expect_answer("ugo?tie=follower spots=00222 players=2 at=*RY/*BY/-/*/-/play", "turn=p1");
}

Test(fields, only_what_is_not_the_standard_is_written)
{
    expect_rules("ugo deal=*RY/*BY/*/*", "ugo");
    expect_rules("ugo players=4 farmers=000222110 spots=00234 bonus=00135 deal=*RY/*BY/*/*", "ugo");
    expect_rules("ugo spots=00222 players=2 " DEAL_OF_2, "ugo players=2 spots=00222");
    expect_rules("ugo?tie=follower bonus=10135 farmers=000222111 deal=*RY/*BY/*/*",
                 "ugo?tie=follower farmers=000222111 bonus=10135");
    expect_rules("englishman@v83 " DEAL, "englishman@v83");
}

Test(fields, what_is_written_reads_back)
{
    random_begin(2013);
    for (unsigned number = 0; number < 200; number++) {
        struct arbiter_rules rules;
        struct arbiter_line line;
        struct arbiter_error error;
        struct arbiter_text text;
        char buffer[512], filled[LINE_ROOM], whole[LINE_ROOM];
        random_rules(&rules, arbiter_game_at(1));
        arbiter_text_open(&text, buffer, sizeof buffer - 1);
        arbiter_rules_write(&rules, &text);
        buffer[text.length] = '\0';
        snprintf(whole, sizeof whole, "%s deal=%s", buffer,
                 rules.players == 2   ? "*RY/*BY"
                 : rules.players == 3 ? "*RY/*BY/*"
                                      : "*RY/*BY/*/*");
        fill(whole, filled);
        cr_assert(arbiter_line_open(&line, filled, strlen(filled), &error), "%s", filled);
        cr_expect_eq(line.rules.players, rules.players, "%s", buffer);
        cr_expect_eq(memcmp(line.rules.choice, rules.choice, sizeof rules.choice), 0, "%s", buffer);
        cr_expect_eq(memcmp(line.rules.figure, rules.figure, sizeof rules.figure), 0, "%s", buffer);
    }
}

Test(fields, each_is_there_once_at_most)
{
    const char *message = "this field is there twice";
    expect_error_here("ugo players=2 ^players=2 " DEAL_OF_2, message);
    expect_error_here("ugo players=2 spots=00222 bonus=00111 ^spots=00234 " DEAL_OF_2, message);
    expect_error_here("ugo farmers=000222110 ^farmers=000222110 deal=*/*/*/*", message);
}

Test(fields, none_stands_behind_the_cards)
{
    const char *message = "expected ':' after the cards";
    expect_error_here("ugo deal=*/*/*/* ^players=4", message);
    expect_error_here("ugo deal=*/*/*/* ^bonus=00135 : R0", message);
    expect_error_here("ugo players=4 bonus=00135 ^: R0", "expected deal= or at=");
}

Test(fields, an_unknown_one_is_an_error)
{
    const char *message = "expected players=, a row of figures (arbiter games), deal=, at= or ':'";
    expect_error_here("ugo ^cards=45 deal=*/*/*/*", message);
    expect_error_here("ugo ^player=4 deal=*/*/*/*", message);
    expect_error_here("ugo ^spot=00234 deal=*/*/*/*", message);
    expect_error_here("ugo ^players deal=*/*/*/*", message);
}

Test(fields, the_englishman_has_none)
{
    const char *message = "expected deal=, at= or ':'";
    expect_error_here("englishman ^players=2 " DEAL, message);
    expect_error_here("englishman ^farmers=000222110 " DEAL, message);
}

Test(fields, the_number_of_players_is_one_that_can_play)
{
    const char *message = "this number of players cannot play; see: arbiter games";
    static const char *const wrong[] = {"", "0", "1", "5", "04", "44", "two", "-2"};
    char line[LINE_ROOM];
    for (unsigned number = 0; number < sizeof wrong / sizeof wrong[0]; number++) {
        snprintf(line, sizeof line, "ugo players=^%s deal=R0", wrong[number]);
        expect_error_here(line, message);
    }
    expect_error_here("ugo players=2^x deal=R0", "expected the end of the field, got 'x'");
}

Test(fields, a_row_has_a_digit_for_each)
{
    expect_error_here("ugo spots=0023^ deal=R0", "expected another digit, got the end of the word");
    expect_error_here("ugo spots=^ deal=R0", "expected another digit, got the end of the word");
    expect_error_here("ugo spots=00234^5 deal=R0", "expected the end of the field, got '5'");
    expect_error_here("ugo bonus=00^x35 deal=R0", "expected another digit, got 'x'");
    expect_error_here("ugo bonus=00^,35 deal=R0", "expected another digit, got ','");
}

Test(fields, each_figure_has_its_bounds)
{
    expect_error_here("ugo farmers=^300222110 deal=R0",
                      "this figure is too high; the most are 200222222");
    expect_error_here("ugo farmers=0^10222110 deal=R0",
                      "this figure is too high; the most are 200222222");
    expect_error_here("ugo farmers=00^1222110 deal=R0",
                      "this figure is too high; the most are 200222222");
    expect_error_here("ugo spots=^10234 deal=R0", "this figure is too high; the most are 00444");
    expect_error_here("ugo spots=0^1234 deal=R0", "this figure is too high; the most are 00444");
    expect_error_here("ugo spots=0023^5 deal=R0", "this figure is too high; the most are 00444");
    expect_error_here("ugo spots=00^034 deal=R0", "this figure is too low; the least are 00111");
    expect_error_here("ugo bonus=^60135 deal=R0", "this figure is too high; the most are 55555");
    expect_answer("ugo farmers=200222222 spots=00444 bonus=55555 deal=*/*/*/*", "refused=-");
    expect_answer("ugo farmers=000000000 spots=00111 bonus=00000 deal=*/*/*/*", "refused=-");
}

Test(fields, those_of_ugo_are_in_the_order_of_its_figures)
{
    const struct arbiter_game *game = arbiter_game_at(1);
    static const struct {
        const char *name;
        size_t digits;
    } fields[] = {{"farmers", UGO_VALUES}, {"spots", UGO_PLACES}, {"bonus", UGO_PLACES}};
    for (unsigned number = 0; number < 3; number++) {
        const struct arbiter_field *field = arbiter_field_at(game, number);
        cr_expect_str_eq(field->name, fields[number].name);
        cr_expect_eq(strlen(field->standard), fields[number].digits);
        cr_expect_eq(strlen(field->least), fields[number].digits);
        cr_expect_eq(strlen(field->most), fields[number].digits);
        for (size_t entry = 0; entry < fields[number].digits; entry++) {
            cr_expect_geq(field->standard[entry], field->least[entry]);
            cr_expect_leq(field->standard[entry], field->most[entry]);
        }
        cr_expect_not_null(field->meaning);
        cr_expect_not_null(field->grade);
    }
    cr_expect_null(arbiter_field_at(game, 3));
    cr_expect_null(arbiter_field_at(arbiter_game_at(0), 0));
}

Test(fields, each_game_says_how_many_play)
{
    cr_expect_eq(arbiter_players_least(arbiter_game_at(0)), 2u);
    cr_expect_eq(arbiter_players_most(arbiter_game_at(0)), 2u);
    cr_expect_eq(arbiter_players_least(arbiter_game_at(1)), 2u);
    cr_expect_eq(arbiter_players_most(arbiter_game_at(1)), 4u);
}
