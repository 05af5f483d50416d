/* The invariants: what no game can reach is refused as a position, by name. */
#include "lines.h"

#include <criterion/criterion.h>
#include <stdint.h>
#include <string.h>

#include "arbiter.h"

/* A position of the struct's own, for what the notation cannot write. */
static void opened(struct arbiter_line *line)
{
    static char text[LINE_ROOM];
    struct arbiter_error error;
    fill("englishman at=12/34/-/-/*/-/1/99/jack3", text);
    cr_assert(arbiter_line_open(line, text, strlen(text), &error), "%s", error.message);
    cr_assert_eq(arbiter_position_fault(&line->rules, &line->position), ENG_I_NONE);
}

/* The reader of at= makes the zones itself, so only a struct can have wrong ones. */
Test(invariant_ENG_I_ZONES, zones_end_where_the_next_begin_and_hold_50_cards)
{
    struct arbiter_line line;
    opened(&line);
    line.position.englishman.end[ENGLISHMAN_BEAN] = 50;
    cr_expect_eq(arbiter_position_fault(&line.rules, &line.position), ENG_I_ZONES);
    opened(&line);
    line.position.englishman.end[ENGLISHMAN_ZONES - 1] = 49;
    cr_expect_eq(arbiter_position_fault(&line.rules, &line.position), ENG_I_ZONES);
    expect_at("englishman at=12/34/-/-/*/-/1/99/jack3", "12/34/-/-/*/-/1/99/jack3");
}

Test(invariant_ENG_I_DECK, no_card_is_there_too_often)
{
    expect_impossible(
        "englishman at=12345E6789/12345I6789/12345O6789/12345U6789/BEGIHOBUHH/-/-/-/jack3",
        "ENG-I-DECK");
    expect_impossible(
        "englishman at=11345E6789/12345I6789/12345O6789/12345U6789/BEGIHOBUGH/-/-/-/jack3",
        "ENG-I-DECK");
}

/* The notation has no letter for a seventeenth kind. */
Test(invariant_ENG_I_DECK, every_card_is_of_a_kind_of_the_deck)
{
    struct arbiter_line line;
    opened(&line);
    line.position.englishman.card[7] = ENGLISHMAN_KINDS;
    cr_expect_eq(arbiter_position_fault(&line.rules, &line.position), ENG_I_DECK);
}

/* The reader of at= knows the words of the seven phases only. */
Test(invariant_ENG_I_PHASE, the_phase_is_one_of_seven)
{
    struct arbiter_line line;
    opened(&line);
    line.position.englishman.phase = ENGLISHMAN_PHASES;
    cr_expect_eq(arbiter_position_fault(&line.rules, &line.position), ENG_I_PHASE);
    line.position.englishman.phase = UINT8_MAX;
    cr_expect_eq(arbiter_position_fault(&line.rules, &line.position), ENG_I_PHASE);
}

Test(invariant_ENG_I_DONE, completed_beanstalks_ascend)
{
    expect_impossible("englishman at=-/-/-/-/*/213456B/-/-/jack3", "ENG-I-DONE");
    expect_impossible("englishman at=-/-/-/-/*/123455B/-/-/jack3", "ENG-I-DONE");
}

Test(invariant_ENG_I_DONE, completed_beanstalks_have_six_cards_and_a_treasure)
{
    expect_impossible("englishman at=-/-/-/-/*/12345B/-/-/jack3", "ENG-I-DONE");
    expect_impossible("englishman at=-/-/-/-/*/1234567/-/-/jack3", "ENG-I-DONE");
    expect_impossible("englishman at=-/-/-/-/*/12345EB/-/-/jack3", "ENG-I-DONE");
    expect_impossible("englishman at=-/-/-/-/*/123456E/-/-/jack3", "ENG-I-DONE");
}

Test(invariant_ENG_I_DONE, there_are_five_at_most)
{
    expect_impossible("englishman at=-/-/-/-/*/"
                      "123456B123456B123789G123789G456789H456789H/-/-/jack:treasures",
                      "ENG-I-DONE");
}

Test(invariant_ENG_I_BEAN, the_current_beanstalk_ascends)
{
    expect_impossible("englishman at=-/-/-/-/*/-/21/-/jack3", "ENG-I-BEAN");
    expect_impossible("englishman at=-/-/-/-/*/-/11/-/jack3", "ENG-I-BEAN");
}

Test(invariant_ENG_I_BEAN, the_current_beanstalk_has_six_cards_at_most_and_no_others)
{
    expect_impossible("englishman at=-/-/-/-/*/-/1234567/-/jack3", "ENG-I-BEAN");
    expect_impossible("englishman at=-/-/-/-/*/-/1E/-/jack3", "ENG-I-BEAN");
    expect_impossible("englishman at=-/-/-/-/*/-/B/-/jack3", "ENG-I-BEAN");
}

Test(invariant_ENG_I_BEAN, its_cards_leave_room_for_six_unless_skipping_is_free)
{
    expect_impossible("englishman at=-/-/-/-/*/-/5/-/jack3", "ENG-I-BEAN");
    expect_impossible("englishman?skip=numbers at=-/-/-/-/*/-/16/-/jack3", "ENG-I-BEAN");
    expect_at("englishman?skip=free,discard-cause=blame at=-/-/-/-/*/-/5/-/jack3",
              "-/-/-/-/*/-/5/-/jack3");
}

Test(invariant_ENG_I_OUT, discards_are_beanstalk_cards_lowest_first)
{
    expect_impossible("englishman at=-/-/-/-/*/-/-/21/jack3", "ENG-I-OUT");
    expect_impossible("englishman at=-/-/-/-/*/-/-/1E/jack3", "ENG-I-OUT");
    expect_impossible("englishman at=-/-/-/-/*/-/-/H/jack3", "ENG-I-OUT");
}

Test(invariant_ENG_I_SETUP, before_the_protection_each_stack_has_ten_cards)
{
    expect_impossible("englishman at=12/34/-/-/*/-/-/-/protect", "ENG-I-SETUP");
    expect_at("englishman at=" DEAL_LYING "protect", DEAL_LYING "protect");
}

Test(invariant_ENG_I_CLAIMS, a_running_game_lacks_a_treasure)
{
    expect_impossible("englishman at=-/-/-/-/*/123456B123456G123456H/-/-/jack3", "ENG-I-CLAIMS");
    expect_impossible("englishman at=-/-/-/-/*/123456B123456G123456H/-/-/giant", "ENG-I-CLAIMS");
}

/* With wins tested at the end of turns, the rest of the turn in which he claimed the last one. */
Test(invariant_ENG_I_CLAIMS, jack_may_have_them_all_within_a_turn_that_is_tested_at_its_end)
{
    expect_at("englishman?timing=turn at=-/-/-/-/*/123456B123456G123456H/-/-/jack2",
              "-/-/-/-/*/123456B123456G123456H/-/-/jack2");
    expect_at("englishman?timing=turn at=-/-/-/-/*/123456B123456G123456H/1/-/jack1",
              "-/-/-/-/*/123456B123456G123456H/1/-/jack1");
    expect_impossible("englishman?timing=turn at=-/-/-/-/*/123456B123456G123456H/1/-/jack2",
                      "ENG-I-CLAIMS");
}

Test(invariant_ENG_I_CLAIMS, nothing_is_completed_after_all_kinds_are_claimed)
{
    expect_impossible("englishman at=-/-/-/-/*/123456B123456G123456H456789B/-/-/jack:treasures",
                      "ENG-I-CLAIMS");
}

Test(invariant_ENG_I_CLAIMS, a_repeated_kind_must_fit_the_reading)
{
    expect_at("englishman at=-/-/-/-/*/123456B123456B/-/-/jack3",
              "-/-/-/-/*/123456B123456B/-/-/jack3");
    expect_impossible("englishman?repeat-treasure=refused at=-/-/-/-/*/123456B123456B/-/-/jack3",
                      "ENG-I-CLAIMS");
    expect_impossible("englishman?repeat-treasure=wasted "
                      "at=-/-/-/-/*/123456B123456B123456G456789G/-/-/jack3",
                      "ENG-I-CLAIMS");
    expect_impossible(
        "englishman?repeat-treasure=wasted at=-/-/-/-/*/123456B123456B123456G/1/-/jack3",
        "ENG-I-CLAIMS");
}

Test(invariant_ENG_I_RESULT, a_way_belongs_to_its_winner)
{
    expect_impossible("englishman at=2EIOU/-/-/-/*/-/-/-/jack:vertical", "ENG-I-RESULT");
    expect_impossible("englishman at=-/-/-/-/*/123456B123456G123456H/-/-/giant:treasures",
                      "ENG-I-RESULT");
    expect_impossible("englishman at=2EIOU/-/-/-/*/-/-/-/giant:vertical+stuck", "ENG-I-RESULT");
}

Test(invariant_ENG_I_RESULT, a_draw_is_both_players_win_where_the_reading_has_it)
{
    expect_impossible(
        "englishman at=2EIOU/-/-/-/*/123456B123456G123456H/-/-/draw:vertical+treasures",
        "ENG-I-RESULT");
    expect_impossible("englishman?both-win=draw at=2EIOU/-/-/-/*/-/-/-/draw:vertical",
                      "ENG-I-RESULT");
    expect_at("englishman?both-win=draw "
              "at=2EIOU/-/-/-/*/123456B123456G123456H/-/-/draw:vertical+treasures",
              "2EIOU/-/-/-/*/123456B123456G123456H/-/-/draw:vertical+treasures");
}

Test(invariant_ENG_I_RESULT, jack_wins_by_a_stuck_giant_where_the_readings_have_it)
{
    expect_impossible("englishman at=-/-/-/-/*/-/-/-/jack:stuck", "ENG-I-RESULT");
    expect_impossible("englishman?stuck=lose at=-/-/-/-/*/-/-/-/jack:stuck", "ENG-I-RESULT");
    expect_at("englishman?empty-stack=jack,stuck=lose at=-/-/-/-/*/-/-/-/jack:stuck",
              "-/-/-/-/*/-/-/-/jack:stuck");
}

Test(invariant_ENG_I_RESULT, a_running_game_has_no_winner_and_a_finished_one_has)
{
    struct arbiter_line line;
    opened(&line);
    line.position.englishman.winner = ENGLISHMAN_GIANT_WINS;
    cr_expect_eq(arbiter_position_fault(&line.rules, &line.position), ENG_I_RESULT);
    line.position.englishman.winner = ENGLISHMAN_WINNERS;
    cr_expect_eq(arbiter_position_fault(&line.rules, &line.position), ENG_I_RESULT);
    opened(&line);
    line.position.englishman.phase = ENGLISHMAN_OVER;
    cr_expect_eq(arbiter_position_fault(&line.rules, &line.position), ENG_I_RESULT);
}

Test(invariant_ENG_I_TESTED, no_pattern_stands_that_has_been_tested)
{
    expect_impossible("englishman at=2EIOU/-/-/-/*/-/-/-/jack3", "ENG-I-TESTED");
    expect_impossible("englishman at=*E/I/O/U/-/-/-/-/giant", "ENG-I-TESTED");
    expect_impossible("englishman at=-/-/-/-/*/-/-/11777788889999/jack3", "ENG-I-TESTED");
    expect_impossible("englishman?giant-wins-on=giant at=2EIOU/-/-/-/*/-/-/-/jack3",
                      "ENG-I-TESTED");
    expect_impossible("englishman?giant-wins-on=horizontal at=*E/I/O/U/-/-/-/-/giant",
                      "ENG-I-TESTED");
}

Test(invariant_ENG_I_TESTED, an_untested_pattern_may_stand)
{
    expect_at("englishman?timing=turn at=2EIOU/-/-/-/*/-/-/-/jack2", "2EIOU/-/-/-/*/-/-/-/jack2");
    expect_at("englishman?giant-wins-on=giant at=2EIOU/-/-/-/*/-/-/-/giant",
              "2EIOU/-/-/-/*/-/-/-/giant");
    expect_at("englishman at=123456789E/123456789I/123456789O/123456789U/BEGIHOBUGH/-/-/-/jack3",
              "123456789E/123456789I/123456789O/123456789U/BEGIHOBUGH/-/-/-/jack3");
    expect_impossible("englishman?deal-pattern=deal "
                      "at=123456789E/123456789I/123456789O/123456789U/BEGIHOBUGH/-/-/-/protect",
                      "ENG-I-TESTED");
}

Test(invariant_ENG_I_STUCK, a_stuck_giant_has_lost_where_the_reading_says_so)
{
    expect_impossible("englishman?empty-stack=jack,stuck=lose at=-/-/-/-/*/-/-/-/second",
                      "ENG-I-STUCK");
    expect_at("englishman?empty-stack=jack at=-/-/-/-/*/-/-/-/second", "-/-/-/-/*/-/-/-/second");
}

Test(invariant_ENG_I_WON, the_ways_of_a_win_stand_on_the_table)
{
    expect_impossible("englishman at=-/-/-/-/*/-/-/-/giant:vertical", "ENG-I-WON");
    expect_impossible("englishman at=-/-/-/-/*/-/-/-/giant:horizontal", "ENG-I-WON");
    expect_impossible("englishman at=2EIOU/-/-/-/*/-/-/-/giant:vertical+discard", "ENG-I-WON");
    expect_impossible("englishman at=-/-/-/-/*/123456B/-/-/jack:treasures", "ENG-I-WON");
    expect_impossible("englishman?empty-stack=jack,stuck=lose at=1/-/-/-/*/-/-/-/jack:stuck",
                      "ENG-I-WON");
    expect_at("englishman at=2EIOU/-/-/-/*/-/-/-/giant:vertical",
              "2EIOU/-/-/-/*/-/-/-/giant:vertical");
}
