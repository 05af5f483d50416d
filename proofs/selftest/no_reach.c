/* Claim    Nothing is to be reached.
 * Clauses  -
 * Bounds   -
 * Method   cbmc
 * Limit    60
 * Expect   vacuous no REACH in it
 */
#include "proof.h"

void harness(void)
{
    unsigned x;
    ASSUME(x < 4);
    PROVE(x < 5, "less than five");
}
