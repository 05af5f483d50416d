/* moves_fuzz.c: any bytes are a game: what is played, the cards, and one legal event for each byte.
 * Everything that check.c knows is checked in every position. */
#include <string.h>

#include "fuzz.h"

static void play(struct fuzz_game *game, const struct arbiter_event *event)
{
    game->before = game->position;
    game->event = *event;
    arbiter_text_letter(&game->text, ' ');
    arbiter_event_write(&game->rules, event, &game->text);
    game->played = true;
    game->step++;
    arbiter_play(&game->rules, &game->position, event);
    fuzz_check_event(game);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct fuzz_game game;
    struct fuzz_bytes bytes = {data, size, 0};
    struct arbiter_event event;
    memset(&game, 0, sizeof game);
    arbiter_text_open(&game.text, game.line, sizeof game.line);
    fuzz_current = &game;

    const unsigned choices = fuzz_decode(&bytes, &game);
    fuzz_check_position(&game);
    fuzz_feedback_position(&game.rules, &game.position.englishman);
    while (game.step < FUZZ_EVENTS_MAX && fuzz_next_event(&bytes, &game, choices, &event)) {
        play(&game, &event);
        fuzz_check_position(&game);
        fuzz_feedback_position(&game.rules, &game.position.englishman);
    }
    fuzz_check_line(&game);
    return 0;
}
