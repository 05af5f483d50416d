/* ugo_text.c: cards, events, deals and results as text, as docs/lines.md describes them. */
#include "ugo_tables.h"

static const char colour_letters[] = "RBGYK";
static const char value_letters[] = "012345678";
static const char place_letters[] = "12345";
static const char seat_letters[] = "1234";

const char *const ugo_phase_words[UGO_PHASES] = {"play", "put", "lead", "deal", "dealer", "over"};

bool ugo_card_read(struct cursor *cursor, uint8_t *card)
{
    const int colour = cursor_one_of(cursor, colour_letters);
    if (colour < 0) return cursor_expected(cursor, "a colour: one of R B G Y K");
    const int value = cursor_one_of(cursor, value_letters);
    if (value < 0) return cursor_expected(cursor, "a value from 0 to 8");
    *card = (uint8_t)(colour * UGO_VALUES + value);
    return true;
}

void ugo_card_write(unsigned card, struct arbiter_text *text)
{
    arbiter_text_letter(text, colour_letters[ugo_colour(card)]);
    arbiter_text_letter(text, value_letters[ugo_value(card)]);
}

void ugo_event_write(const struct arbiter_event *event, struct arbiter_text *text)
{
    switch (event->kind) {
    case UGO_BACK:
        arbiter_text_put(text, "back");
        return;
    case UGO_NAME_DEALER:
        arbiter_text_put(text, "dealer");
        arbiter_text_letter(text, seat_letters[event->from]);
        return;
    case UGO_DEAL_CARD:
        arbiter_text_letter(text, '+');
        ugo_card_write(event->index, text);
        return;
    default:
        ugo_card_write(event->index, text);
        if (event->kind != UGO_PUT_CARD) return;
        arbiter_text_letter(text, '@');
        arbiter_text_letter(text, place_letters[event->place - 1]);
    }
}

static bool word_read(struct cursor *cursor, const char *word, const char *expected)
{
    for (const char *letter = word; *letter != '\0'; letter++)
        if (!cursor_take(cursor, *letter)) return cursor_expected(cursor, expected);
    return true;
}

static bool dealer_read(struct cursor *cursor, struct arbiter_event *event)
{
    event->kind = UGO_NAME_DEALER;
    if (!word_read(cursor, "dealer", "the word dealer")) return false;
    const int seat = cursor_one_of(cursor, seat_letters);
    if (seat < 0) return cursor_expected(cursor, "a player: one of 1 2 3 4");
    event->from = (uint8_t)seat;
    return true;
}

bool ugo_event_read(struct cursor *cursor, struct arbiter_event *event)
{
    *event = (struct arbiter_event){.kind = UGO_PLAY_CARD};
    if (cursor_letter(cursor) == 'd') return dealer_read(cursor, event);
    if (cursor_letter(cursor) == 'b') {
        event->kind = UGO_BACK;
        return word_read(cursor, "back", "the word back");
    }
    if (cursor_take(cursor, '+')) {
        event->kind = UGO_DEAL_CARD;
        return ugo_card_read(cursor, &event->index);
    }
    if (!ugo_card_read(cursor, &event->index)) return false;
    if (!cursor_take(cursor, '@')) return true;
    const int place = cursor_one_of(cursor, place_letters);
    if (place < 0) return cursor_expected(cursor, "a place from 1 to 5");
    event->kind = UGO_PUT_CARD;
    event->place = (uint8_t)(place + 1);
    return true;
}

/* UGO-DEAL-1  Ten cards for each player, no card twice.
 * UGO-DEAL-2  The others lie aside. */
bool ugo_deal_read(const struct arbiter_rules *rules, struct cursor *cursor, struct ugo *s)
{
    *s = (struct ugo){0};
    for (unsigned card = 0; card < UGO_CARDS; card++)
        s->zone[card] = UGO_ASIDE;
    for (unsigned seat = 0; seat < rules->players; seat++) {
        if (seat > 0 && !cursor_take(cursor, '/'))
            return cursor_expected(cursor, "'/' and the next hand: ten cards each (UGO-DEAL-1)");
        for (unsigned count = 0; count < UGO_HAND; count++) {
            uint8_t card = UGO_NO_CARD;
            const size_t start = cursor->next;
            if (!ugo_card_read(cursor, &card)) return false;
            if (s->zone[card] != UGO_ASIDE) {
                cursor->next = start;
                return cursor_fail(cursor, "this card is dealt twice (UGO-DEAL-1)", "");
            }
            s->zone[card] = (uint8_t)(UGO_IN_HAND + seat);
        }
    }
    if (cursor->next < cursor->end)
        return cursor_expected(cursor, "the end of the deal: ten cards for each player");
    ugo_begin(rules, s);
    return true;
}

void ugo_totals_write(const struct arbiter_rules *rules, const struct ugo *s,
                      struct arbiter_text *text)
{
    for (unsigned seat = 0; seat < rules->players; seat++) {
        const int total = s->total[seat];
        if (seat > 0) arbiter_text_letter(text, ',');
        if (total < 0) arbiter_text_letter(text, '-');
        arbiter_text_number(text, (size_t)(total < 0 ? -total : total));
    }
}

/* UGO-MATCH-2  The highest total wins.
 * UGO-MATCH-3  Of equal ones all or nobody, as the reading says. */
void ugo_result_write(const struct arbiter_rules *rules, const struct ugo *s,
                      struct arbiter_text *text)
{
    const unsigned best = ugo_best(rules, s);
    const bool tied = (best & (best - 1)) != 0;
    const char *plus = "";
    if (s->phase != UGO_OVER) {
        arbiter_text_letter(text, '-');
        return;
    }
    if (tied && rules->choice[UGO_MATCH_TIE] == MATCH_TIE_NOBODY) {
        arbiter_text_put(text, "nobody");
        return;
    }
    for (unsigned seat = 0; seat < rules->players; seat++) {
        if (!(best >> seat & 1u)) continue;
        arbiter_text_put(text, plus);
        arbiter_text_letter(text, 'p');
        arbiter_text_letter(text, seat_letters[seat]);
        plus = "+";
    }
}
