/* Claim    An enum holds none of its values.
 * Clauses  -
 * Bounds   -
 * Method   cbmc
 * Limit    60
 * Expect   refuted enum range
 */
#include "proof.h"

enum colour { RED, GREEN, BLUE };

void harness(void)
{
    int x;
    ASSUME(0 <= x && x <= 3);
    const enum colour colour = (enum colour)x;
    PROVE(colour != RED || x == 0, "red is the first");
    REACH(x == 3, "a three");
}
