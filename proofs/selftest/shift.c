/* Claim    A shift may be too far.
 * Clauses  -
 * Bounds   -
 * Method   cbmc
 * Limit    60
 * Expect   refuted shift
 */
#include "proof.h"

void harness(void)
{
    unsigned x;
    ASSUME(x <= 32);
    PROVE(1u << x != 0 || x == 32, "a bit is set");
    REACH(x == 3, "a three");
}
