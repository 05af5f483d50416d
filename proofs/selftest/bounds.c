/* Claim    An index may be one too large.
 * Clauses  -
 * Bounds   -
 * Method   cbmc
 * Limit    60
 * Expect   refuted upper bound
 */
#include "proof.h"

void harness(void)
{
    unsigned x;
    int row[4] = {0, 1, 2, 3};
    ASSUME(x <= 4);
    PROVE(row[x] >= -1000000000 || x == 4, "an entry is there");
    REACH(x == 3, "a three");
}
