/* Claim    A difference may wrap around.
 * Clauses  -
 * Bounds   -
 * Method   cbmc
 * Limit    60
 * Expect   refuted overflow on unsigned
 */
#include "proof.h"

void harness(void)
{
    unsigned x;
    PROVE(x - 1u < x || x == 0, "one less");
    REACH(x == 3, "a three");
}
