/* The deck, the deal, who deals, and what each player sees. */
#include "lines.h"
#include "ugo_lines.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

/* The deal of the second game begins; p1 deals it where nothing else is said. */
#define NEXT      " at=-/-/-/-/-/K4K5K6K7K8/*/deal:2:1:2"
#define NEXT_SAME " at=-/-/-/-/-/K4K5K6K7K8/*/deal:2:4:1"
#define NEXT_OPEN " at=-/-/-/-/-/K4K5K6K7K8/*/dealer:2:4:1"

/* All cards of p1 but the last are dealt; p1 is the last to get one. */
#define NEARLY " at=R0R1R2R3R4R5R6R7R8/*BG/*GY/*YK/-/K8/*/deal:2:1:2"

Test(ugo_UGO_DECK_1, there_are_45_cards_of_five_colours_and_nine_values)
{
    const char *line = "ugo players=3 deal=R0R1R2R3R4R5R6R7R8B0/B1B2B3B4B5B6B7B8G0G1/"
                       "G2G3G4G5G6G7G8Y0Y1Y2";
    expect_answer(line, "aside=Y3Y4Y5Y6Y7Y8K0K1K2K3K4K5K6K7K8");
    expect_error("ugo deal=R9*/*/*/*", 11, "expected a value from 0 to 8, got '9'");
    expect_error("ugo deal=W1*/*/*/*", 10, "expected a colour: one of R B G Y K, got 'W'");
}

Test(ugo_UGO_DECK_1, a_position_has_each_of_them)
{
    expect_answer("ugo at=*RB/*BG/*GY/*YK/-/*/-/play", "hand1=R0R1R2R3R4R5R6R7R8B0");
    expect_error("ugo players=2 at=R0/-/-/-/-/-/R1/-/-/-/-/-/-/B0/-/play:1:2:1:0,0:0,0", 51,
                 "cards are missing: 45 are expected (UGO-DECK-1)");
}

Test(ugo_UGO_SEAT_1, two_three_or_four_players_play)
{
    expect_answer("ugo players=2 deal=R3*RB/B5*BG", "turn=p1 farmers=0,0 board2=-/-/-/-/-");
    expect_answer("ugo players=3 deal=R3*RB/B5*BG/*", "turn=p1 farmers=0,0,0");
    expect_answer("ugo players=4 deal=R3*RB/B5*BG/*/*", "turn=p1 farmers=0,0,0,0");
    expect_answer("ugo deal=R3*RB/B5*BG/*/*", "turn=p1 farmers=0,0,0,0");
}

Test(ugo_UGO_SEAT_1, neither_one_nor_five)
{
    const char *message = "this number of players cannot play; see: arbiter games";
    expect_error("ugo players=1 deal=R0R1R2R3R4R5R6R7R8B0", 13, message);
    expect_error("ugo players=5 deal=R0R1R2R3R4R5R6R7R8B0", 13, message);
}

Test(ugo_UGO_DEAL_1, each_player_is_dealt_ten_cards)
{
    expect_error("ugo deal=R0R1R2R3R4R5R6R7R8/*/*/*", 28,
                 "expected a colour: one of R B G Y K, got '/'");
    expect_error("ugo players=2 deal=R0R1R2R3R4R5R6R7R8B0B1/B2B3B4B5B6B7B8G0G1G2", 40,
                 "expected '/' and the next hand: ten cards each (UGO-DEAL-1), got 'B'");
    expect_error("ugo players=2 deal=R0R1R2R3R4R5R6R7R8B0", 40,
                 "expected '/' and the next hand: ten cards each (UGO-DEAL-1), got the end of the "
                 "word");
    expect_error("ugo players=2 deal=R0R1R2R3R4R5R6R7R8B0/B1B2B3B4B5B6B7B8G0G1/G2", 61,
                 "expected the end of the deal: ten cards for each player, got '/'");
}

Test(ugo_UGO_DEAL_1, no_card_is_dealt_twice)
{
    expect_error("ugo players=2 deal=R0R1R2R3R4R5R6R7R8R0/B1B2B3B4B5B6B7B8G0G1", 38,
                 "this card is dealt twice (UGO-DEAL-1)");
    expect_error("ugo players=2 deal=R0R1R2R3R4R5R6R7R8B0/B0B2B3B4B5B6B7B8G0G1", 41,
                 "this card is dealt twice (UGO-DEAL-1)");
    expect_refused("ugo" NEXT " : +R0 +R0", "UGO-DEAL-1");
}

Test(ugo_UGO_DEAL_1, cards_are_dealt_one_at_a_time_clockwise_from_the_dealers_left)
{
    expect_answer("ugo" NEXT " : +R0 +R1 +R2 +R3 +R4",
                  "refused=- turn=chance hand2=R0R4 hand3=R1 hand4=R2 hand1=R3");
    expect_answer("ugo?dealer=same" NEXT_SAME " : +R0 +R1 +R2 +R3 +R4",
                  "refused=- turn=chance hand1=R0R4 hand2=R1 hand3=R2 hand4=R3");
}

Test(ugo_UGO_DEAL_2, what_is_left_over_lies_aside)
{
    expect_answer("ugo" NEARLY " : +K8", "refused=- phase=play aside=K3K4K5K6K7 used=-");
    expect_answer("ugo" NEARLY " : +K7", "refused=- phase=play aside=K3K4K5K6K8 used=-");
}

Test(ugo_UGO_DEAL_2, in_the_first_game_it_is_not_used)
{
    expect_refused("ugo players=2 deal=R3*RB/B5*BG : K8", "UGO-TRICK-1");
    expect_refused("ugo players=2 deal=R3*RB/B5*BG : +K8", "UGO-DEAL-3");
}

Test(ugo_UGO_DEAL_2, with_aside_shuffled_any_card_is_dealt_next)
{
    expect_answer("ugo" NEXT " : +R0 +K8 +K7 +G5", "refused=-");
    expect_answer("ugo" NEARLY, "legal=+K3,+K4,+K5,+K6,+K7,+K8");
}

Test(ugo_UGO_DEAL_2, with_aside_first_the_others_come_when_none_lies_aside)
{
    expect_answer("ugo?aside=first" NEXT, "legal=+K4,+K5,+K6,+K7,+K8");
    expect_refused("ugo?aside=first" NEXT " : +R0", "UGO-DEAL-2");
    expect_refused("ugo?aside=first" NEXT " : +K4 +K5 +K6 +K7 +R0", "UGO-DEAL-2");
    expect_answer("ugo?aside=first" NEXT " : +K4 +K5 +K6 +K7 +K8 +R0", "refused=-");
}

/* Two players: 25 lie aside, and 20 are dealt. */
Test(ugo_UGO_DEAL_2, with_aside_first_two_players_get_no_card_of_the_last_game)
{
    const char *line = "ugo?aside=first players=2 at=G2G3G4G5G6G7G8Y0Y1/Y2Y3Y4Y5Y6Y7Y8K0K1K2/-/"
                       "K3K4K5K6K7K8/*/deal:2:1:2";
    expect_answer(line, "legal=+K3,+K4,+K5,+K6,+K7,+K8");
}

Test(ugo_UGO_DEAL_2, with_aside_included_there_must_be_room_left_for_all_of_them)
{
    expect_answer("ugo?aside=included" NEXT " : +R0 +K8 +K7 +G5", "refused=-");
    const char *full = "R0R1R2R3R4R5R6R7R8/G0G1G2G3G4G5G6G7G8B0/Y0Y1Y2Y3Y4Y5Y6Y7Y8B1/"
                       "B2B3B4B5B6B7B8K0K1/-/K7K8/*/deal:2:1:2";
    char line[LINE_ROOM];
    snprintf(line, sizeof line, "ugo?aside=included at=%s", full);
    expect_answer(line, "legal=+K7,+K8");
    strcat(line, " : +K2");
    expect_refused(line, "UGO-DEAL-2");
}

Test(ugo_UGO_DEAL_3, before_all_hands_are_dealt_nobody_plays)
{
    expect_refused("ugo" NEARLY " : R0", "UGO-DEAL-3");
    expect_refused("ugo" NEARLY " : B1", "UGO-DEAL-3");
    expect_refused("ugo?dealer=chosen" NEXT_OPEN " : R0", "UGO-DEAL-3");
    expect_answer("ugo" NEARLY " : +K8 B1", "refused=- trick=B1 turn=p3");
}

Test(ugo_UGO_DEAL_3, while_a_game_goes_on_nothing_is_dealt)
{
    expect_refused("ugo deal=R3*RB/B5*BG/*/* : +R3", "UGO-DEAL-3");
    expect_refused("ugo deal=R3*RB/B5*BG/*/* : +K8", "UGO-DEAL-3");
    expect_refused("ugo deal=R3*RB/B5*BG/R6*GY/R4*YK : R3 B5 R6 R4 +K8", "UGO-DEAL-3");
    expect_refused("ugo" NEARLY " : +K8 +K7", "UGO-DEAL-3");
}

/* Two players, and the last trick of the game. */
#define LAST " players=2 at=K0[*R8,G0]/K1[B1B2B3B4B5B6B7B8]/-/*/-/play:"

Test(ugo_UGO_DEAL_4, with_dealer_left_the_deal_passes_to_the_left)
{
    expect_answer("ugo" LAST "1:2:1 : K0 K1 K0@2 K1@2", "phase=deal dealer=1 leader=2");
    expect_answer("ugo" LAST "2:1:1 : K0 K1 K0@2 K1@2", "phase=deal dealer=2 leader=1");
    expect_answer("ugo" LAST "3:2:1 : K0 K1 K0@2 K1@2", "phase=deal dealer=1 leader=2");
}

Test(ugo_UGO_DEAL_4, with_dealer_same_the_first_deals_them_all)
{
    expect_answer("ugo?dealer=same" LAST "1:2:1 : K0 K1 K0@2 K1@2", "phase=deal dealer=2 leader=1");
    expect_answer("ugo?dealer=same" LAST "3:2:1 : K0 K1 K0@2 K1@2", "phase=deal dealer=2 leader=1");
}

Test(ugo_UGO_DEAL_4, with_dealer_chosen_chance_names_him)
{
    const char *line = "ugo?dealer=chosen" LAST "1:2:1 : K0 K1 K0@2 K1@2";
    expect_answer(line, "turn=chance phase=dealer legal=dealer1,dealer2");
    expect_answer("ugo?dealer=chosen" NEXT_OPEN " : dealer3",
                  "refused=- turn=chance phase=deal dealer=3 leader=4");
    expect_answer("ugo?dealer=chosen" NEXT_OPEN " : dealer3 +R0", "refused=- hand4=R0");
    expect_answer("ugo?dealer=chosen" NEXT_OPEN " : dealer4", "refused=- dealer=4 leader=1");
}

Test(ugo_UGO_DEAL_4, nobody_else_is_chosen_and_only_before_a_deal)
{
    expect_refused("ugo" NEXT " : dealer1", "UGO-DEAL-4");
    expect_refused("ugo deal=R3*RB/B5*BG/*/* : dealer4", "UGO-DEAL-4");
    expect_refused("ugo?dealer=chosen deal=R3*RB/B5*BG/*/* : dealer4", "UGO-DEAL-4");
    expect_refused("ugo?dealer=chosen" NEXT_OPEN " : dealer3 dealer3", "UGO-DEAL-4");
    expect_refused("ugo?dealer=chosen" LAST "1:2:1 : K0 K1 K0@2 K1@2 dealer3", "UGO-DEAL-4");
    expect_refused("ugo?dealer=chosen" NEXT_OPEN " : +R0", "UGO-DEAL-3");
}

/* p3 has won the first trick.  `covered=closed` hides the red 3 and 4. */
#define SEEN " at=*RB/B0*BG/*GY[R3R4R6,B5]/*YK/-/*/-/play:1:4:3:0,0,1,0:0,0,0,0 : G8"

Test(ugo_UGO_HIDE_1, a_player_sees_his_own_hand_alone)
{
    expect_answer("ugo" SEEN, "see-p1=R0R1R2R5R7R8B1B2B3/-/-/-/-/-/?9/-/-/-/-/-/?8/R3R4R6/B5/-/-/-/"
                              "?9/-/-/-/-/-/G8/?5/play:1:4:3:0,0,1,0:0,0,0,0");
    expect_answer("ugo" SEEN, "see-p3=?9/-/-/-/-/-/?9/-/-/-/-/-/G4G5G6G7Y0Y1Y2Y3/R3R4R6/B5/-/-/-/"
                              "?9/-/-/-/-/-/G8/?5/play:1:4:3:0,0,1,0:0,0,0,0");
}

Test(ugo_UGO_HIDE_1, while_dealing_all_undealt_cards_are_hidden)
{
    expect_answer("ugo" NEXT " : +R0 +R1",
                  "see-p2=?0/-/-/-/-/-/R0/-/-/-/-/-/?1/-/-/-/-/-/?0/-/-/-/-/-/-/?43/"
                  "deal:2:1:2:0,0,0,0:0,0,0,0");
}

Test(ugo_UGO_HIDE_2, with_covered_closed_only_the_top_cards_are_seen)
{
    expect_answer("ugo?covered=closed" SEEN,
                  "see-p1=R0R1R2R5R7R8B1B2B3/-/-/-/-/-/?9/-/-/-/-/-/?8/????R6/B5/-/-/-/"
                  "?9/-/-/-/-/-/G8/?5/play:1:4:3:0,0,1,0:0,0,0,0 "
                  "see-p3=?9/-/-/-/-/-/?9/-/-/-/-/-/G4G5G6G7Y0Y1Y2Y3/????R6/B5/-/-/-/"
                  "?9/-/-/-/-/-/G8/?5/play:1:4:3:0,0,1,0:0,0,0,0 board3=R3R4R6/B5/-/-/-");
}

/* The trick itself stays open while its cards are placed. */
Test(ugo_UGO_HIDE_2, with_covered_closed_placed_cards_of_the_trick_are_covered_too)
{
    const char *line = "ugo?covered=closed players=2 at=*RK[B7B5]/*Y/B6G0/*/-/put:1:2:1 : B6@1";
    expect_answer(line, "see-p2=?8/????B6/-/-/-/-/Y0Y1Y2Y3Y4Y5Y6Y7/-/-/-/-/-/B6G0/?25/"
                        "put:1:2:1:0,0:0,0");
}

Test(ugo_UGO_HIDE_2, with_covered_open_all_placed_cards_are_seen)
{
    expect_answer("ugo?covered=open" SEEN,
                  "see-p2=?9/-/-/-/-/-/B0B4B6B7B8G0G1G2G3/-/-/-/-/-/?8/R3R4R6/B5/-/-/-/"
                  "?9/-/-/-/-/-/G8/?5/play:1:4:3:0,0,1,0:0,0,0,0");
}
