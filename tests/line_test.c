/* Lines: tokens, fields, events, answers, and the place and words of every error. */
#include "lines.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "arbiter.h"

#define START   "englishman " DEAL " : " /* 73 bytes, so the first event begins in column 74 */
#define WRITTEN "at=12345E6789/12345I6789/12345O6789/12345U6789/BEGIHOBUGH/-/-/-/"

Test(line, spaces_and_tabs_separate_tokens)
{
    expect_at("  englishman\t" DEAL " \t :  pass\tFab \r",
              "12345E678/12345I67899/12345O6789/12345U6789/BEGIHOBUGH/-/-/-/jack2");
}

Test(line, the_colon_may_be_left_out_without_events)
{
    expect_at("englishman " DEAL, DEAL_LYING "protect");
    expect_at("englishman " DEAL " :", DEAL_LYING "protect");
}

Test(line, empty_lines_and_comments_are_blank)
{
    cr_expect(arbiter_line_blank("", 0));
    cr_expect(arbiter_line_blank(" \t\r", 3));
    cr_expect(arbiter_line_blank("# englishman", 12));
    cr_expect(arbiter_line_blank("  #", 3));
    cr_expect_not(arbiter_line_blank("englishman", 10));
}

Test(line, a_refused_event_changes_nothing_and_the_line_goes_on)
{
    expect_answer(START "Fab pass Faa Fab Da1 Fba",
                  "refused=1,3,5 why=ENG-PROT-2,ENG-JACK-2,ENG-TURN-1 at=" DEAL_LYING "jack1");
}

Test(line, a_line_without_a_game_is_an_error)
{
    expect_error("", 1, "expected a game, got nothing");
    expect_error("   ", 1, "expected a game, got nothing");
    expect_error("  chess", 3, "unknown game; see: arbiter games");
    expect_error(" englishman@v1 " DEAL, 13, "unknown edition; see: arbiter games");
}

Test(line, the_cards_must_be_there_once)
{
    expect_error("englishman", 11, "expected deal= or at=");
    expect_error("englishman : pass", 12, "expected deal= or at=");
    expect_error("englishman " DEAL " " DEAL, 72, "expected ':' after the cards");
    expect_error("englishman " DEAL " pass", 72, "expected ':' after the cards");
}

Test(line, an_unknown_field_is_an_error)
{
    expect_error("englishman cards=12", 12, "expected deal=, at= or ':'");
    expect_error("englishman deal", 12, "expected deal=, at= or ':'");
    expect_error("englishman =", 12, "expected deal=, at= or ':'");
    expect_error("englishman deals=", 12, "expected deal=, at= or ':'");
}

Test(line, a_zone_needs_cards_or_a_hyphen)
{
    expect_error("englishman deal=", 17, "expected a card or '-', got the end of the word");
    expect_error("englishman at=/", 15, "expected a card or '-', got '/'");
    expect_error("englishman at=12x", 17, "expected a card: one of 1 to 9 E I O U B G H, got 'x'");
    expect_error("englishman at=10", 16, "expected a card: one of 1 to 9 E I O U B G H, got '0'");
    expect_error("englishman at=12", 17, "expected '/' and the next part, got the end of the word");
    expect_error("englishman at=-1", 16, "expected '/' and the next part, got '1'");
    expect_error("englishman deal=-/1", 18, "a stack is dealt 10 cards (ENG-DEAL-1)");
}

/* The phase begins in column 76, after the 11 bytes of the game and the 64 of WRITTEN. */
Test(line, a_position_ends_with_a_phase)
{
    const char *message = "expected a phase: protect jack3 jack2 jack1 giant second, or "
                          "WINNER:WAYS, got ";
    char wanted[200];
    snprintf(wanted, sizeof wanted, "%sthe end of the word", message);
    expect_error("englishman " WRITTEN, 76, wanted);
    snprintf(wanted, sizeof wanted, "%s'j'", message);
    expect_error("englishman " WRITTEN "jack4", 76, wanted);
    expect_error("englishman " WRITTEN "jack", 76, wanted);
    snprintf(wanted, sizeof wanted, "%s'n'", message);
    expect_error("englishman " WRITTEN "nobody:stuck", 76, wanted);
    expect_error("englishman " WRITTEN "jack33", 81, "expected the end of the position, got '3'");
}

Test(line, the_ways_of_a_win_come_once_each_and_in_order)
{
    const char *order = "expected the ways once each, in the order vertical horizontal discard "
                        "treasures stuck";
    expect_error("englishman " WRITTEN "giant:", 82,
                 "expected one of vertical horizontal discard treasures stuck, got the end of the "
                 "word");
    expect_error("englishman " WRITTEN "giant:luck", 82,
                 "expected one of vertical horizontal discard treasures stuck, got 'l'");
    expect_error("englishman " WRITTEN "giant:vertical+", 91,
                 "expected one of vertical horizontal discard treasures stuck, got the end of the "
                 "word");
    expect_error("englishman " WRITTEN "giant:vertical+vertical", 99, order);
    expect_error("englishman " WRITTEN "giant:discard+vertical", 98, order);
    expect_error("englishman " WRITTEN "giant:vertical!", 90,
                 "expected the end of the position, got '!'");
}

Test(line, an_event_that_is_none_makes_the_line_malformed)
{
    expect_error(START "Xab", 74, "expected an event: pass or one of P F B D G S, got 'X'");
    expect_error(START "pass Xab", 79, "expected an event: pass or one of P F B D G S, got 'X'");
    expect_error(START "pas", 77, "expected the word pass, got the end of the word");
    expect_error(START "pask", 77, "expected the word pass, got 'k'");
    expect_error(START "passes", 78, "expected the end of the event, got 'e'");
    expect_error(START "pass :", 79, "expected an event: pass or one of P F B D G S, got ':'");
}

Test(line, an_event_names_its_stacks)
{
    expect_error(START "F", 75, "expected a stack: one of a b c d e, got the end of the word");
    expect_error(START "Fxa", 75, "expected a stack: one of a b c d e, got 'x'");
    expect_error(START "FJa", 75, "expected a stack: one of a b c d e, got 'J'");
    expect_error(START "Fax", 76, "expected a stack or the beanstalk: one of a b c d e J, got 'x'");
    expect_error(START "Ba", 76,
                 "expected a stack or the beanstalk: one of a b c d e J, got the end of the word");
    expect_error(START "GaJ", 76, "expected a stack: one of a b c d e, got 'J'");
    expect_error(START "SaJ", 76, "expected a stack: one of a b c d e, got 'J'");
    expect_error(START "Pa1J1", 77, "expected a stack: one of a b c d e, got 'J'");
    expect_error(START "Fabc", 77, "expected the end of the event, got 'c'");
}

/* Of a number that is too large, the digit that makes it so is shown. */
Test(line, places_are_from_1_to_50_without_leading_zeros)
{
    expect_error(START "Da0", 76, "expected a place from 1 to 50, got '0'");
    expect_error(START "Da51", 77, "expected a place from 1 to 50, got '1'");
    expect_error(START "Da01", 76, "expected a place from 1 to 50, got '0'");
    expect_error(START "Da", 76, "expected a place from 1 to 50, got the end of the word");
    expect_error(START "Da99999999999999999999", 77, "expected a place from 1 to 50, got '9'");
    expect_error(START "Pa1b", 78, "expected a place from 1 to 50, got the end of the word");
    expect_error(START "Pa1b0", 78, "expected a place from 1 to 50, got '0'");
    expect_error(START "Pxb1", 75, "expected a stack: one of a b c d e, got 'x'");
    expect_error(START "Da1b", 77, "expected the end of the event, got 'b'");
    expect_refused(START "Pa50b1", "ENG-PROT-1");
    expect_refused(START "Pa1b50", "ENG-PROT-1");
}

Test(line, every_listed_event_reads_back)
{
    static const char *const lines[] = {START, START "pass", START "pass Fab Fab Fab"};
    static struct arbiter_event list[ARBITER_MOVES_MAX];
    for (unsigned number = 0; number < 3; number++) {
        struct arbiter_line line;
        struct arbiter_event event, again;
        struct arbiter_error error;
        char buffer[16];
        struct arbiter_text text;
        cr_assert(arbiter_line_open(&line, lines[number], strlen(lines[number]), &error));
        while (arbiter_line_next(&line, &event, &error) == ARBITER_EVENT)
            arbiter_play(&line.rules, &line.position, &event);
        const unsigned count = arbiter_moves(&line.rules, &line.position, list);
        cr_expect_gt(count, 20u);
        for (unsigned at = 0; at < count; at++) {
            arbiter_text_open(&text, buffer, sizeof buffer);
            arbiter_event_write(&line.rules, &list[at], &text);
            cr_assert(arbiter_event_read(&line.rules, buffer, text.length, &again, &error));
            cr_expect_eq(memcmp(&again, &list[at], sizeof again), 0);
        }
    }
}

/* 1 pass + 50 cards * (10 places at home + 4 * 11 elsewhere) = 2701. */
Test(line, the_set_up_has_2701_events)
{
    struct arbiter_line line;
    struct arbiter_error error;
    static struct arbiter_event list[ARBITER_MOVES_MAX];
    cr_assert(arbiter_line_open(&line, START, strlen(START), &error));
    cr_expect_eq(arbiter_moves(&line.rules, &line.position, list), 2701u);
}

Test(line, an_event_that_the_notation_cannot_write_is_none)
{
    struct arbiter_line line;
    struct arbiter_error error;
    cr_assert(arbiter_line_open(&line, START, strlen(START), &error));
    const struct arbiter_event wrong[] = {
        {ENGLISHMAN_EVENT_KINDS, 0, 0, 0, 0}, {ENGLISHMAN_FRONT, 5, 0, 0, 0},
        {ENGLISHMAN_FRONT, 0, 0, 6, 0},       {ENGLISHMAN_SINGLE, 0, 0, 5, 0},
        {ENGLISHMAN_PASS, 1, 0, 0, 0},        {ENGLISHMAN_DISCARD, 0, 0, 0, 0},
        {ENGLISHMAN_DISCARD, 0, 51, 0, 0},    {ENGLISHMAN_DISCARD, 0, 1, 1, 0},
        {ENGLISHMAN_PROTECTION, 0, 1, 0, 0},  {ENGLISHMAN_GROUP, 0, 0, 1, 1},
    };
    for (unsigned number = 0; number < sizeof wrong / sizeof wrong[0]; number++)
        cr_expect_eq(arbiter_fault(&line.rules, &line.position, &wrong[number]),
                     (unsigned)ARBITER_NO_EVENT, "event %u", number);
}

Test(line, the_longest_line_is_judged_and_a_longer_one_is_an_error)
{
    static char answer[ANSWER_ROOM];
    char *line = malloc(ARBITER_LINE_MAX + 1);
    cr_assert_not_null(line);
    memset(line, ' ', ARBITER_LINE_MAX + 1);
    memcpy(line, START "pass", strlen(START "pass"));
    cr_expect(judge(line, ARBITER_LINE_MAX, 0, answer));
    cr_expect_str_eq(answer, "turn=jack result=- refused=- by=- why=-");
    cr_expect_not(judge(line, ARBITER_LINE_MAX + 1, 0, answer));
    cr_expect_str_eq(answer, "error 1048577 a line has at most 1048576 bytes");
    free(line);
}

Test(line, each_level_adds_to_the_answer)
{
    static char answer[ANSWER_ROOM];
    const char *line = "englishman " WRITTEN "second";
    cr_expect(judge(line, strlen(line), 0, answer));
    cr_expect_str_eq(answer, "turn=giant result=- refused=- by=- why=-");
    cr_expect(judge(line, strlen(line), 1, answer));
    cr_expect_str_eq(answer, "turn=giant result=- refused=- by=- why=- "
                             "legal=Sab,Sac,Sad,Sae,Sba,Sbc,Sbd,Sbe,Sca,Scb,Scd,Sce,"
                             "Sda,Sdb,Sdc,Sde,Sea,Seb,Sec,Sed");
    cr_expect(judge(line, strlen(line), 3, answer));
    cr_expect_not_null(strstr(answer, "Sed " WRITTEN "second see-jack="));
    cr_expect_not_null(strstr(answer, "second see-giant="));
}

Test(line, an_answer_that_does_not_fit_is_an_error)
{
    char small[60];
    struct arbiter_text text;
    arbiter_text_open(&text, small, sizeof small);
    cr_expect_not(arbiter_judge(START, strlen(START), 1, &text));
    cr_expect(text.full);
    cr_expect_eq(strncmp(small, "error 0 the answer does not fit the buffer", text.length), 0);
    arbiter_text_open(&text, small, 8);
    cr_expect_not(arbiter_judge(START, strlen(START), 0, &text));
    cr_expect_eq(text.length, 8u);
}

Test(text, numbers_are_written_in_full)
{
    char buffer[32];
    struct arbiter_text text;
    arbiter_text_open(&text, buffer, sizeof buffer - 1);
    arbiter_text_number(&text, 0);
    arbiter_text_letter(&text, ' ');
    arbiter_text_number(&text, 1048576);
    buffer[text.length] = '\0';
    cr_expect_str_eq(buffer, "0 1048576");
    cr_expect_not(text.full);
}
