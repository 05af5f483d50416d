/* Claim    The count of a kind is the number of slots of the castle that hold it, with those of the
 *          discards where they are put back.
 * Clauses  ENG-WIN-4
 * Bounds   at most 18 cards in the castle and among the discards together
 * Method   cbmc
 * Sources  model/englishman_enough.c
 * Options  --unwind 19
 * Limit    300
 */
#include "englishman_proof.h"

enum { MOST = 18 };

void harness(void)
{
    struct englishman s;
    uint8_t count[ENGLISHMAN_KINDS], any;
    unsigned kind, naive = 0;
    ASSUME(any < 2 && kind < ENGLISHMAN_KINDS);
    ASSUME(s.end[ENGLISHMAN_BEAN] >= ENGLISHMAN_CARDS - MOST);
    ASSUME(s.end[ENGLISHMAN_BEAN] <= s.end[ENGLISHMAN_OUT]);
    ASSUME(s.end[ENGLISHMAN_OUT] <= ENGLISHMAN_CARDS);
    for (unsigned slot = ENGLISHMAN_CARDS - MOST; slot < ENGLISHMAN_CARDS; slot++)
        ASSUME(s.card[slot] < ENGLISHMAN_KINDS);

    englishman_count(&s, any == 1, count);

    for (unsigned slot = ENGLISHMAN_CARDS - MOST; slot < ENGLISHMAN_CARDS; slot++) {
        const bool discarded = slot < s.end[ENGLISHMAN_OUT];
        const bool there = slot >= s.end[ENGLISHMAN_BEAN] && (any == 1 || !discarded);
        naive += there && s.card[slot] == kind;
    }
    PROVE(count[kind] == naive, "as many as there are");

    REACH(naive == 18, "all of a kind");
    REACH(naive == 0 && s.end[ENGLISHMAN_OUT] == 32, "none");
}
