/* Claim    A program finds a case against its claim.
 * Clauses  -
 * Bounds   -
 * Method   exhaustive
 * Limit    60
 * Expect   refuted 7 is a seven
 */
#include <stdio.h>

int main(void)
{
    for (unsigned x = 0; x < 10; x++)
        if (x == 7) return printf("%u is a seven\n", x), 1;
    return printf("10 cases\n"), 0;
}
