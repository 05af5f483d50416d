/* The invariants of UGO!: what no match can reach is refused as a position, by name.  Beside each
 * that is refused stands one that differs in this alone, and is accepted. */
#include "lines.h"
#include "ugo_lines.h"

#include <criterion/criterion.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "arbiter.h"

static void expect_possible(const char *line)
{
    expect_answer(line, "refused=-");
}

/* p3 has won the first trick.  In PUT he places it, in LEAD he has placed it. */
#define HANDS "*RB/*BG/*GY"
#define PUT   "*YK/R3B5R6R4/*/-/put"
#define LEAD  "[R3R4R6,B5]/*YK/R3B5R6R4/*/-/lead"
#define NEXT  "[R3R4R6,B5]/*YK/-/*/-/play:1:4:3"
#define DEAL2 "ugo at=-/-/-/-/-/K4K5K6K7K8/*/deal:2:1:2"

Test(invariant_UGO_I_ZONES, cards_are_used_while_dealing_alone)
{
    expect_impossible("ugo at=*RB/*BG/*GY/*YK/-/K5K6K7K8/K4/play", "UGO-I-ZONES");
    expect_possible("ugo at=*RB/*BG/*GY/*YK/-/K4K5K6K7K8/-/play");
    expect_possible(DEAL2);
}

Test(invariant_UGO_I_ZONES, while_dealing_none_is_in_a_kingdom_or_in_the_trick)
{
    expect_impossible("ugo at=-[R0]/-/-/-/-/K4K5K6K7K8/*/deal:2:1:2", "UGO-I-ZONES");
    expect_impossible("ugo at=-/-/-/-/R0/K4K5K6K7K8/*/deal:2:1:2", "UGO-I-ZONES");
    expect_impossible("ugo players=2 at=-[*R8,G0]/-[B1B2B3B4B5B6B7B8,K0]/K1/*/-/over:4:1:2",
                      "UGO-I-ZONES");
    expect_possible("ugo players=2 at=-[*R8,G0]/-[B1B2B3B4B5B6B7B8,K0K1]/-/*/-/over:4:1:2");
}

Test(invariant_UGO_I_ZONES, there_are_no_other_zones)
{
    struct arbiter_line line;
    ugo_open(&line, "ugo at=" HANDS "/" PUT);
    line.position.ugo.zone[7] = UGO_ZONES;
    expect_invariant(&line, UGO_I_ZONES);
    line.position.ugo.zone[7] = UINT8_MAX;
    expect_invariant(&line, UGO_I_ZONES);
}

/* The notation has no parts for seats that nobody has. */
Test(invariant_UGO_I_SEATS, seats_that_nobody_has_are_empty)
{
    struct arbiter_line line;
    ugo_open(&line, "ugo players=3 at=*RB/*BG/*GY/-/*/-/play");
    const struct ugo s = line.position.ugo;
    line.position.ugo.total[3] = 1;
    expect_invariant(&line, UGO_I_SEATS);
    line.position.ugo = s;
    line.position.ugo.farmers[3] = 1;
    expect_invariant(&line, UGO_I_SEATS);
    line.position.ugo = s;
    line.position.ugo.trick[3] = 7;
    expect_invariant(&line, UGO_I_SEATS);
    line.position.ugo = s;
    line.position.ugo.top[3][4] = 7;
    expect_invariant(&line, UGO_I_SEATS);
    line.position.ugo = s;
    line.position.ugo.top[3][0] = 7;
    expect_invariant(&line, UGO_I_SEATS);
    line.position.ugo = s;
    line.position.ugo.zone[7] = UGO_IN_HAND + 3;
    expect_invariant(&line, UGO_I_SEATS);
    line.position.ugo.zone[7] = UGO_IN_KINGDOM + 3;
    expect_invariant(&line, UGO_I_SEATS);
    line.position.ugo = s;
    line.position.ugo.zone[0] = UGO_IN_HAND + 3;
    expect_invariant(&line, UGO_I_SEATS);
    line.position.ugo = s;
    expect_invariant(&line, UGO_I_NONE);
}

Test(invariant_UGO_I_PHASE, the_first_game_is_not_dealt_by_events)
{
    expect_impossible("ugo at=-/-/-/-/-/K4K5K6K7K8/*/deal:1:4:1", "UGO-I-PHASE");
    expect_impossible("ugo?dealer=chosen at=-/-/-/-/-/K4K5K6K7K8/*/dealer:1:4:1", "UGO-I-PHASE");
    expect_possible(DEAL2);
}

Test(invariant_UGO_I_PHASE, placed_cards_wait_for_a_lead_where_the_reading_says_so)
{
    expect_impossible("ugo at=" HANDS LEAD, "UGO-I-PHASE");
    expect_possible("ugo?placed=until-lead at=" HANDS LEAD);
    expect_impossible("ugo?placed=until-lead at=R0R1R2R5R7R8B0B1B2B3/*BG/G5G6G7G8Y0Y1Y2Y3Y4Y5"
                      "[R3R4R6,B5]/*YK/R3B5R6R4/*/-/lead",
                      "UGO-I-PHASE");
    expect_impossible("ugo?placed=until-lead players=2 "
                      "at=-[*R8,G0]/-[B1B2B3B4B5B6B7B8,K0K1]/K0K1/*/-/lead",
                      "UGO-I-PHASE");
}

Test(invariant_UGO_I_PHASE, what_can_be_taken_back_is_not_over)
{
    expect_possible("ugo players=2 at=K0[*R8,G0]/K1[B1B2B3B4B5B6B7B8]/-/*/-/play:1:2:1");
    expect_impossible("ugo?placed=until-lead players=2 "
                      "at=K0[*R8,G0]/K1[B1B2B3B4B5B6B7B8]/-/*/-/play:1:2:1",
                      "UGO-I-PHASE");
    expect_possible("ugo?placed=until-lead players=2 "
                    "at=-[*R8,G0]/K1[B1B2B3B4B5B6B7B8]/K0/*/-/play:1:2:1");
}

Test(invariant_UGO_I_PHASE, a_dealer_is_chosen_where_the_reading_says_so_before_any_card)
{
    const char *line = "ugo?dealer=chosen at=-/-/-/-/-/K4K5K6K7K8/*/dealer:2:4:1";
    expect_possible(line);
    expect_impossible("ugo at=-/-/-/-/-/K4K5K6K7K8/*/dealer:2:1:2", "UGO-I-PHASE");
    expect_impossible("ugo?dealer=chosen at=R0/-/-/-/-/K4K5K6K7K8/*/dealer:2:4:1", "UGO-I-PHASE");
}

Test(invariant_UGO_I_PHASE, the_match_is_over_after_four_games_and_no_card_in_hand)
{
    expect_impossible("ugo players=2 at=-[*R8,G0]/-[B1B2B3B4B5B6B7B8,K0K1]/-/*/-/over:3:2:2",
                      "UGO-I-PHASE");
    expect_impossible("ugo players=2 at=K0[*R8,G0]/K1[B1B2B3B4B5B6B7B8]/-/*/-/over:4:1:1",
                      "UGO-I-PHASE");
    expect_possible("ugo players=2 at=-[*R8,G0]/-[B1B2B3B4B5B6B7B8,K0K1]/-/*/-/over:4:1:2");
}

Test(invariant_UGO_I_PHASE, who_is_to_play_has_one_to_ten_cards)
{
    expect_impossible("ugo players=2 at=-[*R8,G0]/-[B1B2B3B4B5B6B7B8,K0K1]/-/*/-/play",
                      "UGO-I-PHASE");
    expect_impossible("ugo at=R0R1R2R3R4R5R6R7R8B0B1/*/*/*/-/*/-/play", "UGO-I-PHASE");
    expect_impossible("ugo at=*RB/*BG/R6R7R8G0G1G2G3G4G5G6/*YK/R3B5R5R4/*/-/put", "UGO-I-PHASE");
}

Test(invariant_UGO_I_PHASE, phase_and_game_are_known)
{
    struct arbiter_line line;
    ugo_open(&line, "ugo at=" HANDS NEXT);
    line.position.ugo.phase = UGO_PHASES;
    expect_invariant(&line, UGO_I_PHASE);
    ugo_open(&line, "ugo at=" HANDS NEXT);
    line.position.ugo.game = 0;
    expect_invariant(&line, UGO_I_PHASE);
    line.position.ugo.game = UGO_GAMES + 1;
    expect_invariant(&line, UGO_I_PHASE);
}

/* The reader of at= finds out whose turn it is by itself. */
Test(invariant_UGO_I_TURN, the_winner_places_and_the_leader_is_to_act_where_nobody_is)
{
    static const char *const lines[] = {"ugo at=" HANDS "/" PUT, DEAL2,
                                        "ugo?placed=until-lead at=" HANDS LEAD};
    struct arbiter_line line;
    ugo_open(&line, lines[0]);
    cr_expect_eq(line.position.ugo.turn, 2);
    line.position.ugo.turn = 0;
    expect_invariant(&line, UGO_I_TURN);
    ugo_open(&line, lines[1]);
    line.position.ugo.turn = 0;
    expect_invariant(&line, UGO_I_TURN);
    ugo_open(&line, lines[2]);
    cr_expect_eq(line.position.ugo.turn, 2);
}

Test(invariant_UGO_I_DEALER, the_last_player_deals_the_first_game)
{
    expect_impossible("ugo at=" HANDS "/*YK/-/*/-/play:1:3:4", "UGO-I-DEALER");
    expect_impossible("ugo?dealer=chosen at=" HANDS "/*YK/-/*/-/play:1:3:4", "UGO-I-DEALER");
    expect_impossible("ugo?dealer=same at=" HANDS "/*YK/-/*/-/play:1:3:4", "UGO-I-DEALER");
    expect_possible("ugo at=" HANDS "/*YK/-/*/-/play:1:4:1");
}

Test(invariant_UGO_I_DEALER, the_later_games_are_dealt_by_whom_the_reading_names)
{
    expect_possible("ugo at=" HANDS "/*YK/-/*/-/play:3:2:3");
    expect_impossible("ugo at=" HANDS "/*YK/-/*/-/play:3:4:1", "UGO-I-DEALER");
    expect_possible("ugo?dealer=same at=" HANDS "/*YK/-/*/-/play:3:4:1");
    expect_impossible("ugo?dealer=same at=" HANDS "/*YK/-/*/-/play:3:2:3", "UGO-I-DEALER");
    expect_possible("ugo?dealer=chosen at=" HANDS "/*YK/-/*/-/play:3:1:2");
    expect_possible("ugo?dealer=chosen at=" HANDS "/*YK/-/*/-/play:3:4:1");
}

/* Before the second game's dealer is chosen, the dealer is still that of the first. */
Test(invariant_UGO_I_DEALER, the_first_dealer_stays_until_the_next_is_chosen)
{
    expect_possible("ugo?dealer=chosen at=-/-/-/-/-/K4K5K6K7K8/*/dealer:2:4:1");
    expect_impossible("ugo?dealer=chosen at=-/-/-/-/-/K4K5K6K7K8/*/dealer:2:1:2", "UGO-I-DEALER");
    expect_possible("ugo?dealer=chosen at=-/-/-/-/-/K4K5K6K7K8/*/dealer:3:1:2");
    expect_possible("ugo?dealer=chosen at=-/-/-/-/-/K4K5K6K7K8/*/deal:2:1:2");
}

Test(invariant_UGO_I_DEALER, the_player_to_his_left_leads_first)
{
    expect_impossible("ugo at=" HANDS "/*YK/-/*/-/play:1:4:2", "UGO-I-DEALER");
    expect_impossible("ugo at=" HANDS "/*YK/B5R6R4R3/*/-/put:1:4:2", "UGO-I-DEALER");
    expect_impossible("ugo at=-/-/-/-/-/K4K5K6K7K8/*/deal:2:1:3", "UGO-I-DEALER");
    expect_possible("ugo at=" HANDS NEXT);
}

Test(invariant_UGO_I_DEALER, dealer_leader_and_turn_are_players)
{
    struct arbiter_line line;
    ugo_open(&line, "ugo at=" HANDS "/" PUT);
    line.position.ugo.leader = 4;
    expect_invariant(&line, UGO_I_DEALER);
    ugo_open(&line, "ugo at=" HANDS "/" PUT);
    line.position.ugo.dealer = 4;
    expect_invariant(&line, UGO_I_DEALER);
    ugo_open(&line, "ugo at=" HANDS "/" PUT);
    line.position.ugo.turn = 4;
    expect_invariant(&line, UGO_I_DEALER);
    ugo_open(&line, "ugo?dealer=chosen at=" HANDS "/*YK/-/*/-/play:3:1:2");
    line.position.ugo.dealer = 4;
    expect_invariant(&line, UGO_I_DEALER);
}

Test(invariant_UGO_I_FARMERS, a_trick_brings_two_at_most)
{
    expect_possible("ugo at=" HANDS NEXT ":2,0,2,2");
    expect_impossible("ugo at=" HANDS NEXT ":3,0,0,0", "UGO-I-FARMERS");
    expect_impossible("ugo at=" HANDS "/*YK/-/*/-/play:1:4:1:0,0,0,1", "UGO-I-FARMERS");
    expect_impossible("ugo at=-/-/-/-/-/K4K5K6K7K8/*/deal:2:1:2:1,0,0,0", "UGO-I-FARMERS");
}

#define TENTH " players=2 at=K0[*R8,G0]/K1[B1B2B3B4B5B6B7B8]/-/*/-/play:"

Test(invariant_UGO_I_FARMERS, no_more_than_spots_unless_the_surplus_is_kept)
{
    expect_possible("ugo" TENTH "1:2:1:9,9");
    expect_impossible("ugo" TENTH "1:2:1:10,9", "UGO-I-FARMERS");
    expect_possible("ugo?surplus=kept" TENTH "1:2:1:18,9");
    expect_impossible("ugo?surplus=kept" TENTH "1:2:1:19,9", "UGO-I-FARMERS");
    expect_impossible("ugo spots=00111" TENTH "1:2:1:4,0", "UGO-I-FARMERS");
    expect_possible("ugo spots=00444" TENTH "1:2:1:12,0");
}

/* 9 spots * 5 points are the worst of a game, 5 places * value 8 the best. */
Test(invariant_UGO_I_TOTALS, a_finished_game_has_given_minus_45_to_40_points)
{
    expect_impossible("ugo" TENTH "1:2:1:0,0:1,0", "UGO-I-TOTALS");
    expect_impossible("ugo" TENTH "1:2:1:0,0:0,-1", "UGO-I-TOTALS");
    expect_possible("ugo" TENTH "2:1:1:0,0:40,-45");
    expect_impossible("ugo" TENTH "2:1:1:0,0:41,-45", "UGO-I-TOTALS");
    expect_impossible("ugo" TENTH "2:1:1:0,0:40,-46", "UGO-I-TOTALS");
    expect_possible("ugo spots=00111" TENTH "2:1:1:0,0:40,-15");
    expect_impossible("ugo spots=00111" TENTH "2:1:1:0,0:40,-16", "UGO-I-TOTALS");
}

Test(invariant_UGO_I_TOTALS, four_when_the_match_is_over)
{
    const char *over = "ugo players=2 at=-[*R8,G0]/-[B1B2B3B4B5B6B7B8,K0K1]/-/*/-/over:4:1:2:0,0:";
    char line[LINE_ROOM];
    snprintf(line, sizeof line, "%s160,-180", over);
    expect_possible(line);
    snprintf(line, sizeof line, "%s161,-180", over);
    expect_impossible(line, "UGO-I-TOTALS");
}

Test(invariant_UGO_I_COUNTS, hands_are_as_large_as_the_phase_asks_for)
{
    expect_possible("ugo at=*RB/*BG/*GY/*YK/R3/*/-/play");
    expect_impossible("ugo at=R0R1R2R4R5R6R7R8/*BG/*GY/*YK/R3/*/-/play", "UGO-I-COUNTS");
    expect_impossible("ugo at=R0R1R2R4R5R6R7R8B0B1/*BG/*GY/*YK/R3/*/-/play", "UGO-I-COUNTS");
}

Test(invariant_UGO_I_COUNTS, while_dealing_hands_are_filled_clockwise)
{
    expect_possible("ugo at=-/R0/-/-/-/K4K5K6K7K8/*/deal:2:1:2");
    expect_impossible("ugo at=R0/-/-/-/-/K4K5K6K7K8/*/deal:2:1:2", "UGO-I-COUNTS");
    expect_impossible("ugo at=-/R0R1/-/-/-/K4K5K6K7K8/*/deal:2:1:2", "UGO-I-COUNTS");
}

Test(invariant_UGO_I_COUNTS, aside_lies_what_is_not_dealt)
{
    expect_impossible("ugo at=-/-/-/-/-/K3K4K5K6K7K8/*/deal:2:1:2", "UGO-I-COUNTS");
    expect_impossible("ugo at=-/R0/-/-/-/K6K7K8/*/deal:2:1:2", "UGO-I-COUNTS");
    expect_possible("ugo at=-/R0/-/-/-/K5K6K7K8/*/deal:2:1:2");
    expect_impossible("ugo?aside=first at=-/R0/-/-/-/K4K5K6K7K8/*/deal:2:1:2", "UGO-I-COUNTS");
    expect_possible("ugo?aside=first at=-/R0/-/-/-/K5K6K7K8/*/deal:2:1:2");
}

Test(invariant_UGO_I_COUNTS, with_aside_included_there_is_room_left_for_what_lies_aside)
{
    const char *hands = "R0R1R2R3R4R5R6R7R8/G0G1G2G3G4G5G6G7G8B0/Y0Y1Y2Y3Y4Y5Y6Y7Y8B1/"
                        "B2B3B4B5B6B7B8K0K1/-/";
    char line[LINE_ROOM];
    snprintf(line, sizeof line, "ugo?aside=included at=%sK7K8/*/deal:2:1:2", hands);
    expect_possible(line);
    snprintf(line, sizeof line, "ugo?aside=included at=%sK6K7K8/*/deal:2:1:2", hands);
    expect_impossible(line, "UGO-I-COUNTS");
    snprintf(line, sizeof line, "ugo at=%sK6K7K8/*/deal:2:1:2", hands);
    expect_possible(line);
}

/* p3 and p4 hold nine cards, two of them on boards. */
Test(invariant_UGO_I_COUNTS, a_kingdom_holds_whole_tricks)
{
    expect_impossible("ugo at=*RB/*BG[B5]/*GY[R3R4R6]/*YK/-/*/-/play:1:4:3", "UGO-I-COUNTS");
    expect_impossible("ugo at=" HANDS "[R3R4R6,B5B7]/*YK/-/*/-/play:1:4:3", "UGO-I-COUNTS");
    expect_possible("ugo at=*RB/*BG/*GY[R3R4R6,B5]/*YK/-/*/-/play:1:4:3");
}

Test(invariant_UGO_I_COUNTS, the_rest_lies_aside_during_a_game)
{
    struct arbiter_line line;
    ugo_open(&line, "ugo players=3 at=*RB/*BG/*GY/-/*/-/play");
    cr_expect_eq(ugo_count(&line.position.ugo, UGO_ASIDE), 15u);
    line.position.ugo.zone[44] = UGO_IN_HAND;
    expect_invariant(&line, UGO_I_COUNTS);
}
