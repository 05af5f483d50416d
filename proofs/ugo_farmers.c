/* Claim    Each player gets the farmers that the clauses give him for a trick, said again as a table: the
 *          winner those shown on his card, none for a 1 or 2; a losing 1 one or two, a losing 2 none or
 *          one, by the colour of the winner's card. A board has the spots of its places.
 * Clauses  UGO-FARM-1 UGO-FARM-2 UGO-LOSE-1 UGO-LOSE-2 UGO-LOSE-3
 * Bounds   none: any cards of a trick; all figures
 * Method   cbmc
 * Sources  model/ugo_trick.c
 * Options  --unwind 21
 * Limit    300
 */
#include "ugo_proof.h"

void harness(void)
{
    struct ugo s;
    struct arbiter_rules rules;
    unsigned seat, winner;
    /* Losing to the same colour, and to another one, by value. */
    static const uint8_t consolation[2][UGO_VALUES] = {{0, 2, 1, 0, 0, 0, 0, 0, 0},
                                                       {0, 1, 0, 0, 0, 0, 0, 0, 0}};
    choose_rules(&rules);
    ASSUME(seat < rules.players && winner < rules.players);
    ASSUME(s.trick[seat] < UGO_CARDS && s.trick[winner] < UGO_CARDS);
    const unsigned due = ugo_farmers_due(&rules, &s, seat, winner);

    const unsigned value = s.trick[seat] % 9;
    const bool same = s.trick[seat] / 9 == s.trick[winner] / 9;
    if (seat == winner) {
        PROVE(due == rules.figure[value], "what the winning card shows");
        PROVE(due == 0 || (value != 1 && value != 2), "a 1 or a 2 that wins brings none");
    } else {
        PROVE(due == consolation[same][value], "what a losing 1 or 2 brings");
    }
    PROVE(due <= UGO_GAIN_MOST, "never more than two");
    PROVE(ugo_spots(&rules) == (unsigned)rules.figure[11] + rules.figure[12] + rules.figure[13],
          "the spots of places 3, 4 and 5");

    REACH(seat == winner && due == 2 && value == 0, "a 0 that shows two");
    REACH(seat != winner && due == 2, "a 1 loses to another colour");
    REACH(seat != winner && due == 1 && value == 2, "a 2 loses to another colour");
    REACH(seat != winner && due == 0 && value == 2, "a 2 loses to its own");
}
