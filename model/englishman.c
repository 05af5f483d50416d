/* englishman.c: which clause forbids an event.  The clauses' texts are in englishman_clauses.c. */
#include "arbiter.h"
#include "probe.h"

/* Whether the event is one that the notation has: docs/lines.md. */
bool englishman_event_formed(const struct arbiter_event *event)
{
    const unsigned most = ENGLISHMAN_CARDS;
    const bool jack = event->kind == ENGLISHMAN_FRONT || event->kind == ENGLISHMAN_BACK;
    const unsigned targets = jack ? ENGLISHMAN_TO_BEAN + 1 : ENGLISHMAN_STACKS;
    const bool indexed = event->kind == ENGLISHMAN_PROTECTION || event->kind == ENGLISHMAN_DISCARD;
    const bool placed = event->kind == ENGLISHMAN_PROTECTION;
    const bool aimed = event->kind != ENGLISHMAN_PASS && event->kind != ENGLISHMAN_DISCARD;
    const bool taken = event->kind != ENGLISHMAN_PASS;

    bool formed = event->kind < ENGLISHMAN_EVENT_KINDS;
    formed &= taken ? event->from < ENGLISHMAN_STACKS : event->from == 0;
    formed &= aimed ? event->to < targets : event->to == 0;
    formed &= indexed ? event->index >= 1 && event->index <= most : event->index == 0;
    formed &= placed ? event->place >= 1 && event->place <= most : event->place == 0;
    return formed;
}

/* ENG-STUCK-1  The Giant has no legal event of his own.  Only where he may not use empty stacks:
 * otherwise the eight giant cards, which never leave the castle, always give him a single move. */
bool englishman_giant_stuck(const struct arbiter_rules *rules, const struct englishman *s)
{
    if (rules->choice[ENG_EMPTY_STACK] != EMPTY_STACK_JACK) return false;

    unsigned nonempty = 0;
    for (unsigned stack = 0; stack < ENGLISHMAN_STACKS; stack++)
        nonempty += englishman_cards(s, stack) > 0;
    if (nonempty > 1) return false;

    if (s->phase == ENGLISHMAN_GIANT_SECOND)
        return rules->choice[ENG_GIANT_SECOND] == GIANT_SECOND_MUST;
    if (s->phase != ENGLISHMAN_GIANT_ANY || rules->choice[ENG_GIANT_TURN] == GIANT_TURN_MAY)
        return false;

    bool discardable = false;
    for (unsigned slot = 0; slot < ENGLISHMAN_CARDS; slot++)
        discardable |= slot >= s->end[ENGLISHMAN_OUT] && englishman_is_bean(s->card[slot]);
    return !discardable;
}

/* ENG-PROT-2  Jack may leave the Protection unused.
 * ENG-JACK-1  Otherwise he makes three moves.
 * ENG-GIANT-1 The Giant takes an option.
 * ENG-GIANT-5 Having made one single move he makes another. */
static unsigned pass_fault(const struct arbiter_rules *rules, const struct englishman *s)
{
    unsigned clause = ENG_JACK_1;
    bool may = rules->choice[ENG_JACK_MOVES] == JACK_MOVES_UPTO;
    if (s->phase == ENGLISHMAN_PROTECT) {
        clause = ENG_PROT_2;
        may = true;
    } else if (s->phase == ENGLISHMAN_GIANT_ANY) {
        clause = ENG_GIANT_1;
        may = rules->choice[ENG_GIANT_TURN] == GIANT_TURN_MAY;
    } else if (s->phase == ENGLISHMAN_GIANT_SECOND) {
        clause = ENG_GIANT_5;
        may = rules->choice[ENG_GIANT_SECOND] == GIANT_SECOND_MAY;
    }

    if (!may && englishman_giant_stuck(rules, s)) {
        clause = ENG_STUCK_1;
        may = true;
    }
    if (!may) return refused(clause);
    granted(clause);
    return ENG_NONE;
}

/* ENG-PROT-1  After the deal Jack may put any one card on any place in the castle.
 * ENG-JACK-7  That is the only time a front card may go to the back. */
static unsigned protection_fault(const struct arbiter_rules *rules, const struct englishman *s,
                                 const struct arbiter_event *event)
{
    const bool same = event->from == event->to;
    const unsigned count = englishman_cards(s, event->from);
    const unsigned places = englishman_cards(s, event->to) + !same;
    const bool front_to_back = event->index == count && event->place == 1;

    if (event->index > count || event->place > places) return refused(ENG_PROT_1);
    if (s->phase != ENGLISHMAN_PROTECT)
        return refused(front_to_back && englishman_jack_to_act(s) ? ENG_JACK_7 : ENG_PROT_1);
    if (same && event->index == event->place &&
        rules->choice[ENG_PROTECT_NULL] == PROTECT_NULL_REFUSED)
        return refused(ENG_PROT_1);

    granted(ENG_PROT_1);
    if (front_to_back) granted(ENG_JACK_7);
    return ENG_NONE;
}

/* ENG-BEAN-5  A treasure goes on six cards, and completes the beanstalk.
 * ENG-BEAN-7  It may be of a kind that Jack has. */
static unsigned treasure_fault(const struct arbiter_rules *rules, const struct englishman *s,
                               unsigned kind)
{
    const bool repeated = englishman_claims(s) >> (kind - ENGLISHMAN_TREASURE) & 1u;

    if (table_count(s->end, ENGLISHMAN_BEAN) < ENGLISHMAN_BEAN_CARDS) return refused(ENG_BEAN_5);
    if (repeated && rules->choice[ENG_REPEAT_TREASURE] == REPEAT_TREASURE_REFUSED)
        return refused(ENG_BEAN_7);

    granted(ENG_BEAN_5);
    if (repeated) granted(ENG_BEAN_7);
    return ENG_NONE;
}

/* ENG-BEAN-1  Beanstalk cards build beanstalks; giant cards do not.
 * ENG-BEAN-2  Each card is higher than the one beneath it.
 * ENG-BEAN-3  Numbers may be skipped while the beanstalk can still be finished.
 * ENG-BEAN-4  Six cards, no more.
 * ENG-BEAN-6  One beanstalk at a time: the next begins when the last one is complete. */
static unsigned bean_fault(const struct arbiter_rules *rules, const struct englishman *s,
                           unsigned kind)
{
    if (englishman_is_giant(kind)) return refused(ENG_BEAN_1);
    if (englishman_is_treasure(kind)) return treasure_fault(rules, s, kind);

    const unsigned height = table_count(s->end, ENGLISHMAN_BEAN);
    const unsigned top = englishman_bean_top(s);
    const unsigned value = kind + 1;
    const unsigned done = englishman_beans_done(s);
    if (height == ENGLISHMAN_BEAN_CARDS) return refused(value > top ? ENG_BEAN_4 : ENG_BEAN_6);
    if (value <= top) return refused(ENG_BEAN_2);
    if (height == 0 && done >= ENGLISHMAN_TREASURES &&
        rules->choice[ENG_REPEAT_TREASURE] == REPEAT_TREASURE_WASTED)
        return refused(ENG_BEAN_7);
    if (!(englishman_followers(rules, s) >> kind & 1u)) return refused(ENG_BEAN_3);

    granted(ENG_BEAN_1);
    if (height > 0) granted(ENG_BEAN_2);
    if (value > top + 1) granted(ENG_BEAN_3);
    if (height + 1 == ENGLISHMAN_BEAN_CARDS) granted(ENG_BEAN_4);
    if (height == 0 && done > 0) granted(ENG_BEAN_6);
    return ENG_NONE;
}

/* ENG-JACK-2  Front of a stack to the front of another.
 * ENG-JACK-3  Front of a stack to the beanstalk.
 * ENG-JACK-4  Back of a stack to the front of the same one.
 * ENG-JACK-5  Back of a stack to the beanstalk.
 * ENG-JACK-6  An empty stack can be moved to. */
static unsigned jack_fault(const struct arbiter_rules *rules, const struct englishman *s,
                           const struct arbiter_event *event)
{
    const bool front = event->kind == ENGLISHMAN_FRONT;
    const bool to_bean = event->to == ENGLISHMAN_TO_BEAN;
    const unsigned count = englishman_cards(s, event->from);
    const unsigned start = englishman_start(s, event->from);
    const unsigned clause =
        front ? (to_bean ? ENG_JACK_3 : ENG_JACK_2) : (to_bean ? ENG_JACK_5 : ENG_JACK_4);

    if (s->phase == ENGLISHMAN_PROTECT) return refused(ENG_PROT_2);
    if (!englishman_jack_to_act(s)) return refused(front ? ENG_TURN_1 : ENG_GIANT_6);
    if (count == 0) return refused(clause);
    if (!to_bean && front == (event->from == event->to)) return refused(clause);
    if (!front && !to_bean && count == 1 && rules->choice[ENG_LONE_BACK] == LONE_BACK_REFUSED)
        return refused(clause);
    if (to_bean) {
        const unsigned slot = front ? start + count - 1 : start;
        const unsigned fault = bean_fault(rules, s, s->card[slot]);
        if (fault != ENG_NONE) return fault;
    } else if (englishman_cards(s, event->to) == 0) {
        granted(ENG_JACK_6);
    }

    granted(ENG_TURN_1);
    granted(ENG_JACK_1);
    granted(clause);
    return ENG_NONE;
}

/* ENG-GIANT-2  Discard any one beanstalk card of the castle.
 * ENG-GIANT-6  It may lie anywhere, although he moves cards from the front alone. */
static unsigned discard_fault(const struct englishman *s, const struct arbiter_event *event)
{
    const unsigned count = englishman_cards(s, event->from);
    const unsigned slot = englishman_start(s, event->from) + event->index - 1;

    if (event->index > count || !englishman_is_bean(s->card[slot])) return refused(ENG_GIANT_2);

    granted(ENG_GIANT_2);
    if (event->index < count) granted(ENG_GIANT_6);
    return ENG_NONE;
}

/* ENG-GIANT-3  The front four cards of a stack go to the front of another stack.
 * ENG-GIANT-4  Four must be there.
 * ENG-GIANT-5  Or twice the front card of a stack goes to the front of another.
 * ENG-JACK-6   An empty stack can be moved to. */
static unsigned shift_fault(const struct arbiter_rules *rules, const struct englishman *s,
                            const struct arbiter_event *event)
{
    const bool group = event->kind == ENGLISHMAN_GROUP;
    const unsigned count = englishman_cards(s, event->from);
    const bool to_empty = englishman_cards(s, event->to) == 0;

    if (event->from == event->to) return refused(group ? ENG_GIANT_3 : ENG_GIANT_5);
    if (group && count < ENGLISHMAN_FOUR) return refused(ENG_GIANT_4);
    if (count == 0) return refused(ENG_GIANT_5);
    if (to_empty && rules->choice[ENG_EMPTY_STACK] == EMPTY_STACK_JACK) return refused(ENG_JACK_6);

    if (to_empty) granted(ENG_JACK_6);
    granted(group ? ENG_GIANT_3 : ENG_GIANT_5);
    if (group) granted(ENG_GIANT_4);
    return ENG_NONE;
}

/* ENG-TURN-1   Jack begins, and the turns alternate.
 * ENG-GIANT-1  The Giant takes one of his three options. */
static unsigned giant_fault(const struct arbiter_rules *rules, const struct englishman *s,
                            const struct arbiter_event *event)
{
    if (englishman_jack_to_act(s)) return refused(ENG_TURN_1);
    if (s->phase == ENGLISHMAN_GIANT_SECOND && event->kind != ENGLISHMAN_SINGLE)
        return refused(ENG_GIANT_1);

    const unsigned fault =
        event->kind == ENGLISHMAN_DISCARD ? discard_fault(s, event) : shift_fault(rules, s, event);
    if (fault != ENG_NONE) return fault;
    granted(ENG_TURN_1);
    granted(ENG_GIANT_1);
    return ENG_NONE;
}

/* ENG-END-1  Nothing happens after the end. */
unsigned englishman_fault(const struct arbiter_rules *rules, const struct englishman *s,
                          const struct arbiter_event *event)
{
    if (s->phase == ENGLISHMAN_OVER) return refused(ENG_END_1);

    switch (event->kind) {
    case ENGLISHMAN_PASS:
        return pass_fault(rules, s);
    case ENGLISHMAN_PROTECTION:
        return protection_fault(rules, s, event);
    case ENGLISHMAN_FRONT:
    case ENGLISHMAN_BACK:
        return jack_fault(rules, s, event);
    default:
        return giant_fault(rules, s, event);
    }
}
