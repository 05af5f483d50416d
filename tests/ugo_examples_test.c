/* The worked examples A to G of the rulebook.  Who sits clockwise of whom is what the example says;
 * hands are filled up freely, but so that each play is legal.  The points are those it prints. */
#include "lines.h"
#include "ugo_lines.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

/* p1 Richard, p2 Susan, p3 Frank, p4 Lucy.  Susan has no red card but, for example B, the 0. */
#define HANDS_A     "deal=R3B1*RB/B5*GY/R6B8*/R4G6*"
#define HANDS_AB    "deal=R3B1*RB/B5R0*GY/R6B8*GYK/R4G6*GYK"
#define TRICK_A     " : R3 B5 R6 R4"
#define PLACED_A    " R3@1 R4@1 R6@1 B5@2"
#define TRICK_B     " B8 G6 B1 R0"
#define PLACED_B    " B1@2 B8@2 G6@3 R0@1"
#define FRANK_AFTER "[R3R4R6R0,B1B5B8,G6]"

Test(ugo_examples, A_frank_wins_with_the_red_6_and_has_11_points_and_a_farmer)
{
    expect_answer("ugo " HANDS_A TRICK_A, "refused=- turn=p3 farmers=0,0,1,0");
    const char *line = "ugo " HANDS_A TRICK_A PLACED_A;
    expect_answer(line, "refused=- turn=p3 board3=R3R4R6/B5/-/-/- farmers=0,0,1,0");
    cr_expect_eq(ugo_points(line, 3), 11);
}

/* Susan has no blue card here, and one red: the 0. */
Test(ugo_examples, B_frank_has_3_points_and_richard_gets_a_farmer)
{
    const char *line = "ugo at=B1*RB/R0*GY/B8*GYK[R3R4R6,B5]/G6*GYK/-/*/-/"
                       "play:1:4:3:0,0,1,0 :" TRICK_B PLACED_B;
    expect_answer(line, "refused=- turn=p3 farmers=1,0,1,0 board3=R3R4R6R0/B1B5B8/G6/-/-");
    cr_expect_eq(ugo_points(line, 3), 0 + 8 - 5);
}

/* In A she has no red card, in B she plays one. */
Test(ugo_examples, A_and_B_are_not_one_game_when_follow_is_strict)
{
    expect_refused("ugo " HANDS_AB " : R3 B5", "UGO-FOLLOW-1");
}

Test(ugo_examples, A_and_B_are_one_game_with_follow_zero)
{
    const char *a = "ugo?follow=zero " HANDS_AB TRICK_A PLACED_A;
    const char *b = "ugo?follow=zero " HANDS_AB TRICK_A PLACED_A TRICK_B PLACED_B;
    expect_answer(a, "refused=- turn=p3 farmers=0,0,1,0");
    cr_expect_eq(ugo_points(a, 3), 11);
    expect_answer(b, "refused=- turn=p3 farmers=1,0,1,0 board3=R3R4R6R0/B1B5B8/G6/-/-");
    cr_expect_eq(ugo_points(b, 3), 3);
}

/* p1 Frank, p2 Susan, p3 Richard, p4 Mary, from here to E. */
Test(ugo_examples, C_mary_wins_with_the_blue_7_and_a_farmer_and_richard_gets_two)
{
    const char *line = "ugo deal=B3*BK/G7*GY/R1*RY/B7*KY : B3 G7 R1 B7";
    expect_answer(line, "refused=- turn=p4 farmers=0,0,2,1 legal=B3@1,G7@1,R1@1,B7@1");
    expect_answer("ugo deal=B3*BK/G7*GY/R1*RY/B7*KY : B3 G7 R1 B7 B3@1 B7@1 G7@2 R1@3",
                  "refused=- turn=p4 board4=B3B7/G7/R1/-/-");
}

Test(ugo_examples, D_susan_wins_with_the_first_8_and_richard_and_frank_get_a_farmer_each)
{
    const char *line = "ugo deal=B2*BK/G8*GY/R2*RY/R8*KY : B2 G8 R2 R8";
    expect_answer(line, "refused=- turn=p2 farmers=1,0,1,0");
    expect_answer("ugo deal=B2*BK/G8*GY/R2*RY/R8*KY : B2 G8 R2 R8 R2@1 R8@1 G8@2 B2@3",
                  "refused=- board2=R2R8/G8/B2/-/-");
}

Test(ugo_examples, E_richard_wins_with_the_green_8_mary_gets_a_farmer_and_susan_none)
{
    const char *line = "ugo deal=B7*BK/G2*GY/G8*RY/B2*KY : B7 G2 G8 B2";
    expect_answer(line, "refused=- turn=p3 farmers=0,0,0,1");
    expect_answer("ugo deal=B7*BK/G2*GY/G8*RY/B2*KY : B7 G2 G8 B2 B2@1 B7@1 G2@2 G8@2",
                  "refused=- board3=B2B7/G2G8/-/-/-");
}

/* Frank is p1 here.  p2 has won all the other tricks and wins the last one too. */
Test(ugo_examples, F_frank_finishes_as_in_B_with_3_points)
{
    const char *line = "ugo at=K0" FRANK_AFTER "/K8[*R8,*B7,*G8,*Y8]/K3/K4/-/*/-/"
                       "play:1:4:1:1,0,0,0 : K0 K8 K3 K4 K0@5 K3@5 K4@5 K8@5";
    expect_answer("ugo at=K0" FRANK_AFTER "/K8[*R8,*B7,*G8,*Y8]/K3/K4/-/*/-/play:1:4:1:1,0,0,0 : "
                  "K0 K8 K3 K4",
                  "refused=- turn=p2 board1=R3R4R6R0/B1B5B8/G6/-/-");
    expect_answer(line, "refused=- game=2 totals=3,-30,0,0");
}

/* Susan is p1 here.  Her counters are on a picture that is lost: 5 fill the places 3 and 4, and
 * with up to 8 of them place 5 lacks one of its four, so it may have shown any of these. */
Test(ugo_examples, G_susan_finishes_with_19_points)
{
    static const char *const farmers[] = {"5", "6", "7", "8"};
    char line[LINE_ROOM];
    for (unsigned number = 0; number < 4; number++) {
        snprintf(line, sizeof line,
                 "ugo at=K0[R1R2R3R8,B0B1B2B6,G0G1G3G2]/K8[*R7,*B8,*G8,*Y8]/K3/K4/-/*/-/"
                 "play:1:4:1:%s,0,0,0",
                 farmers[number]);
        cr_expect_eq(ugo_points(line, 1), 8 + 6 + 2 + 3, "%s", line);
        strcat(line, " : K0 K8 K3 K4 K0@5 K3@5 K4@5 K8@5");
        expect_answer(line, "refused=- game=2 totals=19,-30,0,0");
    }
}
