/* Claim    An index past the end is seen.
 * Clauses  -
 * Bounds   -
 * Method   cbmc
 * Sources
 * Options  
 * Limit    60
 * Expect   refuted array
 */
#include "proof.h"

void harness(void)
{
    unsigned char row[4] = {0};
    unsigned index;
    ASSUME(index <= 4);
    PROVE(row[index] < 256, "always true");
}
