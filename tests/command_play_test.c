/* arbiter play at a terminal, and through a pipe. */
#define _POSIX_C_SOURCE 200809L
#include "command.h"
#include "command_terminal.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Jack takes the harp, and wins with it. */
#define LAST "englishman at=5H/-/-/-/EEII1234OOUU6777788889999BGH/123456B123456G/123456/-/jack3"

/* More discards than a narrow window shows in a row. */
#define GONE "englishman at=-/-/-/-/EEII111222333444OOUU555666BBGGHH/-/-/123456777788889999/jack3"

Test(command_play, draws_in_colour_and_refuses_with_the_rule, .timeout = TEST_SECONDS)
{
    in_colour(true);
    const char *shown = typed(LINE, USUAL, "Sab\npass BaJ\n");
    expect_shown(shown, "\033[1;33mGold\033[0m");
    expect_shown(shown, "[\033[1;33mHarp\033[0m]");
    expect_shown(shown, "\033[1;31mFee\033[0m");
    expect_shown(shown, "\033[32m1\033[0m");
    expect_shown(shown,
                 "Sab is \033[1;31mrefused\033[0m (the front of a, Gold, to the front of b)");
    expect_shown(shown, "  ENG-TURN-1  Jack has the first turn");
    expect_shown(shown, " \033[1mJack's turn: 2 moves left");
}

Test(command_play, no_colour_where_none_is_wanted, .timeout = TEST_SECONDS)
{
    in_colour(false);
    cr_expect(strchr(typed(LINE, USUAL, "Sab\nmoves\nwhy pass\nhelp\n"), '\033') == NULL);
    in_colour(true);
    setenv("TERM", "dumb", 1);
    cr_expect(strchr(typed(LINE, USUAL, "Sab\n"), '\033') == NULL);
}

Test(command_play, undo_and_redo_go_to_the_ends_and_no_further, .timeout = TEST_SECONDS)
{
    in_colour(false);
    const char *shown = typed(LINE, USUAL, "pass Fab\nundo\nundo\nundo\nredo\nredo\nredo\nsave\n");
    expect_shown(shown, "There is nothing to undo.");
    expect_shown(shown, "There is nothing to redo.");
    expect_shown(shown, LINE " : pass Fab\r\n");
    shown = typed(LINE, USUAL, "pass Fab\nundo\nBaa\nredo\nsave\n");
    expect_shown(shown, "There is nothing to redo.");
    expect_shown(shown, LINE " : pass Baa\r\n");
}

Test(command_play, a_game_is_saved_and_loaded, .timeout = TEST_SECONDS)
{
    char path[] = "/tmp/arbiter-play-XXXXXX", words[256];
    const int handle = mkstemp(path);
    cr_assert_geq(handle, 0);
    close(handle);
    in_colour(false);
    snprintf(words, sizeof words, "pass Fab\nsave %s\nnew 7\nload %s\nFba\nsave\n", path, path);
    const char *shown = typed(LINE, USUAL, words);
    expect_shown(shown, "saved in /tmp/arbiter-play-");
    expect_shown(shown, "(seed 7)");
    expect_shown(shown, LINE " : pass Fab Fba\r\n");
    snprintf(words, sizeof words, "$A judge --strict %s", path);
    expect_exactly(words, 0, FINE);
    unlink(path);
}

Test(command_play, what_cannot_be_loaded_leaves_the_game_as_it_was, .timeout = TEST_SECONDS)
{
    in_colour(false);
    const char *shown =
        typed(LINE, USUAL,
              "pass\nload /no/such/file\nload /\nload /dev/null\nload\nload "
              "whist deal=1\nload Makefile\nsave /no/such/folder/file\nnew x\nsave\n");
    expect_shown(shown, "cannot open /no/such/file: ");
    expect_shown(shown, "cannot read /: ");
    expect_shown(shown, "/dev/null has no line.");
    expect_shown(shown, "load: expected a file or a line");
    expect_shown(shown, "whist deal=1: column 1: unknown game");
    expect_shown(shown, "Makefile:3: column 1: unknown game");
    expect_shown(shown, "cannot write /no/such/folder/file: ");
    expect_shown(shown, "new: seed 'x', expected a number");
    expect_shown(shown, LINE " : pass\r\n");
    expect_shown(typed(LINE, USUAL, "load " LINE " : Xab\nsave\n"), "column 74: expected an event");
}

Test(command_play, why_tells_the_rules_of_legal_and_illegal_events, .timeout = TEST_SECONDS)
{
    in_colour(false);
    const char *shown = typed(LINE, USUAL, "why pass\nwhy Fab\nwhy\nwhy Faz\npass\nwhy BbJ\n");
    expect_shown(shown, "pass is legal (the Protection stays unused); it rests on:");
    expect_shown(shown, "Fab is refused (the front of a, Gold, to the front of b), by:");
    expect_shown(shown, "  ENG-PROT-2  ");
    expect_shown(shown, "why: expected an event");
    expect_shown(shown, "Faz: column 3: expected a stack or the beanstalk");
    expect_shown(shown, "BbJ is legal (the back of b, 1, onto the beanstalk)");
}

Test(command_play, every_kind_of_event_is_described, .timeout = TEST_SECONDS)
{
    in_colour(false);
    const char *shown =
        typed(LINE, USUAL, "why Pa2b3\nwhy Da1\nwhy Da11\nwhy Gab\nwhy Sab\nwhy Bcc\n");
    expect_shown(shown, "Pa2b3 is legal (Protection: card 2 of a, 2, becomes card 3 of b)");
    expect_shown(shown, "Da1 is refused (discards card 1 of a, 1), by:");
    expect_shown(shown, "Da11 is refused (discards card 11 of a, no card), by:");
    expect_shown(shown, "Gab is refused (the front four of a to the front of b), by:");
    expect_shown(shown, "Sab is refused (the front of a, Gold, to the front of b), by:");
    expect_shown(shown, "Bcc is refused (the back of c, 1, to the front of c), by:");
    shown = typed(LINE, USUAL, "pass\nwhy FaJ\nwhy BaJ\npass\nBaJ FeJ\ndraw\n");
    expect_shown(shown, "pass is refused (ends the turn), by:");
    expect_shown(shown, "  reading jack-moves: ");
    expect_shown(shown, "jack-moves=three (in force): ");
}

Test(command_play, a_window_of_40_columns_is_enough, .timeout = TEST_SECONDS)
{
    in_colour(false);
    char shown[16384];
    snprintf(shown, sizeof shown, "%s",
             typed(LAST, NARROW, "Sab\nmoves\nwhy FaJ\nhelp\nbogus\nFaJ\nmoves\n"));
    char *line = strstr(shown, "The game was not saved.");
    cr_assert_not_null(line);
    *line = '\0'; /* a line of the notation stays in one piece */
    cr_expect_leq(widest(shown), (size_t)NARROW, "%s", shown);
    expect_shown(shown,
                 "    a      b      c      d      e\r\n 1  5      -      -      -      Fee\r\n");
    expect_shown(shown, "28                             [Harp]\r\n");
    cr_expect_leq(widest(typed(GONE, NARROW, "")), (size_t)NARROW);
}

Test(command_play, a_finished_game_says_who_has_won_and_how, .timeout = TEST_SECONDS)
{
    in_colour(false);
    const char *shown = typed(LAST, USUAL, "FaJ\nmoves\nFab\nundo\n");
    expect_shown(shown, " Jack wins: Jack has the three treasures. The game is over.\r\n");
    expect_shown(shown, " undo goes back, new deals again");
    expect_shown(shown, "There are no moves: the game is over.");
    expect_shown(shown, "  ENG-END-1  ");
    expect_shown(shown, " beanstalk   1 2 3 4 5 6 + a treasure\r\n");
    shown = typed("englishman?both-win=draw at=5UH/E/I/O/EI1234OU6777788889999BGH/"
                  "123456B123456G/123456/-/jack3 : FaJ",
                  USUAL, "");
    expect_shown(shown,
                 "A draw: the four giants are at the front of stacks, and Jack has the three");
}

Test(command_play, the_end_of_input_shows_a_game_that_was_not_saved, .timeout = TEST_SECONDS)
{
    in_colour(false);
    expect_shown(typed(LINE, USUAL, "pass\n"), "As a line it is:\r\n" LINE " : pass\r\n");
    expect_shown(typed(LINE, USUAL, "pass\nquit\n"), "As a line it is:\r\n" LINE " : pass\r\n");
    cr_expect(strstr(typed(LINE, USUAL, "quit\n"), "As a line") == NULL);
    cr_expect(strstr(typed(LINE, USUAL, ""), "As a line") == NULL);
}

/* A form feed would clear the screen, an escape could do anything. */
Test(command_play, control_bytes_are_not_sent_back, .timeout = TEST_SECONDS)
{
    expect("printf 'F\\014\\033ab\\nwhy \\033\\n' | $A play '" LINE "'", 0, "F??ab: column 2: ");
    expect_without("printf 'F\\014\\033ab\\nwhy \\033\\n' | $A play '" LINE "'", 0, "\033");
}

Test(command_play, a_pipe_gets_no_prompt_and_no_colour, .timeout = TEST_SECONDS)
{
    expect_without("printf 'pass\\n# nothing\\n\\n  BaJ  \\r\\nquit\\nFab\\n' | $A play '" LINE "'",
                   0, "> ");
    expect("printf 'pass\\n# nothing\\n\\n  BaJ  \\r\\nsave\\nquit\\nFab\\n' | $A play '" LINE "'",
           0, LINE " : pass BaJ\n");
    expect("head -c 2000000 /dev/zero | tr '\\0' x | $A play '" LINE "'", 0, "too long");
    expect("$A play '" LINE " : Sab pass' < /dev/null", 0,
           "1 refused event of the line was left out.");
}

Test(command_play, the_same_seed_deals_the_same_cards, .timeout = TEST_SECONDS)
{
    expect("$A play --seed 7 < /dev/null", 0,
           "englishman deal=58HG62GE2H/BB61873177/1U98U39E95/42O27I5444/9356816O3I\n(seed 7)\n");
    expect("echo new 7 | $A play englishman@v83", 0, "englishman@v83 deal=58HG62GE2H/BB61873177/");
}

Test(command_play, wrong_use_is_2, .timeout = TEST_SECONDS)
{
    expect("$A play whist", 2, "arbiter: play: column 1: unknown game");
    expect("$A play 'englishman deal=12'", 2, "arbiter: play: column 19: a stack is dealt 10");
    expect("$A play --seed x", 2, "arbiter: play: seed 'x', expected a number");
    expect("$A play --seed 7 '" LINE "'", 2, "--seed cannot be given");
    expect("$A play '" LINE "' < /", 2, "arbiter: cannot read standard input");
    expect("echo pass | $A play '" LINE "' > /dev/full", 2, "arbiter: cannot write the output");
}
