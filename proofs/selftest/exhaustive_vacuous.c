/* Claim    A program goes through its cases, but not one is what it speaks about.
 * Clauses  -
 * Bounds   -
 * Method   exhaustive
 * Limit    60
 * Expect   vacuous no case above 99
 */
#include <stdio.h>

int main(void)
{
    unsigned large = 0;
    for (unsigned x = 0; x < 10; x++)
        large += x > 99;
#ifdef REACH_RUN
    if (large == 0) return printf("no case above 99\n"), 1;
#endif
    return printf("10 cases, 1 goal\n"), 0;
}
