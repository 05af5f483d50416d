/* arbiter perft: counts and digests that another implementation can compare with.  All of them were
 * counted by harnesses/engines/englishman.py, too. */
#include "command.h"

#include <criterion/criterion.h>

/* The Giant has one single move left, and one of the twelve wins: Sba. */
#define AT "2EIO/1U/-/-/EI11122233334444OU55556666777788889999BBGGHH/-/-/-/second"

/* 1 pass + 50 cards * (10 + 4 * 11) places = 2701. */
Test(command_perft, the_standard_deal_has_these_counts_and_digests, .timeout = TEST_SECONDS)
{
    expect("$A perft englishman 0", 0, LINE "\ndepth 0 nodes 1 over 0\ndigest deeadbd9cff0b33f\n");
    expect("$A perft englishman 1", 0, "depth 1 nodes 2701 over 0\ndigest 5226beaa0f92a7e2\n");
    expect("$A perft englishman 2", 0,
           "depth 0 nodes 1 over 0\ndepth 1 nodes 2701 over 0\ndepth 2 nodes 80940 over 0\n"
           "digest 831dccec92ba4ee5\n");
}

Test(command_perft, a_deal_can_be_given, .timeout = TEST_SECONDS)
{
    expect("$A perft --deal " STANDARD " englishman 1", 0, "digest 5226beaa0f92a7e2\n");
    expect("$A perft --deal 12345E6789/12345I6789/12345O6789/12345U6789/BEGIHOBUGH englishman 1", 0,
           "depth 1 nodes 2701 over 0\ndigest ");
}

/* Each of the 50 cards has a place that it lies on already. */
Test(command_perft, a_reading_changes_the_tree_and_an_edition_does_not, .timeout = TEST_SECONDS)
{
    expect("$A perft 'englishman?protect-null=refused' 1", 0,
           "depth 1 nodes 2651 over 0\ndigest 95ee1775e6cfa9f8\n");
    expect("$A perft englishman@v83 1", 0, "digest 5226beaa0f92a7e2\n");
}

/* Three stacks with cards, four others for each front card: 12.  The count of a first event that
 * ends the game is zero, and the counts add up to the nodes of the last depth. */
Test(command_perft, divide_counts_by_the_first_event, .timeout = TEST_SECONDS)
{
    expect("$A perft --divide --at " AT " englishman 2", 0,
           "englishman at=" AT "\n"
           "Sab 17\nSac 22\nSad 22\nSae 17\nSba 0\nSbc 23\nSbd 23\nSbe 18\n"
           "Sea 17\nSeb 17\nSec 22\nSed 22\n"
           "depth 0 nodes 1 over 0\ndepth 1 nodes 12 over 1\ndepth 2 nodes 220 over 13\n"
           "digest d7086818a9059f22\n");
    expect("$A perft --divide --at " AT " englishman 0", 0,
           "at=" AT "\ndepth 0 nodes 1 over 0\ndigest ");
}

/* Asked at the root: 361 events that are no Protections, 12 of them legal.  250 discards and 25
 * groups break ENG-GIANT-1; pass and 13 single moves break ENG-GIANT-5: 5 to their own stack and
 * 2 * 4 from an empty one. */
Test(command_perft, clauses_are_counted, .timeout = TEST_SECONDS)
{
    expect("$A perft --at " AT " englishman 1 | grep '^ENG-GIANT-[15]'", 0,
           "ENG-GIANT-1                12            275\n"
           "ENG-GIANT-5                12             14\n");
    expect("$A perft --at " AT " englishman 1 | grep '^ENG-WIN-2'", 0,
           "ENG-WIN-2                   1             11\n");
}

Test(command_perft, wrong_use_is_2, .timeout = TEST_SECONDS)
{
    expect("$A perft", 2, "arbiter: perft: expected SPEC DEPTH");
    expect("$A perft englishman", 2, "arbiter: perft: expected SPEC DEPTH");
    expect("$A perft whist 1", 2, "arbiter: perft: spec 'whist': column 1: unknown game");
    expect("$A perft englishman two", 2, "arbiter: perft: depth 'two', expected 0 to 64");
    expect("$A perft englishman 65", 2, "arbiter: perft: depth '65', expected 0 to 64");
    expect("$A perft englishman -1", 2, "arbiter: perft: ");
    expect("$A perft --deal " STANDARD " --at " AT " englishman 1", 2,
           "arbiter: perft: expected one of --deal and --at, once");
    expect("$A perft --deal 12 englishman 1", 2, "a stack is dealt 10 cards (ENG-DEAL-1)");
    expect("$A perft --at 12 englishman 1", 2, "arbiter: perft: --at '12': column 3: expected");
    expect("$A perft englishman 1 > /dev/full", 2, "arbiter: cannot write the output");
}
