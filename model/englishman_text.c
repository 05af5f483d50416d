/* englishman_text.c: positions, deals and events as text, as docs/lines.md describes them. */
#include "englishman_tables.h"

static const char card_letters[] = "123456789EIOUBGH";
static const char stack_letters[] = "abcde";
static const char target_letters[] = "abcdeJ";
static const char *const phase_words[] = {
    "protect", "jack3", "jack2", "jack1", "giant", "second",
};
static const char *const winner_words[] = {"-", "jack", "giant", "draw"};
static const char *const way_words[] = {"vertical", "horizontal", "discard", "treasures", "stuck"};
enum { WAY_WORDS = sizeof way_words / sizeof way_words[0] };

void englishman_event_write(const struct arbiter_event *event, struct arbiter_text *text)
{
    static const char kind_letters[] = " PFBDGS";
    if (event->kind == ENGLISHMAN_PASS) {
        arbiter_text_put(text, "pass");
        return;
    }
    arbiter_text_letter(text, kind_letters[event->kind]);
    arbiter_text_letter(text, stack_letters[event->from]);
    if (event->index > 0) arbiter_text_number(text, event->index);
    if (event->kind == ENGLISHMAN_DISCARD) return;
    arbiter_text_letter(text, target_letters[event->to]);
    if (event->place > 0) arbiter_text_number(text, event->place);
}

bool englishman_event_read(struct cursor *cursor, struct arbiter_event *event)
{
    *event = (struct arbiter_event){0};
    if (cursor_letter(cursor) == 'p') {
        for (const char *letter = "pass"; *letter != '\0'; letter++)
            if (!cursor_take(cursor, *letter)) return cursor_expected(cursor, "the word pass");
        return true;
    }
    const int kind = cursor_one_of(cursor, "PFBDGS");
    if (kind < 0) return cursor_expected(cursor, "an event: pass or one of P F B D G S");
    event->kind = (uint8_t)(ENGLISHMAN_PROTECTION + kind);

    const int from = cursor_one_of(cursor, stack_letters);
    if (from < 0) return cursor_expected(cursor, "a stack: one of a b c d e");
    event->from = (uint8_t)from;
    if (event->kind == ENGLISHMAN_PROTECTION || event->kind == ENGLISHMAN_DISCARD) {
        event->index = (uint8_t)cursor_number(cursor, ENGLISHMAN_CARDS);
        if (event->index == 0) return cursor_expected(cursor, "a place from 1 to 50");
    }
    if (event->kind == ENGLISHMAN_DISCARD) return true;

    const bool jack = event->kind == ENGLISHMAN_FRONT || event->kind == ENGLISHMAN_BACK;
    const int to = cursor_one_of(cursor, jack ? target_letters : stack_letters);
    if (to < 0)
        return cursor_expected(cursor, jack ? "a stack or the beanstalk: one of a b c d e J"
                                            : "a stack: one of a b c d e");
    event->to = (uint8_t)to;
    if (event->kind == ENGLISHMAN_PROTECTION) {
        event->place = (uint8_t)cursor_number(cursor, ENGLISHMAN_CARDS);
        if (event->place == 0) return cursor_expected(cursor, "a place from 1 to 50");
    }
    return true;
}

/* Which zone a part of the text is. */
static unsigned zone_of(unsigned part)
{
    return (part + ENGLISHMAN_CASTLE) % ENGLISHMAN_ZONES;
}

/* The cards of one part, up to '/'; '-' for none.  The text has the castle first: until lay_out(), so
 * has the row. */
static bool part_read(struct cursor *cursor, struct englishman *s, unsigned part)
{
    unsigned count = table_start(s->end, part);
    s->end[part] = (uint8_t)count;
    if (cursor_take(cursor, '-')) return true;
    if (cursor_letter(cursor) == '/' || cursor->next == cursor->end)
        return cursor_expected(cursor, "a card or '-'");
    while (cursor_letter(cursor) != '/' && cursor->next < cursor->end) {
        if (count == ENGLISHMAN_CARDS)
            return cursor_fail(cursor, "more than 50 cards (ENG-DECK-1)", "");
        const int kind = cursor_one_of(cursor, card_letters);
        if (kind < 0) return cursor_expected(cursor, "a card: one of 1 to 9 E I O U B G H");
        s->card[count++] = (uint8_t)kind;
    }
    s->end[part] = (uint8_t)count;
    return true;
}

/* From the order of the text to that of the table. */
static void lay_out(struct englishman *s)
{
    const struct englishman read = *s;
    const unsigned castle = read.end[ENGLISHMAN_STACKS - 1], outside = ENGLISHMAN_CARDS - castle;
    for (unsigned slot = 0; slot < ENGLISHMAN_CARDS; slot++)
        s->card[(slot + outside) % ENGLISHMAN_CARDS] = read.card[slot];
    for (unsigned part = 0; part < ENGLISHMAN_ZONES; part++) {
        const unsigned end =
            part < ENGLISHMAN_STACKS ? read.end[part] + outside : read.end[part] - castle;
        s->end[zone_of(part)] = (uint8_t)end;
    }
}

/* ENG-DEAL-1  Five stacks of ten.
 * ENG-DECK-1  Of the right fifty cards. */
bool englishman_deal_read(const struct arbiter_rules *rules, struct cursor *cursor,
                          struct englishman *s)
{
    *s = (struct englishman){0};
    for (unsigned stack = 0; stack < ENGLISHMAN_STACKS; stack++) {
        if (stack > 0 && !cursor_take(cursor, '/'))
            return cursor_expected(cursor, "'/' and the next stack");
        if (!part_read(cursor, s, stack)) return false;
        if (table_count(s->end, stack) != ENGLISHMAN_STACK_DEALT)
            return cursor_fail(cursor, "a stack is dealt 10 cards (ENG-DEAL-1)", "");
    }
    if (cursor->next < cursor->end) return cursor_expected(cursor, "the end of the deal");
    if (!englishman_deck_whole(s))
        return cursor_fail(cursor,
                           "expected four of each of 1 to 9, two of each of E I O U B G H "
                           "(ENG-DECK-1)",
                           "");
    englishman_begin(rules, s);
    return true;
}

static bool word_at(struct cursor *cursor, const char *word)
{
    size_t length = 0;
    while (word[length] != '\0')
        length++;
    if (cursor->end - cursor->next < length || !text_is(cursor->text + cursor->next, length, word))
        return false;
    cursor->next += length;
    return true;
}

static bool ways_read(struct cursor *cursor, struct englishman *s)
{
    do {
        unsigned way = 0;
        while (way < WAY_WORDS && !word_at(cursor, way_words[way]))
            way++;
        if (way == WAY_WORDS)
            return cursor_expected(cursor, "one of vertical horizontal discard treasures stuck");
        if (s->ways >> way != 0)
            return cursor_fail(cursor,
                               "expected the ways once each, in the order vertical "
                               "horizontal discard treasures stuck",
                               "");
        s->ways |= (uint8_t)(1u << way);
    } while (cursor_take(cursor, '+'));
    return true;
}

static bool phase_read(struct cursor *cursor, struct englishman *s)
{
    for (uint8_t winner = ENGLISHMAN_JACK_WINS; winner < ENGLISHMAN_WINNERS; winner++) {
        const size_t start = cursor->next;
        if (word_at(cursor, winner_words[winner]) && cursor_take(cursor, ':')) {
            s->phase = ENGLISHMAN_OVER;
            s->winner = winner;
            return ways_read(cursor, s);
        }
        cursor->next = start;
    }
    for (uint8_t phase = 0; phase < ENGLISHMAN_OVER; phase++)
        if (word_at(cursor, phase_words[phase])) {
            s->phase = phase;
            return true;
        }
    return cursor_expected(cursor, "a phase: protect jack3 jack2 jack1 giant second, or "
                                   "WINNER:WAYS");
}

bool englishman_position_read(struct cursor *cursor, struct englishman *s)
{
    *s = (struct englishman){0};
    for (unsigned part = 0; part < ENGLISHMAN_ZONES; part++) {
        if (!part_read(cursor, s, part)) return false;
        if (!cursor_take(cursor, '/')) return cursor_expected(cursor, "'/' and the next part");
    }
    if (s->end[ENGLISHMAN_ZONES - 1] != ENGLISHMAN_CARDS)
        return cursor_fail(cursor, "fewer than 50 cards (ENG-DECK-1)", "");
    lay_out(s);
    if (!phase_read(cursor, s)) return false;
    if (cursor->next < cursor->end) return cursor_expected(cursor, "the end of the position");
    return true;
}

void englishman_result_write(const struct englishman *s, struct arbiter_text *text)
{
    arbiter_text_put(text, winner_words[s->winner]);
}

void englishman_by_write(const struct englishman *s, struct arbiter_text *text)
{
    bool first = true;
    if (s->ways == 0) arbiter_text_letter(text, '-');
    for (unsigned way = 0; way < WAY_WORDS; way++) {
        if (!(s->ways >> way & 1u)) continue;
        if (!first) arbiter_text_letter(text, '+');
        arbiter_text_put(text, way_words[way]);
        first = false;
    }
}

void englishman_position_write(const struct englishman *s, struct arbiter_text *text)
{
    for (unsigned part = 0; part < ENGLISHMAN_ZONES; part++) {
        const unsigned zone = zone_of(part);
        for (unsigned slot = table_start(s->end, zone); slot < s->end[zone]; slot++)
            arbiter_text_letter(text, card_letters[s->card[slot]]);
        if (table_count(s->end, zone) == 0) arbiter_text_letter(text, '-');
        arbiter_text_letter(text, '/');
    }
    if (s->phase != ENGLISHMAN_OVER) {
        arbiter_text_put(text, phase_words[s->phase]);
        return;
    }
    englishman_result_write(s, text);
    arbiter_text_letter(text, ':');
    englishman_by_write(s, text);
}
