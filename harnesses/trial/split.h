/* split.h: a position's text taken apart. */
#ifndef ARBITER_SPLIT_H
#define ARBITER_SPLIT_H

#include "places.h"

enum { CARDS_MAX = 128, TOKENS_MAX = 24 };

/* Cards are numbers of their kind in the deck; an empty part has none. */
struct split {
    const struct face *face;
    unsigned parts; /* of cards */
    unsigned length[PARTS_MAX];
    uint8_t part[PARTS_MAX][CARDS_MAX];
    char state[PLACE_ROOM];
};

bool split_read(struct split *split, const struct place *place);
void split_copy(struct split *copy,
                const struct split *split); /* what there is, not all the room */
/* False: it is too long, and the text is as it was. */
bool split_write(const struct split *split, char text[PLACE_ROOM]);

/* The words of a state, with colons or commas between them. */
struct token {
    const char *start;
    size_t length;
};
unsigned tokens_of(const char *state, struct token list[TOKENS_MAX]);

#endif
