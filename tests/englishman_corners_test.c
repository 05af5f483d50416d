/* Corners where two readings meet, and borders of the table.  Each of these tests was written for a
 * deliberate mistake in the model that no other unit test noticed. */
#include "lines.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "arbiter.h"

/* The castle's last twelve cards lie in one stack, and none of them is a beanstalk card. */
#define ONE_STACK "-/-/-/-/EEIIOHHBGOUU/123456B123456G/123456/123456777788889999/"

Test(englishman_ENG_STUCK_1, who_may_leave_out_his_turn_is_not_stuck)
{
    expect_at("englishman?empty-stack=jack,stuck=lose,giant-turn=may at=" ONE_STACK "giant : pass",
              ONE_STACK "jack3");
}

Test(englishman_ENG_STUCK_1, who_may_leave_out_his_second_move_is_not_stuck)
{
    expect_at("englishman?empty-stack=jack,stuck=lose,giant-second=may "
              "at=-/-/-/E/*/-/-/-/giant : Sde pass",
              "-/-/-/-/EII1111222233334444OOUU55556666777788889999BBGGHHE/-/-/-/jack3");
}

/* The option is complete when he declines its second move. */
Test(englishman_ENG_WIN_1, declining_the_second_move_completes_the_option)
{
    expect_answer("englishman?timing=option,giant-second=may at=*U1/2/E/I/O/-/-/-/giant : Sab",
                  "turn=giant result=- refused=-");
    expect_answer("englishman?timing=option,giant-second=may at=*U1/2/E/I/O/-/-/-/giant : Sab pass",
                  "turn=- result=giant by=horizontal refused=-");
}

Test(englishman_ENG_WIN_1, declining_the_rest_of_jacks_moves_completes_the_turn)
{
    expect_answer("englishman?timing=turn,jack-moves=upto at=*U1/2/E/I/O/-/-/-/jack3 : Fab",
                  "turn=jack result=- refused=-");
    expect_answer("englishman?timing=turn,jack-moves=upto at=*U1/2/E/I/O/-/-/-/jack3 : Fab pass",
                  "turn=- result=giant by=horizontal refused=-");
}

/* The third of the four cards is the fourth giant, and the last one covers it. */
Test(englishman_ENG_WIN_1, card_by_card_the_third_of_four_cards_counts)
{
    expect_answer("englishman?timing=card at=*12U3/4/E/I/O/-/-/-/giant : Gab",
                  "turn=- result=giant by=horizontal at=*3/412U/E/I/O/-/-/-/giant:horizontal");
    expect_at("englishman at=*12U3/4/E/I/O/-/-/-/giant : Gab", "*/412U3/E/I/O/-/-/-/jack3");
}

/* The Protection takes away the gold that parted the giants of stack e. */
#define PARTED "deal=12345E6789/12345I6789/12345O6789/12345U6789/EIBOUGHBGH : Pe3a1"

Test(englishman_ENG_WIN_1, a_pattern_made_by_the_protection_counts_as_the_readings_say)
{
    expect_answer("englishman " PARTED, "turn=jack result=- refused=-");
    expect_answer("englishman?deal-pattern=protection " PARTED, "result=giant by=vertical");
    expect_answer("englishman?deal-pattern=deal " PARTED, "result=giant by=vertical");
    expect_answer("englishman?deal-pattern=deal-vertical " PARTED, "result=giant by=vertical");
}

Test(englishman_ENG_WIN_2, the_last_four_cards_of_the_last_stack_count)
{
    expect_answer("englishman at=*/-/-/1U/2EIO/-/-/-/giant : Sde", "result=giant by=vertical");
}

Test(englishman_ENG_WIN_2, a_run_of_giants_does_not_go_on_in_the_next_stack)
{
    expect_at("englishman?vertical=run at=2EI/OU3/1/-/*/-/-/-/giant : Scd",
              "2EI/OU3/-/1/*/-/-/-/second");
    expect_at("englishman?vertical=run at=1/-/2EI/OU3/*/-/-/-/giant : Sab",
              "-/1/2EI/OU3/*/-/-/-/second");
}

/* Jack spoils his three beanstalks with a card from the back; then the Giant moves, then discards.
 */
#define SPOILT                                                                                     \
    "englishman?discard-cause=discard at=2E/-/-/-/*/-/-/6677788889999/jack3 : BaJ Baa Baa Seb Sbe"

Test(englishman_ENG_WIN_4, only_a_discard_counts_where_the_reading_wants_one)
{
    expect_answer(SPOILT, "turn=jack result=- refused=-");
    expect_answer(SPOILT " Baa Baa Baa De4", "turn=- result=giant by=discard refused=-");
}

/* Four beanstalks of 1 to 6 with two kinds of treasure leave 7, 8 and 9.  Nothing was discarded, so
 * by this reading it is nobody's win; by the default it is the Giant's. */
Test(englishman_ENG_WIN_4, jack_can_build_himself_out_of_cards_without_any_discard)
{
    expect_answer("englishman at=EG/-/-/-/*/123456B123456G123456B/123456/-/jack3 : FaJ",
                  "turn=- result=giant by=discard refused=-");
    expect_answer("englishman?discard-cause=blame "
                  "at=EG/-/-/-/*/123456B123456G123456B/123456/-/jack3 : FaJ",
                  "turn=jack result=- refused=-");
}

/* Two more beanstalks can be built of 1 1 2 3 3 4 4 5 5 6 6 7, each with a 1.  Begun with the only
 * 2, this one takes the 7 too, and 1 3 4 5 6 are left for the other. */
Test(englishman_ENG_BEAN_3, the_card_itself_is_gone_for_the_other_beanstalks)
{
    expect_refused("englishman?skip=all at=E2/-/-/-/*/123456B/-/122345677788889999/jack3 : FaJ",
                   "ENG-BEAN-3");
    expect_at("englishman?skip=all at=E1/-/-/-/*/123456B/-/122345677788889999/jack3 : FaJ",
              "E/-/-/-/*/123456B/1/122345677788889999/jack2");
}

/* Jack takes the harp, his third treasure, and has two moves left, for wins are tested at the end
 * of the turn.  No further beanstalk is needed, so skip=all lets him begin one with a 5 that cannot
 * be finished.  That once broke the invariant. */
#define LAST_CARDS "EEII1234OOUU6777788889999BGH/123456B123456G"
#define CLAIMING   "englishman?timing=turn,skip=all at=5H/-/-/-/" LAST_CARDS "/123456/-/jack3 : FaJ"

Test(englishman_ENG_BEAN_3, a_beanstalk_that_is_no_longer_needed_may_be_spoilt)
{
    expect_answer(CLAIMING,
                  "turn=jack result=- refused=- at=5/-/-/-/" LAST_CARDS "123456H/-/-/jack2");
    expect_answer(CLAIMING " FaJ",
                  "turn=jack result=- refused=- at=-/-/-/-/" LAST_CARDS "123456H/5/-/jack1");
    expect_at("englishman?timing=turn,skip=all at=-/-/-/-/" LAST_CARDS "123456H/5/-/jack1",
              "-/-/-/-/" LAST_CARDS "123456H/5/-/jack1");
    expect_answer(CLAIMING " FaJ Fea", "turn=- result=jack by=treasures refused=-");
}

/* The Protection changes two stacks by one card; a pattern may still stand from the deal then. */
Test(invariant_ENG_I_TESTED, a_pattern_of_the_deal_stands_only_while_one_card_has_moved_at_most)
{
    expect_answer("englishman "
                  "at=1123456789E/23456789I/123456789O/123456789U/BEGIHOBUGH/-/-/-/jack3",
                  "turn=jack result=-");
    expect_impossible("englishman "
                      "at=12123456789E/3456789I/123456789O/123456789U/BEGIHOBUGH/-/-/-/jack3",
                      "ENG-I-TESTED");
}

/* No difference between the two texts changes what is legal or who wins. */
Test(corpus, both_editions_answer_every_case_alike)
{
    static char line[LINE_ROOM], other[LINE_ROOM], one[ANSWER_ROOM], two[ANSWER_ROOM];
    static const char game[] = "englishman";
    unsigned compared = 0;
    FILE *file = fopen("corpus/englishman/cases.lines", "r");
    cr_assert_not_null(file);
    while (fgets(line, sizeof line, file) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        if (strncmp(line, game, strlen(game)) != 0) continue;
        const int length = snprintf(other, sizeof other, "%s@v83%s", game, line + strlen(game));
        cr_assert(length > 0 && (size_t)length < sizeof other);
        cr_assert(judge(line, strlen(line), 2, one), "%s\n  %s", line, one);
        cr_assert(judge(other, strlen(other), 2, two), "%s\n  %s", other, two);
        cr_expect_str_eq(one, two, "%s", other);
        compared++;
    }
    fclose(file);
    cr_expect_geq(compared, 44u); /* 17 defaults and 27 other choices at least */
}

/* An answer that did not fit leaves no mark on the next one. */
Test(judge, a_buffer_that_was_too_small_for_one_answer_takes_the_next)
{
    static const char line[] = "englishman " DEAL;
    char buffer[ANSWER_ROOM];
    struct arbiter_text text;
    arbiter_text_open(&text, buffer, 60);
    cr_expect_not(arbiter_judge(line, strlen(line), 3, &text));
    text.room = sizeof buffer;
    cr_expect(arbiter_judge(line, strlen(line), 0, &text));
    cr_expect_not(text.full);
}
