/* Claim    The solver is not there.
 * Clauses  -
 * Bounds   -
 * Method   cbmc
 * Options  --external-sat-solver no-such-solver
 * Limit    60
 * Expect   error exit code 6
 */
#include "proof.h"

void harness(void)
{
    unsigned x, y;
    ASSUME(x < 400 && y < 400);
    PROVE(x * y < 160000u, "the product");
    REACH(x == 3, "a three");
}
