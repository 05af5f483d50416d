/* Claim    What reads as an event is a formed event, and is written again with the same letters: there is
 *          one way to write an event.
 * Clauses  -
 * Bounds   texts of up to 8 bytes; no event is longer than 7
 * Method   cbmc
 * Sources  model/ugo.c model/ugo_counts.c
 * Options  --unwind 46
 * Limit    120
 */
#include "letters.h"

#include "../model/ugo_text.c"

enum { LETTERS = 8 };

void ugo_begin(const struct arbiter_rules *rules, struct ugo *s)
{
    (void)rules, (void)s; /* for deals alone */
}

unsigned ugo_best(const struct arbiter_rules *rules, const struct ugo *s)
{
    (void)rules, (void)s; /* for results alone */
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

    ASSUME(ugo_event_read(&cursor, &event) && cursor.next == length);
    arbiter_text_open(&text, again, sizeof again);
    ugo_event_write(&event, &text);

    PROVE(ugo_event_formed(&event), "it is a formed event");
    PROVE(text.length == length && !text.full, "as many letters");
    PROVE(again[at] == letters[at], "the same letters");
    REACH(length == 7 && event.kind == UGO_NAME_DEALER, "a dealer");
    REACH(length == 4 && event.kind == UGO_BACK, "taking back");
    REACH(length == 4 && event.kind == UGO_PUT_CARD, "placing");
    REACH(length == 3 && event.kind == UGO_DEAL_CARD, "dealing");
    REACH(length == 2, "playing");
}
