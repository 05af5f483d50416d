/* Claim    One of two cases has contradictory assumptions: nothing is proved of it.
 * Clauses  -
 * Bounds   -
 * Method   cbmc
 * Cases    MOST=4 MOST=0
 * Limit    60
 * Expect   vacuous nothing is reached: MOST=0
 */
#include "proof.h"

void harness(void)
{
    unsigned x;
    ASSUME(x < MOST);
    PROVE(x < 4, "less than four");
    REACH(x < 4, "a number");
}
