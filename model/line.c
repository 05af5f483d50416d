/* line.c: a game is a line.  docs/lines.md describes it. */
#include "fields.h"

static bool is_space(char letter)
{
    return letter == ' ' || letter == '\t' || letter == '\r';
}

/* The next token of the line, from `next`; false at the end. */
static bool next_token(struct arbiter_line *line, size_t *start, size_t *length)
{
    size_t at = line->next;
    while (at < line->length && is_space(line->text[at]))
        at++;
    *start = at;
    while (at < line->length && !is_space(line->text[at]))
        at++;
    *length = at - *start;
    line->next = at;
    return *length > 0;
}

bool arbiter_line_blank(const char *text, size_t length)
{
    size_t at = 0;
    while (at < length && is_space(text[at]))
        at++;
    return at == length || text[at] == '#';
}

/* Errors inside a token are counted from the token's first byte; make that the line's. */
static bool fail_from(struct arbiter_error *error, size_t offset)
{
    error->column += offset;
    return false;
}

static bool fail_at(struct arbiter_error *error, size_t offset, const char *message,
                    const char *detail)
{
    struct cursor cursor = {"", 0, offset, error};
    return cursor_fail(&cursor, message, detail);
}

/* The cards: what ends the fields. */
static bool cards_read(struct arbiter_line *line, bool deal, const char *value, size_t length,
                       struct arbiter_error *error)
{
    return deal ? arbiter_deal_read(&line->rules, value, length, &line->position, error)
                : arbiter_position_read(&line->rules, value, length, &line->position, error);
}

/* One field; `seen` has a bit for each that was read already, the lowest for the cards. */
static bool field_read(struct arbiter_line *line, size_t start, size_t length, uint32_t *seen,
                       struct arbiter_error *error)
{
    const char *field = line->text + start;
    size_t key = 0;
    while (key < length && field[key] != '=')
        key++;
    const size_t value = key + 1;
    const bool deal = text_is(field, key, "deal");
    const bool cards = deal || text_is(field, key, "at");
    const uint32_t bit = cards ? 1u : fields_bit(line->rules.game, field, key);
    if (key == length || bit == 0)
        return fail_at(error, start, "expected ", fields_expected(line->rules.game));
    if (*seen & bit) return fail_at(error, start, "this field is there twice", "");
    *seen |= bit;

    const bool read =
        cards ? cards_read(line, deal, field + value, length - value, error)
              : fields_value_read(&line->rules, bit, field + value, length - value, error);
    return read || fail_from(error, start + value);
}

bool arbiter_line_open(struct arbiter_line *line, const char *text, size_t length,
                       struct arbiter_error *error)
{
    size_t start, size;
    uint32_t seen = 0;
    line->text = text;
    line->length = length;
    line->next = 0;
    if (length > ARBITER_LINE_MAX)
        return fail_at(error, ARBITER_LINE_MAX, "a line has at most 1048576 bytes", "");
    if (!next_token(line, &start, &size))
        return fail_at(error, 0, "expected a game, got nothing", "");
    if (!arbiter_spec_read(&line->rules, text + start, size, error)) return fail_from(error, start);

    while (next_token(line, &start, &size)) {
        if (text_is(text + start, size, ":")) break;
        if (seen & 1u) return fail_at(error, start, "expected ':' after the cards", "");
        if (!field_read(line, start, size, &seen, error)) return false;
    }
    return (seen & 1u) || fail_at(error, start, "expected deal= or at=", "");
}

enum arbiter_step arbiter_line_next(struct arbiter_line *line, struct arbiter_event *event,
                                    struct arbiter_error *error)
{
    size_t start, length;
    if (!next_token(line, &start, &length)) return ARBITER_END;
    if (arbiter_event_read(&line->rules, line->text + start, length, event, error))
        return ARBITER_EVENT;
    fail_from(error, start);
    return ARBITER_MALFORMED;
}
