/* Claim    A loop runs more often than it is unwound.
 * Clauses  -
 * Bounds   -
 * Method   cbmc
 * Options  --unwind 10
 * Limit    60
 * Expect   refuted unwinding assertion
 */
#include "proof.h"

void harness(void)
{
    unsigned x, rounds = 0;
    ASSUME(x <= 10);
    while (rounds < x)
        rounds++;
    PROVE(rounds == x, "as often as said");
    REACH(x == 3, "a three");
}
