/* ugo_score.c: the points of a game, and who has won the match. */
#include "arbiter.h"
#include "probe.h"

/* UGO-FARM-3  Farmers fill the spots from left to right: how many of them are on this place. */
unsigned ugo_farmers_at(const struct arbiter_rules *rules, unsigned farmers, unsigned place)
{
    unsigned before = 0;
    for (unsigned other = 0; other < UGO_PLACES; other++)
        before += other < place ? rules->figure[UGO_SPOTS + other] : 0u;
    const unsigned spots = rules->figure[UGO_SPOTS + place];
    if (farmers <= before) return 0;
    return farmers - before < spots ? farmers - before : spots;
}

/* UGO-SCORE-1  A top card scores its value, if its place has enough farmers.
 * UGO-SCORE-2  If not, it scores nothing, and each missing farmer costs 5 points.
 * UGO-SCORE-3  A place without cards that has its farmers scores its bonus. */
static int place_score(const struct arbiter_rules *rules, unsigned top, unsigned farmers,
                       unsigned place)
{
    const unsigned spots = rules->figure[UGO_SPOTS + place];
    const unsigned there = ugo_farmers_at(rules, farmers, place);
    const bool some = rules->choice[UGO_MISSING] == MISSING_BARE && there > 0;
    if (top == UGO_NO_CARD) {
        if (there < spots) {
            refused(UGO_SCORE_3);
            return 0;
        }
        granted(UGO_SCORE_3);
        return rules->figure[UGO_BONUS + place];
    }
    if (there < spots && !some) {
        granted(UGO_SCORE_2);
        return -(int)(UGO_PENALTY * (spots - there));
    }
    granted(UGO_SCORE_1);
    return (int)ugo_value(top);
}

int ugo_score(const struct arbiter_rules *rules, const struct ugo *s, unsigned seat)
{
    int points = 0;
    for (unsigned place = 0; place < UGO_PLACES; place++)
        points += place_score(rules, s->top[seat][place], s->farmers[seat], place);
    return points;
}

/* UGO-MATCH-2  The highest total. */
unsigned ugo_best(const struct arbiter_rules *rules, const struct ugo *s)
{
    unsigned best = 0;
    for (unsigned seat = 0; seat < UGO_SEATS; seat++) {
        bool beaten = seat >= rules->players;
        for (unsigned other = 0; other < UGO_SEATS; other++)
            beaten |= other < rules->players && s->total[other] > s->total[seat];
        best |= beaten ? 0u : 1u << seat;
    }
    return best;
}
