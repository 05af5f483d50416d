/* englishman_naive_play.c: what an event does, and who has won, from the clauses' words. */
#include "englishman_naive.h"

static bool giant(unsigned kind)
{
    return kind >= ENGLISHMAN_GIANT && kind < ENGLISHMAN_TREASURE;
}

static bool jacks(unsigned phase)
{
    return phase == ENGLISHMAN_JACK_3 || phase == ENGLISHMAN_JACK_2 || phase == ENGLISHMAN_JACK_1;
}

/* ENG-WIN-2  Four different giants next to each other; or, by a reading, a run of giants that has
 * all four kinds: then every stretch of a stack is tried. */
static bool vertical(const struct arbiter_rules *rules, const struct naive *n)
{
    const bool any_length = rules->choice[ENG_VERTICAL] == VERTICAL_RUN;
    for (unsigned stack = 0; stack < ENGLISHMAN_STACKS; stack++)
        for (unsigned first = 0; first < n->size[stack]; first++) {
            unsigned kinds[ENGLISHMAN_GIANTS] = {0};
            for (unsigned slot = first; slot < n->size[stack]; slot++) {
                if (!giant(n->pile[stack][slot])) break;
                if (!any_length && slot >= first + 4) break;
                kinds[n->pile[stack][slot] - ENGLISHMAN_GIANT]++;
                if (kinds[0] && kinds[1] && kinds[2] && kinds[3]) return true;
            }
        }
    return false;
}

/* ENG-WIN-3  Each kind of giant is in front of some stack. */
static bool horizontal(const struct naive *n)
{
    for (unsigned kind = ENGLISHMAN_GIANT; kind < ENGLISHMAN_TREASURE; kind++) {
        bool shown = false;
        for (unsigned stack = 0; stack < ENGLISHMAN_STACKS; stack++)
            shown = shown || (n->size[stack] > 0 && n->pile[stack][n->size[stack] - 1] == kind);
        if (!shown) return false;
    }
    return true;
}

/* ENG-WIN-5  The three kinds of treasure are on his complete beanstalks. */
static bool claimed(const struct naive *n)
{
    unsigned kinds[ENGLISHMAN_TREASURES] = {0};
    for (unsigned slot = 6; slot < n->size[PILE_DONE]; slot += 7)
        kinds[n->pile[PILE_DONE][slot] - ENGLISHMAN_TREASURE]++;
    return kinds[0] && kinds[1] && kinds[2];
}

unsigned naive_ways(const struct arbiter_rules *rules, const struct naive *n)
{
    bool discarded = !naive_can_finish(rules, n, false);
    if (discarded && rules->choice[ENG_DISCARD_CAUSE] == DISCARD_CAUSE_BLAME)
        discarded = naive_can_finish(rules, n, true);
    return (vertical(rules, n) ? ENGLISHMAN_VERTICAL : 0u) |
           (horizontal(n) ? ENGLISHMAN_HORIZONTAL : 0u) | (discarded ? ENGLISHMAN_DISCARDED : 0u) |
           (claimed(n) ? ENGLISHMAN_CLAIMED : 0u);
}

/* ENG-WIN-1  Whether this event in this phase is a moment at which wins are tested. */
static bool moment(const struct arbiter_rules *rules, unsigned phase, unsigned kind)
{
    const bool pass = kind == ENGLISHMAN_PASS;
    const bool half = phase == ENGLISHMAN_GIANT_ANY && kind == ENGLISHMAN_SINGLE;
    switch (rules->choice[ENG_TIMING]) {
    case TIMING_OPTION:
        if (jacks(phase)) return !pass;
        return !half && !(phase == ENGLISHMAN_GIANT_ANY && pass);
    case TIMING_TURN:
        return jacks(phase) ? pass || phase == ENGLISHMAN_JACK_1 : !half;
    default:
        return !pass;
    }
}

/* Which ways count at that moment. */
static unsigned counting(const struct arbiter_rules *rules, unsigned phase, unsigned kind)
{
    const unsigned deal = rules->choice[ENG_DEAL_PATTERN];
    const unsigned wins_on = rules->choice[ENG_GIANT_WINS_ON];
    unsigned ways = ENGLISHMAN_GIANT_WAYS;
    if (phase == ENGLISHMAN_PROTECT) {
        if (deal == DEAL_PATTERN_FIRST_MOVE) return 0;
        return deal == DEAL_PATTERN_VERTICAL ? ENGLISHMAN_VERTICAL : ENGLISHMAN_PATTERNS;
    }
    if (!moment(rules, phase, kind)) return 0;
    if (jacks(phase) && wins_on == GIANT_WINS_ON_HORIZONTAL) ways = ENGLISHMAN_HORIZONTAL;
    if (jacks(phase) && wins_on == GIANT_WINS_ON_GIANT) ways = 0;
    if (rules->choice[ENG_DISCARD_CAUSE] == DISCARD_CAUSE_DISCARD && kind != ENGLISHMAN_DISCARD)
        ways &= ~(unsigned)ENGLISHMAN_DISCARDED;
    return ways | ENGLISHMAN_CLAIMED;
}

/* ENG-WIN-6  Tests the ways that count, and ends the game if one holds. */
static bool test(const struct arbiter_rules *rules, struct naive *n, unsigned ways)
{
    const unsigned held = ways == 0 ? 0 : naive_ways(rules, n) & ways;
    const bool jack = (held & ENGLISHMAN_CLAIMED) != 0;
    const bool foe = (held & ENGLISHMAN_GIANT_WAYS) != 0;
    const unsigned both = rules->choice[ENG_BOTH_WIN];
    if (held == 0) return false;

    n->phase = ENGLISHMAN_OVER;
    if (jack && foe && both == BOTH_WIN_DRAW) {
        n->winner = ENGLISHMAN_DRAW;
        n->ways = held;
    } else if (jack && !(foe && both == BOTH_WIN_GIANT)) {
        n->winner = ENGLISHMAN_JACK_WINS;
        n->ways = ENGLISHMAN_CLAIMED;
    } else {
        n->winner = ENGLISHMAN_GIANT_WINS;
        n->ways = held & ENGLISHMAN_GIANT_WAYS;
    }
    return true;
}

static uint8_t take(struct naive *n, unsigned zone, unsigned index)
{
    const uint8_t card = n->pile[zone][index];
    n->size[zone]--;
    for (unsigned slot = index; slot < n->size[zone]; slot++)
        n->pile[zone][slot] = n->pile[zone][slot + 1];
    return card;
}

static void put(struct naive *n, unsigned zone, unsigned index, uint8_t card)
{
    for (unsigned slot = n->size[zone]; slot > index; slot--)
        n->pile[zone][slot] = n->pile[zone][slot - 1];
    n->pile[zone][index] = card;
    n->size[zone]++;
}

static void put_front(struct naive *n, unsigned zone, uint8_t card)
{
    put(n, zone, n->size[zone], card);
}

/* ENG-BEAN-5  With the treasure the seven cards are a complete beanstalk. */
static void build(struct naive *n, uint8_t card)
{
    put_front(n, PILE_BEAN, card);
    if (card < ENGLISHMAN_TREASURE) return;
    while (n->size[PILE_BEAN] > 0)
        put_front(n, PILE_DONE, take(n, PILE_BEAN, 0));
}

/* ENG-GIANT-3  True where the game ended between two cards. */
static bool move_four(const struct arbiter_rules *rules, struct naive *n,
                      const struct arbiter_event *event, unsigned ways)
{
    for (unsigned moved = 0; moved < 4; moved++) {
        const unsigned size = n->size[event->from];
        const bool kept = rules->choice[ENG_FOUR_ORDER] == FOUR_ORDER_KEPT;
        put_front(n, event->to, take(n, event->from, kept ? size - 4 + moved : size - 1));
        if (moved < 3 && rules->choice[ENG_TIMING] == TIMING_CARD && test(rules, n, ways))
            return true;
    }
    return false;
}

/* The cards' way; true where the game ended underway. */
static bool move_cards(const struct arbiter_rules *rules, struct naive *n,
                       const struct arbiter_event *event, unsigned ways)
{
    const unsigned front = n->size[event->from] - 1;
    unsigned lower = 0;
    uint8_t card;
    switch (event->kind) {
    case ENGLISHMAN_PASS:
        return false;
    case ENGLISHMAN_PROTECTION:
        card = take(n, event->from, event->index - 1u);
        put(n, event->to, event->place - 1u, card);
        return false;
    case ENGLISHMAN_DISCARD:
        card = take(n, event->from, event->index - 1u);
        while (lower < n->size[PILE_OUT] && n->pile[PILE_OUT][lower] < card)
            lower++;
        put(n, PILE_OUT, lower, card);
        return false;
    case ENGLISHMAN_GROUP:
        return move_four(rules, n, event, ways);
    default:
        card = take(n, event->from, event->kind == ENGLISHMAN_BACK ? 0 : front);
        if (event->to == ENGLISHMAN_TO_BEAN && event->kind != ENGLISHMAN_SINGLE)
            build(n, card);
        else
            put_front(n, event->to, card);
        return false;
    }
}

/* ENG-TURN-1, ENG-JACK-1, ENG-GIANT-5 */
static unsigned following(unsigned phase, unsigned kind)
{
    if (phase == ENGLISHMAN_GIANT_ANY && kind == ENGLISHMAN_SINGLE) return ENGLISHMAN_GIANT_SECOND;
    if (phase == ENGLISHMAN_JACK_3 && kind != ENGLISHMAN_PASS) return ENGLISHMAN_JACK_2;
    if (phase == ENGLISHMAN_JACK_2 && kind != ENGLISHMAN_PASS) return ENGLISHMAN_JACK_1;
    return jacks(phase) ? ENGLISHMAN_GIANT_ANY : ENGLISHMAN_JACK_3;
}

void naive_play(const struct arbiter_rules *rules, struct naive *n,
                const struct arbiter_event *event)
{
    const unsigned ways = counting(rules, n->phase, event->kind);
    if (move_cards(rules, n, event, ways) || test(rules, n, ways)) return;
    n->phase = following(n->phase, event->kind);
    if (rules->choice[ENG_STUCK] == STUCK_LOSE && naive_stuck(rules, n)) {
        n->phase = ENGLISHMAN_OVER;
        n->winner = ENGLISHMAN_JACK_WINS;
        n->ways = ENGLISHMAN_STUCK;
    }
}
