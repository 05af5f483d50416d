/* Placing the cards of a trick.  p3 has won it with the red 6. */
#include "lines.h"
#include "ugo_lines.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#define HANDS      "*RB/*BG/*GY"
#define TRICK      "/*YK/R3B5R6R4/*/-/put"
#define EMPTY      " at=" HANDS TRICK " : "
#define BLUE_RED   " at=" HANDS "[B0B1B2,R7]" TRICK " : "
#define BLACK      " at=" HANDS "[K0K1K2K3]" TRICK " : "
#define BLACK_PLAY " at=" HANDS "[K0K1K2K3]/*YK/-/*/-/play:1:4:3 : "

Test(ugo_UGO_PUT_1, the_winner_places_all_cards_each_by_an_event)
{
    expect_answer("ugo" EMPTY "R3@1", "turn=p3 phase=put board3=R3/-/-/-/- trick=R3B5R6R4");
    expect_answer("ugo" EMPTY "R3@1 R4@1 R6@1", "turn=p3 phase=put legal=B5@2");
    expect_answer("ugo" EMPTY "R3@1 R4@1 R6@1 B5@2",
                  "turn=p3 phase=play trick=- board3=R3R4R6/B5/-/-/-");
}

Test(ugo_UGO_PUT_1, nothing_else_happens_before_all_are_placed)
{
    expect_refused("ugo" EMPTY "G4", "UGO-PUT-1");
    expect_refused("ugo" EMPTY "R3@1 G4", "UGO-PUT-1");
    expect_refused("ugo" EMPTY "R0", "UGO-PUT-1");
}

Test(ugo_UGO_PUT_1, only_cards_of_the_trick_are_placed)
{
    expect_refused("ugo" EMPTY "G4@1", "UGO-PUT-1");
    expect_refused("ugo" EMPTY "R0@1", "UGO-PUT-1");
    expect_refused("ugo" BLACK_PLAY "G4@2", "UGO-PUT-1");
    expect_refused("ugo deal=R3*/*/*/* : R3@1", "UGO-PUT-1");
    expect_refused("ugo deal=R3*/*/*/* : R3 R3@1", "UGO-PUT-1");
}

Test(ugo_UGO_PUT_2, a_card_goes_on_top_of_its_colour)
{
    expect_answer("ugo" BLUE_RED "B5@1", "refused=- board3=B0B1B2B5/R7/-/-/-");
    expect_answer("ugo" BLUE_RED "R3@2", "refused=- board3=B0B1B2/R7R3/-/-/-");
    expect_answer("ugo" BLUE_RED, "legal=R3@2,B5@1,R6@2,R4@2");
}

Test(ugo_UGO_PUT_2, and_to_no_other_place)
{
    expect_refused("ugo" BLUE_RED "R3@1", "UGO-PUT-2");
    expect_refused("ugo" BLUE_RED "R3@3", "UGO-PUT-2");
    expect_refused("ugo" EMPTY "R3@1 R6@2", "UGO-PUT-2");
    expect_refused("ugo?skip-place=any" BLUE_RED "R3@3", "UGO-PUT-2");
}

Test(ugo_UGO_PUT_3, a_new_colour_takes_the_next_free_place)
{
    expect_answer("ugo" EMPTY, "legal=R3@1,B5@1,R6@1,R4@1");
    expect_answer("ugo" BLACK "B5@2 R3@3", "refused=- board3=K0K1K2K3/B5/R3/-/-");
    expect_refused("ugo" EMPTY "R3@2", "UGO-PUT-3");
    expect_refused("ugo" BLACK "B5@3", "UGO-PUT-3");
}

Test(ugo_UGO_PUT_3, each_colour_has_a_place_of_its_own)
{
    expect_refused("ugo" EMPTY "R3@1 B5@1", "UGO-PUT-3");
    expect_refused("ugo?skip-place=any" EMPTY "R3@1 B5@1", "UGO-PUT-3");
    expect_refused("ugo" BLACK "B5@1", "UGO-PUT-3");
}

Test(ugo_UGO_PUT_3, with_skip_place_leftmost_no_place_is_left_out)
{
    expect_refused("ugo" EMPTY "R3@4", "UGO-PUT-3");
    expect_refused("ugo?skip-place=leftmost" EMPTY "R3@4", "UGO-PUT-3");
}

Test(ugo_UGO_PUT_3, with_skip_place_any_it_takes_any_free_place)
{
    expect_answer("ugo?skip-place=any" EMPTY "R3@4 B5@2", "refused=- board3=-/B5/-/R3/-");
    expect_answer("ugo?skip-place=any" BLACK "R3@5 R4@5 R6@5", "legal=B5@2,B5@3,B5@4");
}

Test(ugo_UGO_PUT_4, on_an_empty_board_the_order_of_colours_is_free)
{
    expect_answer("ugo" EMPTY "B5@1 R3@2", "refused=- board3=B5/R3/-/-/-");
    expect_answer("ugo?new-colours=played" EMPTY "B5@1 R3@2", "refused=- board3=B5/R3/-/-/-");
}

Test(ugo_UGO_PUT_4, with_new_colours_free_it_is_on_other_boards_too)
{
    expect_answer("ugo" BLACK "B5@2 R3@3", "refused=- board3=K0K1K2K3/B5/R3/-/-");
}

Test(ugo_UGO_PUT_4, with_new_colours_played_it_is_that_of_the_trick)
{
    expect_answer("ugo?new-colours=played" BLACK, "legal=R3@2,R6@2,R4@2");
    expect_answer("ugo?new-colours=played" BLACK "R6@2", "legal=R3@2,B5@3,R4@2");
    expect_refused("ugo?new-colours=played" BLACK "B5@2", "UGO-PUT-4");
    expect_refused("ugo?new-colours=played,skip-place=any" BLACK "B5@4", "UGO-PUT-4");
}

Test(ugo_UGO_PUT_4, with_new_colours_played_a_colour_that_has_a_place_does_not_wait)
{
    const char *line = "ugo?new-colours=played at=" HANDS "[B0B1B2B3]" TRICK;
    expect_answer(line, "legal=R3@2,B5@1,R6@2,R4@2");
}

Test(ugo_UGO_PUT_5, the_order_of_cards_of_one_colour_is_free)
{
    expect_answer("ugo" EMPTY "R3@1 R4@1 R6@1", "refused=- board3=R3R4R6/-/-/-/-");
    expect_answer("ugo" EMPTY "R6@1 R4@1 R3@1", "refused=- board3=R4R6R3/-/-/-/-");
    expect_answer("ugo" BLUE_RED "R6@2 B5@1 R3@2", "refused=- board3=B0B1B2B5/R7R6R3/-/-/-");
}

/* Free is the order; that the cards lie above the older ones is not. */
Test(ugo_UGO_PUT_5, but_only_among_the_cards_of_the_trick)
{
    expect_refused("ugo" BLUE_RED "R7@2", "UGO-PUT-6");
}

Test(ugo_UGO_PUT_6, a_placed_card_is_not_placed_again)
{
    expect_refused("ugo" EMPTY "R3@1 R3@1", "UGO-PUT-6");
    expect_refused("ugo" EMPTY "R3@1 R3@2", "UGO-PUT-6");
    expect_refused("ugo" BLACK "K3@2", "UGO-PUT-6");
    expect_refused("ugo?placed=until-lead" EMPTY "R3@1 R4@1 R6@1 B5@2 B5@1", "UGO-PUT-6");
}

Test(ugo_UGO_PUT_6, with_placed_at_once_nothing_is_taken_back)
{
    expect_refused("ugo" EMPTY "back", "UGO-PUT-6");
    expect_refused("ugo" EMPTY "R3@1 back", "UGO-PUT-6");
    expect_refused("ugo" EMPTY "R3@1 R4@1 R6@1 B5@2 back", "UGO-PUT-6");
}

Test(ugo_UGO_PUT_6, with_placed_until_lead_all_cards_of_the_trick_come_back)
{
    expect_answer("ugo?placed=until-lead" EMPTY "R3@1 back",
                  "refused=- phase=put board3=-/-/-/-/- legal=R3@1,B5@1,R6@1,R4@1");
    expect_answer("ugo?placed=until-lead" BLUE_RED "R6@2 B5@1 R3@2 back",
                  "refused=- phase=put board3=B0B1B2/R7/-/-/- legal=R3@2,B5@1,R6@2,R4@2");
}

Test(ugo_UGO_PUT_6, with_placed_until_lead_they_come_back_before_he_leads)
{
    const char *placed = "ugo?placed=until-lead" EMPTY "R3@1 R4@1 R6@1 B5@2";
    expect_answer(placed, "turn=p3 phase=lead trick=R3B5R6R4 "
                          "legal=G4,G5,G6,G7,G8,Y0,Y1,Y2,Y3,back");
    expect_answer("ugo?placed=until-lead" EMPTY "R3@1 R4@1 R6@1 B5@2 back B5@1 R6@2",
                  "refused=- phase=put board3=B5/R6/-/-/-");
}

Test(ugo_UGO_PUT_6, with_placed_until_lead_they_are_final_when_he_has_led)
{
    expect_answer("ugo?placed=until-lead" EMPTY "R3@1 R4@1 R6@1 B5@2 G4",
                  "refused=- phase=play trick=G4 leader=3 turn=p4");
    expect_refused("ugo?placed=until-lead" EMPTY "R3@1 R4@1 R6@1 B5@2 G4 back", "UGO-PUT-6");
    expect_refused("ugo?placed=until-lead" EMPTY "back", "UGO-PUT-6");
}

/* He leads any card of his hand, and none of another's. */
Test(ugo_UGO_PUT_6, with_placed_until_lead_the_others_wait_for_him)
{
    expect_refused("ugo?placed=until-lead" EMPTY "R3@1 R4@1 R6@1 B5@2 R0", "UGO-TRICK-1");
}

/* No lead follows the tenth trick. */
Test(ugo_UGO_PUT_6, after_the_tenth_trick_they_are_final_at_once)
{
    const char *line = "ugo?placed=until-lead players=2 "
                       "at=-[*R8,G0]/K1[B1B2B3B4B5B6B7B8]/K0/*/-/play:1:2:1 : K1 K0@2 ";
    char whole[LINE_ROOM];
    snprintf(whole, sizeof whole, "%sback K1@2", line);
    expect_answer(whole, "refused=- phase=put board2=B1B2B3B4B5B6B7B8/K1/-/-/- legal=K0@2,back");
    snprintf(whole, sizeof whole, "%sK1@2", line);
    expect_answer(whole, "refused=- phase=deal game=2");
    strcat(whole, " back");
    expect_refused(whole, "UGO-PUT-6");
}
