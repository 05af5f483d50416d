/* Claim    There is nothing in it.
 * Clauses  -
 * Bounds   -
 * Method   cbmc
 * Limit    60
 * Expect   error no PROVE in it
 */
#include "proof.h"

void harness(void)
{
}
