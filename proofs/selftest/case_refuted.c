/* Claim    Right in one of two cases, and wrong in the other.
 * Clauses  -
 * Bounds   -
 * Method   cbmc
 * Cases    MOST=4 MOST=5
 * Limit    60
 * Expect   refuted less than four
 */
#include "proof.h"

void harness(void)
{
    unsigned x;
    ASSUME(x < MOST);
    PROVE(x < 4, "less than four");
    REACH(x == 3, "a three");
}
