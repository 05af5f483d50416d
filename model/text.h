/* text.h: reading text with exact errors.  Writing is in arbiter.h. */
#ifndef ARBITER_TEXT_H
#define ARBITER_TEXT_H

#include "arbiter.h"

/* A token being read.  The first failure is kept, with its column and what was expected. */
struct cursor {
    const char *text;
    size_t end;  /* offset past the token */
    size_t next; /* offset of the next letter */
    struct arbiter_error *error;
};

/* The letter at the cursor, or 0 at the end of the token. */
static inline char cursor_letter(const struct cursor *cursor)
{
    return cursor->next < cursor->end ? cursor->text[cursor->next] : '\0';
}

static inline bool cursor_take(struct cursor *cursor, char letter)
{
    if (cursor_letter(cursor) != letter || letter == '\0') return false;
    cursor->next++;
    return true;
}

/* Records "expected ..., got ..." for the cursor's place.  Always false: the value to return. */
bool cursor_expected(const struct cursor *cursor, const char *expected);
/* Records a message for the cursor's place, with an optional second part.  Always false. */
bool cursor_fail(const struct cursor *cursor, const char *message, const char *detail);

/* The index of the letter in `letters`, taking it; -1 if it is none of them. */
int cursor_one_of(struct cursor *cursor, const char *letters);
/* A number from 1 to `most` without leading zeros; 0 if there is none. */
unsigned cursor_number(struct cursor *cursor, unsigned most);
/* A word of lower-case letters, digits and hyphens; its length, 0 if there is none. */
size_t cursor_word(struct cursor *cursor);
/* Whether the `length` bytes at `text` are exactly the zero-terminated `word`. */
bool text_is(const char *text, size_t length, const char *word);

#endif
