/* The points of a game, the match of four games, and its end. */
#include "lines.h"
#include "ugo_lines.h"

#include <criterion/criterion.h>
#include <stdio.h>

/* Three places of two players' game, six cards: three tricks, so six farmers at most. */
#define BOARD(farmers) " players=2 at=*K[R7R8,B6B7,G6G5]/*B/-/*/-/play:1:2:1:" farmers ",0"

Test(ugo_UGO_SCORE_1, a_top_card_with_enough_farmers_scores_its_value)
{
    cr_expect_eq(ugo_points("ugo" BOARD("2"), 1), 8 + 7 + 5);
    cr_expect_eq(ugo_points("ugo" BOARD("3"), 1), 8 + 7 + 5);
}

Test(ugo_UGO_SCORE_1, covered_cards_do_not)
{
    cr_expect_eq(ugo_points("ugo players=2 at=*K[R8R0]/*B/-/*/-/play", 1), 0);
    cr_expect_eq(ugo_points("ugo players=2 at=*K[R0R8]/*B/-/*/-/play", 1), 8);
}

Test(ugo_UGO_SCORE_2, each_missing_farmer_costs_5_points_and_the_card_scores_nothing)
{
    cr_expect_eq(ugo_points("ugo" BOARD("1"), 1), 8 + 7 - 5);
    cr_expect_eq(ugo_points("ugo" BOARD("0"), 1), 8 + 7 - 10);
    cr_expect_eq(ugo_points("ugo spots=00411" BOARD("0"), 1), 8 + 7 - 20);
}

Test(ugo_UGO_SCORE_2, a_game_may_cost_points)
{
    const char *line = "ugo at=K0[R3R4R6R0,B1B5B8,G6]/K8[*R8,*B7,*G8,*Y8]/K3/K4/-/*/-/"
                       "play:1:4:1:0,0,0,0 : K0 K8 K3 K4 K0@5 K3@5 K4@5 K8@5";
    expect_answer(line, "refused=- totals=-2,-30,0,0");
}

Test(ugo_UGO_SCORE_2, a_place_with_all_its_farmers_costs_none)
{
    cr_expect_eq(ugo_points("ugo" BOARD("2"), 1), 8 + 7 + 5);
}

Test(ugo_UGO_SCORE_2, with_missing_short_some_farmers_are_not_enough)
{
    cr_expect_eq(ugo_points("ugo?missing=short" BOARD("1"), 1), 8 + 7 - 5);
}

Test(ugo_UGO_SCORE_2, with_missing_bare_they_are)
{
    cr_expect_eq(ugo_points("ugo?missing=bare" BOARD("1"), 1), 8 + 7 + 5);
    cr_expect_eq(ugo_points("ugo?missing=bare" BOARD("0"), 1), 8 + 7 - 10);
}

/* Ten cards on two places, so ten farmers at most. */
#define EMPTY(farmers) " players=2 at=*K[R0R1R2R3R4R5R6R8,G6G2]/*B/-/*/-/play:1:2:1:" farmers ",0"

Test(ugo_UGO_SCORE_3, an_empty_place_with_all_its_farmers_scores_its_bonus)
{
    cr_expect_eq(ugo_points("ugo" EMPTY("2"), 1), 8 + 2 + 1);
    cr_expect_eq(ugo_points("ugo" EMPTY("5"), 1), 8 + 2 + 1 + 3);
    cr_expect_eq(ugo_points("ugo" EMPTY("9"), 1), 8 + 2 + 1 + 3 + 5);
    cr_expect_eq(ugo_points("ugo bonus=00555" EMPTY("9"), 1), 8 + 2 + 15);
}

Test(ugo_UGO_SCORE_3, without_all_of_them_it_neither_scores_nor_costs)
{
    cr_expect_eq(ugo_points("ugo" EMPTY("0"), 1), 8 + 2);
    cr_expect_eq(ugo_points("ugo" EMPTY("1"), 1), 8 + 2);
    cr_expect_eq(ugo_points("ugo" EMPTY("4"), 1), 8 + 2 + 1);
    cr_expect_eq(ugo_points("ugo?missing=bare" EMPTY("1"), 1), 8 + 2);
}

Test(ugo_UGO_SCORE_3, a_place_with_a_card_scores_no_bonus)
{
    cr_expect_eq(ugo_points("ugo bonus=55555" EMPTY("0"), 1), 8 + 2);
    cr_expect_eq(ugo_points("ugo bonus=55555" BOARD("2"), 1), 8 + 7 + 5);
}

/* Places 1 and 2 have their farmers from the beginning; what is printed on them is unknown. */
Test(ugo_UGO_SCORE_3, an_empty_place_1_or_2_scores_its_figure)
{
    cr_expect_eq(ugo_points("ugo players=2 deal=*RK/*BY", 1), 0);
    cr_expect_eq(ugo_points("ugo players=2 bonus=12000 deal=*RK/*BY", 1), 1 + 2);
    cr_expect_eq(ugo_points("ugo players=2 bonus=12000 at=*K[R7R8]/*B/-/*/-/play", 1), 8 + 2);
}

/* Two players, and the last trick of the game: p2 wins it, and scores 8 + 1 points, p1 8 + 0. */
#define LAST    " players=2 at=K0[*R8,G0]/K1[B1B2B3B4B5B6B7B8]/-/*/-/play:"
#define PLAYED  " : K0 K1 K0@2 K1@2"
#define HISTORY "2:1:1:3,4:0,0"

Test(ugo_UGO_SCORE_4, a_game_is_scored_after_the_tenth_trick)
{
    expect_answer("ugo" LAST HISTORY " : K0 K1 K0@2", "phase=put totals=0,0");
    expect_answer("ugo" LAST HISTORY PLAYED, "refused=- phase=deal totals=9,10");
}

Test(ugo_UGO_SCORE_4, the_points_are_added_to_the_totals)
{
    expect_answer("ugo" LAST "2:1:1:0,0:5,-7" PLAYED, "refused=- totals=13,2");
    expect_answer("ugo" LAST "3:2:1:0,0:-9,-7" PLAYED, "refused=- totals=-1,2");
}

Test(ugo_UGO_SCORE_4, not_before)
{
    const char *line = "ugo players=2 at=K0R1[R0R2R3R4R5R6R7R8]/K1B0[B1B2B3B4B5B6B7B8]/-/*/-/"
                       "play:1:2:1 : K0 K1 K0@2 K1@2";
    expect_answer(line, "refused=- phase=play totals=0,0 turn=p2");
}

Test(ugo_UGO_MATCH_1, the_next_game_begins_with_empty_boards_and_no_farmers)
{
    expect_answer("ugo" LAST HISTORY PLAYED,
                  "turn=chance result=- by=- game=3 farmers=0,0 board1=-/-/-/-/- "
                  "board2=-/-/-/-/- hand1=- hand2=- trick=- "
                  "used=R0R1R2R3R4R5R6R7R8B1B2B3B4B5B6B7B8G0K0K1");
}

Test(ugo_UGO_MATCH_1, the_cards_aside_stay_aside_until_they_are_dealt)
{
    expect_answer("ugo" LAST HISTORY PLAYED,
                  "aside=B0G1G2G3G4G5G6G7G8Y0Y1Y2Y3Y4Y5Y6Y7Y8K2K3K4K5K6K7K8");
}

Test(ugo_UGO_MATCH_1, while_a_game_goes_on_no_new_one_begins)
{
    expect_answer("ugo" LAST HISTORY " : K0 K1 K0@2", "game=2 farmers=3,4");
}

Test(ugo_UGO_MATCH_2, after_four_games_the_highest_total_wins)
{
    expect_answer("ugo" LAST "4:1:1:0,0:10,10" PLAYED, "refused=- turn=- result=p2 by=18,19");
    expect_answer("ugo" LAST "4:1:1:0,0:12,10" PLAYED, "refused=- turn=- result=p1 by=20,19");
    expect_answer("ugo" LAST "4:1:1:0,0:-40,-60" PLAYED, "refused=- turn=- result=p1 by=-32,-51");
}

Test(ugo_UGO_MATCH_2, not_after_three)
{
    expect_answer("ugo" LAST "3:2:1:0,0:10,10" PLAYED, "refused=- turn=chance result=- by=-");
}

Test(ugo_UGO_MATCH_2, boards_and_farmers_stay_and_the_last_winner_is_the_leader)
{
    expect_answer("ugo" LAST "4:1:1:3,4:10,10" PLAYED,
                  "phase=over game=4 leader=2 farmers=3,4 board1=R0R1R2R3R4R5R6R7R8/G0/-/-/- "
                  "board2=B1B2B3B4B5B6B7B8/K0K1/-/-/- hand1=- trick=- used=-");
}

Test(ugo_UGO_MATCH_3, with_match_tie_shared_all_of_the_best_win)
{
    expect_answer("ugo" LAST "4:1:1:0,0:11,10" PLAYED, "refused=- result=p1+p2 by=19,19");
    expect_answer("ugo?match-tie=shared" LAST "4:1:1:0,0:11,10" PLAYED, "result=p1+p2");
}

Test(ugo_UGO_MATCH_3, with_match_tie_nobody_nobody_wins)
{
    expect_answer("ugo?match-tie=nobody" LAST "4:1:1:0,0:11,10" PLAYED,
                  "refused=- turn=- result=nobody by=19,19");
    expect_answer("ugo?match-tie=nobody" LAST "4:1:1:0,0:-40,-60" PLAYED, "result=p1 by=-32,-51");
    expect_answer("ugo?match-tie=nobody" LAST "4:1:1:0,0:12,10" PLAYED, "result=p1");
}

/* Four players: only those with the highest total share. */
#define LAST_OF_4 " at=K0/K8[*R8,*B8,*G8,*Y8]/K3/K4/-/*/-/play:4:3:1:0,0,0,0:"

Test(ugo_UGO_MATCH_3, equal_totals_below_the_highest_do_not_matter)
{
    expect_answer("ugo" LAST_OF_4 "31,59,31,4 : K0 K8 K3 K4 K0@5 K3@5 K4@5 K8@5",
                  "refused=- result=p1+p3 by=31,30,31,4");
}

Test(ugo_UGO_END_1, after_the_fourth_game_nothing_is_played)
{
    expect_answer("ugo" LAST "4:1:1:0,0:10,10" PLAYED, "turn=- legal=-");
    expect_refused("ugo" LAST "4:1:1:0,0:10,10" PLAYED " K0", "UGO-END-1");
    expect_refused("ugo" LAST "4:1:1:0,0:10,10" PLAYED " K0@1", "UGO-END-1");
    expect_refused("ugo" LAST "4:1:1:0,0:10,10" PLAYED " +K0", "UGO-END-1");
    expect_refused("ugo" LAST "4:1:1:0,0:10,10" PLAYED " back", "UGO-END-1");
    expect_refused("ugo?dealer=chosen" LAST "4:1:1:0,0:10,10" PLAYED " dealer1", "UGO-END-1");
}

Test(ugo_UGO_END_1, before_it_something_is)
{
    expect_answer("ugo" LAST "4:1:1:0,0:10,10 : K0 K1 K0@2", "turn=p2 legal=K1@2");
}
