/* split.c: a position's text taken apart into cards and the words of its state, and put together. */
#include "split.h"

#include <string.h>

/* Where the cards of a deck begin that begin with a letter: finding them is most of the work. */
static uint8_t first_with[UINT8_MAX + 1];
static const struct face *known;

static void know(const struct face *face)
{
    if (known == face) return;
    known = face;
    memset(first_with, 0, sizeof first_with);
    for (size_t at = strlen(face->deck); at > 0; at -= face->card_letters) {
        const size_t card = at - face->card_letters;
        first_with[(unsigned char)face->deck[card]] = (uint8_t)(card / face->card_letters);
    }
}

/* The number of a card; false: it is none. */
static bool card_read(const struct face *face, const char *text, uint8_t *card)
{
    const size_t letters = face->card_letters;
    for (*card = first_with[(unsigned char)*text]; face->deck[*card * letters] == *text; ++*card)
        if (letters == 1 || memcmp(&face->deck[*card * letters], text, letters) == 0) return true;
    return false;
}

static bool part_read(struct split *split, const char *text, size_t length)
{
    const size_t letters = split->face->card_letters;
    const unsigned part = split->parts++;
    split->length[part] = 0;
    if (length == 1 && *text == '-') return true;
    if (length % letters != 0 || length / letters > CARDS_MAX) return false;
    for (; length > 0; length -= letters, text += letters)
        if (!card_read(split->face, text, &split->part[part][split->length[part]++])) return false;
    return true;
}

bool split_read(struct split *split, const struct place *place)
{
    const char *text = place->text;
    split->face = face_of(place->rules.game);
    split->parts = 0;
    know(split->face);
    for (const char *end; (end = strchr(text, '/')) != NULL; text = end + 1)
        if (split->parts == PARTS_MAX || !part_read(split, text, (size_t)(end - text)))
            return false;
    snprintf(split->state, sizeof split->state, "%s", text);
    return split->parts > 0;
}

void split_copy(struct split *copy, const struct split *split)
{
    copy->face = split->face;
    copy->parts = split->parts;
    memcpy(copy->length, split->length, sizeof copy->length);
    for (unsigned part = 0; part < split->parts; part++)
        memcpy(copy->part[part], split->part[part], split->length[part]);
    memcpy(copy->state, split->state, strlen(split->state) + 1);
}

bool split_write(const struct split *split, char text[PLACE_ROOM])
{
    const size_t letters = split->face->card_letters;
    size_t length = strlen(split->state) + 1, at = 0;
    for (unsigned part = 0; part < split->parts; part++)
        length += (split->length[part] == 0 ? 1 : split->length[part] * letters) + 1;
    if (length > PLACE_ROOM) return false;
    for (unsigned part = 0; part < split->parts; part++) {
        for (unsigned card = 0; card < split->length[part]; card++, at += letters)
            memcpy(text + at, split->face->deck + split->part[part][card] * letters, letters);
        if (split->length[part] == 0) text[at++] = '-';
        text[at++] = '/';
    }
    memcpy(text + at, split->state, strlen(split->state) + 1);
    return true;
}

unsigned tokens_of(const char *state, struct token list[TOKENS_MAX])
{
    unsigned count = 0;
    for (const char *at = state; count < TOKENS_MAX; at++) {
        const size_t length = strcspn(at, ":,");
        list[count++] = (struct token){at, length};
        at += length;
        if (*at == '\0') break;
    }
    return count;
}
