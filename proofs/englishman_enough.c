/* Claim    The closed formula for "Jack can still finish" equals a search over all ways to build the
 *          beanstalks: the one under way and up to three more. Where it holds, the one under way
 *          has room for its cards below 10; and with the whole deck in the castle it holds.
 * Clauses  ENG-WIN-4 ENG-BEAN-3
 * Bounds   none: all 5^9 counts of nine values, every top card and height, 0 to 3 more beanstalks
 * Method   exhaustive
 * Sources  model/englishman_enough.c
 * Options
 * Limit    300
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "arbiter.h"

enum { VALUES = 9, COPIES = 5, COUNTS = 1953125 /* 5^9 */, STACKS = 3, SETS = 1 << VALUES };

static unsigned weight[VALUES]; /* of each value in the number of a count */
static unsigned step[SETS];     /* what taking a set of values takes off that number */
static uint8_t builds[STACKS + 1][COUNTS];

static unsigned present(const uint8_t *count)
{
    unsigned set = 0;
    for (unsigned value = 0; value < VALUES; value++)
        set |= (unsigned)(count[value] > 0) << value;
    return set;
}

/* Whether some set of `size` of the allowed values can be taken so that `stacks` more can be built. */
static bool search(unsigned number, unsigned allowed, unsigned size, unsigned stacks)
{
    for (unsigned set = 0; set < SETS; set++)
        if ((set & ~allowed) == 0 && (unsigned)__builtin_popcount(set) == size &&
            builds[stacks][number - step[set]])
            return true;
    return false;
}

static void read_number(unsigned number, uint8_t *count)
{
    for (unsigned value = 0; value < VALUES; value++)
        count[value] = (uint8_t)(number / weight[value] % COPIES);
}

static void prepare(void)
{
    weight[0] = 1;
    for (unsigned value = 1; value < VALUES; value++)
        weight[value] = weight[value - 1] * COPIES;
    for (unsigned set = 0; set < SETS; set++)
        for (unsigned value = 0; value < VALUES; value++)
            if (set >> value & 1u) step[set] += weight[value];
    memset(builds[0], 1, COUNTS);
    for (unsigned stacks = 1; stacks <= STACKS; stacks++)
        for (unsigned number = 0; number < COUNTS; number++) {
            uint8_t count[VALUES];
            read_number(number, count);
            builds[stacks][number] = search(number, present(count), 6, stacks - 1);
        }
}

static void fail(const uint8_t *count, unsigned top, unsigned wanted, unsigned stacks)
{
    printf("differs: counts");
    for (unsigned value = 0; value < VALUES; value++)
        printf(" %u", count[value]);
    printf(", top %u, wanted %u, %u more beanstalks\n", top, wanted, stacks);
    exit(1);
}

int main(void)
{
    unsigned long cases = 0, possible = 0;
    prepare();
    for (unsigned number = 0; number < COUNTS; number++) {
        uint8_t count[VALUES];
        read_number(number, count);
        const unsigned there = present(count);
        for (unsigned stacks = 0; stacks <= STACKS; stacks++)
            for (unsigned top = 0; top <= VALUES; top++)
                for (unsigned wanted = 0; wanted <= 6; wanted++) {
                    const bool formula = englishman_enough(count, top, wanted, stacks);
                    const unsigned above = there & ~((1u << top) - 1);
                    const bool found = wanted == 0 ? builds[stacks][number]
                                                   : search(number, above, wanted, stacks);
                    if (formula != found) fail(count, top, wanted, stacks);
                    if (formula && top + wanted > VALUES) fail(count, top, wanted, stacks);
                    cases++;
                    possible += formula;
#ifdef REACH_RUN
                    if (possible > 0 && possible < cases) return 0;
#endif
                }
    }
    if (!builds[STACKS][COUNTS - 1]) return 1; /* four of each */
    printf("%lu cases, of which %lu possible\n", cases, possible);
#ifdef REACH_RUN
    return 1; /* the formula always holds, or never */
#else
    return 0;
#endif
}
