/* letters.h: reading text, without the words of the error messages. */
#ifndef ARBITER_LETTERS_H
#define ARBITER_LETTERS_H

#include "arbiter.h"
#include "proof.h"

#define cursor_expected spoken_expected
#define cursor_fail     spoken_fail
#include "../model/text.c"
#undef cursor_expected
#undef cursor_fail

bool cursor_expected(const struct cursor *cursor, const char *expected)
{
    (void)cursor, (void)expected;
    return false;
}

bool cursor_fail(const struct cursor *cursor, const char *message, const char *detail)
{
    (void)cursor, (void)message, (void)detail;
    return false;
}

#endif
