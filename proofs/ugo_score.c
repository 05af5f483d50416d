/* Claim    A board scores as the clauses say, said again by putting its farmers down one by one: a top card
 *          its value where the place has enough, or else 5 points less for each that is missing (by the other
 *          reading only where there is none at all); an empty place its bonus, if it is full.
 * Clauses  UGO-FARM-3 UGO-SCORE-1 UGO-SCORE-2 UGO-SCORE-3
 * Bounds   none: every board; up to 20 farmers, as many as ten tricks can bring; all readings and figures
 * Method   cbmc
 * Sources  model/ugo_score.c model/ugo_trick.c
 * Options  --unwind 46
 * Limit    300
 */
#include "ugo_proof.h"

void harness(void)
{
    struct ugo s;
    struct arbiter_rules rules;
    unsigned seat, witness;
    choose_rules(&rules);
    ASSUME(seat < rules.players && witness < UGO_PLACES && s.farmers[seat] <= 20);
    for (unsigned place = 0; place < UGO_PLACES; place++)
        ASSUME(s.top[seat][place] <= UGO_NO_CARD);
    const int score = ugo_score(&rules, &s, seat);

    /* The clauses, said again: each farmer goes to the first place that has a free spot. */
    const uint8_t *spots = rules.figure + 9, *bonus = rules.figure + 14;
    unsigned there[UGO_PLACES] = {0};
    for (unsigned farmer = 0; farmer < 20; farmer++) {
        bool placed = farmer >= s.farmers[seat];
        for (unsigned place = 0; place < UGO_PLACES; place++)
            if (!placed && there[place] < spots[place]) {
                there[place]++;
                placed = true;
            }
    }
    int points = 0;
    for (unsigned place = 0; place < UGO_PLACES; place++) {
        const int missing = (int)spots[place] - (int)there[place];
        const bool bare = rules.choice[UGO_MISSING] == MISSING_BARE;
        if (s.top[seat][place] == UGO_NO_CARD)
            points += missing == 0 ? bonus[place] : 0;
        else if (missing > 0 && (!bare || there[place] == 0))
            points -= 5 * missing;
        else
            points += s.top[seat][place] % 9;
    }
    PROVE(ugo_farmers_at(&rules, s.farmers[seat], witness) == there[witness],
          "farmers fill the spots from left to right");
    PROVE(score == points, "the board scores as the clauses say");
    PROVE(score >= -5 * (int)ugo_spots(&rules) && score <= UGO_BEST, "within the bounds");

    REACH(score == UGO_BEST, "five eights");
    REACH(score == -60, "twelve farmers missing");
    REACH(score == 25, "nothing but bonuses");
    REACH(points > 0 && there[2] == 1 && spots[2] == 2 && s.top[seat][2] == 8, "one of two");
    REACH(s.farmers[seat] == 20 && ugo_spots(&rules) == 3, "many farmers without a spot");
}
