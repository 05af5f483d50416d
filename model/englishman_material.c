/* englishman_material.c: what Jack can still build.  Material alone decides: every card of the
 * castle can be dug out, because Jack may turn a stack over from back to front as often as he
 * likes. */
#include "arbiter.h"

/* How often each value lies in the castle, or would if the discards were put back. */
static void count_values(const struct englishman *s, bool discards_back, uint8_t *count)
{
    uint8_t of_kind[ENGLISHMAN_KINDS] = {0};
    const unsigned castle = s->end[ENGLISHMAN_STACKS - 1];
    const unsigned out = discards_back ? s->end[ENGLISHMAN_BEAN] : (unsigned)ENGLISHMAN_CARDS;
    for (unsigned slot = 0; slot < ENGLISHMAN_CARDS; slot++)
        of_kind[s->card[slot]] = (uint8_t)(of_kind[s->card[slot]] + (slot < castle || slot >= out));
    for (unsigned value = 0; value < ENGLISHMAN_VALUES; value++)
        count[value] = of_kind[value];
}

/* Whether `wanted` different values above `top`, for the beanstalk under way, and six different
 * values for each of `stacks` more beanstalks can all be taken from the counted cards.
 * A beanstalk uses a value once at most, so k beanstalks get at most min(count, k) of it.  By
 * Hall's theorem it is enough that no k of the beanstalks lack cards, with and without the one
 * under way. proofs/englishman_enough.c compares this with a search, for every count. */
bool englishman_enough(const uint8_t *count, unsigned top, unsigned wanted, unsigned stacks)
{
    bool enough = true;
    for (unsigned k = 0; k <= ENGLISHMAN_TREASURES; k++) {
        unsigned without = 0, with = 0;
        for (unsigned value = 0; value < ENGLISHMAN_VALUES; value++) {
            const unsigned more = value >= top ? k + 1 : k;
            without += count[value] < k ? count[value] : k;
            with += count[value] < more ? count[value] : more;
        }
        if (k > stacks) continue;
        enough &= without >= ENGLISHMAN_BEAN_CARDS * k;
        enough &= wanted == 0 || with >= ENGLISHMAN_BEAN_CARDS * k + wanted;
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
    uint8_t count[ENGLISHMAN_VALUES];
    if (missing == 0) return true;
    if (!beanstalks_left(rules, s, active ? 1 : missing)) return false;

    count_values(s, discards_back, count);
    if (height == 0 && !active) return englishman_enough(count, 0, 0, missing);
    return englishman_enough(count, top, ENGLISHMAN_BEAN_CARDS - height, active ? 0 : missing - 1);
}

/* ENG-BEAN-3  Whether Jack, having played this kind of card, can still complete the beanstalk. */
bool englishman_can_follow(const struct arbiter_rules *rules, const struct englishman *s,
                           unsigned kind)
{
    const unsigned wanted = ENGLISHMAN_BEAN_CARDS - 1u - table_count(s->end, ENGLISHMAN_BEAN);
    const unsigned value = kind + 1;
    const unsigned missing = kinds_missing(s);
    uint8_t count[ENGLISHMAN_VALUES];

    switch (rules->choice[ENG_SKIP]) {
    case SKIP_FREE:
        return true;
    case SKIP_NUMBERS:
        return value + wanted <= ENGLISHMAN_VALUES;
    case SKIP_CASTLE:
        count_values(s, false, count);
        return englishman_enough(count, value, wanted, 0);
    default:
        if (missing == 0) return true;
        if (!beanstalks_left(rules, s, missing)) return false;
        count_values(s, false, count);
        count[kind]--;
        return englishman_enough(count, value, wanted, missing - 1);
    }
}
