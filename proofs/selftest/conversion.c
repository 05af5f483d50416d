/* Claim    A number may not fit its type.
 * Clauses  -
 * Bounds   -
 * Method   cbmc
 * Limit    60
 * Expect   refuted type conversion
 */
#include "proof.h"

void harness(void)
{
    unsigned x;
    ASSUME(x <= 256);
    const unsigned char small = (unsigned char)x;
    PROVE(small <= x, "nothing is added");
    REACH(x == 3, "a three");
}
