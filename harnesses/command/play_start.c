/* play_start.c: where a game at the terminal comes from: a deal, a line, or a file. */
#define _POSIX_C_SOURCE 200809L
#include "command.h"

#include <string.h>
#include <time.h>
#include <unistd.h>

void play_draw(const struct session *session)
{
    const union arbiter_position *position = session_position(session);
    const unsigned actor = arbiter_actor(&session->rules, position);
    face_of(session->rules.game)->draw(&session->rules, position, play_viewer(session));
    if (actor < ARBITER_PLAYERS_MAX) return;
    putchar(' ');
    put_wrapped(actor == ARBITER_CHANCE
                    ? "deal lets chance play at random; or type what it plays."
                    : "undo goes back, new deals again, save shows the game as a line.",
                1, 1, output_width());
}

unsigned play_viewer(const struct session *session)
{
    const unsigned actor = arbiter_actor(&session->rules, session_position(session));
    return session->viewer == VIEW_TURN ? actor : session->viewer;
}

bool play_see(struct session *session, const char *name)
{
    const char *player;
    if (strcmp(name, "all") == 0) {
        session->viewer = VIEW_ALL;
        return true;
    }
    if (strcmp(name, "turn") == 0) {
        session->viewer = VIEW_TURN;
        return true;
    }
    for (unsigned number = 0; number < session->rules.players; number++) {
        player = arbiter_player_name(session->rules.game, number);
        if (strcmp(name, player) != 0) continue;
        session->viewer = number;
        return true;
    }
    return false;
}

bool play_is_line(const char *text)
{
    return strstr(text, " deal=") != NULL || strstr(text, " at=") != NULL;
}

bool play_line(struct session *session, const char *text, size_t length,
               struct arbiter_error *error)
{
    struct session opened;
    size_t refusals;
    if (!session_open(&opened, text, length, &refusals, error)) return false;
    opened.viewer = session->viewer;
    opened.chance = session->chance;
    session_close(session);
    *session = opened;
    if (refusals > 0)
        printf("%zu refused event%s left out.\n", refusals,
               refusals == 1 ? " of the line was" : "s of the line were");
    play_draw(session);
    return true;
}

void play_file(struct session *session, const char *path)
{
    struct reader reader;
    struct arbiter_error error;
    const char *text;
    size_t length;
    if (!reader_open(&reader, path)) return;
    const enum reader_step step = reader_next_game(&reader, &text, &length);
    if (step == READER_END)
        printf("%s has no line.\n", path);
    else if (step != READER_FAILED && !play_line(session, text, length, &error))
        printf("%s:%llu: column %zu: %s\n", path, (unsigned long long)reader.number, error.column,
               error.message);
    reader_close(&reader);
}

uint64_t play_random_seed(void)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    const uint64_t mixed =
        (uint64_t)now.tv_nsec * 1000003u ^ (uint64_t)now.tv_sec << 20 ^ (uint64_t)getpid() << 7;
    return mixed % 1000000000; /* short enough to be typed again */
}

bool play_deal(struct session *session, const struct arbiter_rules *rules, uint64_t seed,
               struct arbiter_error *error)
{
    char buffer[2048], deal[DEAL_ROOM]; /* the longest spec names each of 24 readings */
    struct arbiter_text line;
    deal_shuffle(rules, seed, deal, sizeof deal);
    arbiter_text_open(&line, buffer, sizeof buffer);
    arbiter_rules_write(rules, &line);
    arbiter_text_put(&line, " deal=");
    arbiter_text_put(&line, deal);
    printf("%.*s\n(seed %llu)\n", (int)line.length, buffer, (unsigned long long)seed);
    session->chance = seed;
    return play_line(session, buffer, line.length, error);
}
