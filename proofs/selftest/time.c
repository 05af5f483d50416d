/* Claim    It takes too long.  Factors of a product of two primes are sought.
 * Clauses  -
 * Bounds   -
 * Method   cbmc
 * Limit    2
 * Expect   unknown no answer within 2 s
 */
#include "proof.h"

void harness(void)
{
    unsigned long long x, y;
    ASSUME(1 < x && x < 4000000000u && 1 < y && y <= x);
    PROVE(x * y != 4611685975477714963u, "a prime"); /* 2147483629 * 2147483647 */
    REACH(x == 3, "a three");
}
