/* perft.h: walking the tree of all lines to a depth.  docs/perft.md describes what is counted. */
#ifndef ARBITER_PERFT_H
#define ARBITER_PERFT_H

#include "command.h"

enum { PERFT_DEPTH_MAX = 64, PERFT_ASKED_MAX = 4096, TOKEN_ROOM = 16 };

/* A legal event and its text, padded with zeros so that memcmp sorts it. */
struct perft_child {
    char text[TOKEN_ROOM];
    struct arbiter_event event;
};

struct perft {
    struct arbiter_rules rules;
    unsigned depth;
    bool tree; /* print the nodes */

    uint64_t lines[PERFT_DEPTH_MAX + 1];    /* per depth */
    uint64_t finished[PERFT_DEPTH_MAX + 1]; /* those that end the game */
    uint64_t digest;
    struct tally tally;

    struct arbiter_event asked[PERFT_ASKED_MAX]; /* at each node, to count refusals */
    unsigned asked_count;
    struct perft_child *list[PERFT_DEPTH_MAX]; /* one list of children per depth */
    unsigned first_count;
    uint64_t below[ARBITER_MOVES_MAX]; /* lines of full depth below each first event */
};

bool perft_open(struct perft *perft);
void perft_close(struct perft *perft);
/* Counts the tree below a position. */
void perft_walk(struct perft *perft, const union arbiter_position *position);

#endif
