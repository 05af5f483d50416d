/* face.c: the games as people see them, and random deals. */
#include "../trial/chance.h"
#include "command.h"

#include <string.h>

static const struct face *const faces[] = {&englishman_face};
enum { FACES = sizeof faces / sizeof faces[0] };

const struct face *face_of(const struct arbiter_game *game)
{
    for (unsigned number = 0; number < FACES; number++)
        if (strcmp(faces[number]->game, arbiter_game_name(game)) == 0) return faces[number];
    return NULL;
}

/* A number below `bound`, each equally likely: the uneven rest of the range is thrown away. */
static size_t random_below(uint64_t *state, size_t bound)
{
    const uint64_t uneven = UINT64_MAX - UINT64_MAX % bound;
    uint64_t number;
    do
        number = chance_next(state);
    while (number >= uneven);
    return (size_t)(number % bound);
}

/* Shuffles the letters and leaves the slashes where they are. */
void deal_shuffle(const struct face *face, uint64_t seed, char *deal, size_t room)
{
    size_t card[256], cards = 0;
    snprintf(deal, room, "%s", face->deal);
    for (size_t at = 0; deal[at] != '\0' && cards < sizeof card / sizeof card[0]; at++)
        if (deal[at] != '/') card[cards++] = at;
    for (size_t left = cards; left > 1; left--) {
        const size_t chosen = random_below(&seed, left);
        const char letter = deal[card[chosen]];
        deal[card[chosen]] = deal[card[left - 1]];
        deal[card[left - 1]] = letter;
    }
}
