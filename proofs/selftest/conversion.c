/* Claim    A narrowing cast that changes the value is seen.
 * Clauses  -
 * Bounds   -
 * Method   cbmc
 * Sources
 * Options  
 * Limit    60
 * Expect   refuted type conversion
 */
#include "proof.h"

void harness(void)
{
    unsigned wide;
    ASSUME(wide <= 256);
    PROVE((unsigned char)wide < 256, "always true");
}
