/* ugo_position_read.c: a position from its text.  What is wrong with the cards is said here; whether
 * the position is possible is for the invariant to say. */
#include "ugo_tables.h"

/* What the text says before it is known who has played which card of the trick. */
struct reading {
    struct ugo *s;
    unsigned played;                                 /* cards of the trick */
    uint8_t order[UGO_SEATS];                        /* in the order of play */
    uint8_t pile[UGO_SEATS][UGO_PLACES][UGO_VALUES]; /* a colour has nine cards */
    uint8_t height[UGO_SEATS][UGO_PLACES];
};

static bool part_ends(const struct cursor *cursor)
{
    return cursor->next == cursor->end || cursor_letter(cursor) == '/';
}

static bool slash(struct cursor *cursor)
{
    return cursor_take(cursor, '/') || cursor_expected(cursor, "'/' and the next part");
}

/* The next card of a part, which is not in another part yet. */
static bool card_into(struct cursor *cursor, struct ugo *s, unsigned zone, uint8_t *card)
{
    const size_t start = cursor->next;
    if (!ugo_card_read(cursor, card)) return false;
    if (s->zone[*card] != UGO_ZONES) {
        cursor->next = start;
        return cursor_fail(cursor, "this card is there twice", "");
    }
    s->zone[*card] = (uint8_t)zone;
    return true;
}

static bool zone_read(struct cursor *cursor, struct ugo *s, unsigned zone)
{
    uint8_t card;
    if (cursor_take(cursor, '-')) return slash(cursor);
    do {
        if (!card_into(cursor, s, zone, &card)) return false;
    } while (!part_ends(cursor));
    return slash(cursor);
}

static bool place_read(struct cursor *cursor, struct reading *reading, unsigned seat,
                       unsigned place)
{
    uint8_t *pile = reading->pile[seat][place];
    unsigned height = 0;
    if (cursor_take(cursor, '-')) return slash(cursor);
    do {
        if (height == UGO_VALUES)
            return cursor_fail(cursor, "a place has nine cards of one colour at most", "");
        if (!card_into(cursor, reading->s, UGO_IN_KINGDOM + seat, &pile[height])) return false;
        if (ugo_colour(pile[height]) != ugo_colour(pile[0]))
            return cursor_fail(cursor, "a place has cards of one colour (UGO-PUT-3)", "");
        height++;
    } while (!part_ends(cursor));
    reading->height[seat][place] = (uint8_t)height;
    reading->s->top[seat][place] = pile[height - 1];
    return slash(cursor);
}

/* Cards of the trick that are placed already are in a kingdom, and stay there. */
static bool trick_read(const struct arbiter_rules *rules, struct cursor *cursor,
                       struct reading *reading)
{
    if (cursor_take(cursor, '-')) return slash(cursor);
    do {
        uint8_t card;
        const size_t start = cursor->next;
        if (reading->played == rules->players)
            return cursor_fail(cursor, "a trick has one card of each player", "");
        if (!ugo_card_read(cursor, &card)) return false;
        const unsigned zone = reading->s->zone[card];
        bool fresh = zone == UGO_ZONES || (zone >= UGO_IN_KINGDOM && zone < UGO_IN_TRICK);
        for (unsigned before = 0; before < reading->played; before++)
            fresh &= reading->order[before] != card;
        if (!fresh) {
            cursor->next = start;
            return cursor_fail(cursor, "this card is there twice", "");
        }
        if (zone == UGO_ZONES) reading->s->zone[card] = UGO_IN_TRICK;
        reading->order[reading->played++] = card;
    } while (!part_ends(cursor));
    return slash(cursor);
}

/* A number from 0 to `most` without leading zeros. */
static bool count_read(struct cursor *cursor, unsigned most, const char *expected, unsigned *count)
{
    *count = 0;
    if (cursor_take(cursor, '0')) return true;
    const size_t start = cursor->next;
    *count = cursor_number(cursor, most);
    if (*count > 0) return true;
    cursor->next = start;
    return cursor_expected(cursor, expected);
}

static bool colon(struct cursor *cursor)
{
    return cursor_take(cursor, ':') || cursor_expected(cursor, "':' and the next number");
}

static bool seat_read(const struct arbiter_rules *rules, struct cursor *cursor, uint8_t *seat)
{
    const unsigned number = cursor_number(cursor, rules->players);
    if (number == 0) return cursor_expected(cursor, "the number of a player");
    *seat = (uint8_t)(number - 1);
    return colon(cursor);
}

static bool phase_read(struct cursor *cursor, struct ugo *s)
{
    const size_t start = cursor->next;
    const size_t length = cursor_word(cursor);
    for (uint8_t phase = 0; phase < UGO_PHASES; phase++)
        if (text_is(cursor->text + start, length, ugo_phase_words[phase])) {
            s->phase = phase;
            return colon(cursor);
        }
    cursor->next = start;
    return cursor_expected(cursor, "a phase: play put lead deal dealer over");
}

static bool state_read(const struct arbiter_rules *rules, struct cursor *cursor, struct ugo *s)
{
    unsigned number;
    if (!phase_read(cursor, s)) return false;
    s->game = (uint8_t)cursor_number(cursor, UGO_GAMES);
    if (s->game == 0) return cursor_expected(cursor, "a game from 1 to 4");
    if (!colon(cursor)) return false;
    if (!seat_read(rules, cursor, &s->dealer) || !seat_read(rules, cursor, &s->leader))
        return false;
    for (unsigned seat = 0; seat < rules->players; seat++) {
        if (seat > 0 && !cursor_take(cursor, ','))
            return cursor_expected(cursor, "',' and the next player's farmers");
        if (!count_read(cursor, 99, "a number of farmers", &number)) return false;
        s->farmers[seat] = (uint8_t)number;
    }
    if (!colon(cursor)) return false;
    for (unsigned seat = 0; seat < rules->players; seat++) {
        if (seat > 0 && !cursor_take(cursor, ','))
            return cursor_expected(cursor, "',' and the next player's total");
        const bool minus = cursor_take(cursor, '-');
        if (!count_read(cursor, 999, "a total", &number)) return false;
        if (minus && number == 0) return cursor_fail(cursor, "there is no total -0", "");
        s->total[seat] = (int16_t)(minus ? -(int)number : (int)number);
    }
    return cursor->next == cursor->end || cursor_expected(cursor, "the end of the position");
}

/* Who has played which card, who is to act, and how much is left. */
static void derive_turn(const struct arbiter_rules *rules, const struct reading *reading)
{
    struct ugo *s = reading->s;
    unsigned clause, held = 0;
    for (unsigned order = 0; order < reading->played; order++)
        s->trick[(s->leader + order) % rules->players] = reading->order[order];
    s->turn = s->leader;
    if (s->phase == UGO_PLAY) s->turn = (uint8_t)((s->leader + reading->played) % rules->players);
    if ((s->phase == UGO_PUT || s->phase == UGO_LEAD) && reading->played == rules->players)
        s->turn = (uint8_t)ugo_winner(rules, s, &clause);
    if (s->phase == UGO_DEAL || s->phase == UGO_DEALER) {
        for (unsigned seat = 0; seat < rules->players; seat++)
            held += ugo_count(s, UGO_IN_HAND + seat);
        const unsigned all = UGO_HAND * (unsigned)rules->players;
        s->left = (uint8_t)(held <= all ? all - held : 0u);
    } else {
        s->left = (uint8_t)ugo_count(s, UGO_IN_HAND + s->turn);
    }
}

/* What lay on top before this trick.  Its cards must lie above all others. */
static bool derive_under(const struct reading *reading, struct cursor *cursor)
{
    struct ugo *s = reading->s;
    if (s->phase != UGO_PUT && s->phase != UGO_LEAD) return true;
    for (unsigned place = 0; place < UGO_PLACES; place++) {
        bool now = false;
        for (unsigned at = 0; at < reading->height[s->turn][place]; at++) {
            const uint8_t card = reading->pile[s->turn][place][at];
            bool of_trick = false;
            for (unsigned order = 0; order < reading->played; order++)
                of_trick |= reading->order[order] == card;
            if (now && !of_trick)
                return cursor_fail(cursor, "cards of the trick lie above all others (UGO-PUT-2)",
                                   "");
            now |= of_trick;
            if (!of_trick) s->under[place] = card;
        }
    }
    return true;
}

bool ugo_position_read(const struct arbiter_rules *rules, struct cursor *cursor, struct ugo *s)
{
    struct reading reading = {.s = s};
    *s = (struct ugo){0};
    for (unsigned card = 0; card < UGO_CARDS; card++)
        s->zone[card] = UGO_ZONES;
    for (unsigned seat = 0; seat < UGO_SEATS; seat++) {
        s->trick[seat] = UGO_NO_CARD;
        for (unsigned place = 0; place < UGO_PLACES; place++)
            s->top[seat][place] = s->under[place] = UGO_NO_CARD;
    }
    for (unsigned seat = 0; seat < rules->players; seat++) {
        if (!zone_read(cursor, s, UGO_IN_HAND + seat)) return false;
        for (unsigned place = 0; place < UGO_PLACES; place++)
            if (!place_read(cursor, &reading, seat, place)) return false;
    }
    if (!trick_read(rules, cursor, &reading)) return false;
    if (!zone_read(cursor, s, UGO_ASIDE) || !zone_read(cursor, s, UGO_USED)) return false;
    for (unsigned card = 0; card < UGO_CARDS; card++)
        if (s->zone[card] == UGO_ZONES)
            return cursor_fail(cursor, "cards are missing: 45 are expected (UGO-DECK-1)", "");
    if (!state_read(rules, cursor, s)) return false;
    derive_turn(rules, &reading);
    return derive_under(&reading, cursor);
}
