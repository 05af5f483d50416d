/* Claim    Colour and value of a card are the same by comparing (ugo_colours.h) as by dividing (ugo.h), for
 *          every card and for UGO_NO_CARD.
 * Clauses  UGO-DECK-1
 * Bounds   none: 45 cards and no card
 * Method   exhaustive
 */
#include <stdio.h>

#include "ugo_colours.h"

int main(void)
{
    unsigned wrong = 0, colours = 0, values = 0;
    for (unsigned card = 0; card <= UGO_NO_CARD; card++) {
        wrong += ugo_colour(card) != ugo_colour_divided(card);
        wrong += ugo_value(card) != ugo_value_divided(card);
        colours |= 1u << ugo_colour(card);
        values |= 1u << ugo_value(card);
    }
    printf("%u cases\n%u goals\n", UGO_CARDS + 1u, 2u);
#ifdef REACH_RUN
    return colours != 0x3f || values != 0x1ff; /* each occurs */
#else
    return wrong > 0;
#endif
}
