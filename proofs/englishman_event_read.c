/* Claim    What reads as an event is a formed event, and is written again with the same letters: there is
 *          one way to write an event.
 * Clauses  -
 * Bounds   texts of up to 8 bytes; no event is longer than 7
 * Method   cbmc
 * Sources  model/englishman.c
 * Options  --unwind 10
 * Limit    120
 */
#include "letters.h"

#include "../model/englishman_text.c"

enum { LETTERS = 8 };

void englishman_begin(const struct arbiter_rules *rules, struct englishman *s)
{
    (void)rules, (void)s; /* for deals alone */
}

bool englishman_deck_whole(const struct englishman *s)
{
    (void)s;
    return true;
}

unsigned englishman_followers(const struct arbiter_rules *rules, const struct englishman *s)
{
    (void)rules, (void)s;
    return 0;
}

unsigned englishman_beans_done(const struct englishman *s)
{
    (void)s;
    return 0;
}

unsigned englishman_bean_top(const struct englishman *s)
{
    (void)s;
    return 0;
}

unsigned englishman_claims(const struct englishman *s)
{
    (void)s;
    return 0;
}

void harness(void)
{
    char letters[LETTERS], again[LETTERS];
    size_t length;
    unsigned at;
    struct arbiter_event event;
    struct arbiter_text text;
    ASSUME(length >= 1 && length <= LETTERS && at < length);
    struct cursor cursor = {.text = letters, .end = length};

    ASSUME(englishman_event_read(&cursor, &event) && cursor.next == length);
    arbiter_text_open(&text, again, sizeof again);
    englishman_event_write(&event, &text);

    PROVE(englishman_event_formed(&event), "it is a formed event");
    PROVE(text.length == length && !text.full, "as many letters");
    PROVE(again[at] == letters[at], "the same letters");
    REACH(length == 7 && event.kind == ENGLISHMAN_PROTECTION, "a long one");
    REACH(event.kind == ENGLISHMAN_PASS, "a pass");
    REACH(length == 3 && event.to == ENGLISHMAN_TO_BEAN, "onto the beanstalk");
}
