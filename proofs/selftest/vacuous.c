/* Claim    The assumptions contradict each other: everything can be proved.
 * Clauses  -
 * Bounds   -
 * Method   cbmc
 * Limit    60
 * Expect   vacuous not reached: a three
 */
#include "proof.h"

void harness(void)
{
    unsigned x;
    ASSUME(x < 4 && x > 5);
    PROVE(x == 1000, "anything");
    REACH(x == 3, "a three");
}
