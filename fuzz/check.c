/* check.c: what must hold in every game: text reads back, and the line says what was played. */
#include <string.h>

#include "fuzz.h"

void fuzz_check_event_text(const struct arbiter_rules *rules, const struct arbiter_event *event)
{
    char buffer[32];
    struct arbiter_text text;
    struct arbiter_event back;
    struct arbiter_error error;
    arbiter_text_open(&text, buffer, sizeof buffer);
    arbiter_event_write(rules, event, &text);
    REQUIRE(!text.full && arbiter_event_read(rules, buffer, text.length, &back, &error),
            "an event's text can be read");
    REQUIRE(memcmp(&back, event, sizeof back) == 0, "an event's text reads back as the event");
}

void fuzz_check_position_text(const struct fuzz_game *game)
{
    char buffer[FUZZ_AT_MAX];
    struct arbiter_text text;
    struct arbiter_error error;
    union arbiter_position back;
    memset(&back, 0, sizeof back);
    arbiter_text_open(&text, buffer, sizeof buffer);
    arbiter_position_write(&game->rules, &game->position, &text);
    REQUIRE(!text.full && arbiter_position_read(&game->rules, buffer, text.length, &back, &error),
            "a position's text can be read");
    REQUIRE(memcmp(&back, &game->position, sizeof back) == 0,
            "a position's text reads back as the position");
}

/* The game as a line is judged without a refusal, and ends in the same position. */
void fuzz_check_line(const struct fuzz_game *game)
{
    static char buffer[65536];
    char at_text[FUZZ_AT_MAX];
    struct arbiter_text answer, at;
    REQUIRE(!game->text.full, "the line fits");
    arbiter_text_open(&at, at_text, sizeof at_text);
    arbiter_text_put(&at, " at=");
    arbiter_position_write(&game->rules, &game->position, &at);
    REQUIRE(!at.full, "the position fits");
    arbiter_text_open(&answer, buffer, sizeof buffer - 1);
    REQUIRE(arbiter_judge(game->line, game->text.length, 2, &answer), "the line can be judged");
    buffer[answer.length] = '\0';
    REQUIRE(strstr(buffer, " refused=- ") != NULL, "the line is judged without a refusal");
    REQUIRE(answer.length >= at.length &&
                memcmp(buffer + answer.length - at.length, at_text, at.length) == 0,
            "the judged line ends in the same position");
}
