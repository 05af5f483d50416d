/* englishman_listed.h: watches what moves() lists instead of storing it: whether an arbitrary witness is
 * among it, whether twice, and how many events there are in all. */
#ifndef ARBITER_ENGLISHMAN_LISTED_H
#define ARBITER_ENGLISHMAN_LISTED_H

#include "englishman_open.h"

static struct arbiter_event witness;
static bool listed, twice;

#define MOVES_ADD(list, count, legal, k, f, i, t, p)                                               \
    do {                                                                                           \
        const bool hit = (legal) && witness.kind == (k) && witness.from == (f) &&                  \
                         witness.index == (i) && witness.to == (t) && witness.place == (p);        \
        (void)(list);                                                                              \
        twice |= listed && hit;                                                                    \
        listed |= hit;                                                                             \
        (count) += (legal);                                                                        \
    } while (0)
#include "../model/englishman_moves.c"

#endif
