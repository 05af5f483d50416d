/* Claim    Two positions that differ in nothing that a player may know are written for him with the same words:
 *          his view tells nothing of other hands, and of the cards aside or used, but how many they are. (His
 *          own hand is ugo_shown.c, and the places of the boards ugo_place_text.c: each is a function of
 *          what he knows. All other parts are compared here.)
 * Clauses  UGO-HIDE-1 UGO-HIDE-2
 * Bounds   every position with a sound trick, reachable or not; all readings; words instead of their letters
 * Method   cbmc
 * Sources  model/ugo.c model/ugo_score.c
 * Options  --unwind 46
 * Cases    PLAYERS=2 PLAYERS=3 PLAYERS=4
 * Limit    600
 */
#include "ugo_hidden.h"
#include "ugo_watched.h"

/* One word of one part, any one of them. */
static unsigned at, wanted_part, wanted_at, seen_value, owner;
static enum written seen;

static bool is_looked_at(void)
{
    return part >= 6 * PLAYERS || (part % 6 == 0 && part != 6 * owner);
}

static void watch(enum written kind, unsigned value)
{
    if (!is_looked_at()) return;
    if (part == wanted_part && at == wanted_at) {
        seen = kind;
        seen_value = value;
    }
    at++;
}

static void watch_slash(void)
{
    at = 0;
}

static void look(const struct arbiter_rules *rules, const struct ugo *s, unsigned viewer)
{
    part = at = seen_value = 0;
    seen = WRITTEN_NOTHING;
    ugo_view_write(rules, s, viewer, 0);
}

void harness(void)
{
    struct ugo s, other;
    struct arbiter_rules rules;
    unsigned viewer, any_part, any_at, aside, used, any[UGO_ZONES];
    choose_rules(&rules);
    ASSUME(viewer < PLAYERS);
    ASSUME(sound_position(&rules, &s));
    tell_apart_never(&rules, &s, &other, viewer);
    owner = viewer;
    wanted_part = any_part;
    wanted_at = any_at;
    for (unsigned zone = 0; zone < UGO_ZONES; zone++) {
        ASSUME(any[zone] <= UGO_CARDS);
        sizes[zone] = any[zone];
    }

    look(&rules, &s, viewer);
    const enum written first = seen;
    const unsigned first_value = seen_value, parts = part;
    ASSUME(aside <= UGO_CARDS && used <= UGO_CARDS);
    ASSUME(aside + used == sizes[UGO_ASIDE] + sizes[UGO_USED]);
    sizes[UGO_ASIDE] = aside;
    sizes[UGO_USED] = used;
    look(&rules, &other, viewer);

    PROVE(seen == first && seen_value == first_value, "the same word in the same place");
    PROVE(part == parts && parts == 6 * PLAYERS + 2, "as many parts");

    REACH(first == WRITTEN_NUMBER && any_part == 6 && viewer != 1, "how many another one has");
    REACH(first == WRITTEN_WORD && any_part == parts && s.phase == UGO_DEALER, "the phase");
    REACH(first == WRITTEN_CARD && any_part == 6 * PLAYERS && any_at == 1 &&
              s.zone[0] == 1 - viewer && other.zone[0] == UGO_ASIDE,
          "the trick, while another card is elsewhere");
}
