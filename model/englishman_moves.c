/* englishman_moves.c: lists the events without fault.  It asks the same questions as englishman.c,
 * but each only once per position; proofs/englishman_moves_*.c show that the two agree. */
#include "arbiter.h"

/* Proofs replace this to watch what is listed instead of storing it. */
#ifndef MOVES_ADD
#define MOVES_ADD(list, count, ...) ((list)[(count)++] = (struct arbiter_event){__VA_ARGS__})
#endif

static unsigned protections(const struct arbiter_rules *rules, const struct englishman *s,
                            struct arbiter_event *list)
{
    const bool null_legal = rules->choice[ENG_PROTECT_NULL] == PROTECT_NULL_LEGAL;
    unsigned count = 0;
    MOVES_ADD(list, count, ENGLISHMAN_PASS, 0, 0, 0, 0);
    for (uint8_t from = 0; from < ENGLISHMAN_STACKS; from++)
        for (uint8_t index = 1; index <= ENGLISHMAN_STACK_DEALT; index++)
            for (uint8_t to = 0; to < ENGLISHMAN_STACKS; to++)
                for (uint8_t place = 1; place <= ENGLISHMAN_STACK_DEALT + (from != to); place++)
                    if (null_legal || from != to || index != place)
                        MOVES_ADD(list, count, ENGLISHMAN_PROTECTION, from, index, to, place);
    (void)s; /* in the set-up every stack has ten cards */
    return count;
}

/* Whether a card of this kind may go onto the beanstalk, for all kinds, as a set of bits. */
static unsigned playable(const struct arbiter_rules *rules, const struct englishman *s)
{
    const unsigned height = table_count(s->end, ENGLISHMAN_BEAN);
    const unsigned claims = englishman_claims(s);
    unsigned kinds = 0;

    if (height == ENGLISHMAN_BEAN_CARDS) {
        const unsigned all = (1u << ENGLISHMAN_TREASURES) - 1;
        const bool repeat = rules->choice[ENG_REPEAT_TREASURE] != REPEAT_TREASURE_REFUSED;
        return (repeat ? all : all & ~claims) << ENGLISHMAN_TREASURE;
    }
    if (height == 0 && englishman_beans_done(s) >= ENGLISHMAN_TREASURES &&
        rules->choice[ENG_REPEAT_TREASURE] == REPEAT_TREASURE_WASTED)
        return 0;
    /* The castle is counted only for cards that Jack could take. */
    unsigned within_reach = 0;
    for (unsigned stack = 0; stack < ENGLISHMAN_STACKS; stack++)
        if (table_count(s->end, stack) > 0)
            within_reach |=
                1u << s->card[s->end[stack] - 1] | 1u << s->card[table_start(s->end, stack)];
    for (unsigned kind = englishman_bean_top(s); kind < ENGLISHMAN_VALUES; kind++)
        if (within_reach >> kind & 1u && englishman_can_follow(rules, s, kind)) kinds |= 1u << kind;
    return kinds;
}

static unsigned jack_moves(const struct arbiter_rules *rules, const struct englishman *s,
                           struct arbiter_event *list)
{
    const unsigned kinds = playable(rules, s);
    const unsigned turnable = rules->choice[ENG_LONE_BACK] == LONE_BACK_LEGAL ? 1 : 2;
    unsigned count = 0;
    for (uint8_t from = 0; from < ENGLISHMAN_STACKS; from++) {
        const unsigned cards = table_count(s->end, from);
        if (cards == 0) continue;
        for (uint8_t to = 0; to < ENGLISHMAN_STACKS; to++)
            if (to != from) MOVES_ADD(list, count, ENGLISHMAN_FRONT, from, 0, to, 0);
        if (kinds >> s->card[s->end[from] - 1] & 1u)
            MOVES_ADD(list, count, ENGLISHMAN_FRONT, from, 0, ENGLISHMAN_TO_BEAN, 0);
        if (cards >= turnable) MOVES_ADD(list, count, ENGLISHMAN_BACK, from, 0, from, 0);
        if (kinds >> s->card[table_start(s->end, from)] & 1u)
            MOVES_ADD(list, count, ENGLISHMAN_BACK, from, 0, ENGLISHMAN_TO_BEAN, 0);
    }
    if (rules->choice[ENG_JACK_MOVES] == JACK_MOVES_UPTO)
        MOVES_ADD(list, count, ENGLISHMAN_PASS, 0, 0, 0, 0);
    return count;
}

static unsigned giant_moves(const struct arbiter_rules *rules, const struct englishman *s,
                            struct arbiter_event *list)
{
    const bool any = s->phase == ENGLISHMAN_GIANT_ANY;
    const bool may_pass = any ? rules->choice[ENG_GIANT_TURN] == GIANT_TURN_MAY
                              : rules->choice[ENG_GIANT_SECOND] == GIANT_SECOND_MAY;
    const bool empty_too = rules->choice[ENG_EMPTY_STACK] == EMPTY_STACK_BOTH;
    unsigned count = 0;
    for (uint8_t from = 0; from < ENGLISHMAN_STACKS; from++) {
        const unsigned cards = table_count(s->end, from);
        const unsigned start = table_start(s->end, from);
        if (cards == 0) continue;
        for (uint8_t to = 0; to < ENGLISHMAN_STACKS; to++) {
            if (to == from || !(empty_too || table_count(s->end, to) > 0)) continue;
            MOVES_ADD(list, count, ENGLISHMAN_SINGLE, from, 0, to, 0);
            if (any && cards >= ENGLISHMAN_FOUR)
                MOVES_ADD(list, count, ENGLISHMAN_GROUP, from, 0, to, 0);
        }
        for (uint8_t index = 1; any && index <= cards; index++)
            if (englishman_is_bean(s->card[start + index - 1]))
                MOVES_ADD(list, count, ENGLISHMAN_DISCARD, from, index, 0, 0);
    }
    if (may_pass || englishman_giant_stuck(rules, s))
        MOVES_ADD(list, count, ENGLISHMAN_PASS, 0, 0, 0, 0);
    return count;
}

unsigned englishman_moves(const struct arbiter_rules *rules, const struct englishman *s,
                          struct arbiter_event *list)
{
    switch (s->phase) {
    case ENGLISHMAN_PROTECT:
        return protections(rules, s, list);
    case ENGLISHMAN_JACK_3:
    case ENGLISHMAN_JACK_2:
    case ENGLISHMAN_JACK_1:
        return jack_moves(rules, s, list);
    case ENGLISHMAN_GIANT_ANY:
    case ENGLISHMAN_GIANT_SECOND:
        return giant_moves(rules, s, list);
    default:
        return 0;
    }
}
