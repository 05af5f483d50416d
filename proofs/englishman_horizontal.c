/* Claim    The horizontal win and Jack's win hold exactly where a naive search finds the four giants in
 *          front, or the three treasures; the discard win where Jack cannot finish (and the discards are to
 *          blame, by that reading); the vertical win by its reading; and only what is asked for is answered.
 * Clauses  ENG-WIN-2 ENG-WIN-3 ENG-WIN-4 ENG-WIN-5
 * Bounds   every table of 50 cards; all readings
 * Method   cbmc
 * Sources  model/englishman_board.c
 * Options  --unwind 51
 * Limit    300
 */
#include "englishman_proof.h"
#include "../model/englishman_win.c"

static bool finishes[2];
bool englishman_can_finish(const struct arbiter_rules *rules, const struct englishman *s,
                           bool discards_back)
{
    (void)rules, (void)s;
    return finishes[discards_back];
}

void harness(void)
{
    struct englishman s;
    struct arbiter_rules rules;
    unsigned asked;
    uint8_t answer[2];
    bool zones = s.end[7] == 50, all = true;
    for (unsigned zone = 1; zone < ENGLISHMAN_ZONES; zone++)
        zones &= s.end[zone - 1] <= s.end[zone];
    ASSUME(zones && known_rules(&rules) && asked < ENGLISHMAN_STUCK);
    ASSUME(s.end[ENGLISHMAN_DONE] <= 35 && s.end[ENGLISHMAN_DONE] % 7 == 0);
    for (unsigned slot = 0; slot < ENGLISHMAN_CARDS; slot++)
        ASSUME(s.card[slot] < ENGLISHMAN_KINDS);
    for (unsigned bean = 0; bean < 5; bean++)
        ASSUME(7 * bean + 6 >= s.end[ENGLISHMAN_DONE] || s.card[7 * bean + 6] >= 13);
    finishes[0] = answer[0] == 1;
    finishes[1] = answer[1] == 1;
    const unsigned ways = englishman_ways(&rules, &s, asked);

    /* Each kind of giant is the last card of some stack that has cards. */
    for (unsigned kind = 9; kind < 13; kind++) {
        bool shown = false;
        for (unsigned stack = 0; stack < 5; stack++) {
            const unsigned start = s.end[2 + stack], end = s.end[3 + stack];
            if (end > start && s.card[end - 1] == kind) shown = true;
        }
        all &= shown;
    }
    /* Each kind of treasure lies on some completed beanstalk. */
    bool claimed = true;
    for (unsigned kind = 13; kind < 16; kind++) {
        bool has = false;
        for (unsigned bean = 0; bean < 5; bean++)
            has |= 7 * bean + 6 < s.end[ENGLISHMAN_DONE] && s.card[7 * bean + 6] == kind;
        claimed &= has;
    }
    const bool blamed = rules.choice[ENG_DISCARD_CAUSE] != DISCARD_CAUSE_BLAME || finishes[1];

    PROVE((ways & ~asked) == 0, "only what is asked for is answered");
    PROVE(!(asked & 1) || ((ways & 1) != 0) ==
                              englishman_vertical(&s, rules.choice[ENG_VERTICAL] == VERTICAL_RUN),
          "vertical: by the reading that is chosen");
    PROVE(!(asked & 2) || ((ways & 2) != 0) == all, "horizontal: the four giants in front");
    PROVE(!(asked & 4) || ((ways & 4) != 0) == (!finishes[0] && blamed), "discard: cannot finish");
    PROVE(!(asked & 8) || ((ways & 8) != 0) == claimed, "Jack: the three treasures");
    REACH(all && s.end[5] == s.end[4], "with an empty stack");
    REACH(all && s.end[3] > s.end[2] && s.card[s.end[3] - 1] == 9 && s.end[7] > s.end[6] &&
              s.card[s.end[7] - 1] == 9,
          "with a fifth giant");
    REACH((ways & 8) && s.end[ENGLISHMAN_DONE] == 35, "claimed with the fifth beanstalk");
    REACH(ways & 1, "vertical");
    REACH((asked & 4) && !(ways & 4) && !finishes[0], "not to blame");
}
