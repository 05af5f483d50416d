/* Claim    A division by zero is seen.
 * Clauses  -
 * Bounds   -
 * Method   cbmc
 * Sources
 * Options  
 * Limit    60
 * Expect   refuted division by zero
 */
#include "proof.h"

void harness(void)
{
    unsigned divisor;
    PROVE(1u / divisor <= 1u, "always true");
}
