/* The invariants of UGO! that speak of the trick and of the boards; the others are in
 * ugo_invariant_test.c. */
#include "lines.h"
#include "ugo_lines.h"

#include <criterion/criterion.h>
#include <stdio.h>

#include "arbiter.h"

static void expect_possible(const char *line)
{
    expect_answer(line, "refused=-");
}

/* p3 has won the first trick.  In PUT he places it. */
#define HANDS "*RB/*BG/*GY"
#define PUT   "*YK/R3B5R6R4/*/-/put"
#define NEXT  "[R3R4R6,B5]/*YK/-/*/-/play:1:4:3"
#define DEAL2 "ugo at=-/-/-/-/-/K4K5K6K7K8/*/deal:2:1:2"

Test(invariant_UGO_I_TRICK, while_it_is_placed_it_has_a_card_of_each_and_one_is_left)
{
    expect_impossible("ugo at=" HANDS "[R4]/*YK/R3B5R6/*/-/put", "UGO-I-TRICK");
    expect_impossible("ugo at=" HANDS "[R3R4R6,B5]/*YK/R3B5R6R4/*/-/put", "UGO-I-TRICK");
    expect_possible("ugo at=" HANDS "[R3R4R6]/*YK/R3B5R6R4/*/-/put");
    expect_possible("ugo at=" HANDS "/" PUT);
}

Test(invariant_UGO_I_TRICK, placed_cards_of_the_trick_are_in_the_winners_kingdom)
{
    expect_impossible("ugo at=*RB/*BG[R3]/*GY/*YK/R3B5R6R4/*/-/put", "UGO-I-TRICK");
    expect_possible("ugo at=*RB/*BG/*GY[R3]/*YK/R3B5R6R4/*/-/put");
    expect_impossible("ugo at=" HANDS "[R3R4R6,B5]/*YK/R3/*/-/play:1:4:3", "UGO-I-TRICK");
}

Test(invariant_UGO_I_TRICK, while_cards_are_dealt_there_is_none)
{
    struct arbiter_line line;
    ugo_open(&line, DEAL2);
    line.position.ugo.trick[1] = 7;
    expect_invariant(&line, UGO_I_TRICK);
}

Test(invariant_UGO_I_TRICK, its_cards_are_different_and_no_other_card_is_in_it)
{
    struct arbiter_line line;
    ugo_open(&line, "ugo at=" HANDS "/" PUT);
    line.position.ugo.trick[1] = line.position.ugo.trick[0];
    expect_invariant(&line, UGO_I_TRICK);
    ugo_open(&line, "ugo at=" HANDS "/" PUT);
    line.position.ugo.zone[44] = UGO_IN_TRICK;
    expect_invariant(&line, UGO_I_TRICK);
}

Test(invariant_UGO_I_FOLLOW, who_has_not_followed_has_no_card_of_the_led_colour)
{
    expect_impossible("ugo at=*RB/R0*BG/*GY/*YK/R3B5/*/-/play", "UGO-I-FOLLOW");
    expect_impossible("ugo at=*RB/R0*BG/*GY/" PUT, "UGO-I-FOLLOW");
    expect_possible("ugo at=*RB/Y0*BG/*GY/*YK/R3B5/*/-/play");
    expect_possible("ugo at=*RB/R0*BG/*GY/*YK/R3R5/*/-/play");
}

/* p2 leads, and nobody follows. */
Test(invariant_UGO_I_FOLLOW, whoever_he_is)
{
#define REST "/R3G8Y8B5/*/-/put:1:4:2"
    expect_possible("ugo at=*B/*RG[K0K1K2K3]/*GY/*YK" REST);
    expect_impossible("ugo at=R0*B/*RG[K0K1K2K3]/*GY/*YK" REST, "UGO-I-FOLLOW");
    expect_impossible("ugo at=*B/*RG[K0K1K2K3]/R0*GY/*YK" REST, "UGO-I-FOLLOW");
    expect_impossible("ugo at=*B/*RG[K0K1K2K3]/*GY/R0*YK" REST, "UGO-I-FOLLOW");
    expect_possible("ugo at=*B/R0*RG[K0K1K2K3]/*GY/*YK" REST);
}

Test(invariant_UGO_I_FOLLOW, unless_by_the_reading_it_does_not_oblige)
{
    expect_possible("ugo?follow=zero at=*RB/R0*BG/*GY/*YK/R3B5/*/-/play");
    expect_impossible("ugo?follow=zero at=*RB/R1*BG/*GY/*YK/R3B5/*/-/play", "UGO-I-FOLLOW");
}

Test(invariant_UGO_I_PLACES, a_colour_has_one_place)
{
    expect_impossible("ugo at=" HANDS "[R3R4,R6,B5]/*YK/-/*/-/play:1:4:3", "UGO-I-PLACES");
    expect_possible("ugo at=" HANDS NEXT);
}

Test(invariant_UGO_I_PLACES, on_whosever_board)
{
    const char *rest = "/*YK/-/*/-/play:1:4:1";
    char line[LINE_ROOM];
    snprintf(line, sizeof line, "ugo at=*RB[-,K0K1K2K3]/*BG/*GY%s", rest);
    expect_impossible(line, "UGO-I-PLACES");
    snprintf(line, sizeof line, "ugo at=*RB/*BG[-,K0K1K2K3]/*GY%s", rest);
    expect_impossible(line, "UGO-I-PLACES");
    snprintf(line, sizeof line, "ugo at=*RB/*BG/*GY[-,K0K1K2K3]%s", rest);
    expect_impossible(line, "UGO-I-PLACES");
    snprintf(line, sizeof line, "ugo at=*RB/*BG/*GY/*YK[-,G0G1G2G3]/-/*/-/play:1:4:1");
    expect_impossible(line, "UGO-I-PLACES");
    snprintf(line, sizeof line, "ugo at=*RB[K0K1K2K3]/*BG/*GY%s", rest);
    expect_possible(line);
}

Test(invariant_UGO_I_PLACES, there_are_no_gaps_unless_places_may_be_skipped)
{
    expect_impossible("ugo at=" HANDS "[R3R4R6,-,B5]/*YK/-/*/-/play:1:4:3", "UGO-I-PLACES");
    expect_impossible("ugo at=" HANDS "[-,R3R4R6,B5]/*YK/-/*/-/play:1:4:3", "UGO-I-PLACES");
    expect_possible("ugo?skip-place=any at=" HANDS "[-,R3R4R6,-,-,B5]/*YK/-/*/-/play:1:4:3");
}

Test(invariant_UGO_I_PLACES, a_top_card_is_a_card_of_this_kingdom)
{
    struct arbiter_line line;
    ugo_open(&line, "ugo at=" HANDS NEXT);
    line.position.ugo.top[2][2] = 44;
    expect_invariant(&line, UGO_I_PLACES);
    line.position.ugo.top[2][2] = UGO_NO_CARD + 1;
    expect_invariant(&line, UGO_I_PLACES);
    line.position.ugo.top[2][2] = UGO_NO_CARD;
    expect_invariant(&line, UGO_I_NONE);
    line.position.ugo.top[2][1] = UGO_NO_CARD;
    expect_invariant(&line, UGO_I_PLACES);
}

/* The board before this trick had a gap, where the card of the trick lies now. */
Test(invariant_UGO_I_UNDER, the_board_before_the_trick_was_possible)
{
    const char *gap = "ugo at=" HANDS "[K0K1,B5,G1G2]/*YK/R3B5R6R4/*/-/put";
    expect_impossible(gap, "UGO-I-UNDER");
    expect_impossible("ugo at=" HANDS "[B5,K0K1K2K3]/*YK/R3B5R6R4/*/-/put", "UGO-I-UNDER");
    expect_possible("ugo at=" HANDS "[K0K1,G1G2,B5]/*YK/R3B5R6R4/*/-/put");
}

Test(invariant_UGO_I_UNDER, nothing_is_remembered_when_all_is_placed)
{
    struct arbiter_line line;
    ugo_open(&line, "ugo at=" HANDS NEXT);
    line.position.ugo.under[0] = 3;
    expect_invariant(&line, UGO_I_UNDER);
}

Test(invariant_UGO_I_UNDER, a_place_has_changed_where_a_card_of_the_trick_is_on_top)
{
    const char *line_text = "ugo at=" HANDS "[R0R1,K0K1]/" PUT;
    struct arbiter_line line;
    ugo_open(&line, line_text);
    cr_expect_eq(line.position.ugo.under[0], 1);
    line.position.ugo.under[0] = 0; /* another card of the place */
    expect_invariant(&line, UGO_I_UNDER);
    ugo_open(&line, line_text);
    line.position.ugo.under[1] = UGO_NO_CARD; /* a card came from nowhere */
    expect_invariant(&line, UGO_I_UNDER);
    ugo_open(&line, line_text);
    line.position.ugo.under[2] = 1; /* a card went away */
    expect_invariant(&line, UGO_I_UNDER);
    ugo_open(&line, line_text);
    line.position.ugo.under[2] = UGO_NO_CARD + 1;
    expect_invariant(&line, UGO_I_UNDER);
    ugo_open(&line, "ugo at=" HANDS "[R0R1R3,K0K1]/" PUT);
    line.position.ugo.under[0] = 3; /* the card of the trick itself */
    expect_invariant(&line, UGO_I_UNDER);
}
