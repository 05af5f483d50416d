/* Claim    Nothing is wrong with it.
 * Clauses  -
 * Bounds   -
 * Method   cbmc
 * Limit    60
 * Expect   proved
 */
#include "proof.h"

void harness(void)
{
    unsigned x;
    ASSUME(x < 4);
    PROVE(x < 5, "less than five");
    REACH(x == 3, "a three");
}
