/* Claim    A sum may overflow.
 * Clauses  -
 * Bounds   -
 * Method   cbmc
 * Limit    60
 * Expect   refuted overflow on signed
 */
#include "proof.h"

void harness(void)
{
    int x;
    const int more = x + 1;
    PROVE(more != x, "one more");
    REACH(x == 3, "a three");
}
