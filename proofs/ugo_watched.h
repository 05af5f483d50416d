/* ugo_watched.h: watches what is written of a position instead of writing it.
 *
 * What is written is a row of words: a card, a number, a letter, or a longer word.  They are looked at
 * part by part, between one slash and the next: the parts are always as many, but their words are
 * not.  So the solver need never count further than the cards of one part. */
#ifndef ARBITER_UGO_WATCHED_H
#define ARBITER_UGO_WATCHED_H

#include "ugo_proof.h"
#include "ugo_tables.h"

enum written { WRITTEN_NOTHING, WRITTEN_CARD, WRITTEN_NUMBER, WRITTEN_LETTER, WRITTEN_WORD };

static unsigned part;             /* how many slashes there were */
static unsigned sizes[UGO_ZONES]; /* how many cards are where, whatever ugo_count() finds */

/* Each proof looks at the words in its own way. */
static void watch(enum written kind, unsigned value);
static void watch_slash(void);

unsigned ugo_count(const struct ugo *s, unsigned zone)
{
    (void)s;
    return sizes[zone];
}

void arbiter_text_letter(struct arbiter_text *text, char letter)
{
    (void)text;
    if (letter == '/') {
        part++;
        watch_slash();
    } else {
        watch(WRITTEN_LETTER, (unsigned char)letter);
    }
}

void arbiter_text_number(struct arbiter_text *text, size_t number)
{
    (void)text;
    watch(WRITTEN_NUMBER, (unsigned)number);
}

/* Different words have different numbers: they are "??" and the phases. */
void arbiter_text_put(struct arbiter_text *text, const char *words)
{
    unsigned value = 0;
    (void)text;
    for (unsigned at = 0; words[at] != '\0'; at++)
        value = (value * 3 + (unsigned char)words[at]) % 1024;
    watch(WRITTEN_WORD, value);
}

/* The real ones but for the letters of a card. */
#define ugo_card_write spoken_card_write
#include "../model/ugo_text.c"
#undef ugo_card_write

void ugo_card_write(unsigned card, struct arbiter_text *text)
{
    (void)text;
    watch(WRITTEN_CARD, card);
}

#include "../model/ugo_position_write.c"

#endif
