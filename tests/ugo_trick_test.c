/* Leading, following and winning a trick.  In most deals p1 has all reds that are not named for
 * another player, and each player the colours after those of his right neighbour. */
#include "lines.h"
#include "ugo_lines.h"

#include <criterion/criterion.h>

/* The trick is won by this player, and by this clause. */
static void expect_won(const char *line, unsigned player, unsigned clause)
{
    struct arbiter_line opened;
    unsigned decides = UGO_NONE;
    ugo_open(&opened, line);
    cr_expect_eq(ugo_winner(&opened.rules, &opened.position.ugo, &decides) + 1, player, "%s", line);
    cr_expect_eq(decides, clause, "%s: %s", line,
                 arbiter_clause_at(opened.rules.game, decides)->id);
}

/* p2 has no red card; the others have the named ones alone. */
#define DEAL_A "deal=R3*RB/B5*BG/R6*GY/R4*YK"

Test(ugo_UGO_LEAD_1, p1_leads_the_first_game_since_the_last_player_deals_it)
{
    expect_answer("ugo " DEAL_A, "turn=p1 dealer=4 leader=1");
    expect_answer("ugo players=3 deal=R3*RB/B5*BG/R6*GY", "turn=p1 dealer=3 leader=1");
    expect_answer("ugo players=2 deal=R3*RB/B5*BG", "turn=p1 dealer=2 leader=1");
    expect_refused("ugo " DEAL_A " : B5", "UGO-TRICK-1");
}

/* p1 deals the second game, and gets the last card. */
Test(ugo_UGO_LEAD_1, in_the_next_game_the_player_to_its_dealers_left_leads)
{
    const char *line = "ugo at=R0R1R2R3R4R5R6R7R8/*BG/*GY/*YK/-/K8/*/deal:2:1:2 : +K8";
    expect_answer(line, "turn=p2 dealer=1 leader=2 hand1=R0R1R2R3R4R5R6R7R8K8 phase=play");
}

Test(ugo_UGO_LEAD_2, the_winner_leads_once_he_has_placed_all)
{
    expect_answer("ugo " DEAL_A " : R3 B5 R6 R4", "turn=p3 leader=1 phase=put");
    expect_answer("ugo " DEAL_A " : R3 B5 R6 R4 R3@1 R4@1 R6@1 B5@2",
                  "turn=p3 leader=3 phase=play trick=-");
    expect_refused("ugo " DEAL_A " : R3 B5 R6 R4 R3@1 R4@1 R6@1 B5@2 R0", "UGO-TRICK-1");
}

Test(ugo_UGO_LEAD_2, whoever_he_is_the_others_follow_clockwise_from_him)
{
    const char *line = "ugo " DEAL_A " : R3 B5 R6 R4 R3@1 R4@1 R6@1 B5@2 G8 Y8 R0 G0";
    expect_answer(line, "refused=- turn=p3 leader=3 trick=G8Y8R0G0 phase=put");
}

Test(ugo_UGO_TRICK_1, each_plays_one_card_clockwise)
{
    expect_answer("ugo " DEAL_A " : R3", "turn=p2 trick=R3");
    expect_answer("ugo " DEAL_A " : R3 B5", "turn=p3 trick=R3B5");
    expect_answer("ugo " DEAL_A " : R3 B5 R6", "turn=p4 trick=R3B5R6");
    expect_answer("ugo players=2 deal=R3*RB/B5*BG : R3 B5", "trick=R3B5 phase=put");
    expect_answer("ugo players=3 deal=R3*RB/B5*BG/R6*GY : R3 B5 R6", "trick=R3B5R6 phase=put");
}

Test(ugo_UGO_TRICK_1, the_leader_plays_any_card_of_his_hand)
{
    expect_answer("ugo " DEAL_A, "legal=R0,R1,R2,R3,R5,R7,R8,B0,B1,B2");
}

Test(ugo_UGO_TRICK_1, nobody_plays_a_card_that_he_does_not_hold)
{
    expect_refused("ugo " DEAL_A " : B5", "UGO-TRICK-1");
    expect_refused("ugo " DEAL_A " : K8", "UGO-TRICK-1");
    expect_refused("ugo " DEAL_A " : R3 R0", "UGO-TRICK-1");
    expect_refused("ugo " DEAL_A " : R3 R3", "UGO-TRICK-1");
}

Test(ugo_UGO_FOLLOW_1, who_has_the_led_colour_plays_it)
{
    expect_answer("ugo deal=R3*RB/B5R0R8*BG/R6*GY/R4*YK : R3", "legal=R0,R8");
    expect_answer("ugo deal=R3*RB/B5R0R8*BG/R6*GY/R4*YK : R3 R8", "refused=- turn=p3");
    expect_refused("ugo deal=R3*RB/B5R0R8*BG/R6*GY/R4*YK : R3 B5", "UGO-FOLLOW-1");
}

Test(ugo_UGO_FOLLOW_1, the_colour_to_follow_is_that_of_the_first_card)
{
    expect_answer("ugo " DEAL_A " : R3 B5", "legal=R6");
    expect_refused("ugo " DEAL_A " : R3 B5 G8", "UGO-FOLLOW-1");
}

Test(ugo_UGO_FOLLOW_1, an_only_0_obliges_when_follow_is_strict)
{
    expect_answer("ugo deal=R3*RB/B5R0*BG/R6*GY/R4*YK : R3", "legal=R0");
    expect_refused("ugo deal=R3*RB/B5R0*BG/R6*GY/R4*YK : R3 B5", "UGO-FOLLOW-1");
}

Test(ugo_UGO_FOLLOW_1, an_only_0_does_not_oblige_with_follow_zero)
{
    const char *line = "ugo?follow=zero deal=R3*RB/B5R0*GY/R6*GY/R4*YK : R3";
    expect_answer(line, "legal=R0,B5,G0,G1,G2,G3,G4,G5,G6,G7");
    expect_answer("ugo?follow=zero deal=R3*RB/B5R0*GY/R6*GY/R4*YK : R3 R0", "refused=-");
}

Test(ugo_UGO_FOLLOW_1, with_follow_zero_another_card_of_the_colour_obliges_still)
{
    const char *line = "ugo?follow=zero deal=R3*RB/B5R0R1*BG/R6*GY/R4*YK : R3";
    expect_answer(line, "legal=R0,R1");
    expect_refused("ugo?follow=zero deal=R3*RB/B5R0R1*BG/R6*GY/R4*YK : R3 B5", "UGO-FOLLOW-1");
}

Test(ugo_UGO_FOLLOW_2, who_has_none_of_the_led_colour_plays_any_card)
{
    expect_answer("ugo " DEAL_A " : R3", "legal=B3,B4,B5,B6,B7,B8,G0,G1,G2,G3");
    expect_answer("ugo " DEAL_A " : R3 G0", "refused=- trick=R3G0 turn=p3");
}

Test(ugo_UGO_FOLLOW_2, but_of_his_own_hand)
{
    expect_refused("ugo " DEAL_A " : R3 Y8", "UGO-TRICK-1");
}

Test(ugo_UGO_WIN_1, the_highest_value_of_the_led_colour_wins)
{
    expect_answer("ugo " DEAL_A " : R3 B5 R6 R4", "turn=p3");
}

Test(ugo_UGO_WIN_1, a_higher_value_of_another_colour_wins)
{
    expect_answer("ugo deal=R7*RB/B8*BG/R6*GY/R4*YK : R7 B8 R6 R4", "turn=p2");
    expect_answer("ugo players=2 deal=R0*RB/G1*GY : R0 G1", "turn=p2");
}

/* The last of three players leads, or the last of two. */
Test(ugo_UGO_WIN_1, whoever_leads_and_however_many_play)
{
    expect_answer("ugo players=3 at=G1*G/R8*RB/R3*BK[R4R5R6]/-/*/-/play:1:3:3 : R3 G1 R8",
                  "refused=- turn=p2 farmers=2,0,0");
    expect_answer("ugo players=2 at=G4*G/R3*R[K1K2]/-/*/-/play:1:2:2 : R3 G4",
                  "refused=- turn=p1 farmers=2,0");
}

Test(ugo_UGO_WIN_1, lower_equal_cards_do_not_matter)
{
    expect_answer("ugo deal=R7*RB/G3*BG/Y3*GY/K8*YK : R7 G3 Y3 K8", "turn=p4");
    expect_answer("ugo?tie=follower deal=R1*RB/G3*BG/Y3*GY/K8*YK : R1 G3 Y3 K8", "turn=p4");
    expect_answer("ugo?tie=follower deal=G3*RB/R4*BK/Y4*YK/G8*GK : G3 R4 Y4 G8", "turn=p4");
}

/* A card that followed is of no account unless the highest ones are equal and of other colours. */
Test(ugo_UGO_WIN_1, with_tie_follower_a_single_highest_card_wins_too)
{
    expect_answer("ugo?tie=follower deal=R5*RB/R3*BG/G8*GY/Y1*YK : R5 R3 G8 Y1", "turn=p3");
    expect_answer("ugo?tie=follower deal=R7*RB/R3*BG/G7*GY/Y1*YK : R7 R3 G7 Y1", "turn=p1");
}

Test(ugo_UGO_WIN_1, he_takes_all_the_cards_his_own_among_them)
{
    const char *line = "ugo " DEAL_A " : R3 B5 R6 R4";
    expect_answer(line, "legal=R3@1,B5@1,R6@1,R4@1");
}

Test(ugo_UGO_WIN_2, of_equal_highest_cards_that_of_the_led_colour_wins)
{
    expect_answer("ugo deal=R3*RB/G7*BG/B1*GY/R7*YK : R3 G7 B1 R7", "turn=p4");
    expect_answer("ugo deal=R7*RB/G7*BG/Y7*GY/K7*YK : R7 G7 Y7 K7", "turn=p1");
    expect_answer("ugo?tie=follower deal=R3*RB/G7*BG/B1*GY/R7*YK : R3 G7 B1 R7", "turn=p4");
}

Test(ugo_UGO_WIN_2, one_that_is_not_among_the_highest_does_not)
{
    expect_answer("ugo deal=R6*RB/G7*BG/Y7*GY/K0*YK : R6 G7 Y7 K0", "turn=p2");
}

Test(ugo_UGO_WIN_3, if_none_of_the_highest_has_the_led_colour_the_first_wins)
{
    expect_answer("ugo deal=R2*RB/G8*BG/Y2*GY/K8*YK : R2 G8 Y2 K8", "turn=p2");
    expect_answer("ugo deal=R2*RB/B0*BG/Y8*GY/K8*YK : R2 B0 Y8 K8", "turn=p3");
}

/* p4 leads the second trick: the first to play an 8 then is p3, who sits before p1. */
Test(ugo_UGO_WIN_3, the_first_is_counted_from_the_leader)
{
    const char *line = "ugo at=G8*G/R0*RY/Y8*YB/R3*BYK[R4R5R6R7]/-/*/-/play:1:4:4 : R3 G8 R0 Y8";
    expect_answer(line, "turn=p1 leader=4");
    expect_answer("ugo at=G8*G/R0*RY/Y8*YK/B3*B[R4R5R6R7]/-/*/-/play:1:4:2 : R0 Y8 B3 G8",
                  "turn=p3 leader=2");
}

/* The readings differ where a card that followed is lower than the equal ones. */
Test(ugo_UGO_WIN_3, with_tie_first_a_lower_card_that_followed_does_not_win)
{
    expect_answer("ugo deal=R5*RB/R3*BG/G8*GY/Y8*YK : R5 R3 G8 Y8", "turn=p3");
}

Test(ugo_UGO_WIN_3, with_tie_follower_it_does)
{
    expect_answer("ugo?tie=follower deal=R5*RB/R3*BG/G8*GY/Y8*YK : R5 R3 G8 Y8", "turn=p2");
    expect_answer("ugo?tie=follower deal=R5*RB/B8*BG/G8*GY/R0*YK : R5 B8 G8 R0", "turn=p4");
}

Test(ugo_UGO_WIN_3, with_tie_follower_the_leader_is_no_follower)
{
    expect_answer("ugo?tie=follower deal=R5*RB/B8*BG/G8*GY/Y1*YK : R5 B8 G8 Y1", "turn=p2");
    expect_answer("ugo?tie=follower players=3 deal=R5*RB/B8*BG/G8*GY : R5 B8 G8", "turn=p2");
}

/* A complete trick, before any of it is placed. */
#define PUT(cards) "ugo at=*RB/*BG/*GY/*YK/" cards "/*/-/put"

Test(ugo_UGO_WIN_1, a_single_highest_card_wins_by_it)
{
    expect_won(PUT("R8B5R6R4"), 1, UGO_WIN_1);
    expect_won(PUT("R3B5R6R4"), 3, UGO_WIN_1);
    expect_won(PUT("R3B3R6R4"), 3, UGO_WIN_1);
    expect_won(PUT("R3G8Y3K3"), 2, UGO_WIN_1);
}

Test(ugo_UGO_WIN_2, a_tied_card_of_the_led_colour_wins_by_it)
{
    expect_won(PUT("R8G8R6R4"), 1, UGO_WIN_2);
    expect_won(PUT("R3G8Y8R8"), 4, UGO_WIN_2);
}

Test(ugo_UGO_WIN_3, tied_cards_of_other_colours_win_by_it)
{
    expect_won(PUT("R3G8Y8R4"), 2, UGO_WIN_3);
    expect_won("ugo?tie=follower at=*RB/*BG/*GY/*YK/R3G8Y8R4/*/-/put", 4, UGO_WIN_3);
    expect_won("ugo?tie=follower at=*RB/*BG/*GY/*YK/R3G8Y8K4/*/-/put", 2, UGO_WIN_3);
}
