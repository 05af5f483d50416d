/* ugo_colours.h: colour and value of a card by comparing: dividing is hard for the solver.  A proof that
 * includes this first, and then the sources of the model, reads them so; ugo_colours.c shows that it is
 * the same. */
#ifndef ARBITER_UGO_COLOURS_H
#define ARBITER_UGO_COLOURS_H

#define ugo_colour ugo_colour_divided
#define ugo_value  ugo_value_divided
#include "ugo.h"
#undef ugo_colour
#undef ugo_value

static inline unsigned ugo_colour(unsigned card)
{
    return 0u + (card >= 9) + (card >= 18) + (card >= 27) + (card >= 36) + (card >= 45);
}

static inline unsigned ugo_value(unsigned card)
{
    return card - ugo_colour(card) * UGO_VALUES;
}

#endif
