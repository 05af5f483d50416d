/* The deck, the deal, open cards, the Protection and the order of turns. */
#include "lines.h"

#include <criterion/criterion.h>
#include <string.h>

Test(englishman_ENG_DECK_1, the_whole_deck_may_be_dealt)
{
    expect_at("englishman " DEAL, DEAL_LYING "protect");
    expect_at("englishman@v83 " DEAL, DEAL_LYING "protect");
}

/* The cards begin in column 17, and end before column 71 = 17 + 5 * 10 cards + 4 slashes. */
Test(englishman_ENG_DECK_1, a_fifth_one_in_place_of_a_two_is_no_deck)
{
    expect_error("englishman deal=11345E6789/12345I6789/12345O6789/12345U6789/BEGIHOBUGH", 71,
                 "expected four of each of 1 to 9, two of each of E I O U B G H (ENG-DECK-1)");
}

Test(englishman_ENG_DECK_1, a_third_harp_in_place_of_a_goose_is_no_deck)
{
    expect_error("englishman deal=12345E6789/12345I6789/12345O6789/12345U6789/BEHIHOBUGH", 71,
                 "expected four of each of 1 to 9, two of each of E I O U B G H (ENG-DECK-1)");
}

Test(englishman_ENG_DECK_1, a_position_has_no_51st_card)
{
    expect_error(
        "englishman at=12345E6789/12345I6789/12345O6789/12345U6789/BEGIHOBUGH1/-/-/-/jack3", 69,
        "more than 50 cards (ENG-DECK-1)");
}

Test(englishman_ENG_DECK_1, a_position_of_49_cards_is_too_small)
{
    expect_error("englishman at=12345E6789/12345I6789/12345O6789/12345U6789/BEGIHOBUG/-/-/-/jack3",
                 75, "fewer than 50 cards (ENG-DECK-1)");
}

Test(englishman_ENG_DEAL_1, five_stacks_of_ten_begin_the_game_with_jack)
{
    expect_answer("englishman " DEAL, "turn=jack result=- by=- refused=- at=" DEAL_LYING "protect");
}

Test(englishman_ENG_DEAL_1, a_stack_of_nine_and_one_of_eleven_are_no_deal)
{
    expect_error("englishman deal=12345E678/912345I6789/12345O6789/12345U6789/BEGIHOBUGH", 26,
                 "a stack is dealt 10 cards (ENG-DEAL-1)");
    expect_error("englishman deal=12345E67891/2345I6789/12345O6789/12345U6789/BEGIHOBUGH", 28,
                 "a stack is dealt 10 cards (ENG-DEAL-1)");
}

Test(englishman_ENG_DEAL_1, four_stacks_are_no_deal)
{
    expect_error("englishman deal=12345E6789/12345I6789/12345O6789/12345U6789", 60,
                 "expected '/' and the next stack, got the end of the word");
}

Test(englishman_ENG_DEAL_1, a_sixth_stack_is_no_deal)
{
    expect_error("englishman " DEAL "/1", 71, "expected the end of the deal, got '/'");
}

/* No event can break this clause, so nothing is refused by it: it says what the players see. */
Test(englishman_ENG_OPEN_1, both_players_see_every_card_and_the_discards)
{
    static char line[LINE_ROOM], answer[ANSWER_ROOM], at[ANSWER_ROOM], seen[ANSWER_ROOM];
    fill("englishman at=12/34/E/-/*/123456B/12/99/giant : Da1", line);
    cr_assert(judge(line, strlen(line), 3, answer));
    value_of(answer, "at", at);
    cr_expect_not_null(strstr(at, "/199/"), "the discards are part of the position");
    value_of(answer, "see-jack", seen);
    cr_expect_str_eq(seen, at);
    value_of(answer, "see-giant", seen);
    cr_expect_str_eq(seen, at);
}

Test(englishman_ENG_PROT_1, a_card_from_inside_a_stack_goes_inside_another)
{
    expect_at("englishman " DEAL " : Pd5b3",
              "12345E6789/125345I6789/12345O6789/1234U6789/BEGIHOBUGH/-/-/-/jack3");
}

Test(englishman_ENG_PROT_1, a_card_may_move_to_a_later_stack)
{
    expect_at("englishman " DEAL " : Pa6e1",
              "123456789/12345I6789/12345O6789/12345U6789/EBEGIHOBUGH/-/-/-/jack3");
}

Test(englishman_ENG_PROT_1, a_card_may_go_to_the_front_of_another_stack)
{
    expect_at("englishman " DEAL " : Pa1b11",
              "2345E6789/12345I67891/12345O6789/12345U6789/BEGIHOBUGH/-/-/-/jack3");
}

Test(englishman_ENG_PROT_1, a_card_may_change_its_place_in_its_own_stack)
{
    expect_at("englishman " DEAL " : Pa2a9",
              "1345E67829/12345I6789/12345O6789/12345U6789/BEGIHOBUGH/-/-/-/jack3");
}

Test(englishman_ENG_PROT_1, a_card_may_be_put_back_where_it_was)
{
    expect_at("englishman " DEAL " : Pc4c4", DEAL_LYING "jack3");
}

Test(englishman_ENG_PROT_1, there_is_no_eleventh_card_in_a_stack_of_ten)
{
    expect_refused("englishman " DEAL " : Pa11b1", "ENG-PROT-1");
}

/* After the card has left its own stack, nine others lie there, and a tenth place is the last. */
Test(englishman_ENG_PROT_1, the_last_place_is_the_eleventh_elsewhere_and_the_tenth_at_home)
{
    expect_refused("englishman " DEAL " : Pa1b12", "ENG-PROT-1");
    expect_refused("englishman " DEAL " : Pa1a11", "ENG-PROT-1");
}

Test(englishman_ENG_PROT_1, it_comes_once)
{
    expect_refused("englishman " DEAL " : Pd5b3 Pa2b2", "ENG-PROT-1");
}

Test(englishman_ENG_PROT_1, it_is_gone_when_declined)
{
    expect_refused("englishman " DEAL " : pass Pa2b2", "ENG-PROT-1");
}

Test(englishman_ENG_PROT_1, the_giant_has_none)
{
    expect_refused("englishman at=12/34/-/-/*/-/-/-/giant : Pa1b1", "ENG-PROT-1");
    expect_refused("englishman at=12/34/-/-/*/-/-/-/giant : Pa2b1", "ENG-PROT-1");
}

Test(englishman_ENG_PROT_2, jack_may_decline)
{
    expect_at("englishman " DEAL " : pass", DEAL_LYING "jack3");
}

Test(englishman_ENG_PROT_2, jack_decides_before_his_first_move)
{
    expect_refused("englishman " DEAL " : Fab", "ENG-PROT-2");
    expect_refused("englishman " DEAL " : BaJ", "ENG-PROT-2");
    expect_refused("englishman@v83 " DEAL " : Baa", "ENG-PROT-2");
}

Test(englishman_ENG_TURN_1, jack_has_the_first_turn)
{
    expect_answer("englishman " DEAL " : pass Fab", "turn=jack refused=-");
    expect_refused("englishman " DEAL " : Sab", "ENG-TURN-1");
    expect_refused("englishman " DEAL " : pass Sab", "ENG-TURN-1");
}

Test(englishman_ENG_TURN_1, the_giant_follows_jack_and_jack_the_giant)
{
    expect_answer("englishman " DEAL " : pass Fab Fba Baa", "turn=giant refused=-");
    expect_answer("englishman " DEAL " : pass Fab Fba Baa Gab", "turn=jack refused=-");
    expect_answer("englishman " DEAL " : pass Fab Fba Baa Gab Faa Fab Fab Fab",
                  "turn=giant refused=6");
}

Test(englishman_ENG_TURN_1, a_player_does_not_move_in_the_others_turn)
{
    expect_refused("englishman at=12/34/-/-/*/-/-/-/jack3 : Da1", "ENG-TURN-1");
    expect_refused("englishman at=12/34/-/-/*/-/-/-/jack2 : Gea", "ENG-TURN-1");
    expect_refused("englishman at=12/34/-/-/*/-/-/-/jack1 : Sab", "ENG-TURN-1");
    expect_refused("englishman at=12/34/-/-/*/-/-/-/giant : Fab", "ENG-TURN-1");
    expect_refused("englishman at=12/34/-/-/*/-/-/-/second : FaJ", "ENG-TURN-1");
}
