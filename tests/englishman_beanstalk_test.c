/* Beanstalks: what may be played onto them. */
#include "lines.h"

#include <criterion/criterion.h>

Test(englishman_ENG_BEAN_1, beanstalk_cards_are_stacked_one_on_another)
{
    expect_at("englishman at=12/-/-/-/*/-/-/-/jack3 : BaJ FaJ", "-/-/-/-/*/-/12/-/jack1");
}

Test(englishman_ENG_BEAN_1, giant_cards_have_no_place_in_a_beanstalk)
{
    expect_refused("englishman at=E1/-/-/-/*/-/-/-/jack3 : BaJ", "ENG-BEAN-1");
    expect_refused("englishman at=1U/-/-/-/*/-/123/-/jack3 : FaJ", "ENG-BEAN-1");
    expect_refused("englishman at=1U/-/-/-/*/-/123456/-/jack3 : FaJ", "ENG-BEAN-1");
}

Test(englishman_ENG_BEAN_2, a_higher_card_goes_on_a_lower_one)
{
    expect_at("englishman at=E3/-/-/-/*/-/12/-/jack3 : FaJ", "E/-/-/-/*/-/123/-/jack2");
    expect_at("englishman at=E9/-/-/-/*/-/12345/-/jack3 : FaJ", "E/-/-/-/*/-/123459/-/jack2");
}

Test(englishman_ENG_BEAN_2, an_equal_or_lower_card_does_not)
{
    expect_refused("englishman at=E2/-/-/-/*/-/12/-/jack3 : FaJ", "ENG-BEAN-2");
    expect_refused("englishman at=E1/-/-/-/*/-/12/-/jack3 : FaJ", "ENG-BEAN-2");
    expect_refused("englishman at=4E/-/-/-/*/-/35/-/jack3 : BaJ", "ENG-BEAN-2");
}

/* The two worked examples.  Between Jack's two turns the Giant moves a card to and fro. */
Test(englishman_ENG_BEAN_3, the_beanstalk_2_4_5_7_8_9_can_be_built)
{
    expect_at("englishman at=245789/-/-/-/*/-/-/-/jack3 : BaJ BaJ BaJ Seb Sbe BaJ BaJ BaJ",
              "-/-/-/-/*/-/245789/-/giant");
    expect_at("englishman@v83 at=245789/-/-/-/*/-/-/-/jack3 : BaJ BaJ BaJ Seb Sbe BaJ BaJ BaJ",
              "-/-/-/-/*/-/245789/-/giant");
}

Test(englishman_ENG_BEAN_3, the_beanstalk_1_2_6_7_8_9_can_be_built)
{
    expect_at("englishman at=126789/-/-/-/*/-/-/-/jack3 : BaJ BaJ BaJ Seb Sbe BaJ BaJ BaJ",
              "-/-/-/-/*/-/126789/-/giant");
    expect_at("englishman@v83 at=126789/-/-/-/*/-/-/-/jack3 : BaJ BaJ BaJ Seb Sbe BaJ BaJ BaJ",
              "-/-/-/-/*/-/126789/-/giant");
}

/* Five cards must follow the first: 4 leaves 5 6 7 8 9, and 5 leaves one too few. */
Test(englishman_ENG_BEAN_3, a_beanstalk_can_begin_with_a_4_but_not_with_a_5)
{
    expect_at("englishman at=E4/-/-/-/*/-/-/-/jack3 : FaJ", "E/-/-/-/*/-/4/-/jack2");
    expect_refused("englishman at=E5/-/-/-/*/-/-/-/jack3 : FaJ", "ENG-BEAN-3");
    expect_refused("englishman at=9E/-/-/-/*/-/-/-/jack3 : BaJ", "ENG-BEAN-3");
}

Test(englishman_ENG_BEAN_3, the_second_card_is_at_most_a_5_and_the_fifth_at_most_an_8)
{
    expect_at("englishman at=E5/-/-/-/*/-/1/-/jack3 : FaJ", "E/-/-/-/*/-/15/-/jack2");
    expect_refused("englishman at=E6/-/-/-/*/-/1/-/jack3 : FaJ", "ENG-BEAN-3");
    expect_at("englishman at=E8/-/-/-/*/-/1234/-/jack3 : FaJ", "E/-/-/-/*/-/12348/-/jack2");
    expect_refused("englishman at=E9/-/-/-/*/-/1234/-/jack3 : FaJ", "ENG-BEAN-3");
}

/* All four nines are discarded: after an 8 no card could follow. */
Test(englishman_ENG_BEAN_3, the_cards_he_needs_must_still_be_in_the_castle)
{
    expect_at("englishman at=E7/-/-/-/*/-/1234/9999/jack3 : FaJ", "E/-/-/-/*/-/12347/9999/jack2");
    expect_refused("englishman at=E8/-/-/-/*/-/1234/9999/jack3 : FaJ", "ENG-BEAN-3");
}

Test(englishman_ENG_BEAN_4, a_sixth_card_may_be_played)
{
    expect_at("englishman at=E6/-/-/-/*/-/12345/-/jack3 : FaJ", "E/-/-/-/*/-/123456/-/jack2");
}

Test(englishman_ENG_BEAN_4, a_seventh_card_may_not)
{
    expect_refused("englishman at=E7/-/-/-/*/-/123456/-/jack3 : FaJ", "ENG-BEAN-4");
    expect_refused("englishman at=9E/-/-/-/*/-/123456/-/jack3 : BaJ", "ENG-BEAN-4");
}

Test(englishman_ENG_BEAN_5, a_treasure_from_a_front_completes_six_cards)
{
    expect_at("englishman at=EB/-/-/-/*/-/123456/-/jack3 : FaJ", "E/-/-/-/*/123456B/-/-/jack2");
}

Test(englishman_ENG_BEAN_5, a_treasure_from_a_back_completes_six_cards)
{
    expect_at("englishman at=GE/-/-/-/*/-/234678/-/jack1 : BaJ", "E/-/-/-/*/234678G/-/-/giant");
    expect_at("englishman at=HE/-/-/-/*/123456G/234678/-/jack3 : BaJ",
              "E/-/-/-/*/123456G234678H/-/-/jack2");
}

Test(englishman_ENG_BEAN_5, a_treasure_does_not_go_on_fewer_than_six)
{
    expect_refused("englishman at=EB/-/-/-/*/-/12345/-/jack3 : FaJ", "ENG-BEAN-5");
    expect_refused("englishman at=BE/-/-/-/*/-/-/-/jack3 : BaJ", "ENG-BEAN-5");
}

Test(englishman_ENG_BEAN_6, after_a_treasure_the_next_beanstalk_may_be_begun)
{
    expect_at("englishman at=E1B/-/-/-/*/-/123456/-/jack3 : FaJ FaJ",
              "E/-/-/-/*/123456B/1/-/jack1");
}

Test(englishman_ENG_BEAN_6, a_second_beanstalk_does_not_begin_beside_an_unfinished_one)
{
    expect_refused("englishman at=E1/-/-/-/*/-/123456/-/jack3 : FaJ", "ENG-BEAN-6");
    expect_refused("englishman at=E6/-/-/-/*/-/123456/-/jack3 : FaJ", "ENG-BEAN-6");
}

/* Two beanstalks with gold are two complete beanstalks and one kind of treasure. */
Test(englishman_ENG_BEAN_7, a_second_treasure_of_a_kind_completes_a_beanstalk_too)
{
    expect_at("englishman at=EB/-/-/-/*/123456B/123456/-/jack3 : FaJ",
              "E/-/-/-/*/123456B123456B/-/-/jack2");
}

Test(englishman_ENG_BEAN_7, a_fourth_beanstalk_may_follow_three_without_all_kinds)
{
    expect_at("englishman at=E1G/-/-/-/*/123456B123456B/123457/-/jack3 : FaJ FaJ",
              "E/-/-/-/*/123456B123456B123457G/1/-/jack1");
}

/* Refusals exist by the other readings only. */
Test(englishman_ENG_BEAN_7, a_kind_he_has_is_refused_where_each_must_be_different)
{
    expect_refused("englishman?repeat-treasure=refused at=EB/-/-/-/*/123456B/123456/-/jack3 : FaJ",
                   "ENG-BEAN-7");
    expect_at("englishman?repeat-treasure=refused at=EG/-/-/-/*/123456B/123456/-/jack3 : FaJ",
              "E/-/-/-/*/123456B123456G/-/-/jack2");
}

Test(englishman_ENG_BEAN_7, a_fourth_beanstalk_is_refused_where_there_are_three_only)
{
    expect_refused("englishman?repeat-treasure=wasted,discard-cause=discard "
                   "at=E1G/-/-/-/*/123456B123456B/123457/-/jack3 : FaJ FaJ",
                   "ENG-BEAN-7");
}
