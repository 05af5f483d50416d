/* englishman_material.c: what Jack can still build.  Material alone decides: every card of the
 * castle can be dug out, because Jack may turn a stack over from back to front as often as he
 * likes. */
#include "arbiter.h"

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

    englishman_count(s, discards_back, count);
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
    englishman_count(s, false, count);
    for (unsigned step = 1; step <= ENGLISHMAN_VALUES; step++) { /* from the highest down */
        const unsigned kind = ENGLISHMAN_VALUES - step;
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
