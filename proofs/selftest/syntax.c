/* Claim    It is not C.
 * Clauses  -
 * Bounds   -
 * Method   cbmc
 * Limit    60
 * Expect   error syntax
 */
#include "proof.h"

void harness(void)
{
    unsigned x
    PROVE(x < 5, "less than five");
    REACH(x == 3, "a three");
}
