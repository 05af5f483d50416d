/* englishman_listed.h: watches what moves() lists instead of storing it: how often an arbitrary witness,
 * and how many events in all. */
#ifndef ARBITER_ENGLISHMAN_LISTED_H
#define ARBITER_ENGLISHMAN_LISTED_H

#include "englishman_open.h"

static struct arbiter_event witness;
static unsigned listed;

#define MOVES_ADD(list, count, legal, k, f, i, t, p)                                               \
    ((void)(list), (count) += (legal),                                                             \
     listed += (legal) && witness.kind == (k) && witness.from == (f) && witness.index == (i) &&    \
               witness.to == (t) && witness.place == (p))
#include "../model/englishman_moves.c"

#endif
