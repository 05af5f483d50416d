/* bench.c: random playouts with the full list of legal events at each move, beside the time of copying
 * a position, in one run on one core: compare within the run, machines are noisy. */
#include "deal.h"

#include <stdio.h>
#include <time.h>

enum { SECONDS_EACH = 3, MOVES_PER_GAME = 2000, COPIES = 1 << 16 };

static uint64_t state = 0x9E3779B97F4A7C15ULL;

static double now(void)
{
    struct timespec time;
    timespec_get(&time, TIME_UTC);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static double playouts(const struct arbiter_rules *rules, unsigned long *games)
{
    static struct arbiter_event list[ARBITER_MOVES_MAX];
    union arbiter_position position;
    const double began = now();
    unsigned long moves = 0;
    while (now() - began < SECONDS_EACH) {
        random_deal(&state, rules, &position.englishman);
        for (unsigned move = 0; move < MOVES_PER_GAME; move++) {
            const unsigned count = arbiter_moves(rules, &position, list);
            if (count == 0) break;
            arbiter_play(rules, &position, &list[random_below(&state, count)]);
            moves++;
        }
        ++*games;
    }
    return (now() - began) * 1e9 / (double)moves;
}

/* Each copy depends on the one before, and the sum is printed: nothing can be left out. */
static double copying(unsigned *sum)
{
    static union arbiter_position positions[64];
    const double began = now();
    unsigned long copies = 0;
    while (now() - began < 1) {
        for (unsigned copy = 0; copy < COPIES; copy++) {
            positions[(copy + 1) & 63] = positions[copy & 63];
            positions[(copy + 1) & 63].englishman.phase ^= (uint8_t)copy;
        }
        copies += COPIES;
    }
    *sum += positions[0].englishman.phase;
    return (now() - began) * 1e9 / (double)copies;
}

int main(void)
{
    const struct arbiter_rules rules = {.game = arbiter_game_at(0)};
    unsigned long games = 0;
    unsigned sum = 0;
    const double move = playouts(&rules, &games);
    const double copy = copying(&sum);
    printf("random playouts, all legal events listed at each move, one core:\n");
    printf("  %.2f million moves per second (%.0f ns a move, %lu games)\n", 1e3 / move, move,
           games);
    printf("  copying a position of %zu bytes: %.1f ns (%u); a move costs %.0f copies\n",
           sizeof(struct englishman), copy, sum & 1u, move / copy);
    return 0;
}
