/* ugo_hidden.h: two positions between which a player cannot tell.
 *
 * He knows his own hand, the trick, what lies on the boards, the farmers and the points; of covered
 * cards, by one reading, only how many there are.  The other hands, the cards put aside and
 * the used ones are hidden, but for how many they are. */
#ifndef ARBITER_UGO_HIDDEN_H
#define ARBITER_UGO_HIDDEN_H

#include "ugo_proof.h"

static inline bool is_covered(const struct ugo *s, unsigned card)
{
    const unsigned zone = s->zone[card];
    bool top = false;
    if (zone < UGO_IN_KINGDOM || zone >= UGO_IN_TRICK) return false;
    for (unsigned place = 0; place < UGO_PLACES; place++)
        top |= s->top[zone - UGO_IN_KINGDOM][place] == card;
    return !top && !in_trick(s, card);
}

/* Whether the viewer cannot know where the card is. */
static inline bool is_hidden(const struct arbiter_rules *rules, const struct ugo *s, unsigned card,
                             unsigned viewer)
{
    const unsigned zone = s->zone[card];
    if (zone == UGO_ASIDE || zone == UGO_USED) return true;
    if (zone < UGO_SEATS) return zone != viewer;
    return rules->choice[UGO_COVERED] == COVERED_CLOSED && is_covered(s, card);
}

static inline bool sound_position(const struct arbiter_rules *rules, const struct ugo *s)
{
    return in_range(rules, s) && sound_trick(rules, s);
}

/* Makes `other` any position that the viewer cannot tell from `s`.  Where covered cards are closed, what
 * lay on top before this trick is covered too, once a card of the trick is on it; that something lay there
 * is known. */
static inline void tell_apart_never(const struct arbiter_rules *rules, const struct ugo *s,
                                    struct ugo *other, unsigned viewer)
{
    const bool closed = rules->choice[UGO_COVERED] == COVERED_CLOSED;
    uint8_t zone[UGO_CARDS], under[UGO_PLACES];
    *other = *s;
    for (unsigned card = 0; card < UGO_CARDS; card++)
        if (is_hidden(rules, s, card, viewer)) other->zone[card] = zone[card];
    for (unsigned place = 0; place < UGO_PLACES; place++)
        if (closed && in_trick(s, s->top[s->turn][place])) other->under[place] = under[place];
    ASSUME(sound_position(rules, other));
    for (unsigned card = 0; card < UGO_CARDS; card++)
        ASSUME(is_hidden(rules, other, card, viewer) == is_hidden(rules, s, card, viewer));
    for (unsigned place = 0; place < UGO_PLACES; place++)
        ASSUME((other->under[place] == UGO_NO_CARD) == (s->under[place] == UGO_NO_CARD));
}

#endif
