/* Claim    CBMC does not know the option.
 * Clauses  -
 * Bounds   -
 * Method   cbmc
 * Options  --no-such-option
 * Limit    60
 * Expect   error exit code 64
 */
#include "proof.h"

void harness(void)
{
    unsigned x;
    ASSUME(x < 4);
    PROVE(x < 5, "less than five");
    REACH(x == 3, "a three");
}
