/* Claim    A pointer may leave its array.
 * Clauses  -
 * Bounds   -
 * Method   cbmc
 * Limit    60
 * Expect   refuted pointer arithmetic
 */
#include "proof.h"

void harness(void)
{
    unsigned x;
    char row[4];
    ASSUME(x < 8);
    const char *place = row + x;
    PROVE(place >= row || x > 4, "not before the array");
    REACH(x == 3, "a three");
}
