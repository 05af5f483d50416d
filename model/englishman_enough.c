/* englishman_enough.c: counting cards, and whether there are enough of them. */
#include "arbiter.h"

/* How often each kind lies in the castle, or would if the discards were put back. */
void englishman_count(const struct englishman *s, bool discards_back, uint8_t *count)
{
    for (unsigned kind = 0; kind < ENGLISHMAN_KINDS; kind++)
        count[kind] = 0;
    const unsigned last = discards_back ? ENGLISHMAN_BEAN : ENGLISHMAN_OUT; /* zone not counted */
    for (unsigned slot = s->end[last]; slot < ENGLISHMAN_CARDS; slot++)
        count[s->card[slot]]++;
}

/* Whether `wanted` different values above `top`, for the beanstalk under way, and six different
 * values for each of `stacks` more beanstalks can all be taken from the counted cards.
 * A beanstalk uses a value once at most, so k beanstalks share at most min(count, k) cards of it,
 * and the one under way takes one more where there is one.  By Hall's theorem it is enough that no
 * k of the beanstalks lack cards, with and without the one under way.
 * proofs/englishman_enough.c compares this with a search, for every count. */
bool englishman_enough(const uint8_t *count, unsigned top, unsigned wanted, unsigned stacks)
{
    bool enough = true;
    unsigned shared = 0; /* by k beanstalks: the sum of min(count, k) */
    for (unsigned k = 0; k <= ENGLISHMAN_TREASURES; k++) {
        unsigned more = 0, above = 0;
        for (unsigned value = 0; value < ENGLISHMAN_VALUES; value++) {
            more += count[value] > k;
            above += count[value] > k && value >= top;
        }
        const bool lacks = shared < ENGLISHMAN_BEAN_CARDS * k;
        const bool lacks_with = wanted > 0 && shared + above < ENGLISHMAN_BEAN_CARDS * k + wanted;
        enough &= k > stacks || !(lacks || lacks_with);
        shared += more;
    }
    return enough;
}
