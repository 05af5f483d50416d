/* face.c: the games as people see them. */
#include "command.h"

#include <string.h>

static const struct face *const faces[] = {&englishman_face, &ugo_face};
enum { FACES = sizeof faces / sizeof faces[0] };

const struct face *face_of(const struct arbiter_game *game)
{
    for (unsigned number = 0; number < FACES; number++)
        if (strcmp(faces[number]->game, arbiter_game_name(game)) == 0) return faces[number];
    return NULL;
}
