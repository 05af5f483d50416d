/* ugo_position_write.c: a position, and what one player may know of it, as text. */
#include "ugo_tables.h"

static bool of_trick(const struct ugo *s, unsigned card)
{
    bool found = false;
    for (unsigned seat = 0; seat < UGO_SEATS; seat++)
        found |= s->trick[seat] == card;
    return found;
}

/* All cards of a zone in the deck's order. */
static void zone_write(const struct ugo *s, unsigned zone, struct arbiter_text *text)
{
    bool any = false;
    for (unsigned card = 0; card < UGO_CARDS; card++) {
        if (s->zone[card] != zone) continue;
        ugo_card_write(card, text);
        any = true;
    }
    if (!any) arbiter_text_letter(text, '-');
}

static void hidden_write(unsigned count, struct arbiter_text *text)
{
    arbiter_text_letter(text, '?');
    arbiter_text_number(text, count);
}

static void covered_write(unsigned card, bool closed, struct arbiter_text *text)
{
    if (closed)
        arbiter_text_put(text, "??");
    else
        ugo_card_write(card, text);
}

/* The cards of a place that came with this trick, or those that did not: the covered ones in the
 * deck's order, then the one on top of them. */
static void layer_write(const struct ugo *s, unsigned seat, unsigned colour, bool now, unsigned top,
                        bool closed, struct arbiter_text *text)
{
    for (unsigned value = 0; value < UGO_VALUES; value++) {
        const unsigned card = colour * UGO_VALUES + value;
        if (s->zone[card] != UGO_IN_KINGDOM + seat || of_trick(s, card) != now) continue;
        if (card != top) covered_write(card, closed, text);
    }
}

static void place_write(const struct ugo *s, unsigned seat, unsigned place, bool closed,
                        struct arbiter_text *text)
{
    const unsigned top = s->top[seat][place];
    if (top == UGO_NO_CARD) {
        arbiter_text_letter(text, '-');
        return;
    }
    const bool now = of_trick(s, top);
    const unsigned before = now ? s->under[place] : top;
    layer_write(s, seat, ugo_colour(top), false, before, closed, text);
    if (now) {
        if (before != UGO_NO_CARD) covered_write(before, closed, text);
        layer_write(s, seat, ugo_colour(top), true, top, closed, text);
    }
    ugo_card_write(top, text);
}

static void trick_write(const struct arbiter_rules *rules, const struct ugo *s,
                        struct arbiter_text *text)
{
    if (s->trick[s->leader] == UGO_NO_CARD) arbiter_text_letter(text, '-');
    for (unsigned order = 0; order < rules->players; order++) {
        const unsigned card = s->trick[(s->leader + order) % rules->players];
        if (card != UGO_NO_CARD) ugo_card_write(card, text);
    }
}

static void state_write(const struct arbiter_rules *rules, const struct ugo *s,
                        struct arbiter_text *text)
{
    arbiter_text_put(text, ugo_phase_words[s->phase]);
    arbiter_text_letter(text, ':');
    arbiter_text_number(text, s->game);
    arbiter_text_letter(text, ':');
    arbiter_text_number(text, s->dealer + 1u);
    arbiter_text_letter(text, ':');
    arbiter_text_number(text, s->leader + 1u);
    for (unsigned seat = 0; seat < rules->players; seat++) {
        arbiter_text_letter(text, seat == 0 ? ':' : ',');
        arbiter_text_number(text, s->farmers[seat]);
    }
    arbiter_text_letter(text, ':');
    ugo_totals_write(rules, s, text);
}

/* Everything, or what the viewer may know; UGO_SEATS is nobody, who knows everything.
 * UGO-HIDE-1  Other hands and the cards aside are hidden.
 * UGO-HIDE-2  What was played is not; covered cards are as the reading says. */
static void write(const struct arbiter_rules *rules, const struct ugo *s, unsigned viewer,
                  struct arbiter_text *text)
{
    const bool all = viewer == UGO_SEATS;
    const bool closed = !all && rules->choice[UGO_COVERED] == COVERED_CLOSED;
    for (unsigned seat = 0; seat < rules->players; seat++) {
        if (all || seat == viewer)
            zone_write(s, UGO_IN_HAND + seat, text);
        else
            hidden_write(ugo_count(s, UGO_IN_HAND + seat), text);
        for (unsigned place = 0; place < UGO_PLACES; place++) {
            arbiter_text_letter(text, '/');
            place_write(s, seat, place, closed, text);
        }
        arbiter_text_letter(text, '/');
    }
    trick_write(rules, s, text);
    arbiter_text_letter(text, '/');
    if (all) {
        zone_write(s, UGO_ASIDE, text);
        arbiter_text_letter(text, '/');
        zone_write(s, UGO_USED, text);
    } else {
        hidden_write(ugo_count(s, UGO_ASIDE) + ugo_count(s, UGO_USED), text);
    }
    arbiter_text_letter(text, '/');
    state_write(rules, s, text);
}

void ugo_position_write(const struct arbiter_rules *rules, const struct ugo *s,
                        struct arbiter_text *text)
{
    write(rules, s, UGO_SEATS, text);
}

void ugo_view_write(const struct arbiter_rules *rules, const struct ugo *s, unsigned seat,
                    struct arbiter_text *text)
{
    write(rules, s, seat, text);
}
