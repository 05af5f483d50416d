/* Jack's moves.  Most positions have a few cards in a to d and all the others in e. */
#include "lines.h"

#include <criterion/criterion.h>

Test(englishman_ENG_JACK_1, a_turn_is_three_moves_of_any_kinds)
{
    expect_at("englishman at=12/34/-/-/*/-/-/-/jack3 : Fab", "1/342/-/-/*/-/-/-/jack2");
    expect_at("englishman at=12/34/-/-/*/-/-/-/jack3 : Fab Bbb", "1/423/-/-/*/-/-/-/jack1");
    expect_at("englishman at=12/34/-/-/*/-/-/-/jack3 : Fab Bbb FaJ", "-/423/-/-/*/-/1/-/giant");
}

Test(englishman_ENG_JACK_1, the_same_move_may_be_made_three_times)
{
    expect_at("englishman at=123/-/-/-/*/-/-/-/jack3 : Baa Baa Baa", "123/-/-/-/*/-/-/-/giant");
}

Test(englishman_ENG_JACK_1, jack_does_not_leave_out_a_move)
{
    expect_refused("englishman at=12/34/-/-/*/-/-/-/jack3 : pass", "ENG-JACK-1");
    expect_refused("englishman at=12/34/-/-/*/-/-/-/jack3 : Fab pass", "ENG-JACK-1");
    expect_refused("englishman at=12/34/-/-/*/-/-/-/jack3 : Fab Fab pass", "ENG-JACK-1");
}

Test(englishman_ENG_JACK_2, a_front_card_goes_to_the_front_of_a_later_or_earlier_stack)
{
    expect_at("englishman at=12/34/-/-/*/-/-/-/jack3 : Fab", "1/342/-/-/*/-/-/-/jack2");
    expect_at("englishman at=12/34/-/-/*/-/-/-/jack3 : Fba", "124/3/-/-/*/-/-/-/jack2");
}

Test(englishman_ENG_JACK_2, any_kind_of_card_may_go)
{
    expect_at("englishman at=1E/34/-/-/*/-/-/-/jack3 : Fab", "1/34E/-/-/*/-/-/-/jack2");
    expect_at("englishman at=1H/34/-/-/*/-/-/-/jack3 : Fab", "1/34H/-/-/*/-/-/-/jack2");
}

Test(englishman_ENG_JACK_2, the_stack_it_goes_to_must_be_another)
{
    expect_refused("englishman at=12/34/-/-/*/-/-/-/jack3 : Faa", "ENG-JACK-2");
}

Test(englishman_ENG_JACK_2, an_empty_stack_has_no_front_card)
{
    expect_refused("englishman at=12/34/-/-/*/-/-/-/jack3 : Fca", "ENG-JACK-2");
}

Test(englishman_ENG_JACK_3, a_front_card_goes_onto_the_beanstalk)
{
    expect_at("englishman at=E1/-/-/-/*/-/-/-/jack3 : FaJ", "E/-/-/-/*/-/1/-/jack2");
}

Test(englishman_ENG_JACK_3, an_empty_stack_gives_none)
{
    expect_refused("englishman at=E1/-/-/-/*/-/-/-/jack3 : FbJ", "ENG-JACK-3");
}

Test(englishman_ENG_JACK_4, a_back_card_goes_to_the_front_of_its_own_stack)
{
    expect_at("englishman at=123/34/-/-/*/-/-/-/jack3 : Baa", "231/34/-/-/*/-/-/-/jack2");
    expect_at("englishman at=E23/34/-/-/*/-/-/-/jack3 : Baa", "23E/34/-/-/*/-/-/-/jack2");
}

Test(englishman_ENG_JACK_4, the_only_card_of_a_stack_is_back_and_front)
{
    expect_at("englishman at=1/34/-/-/*/-/-/-/jack3 : Baa", "1/34/-/-/*/-/-/-/jack2");
}

Test(englishman_ENG_JACK_4, a_back_card_goes_to_no_other_stack)
{
    expect_refused("englishman at=123/34/-/-/*/-/-/-/jack3 : Bab", "ENG-JACK-4");
    expect_refused("englishman at=123/34/-/-/*/-/-/-/jack3 : Bac", "ENG-JACK-4");
}

Test(englishman_ENG_JACK_4, an_empty_stack_has_no_back_card)
{
    expect_refused("englishman at=123/34/-/-/*/-/-/-/jack3 : Bcc", "ENG-JACK-4");
}

Test(englishman_ENG_JACK_5, a_back_card_goes_onto_the_beanstalk)
{
    expect_at("englishman at=1E/-/-/-/*/-/-/-/jack3 : BaJ", "E/-/-/-/*/-/1/-/jack2");
}

Test(englishman_ENG_JACK_5, an_empty_stack_gives_none)
{
    expect_refused("englishman at=1E/-/-/-/*/-/-/-/jack3 : BdJ", "ENG-JACK-5");
}

Test(englishman_ENG_JACK_6, jack_moves_a_card_to_an_empty_stack)
{
    expect_at("englishman at=12/34/-/-/*/-/-/-/jack3 : Fac", "1/34/2/-/*/-/-/-/jack2");
    expect_at("englishman at=1/34/-/-/*/-/-/-/jack3 : Fab Fba", "1/34/-/-/*/-/-/-/jack1");
}

Test(englishman_ENG_JACK_6, the_giant_moves_cards_to_an_empty_stack)
{
    expect_at("englishman at=12/34/-/-/*/-/-/-/giant : Sac", "1/34/2/-/*/-/-/-/second");
    expect_at("englishman at=12345/-/-/-/*/-/-/-/giant : Gab", "1/2345/-/-/*/-/-/-/jack3");
}

/* By the default reading the sentence is about both players; by the other, about Jack alone. */
Test(englishman_ENG_JACK_6, the_giant_is_kept_out_where_it_is_read_as_jacks_rule)
{
    expect_refused("englishman?empty-stack=jack at=12/34/-/-/*/-/-/-/giant : Sac", "ENG-JACK-6");
    expect_refused("englishman?empty-stack=jack at=12345/-/-/-/*/-/-/-/giant : Gab", "ENG-JACK-6");
    expect_at("englishman?empty-stack=jack at=12/34/-/-/*/-/-/-/jack3 : Fac",
              "1/34/2/-/*/-/-/-/jack2");
}

/* The advice of both rulebooks: the foremost giant card to the back of its stack. */
Test(englishman_ENG_JACK_7, the_protection_takes_a_front_giant_to_the_back_of_its_stack)
{
    expect_at("englishman deal=123456789E/12345I6789/12345O6789/12345U6789/BEGIHOBUGH : Pa10a1",
              "E123456789/12345I6789/12345O6789/12345U6789/BEGIHOBUGH/-/-/-/jack3");
    expect_at("englishman@v83 "
              "deal=123456789E/12345I6789/12345O6789/12345U6789/BEGIHOBUGH : Pa10a1",
              "E123456789/12345I6789/12345O6789/12345U6789/BEGIHOBUGH/-/-/-/jack3");
}

Test(englishman_ENG_JACK_7, in_his_turn_jack_takes_no_front_card_to_the_back)
{
    expect_refused("englishman at=12/34/-/-/*/-/-/-/jack3 : Pa2a1", "ENG-JACK-7");
    expect_refused("englishman at=12/34/-/-/*/-/-/-/jack2 : Pa2b1", "ENG-JACK-7");
    expect_refused("englishman@v83 at=12/34/-/-/*/-/-/-/jack1 : Pb2a1", "ENG-JACK-7");
}
