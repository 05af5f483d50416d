/* The Giant's options. */
#include "lines.h"

#include <criterion/criterion.h>

/* All 36 beanstalk cards are gone from the castle, and its last twelve cards lie in one stack. Jack
 * needs a harp only. */
#define ONE_STACK "-/-/-/-/EEIIOHHBGOUU/123456B123456G/123456/123456777788889999/"

Test(englishman_ENG_GIANT_1, any_one_of_three_options_is_his_turn)
{
    expect_at("englishman at=12345/6/-/-/*/-/-/-/giant : Da2", "1345/6/-/-/*/-/-/2/jack3");
    expect_at("englishman at=12345/6/-/-/*/-/-/-/giant : Gab", "1/62345/-/-/*/-/-/-/jack3");
    expect_at("englishman at=12345/6/-/-/*/-/-/-/giant : Sab Sab", "123/654/-/-/*/-/-/-/jack3");
}

Test(englishman_ENG_GIANT_1, he_takes_one_option_only)
{
    expect_refused("englishman at=12345/6/-/-/*/-/-/-/giant : Sab Da2", "ENG-GIANT-1");
    expect_refused("englishman at=12345/6/-/-/*/-/-/-/giant : Sab Gab", "ENG-GIANT-1");
    expect_refused("englishman at=12345/6/-/-/*/-/-/-/giant : Da1 Da1", "ENG-TURN-1");
}

Test(englishman_ENG_GIANT_1, he_does_not_leave_out_his_turn)
{
    expect_refused("englishman at=12345/6/-/-/*/-/-/-/giant : pass", "ENG-GIANT-1");
}

Test(englishman_ENG_GIANT_2, he_discards_from_the_back_the_middle_and_the_front)
{
    expect_at("englishman at=123/6/-/-/*/-/-/-/giant : Da1", "23/6/-/-/*/-/-/1/jack3");
    expect_at("englishman at=123/6/-/-/*/-/-/-/giant : Da2", "13/6/-/-/*/-/-/2/jack3");
    expect_at("englishman at=123/6/-/-/*/-/-/-/giant : Da3", "12/6/-/-/*/-/-/3/jack3");
    expect_at("englishman at=123/6/-/-/*/-/-/-/giant : Db1", "123/-/-/-/*/-/-/6/jack3");
}

Test(englishman_ENG_GIANT_2, the_discards_are_written_lowest_first)
{
    expect_at("englishman at=13/-/-/-/*/-/-/2239/giant : Da2", "1/-/-/-/*/-/-/22339/jack3");
    expect_at("englishman at=13/-/-/-/*/-/-/2239/giant : Da1", "3/-/-/-/*/-/-/12239/jack3");
}

Test(englishman_ENG_GIANT_2, treasures_are_not_discarded)
{
    expect_refused("englishman at=1BGH/6/-/-/*/-/-/-/giant : Da2", "ENG-GIANT-2");
    expect_refused("englishman at=1BGH/6/-/-/*/-/-/-/giant : Da3", "ENG-GIANT-2");
    expect_refused("englishman at=1BGH/6/-/-/*/-/-/-/giant : Da4", "ENG-GIANT-2");
}

Test(englishman_ENG_GIANT_2, giants_are_not_discarded)
{
    expect_refused("englishman at=1E2/6/-/-/*/-/-/-/giant : Da2", "ENG-GIANT-2");
}

Test(englishman_ENG_GIANT_2, where_no_card_lies_none_is_discarded)
{
    expect_refused("englishman at=123/6/-/-/*/-/-/-/giant : Da4", "ENG-GIANT-2");
    expect_refused("englishman at=12345678/-/-/-/*/-/-/-/giant : Da40", "ENG-GIANT-2");
    expect_refused("englishman at=123/6/-/-/*/-/-/-/giant : Dc1", "ENG-GIANT-2");
}

Test(englishman_ENG_GIANT_3, the_front_four_go_to_another_front_as_they_lie)
{
    expect_at("englishman at=12345/67/-/-/*/-/-/-/giant : Gab", "1/672345/-/-/*/-/-/-/jack3");
    expect_at("englishman at=67/12E4B/-/-/*/-/-/-/giant : Gba", "672E4B/1/-/-/*/-/-/-/jack3");
}

Test(englishman_ENG_GIANT_3, the_stack_they_go_to_must_be_another)
{
    expect_refused("englishman at=12345/67/-/-/*/-/-/-/giant : Gaa", "ENG-GIANT-3");
}

Test(englishman_ENG_GIANT_4, four_cards_are_enough)
{
    expect_at("englishman at=1234/67/-/-/*/-/-/-/giant : Gab", "-/671234/-/-/*/-/-/-/jack3");
}

Test(englishman_ENG_GIANT_4, three_cards_are_not)
{
    expect_refused("englishman at=123/67/-/-/*/-/-/-/giant : Gab", "ENG-GIANT-4");
    expect_refused("englishman at=123/67/-/-/*/-/-/-/giant : Gca", "ENG-GIANT-4");
}

Test(englishman_ENG_GIANT_5, he_makes_two_moves_with_front_cards)
{
    expect_at("englishman at=12/34/-/-/*/-/-/-/giant : Sab", "1/342/-/-/*/-/-/-/second");
    expect_at("englishman at=12/34/-/-/*/-/-/-/giant : Sab Sba", "12/34/-/-/*/-/-/-/jack3");
    expect_at("englishman at=12/34/-/-/*/-/-/-/giant : Sab Sac", "-/342/1/-/*/-/-/-/jack3");
}

Test(englishman_ENG_GIANT_5, each_goes_to_another_stack)
{
    expect_refused("englishman at=12/34/-/-/*/-/-/-/giant : Saa", "ENG-GIANT-5");
    expect_refused("englishman at=12/34/-/-/*/-/-/-/giant : Sab Sbb", "ENG-GIANT-5");
}

Test(englishman_ENG_GIANT_5, an_empty_stack_has_no_front_card)
{
    expect_refused("englishman at=12/34/-/-/*/-/-/-/giant : Sca", "ENG-GIANT-5");
}

Test(englishman_ENG_GIANT_5, after_one_move_he_owes_the_other)
{
    expect_refused("englishman at=12/34/-/-/*/-/-/-/giant : Sab pass", "ENG-GIANT-5");
}

Test(englishman_ENG_GIANT_6, a_discard_may_come_from_the_back)
{
    expect_at("englishman at=12345/6/-/-/*/-/-/-/giant : Da1", "2345/6/-/-/*/-/-/1/jack3");
}

Test(englishman_ENG_GIANT_6, no_move_of_his_takes_a_card_from_the_back)
{
    expect_refused("englishman at=12345/6/-/-/*/-/-/-/giant : Baa", "ENG-GIANT-6");
    expect_refused("englishman at=12345/6/-/-/*/-/-/-/second : Baa", "ENG-GIANT-6");
    expect_refused("englishman at=12345/6/-/-/*/-/-/-/giant : BaJ", "ENG-GIANT-6");
}

Test(englishman_ENG_STUCK_1, the_giant_passes_when_nothing_else_is_left_to_him)
{
    expect_answer("englishman?empty-stack=jack at=" ONE_STACK "giant", "legal=pass");
    expect_at("englishman?empty-stack=jack at=" ONE_STACK "giant : pass", ONE_STACK "jack3");
}

Test(englishman_ENG_STUCK_1, he_passes_when_his_first_move_has_left_one_stack)
{
    expect_at("englishman?empty-stack=jack at=-/-/-/E/*/-/-/-/giant : Sde pass",
              "-/-/-/-/EII1111222233334444OOUU55556666777788889999BBGGHHE/-/-/-/jack3");
}

/* He is refused by the clause of the option that he owes; no refusal bears this clause's own id. */
Test(englishman_ENG_STUCK_1, he_does_not_pass_while_he_can_discard)
{
    expect_refused("englishman?empty-stack=jack at=-/-/-/-/*/-/-/-/giant : pass", "ENG-GIANT-1");
}

Test(englishman_ENG_STUCK_1, with_empty_stacks_open_to_him_he_is_never_stuck)
{
    expect_refused("englishman at=" ONE_STACK "giant : pass", "ENG-GIANT-1");
    expect_at("englishman at=" ONE_STACK "giant : Sea",
              "U/-/-/-/EEIIOHHBGOU/123456B123456G/123456/123456777788889999/second");
}

Test(englishman_ENG_STUCK_1, by_the_other_reading_he_loses)
{
    expect_answer("englishman?empty-stack=jack,stuck=lose at=-/-/-/E/*/-/-/-/giant : Sde",
                  "result=jack by=stuck turn=- refused=-");
}
