/* run.c: any bytes are a game: what is played, the cards, and one legal event for each byte. */
#include <string.h>

#include "fuzz.h"

unsigned fuzz_byte(struct fuzz_bytes *bytes)
{
    return bytes->next < bytes->size ? bytes->data[bytes->next++] : 0u;
}

struct fuzz_bytes fuzz_from(const struct fuzz_bytes *bytes, size_t offset)
{
    struct fuzz_bytes later = *bytes;
    later.next = offset < bytes->size ? offset : bytes->size;
    return later;
}

/* Half of the readings keep their default even here: a vector of rare choices hides one another. */
void fuzz_readings(struct fuzz_bytes bytes, struct arbiter_rules *rules)
{
    for (unsigned number = 0; arbiter_reading_at(rules->game, number) != NULL; number++) {
        const unsigned choices = arbiter_choices(arbiter_reading_at(rules->game, number));
        const unsigned byte = fuzz_byte(&bytes);
        rules->choice[number] = (uint8_t)(byte < 128 ? 0 : (byte - 128) % choices);
    }
}

static void play(const struct fuzz_subject *subject, struct fuzz_game *game,
                 const struct arbiter_event *event)
{
    game->before = game->position;
    game->event = *event;
    arbiter_text_letter(&game->text, ' ');
    arbiter_event_write(&game->rules, event, &game->text);
    game->played = true;
    game->step++;
    arbiter_play(&game->rules, &game->position, event);
    fuzz_check_event_text(&game->rules, event);
    subject->check_event(game);
}

int fuzz_run(const struct fuzz_subject *subject, const uint8_t *data, size_t size)
{
    static struct fuzz_game game;
    struct fuzz_bytes bytes = {data, size, 0};
    struct arbiter_event event;
    memset(&game, 0, sizeof game);
    arbiter_text_open(&game.text, game.line, sizeof game.line);
    fuzz_current = &game;

    struct arbiter_error error;
    REQUIRE(arbiter_spec_read(&game.rules, subject->game, strlen(subject->game), &error),
            "the game is known");
    fuzz_feedback_game(game.rules.game);
    subject->decode(&bytes, &game);
    subject->check_position(&game);
    subject->feedback(&game.rules, &game.position);
    while (game.step < FUZZ_EVENTS_MAX && subject->next_event(&bytes, &game, &event)) {
        play(subject, &game, &event);
        subject->check_position(&game);
        subject->feedback(&game.rules, &game.position);
    }
    fuzz_check_line(&game);
    return 0;
}
