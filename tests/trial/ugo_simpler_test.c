/* Simpler positions of UGO!, for shrinking: the ways to them come to an end, keep all cards, and make
 * what they should make smaller. */
#include "../../harnesses/trial/trial.h"

#include <criterion/criterion.h>
#include <string.h>

enum { STEPS_MOST = 2000, ROOM = 512 };

static struct arbiter_rules rules;

static union arbiter_position position_of(const char *line)
{
    struct arbiter_line opened;
    struct arbiter_event event;
    struct arbiter_error error;
    cr_assert(arbiter_line_open(&opened, line, strlen(line), &error), "%s", error.message);
    while (arbiter_line_next(&opened, &event, &error) == ARBITER_EVENT) {
        cr_assert_eq(arbiter_fault(&opened.rules, &opened.position, &event), 0);
        arbiter_play(&opened.rules, &opened.position, &event);
    }
    rules = opened.rules;
    return opened.position;
}

/* As simple as can be, where nothing about the position matters. */
static const char *simplest(const char *line)
{
    static char text[ROOM];
    struct arbiter_text written;
    union arbiter_position position = position_of(line), simpler;
    unsigned steps = 0;
    for (unsigned number = 0; ugo_simpler(&rules, &position, number, &simpler); number++) {
        if (arbiter_position_fault(&rules, &simpler) != 0) continue;
        cr_assert_neq(memcmp(&simpler, &position, sizeof position), 0);
        cr_assert_leq(++steps, STEPS_MOST);
        position = simpler;
        number = (unsigned)-1; /* from the first way again */
    }
    arbiter_text_open(&written, text, ROOM - 1);
    arbiter_position_write(&rules, &position, &written);
    text[written.length] = '\0';
    return text;
}

#define BOARDS                                                                                     \
    "/R2R4R7R3/K7K8/Y2/G4/-/R8/B1B3B8B2/Y6Y7Y8Y1/K2K6/-/-/-/"                                      \
    "R1R5R6B0B4B5B6B7G0G1G2G3G5G6G7G8Y0Y3Y4Y5K0K1K3K4K5/-/"

/* Nine tricks of two cards are won: 8 and 10 cards.  All are back in the hands, in order. */
Test(ugo_simpler, a_late_game_becomes_an_early_one)
{
    cr_expect_str_eq(simplest("ugo players=2 at=R0" BOARDS "play:4:1:2:6,5:31,-7"),
                     "R0R1R2R3R4R5R6R7R8B0/-/-/-/-/-/B1B2B3B4B5B6B7B8G0G1/-/-/-/-/-/-/"
                     "G2G3G4G5G6G7G8Y0Y1Y2Y3Y4Y5Y6Y7Y8K0K1K2K3K4K5K6K7K8/-/play:1:2:1:0,0:0,0");
}

/* The trick stays, and what is placed of it. */
Test(ugo_simpler, a_trick_that_is_placed_stays)
{
    const char *text = simplest("ugo players=2 at=R0" BOARDS "play:3:2:1:6,5:31,-7 : R0 R8 R8@4");
    cr_expect(strstr(text, "/R0R8/") != NULL, "%s", text);
    cr_expect(strstr(text, "/R8/") != NULL, "%s", text);
    cr_expect(strstr(text, "/put:1:2:1:0,0:0,0") != NULL, "%s", text);
}

/* Used cards are those of the last game: game and dealer stay, points go. */
Test(ugo_simpler, while_a_game_is_dealt_hands_are_sorted)
{
    cr_expect_str_eq(simplest("ugo players=2 at=R0" BOARDS
                              "play:3:2:1:6,5:31,-7 : R0 R8 R8@4 R0@4 +K8 +K0 +K7 +K1"),
                     "R1R5/-/-/-/-/-/R6B0/-/-/-/-/-/-/"
                     "B4B5B6B7G0G1G2G3G5G6G7G8Y0Y3Y4Y5K0K1K3K4K5K7K8/"
                     "R0R2R3R4R7R8B1B2B3B8G4Y1Y2Y6Y7Y8K2K6/deal:4:1:2:0,0:0,0");
}

Test(ugo_simpler, the_simplest_cannot_be_simpler)
{
    const char *line = "ugo deal=R0R1R2R3R4R5R6R7R8B0/B1B2B3B4B5B6B7B8G0G1/G2G3G4G5G6G7G8Y0Y1Y2/"
                       "Y3Y4Y5Y6Y7Y8K0K1K2K3";
    char before[ROOM];
    struct arbiter_text written;
    const union arbiter_position position = position_of(line);
    arbiter_text_open(&written, before, ROOM - 1);
    arbiter_position_write(&rules, &position, &written);
    before[written.length] = '\0';
    cr_expect_str_eq(simplest(line), before);
}
