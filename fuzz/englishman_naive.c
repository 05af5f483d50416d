/* englishman_naive.c: piles of cards, and what is legal with them, from the clauses' words. */
#include <string.h>

#include "englishman_naive.h"

void naive_from(struct naive *n, const struct englishman *s)
{
    unsigned slot = 0;
    memset(n, 0, sizeof *n);
    for (unsigned zone = 0; zone < ENGLISHMAN_ZONES; zone++) {
        const unsigned pile =
            zone < ENGLISHMAN_CASTLE ? PILE_DONE + zone : zone - ENGLISHMAN_CASTLE;
        while (slot < s->end[zone])
            n->pile[pile][n->size[pile]++] = s->card[slot++];
    }
    n->phase = s->phase;
    n->winner = s->winner;
    n->ways = s->ways;
}

bool naive_same(const struct naive *a, const struct naive *b)
{
    bool same = a->phase == b->phase && a->winner == b->winner && a->ways == b->ways;
    for (unsigned zone = 0; zone < ENGLISHMAN_ZONES; zone++)
        same = same && a->size[zone] == b->size[zone] &&
               memcmp(a->pile[zone], b->pile[zone], a->size[zone]) == 0;
    return same;
}

static bool bean(unsigned kind)
{
    return kind < ENGLISHMAN_VALUES;
}

static bool giant(unsigned kind)
{
    return kind >= ENGLISHMAN_GIANT && kind < ENGLISHMAN_TREASURE;
}

static bool jacks(unsigned phase)
{
    return phase == ENGLISHMAN_JACK_3 || phase == ENGLISHMAN_JACK_2 || phase == ENGLISHMAN_JACK_1;
}

static bool giants(unsigned phase)
{
    return phase == ENGLISHMAN_GIANT_ANY || phase == ENGLISHMAN_GIANT_SECOND;
}

/* ENG-BEAN-1 to ENG-BEAN-7 */
static bool bean_legal(const struct arbiter_rules *rules, const struct naive *n, unsigned kind)
{
    const unsigned height = n->size[PILE_BEAN];
    const unsigned done = n->size[PILE_DONE] / ENGLISHMAN_DONE_CARDS;
    const unsigned repeat = rules->choice[ENG_REPEAT_TREASURE];
    if (giant(kind)) return false;
    if (bean(kind)) {
        if (height == 6) return false;
        if (height > 0 && kind <= n->pile[PILE_BEAN][height - 1]) return false;
        if (height == 0 && repeat == REPEAT_TREASURE_WASTED && done == 3) return false;
        return naive_can_follow(rules, n, kind);
    }
    bool has = false;
    for (unsigned slot = 0; slot < n->size[PILE_DONE]; slot++)
        has = has || n->pile[PILE_DONE][slot] == kind;
    return height == 6 && !(has && repeat == REPEAT_TREASURE_REFUSED);
}

/* ENG-JACK-1 to ENG-JACK-6 */
static bool jack_legal(const struct arbiter_rules *rules, const struct naive *n,
                       const struct arbiter_event *event)
{
    const unsigned size = n->size[event->from];
    if (!jacks(n->phase) || size == 0) return false;
    const bool front = event->kind == ENGLISHMAN_FRONT;
    if (event->to == ENGLISHMAN_TO_BEAN)
        return bean_legal(rules, n, n->pile[event->from][front ? size - 1 : 0]);
    if (front) return event->to != event->from;
    return event->to == event->from &&
           (size > 1 || rules->choice[ENG_LONE_BACK] == LONE_BACK_LEGAL);
}

/* ENG-GIANT-1 to ENG-GIANT-6 */
static bool giant_legal(const struct arbiter_rules *rules, const struct naive *n,
                        const struct arbiter_event *event)
{
    const unsigned size = n->size[event->from];
    if (!giants(n->phase)) return false;
    if (n->phase == ENGLISHMAN_GIANT_SECOND && event->kind != ENGLISHMAN_SINGLE) return false;
    if (event->kind == ENGLISHMAN_DISCARD)
        return event->index <= size && bean(n->pile[event->from][event->index - 1]);
    if (event->from == event->to) return false;
    if (size < (event->kind == ENGLISHMAN_GROUP ? 4u : 1u)) return false;
    return n->size[event->to] > 0 || rules->choice[ENG_EMPTY_STACK] == EMPTY_STACK_BOTH;
}

/* ENG-PROT-1 */
static bool protection_legal(const struct arbiter_rules *rules, const struct naive *n,
                             const struct arbiter_event *event)
{
    const bool same = event->from == event->to;
    if (n->phase != ENGLISHMAN_PROTECT || event->index > n->size[event->from]) return false;
    if (event->place > n->size[event->to] + (same ? 0u : 1u)) return false;
    return !same || event->index != event->place ||
           rules->choice[ENG_PROTECT_NULL] == PROTECT_NULL_LEGAL;
}

/* ENG-STUCK-1  Not one of the Giant's events is legal, a pass that a reading grants included. */
bool naive_stuck(const struct arbiter_rules *rules, const struct naive *n)
{
    if (!giants(n->phase)) return false;
    if (n->phase == ENGLISHMAN_GIANT_ANY && rules->choice[ENG_GIANT_TURN] == GIANT_TURN_MAY)
        return false;
    if (n->phase == ENGLISHMAN_GIANT_SECOND && rules->choice[ENG_GIANT_SECOND] == GIANT_SECOND_MAY)
        return false;
    for (uint8_t from = 0; from < ENGLISHMAN_STACKS; from++) {
        for (uint8_t to = 0; to < ENGLISHMAN_STACKS; to++) {
            const struct arbiter_event single = {ENGLISHMAN_SINGLE, from, 0, to, 0};
            const struct arbiter_event group = {ENGLISHMAN_GROUP, from, 0, to, 0};
            if (giant_legal(rules, n, &single) || giant_legal(rules, n, &group)) return false;
        }
        for (uint8_t index = 1; index <= n->size[from]; index++) {
            const struct arbiter_event discard = {ENGLISHMAN_DISCARD, from, index, 0, 0};
            if (giant_legal(rules, n, &discard)) return false;
        }
    }
    return true;
}

bool naive_legal(const struct arbiter_rules *rules, const struct naive *n,
                 const struct arbiter_event *event)
{
    switch (event->kind) {
    case ENGLISHMAN_PASS:
        if (n->phase == ENGLISHMAN_PROTECT) return true;
        if (jacks(n->phase)) return rules->choice[ENG_JACK_MOVES] == JACK_MOVES_UPTO;
        if (naive_stuck(rules, n)) return true;
        if (n->phase == ENGLISHMAN_GIANT_ANY)
            return rules->choice[ENG_GIANT_TURN] == GIANT_TURN_MAY;
        return n->phase == ENGLISHMAN_GIANT_SECOND &&
               rules->choice[ENG_GIANT_SECOND] == GIANT_SECOND_MAY;
    case ENGLISHMAN_PROTECTION:
        return protection_legal(rules, n, event);
    case ENGLISHMAN_FRONT:
    case ENGLISHMAN_BACK:
        return jack_legal(rules, n, event);
    default:
        return giant_legal(rules, n, event);
    }
}
