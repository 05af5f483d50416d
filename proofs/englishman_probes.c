/* Claim    Every clause that play asks about is both granted and refused somewhere, but for those that can
 *          only be the one, and for the three that play never asks about. What Jack can finish is left open
 *          here; real lines that show each clause both ways are in corpus/ (arbiter cover --require=both).
 * Clauses  ENG-DECK-1 ENG-DEAL-1 ENG-OPEN-1 ENG-WIN-6 ENG-END-1
 * Bounds   none on the history; 50 cards; all readings
 * Method   cbmc
 * Sources  model/englishman.c model/englishman_play.c model/englishman_win.c model/englishman_board.c model/englishman_invariant.c
 * Options  -DARBITER_PROBES --unwind 51
 * Limit    300
 */
#include "englishman_proof.h"
#include "probe.h"

static bool seen[ENG_CLAUSES][ARBITER_VERDICTS];

void arbiter_probe(unsigned clause, enum arbiter_verdict verdict)
{
    seen[clause][verdict] = true;
}

bool englishman_can_finish(const struct arbiter_rules *rules, const struct englishman *s,
                           bool discards_back)
{
    unsigned answer;
    (void)rules, (void)s, (void)discards_back;
    return answer & 1u;
}

unsigned englishman_followers(const struct arbiter_rules *rules, const struct englishman *s)
{
    unsigned answer;
    (void)rules, (void)s;
    return answer & 0x1ff;
}

#define ONLY_GRANTED(clause) REACH(seen[clause][ARBITER_GRANTED], #clause " granted")
#define ONLY_REFUSED(clause) REACH(seen[clause][ARBITER_REFUSED], #clause " refused")
#define BOTH(clause)                                                                               \
    ONLY_GRANTED(clause);                                                                          \
    ONLY_REFUSED(clause)

void harness(void)
{
    struct englishman s;
    struct arbiter_rules rules;
    struct arbiter_event event;
    ASSUME(known_rules(&rules));
    ASSUME(englishman_shape_fault(&rules, &s) == ENG_I_NONE);
    ASSUME(englishman_event_formed(&event));

    if (englishman_fault(&rules, &s, &event) == ENG_NONE) englishman_play(&rules, &s, &event);

    PROVE(!seen[ENG_NONE][ARBITER_GRANTED] && !seen[ENG_NONE][ARBITER_REFUSED],
          "no clause is none");
    PROVE(!seen[ENG_DECK_1][ARBITER_GRANTED] && !seen[ENG_DECK_1][ARBITER_REFUSED],
          "the deck is a matter of the deal");
    PROVE(!seen[ENG_DEAL_1][ARBITER_GRANTED] && !seen[ENG_DEAL_1][ARBITER_REFUSED],
          "so are the stacks of ten");
    PROVE(!seen[ENG_OPEN_1][ARBITER_GRANTED] && !seen[ENG_OPEN_1][ARBITER_REFUSED],
          "what is seen is no question of play");
    PROVE(!seen[ENG_WIN_6][ARBITER_REFUSED], "that both win is never refused");
    PROVE(!seen[ENG_END_1][ARBITER_GRANTED], "nothing is granted by the end");

    BOTH(ENG_PROT_1);
    BOTH(ENG_PROT_2);
    BOTH(ENG_TURN_1);
    BOTH(ENG_JACK_1);
    BOTH(ENG_JACK_2);
    BOTH(ENG_JACK_3);
    BOTH(ENG_JACK_4);
    BOTH(ENG_JACK_5);
    BOTH(ENG_JACK_6);
    BOTH(ENG_JACK_7);
    BOTH(ENG_BEAN_1);
    BOTH(ENG_BEAN_2);
    BOTH(ENG_BEAN_3);
    BOTH(ENG_BEAN_4);
    BOTH(ENG_BEAN_5);
    BOTH(ENG_BEAN_6);
    BOTH(ENG_BEAN_7);
    BOTH(ENG_GIANT_1);
    BOTH(ENG_GIANT_2);
    BOTH(ENG_GIANT_3);
    BOTH(ENG_GIANT_4);
    BOTH(ENG_GIANT_5);
    BOTH(ENG_GIANT_6);
    BOTH(ENG_STUCK_1);
    BOTH(ENG_WIN_1);
    BOTH(ENG_WIN_2);
    BOTH(ENG_WIN_3);
    BOTH(ENG_WIN_4);
    BOTH(ENG_WIN_5);
    ONLY_GRANTED(ENG_WIN_6);
    ONLY_REFUSED(ENG_END_1);
}
