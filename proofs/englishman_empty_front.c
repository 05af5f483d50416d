/* Claim    It makes no difference whether an empty stack shows nothing, or what lies before it in the row:
 *          that is the front card of the stack before, which is shown in any case, or a card outside of the
 *          castle, and giants never leave the castle. So ENG-M53 cannot be told apart from the rules.
 * Clauses  ENG-WIN-3
 * Bounds   none on the history; 50 cards; all readings
 * Method   cbmc
 * Sources  model/englishman.c model/englishman_board.c model/englishman_invariant.c
 * Options  --unwind 51
 * Limit    300
 */
#include "englishman_proof.h"
#include "../model/englishman_win.c"

bool englishman_can_finish(const struct arbiter_rules *rules, const struct englishman *s,
                           bool discards_back)
{
    (void)rules, (void)s, (void)discards_back;
    return true; /* not asked for */
}

unsigned englishman_followers(const struct arbiter_rules *rules, const struct englishman *s)
{
    (void)rules, (void)s;
    return 0; /* no part of the shape */
}

/* ENG-M53: asked is whether there is any card before the end of the stack, not whether it has one. */
static bool horizontal_of_the_mutant(const struct englishman *s)
{
    unsigned shown = 0;
    for (unsigned stack = 0; stack < ENGLISHMAN_STACKS; stack++)
        if (englishman_end(s, stack) > 0) shown |= giant_bit(s->card[englishman_end(s, stack) - 1]);
    return shown == ALL_GIANTS;
}

void harness(void)
{
    struct englishman position, s;
    struct arbiter_rules rules;
    unsigned slot;
    ASSUME(known_rules(&rules) && slot < ENGLISHMAN_CARDS);
    ASSUME(englishman_shape_fault(&rules, &position) == ENG_I_NONE);
    PROVE(slot >= position.end[ENGLISHMAN_OUT] || !englishman_is_giant(position.card[slot]),
          "giants never leave the castle");

    /* Wins are tested in the middle of an event, so no more of the shape than this is asked for. */
    bool zones = s.end[7] == 50;
    for (unsigned zone = 1; zone < ENGLISHMAN_ZONES; zone++)
        zones &= s.end[zone - 1] <= s.end[zone];
    ASSUME(zones);
    for (unsigned at = 0; at < ENGLISHMAN_CARDS; at++) {
        ASSUME(s.card[at] < ENGLISHMAN_KINDS);
        ASSUME(at >= s.end[ENGLISHMAN_OUT] || !englishman_is_giant(s.card[at]));
    }
    const bool giant = s.card[slot] >= 9 && s.card[slot] < 13;
    const bool horizontal = englishman_horizontal(&s);

    PROVE(horizontal == horizontal_of_the_mutant(&s), "the mutant sees the same horizontal wins");
    REACH(horizontal && s.end[5] == s.end[4], "a win with an empty stack");
    REACH(horizontal && s.end[3] == s.end[2] && s.end[2] > 0, "a win with cards before the castle");
    REACH(!horizontal && s.end[4] == s.end[3] && giant && slot == s.end[3] - 1u,
          "an empty stack behind a giant");
}
