/* Claim    A player is shown what he may know: his hand in the order of the deck, the trick, and each place in its part, with its
 *          top last and its covered cards nameless where the reading closes them. Cards of another hand, aside
 *          or used are nowhere in his view, and only counted. (ugo_place_text.c has the places word by word.)
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

static unsigned witness, wanted; /* a card, and a part */
static bool is_shown, again;     /* the card in that part */
static unsigned told;            /* and the last number */
static unsigned last;            /* the last word of a place, if it is a card */
static unsigned next;            /* what the next card of a hand is at least */
static bool closed;
static struct ugo shown;

static unsigned top_at(unsigned number)
{
    return shown.top[number / 6][number % 6 - 1];
}

static void watch(enum written kind, unsigned value)
{
    if (part % 6 != 0 && part < 6 * PLAYERS) {
        last = kind == WRITTEN_CARD ? value : UGO_NO_CARD;
        PROVE(kind != WRITTEN_WORD || closed, "nameless only where the reading says so");
        PROVE(kind != WRITTEN_CARD || !closed || value == top_at(part),
              "and then only the top by its name");
        return;
    }
    if (kind == WRITTEN_CARD && part < 6 * PLAYERS) {
        PROVE(value >= next, "a hand in the order of the deck");
        next = value + 1;
    }
    if (part != wanted) return;
    again |= is_shown && kind == WRITTEN_CARD && value == witness;
    is_shown |= kind == WRITTEN_CARD && value == witness;
    if (kind == WRITTEN_NUMBER) told = value;
}

static void watch_slash(void)
{
    const unsigned before = part - 1;
    next = 0;
    if (before % 6 == 0 || before > 6 * PLAYERS) return;
    PROVE(last == top_at(before), "each place in its part, its top last");
}

void harness(void)
{
    struct ugo s;
    struct arbiter_rules rules;
    unsigned viewer, card, seat, place, any_part, any[UGO_ZONES];
    choose_rules(&rules);
    ASSUME(viewer < PLAYERS && card < UGO_CARDS && any_part < 6 * PLAYERS + 2);
    ASSUME(seat < PLAYERS && place < UGO_PLACES);
    ASSUME(sound_position(&rules, &s));
    for (unsigned zone = 0; zone < UGO_ZONES; zone++) {
        ASSUME(any[zone] <= UGO_CARDS);
        sizes[zone] = any[zone];
    }
    witness = card;
    shown = s;
    closed = rules.choice[UGO_COVERED] == COVERED_CLOSED;
    const unsigned zone = s.zone[card], top = s.top[seat][place];
    wanted = any_part;
    ugo_view_write(&rules, &s, viewer, 0);

    PROVE(!again, "never twice in a part");
    if (any_part == 6 * seat)
        PROVE(is_shown == (zone == viewer && seat == viewer), "the own hand, and no other");
    if (any_part == 6 * seat && seat != viewer)
        PROVE(told == sizes[seat], "how many cards the others hold");
    if (any_part == 6 * PLAYERS)
        PROVE(is_shown == in_trick(&s, card), "the trick is shown, placed or not");
    if (any_part == 6 * PLAYERS + 1)
        PROVE(!is_shown && told == sizes[UGO_ASIDE] + sizes[UGO_USED], "how many lie aside");
    REACH(zone == viewer && is_shown && viewer == 1, "an own card");
    REACH(zone == UGO_IN_KINGDOM && is_shown, "a placed card of the trick");
    REACH(zone == UGO_ASIDE && any_part == 6 * PLAYERS + 1 && told == 25, "25 cards aside");
    REACH(closed && top == card, "a card on top");
}
