/* Claim    A claim stands where nothing comes to.
 * Clauses  -
 * Bounds   -
 * Method   cbmc
 * Limit    60
 * Expect   vacuous never made
 */
#include "proof.h"

void harness(void)
{
    unsigned x;
    ASSUME(x < 4);
    if (x > 5) PROVE(x == 1000, "anything");
    PROVE(x < 5, "less than five");
    REACH(x == 3, "a three");
}
