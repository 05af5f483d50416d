/* deals.h: deals that are not as chance deals them. */
#ifndef ARBITER_DEALS_H
#define ARBITER_DEALS_H

#include "trial.h"

/* One card of each kind after the other, again and again, from any kind on; laid out stack by stack,
 * and then a few cards are exchanged.  What must lie together in some order often does. */
void deal_in_order(const struct face *face, char *deal, size_t room, uint64_t *chance);

#endif
