/* Winning, and the end. */
#include "lines.h"

#include <criterion/criterion.h>

/* The last treasure covers a Fum, and the other giants show: Jack's claim uncovers a front row. */
#define BOTH_AT_ONCE "at=*UH/E/I/O/-/123456B123456G/123456/-/jack3 : FaJ"

Test(englishman_ENG_WIN_1, the_giant_wins_at_the_first_of_his_two_moves)
{
    expect_answer("englishman at=*U1/2/E/I/O/-/-/-/giant : Sab",
                  "turn=- result=giant by=horizontal refused=-");
}

Test(englishman_ENG_WIN_1, the_giant_wins_in_the_middle_of_jacks_turn)
{
    expect_answer("englishman at=*U1/2/E/I/O/-/-/-/jack3 : Fab",
                  "turn=- result=giant by=horizontal refused=-");
    expect_answer("englishman@v83 at=*U1/2/E/I/O/-/-/-/jack2 : Fab",
                  "turn=- result=giant by=horizontal refused=-");
    expect_answer("englishman at=1U/2EIO/-/-/*/-/-/-/jack3 : Fab",
                  "turn=- result=giant by=vertical refused=-");
}

Test(englishman_ENG_WIN_1, a_pattern_that_a_four_card_move_passes_through_does_not_count)
{
    expect_at("englishman at=*U123/4/E/I/O/-/-/-/giant : Gab", "*/4U123/E/I/O/-/-/-/jack3");
}

/* The fronts of the deal are Fee, Fi, Fo, Fum and a harp. */
Test(englishman_ENG_WIN_1, a_pattern_of_the_deal_waits_for_the_first_move)
{
    expect_answer("englishman deal=123456789E/123456789I/123456789O/123456789U/BEGIHOBUGH : pass",
                  "turn=jack result=- by=-");
    expect_answer("englishman deal=123456789E/123456789I/123456789O/123456789U/BEGIHOBUGH "
                  ": pass Bee",
                  "turn=- result=giant by=horizontal");
    expect_answer("englishman deal=123456789E/123456789I/123456789O/123456789U/BEGIHOBUGH "
                  ": pass Baa",
                  "turn=jack result=- by=-");
}

/* Figure A: the four giants one after another in a stack. */
Test(englishman_ENG_WIN_2, four_different_giants_together_in_a_stack_win)
{
    expect_answer("englishman at=1U/2EIO/-/-/*/-/-/-/giant : Sab", "result=giant by=vertical");
    expect_answer("englishman@v83 at=1U/2EIO/-/-/*/-/-/-/giant : Sab", "result=giant by=vertical");
}

Test(englishman_ENG_WIN_2, their_order_does_not_matter)
{
    expect_answer("englishman at=1E/2OUI/-/-/*/-/-/-/giant : Sab", "result=giant by=vertical");
    expect_answer("englishman at=1I/UOE/-/-/*/-/-/-/giant : Sab", "result=giant by=vertical");
}

Test(englishman_ENG_WIN_2, they_may_lie_anywhere_in_the_stack)
{
    expect_answer("englishman at=3/2EI5OU7/-/-/*/-/-/-/giant : Db4",
                  "result=giant by=vertical at=3/2EIOU7/-/-/*/-/-/5/giant:vertical");
}

Test(englishman_ENG_WIN_2, the_group_may_arrive_together)
{
    expect_answer("englishman at=1IOU9/2E/-/-/*/-/-/-/giant : Gab", "result=giant by=vertical");
}

Test(englishman_ENG_WIN_2, a_card_between_them_breaks_the_group)
{
    expect_at("englishman at=1U/2EI5O/-/-/*/-/-/-/giant : Sab", "1/2EI5OU/-/-/*/-/-/-/second");
}

Test(englishman_ENG_WIN_2, three_kinds_are_not_enough)
{
    expect_at("englishman at=1I/2EIO/-/-/*/-/-/-/giant : Sab", "1/2EIOI/-/-/*/-/-/-/second");
}

Test(englishman_ENG_WIN_2, the_group_does_not_run_over_two_stacks)
{
    expect_at("englishman at=2EI/OU3/1/-/*/-/-/-/giant : Scd", "2EI/OU3/-/1/*/-/-/-/second");
}

/* Fee Fi Fi Fo Fum: no four neighbours are all different. */
Test(englishman_ENG_WIN_2, a_double_in_the_middle_breaks_the_group)
{
    expect_at("englishman at=1U/2EIIO/-/-/*/-/-/-/giant : Sab", "1/2EIIOU/-/-/*/-/-/-/second");
}

/* Figure B: the four giants at the front of four stacks. */
Test(englishman_ENG_WIN_3, four_different_giants_at_the_front_of_four_stacks_win)
{
    expect_answer("englishman at=*U1/2/3E/4I/5O/-/-/-/giant : Sab", "result=giant by=horizontal");
    expect_answer("englishman@v83 at=*U1/2/3E/4I/5O/-/-/-/giant : Sab",
                  "result=giant by=horizontal");
}

Test(englishman_ENG_WIN_3, neither_order_nor_adjacency_matters)
{
    expect_answer("englishman at=3O/4U/*E1/2/5I/-/-/-/giant : Scd", "result=giant by=horizontal");
    expect_answer("englishman at=3O/4U/*/2E9/5I/-/-/-/giant : Dd3", "result=giant by=horizontal");
}

Test(englishman_ENG_WIN_3, the_fifth_stack_may_show_a_giant_or_be_empty)
{
    expect_answer("englishman at=3U1/*E/2E/4I/5O/-/-/-/giant : Da3", "result=giant by=horizontal");
    expect_answer("englishman at=-/U1/*E/4I/5O/-/-/-/giant : Db2", "result=giant by=horizontal");
}

Test(englishman_ENG_WIN_3, a_pair_among_four_fronts_does_not_win)
{
    expect_at("englishman at=*1E/2/3E/4I/5O/-/-/-/giant : Sab", "*1/2E/3E/4I/5O/-/-/-/second");
}

Test(englishman_ENG_WIN_3, a_giant_at_the_back_does_not_count)
{
    expect_at("englishman at=*12/U3/3E/4I/5O/-/-/-/giant : Sab", "*1/U32/3E/4I/5O/-/-/-/second");
}

/* Sevens, eights and nines are gone.  Three beanstalks then take 1 2 3 4 5 6 each: three of each.
 */
Test(englishman_ENG_WIN_4, the_giant_wins_when_three_beanstalks_have_become_impossible)
{
    expect_answer("englishman at=1/-/-/-/*/-/-/1777788889999/giant : Da1",
                  "turn=- result=giant by=discard refused=- "
                  "at=-/-/-/-/*/-/-/11777788889999/giant:discard");
}

Test(englishman_ENG_WIN_4, the_last_card_that_the_current_beanstalk_needs_decides)
{
    expect_answer("englishman at=9/-/-/-/*/-/12348/999/giant : Da1", "result=giant by=discard");
}

Test(englishman_ENG_WIN_4, he_does_not_win_while_three_beanstalks_are_possible)
{
    expect_at("englishman at=1/-/-/-/*/-/-/777788889999/giant : Da1",
              "-/-/-/-/*/-/-/1777788889999/jack3");
}

/* Jack has one beanstalk; two more take two of each of six numbers. */
Test(englishman_ENG_WIN_4, completed_beanstalks_are_no_longer_needed)
{
    expect_at("englishman at=1/-/-/-/*/123456B/-/777788889999/giant : Da1",
              "-/-/-/-/*/123456B/-/1777788889999/jack3");
    expect_answer("englishman at=1/-/-/-/*/123456B/-/1777788889999/giant : Da1",
                  "result=giant by=discard");
}

Test(englishman_ENG_WIN_5, the_third_kind_of_treasure_wins)
{
    expect_answer("englishman at=EH/-/-/-/*/123456B123456G/123456/-/jack3 : FaJ",
                  "turn=- result=jack by=treasures refused=- "
                  "at=E/-/-/-/*/123456B123456G123456H/-/-/jack:treasures");
    expect_answer("englishman@v83 at=BE/-/-/-/*/123456H123456G/234678/-/jack1 : BaJ",
                  "turn=- result=jack by=treasures refused=-");
}

Test(englishman_ENG_WIN_5, three_beanstalks_with_two_kinds_do_not_win)
{
    expect_at("englishman at=EB/-/-/-/*/123456B123456G/123457/-/jack3 : FaJ",
              "E/-/-/-/*/123456B123456G123457B/-/-/jack2");
}

Test(englishman_ENG_WIN_5, six_cards_without_the_third_treasure_do_not_win)
{
    expect_at("englishman at=E6/-/-/-/*/123456B123456G/12345/-/jack3 : FaJ",
              "E/-/-/-/*/123456B123456G/123456/-/jack2");
}

Test(englishman_ENG_WIN_6, jack_wins_when_his_claim_uncovers_the_giants_pattern)
{
    expect_answer("englishman " BOTH_AT_ONCE, "turn=- result=jack by=treasures refused=-");
}

/* The same claim counts for the Giant, or for nobody, by the other readings. */
Test(englishman_ENG_WIN_6, jack_does_not_win_it_by_the_other_readings)
{
    expect_answer("englishman?both-win=giant " BOTH_AT_ONCE, "result=giant by=horizontal");
    expect_answer("englishman?both-win=draw " BOTH_AT_ONCE, "result=draw by=horizontal+treasures");
}

Test(englishman_ENG_END_1, nobody_is_to_act_after_a_win)
{
    expect_answer("englishman at=1U/2EIO/-/-/*/-/-/-/giant : Sab", "turn=- legal=-");
    expect_answer("englishman at=EH/-/-/-/*/123456B123456G/123456/-/jack3 : FaJ", "turn=- legal=-");
}

Test(englishman_ENG_END_1, no_event_follows_a_win)
{
    expect_refused("englishman at=1U/2EIO/-/-/*/-/-/-/giant : Sab Sba", "ENG-END-1");
    expect_refused("englishman at=1U/2EIO/-/-/*/-/-/-/giant : Sab pass", "ENG-END-1");
    expect_refused("englishman at=EH/-/-/-/*/123456B123456G/123456/-/jack3 : FaJ Fae", "ENG-END-1");
    expect_refused("englishman at=EH/-/-/-/*/123456B123456G/123456/-/jack3 : FaJ Pa1a1",
                   "ENG-END-1");
    expect_refused("englishman at=EH/-/-/-/*/123456B123456G/123456/-/jack3 : FaJ De5", "ENG-END-1");
}
