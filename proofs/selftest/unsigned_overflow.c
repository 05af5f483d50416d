/* Claim    A sum of unsigned numbers that wraps is seen.
 * Clauses  -
 * Bounds   -
 * Method   cbmc
 * Sources
 * Options  
 * Limit    60
 * Expect   refuted overflow on unsigned
 */
#include "proof.h"

void harness(void)
{
    unsigned number;
    PROVE(number + 1 >= 0u, "always true");
}
