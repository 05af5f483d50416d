/* Claim    The count of a kind is the number of slots of the castle that hold it, with those of the
 *          discards where they are put back.
 * Clauses  ENG-WIN-4
 * Bounds   at most 12 cards in the castle, and 6 discards
 * Method   cbmc
 * Sources  model/englishman_enough.c
 * Options  --unwind 18
 * Limit    300
 */
#include "englishman_proof.h"

enum { CASTLE_MOST = 12, OUT_MOST = 6 };

void harness(void)
{
    struct englishman s;
    uint8_t count[ENGLISHMAN_KINDS], any;
    unsigned kind, naive = 0;
    ASSUME(any < 2 && kind < ENGLISHMAN_KINDS);
    ASSUME(s.end[4] <= CASTLE_MOST && s.end[6] >= ENGLISHMAN_CARDS - OUT_MOST && s.end[6] <= 50);
    for (unsigned slot = 0; slot < CASTLE_MOST; slot++)
        ASSUME(s.card[slot] < ENGLISHMAN_KINDS);
    for (unsigned slot = 0; slot < OUT_MOST; slot++)
        ASSUME(s.card[49 - slot] < ENGLISHMAN_KINDS);

    englishman_count(&s, any == 1, count);

    for (unsigned slot = 0; slot < CASTLE_MOST; slot++)
        naive += slot < s.end[4] && s.card[slot] == kind;
    for (unsigned slot = 0; slot < OUT_MOST; slot++)
        naive += any == 1 && 49 - slot >= s.end[6] && s.card[49 - slot] == kind;
    PROVE(count[kind] == naive, "as many as there are");

    REACH(naive == 18, "all of a kind");
    REACH(naive == 0 && s.end[4] == 12, "none");
}
