/* Claim    The deal establishes the invariant, for every deal: five stacks of ten, nothing elsewhere, the
 *          Protection first; a pattern in it is tested as the reading says.
 * Clauses  ENG-DEAL-1 ENG-PROT-2 ENG-WIN-1
 * Bounds   every deal; 50 cards; all readings
 * Method   cbmc
 * Sources  model/englishman.c model/englishman_play.c model/englishman_board.c model/englishman_invariant.c
 * Options  --unwind 51
 * Limit    300
 */
#include "englishman_step.h"

void harness(void)
{
    struct englishman s;
    struct arbiter_rules rules;
    unsigned slot;
    ASSUME(known_rules(&rules) && slot < ENGLISHMAN_CARDS);
    for (unsigned other = 0; other < ENGLISHMAN_CARDS; other++)
        ASSUME(s.card[other] < ENGLISHMAN_KINDS);
    const struct englishman before = s;

    englishman_begin(&rules, &s);

    PROVE(s.card[slot] == before.card[slot], "the cards lie as they were dealt");
    for (unsigned stack = 0; stack < ENGLISHMAN_STACKS; stack++)
        PROVE(englishman_cards(&s, stack) == 10, "five stacks of ten");
    PROVE(englishman_shape_fault(&rules, &s) == ENG_I_NONE, "the shape is right");
    const unsigned choice = rules.choice[ENG_DEAL_PATTERN];
    const unsigned due = choice == DEAL_PATTERN_DEAL       ? ENGLISHMAN_PATTERNS
                         : choice == DEAL_PATTERN_VERTICAL ? ENGLISHMAN_VERTICAL
                                                           : 0u;
    PROVE((tests > 0) == (due != 0) && (tests == 0 || asked_last == due),
          "tested as the reading says");
    PROVE((s.phase == ENGLISHMAN_PROTECT) == (answered_last == 0), "over only by a pattern");
    PROVE(s.phase == ENGLISHMAN_OVER ||
              (ENGLISHMAN_PATTERNS & ~englishman_may_stand(&rules, &s) & ~due) == 0,
          "a pattern that must not stand was tested");
    REACH(s.phase == ENGLISHMAN_PROTECT && due != 0, "a tested deal without a pattern");
    REACH(s.winner == ENGLISHMAN_GIANT_WINS, "a dealt pattern wins");
    REACH(s.card[49] == 15 && due == 0, "an untested deal");
}
