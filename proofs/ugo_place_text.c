/* Claim    A place is written as its cards from the bottom up: the covered ones of earlier tricks in the deck's
 *          order, the one of them that lay on top, then those of this trick, and the one on top last. Where
 *          covered cards are closed only their number and the top can be read. An empty place is '-'.
 * Clauses  UGO-HIDE-2
 * Bounds   none: every set of cards of each colour on a board, every choice of its top, of up to four cards of
 *          the trick among them, and of the top before it
 * Method   exhaustive
 * Sources  model/ugo.c model/ugo_counts.c model/ugo_play.c model/ugo_score.c model/ugo_text.c model/ugo_trick.c model/text.c
 * Options
 * Limit    120
 */
#include <stdio.h>
#include <string.h>

#include "../model/ugo_position_write.c"

enum { SETS = 1 << UGO_VALUES };

static unsigned long cases, closed_ones, both_layers;

/* One place: the seat and colour, sets of values, and the values on top (UGO_VALUES for none). */
struct pile {
    unsigned seat, colour, there, fresh, top, under;
};

static unsigned card_of(const struct pile *pile, unsigned value)
{
    return value == UGO_VALUES ? UGO_NO_CARD : pile->colour * UGO_VALUES + value;
}

static void add(char *words, unsigned card, bool hide)
{
    const char name[] = {"RBGYK"[card / 9], (char)('0' + card % 9), '\0'};
    strcat(words, hide ? "??" : name);
}

/* The place, said again. */
static void words_of(const struct pile *pile, bool closed, char *words)
{
    const unsigned fresh = pile->fresh, old = pile->there & ~fresh;
    const unsigned last_old = fresh != 0 ? pile->under : pile->top;
    words[0] = '\0';
    for (unsigned value = 0; value < UGO_VALUES; value++)
        if (old >> value & 1u && value != last_old) add(words, card_of(pile, value), closed);
    if (fresh == 0) {
        add(words, card_of(pile, pile->top), false);
        return;
    }
    if (last_old != UGO_VALUES) add(words, card_of(pile, last_old), closed);
    for (unsigned value = 0; value < UGO_VALUES; value++)
        if (fresh >> value & 1u && value != pile->top) add(words, card_of(pile, value), closed);
    add(words, card_of(pile, pile->top), false);
}

static bool right(const struct pile *pile, bool closed)
{
    struct ugo s = {.phase = UGO_PUT, .turn = (uint8_t)pile->seat};
    char letters[64], words[64];
    struct arbiter_text text;
    unsigned seat = 0;
    const unsigned place = (pile->colour + pile->seat) % UGO_PLACES;
    memset(s.zone, UGO_ASIDE, sizeof s.zone);
    memset(s.trick, UGO_NO_CARD, sizeof s.trick);
    memset(s.top, UGO_NO_CARD, sizeof s.top);
    memset(s.under, UGO_NO_CARD, sizeof s.under);
    for (unsigned value = 0; value < UGO_VALUES; value++) {
        if (!(pile->there >> value & 1u)) continue;
        s.zone[card_of(pile, value)] = (uint8_t)(UGO_IN_KINGDOM + pile->seat);
        if (pile->fresh >> value & 1u) s.trick[seat++] = (uint8_t)card_of(pile, value);
    }
    s.top[pile->seat][place] = (uint8_t)card_of(pile, pile->top);
    s.under[place] = (uint8_t)card_of(pile, pile->under);
    arbiter_text_open(&text, letters, sizeof letters);
    place_write(&s, pile->seat, place, closed, &text);
    if (pile->there == 0)
        strcpy(words, "-");
    else
        words_of(pile, closed, words);
    cases++;
    closed_ones += closed && strchr(words, '?') != NULL;
    both_layers += pile->fresh != 0 && pile->under != UGO_VALUES;
    if (text.length == strlen(words) && memcmp(letters, words, text.length) == 0) return true;
    printf("seat %u: %.*s, not %s\n", pile->seat, (int)text.length, letters, words);
    return false;
}

static unsigned size_of(unsigned set)
{
    return (unsigned)__builtin_popcount(set);
}

/* Every card that may lie on top: of the trick, if one of its cards is there; and under it an older one,
 * if there is one.  Who places cards has the top before in `under` in any case. */
static bool every_top(struct pile pile)
{
    const unsigned old = pile.there & ~pile.fresh;
    bool same = true;
    for (pile.top = 0; pile.top < UGO_VALUES; pile.top++) {
        if (!((pile.fresh != 0 ? pile.fresh : old) >> pile.top & 1u)) continue;
        for (pile.under = 0; pile.under <= UGO_VALUES; pile.under++) {
            const bool older = pile.under < UGO_VALUES && old >> pile.under & 1u;
            if (pile.fresh == 0 ? pile.under != pile.top : older != (old != 0)) continue;
            if (old == 0 && pile.under != UGO_VALUES) continue;
            same &= right(&pile, false) & right(&pile, true);
        }
    }
    return same;
}

int main(void)
{
    struct pile pile;
    bool same = true;
    for (pile.seat = 0; pile.seat < UGO_SEATS; pile.seat++)
        for (pile.colour = 0; pile.colour < UGO_COLOURS; pile.colour++) {
            pile.there = pile.fresh = 0;
            pile.top = pile.under = UGO_VALUES;
            same &= right(&pile, false) & right(&pile, true);
            for (pile.there = 1; pile.there < SETS; pile.there++)
                for (pile.fresh = 0; pile.fresh < SETS; pile.fresh++)
                    if ((pile.fresh & ~pile.there) == 0 && size_of(pile.fresh) <= UGO_SEATS)
                        same &= every_top(pile);
        }
#ifdef REACH_RUN
    printf("3 goals\n");
    return same && closed_ones > 0 && both_layers > 0 && cases > 1000000 ? 0 : 1;
#else
    printf("%lu cases\n", cases);
    return same ? 0 : 1;
#endif
}
