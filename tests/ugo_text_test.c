/* UGO! as text: events, positions, and the place and words of every error. */
#include "lines.h"
#include "ugo_lines.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "arbiter.h"

#define HANDS "*RB/*BG/*GY/*YK"
#define START "ugo deal=" HANDS " : "
#define TWICE "this card is there twice"

/* HANDS, written out as docs/lines.md has it. */
#define WRITTEN                                                                                    \
    "R0R1R2R3R4R5R6R7R8B0/-/-/-/-/-/B1B2B3B4B5B6B7B8G0G1/-/-/-/-/-/"                               \
    "G2G3G4G5G6G7G8Y0Y1Y2/-/-/-/-/-/Y3Y4Y5Y6Y7Y8K0K1K2K3/-/-/-/-/-/-/K4K5K6K7K8/-/"

Test(ugo_text, a_deal_is_read_in_any_order_and_written_in_the_decks)
{
    expect_at("ugo deal=B0R8R7R6R5R4R3R2R1R0/G1G0B8B7B6B5B4B3B2B1/Y2Y1Y0G8G7G6G5G4G3G2/"
              "K3Y3K2Y4K1Y5K0Y6Y8Y7",
              WRITTEN "play:1:4:1:0,0,0,0:0,0,0,0");
    expect_at("ugo at=" HANDS "/-/*/-/play", WRITTEN "play:1:4:1:0,0,0,0:0,0,0,0");
}

Test(ugo_text, a_position_is_read_in_any_order_but_for_what_is_on_top)
{
    expect_answer("ugo at=R8R7R5B0R2R1R0B2B1/*BG/*GY[R4R3R6,B5]/*YK/-/K8K7K6K5K4/-/play:1:4:3",
                  "hand1=R0R1R2R5R7R8B0B1B2 board3=R3R4R6/B5/-/-/- aside=K4K5K6K7K8");
    expect_answer("ugo at=*RB/*BG/*GY[R6R3R4,B5]/*YK/-/*/-/play:1:4:3", "board3=R3R6R4/B5/-/-/-");
}

/* First those of earlier tricks, their top card last; then those of this trick, and the top. */
Test(ugo_text, the_cards_of_a_place_are_written_from_the_bottom_up)
{
    const char *line = "ugo at=*RB/*BG/*GY[R8R0R2R1]/*YK/R5R3R6R4/*/-/put";
    expect_answer(line, "board3=R0R2R8R1/-/-/-/-");
    expect_answer("ugo at=*RB/*BG/*GY[R8R0R2R1]/*YK/R5R3R6R4/*/-/put : R6@1 R4@1",
                  "refused=- board3=R0R2R8R1R6R4/-/-/-/- trick=R5R3R6R4");
    expect_answer("ugo at=*RB/*BG/*GY[R8R0R2R1]/*YK/R5R3R6R4/*/-/put : R6@1 R4@1 R3@1 R5@1",
                  "refused=- board3=R0R1R2R3R4R6R8R5/-/-/-/- trick=-");
    expect_answer("ugo at=*RB/*BG/*GY[R8R0R2R1R6R4]/*YK/R5R3R6R4/*/-/put",
                  "board3=R0R2R8R1R6R4/-/-/-/- legal=R5@1,R3@1");
}

Test(ugo_text, whose_turn_it_is_follows_from_the_cards)
{
    expect_answer("ugo at=" HANDS "/-/*/-/play", "turn=p1");
    expect_answer("ugo at=*RB/*BG/*GY/*YK/R3B5/*/-/play", "turn=p3");
    expect_answer("ugo at=*RB/*BG/*GY[R3R4R6,B5]/*YK/G8Y0/*/-/play:1:4:3", "turn=p1");
    expect_answer("ugo at=*RB/*BG/*GY/*YK/R3B5R6R4/*/-/put", "turn=p3");
    expect_answer("ugo?placed=until-lead at=*RB/*BG/*GY[R3R4R6,B5]/*YK/R3B5R6R4/*/-/lead",
                  "turn=p3");
    expect_answer("ugo at=-/-/-/-/-/K4K5K6K7K8/*/deal:2:1:2", "turn=chance");
    expect_answer("ugo?dealer=chosen at=-/-/-/-/-/K4K5K6K7K8/*/dealer:2:4:1", "turn=chance");
}

Test(ugo_text, totals_may_be_negative)
{
    expect_at("ugo at=" HANDS "/-/*/-/play:3:2:3:0,0,0,0:-90,80,-1,10",
              WRITTEN "play:3:2:3:0,0,0,0:-90,80,-1,10");
}

Test(ugo_text, every_event_can_be_written)
{
    expect_refused(START "R8@5", "UGO-PUT-1");
    expect_refused(START "back", "UGO-PUT-6");
    expect_refused(START "+K8", "UGO-DEAL-3");
    expect_refused(START "dealer4", "UGO-DEAL-4");
    expect_refused(START "K8", "UGO-TRICK-1");
    expect_answer(START "R8", "refused=-");
}

/* Well-formed, whatever the number of players. */
Test(ugo_text, a_dealer_who_does_not_play_is_refused)
{
    expect_refused("ugo players=3 deal=*RB/*BG/*GY : dealer4", "UGO-DEAL-4");
    const char *next = "ugo?dealer=chosen players=3 at=-/-/-/-/"
                       "K0K1K2K3K4K5K6K7K8Y3Y4Y5Y6Y7Y8/*/dealer:2:3:1 : dealer4";
    expect_refused(next, "UGO-DEAL-4");
}

Test(ugo_text, an_event_that_is_none_makes_the_line_malformed)
{
    expect_error_here(START "^x", "expected a colour: one of R B G Y K, got 'x'");
    expect_error_here(START "^r5", "expected a colour: one of R B G Y K, got 'r'");
    expect_error_here(START "R^9", "expected a value from 0 to 8, got '9'");
    expect_error_here(START "R^", "expected a value from 0 to 8, got the end of the word");
    expect_error_here(START "R5^5", "expected the end of the event, got '5'");
    expect_error_here(START "R8 R5@^6", "expected a place from 1 to 5, got '6'");
    expect_error_here(START "R5@^0", "expected a place from 1 to 5, got '0'");
    expect_error_here(START "R5@^", "expected a place from 1 to 5, got the end of the word");
    expect_error_here(START "R5@1^0", "expected the end of the event, got '0'");
    expect_error_here(START "+R^", "expected a value from 0 to 8, got the end of the word");
    expect_error_here(START "+^", "expected a colour: one of R B G Y K, got the end of the word");
    expect_error_here(START "+R5^@1", "expected the end of the event, got '@'");
    expect_error_here(START "bac^", "expected the word back, got the end of the word");
    expect_error_here(START "b^x", "expected the word back, got 'x'");
    expect_error_here(START "back^s", "expected the end of the event, got 's'");
    expect_error_here(START "dealer^5", "expected a player: one of 1 2 3 4, got '5'");
    expect_error_here(START "dealer^0", "expected a player: one of 1 2 3 4, got '0'");
    expect_error_here(START "deal^", "expected the word dealer, got the end of the word");
    expect_error_here(START "dealer1^2", "expected the end of the event, got '2'");
    expect_error_here(START "^pass", "expected a colour: one of R B G Y K, got 'p'");
}

Test(ugo_text, a_part_needs_cards_or_a_hyphen)
{
    expect_error_here("ugo at=^/-/-/-/-/-/", "expected a colour: one of R B G Y K, got '/'");
    expect_error_here("ugo at=-/^/-/", "expected a colour: one of R B G Y K, got '/'");
    expect_error_here("ugo at=-^R0/", "expected '/' and the next part, got 'R'");
    expect_error_here("ugo at=-/-^R0/", "expected '/' and the next part, got 'R'");
    expect_error_here("ugo at=R0^", "expected '/' and the next part, got the end of the word");
    expect_error_here("ugo at=R0/R1^", "expected '/' and the next part, got the end of the word");
    expect_error_here("ugo at=" HANDS "/^/*/-/play",
                      "expected a colour: one of R B G Y K, got '/'");
    expect_error_here("ugo at=" HANDS "/-^R0/*/-/play", "expected '/' and the next part, got 'R'");
    expect_error_here("ugo at=" HANDS "/-/*/^/play",
                      "expected a colour: one of R B G Y K, got '/'");
    expect_error_here("ugo at=R0/R1/-/^W1/-/-/", "expected a colour: one of R B G Y K, got 'W'");
    expect_error_here("ugo at=*RB/*BG/*GY/*YK/R3^x/*/-/play",
                      "expected a colour: one of R B G Y K, got 'x'");
}

Test(ugo_text, a_card_is_there_once)
{
    expect_error_here("ugo at=R0^R0/", TWICE);
    expect_error_here("ugo at=R0/R1^R0/", TWICE);
    expect_error_here("ugo at=*RB/*BG/*GY/*YK/R3B5^R3/*/-/play", TWICE);
    expect_error_here("ugo at=R3*RB/*BG/*GY/*YK/^R3/*/-/play", TWICE);
    expect_error_here("ugo at=*RB/*BG/*GY/*YK/R3/*^R3/-/play", TWICE);
}

Test(ugo_text, a_place_has_one_colour)
{
    expect_error_here("ugo at=-/R0B0^/", "a place has cards of one colour (UGO-PUT-3)");
    expect_error_here("ugo at=-/R0R1R2R3R4R5R6R7R8^B0/-/",
                      "a place has nine cards of one colour at most");
}

Test(ugo_text, a_trick_has_a_card_of_each_player)
{
    expect_error_here("ugo players=2 at=*RB/*BG/R3B5^R4/*/-/play",
                      "a trick has one card of each player");
}

Test(ugo_text, cards_of_the_trick_lie_above_all_others)
{
    expect_error_here("ugo at=*RB/*BG/*GY[R0R1R6R2R7]/*YK/R5R3R6R4/*/-/put:1:4:1:0,0,0,0:0,0,0,0^",
                      "cards of the trick lie above all others (UGO-PUT-2)");
}

/* The state begins where WRITTEN ends. */
Test(ugo_text, the_state_has_a_phase_and_a_game)
{
    const char *phases = "expected a phase: play put lead deal dealer over, got ";
    char message[128];
    snprintf(message, sizeof message, "%s%s", phases, "the end of the word");
    expect_error_here("ugo at=" WRITTEN "^", message);
    snprintf(message, sizeof message, "%s'w'", phases);
    expect_error_here("ugo at=" WRITTEN "^wait:1:4:1:0,0,0,0:0,0,0,0", message);
    expect_error_here("ugo at=" WRITTEN "play^/1", "expected ':' and the next number, got '/'");
    expect_error_here("ugo at=" WRITTEN "play:^0:4:1:0,0,0,0:0,0,0,0",
                      "expected a game from 1 to 4, got '0'");
    expect_error_here("ugo at=" WRITTEN "play:^5:4:1:0,0,0,0:0,0,0,0",
                      "expected a game from 1 to 4, got '5'");
    expect_error_here("ugo at=" WRITTEN "play:1^", "expected ':' and the next number, got the end "
                                                   "of the word");
}

Test(ugo_text, the_state_has_a_dealer_and_a_leader)
{
    expect_error_here("ugo at=" WRITTEN "play:1:^5:1:0,0,0,0:0,0,0,0",
                      "expected the number of a player, got '5'");
    expect_error_here("ugo at=" WRITTEN "play:1:4:^0:0,0,0,0:0,0,0,0",
                      "expected the number of a player, got '0'");
    expect_error_here("ugo at=" WRITTEN "play:1:4^,1:0,0,0,0:0,0,0,0",
                      "expected ':' and the next number, got ','");
    expect_error_here("ugo players=2 at=*R/*B/-/*/-/play:1:^3:1",
                      "expected the number of a player, got '3'");
}

Test(ugo_text, the_state_has_farmers_and_totals_of_each_player)
{
    expect_error_here("ugo at=" WRITTEN "play:1:4:1:^x,0,0,0:0,0,0,0",
                      "expected a number of farmers, got 'x'");
    expect_error_here("ugo at=" WRITTEN "play:1:4:1:^100,0,0,0:0,0,0,0",
                      "expected a number of farmers, got '1'");
    expect_error_here("ugo at=" WRITTEN "play:1:4:1:0^0,0,0,0:0,0,0,0",
                      "expected ',' and the next player's farmers, got '0'");
    expect_error_here("ugo at=" WRITTEN "play:1:4:1:0,0,0^:0,0,0,0",
                      "expected ',' and the next player's farmers, got ':'");
    expect_error_here("ugo at=" WRITTEN "play:1:4:1:0,0,0,0^,0:0,0,0,0",
                      "expected ':' and the next number, got ','");
    expect_error_here("ugo at=" WRITTEN "play:1:4:1:0,0,0,0:0,0^",
                      "expected ',' and the next player's total, got the end of the word");
    expect_error_here("ugo at=" WRITTEN "play:1:4:1:0,0,0,0:0,^+1,0,0",
                      "expected a total, got '+'");
    expect_error_here("ugo at=" WRITTEN "play:1:4:1:0,0,0,0:0,-^1000,0,0",
                      "expected a total, got '1'");
    expect_error_here("ugo at=" WRITTEN "play:1:4:1:0,0,0,0:0,-0^,0,0", "there is no total -0");
    expect_error_here("ugo at=" WRITTEN "play:1:4:1:0,0,0,0:0,0,0,0^,0",
                      "expected the end of the position, got ','");
    expect_error_here("ugo at=" WRITTEN "play:1:4:1:0,0,0,0:0,0,0,0^:",
                      "expected the end of the position, got ':'");
}

Test(ugo_text, an_event_that_the_notation_cannot_write_is_none)
{
    static char text[LINE_ROOM];
    struct arbiter_line line;
    struct arbiter_error error;
    fill(START, text);
    cr_assert(arbiter_line_open(&line, text, strlen(text), &error));
    const struct arbiter_event wrong[] = {
        {UGO_EVENT_KINDS, 0, 0, 0, 0},
        {UGO_PLAY_CARD, 0, UGO_CARDS, 0, 0},
        {UGO_PLAY_CARD, 1, 0, 0, 0},
        {UGO_PLAY_CARD, 0, 0, 1, 0},
        {UGO_PLAY_CARD, 0, 0, 0, 1},
        {UGO_PUT_CARD, 0, 0, 0, 0},
        {UGO_PUT_CARD, 0, 0, 0, UGO_PLACES + 1},
        {UGO_PUT_CARD, 0, UGO_CARDS, 0, 1},
        {UGO_BACK, 0, 1, 0, 0},
        {UGO_BACK, 1, 0, 0, 0},
        {UGO_DEAL_CARD, 0, UGO_CARDS, 0, 0},
        {UGO_DEAL_CARD, 0, 0, 0, 1},
        {UGO_NAME_DEALER, UGO_SEATS, 0, 0, 0},
        {UGO_NAME_DEALER, 0, 1, 0, 0},
    };
    for (unsigned number = 0; number < sizeof wrong / sizeof wrong[0]; number++)
        cr_expect_eq(arbiter_fault(&line.rules, &line.position, &wrong[number]),
                     (unsigned)ARBITER_NO_EVENT, "event %u", number);
}

Test(ugo_text, each_level_adds_to_the_answer)
{
    static char answer[ANSWER_ROOM], text[LINE_ROOM];
    fill("ugo players=2 deal=R3*RY/B5*BY : R3 R4", text);
    cr_expect(judge(text, strlen(text), 0, answer));
    cr_expect_str_eq(answer, "turn=p2 result=- refused=2 by=- why=UGO-TRICK-1");
    cr_expect(judge(text, strlen(text), 1, answer));
    cr_expect_not_null(strstr(answer, "why=UGO-TRICK-1 legal=B0,B1,B2,B3,B4,B5,B6,B7,B8,Y1"));
    cr_expect_null(strstr(answer, " at="));
    cr_expect(judge(text, strlen(text), 3, answer));
    cr_expect_not_null(strstr(answer, ":0,0:0,0 see-p1=R0R1R2R4R5R6R7R8Y0/-/-/-/-/-/?10/"));
    cr_expect_not_null(strstr(answer, ":0,0:0,0 see-p2=?9/-/-/-/-/-/B0B1B2B3B4B5B6B7B8Y1/"));
    cr_expect_null(strstr(answer, "see-p3"));
}
