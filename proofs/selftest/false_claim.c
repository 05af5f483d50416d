/* Claim    A claim is false, and its counterexample is shown.
 * Clauses  -
 * Bounds   -
 * Method   cbmc
 * Limit    60
 * Expect   refuted / for example / # with x=7
 */
#include "proof.h"

void harness(void)
{
    unsigned x;
    PROVE(x != 7, "no seven");
    REACH(x == 3, "a three");
}
