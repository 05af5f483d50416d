/* Claim    A null pointer that is followed is seen.
 * Clauses  -
 * Bounds   -
 * Method   cbmc
 * Sources
 * Options  
 * Limit    60
 * Expect   refuted dereference failure
 */
#include "proof.h"

void harness(void)
{
    _Bool null;
    int number = 0;
    const int *pointer = null ? 0 : &number;
    PROVE(*pointer == *pointer, "always true");
}
