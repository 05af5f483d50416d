/* Claim    Nothing is claimed.
 * Clauses  -
 * Bounds   -
 * Method   cbmc
 * Limit    60
 * Expect   error no PROVE in it
 */
#include "proof.h"

void harness(void)
{
    unsigned x;
    ASSUME(x < 4);
    REACH(x == 3, "a three");
}
