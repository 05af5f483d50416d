/* spec.c: what is played, as text: game[@edition][?reading=choice[,reading=choice]...] */
#include "fields.h"

static bool edition_read(struct cursor *cursor, struct arbiter_rules *rules)
{
    const size_t start = cursor->next;
    const size_t length = cursor_word(cursor);
    for (uint8_t number = 0; number < rules->game->editions; number++) {
        if (!text_is(cursor->text + start, length, rules->game->edition[number].name)) continue;
        rules->edition = number;
        return true;
    }
    cursor->next = start;
    return cursor_fail(cursor, "unknown edition; see: arbiter games", "");
}

static bool choice_read(struct cursor *cursor, struct arbiter_rules *rules, unsigned number)
{
    const struct arbiter_reading *reading = &rules->game->reading[number];
    const size_t start = cursor->next;
    const size_t length = cursor_word(cursor);
    const unsigned choices = arbiter_choices(reading);
    for (uint8_t choice = 0; choice < choices; choice++) {
        if (!text_is(cursor->text + start, length, reading->choice[choice][0])) continue;
        rules->choice[number] = choice;
        return true;
    }
    cursor->next = start;
    return cursor_fail(cursor, "unknown choice for the reading ", reading->name);
}

/* One reading=choice.  `seen` has a bit for each reading that was named already. */
static bool reading_read(struct cursor *cursor, struct arbiter_rules *rules, uint32_t *seen)
{
    const size_t start = cursor->next;
    const size_t length = cursor_word(cursor);
    for (unsigned number = 0; number < rules->game->readings; number++) {
        if (!text_is(cursor->text + start, length, rules->game->reading[number].name)) continue;
        if (*seen >> number & 1u) {
            cursor->next = start;
            return cursor_fail(cursor, "named twice: ", rules->game->reading[number].name);
        }
        *seen |= 1u << number;
        if (!cursor_take(cursor, '=')) return cursor_expected(cursor, "'=' and a choice");
        return choice_read(cursor, rules, number);
    }
    cursor->next = start;
    return cursor_fail(cursor, "unknown reading; see: arbiter readings ", rules->game->name);
}

bool arbiter_spec_read(struct arbiter_rules *rules, const char *text, size_t length,
                       struct arbiter_error *error)
{
    struct cursor cursor = {text, length, 0, error};
    uint32_t seen = 0;
    const size_t name = cursor_word(&cursor);
    *rules = (struct arbiter_rules){.game = arbiter_game_named(text, name)};
    if (rules->game == NULL) {
        cursor.next = 0;
        return cursor_fail(&cursor, "unknown game; see: arbiter games", "");
    }
    fields_standard(rules);
    if (cursor_take(&cursor, '@') && !edition_read(&cursor, rules)) return false;
    if (cursor_letter(&cursor) == '+')
        return cursor_fail(&cursor, "no variants are known of ", rules->game->name);
    if (cursor_take(&cursor, '?')) {
        do {
            if (!reading_read(&cursor, rules, &seen)) return false;
        } while (cursor_take(&cursor, ','));
    }
    if (cursor.next < cursor.end)
        return cursor_expected(&cursor, "'@' and an edition, '?' and readings, or a space");
    return true;
}

void arbiter_spec_write(const struct arbiter_rules *rules, struct arbiter_text *text)
{
    char mark = '?';
    arbiter_text_put(text, rules->game->name);
    if (rules->edition != 0) {
        arbiter_text_letter(text, '@');
        arbiter_text_put(text, rules->game->edition[rules->edition].name);
    }
    for (unsigned number = 0; number < rules->game->readings; number++) {
        if (rules->choice[number] == 0) continue;
        arbiter_text_letter(text, mark);
        arbiter_text_put(text, rules->game->reading[number].name);
        arbiter_text_letter(text, '=');
        arbiter_text_put(text, rules->game->reading[number].choice[rules->choice[number]][0]);
        mark = ',';
    }
}
