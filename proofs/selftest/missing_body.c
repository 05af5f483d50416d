/* Claim    A function has no body: its source is not named.
 * Clauses  -
 * Bounds   -
 * Method   cbmc
 * Limit    60
 * Expect   refuted no body
 */
#include "proof.h"

int elsewhere(void);

void harness(void)
{
    int x = elsewhere();
    PROVE(x == x, "it is itself");
    REACH(x == 3, "a three");
}
