/* englishman_material.c: what Jack can still build.  Material alone decides: every card of the
 * castle can be dug out, because Jack may turn a stack over from back to front as often as he
 * likes. */
#include "arbiter.h"

/* How often each kind lies in the castle, or would if the discards were put back. */
static void count_kinds(const struct englishman *s, bool discards_back, uint8_t *count)
{
    for (unsigned kind = 0; kind < ENGLISHMAN_KINDS; kind++)
        count[kind] = 0;
    for (unsigned slot = 0; slot < s->end[ENGLISHMAN_STACKS - 1]; slot++)
        count[s->card[slot]]++;
    if (!discards_back) return;
    for (unsigned slot = s->end[ENGLISHMAN_BEAN]; slot < ENGLISHMAN_CARDS; slot++)
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

/* Kinds of treasure that Jack has not claimed: he needs a beanstalk for each. */
static unsigned kinds_missing(const struct englishman *s)
{
    const unsigned claims = englishman_claims(s);
    unsigned missing = ENGLISHMAN_TREASURES;
    for (unsigned kind = 0; kind < ENGLISHMAN_TREASURES; kind++)
        missing -= claims >> kind & 1u;
    return missing;
}

/* Whether so many more beanstalks may be built: with repeat-treasure=wasted, three in all. */
static bool beanstalks_left(const struct arbiter_rules *rules, const struct englishman *s,
                            unsigned needed)
{
    return rules->choice[ENG_REPEAT_TREASURE] != REPEAT_TREASURE_WASTED ||
           needed + englishman_beans_done(s) <= ENGLISHMAN_TREASURES;
}

/* ENG-WIN-4  Whether Jack can complete the beanstalks that he still needs; by the other reading,
 * the current one, or the next. */
bool englishman_can_finish(const struct arbiter_rules *rules, const struct englishman *s,
                           bool discards_back)
{
    const bool active = rules->choice[ENG_DISCARD_SCOPE] == DISCARD_SCOPE_ACTIVE;
    const unsigned missing = kinds_missing(s);
    const unsigned height = table_count(s->end, ENGLISHMAN_BEAN);
    const unsigned top = englishman_bean_top(s);
    uint8_t count[ENGLISHMAN_KINDS];
    if (missing == 0) return true;
    if (!beanstalks_left(rules, s, active ? 1 : missing)) return false;

    count_kinds(s, discards_back, count);
    if (height == 0 && !active) return englishman_enough(count, 0, 0, missing);
    return englishman_enough(count, top, ENGLISHMAN_BEAN_CARDS - height, active ? 0 : missing - 1);
}

/* ENG-BEAN-3  The kinds of castle cards that Jack can play and still complete the beanstalk, as a
 *             set of bits.  Whether they are higher than its top is another question. */
unsigned englishman_followers(const struct arbiter_rules *rules, const struct englishman *s)
{
    const unsigned skip = rules->choice[ENG_SKIP];
    const unsigned wanted = ENGLISHMAN_BEAN_CARDS - 1u - table_count(s->end, ENGLISHMAN_BEAN);
    const unsigned missing = kinds_missing(s);
    const unsigned all = (1u << ENGLISHMAN_VALUES) - 1;
    uint8_t count[ENGLISHMAN_KINDS];
    if (skip == SKIP_FREE || (skip == SKIP_ALL && missing == 0)) return all;
    if (skip == SKIP_NUMBERS) return all >> wanted;
    if (skip == SKIP_ALL && !beanstalks_left(rules, s, missing)) return 0;

    unsigned kinds = 0, higher = 0;
    count_kinds(s, false, count);
    for (unsigned kind = ENGLISHMAN_VALUES; kind-- > 0;) {
        if (count[kind] == 0) continue;
        count[kind]--;
        const bool follows = skip == SKIP_CASTLE
                                 ? higher >= wanted
                                 : englishman_enough(count, kind + 1, wanted, missing - 1);
        count[kind]++;
        kinds |= (unsigned)follows << kind;
        higher++;
    }
    return kinds;
}
