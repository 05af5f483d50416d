/* englishman_naive_search.c: whether Jack can still build his beanstalks, by trying all ways to
 * share the cards out.  model/ has a closed formula for this; the two must agree. */
#include <string.h>

#include "englishman_naive.h"

enum { NEEDS = 4, NEED_VALUES = 7 }; /* four beanstalks at most, each needs 0 to 6 more cards */

struct search {
    unsigned count[ENGLISHMAN_VALUES];
    unsigned top;    /* of the first beanstalk */
    uint32_t search; /* the number of this search: marks of earlier ones do not count */
    uint32_t failed[ENGLISHMAN_VALUES + 1][NEED_VALUES * NEED_VALUES * NEED_VALUES * NEED_VALUES];
};

static unsigned memo_key(const unsigned *need)
{
    unsigned key = 0;
    for (unsigned bean = 0; bean < NEEDS; bean++)
        key = key * NEED_VALUES + need[bean];
    return key;
}

/* Gives the cards of one value to every possible set of beanstalks in turn, then goes on with the
 * next value.  Only the first beanstalk has begun, so only it has a top. */
static bool share_out(struct search *search, unsigned value, const unsigned *need)
{
    if (memo_key(need) == 0) return true;
    if (value == ENGLISHMAN_VALUES || search->failed[value][memo_key(need)] == search->search)
        return false;

    for (unsigned set = 1u << NEEDS; set-- > 0;) { /* the biggest first: it most often leads on */
        unsigned after[NEEDS], used = 0;
        bool possible = true;
        for (unsigned bean = 0; bean < NEEDS; bean++) {
            const unsigned takes = set >> bean & 1u;
            possible = possible && (!takes || need[bean] > 0);
            possible = possible && (!takes || bean > 0 || value + 1 > search->top);
            after[bean] = need[bean] - (need[bean] > 0 ? takes : 0u);
            used += takes;
        }
        if (possible && used <= search->count[value] && share_out(search, value + 1, after))
            return true;
    }
    search->failed[value][memo_key(need)] = search->search;
    return false;
}

/* One beanstalk with `wanted` cards above `top`, and `others` whole ones. */
static bool can_share(struct search *search, unsigned top, unsigned wanted, unsigned others)
{
    unsigned need[NEEDS] = {wanted, 0, 0, 0};
    for (unsigned bean = 1; bean <= others && bean < NEEDS; bean++)
        need[bean] = ENGLISHMAN_BEAN_CARDS;
    search->top = top;
    search->search++;
    return share_out(search, 0, need);
}

static void count_pile(const struct naive *n, unsigned zone, struct search *search)
{
    for (unsigned slot = 0; slot < n->size[zone]; slot++)
        if (n->pile[zone][slot] < ENGLISHMAN_VALUES) search->count[n->pile[zone][slot]]++;
}

static void count_castle(const struct naive *n, struct search *search)
{
    memset(search->count, 0, sizeof search->count);
    for (unsigned stack = 0; stack < ENGLISHMAN_STACKS; stack++)
        count_pile(n, stack, search);
}

/* Kinds of treasure that lie on no beanstalk. */
static unsigned missing_kinds(const struct naive *n)
{
    unsigned missing = 0;
    for (unsigned kind = ENGLISHMAN_TREASURE; kind < ENGLISHMAN_KINDS; kind++) {
        bool has = false;
        for (unsigned slot = 0; slot < n->size[PILE_DONE]; slot++)
            has = has || n->pile[PILE_DONE][slot] == kind;
        missing += !has;
    }
    return missing;
}

/* Where repeated treasures are wasted, he has three beanstalks in all. */
static bool too_many(const struct arbiter_rules *rules, const struct naive *n, unsigned missing)
{
    return rules->choice[ENG_REPEAT_TREASURE] == REPEAT_TREASURE_WASTED &&
           n->size[PILE_DONE] / ENGLISHMAN_DONE_CARDS + missing > 3;
}

static unsigned top_of(const struct naive *n)
{
    const unsigned height = n->size[PILE_BEAN];
    return height == 0 ? 0 : n->pile[PILE_BEAN][height - 1] + 1u;
}

/* Single-threaded, and too big to be filled on the stack at each call. */
static struct search table;

bool naive_can_finish(const struct arbiter_rules *rules, const struct naive *n, bool discards_back)
{
    const bool active = rules->choice[ENG_DISCARD_SCOPE] == DISCARD_SCOPE_ACTIVE;
    const unsigned missing = missing_kinds(n);
    if (missing == 0) return true;
    if (too_many(rules, n, active ? 1 : missing)) return false;

    count_castle(n, &table);
    if (discards_back) count_pile(n, PILE_OUT, &table);
    return can_share(&table, top_of(n), ENGLISHMAN_BEAN_CARDS - n->size[PILE_BEAN],
                     active ? 0 : missing - 1);
}

/* ENG-BEAN-3  The card has been played on; can the beanstalk still be finished? */
bool naive_can_follow(const struct arbiter_rules *rules, const struct naive *n, unsigned kind)
{
    const unsigned height = n->size[PILE_BEAN] + 1;
    const unsigned missing = missing_kinds(n);
    const unsigned skip = rules->choice[ENG_SKIP];
    if (skip == SKIP_FREE) return true;
    if (skip == SKIP_NUMBERS) return kind + 1 <= 3 + height;
    if (skip == SKIP_ALL && missing == 0) return true;
    if (skip == SKIP_ALL && too_many(rules, n, missing)) return false;

    count_castle(n, &table);
    table.count[kind]--;
    return can_share(&table, kind + 1, ENGLISHMAN_BEAN_CARDS - height,
                     skip == SKIP_ALL ? missing - 1 : 0);
}
