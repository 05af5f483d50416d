/* Specs: what is played, as text. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "arbiter.h"

static void expect_spec(const char *spec, const char *shortest)
{
    struct arbiter_rules rules, again;
    struct arbiter_error error;
    struct arbiter_text text;
    char buffer[1024];
    cr_assert(arbiter_spec_read(&rules, spec, strlen(spec), &error), "%s: %s", spec, error.message);
    arbiter_text_open(&text, buffer, sizeof buffer - 1);
    arbiter_spec_write(&rules, &text);
    buffer[text.length] = '\0';
    cr_expect_str_eq(buffer, shortest);
    cr_assert(arbiter_spec_read(&again, buffer, text.length, &error));
    cr_expect_eq(again.edition, rules.edition);
    cr_expect_eq(memcmp(again.choice, rules.choice, sizeof rules.choice), 0);
}

static void expect_fault(const char *spec, size_t column, const char *message)
{
    struct arbiter_rules rules;
    struct arbiter_error error;
    cr_expect_not(arbiter_spec_read(&rules, spec, strlen(spec), &error), "%s is accepted", spec);
    cr_expect_eq(error.column, column, "%s: column %zu, not %zu", spec, error.column, column);
    cr_expect_str_eq(error.message, message, "%s: %s", spec, error.message);
}

Test(spec, a_game_alone_is_its_first_edition_with_all_defaults)
{
    struct arbiter_rules rules;
    struct arbiter_error error;
    cr_assert(arbiter_spec_read(&rules, "englishman", 10, &error));
    cr_expect_eq(rules.edition, 0);
    for (unsigned number = 0; number < ARBITER_READINGS_MAX; number++)
        cr_expect_eq(rules.choice[number], 0);
    cr_expect_str_eq(arbiter_edition_at(rules.game, rules.edition)->name, "renegade");
}

Test(spec, defaults_are_left_out_when_written)
{
    expect_spec("englishman", "englishman");
    expect_spec("englishman@renegade", "englishman");
    expect_spec("englishman@v83", "englishman@v83");
    expect_spec("englishman?both-win=jack", "englishman");
    expect_spec("englishman@v83?skip=free", "englishman@v83?skip=free");
    expect_spec("englishman?both-win=draw,skip=castle,jack-moves=upto",
                "englishman?jack-moves=upto,both-win=draw");
}

Test(spec, those_of_ugo_are_written_shortest_too)
{
    expect_spec("ugo@playthisone", "ugo");
    expect_spec("ugo?follow=strict,match-tie=nobody,tie=follower",
                "ugo?tie=follower,match-tie=nobody");
    expect_fault("ugo@kosmos", 5, "unknown edition; see: arbiter games");
    expect_fault("ugo+short", 4, "no variants are known of ugo");
    expect_fault("ugo?skip=all", 5, "unknown reading; see: arbiter readings ugo");
    expect_fault("ugo?dealer=right", 12, "unknown choice for the reading dealer");
    expect_fault("ugo?dealer=left,dealer=same", 17, "named twice: dealer");
}

static void expect_choices(const struct arbiter_game *game)
{
    const char *name = arbiter_game_name(game);
    const struct arbiter_reading *reading;
    char spec[256];
    for (unsigned number = 0; (reading = arbiter_reading_at(game, number)) != NULL; number++)
        for (unsigned choice = 0; choice < arbiter_choices(reading); choice++) {
            snprintf(spec, sizeof spec, "%s?%s=%s", name, reading->name,
                     reading->choice[choice][0]);
            expect_spec(spec, choice == 0 ? name : spec);
        }
}

Test(spec, every_choice_of_every_reading_reads_back)
{
    const struct arbiter_game *game;
    for (unsigned number = 0; (game = arbiter_game_at(number)) != NULL; number++)
        expect_choices(game);
}

Test(spec, players_and_figures_of_a_spec_are_the_standard_ones)
{
    struct arbiter_rules rules;
    struct arbiter_error error;
    const uint8_t figures[UGO_FIGURES] = {0, 0, 0, 2, 2, 2, 1, 1, 0, 0, 0, 2, 3, 4, 0, 0, 1, 3, 5};
    cr_assert(arbiter_spec_read(&rules, "ugo?follow=zero", 15, &error));
    cr_expect_eq(rules.players, 4);
    cr_expect_eq(memcmp(rules.figure, figures, sizeof figures), 0);
    cr_assert(arbiter_spec_read(&rules, "englishman", 10, &error));
    cr_expect_eq(rules.players, 2);
}

Test(spec, an_unknown_game_is_an_error)
{
    expect_fault("", 1, "unknown game; see: arbiter games");
    expect_fault("englishmen", 1, "unknown game; see: arbiter games");
    expect_fault("Englishman", 1, "unknown game; see: arbiter games");
    expect_fault("english", 1, "unknown game; see: arbiter games");
    expect_fault("englishman2", 1, "unknown game; see: arbiter games");
}

Test(spec, an_unknown_edition_is_an_error)
{
    expect_fault("englishman@", 12, "unknown edition; see: arbiter games");
    expect_fault("englishman@v84", 12, "unknown edition; see: arbiter games");
    expect_fault("englishman@v8", 12, "unknown edition; see: arbiter games");
    expect_fault("englishman@?skip=free", 12, "unknown edition; see: arbiter games");
}

Test(spec, a_variant_is_an_error_while_there_are_none)
{
    expect_fault("englishman+long", 11, "no variants are known of englishman");
    expect_fault("englishman@v83+long", 15, "no variants are known of englishman");
}

Test(spec, an_unknown_reading_is_an_error)
{
    expect_fault("englishman?", 12, "unknown reading; see: arbiter readings englishman");
    expect_fault("englishman?skips=free", 12, "unknown reading; see: arbiter readings englishman");
    expect_fault("englishman?skip=free,", 22, "unknown reading; see: arbiter readings englishman");
    expect_fault("englishman?skip=free,,", 22, "unknown reading; see: arbiter readings englishman");
}

Test(spec, an_unknown_choice_is_an_error)
{
    expect_fault("englishman?skip=", 17, "unknown choice for the reading skip");
    expect_fault("englishman?skip=never", 17, "unknown choice for the reading skip");
    expect_fault("englishman?skip=all,both-win=both", 30,
                 "unknown choice for the reading both-win");
}

Test(spec, a_reading_needs_a_choice)
{
    expect_fault("englishman?skip", 16, "expected '=' and a choice, got the end of the word");
    expect_fault("englishman?skip:free", 16, "expected '=' and a choice, got ':'");
}

Test(spec, a_reading_named_twice_is_an_error)
{
    expect_fault("englishman?skip=free,skip=free", 22, "named twice: skip");
    expect_fault("englishman?skip=free,both-win=jack,skip=all", 36, "named twice: skip");
}

Test(spec, nothing_else_may_follow)
{
    const char *message = "expected '@' and an edition, '?' and readings, or a space, got '!'";
    expect_fault("englishman!", 11, message);
    expect_fault("englishman@v83!", 15, message);
    expect_fault("englishman?skip=free!", 21, message);
    expect_fault("englishman\x01", 11,
                 "expected '@' and an edition, '?' and readings, or a space, got byte 1");
    expect_fault("englishman\xff", 11,
                 "expected '@' and an edition, '?' and readings, or a space, got byte 255");
    expect_fault("englishman?skip=free@v83", 21,
                 "expected '@' and an edition, '?' and readings, or a space, got '@'");
}

/* The tables behind the names end where they say. */
Test(tables, each_table_ends_with_nothing)
{
    const struct arbiter_game *game = arbiter_game_at(0);
    cr_expect_eq(arbiter_game_named("englishman", 10), game);
    cr_expect_null(arbiter_game_named("englishman", 9));
    cr_expect_str_eq(arbiter_game_name(game), "englishman");
    cr_expect_str_eq(arbiter_game_title(game), "The Blood of an Englishman");
    cr_expect_not_null(arbiter_edition_at(game, 1));
    cr_expect_null(arbiter_edition_at(game, 2));
    cr_expect_not_null(arbiter_reading_at(game, ENG_READINGS - 1));
    cr_expect_null(arbiter_reading_at(game, ENG_READINGS));
    cr_expect_str_eq(arbiter_clause_at(game, ENG_CLAUSES - 1)->id, "ENG-END-1");
    cr_expect_null(arbiter_clause_at(game, ENG_CLAUSES));
    cr_expect_str_eq(arbiter_invariant_at(game, ENG_INVARIANTS - 1)->id, "ENG-I-WON");
    cr_expect_null(arbiter_invariant_at(game, ENG_INVARIANTS));
    cr_expect_str_eq(arbiter_player_name(game, 0), "jack");
    cr_expect_str_eq(arbiter_player_name(game, 1), "giant");
    cr_expect_null(arbiter_player_name(game, 2));
    cr_expect_null(arbiter_player_name(game, ARBITER_PLAYERS_MAX));
}

Test(tables, those_of_ugo_end_too)
{
    const struct arbiter_game *game = arbiter_game_at(1);
    cr_expect_null(arbiter_game_at(2));
    cr_expect_eq(arbiter_game_named("ugo", 3), game);
    cr_expect_str_eq(arbiter_game_title(game), "UGO!");
    cr_expect_str_eq(arbiter_edition_at(game, 0)->name, "playthisone");
    cr_expect_null(arbiter_edition_at(game, 1));
    cr_expect_not_null(arbiter_reading_at(game, UGO_READINGS - 1));
    cr_expect_null(arbiter_reading_at(game, UGO_READINGS));
    cr_expect_str_eq(arbiter_clause_at(game, UGO_CLAUSES - 1)->id, "UGO-END-1");
    cr_expect_null(arbiter_clause_at(game, UGO_CLAUSES));
    cr_expect_str_eq(arbiter_invariant_at(game, UGO_INVARIANTS - 1)->id, "UGO-I-COUNTS");
    cr_expect_null(arbiter_invariant_at(game, UGO_INVARIANTS));
    cr_expect_str_eq(arbiter_player_name(game, 3), "p4");
    cr_expect_null(arbiter_player_name(game, 4));
    cr_expect_str_eq(arbiter_player_name(game, ARBITER_CHANCE), "chance");
    cr_expect_null(arbiter_player_name(game, ARBITER_NO_PLAYER));
}

static void expect_complete(const struct arbiter_game *game)
{
    const struct arbiter_reading *reading;
    const struct arbiter_clause *clause;
    for (unsigned number = 1; (clause = arbiter_clause_at(game, number)) != NULL; number++) {
        cr_assert_not_null(clause->id, "clause %u", number);
        cr_expect_not_null(clause->rule, "%s", clause->id);
        for (unsigned edition = 0; arbiter_edition_at(game, edition) != NULL; edition++)
            cr_expect_not_null(clause->source[edition], "%s", clause->id);
    }
    for (unsigned number = 0; (reading = arbiter_reading_at(game, number)) != NULL; number++) {
        bool known = false;
        for (unsigned at = 1; (clause = arbiter_clause_at(game, at)) != NULL; at++)
            known |= strcmp(clause->id, reading->clause) == 0;
        cr_expect(known, "%s: no clause %s", reading->name, reading->clause);
        cr_expect_geq(arbiter_choices(reading), 2u, "%s", reading->name);
        cr_expect_not_null(reading->why, "%s", reading->name);
    }
}

Test(tables, every_entry_is_complete_and_every_reading_names_a_clause)
{
    const struct arbiter_game *game;
    for (unsigned number = 0; (game = arbiter_game_at(number)) != NULL; number++)
        expect_complete(game);
}
