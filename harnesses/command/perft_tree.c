/* perft_tree.c: the walk over all lines to a depth, with counts and a digest. */
#define _POSIX_C_SOURCE 200809L
#include "perft.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* FNV-1a, 64 bits. */
#define DIGEST_START UINT64_C(0xcbf29ce484222325)
#define DIGEST_PRIME UINT64_C(0x100000001b3)

/* Which events are asked at each node: all that the notation has with places up to PLACE_MOST for
 * the card that is taken and up to 1 for where it goes.  The other bounds are above those of any
 * game. */
enum { KIND_MOST = 31, ZONE_MOST = 7, PLACE_MOST = 12, TARGET_MOST = 1 };

/* All events with these numbers that are formed.  Which they are does not depend on the position.
 */
static bool collect_asked(struct perft *perft)
{
    const union arbiter_position anywhere = {0};
    const unsigned long combinations = (KIND_MOST + 1ul) * (ZONE_MOST + 1) * (PLACE_MOST + 1) *
                                       (ZONE_MOST + 1) * (TARGET_MOST + 1);
    for (unsigned long number = 0; number < combinations; number++) {
        unsigned long rest = number;
        struct arbiter_event event;
        event.place = (uint8_t)(rest % (TARGET_MOST + 1));
        rest /= TARGET_MOST + 1;
        event.to = (uint8_t)(rest % (ZONE_MOST + 1));
        rest /= ZONE_MOST + 1;
        event.index = (uint8_t)(rest % (PLACE_MOST + 1));
        rest /= PLACE_MOST + 1;
        event.from = (uint8_t)(rest % (ZONE_MOST + 1));
        event.kind = (uint8_t)(rest / (ZONE_MOST + 1));
        if (arbiter_fault(&perft->rules, &anywhere, &event) == ARBITER_NO_EVENT) continue;
        if (perft->asked_count == PERFT_ASKED_MAX) return false;
        perft->asked[perft->asked_count++] = event;
    }
    return true;
}

bool perft_open(struct perft *perft)
{
    perft->digest = DIGEST_START;
    if (!collect_asked(perft)) return false;
    for (unsigned depth = 0; depth < perft->depth; depth++) {
        perft->list[depth] = malloc(ARBITER_MOVES_MAX * sizeof *perft->list[depth]);
        if (perft->list[depth] == NULL) return false;
    }
    return true;
}

void perft_close(struct perft *perft)
{
    for (unsigned depth = 0; depth < PERFT_DEPTH_MAX; depth++)
        free(perft->list[depth]);
}

static int by_text(const void *one, const void *other)
{
    const struct perft_child *a = one, *b = other;
    return memcmp(a->text, b->text, TOKEN_ROOM);
}

/* The legal events of a position in the order of their texts; how many. */
static unsigned children(const struct perft *perft, const union arbiter_position *position,
                         struct perft_child *list)
{
    struct arbiter_event events[ARBITER_MOVES_MAX];
    const unsigned count = arbiter_moves(&perft->rules, position, events);
    for (unsigned number = 0; number < count; number++) {
        struct arbiter_text token;
        memset(list[number].text, 0, TOKEN_ROOM);
        arbiter_text_open(&token, list[number].text, TOKEN_ROOM - 1);
        arbiter_event_write(&perft->rules, &events[number], &token);
        list[number].event = events[number];
    }
    qsort(list, count, sizeof *list, by_text);
    return count;
}

/* The node as a line of text, into the digest and on request onto the output. */
static void digest_node(struct perft *perft, const union arbiter_position *position, unsigned depth,
                        const char *event)
{
    char buffer[1024];
    struct arbiter_text node;
    arbiter_text_open(&node, buffer, sizeof buffer);
    arbiter_text_number(&node, depth);
    arbiter_text_letter(&node, ' ');
    arbiter_text_put(&node, event);
    arbiter_text_letter(&node, ' ');
    arbiter_position_write(&perft->rules, position, &node);
    arbiter_text_letter(&node, '\n');

    uint64_t digest = perft->digest;
    for (size_t at = 0; at < node.length; at++)
        digest = (digest ^ (unsigned char)buffer[at]) * DIGEST_PRIME;
    perft->digest = digest;
    if (perft->tree) fwrite(buffer, 1, node.length, stdout);
}

/* Asks the fixed list of events and counts the clauses that forbid them. */
static void ask(struct perft *perft, const union arbiter_position *position)
{
    tally_into(NULL);
    for (unsigned number = 0; number < perft->asked_count; number++) {
        const unsigned fault = arbiter_fault(&perft->rules, position, &perft->asked[number]);
        perft->tally.count[fault][ARBITER_REFUSED] += fault != 0;
    }
    tally_into(&perft->tally);
}

enum { PROGRESS_WIDTH = 60, PROGRESS_TICK = 0x3fff /* nodes between two looks at the clock */ };
static bool progress_shown;

/* On a terminal, after a second, and five times a second, says where we are. */
static void progress(const struct perft *perft)
{
    static uint64_t nodes;
    static struct timespec begun, shown;
    struct timespec now;
    if (nodes++ & PROGRESS_TICK || !isatty(STDERR_FILENO)) return;
    clock_gettime(CLOCK_MONOTONIC, &now);
    if (nodes == 1) begun = shown = now;
    const double since = (double)(now.tv_sec - shown.tv_sec) +
                         (double)(now.tv_nsec - shown.tv_nsec) / 1e9;
    if (since < (progress_shown ? 0.2 : 1.0)) return;
    shown = now;
    progress_shown = true;
    fprintf(stderr, "\rdepth %u: %llu lines, %lld s ", perft->depth,
            (unsigned long long)perft->lines[perft->depth], (long long)(now.tv_sec - begun.tv_sec));
}

/* The subtree of a position that was reached by `event` at this depth. */
static void walk(struct perft *perft, const union arbiter_position *position, unsigned depth,
                 const char *event)
{
    perft->lines[depth]++;
    digest_node(perft, position, depth, event);
    progress(perft);
    if (arbiter_actor(&perft->rules, position) == ARBITER_NO_PLAYER) perft->finished[depth]++;
    if (depth == perft->depth) return;

    ask(perft, position);
    struct perft_child *list = perft->list[depth];
    const unsigned count = children(perft, position, list);
    if (depth == 0) perft->first_count = count;
    for (unsigned number = 0; number < count; number++) {
        union arbiter_position next = *position;
        const uint64_t before = perft->lines[perft->depth];
        if (arbiter_fault(&perft->rules, &next, &list[number].event) != 0) continue;
        arbiter_play(&perft->rules, &next, &list[number].event);
        walk(perft, &next, depth + 1, list[number].text);
        if (depth == 0) perft->below[number] = perft->lines[perft->depth] - before;
    }
}

void perft_walk(struct perft *perft, const union arbiter_position *position)
{
    tally_into(&perft->tally);
    walk(perft, position, 0, "-");
    tally_into(NULL);
    if (progress_shown) fprintf(stderr, "\r%*s\r", PROGRESS_WIDTH, "");
}
