/* arbiter play ugo: the table drawn, what one player may know, and chance that deals. */
#define _POSIX_C_SOURCE 200809L
#include "command.h"
#include "command_terminal.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DEALT "R0R3K7B1K2K8B2Y1Y6R7/R4G4R8B8B3R2Y7Y2Y8K6/G6K1B0G1K0B6R6K5G3G7/G2K3K4R1R5G5Y4B4G0Y0"
#define UGO   "ugo deal=" DEALT
/* p2 wins the last trick of game 3 and places two cards; then p1 deals. */
#define LAST_BOARDS(reading)                                                                       \
    "ugo" reading " players=2 "                                                                    \
    "at=R0/R2R4R7R3/K7K8/Y2/G4/-/R8/B1B3B8B2/Y6Y7Y8Y1/K2K6/-/-/-/"                                 \
    "R1R5R6B0B4B5B6B7G0G1G2G3G5G6G7G8Y0Y3Y4Y5K0K1K3K4K5/-/play:"
#define LAST_TRICK         LAST_BOARDS("") "3:2:1:6,5:40,-7"
#define LAST_GAME(reading) LAST_BOARDS(reading) "4:1:1:6,5:"
#define DEALING            LAST_TRICK " : R0 R8 R0@4 R8@4"

/* Card on top, `+3` where it covers three, farmers and free spots; points now and before. */
Test(command_ugo, the_table_is_drawn, .timeout = TEST_SECONDS)
{
    expect("$A play '" LAST_TRICK " : R0 R8 R0@4' < /dev/null", 0,
           " Game 3 of 4, dealt by p2\n"
           "     1       2       3          4          5           now total\n"
           " p1  R3+3    K8+1    Y2 **      G4 ***     - *...       17    40\n"
           "     no cards\n"
           ">p2  B2+3    Y1+3    K6+1 **    R0 ***     - ....        9    -7\n"
           "     no cards\n"
           " trick     p1 (R0), p2 R8\n"
           " aside     R1 R5 R6 B0 B4 B5 B6 B7 G0 G1 G2 G3 G5 G6 G7 G8 Y0 Y3 Y4 Y5 K0 K1 K3\n"
           "           K4 K5\n"
           " p2 has won the trick and places its cards: 1 left\n");
    expect("$A play '" UGO " : R3' < /dev/null", 0,
           ">p2  -       -       - ..       - ...      - ....        0     0\n"
           "     R2 R4 R8 B3 B8 G4 Y2 Y7 Y8 K6\n");
    expect("$A play '" UGO " : R3' < /dev/null", 0,
           " trick     p1 R3\n aside     B5 B7 G8 Y3 Y5\n"
           " p2 plays a card to trick 1 of 10; red is led\n");
}

/* Nine have a spot. */
Test(command_ugo, farmers_beside_the_board_are_said, .timeout = TEST_SECONDS)
{
    expect("$A play '" LAST_BOARDS("?surplus=kept") "3:2:1:10,11:0,0' < /dev/null", 0,
           "- ****       22     0\n     and 1 farmer beside the board\n     R0\n");
    expect("$A play '" LAST_BOARDS("?surplus=kept") "3:2:1:10,11:0,0' < /dev/null", 0,
           "     and 2 farmers beside the board\n     R8\n");
}

Test(command_ugo, colours_and_spots_are_for_terminals, .timeout = TEST_SECONDS)
{
    setenv("LC_ALL", "C.UTF-8", 1);
    in_colour(true);
    const char *shown = typed(LAST_TRICK, USUAL, "draw\n");
    expect_shown(shown, "\033[1;31mR3\033[0m+3");
    expect_shown(shown, "\033[1;33mY2\033[0m \033[32m●\033[0m\033[32m●\033[0m");
    expect_shown(shown, "\033[0m○\033[0m");
    in_colour(false);
    expect_shown(typed(LAST_TRICK, USUAL, ""), " Y2 ●●      G4 ●●●     - ●○○○ ");
    setenv("LC_ALL", "C", 1);
    expect_shown(typed(LAST_TRICK, USUAL, ""), " Y2 **      G4 ***     - *... ");
    unsetenv("LC_ALL");
}

Test(command_ugo, a_window_of_40_columns_is_enough, .timeout = TEST_SECONDS)
{
    char shown[32768];
    setenv("LC_ALL", "C", 1);
    in_colour(false);
    snprintf(shown, sizeof shown, "%s",
             typed(LAST_TRICK, NARROW,
                   "see p1\nmoves\nsee all\nmoves\nwhy R0\nhelp\nR0 R8 R0@4 R8@4\nmoves\ndeal\n"));
    char *line = strstr(shown, "The game was not saved.");
    cr_assert_not_null(line);
    *line = '\0';
    cr_expect_leq(widest(shown), (size_t)NARROW, "%s", shown);
    expect_shown(shown, ">p1 R3+3 K8+1 Y2   G4   -      17    40\r\n"
                        "              **   ***  *...\r\n");
}

Test(command_ugo, a_player_sees_his_own_hand_alone, .timeout = TEST_SECONDS)
{
    in_colour(false);
    const char *shown = typed(UGO " : R3", USUAL, "see p3\nmoves\nsee turn\nmoves\nsee all\n");
    expect_shown(shown, "\r\n     9 cards\r\n>p2");
    expect_shown(shown, "\r\n     R6 B0 B6 G1 G3 G6 G7 K0 K1 K5\r\n p4");
    expect_shown(shown, " aside     5 cards\r\n");
    expect_shown(shown, "What is legal depends on cards that are hidden now");
    expect_shown(shown, "    R2 R4 R8\r\n");
    expect_without("$A play --as p1 '" UGO "' < /dev/null", 0, "R8");
    expect_without("$A play --as p2 '" UGO "' < /dev/null", 0, "Y6");
    expect_without("$A play --as p2 '" DEALING "' < /dev/null", 0, " R1");
    expect("$A play --as p2 '" DEALING "' < /dev/null", 0, " deck      45 cards\n");
    expect("$A play --as turn '" UGO "' < /dev/null", 0, "     10 cards\n");
    expect_without("$A play --as turn '" UGO "' < /dev/null", 0, "G5");
}

/* The same seed, the same cards; what is dealt can be undone as a whole. */
Test(command_ugo, chance_deals_at_random, .timeout = TEST_SECONDS)
{
    expect("$A play '" DEALING "' < /dev/null", 0,
           " Game 4 is dealt: 20 cards left, the next one to p2\n"
           " deal lets chance play at random; or type what it plays.\n");
    const char *all = "printf '%s\\nsave\\n' | $A play '" DEALING "' | grep '^ugo' | wc -w";
    char words[512];
    snprintf(words, sizeof words, all, "+R0 +R1\\ndeal 3");
    expect_exactly(words, 0, "28\n"); /* ugo players= at= : and 4 + 20 events */
    expect_exactly("for i in 1 2; do printf 'deal 3\\nsave\\n' | $A play '" DEALING
                   "' | grep ^ugo; done | sort -u | wc -l",
                   0, "1\n");
    expect_exactly("for i in 3 4; do printf \"deal $i\\nsave\\n\" | $A play '" DEALING
                   "' | grep ^ugo; done | sort -u | wc -l",
                   0, "2\n");
    in_colour(false);
    const char *shown = typed(DEALING, USUAL, "deal\nundo\nredo\nundo\nundo\ndeal\ndeal x\n");
    expect_shown(shown, " p2 leads trick 1 of 10\r\n> ");
    expect_shown(shown, "deal: it is not chance that is to act\r\n");
    expect_shown(typed(DEALING, USUAL, "deal x\n"), "deal: seed 'x', expected a number\r\n");
    snprintf(words, sizeof words, "printf 'deal\\nundo\\nundo\\nsave\\n' | $A play '" DEALING "'");
    expect(words, 0, LAST_TRICK " : R0 R8 R0@4\n");
    snprintf(words, sizeof words,
             "printf 'deal\\nundo\\nsave\\nredo\\nsave\\n' | $A play '" DEALING "'");
    expect(words, 0, DEALING "\n");
    expect(words, 0, DEALING " +");
}

/* One seed for all the deals of a match. */
Test(command_ugo, a_seed_is_for_later_deals_too, .timeout = TEST_SECONDS)
{
    expect("$A play --seed 5 ugo < /dev/null", 0, UGO "\n(seed 5)\n");
    expect("$A play --seed 5 ugo players=3 bonus=22222 < /dev/null", 0,
           "ugo players=3 bonus=22222 deal=");
    expect("echo new 5 | $A play --as p1 '" UGO "'", 0, "\n     10 cards\n p3");
}

Test(command_ugo, every_kind_of_event_is_described, .timeout = TEST_SECONDS)
{
    in_colour(false);
    const char *shown =
        typed(UGO " : R3 R4 R6", USUAL, "why R5\nwhy R6@2\nwhy back\nwhy dealer3\nwhy +K3\n");
    expect_shown(shown, "R5 is legal (p4 plays red 5); it rests on:");
    expect_shown(shown, "R6@2 is refused (p4 puts red 6 on place 2), by:");
    expect_shown(shown, "back is refused (p4 takes back what was placed of this trick), by:");
    expect_shown(shown, "  reading placed: ");
    expect_shown(shown, "dealer3 is refused (p3 deals the next game), by:");
    expect_shown(shown, "+K3 is refused (deals black 3), by:");
    expect_shown(typed(DEALING, USUAL, "why +K3\n"), "+K3 is legal (deals black 3 to p2)");
}

Test(command_ugo, what_comes_next_is_said, .timeout = TEST_SECONDS)
{
    expect("$A play '" UGO "' < /dev/null", 0, " p1 leads trick 1 of 10\n");
    expect("$A play 'ugo?placed=until-lead,dealer=chosen deal=" DEALT
           " : R3 R4 R6 R5 R3@1 R4@1 R5@1 R6@1' < /dev/null",
           0, " p3 leads trick 2 of 10, or takes back what is placed\n");
    expect("$A play '" LAST_BOARDS("?dealer=chosen") "3:2:1:6,5:0,0 : R0 R8 R0@4 R8@4' < /dev/null",
           0, " The dealer of game 4 is chosen\n deal lets chance play at random");
}

/* Game 4 of the same cards: R3 K8 Y2 G4 are 17 points, and so are B2 Y1 K6 R8. */
Test(command_ugo, a_finished_match_says_who_has_won, .timeout = TEST_SECONDS)
{
    expect("echo moves | $A play '" LAST_GAME("") "0,0 : R0 R8 R0@4 R8@4'", 0,
           " p1+p2 win with 17 points. The match is over.\n"
           " undo goes back, new deals again, save shows the game as a line.\n"
           "Type help for the commands.\n"
           "There are no moves: the game is over.\n");
    expect("$A play '" LAST_GAME("?match-tie=nobody") "0,0 : R0 R8 R0@4 R8@4' < /dev/null", 0,
           " Nobody wins: several players have 17 points. The match is over.\n");
    expect("$A play '" LAST_GAME("") "-9,-8 : R0 R8 R0@4 R8@4' < /dev/null", 0,
           " p2 wins with 9 points. The match is over.\n");
}

Test(command_ugo, wrong_use_is_2, .timeout = TEST_SECONDS)
{
    expect("$A play --as p5 ugo", 2, "arbiter: play: --as p5, expected a player's name, turn or");
    expect("$A play --as p3 ugo players=2", 2, "arbiter: play: --as p3, expected a player's name");
    expect("$A play ugo players=5", 2, "arbiter: play: column 13: this number of players");
    expect("printf 'see\\nsee p9\\nsee jack\\n' | $A play '" UGO "'", 0,
           "see: expected a player's name, turn or all\n");
    expect("echo why | $A play '" UGO "'", 0, "why: expected an event, such as: why R5@2\n");
}
