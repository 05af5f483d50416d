/* Claim    A loop that is cut off is seen.
 * Clauses  -
 * Bounds   -
 * Method   cbmc
 * Sources
 * Options  --unwind 4
 * Limit    60
 * Expect   refuted unwinding assertion
 */
#include "proof.h"

void harness(void)
{
    unsigned rounds, done = 0;
    ASSUME(rounds <= 4);
    for (unsigned i = 0; i < rounds; i++)
        done++;
    PROVE(done <= 4, "always true");
}
