/* bench.c: for each game random playouts with the full list of legal events at each move, beside the
 * time of copying a position, in one run on one core: compare within the run, machines are noisy. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "command/command.h"
#include "trial/chance.h"

enum { SECONDS_EACH = 3, MOVES_PER_GAME = 2000, COPIES = 1 << 16 };

static uint64_t state = 1;

/* Processor time, so that other work beside it does not count. */
static double now(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

static void deal(const struct arbiter_rules *rules, union arbiter_position *position)
{
    char cards[DEAL_ROOM];
    struct arbiter_error error;
    deal_shuffle(rules, chance_next(&state), cards, sizeof cards);
    if (!arbiter_deal_read(rules, cards, strlen(cards), position, &error)) abort();
}

/* Nanoseconds for a move. */
static double playouts(const struct arbiter_rules *rules, unsigned long *games)
{
    static struct arbiter_event list[ARBITER_MOVES_MAX];
    union arbiter_position position;
    const double began = now();
    unsigned long moves = 0;
    while (now() - began < SECONDS_EACH) {
        deal(rules, &position);
        for (unsigned move = 0; move < MOVES_PER_GAME; move++) {
            const unsigned count = arbiter_moves(rules, &position, list);
            if (count == 0) break;
            arbiter_play(rules, &position, &list[chance_below(&state, count)]);
            moves++;
        }
        ++*games;
    }
    return (now() - began) * 1e9 / (double)moves;
}

/* Nanoseconds for a copy.  Each depends on the one before, and the sum is used: nothing can be left
 * out. */
static double copying(size_t size, unsigned *sum)
{
    static unsigned char positions[64][sizeof(union arbiter_position)];
    const double began = now();
    unsigned long copies = 0;
    while (now() - began < 1) {
        for (unsigned copy = 0; copy < COPIES; copy++) {
            memcpy(positions[(copy + 1) & 63], positions[copy & 63], size);
            positions[(copy + 1) & 63][size - 1] ^= (unsigned char)copy;
        }
        copies += COPIES;
    }
    *sum += positions[0][size - 1];
    return (now() - began) * 1e9 / (double)copies;
}

static void measure(const struct arbiter_game *game, size_t size)
{
    const char *name = arbiter_game_name(game);
    struct arbiter_rules rules;
    struct arbiter_error error;
    unsigned long games = 0;
    unsigned sum = 0;
    if (!arbiter_spec_read(&rules, name, strlen(name), &error)) abort();
    const double move = playouts(&rules, &games);
    const double copy = copying(size, &sum);
    printf("%s: random playouts, all legal events listed at each move, one core:\n", name);
    printf("  %.2f million moves per second (%.0f ns a move, %lu games)\n", 1e3 / move, move,
           games);
    printf("  copying a position of %zu bytes: %.1f ns (%u); a move costs %.0f copies\n", size,
           copy, sum & 1u, move / copy);
}

int main(void)
{
    const struct face *face;
    for (unsigned number = 0; arbiter_game_at(number) != NULL; number++)
        if ((face = face_of(arbiter_game_at(number))) != NULL)
            measure(arbiter_game_at(number), face->position_size);
    return 0;
}
