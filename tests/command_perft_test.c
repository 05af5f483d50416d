/* arbiter perft: counts and digests that another implementation can compare with.  All of them were
 * counted by the independent engines of harnesses/engines, too. */
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

/* p1 has 3 2 2 2 1 cards of the colours, p2 2 3 2 2 1, p3 2 2 3 2 1, p4 2 2 2 3 1, and all can
 * follow: 4 * 24 + 1 = 97 tricks.  All four cards have one colour, and so one place: 4 for the
 * first.  Three players: 3 * 27 + 1 = 82 tricks; 82 * 3 and 82 * 3 * 2. */
Test(command_perft, ugo_is_counted_for_each_number_of_players, .timeout = TEST_SECONDS)
{
    expect("$A perft ugo 5", 0,
           "depth 1 nodes 10 over 0\ndepth 2 nodes 21 over 0\ndepth 3 nodes 45 over 0\n"
           "depth 4 nodes 97 over 0\ndepth 5 nodes 388 over 0\ndigest f29476cd901f5f92\n");
    expect("$A perft 'ugo players=3' 5", 0,
           "depth 3 nodes 82 over 0\ndepth 4 nodes 246 over 0\ndepth 5 nodes 492 over 0\n"
           "digest 606de83dcb61113e\n");
    expect("$A perft 'ugo players=2' 6", 0,
           "depth 4 nodes 82 over 0\ndepth 5 nodes 738 over 0\ndepth 6 nodes 2720 over 0\n"
           "digest 741a3f594d6d7800\n");
}

/* Nine reds that nobody can follow, 10 * 10 * 10 each, and a blue that p2 follows with one of 8:
 * 9000 + 800 tricks.  The first of four cards goes to the first place, or to any of five. */
Test(command_perft, ugo_readings_change_the_tree, .timeout = TEST_SECONDS)
{
#define SUITS "R0R1R2R3R4R5R6R7R8B0/B1B2B3B4B5B6B7B8G0G1/G2G3G4G5G6G7G8Y0Y1Y2/Y3Y4Y5Y6Y7Y8K0K1K2K3 "
    expect("$A perft --deal " SUITS "ugo 5", 0,
           "depth 4 nodes 9800 over 0\ndepth 5 nodes 39200 over 0\ndigest 65fbd0f1dfec641a\n");
    expect("$A perft --deal " SUITS "'ugo?skip-place=any' 5", 0,
           "depth 5 nodes 196000 over 0\ndigest 530ca077966282fa\n");
    /* 41 tricks; the first put, then the second or back; then a lead of 9 cards or back, or a put. */
    expect("$A perft 'ugo?placed=until-lead players=2' 5", 0,
           "depth 2 nodes 41 over 0\ndepth 3 nodes 82 over 0\ndepth 4 nodes 164 over 0\n"
           "depth 5 nodes 984 over 0\ndigest 5f8b3699aa7b8c4c\n");
}

/* The last trick is won by p2, who places two cards in either order; then 45 cards may be dealt, or
 * the 25 that lay aside, and one less; or the match is over. */
Test(command_perft, ugo_chance_deals_and_a_match_ends, .timeout = TEST_SECONDS)
{
#define LAST_TRICK                                                                                 \
    "R0/R2R4R7R3/K7K8/Y2/G4/-/R8/B1B3B8B2/Y6Y7Y8Y1/K2K6/-/-/-/"                                    \
    "R1R5R6B0B4B5B6B7G0G1G2G3G5G6G7G8Y0Y3Y4Y5K0K1K3K4K5/-/play:"
    expect("$A perft --at " LAST_TRICK "3:2:1:6,5:0,0 'ugo players=2' 6", 0,
           "depth 4 nodes 2 over 0\ndepth 5 nodes 90 over 0\ndepth 6 nodes 3960 over 0\n"
           "digest 9ed096b27cd59977\n");
    expect("$A perft --at " LAST_TRICK "3:2:1:6,5:0,0 'ugo?aside=first players=2' 6", 0,
           "depth 5 nodes 50 over 0\ndepth 6 nodes 1200 over 0\ndigest 4a5265b30b1da417\n");
    expect("$A perft --at " LAST_TRICK "4:1:1:6,5:0,0 'ugo players=2' 4", 0,
           "depth 3 nodes 2 over 0\ndepth 4 nodes 2 over 2\ndigest cd58412fa577d688\n");
}

/* Asked at the root, where p1 leads: of 320 events the 10 cards of his hand are legal. */
Test(command_perft, ugo_clauses_are_counted, .timeout = TEST_SECONDS)
{
    expect("$A perft ugo 1 | grep -E '^UGO-(TRICK-1|PUT-1|PUT-6|DEAL-3|DEAL-4|HIDE-1)'", 0,
           "UGO-DEAL-3                  0             45  never granted\n"
           "UGO-DEAL-4                  0              4  never granted\n"
           "UGO-HIDE-1                  -              -  not asked in play\n"
           "UGO-TRICK-1                10             35\n"
           "UGO-PUT-1                   0            225  never granted\n"
           "UGO-PUT-6                   0              1  never granted\n");
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
