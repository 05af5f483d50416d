/* englishman_moves.c: lists the events without fault.  It asks the same questions as englishman.c,
 * but each only once per position; proofs/englishman_moves_*.c show that the two agree. */
#include "arbiter.h"

/* Adds an event if it is legal.  It is written in any case, and only counted if it is: a branch that
 * depends on the cards costs more.  Proofs replace this to watch what is listed. */
#ifndef MOVES_ADD
#define MOVES_ADD(list, count, legal, ...)                                                         \
    ((list)[count] = (struct arbiter_event){__VA_ARGS__}, (count) += (legal))
#endif

static unsigned protections(const struct arbiter_rules *rules, struct arbiter_event *list)
{
    const bool null_legal = rules->choice[ENG_PROTECT_NULL] == PROTECT_NULL_LEGAL;
    const uint8_t cards = ENGLISHMAN_STACK_DEALT; /* in every stack, at this time */
    unsigned count = 0;
    MOVES_ADD(list, count, true, ENGLISHMAN_PASS, 0, 0, 0, 0);
    for (uint8_t from = 0; from < ENGLISHMAN_STACKS; from++)
        for (uint8_t index = 1; index <= cards; index++)
            for (uint8_t to = 0; to < ENGLISHMAN_STACKS; to++)
                for (uint8_t place = 1; place <= cards + (from != to); place++)
                    MOVES_ADD(list, count, null_legal || from != to || index != place,
                              ENGLISHMAN_PROTECTION, from, index, to, place);
    return count;
}

/* Whether a card of this kind may go onto the beanstalk, for all kinds, as a set of bits. */
static unsigned playable(const struct arbiter_rules *rules, const struct englishman *s)
{
    const unsigned height = table_count(s->end, ENGLISHMAN_BEAN);
    if (height == ENGLISHMAN_BEAN_CARDS) {
        const unsigned all = (1u << ENGLISHMAN_TREASURES) - 1;
        const bool repeat = rules->choice[ENG_REPEAT_TREASURE] != REPEAT_TREASURE_REFUSED;
        return (repeat ? all : all & ~englishman_claims(s)) << ENGLISHMAN_TREASURE;
    }
    if (height == 0 && englishman_beans_done(s) >= ENGLISHMAN_TREASURES &&
        rules->choice[ENG_REPEAT_TREASURE] == REPEAT_TREASURE_WASTED)
        return 0;
    const unsigned higher = ~0u << englishman_bean_top(s);
    return englishman_followers(rules, s) & higher;
}

static unsigned jack_moves(const struct arbiter_rules *rules, const struct englishman *s,
                           struct arbiter_event *list)
{
    const unsigned kinds = playable(rules, s);
    const unsigned turnable = rules->choice[ENG_LONE_BACK] == LONE_BACK_LEGAL ? 1 : 2;
    unsigned count = 0;
    for (uint8_t from = 0; from < ENGLISHMAN_STACKS; from++) {
        const unsigned cards = englishman_cards(s, from);
        if (cards == 0) continue;
        const bool front_builds = kinds >> s->card[englishman_end(s, from) - 1] & 1u;
        const bool back_builds = kinds >> s->card[englishman_start(s, from)] & 1u;
        for (uint8_t to = 0; to < ENGLISHMAN_STACKS; to++)
            MOVES_ADD(list, count, to != from, ENGLISHMAN_FRONT, from, 0, to, 0);
        MOVES_ADD(list, count, front_builds, ENGLISHMAN_FRONT, from, 0, ENGLISHMAN_TO_BEAN, 0);
        MOVES_ADD(list, count, cards >= turnable, ENGLISHMAN_BACK, from, 0, from, 0);
        MOVES_ADD(list, count, back_builds, ENGLISHMAN_BACK, from, 0, ENGLISHMAN_TO_BEAN, 0);
    }
    const bool may_pass = rules->choice[ENG_JACK_MOVES] == JACK_MOVES_UPTO;
    MOVES_ADD(list, count, may_pass, ENGLISHMAN_PASS, 0, 0, 0, 0);
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
        const unsigned cards = englishman_cards(s, from);
        const unsigned start = englishman_start(s, from);
        if (cards == 0) continue;
        for (uint8_t to = 0; to < ENGLISHMAN_STACKS; to++) {
            const bool target = to != from && (empty_too || englishman_cards(s, to) > 0);
            const bool group = target && any && cards >= ENGLISHMAN_FOUR;
            MOVES_ADD(list, count, target, ENGLISHMAN_SINGLE, from, 0, to, 0);
            MOVES_ADD(list, count, group, ENGLISHMAN_GROUP, from, 0, to, 0);
        }
        for (uint8_t index = 1; any && index <= cards; index++)
            MOVES_ADD(list, count, englishman_is_bean(s->card[start + index - 1]),
                      ENGLISHMAN_DISCARD, from, index, 0, 0);
    }
    MOVES_ADD(list, count, may_pass || englishman_giant_stuck(rules, s), ENGLISHMAN_PASS, 0, 0, 0,
              0);
    return count;
}

unsigned englishman_moves(const struct arbiter_rules *rules, const struct englishman *s,
                          struct arbiter_event *list)
{
    switch (s->phase) {
    case ENGLISHMAN_PROTECT:
        return protections(rules, list);
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
