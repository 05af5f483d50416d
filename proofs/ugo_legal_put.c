/* Claim    Placing a card of the trick is legal exactly where the clauses, said again in a formula of their
 *          own, allow it.
 * Clauses  UGO-PUT-1 UGO-PUT-2 UGO-PUT-3 UGO-PUT-4 UGO-PUT-5 UGO-PUT-6 UGO-END-1
 * Bounds   none on the history; all readings and figures
 * Method   cbmc
 * Sources  model/ugo.c model/ugo_counts.c model/ugo_invariant.c model/ugo_trick.c
 * Options  --unwind 46
 * Cases    PLAYERS=2 PLAYERS=3 PLAYERS=4
 * Limit    300
 */
#include "ugo_proof.h"

/* The colours that lie on the seat's board, as bits. */
static unsigned colours_on(const uint8_t *top)
{
    unsigned colours = 0;
    for (unsigned place = 0; place < UGO_PLACES; place++)
        if (top[place] != UGO_NO_CARD) colours |= 1u << top[place] / 9;
    return colours;
}

/* Whether the board has no place for a colour that came into the trick before this one. */
static bool earlier_waits(const struct ugo *s, unsigned colour, unsigned colours)
{
    unsigned first = PLAYERS; /* when this colour came */
    for (unsigned order = PLAYERS; order > 0; order--)
        if (s->trick[(s->leader + order - 1) % PLAYERS] / 9 == colour) first = order - 1;
    bool waits = false;
    for (unsigned order = 0; order < PLAYERS; order++) {
        const unsigned other = s->trick[(s->leader + order) % PLAYERS] / 9;
        waits |= order < first && !(colours >> other & 1);
    }
    return waits;
}

void harness(void)
{
    struct ugo s;
    struct arbiter_rules rules;
    struct arbiter_event event;
    choose_rules(&rules);
    ASSUME(ugo_shape_fault(&rules, &s) == UGO_I_NONE);
    ASSUME(ugo_event_formed(&event) && event.kind == UGO_PUT_CARD);
    const unsigned fault = ugo_fault(&rules, &s, &event);

    /* The clauses, said again. */
    const unsigned colour = event.index / 9, place = event.place - 1u;
    const uint8_t *top = s.top[s.turn];
    const unsigned colours = colours_on(top);
    bool legal = s.phase == UGO_PUT && s.zone[event.index] == UGO_IN_TRICK;
    bool order_fixed = false;
    if (legal && colours >> colour & 1) {
        legal = top[place] != UGO_NO_CARD && top[place] / 9 == colour;
    } else if (legal) {
        bool full_before = true;
        for (unsigned other = 0; other < UGO_PLACES; other++)
            if (other < place) full_before &= top[other] != UGO_NO_CARD;
        legal = top[place] == UGO_NO_CARD &&
                (full_before || rules.choice[UGO_SKIP_PLACE] == SKIP_PLACE_ANY);
        order_fixed = colours_on(s.under) != 0 &&
                      rules.choice[UGO_NEW_COLOURS] == NEW_COLOURS_PLAYED &&
                      earlier_waits(&s, colour, colours);
        legal &= !order_fixed;
    }
    PROVE((fault == UGO_NONE) == legal, "a card may be placed exactly as the clauses say");
    PROVE(fault < UGO_CLAUSES, "the fault is a clause");

    REACH(legal && colours == 0 && place == 0, "the first card of a board");
    REACH(legal && colours == 0 && place == 3, "a place further right");
    REACH(legal && colours >> colour & 1 && place == 4, "a card onto its colour");
    REACH(legal && colours == 15 && place == 4, "the fifth colour");
    REACH(order_fixed && fault == UGO_PUT_4, "another colour came first");
    REACH(fault == UGO_PUT_1 && s.phase == UGO_PUT, "not a card of the trick");
    REACH(fault == UGO_PUT_1 && s.phase == UGO_PLAY, "nothing to place");
    REACH(fault == UGO_PUT_2, "away from its colour");
    REACH(fault == UGO_PUT_3 && top[place] == UGO_NO_CARD, "a place left out");
    REACH(fault == UGO_PUT_6, "what is placed stays");
    REACH(fault == UGO_END_1, "after the end");
}
