/* englishman_open.h: two questions that the legality of an event does not decide are left open, so the
 * proofs that include this hold whatever the answers are.  Which kinds may follow on a beanstalk is
 * englishman_follow.c; what wins is englishman_vertical.c and its neighbours. */
#ifndef ARBITER_ENGLISHMAN_OPEN_H
#define ARBITER_ENGLISHMAN_OPEN_H

#include "englishman_proof.h"

static unsigned followers; /* the same answer for the same position */

static inline void leave_open(void)
{
    unsigned any;
    followers = any & ((1u << ENGLISHMAN_VALUES) - 1);
}

unsigned englishman_followers(const struct arbiter_rules *rules, const struct englishman *s)
{
    (void)rules, (void)s;
    return followers;
}

unsigned englishman_ways(const struct arbiter_rules *rules, const struct englishman *s,
                         unsigned asked)
{
    (void)rules, (void)s, (void)asked;
    return 0; /* no part of the shape */
}

#endif
