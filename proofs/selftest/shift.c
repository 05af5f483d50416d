/* Claim    A shift by too much is seen.
 * Clauses  -
 * Bounds   -
 * Method   cbmc
 * Sources
 * Options  
 * Limit    60
 * Expect   refuted shift distance
 */
#include "proof.h"

void harness(void)
{
    unsigned distance;
    ASSUME(distance <= 32);
    PROVE((1u << distance) >= 0u, "always true");
}
