/* Who gets how many farmers for a trick, and where they go. */
#include "lines.h"
#include "ugo_lines.h"

#include <criterion/criterion.h>
#include <stdio.h>

/* p1 leads a red card, and p2 plays the blue 0 or another; p1 has all other reds. */
static void expect_farmers(const char *spec, const char *led, const char *other,
                           const char *farmers)
{
    char line[LINE_ROOM], fields[64];
    snprintf(line, sizeof line, "%s deal=%s*RY/%s*BG : %s %s", spec, led, other, led, other);
    snprintf(fields, sizeof fields, "refused=- farmers=%s", farmers);
    expect_answer(line, fields);
}

Test(ugo_UGO_FARM_1, the_winner_gets_those_of_his_card)
{
    expect_farmers("ugo players=2", "R8", "B0", "0,0");
    expect_farmers("ugo players=2", "R7", "B0", "1,0");
    expect_farmers("ugo players=2", "R6", "B0", "1,0");
    expect_farmers("ugo players=2", "R5", "B0", "2,0");
    expect_farmers("ugo players=2", "R4", "B0", "2,0");
    expect_farmers("ugo players=2", "R3", "B0", "2,0");
    expect_farmers("ugo players=2", "R0", "B0", "0,0");
    expect_farmers("ugo players=2", "R3", "B5", "0,2");
}

/* A lost 3 shows two, and brings none. */
Test(ugo_UGO_FARM_1, a_loser_does_not)
{
    expect_farmers("ugo players=2", "R3", "B8", "0,0");
    expect_farmers("ugo players=2", "R5", "B4", "2,0");
    expect_farmers("ugo players=2", "R8", "R7", "0,0");
}

Test(ugo_UGO_FARM_1, other_figures_may_be_named)
{
    expect_farmers("ugo players=2 farmers=200000001", "R8", "B0", "1,0");
    expect_farmers("ugo players=2 farmers=200000001", "R0", "B0", "2,0");
    expect_farmers("ugo players=2 farmers=200000001", "R5", "B0", "0,0");
}

Test(ugo_UGO_FARM_2, a_1_or_2_that_wins_brings_none)
{
    expect_farmers("ugo players=2", "R1", "B0", "0,0");
    expect_farmers("ugo players=2", "R2", "B0", "0,0");
    expect_farmers("ugo players=2", "R0", "B2", "0,0");
}

/* The same card brings some where it loses. */
Test(ugo_UGO_FARM_2, one_that_loses_does)
{
    expect_farmers("ugo players=2", "R1", "B8", "2,0");
    expect_farmers("ugo players=2", "R2", "B8", "1,0");
}

/* Place 3 wants 2, place 4 wants 3.  Six farmers at most, for three tricks. */
#define FILLED "ugo players=2 at=*K[R7R8,B6B7,G5,Y6]/*B/-/*/-/play:1:2:1:"

Test(ugo_UGO_FARM_3, farmers_fill_the_spots_from_left_to_right)
{
    cr_expect_eq(ugo_points(FILLED "0,0", 1), 8 + 7 - 10 - 15);
    cr_expect_eq(ugo_points(FILLED "1,0", 1), 8 + 7 - 5 - 15);
    cr_expect_eq(ugo_points(FILLED "2,0", 1), 8 + 7 + 5 - 15);
    cr_expect_eq(ugo_points(FILLED "3,0", 1), 8 + 7 + 5 - 10);
    cr_expect_eq(ugo_points(FILLED "5,0", 1), 8 + 7 + 5 + 6);
}

Test(ugo_UGO_FARM_3, the_first_two_places_need_none)
{
    cr_expect_eq(ugo_points("ugo players=2 at=*K[R7R8]/*B/-/*/-/play", 1), 8);
    cr_expect_eq(ugo_points("ugo players=2 at=*K[R7,Y8]/*B/-/*/-/play", 1), 15);
}

/* p1 wins a trick with the red 5, which brings two. */
#define FULL(farmers)                                                                              \
    "players=2 at=R5*R[Y0Y1Y2Y3Y4Y5Y6Y7]/B0*B/-/*/-/play:1:2:1:" farmers ",0 : R5 B0"

Test(ugo_UGO_FARM_4, nine_have_a_spot)
{
    expect_answer("ugo " FULL("6"), "refused=- farmers=8,0");
    expect_answer("ugo " FULL("7"), "refused=- farmers=9,0");
    expect_answer("ugo?surplus=kept " FULL("7"), "refused=- farmers=9,0");
}

Test(ugo_UGO_FARM_4, with_surplus_lost_a_tenth_is_not_taken)
{
    expect_answer("ugo " FULL("8"), "refused=- farmers=9,0");
    expect_answer("ugo?surplus=lost spots=00111 " FULL("3"), "refused=- farmers=3,0");
}

Test(ugo_UGO_FARM_4, with_surplus_kept_he_is_kept)
{
    expect_answer("ugo?surplus=kept " FULL("8"), "refused=- farmers=10,0");
    expect_answer("ugo?surplus=kept spots=00111 " FULL("8"), "refused=- farmers=10,0");
}

Test(ugo_UGO_FARM_4, the_points_are_the_same)
{
    const char *events = " R5@2 B0@3";
    char line[LINE_ROOM];
    snprintf(line, sizeof line, "ugo %s%s", FULL("8"), events);
    const int lost = ugo_points(line, 1);
    snprintf(line, sizeof line, "ugo?surplus=kept %s%s", FULL("8"), events);
    cr_expect_eq(ugo_points(line, 1), lost);
    cr_expect_eq(lost, 7 + 5 + 0 + 3 + 5);
}

Test(ugo_UGO_LOSE_1, a_1_that_loses_to_its_own_colour_brings_one)
{
    expect_farmers("ugo players=2", "R8", "R1", "0,1");
    expect_farmers("ugo players=2", "R1", "R8", "1,0");
}

Test(ugo_UGO_LOSE_1, a_1_that_wins_brings_none)
{
    expect_farmers("ugo players=2", "R1", "R0", "0,0");
}

Test(ugo_UGO_LOSE_2, a_1_that_loses_to_another_colour_brings_two)
{
    expect_farmers("ugo players=2", "R8", "B1", "0,2");
    expect_farmers("ugo players=2", "R1", "B8", "2,0");
}

/* Red is led, and the green 8 wins: the green 1 has its colour, the red 1 has not. */
Test(ugo_UGO_LOSE_2, what_counts_is_the_winning_colour_not_the_led_one)
{
    expect_answer("ugo deal=R1*RB/G1*BG/G8*GY/B1*YK : R1 G1 G8 B1", "refused=- farmers=2,1,0,2");
}

Test(ugo_UGO_LOSE_2, a_1_that_ties_and_loses_has_lost)
{
    expect_farmers("ugo players=2", "R1", "B1", "0,2");
}

Test(ugo_UGO_LOSE_3, a_2_that_loses_to_another_colour_brings_one)
{
    expect_farmers("ugo players=2", "R8", "B2", "0,1");
    expect_farmers("ugo players=2", "R2", "B8", "1,0");
}

Test(ugo_UGO_LOSE_3, a_2_that_loses_to_its_own_colour_brings_none)
{
    expect_farmers("ugo players=2", "R8", "R2", "0,0");
    expect_answer("ugo deal=R3*RB/G2*BG/G8*GY/B2*YK : R3 G2 G8 B2", "refused=- farmers=0,0,0,1");
}

/* The winner's own farmers and those of several losers come together. */
Test(ugo_UGO_LOSE_3, several_players_get_farmers_for_one_trick)
{
    expect_answer("ugo deal=R3*RB/G2*BG/R2*GY/B1*YK : R3 G2 R2 B1", "refused=- farmers=2,1,0,2");
}
