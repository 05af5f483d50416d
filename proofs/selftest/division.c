/* Claim    A divisor may be zero.
 * Clauses  -
 * Bounds   -
 * Method   cbmc
 * Limit    60
 * Expect   refuted division by zero
 */
#include "proof.h"

void harness(void)
{
    unsigned x;
    ASSUME(x < 10);
    PROVE(6u / x <= 6u || x == 0, "no larger than six");
    REACH(x == 3, "a three");
}
