/* Claim    A pointer may be null.
 * Clauses  -
 * Bounds   -
 * Method   cbmc
 * Limit    60
 * Expect   refuted pointer NULL
 */
#include "proof.h"

void harness(void)
{
    int x;
    int *place = x == 3 ? &x : 0;
    PROVE(*place == x || x != 3, "it points to x");
    REACH(x == 3, "a three");
}
