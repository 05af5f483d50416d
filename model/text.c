/* text.c: reading tokens and writing answers, without the standard library. */
#include "text.h"

void arbiter_text_open(struct arbiter_text *text, char *buffer, size_t room)
{
    *text = (struct arbiter_text){.start = buffer, .room = room};
}

void arbiter_text_letter(struct arbiter_text *text, char letter)
{
    if (text->length < text->room)
        text->start[text->length++] = letter;
    else
        text->full = true;
}

void arbiter_text_put(struct arbiter_text *text, const char *words)
{
    while (*words != '\0')
        arbiter_text_letter(text, *words++);
}

void arbiter_text_number(struct arbiter_text *text, size_t number)
{
    char digits[24]; /* 2^64 has 20 */
    unsigned count = 0;
    do {
        digits[count++] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    while (count > 0)
        arbiter_text_letter(text, digits[--count]);
}

bool text_is(const char *text, size_t length, const char *word)
{
    size_t same = 0;
    while (same < length && word[same] != '\0' && text[same] == word[same])
        same++;
    return same == length && word[same] == '\0';
}

static bool record(const struct cursor *cursor, const char *words, const char *detail, bool got)
{
    struct arbiter_text message;
    arbiter_text_open(&message, cursor->error->message, sizeof cursor->error->message - 1);
    arbiter_text_put(&message, words);
    arbiter_text_put(&message, detail);
    if (got) {
        const char letter = cursor_letter(cursor);
        if (cursor->next >= cursor->end) {
            arbiter_text_put(&message, ", got the end of the word");
        } else if (letter > ' ' && letter < 127) {
            arbiter_text_put(&message, ", got '");
            arbiter_text_letter(&message, letter);
            arbiter_text_letter(&message, '\'');
        } else {
            arbiter_text_put(&message, ", got byte ");
            arbiter_text_number(&message, (unsigned char)letter);
        }
    }
    message.start[message.length] = '\0';
    cursor->error->column = cursor->next + 1;
    return false;
}

bool cursor_expected(const struct cursor *cursor, const char *expected)
{
    return record(cursor, "expected ", expected, true);
}

bool cursor_fail(const struct cursor *cursor, const char *message, const char *detail)
{
    return record(cursor, message, detail, false);
}

int cursor_one_of(struct cursor *cursor, const char *letters)
{
    const char letter = cursor_letter(cursor);
    for (int index = 0; letters[index] != '\0'; index++) {
        if (letters[index] != letter) continue;
        cursor->next++;
        return index;
    }
    return -1;
}

unsigned cursor_number(struct cursor *cursor, unsigned most)
{
    unsigned number = 0;
    if (cursor_letter(cursor) == '0') return 0;
    while (cursor_letter(cursor) >= '0' && cursor_letter(cursor) <= '9') {
        number = number * 10 + (unsigned)(cursor_letter(cursor) - '0');
        if (number > most) return 0;
        cursor->next++;
    }
    return number;
}

size_t cursor_word(struct cursor *cursor)
{
    const size_t start = cursor->next;
    for (;;) {
        const char letter = cursor_letter(cursor);
        const bool part =
            (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-';
        if (!part) return cursor->next - start;
        cursor->next++;
    }
}
