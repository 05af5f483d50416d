/* ugo_feedback.c: marks of UGO!'s positions. */
#include "ugo_fuzz.h"

/* One mark of each table per position.  The sizes are the products of the ranges noted there. */
enum {
    FARMERS = 21, /* 0 to 20 */
    POINTS = 24,  /* totals from -240 to 160, in twenties */
    MARK_PHASE = FUZZ_MARKS_UGO,
    MARK_BOARD = MARK_PHASE + UGO_PHASES * UGO_GAMES * (UGO_HAND + 1),
    MARK_TRICK = MARK_BOARD + 32 * FARMERS,
    MARK_TOTAL = MARK_TRICK + UGO_SEATS * (UGO_COLOURS + 1) * (UGO_VALUES + 1),
    MARK_READING = MARK_TOTAL + UGO_GAMES * POINTS,
    MARKS_END = MARK_READING + UGO_READINGS * ARBITER_CHOICES_MAX * UGO_PHASES
};
_Static_assert((int)MARKS_END <= (int)FUZZ_MARKS, "the marks fit");

/* Clauses that only describe cards, boards and views are never applied; others only ever happen, or
 * only ever forbid. */
const struct fuzz_silent ugo_silent[] = {
    {UGO_DECK_1, ARBITER_GRANTED},  {UGO_DECK_1, ARBITER_REFUSED},   {UGO_SEAT_1, ARBITER_GRANTED},
    {UGO_SEAT_1, ARBITER_REFUSED},  {UGO_HIDE_1, ARBITER_GRANTED},   {UGO_HIDE_1, ARBITER_REFUSED},
    {UGO_HIDE_2, ARBITER_GRANTED},  {UGO_HIDE_2, ARBITER_REFUSED},   {UGO_LEAD_1, ARBITER_REFUSED},
    {UGO_LEAD_2, ARBITER_REFUSED},  {UGO_FOLLOW_2, ARBITER_REFUSED}, {UGO_WIN_1, ARBITER_REFUSED},
    {UGO_WIN_2, ARBITER_REFUSED},   {UGO_WIN_3, ARBITER_REFUSED},    {UGO_PUT_5, ARBITER_REFUSED},
    {UGO_FARM_1, ARBITER_REFUSED},  {UGO_FARM_2, ARBITER_REFUSED},   {UGO_FARM_3, ARBITER_REFUSED},
    {UGO_FARM_4, ARBITER_REFUSED},  {UGO_LOSE_1, ARBITER_REFUSED},   {UGO_LOSE_2, ARBITER_REFUSED},
    {UGO_LOSE_3, ARBITER_REFUSED},  {UGO_SCORE_1, ARBITER_REFUSED},  {UGO_SCORE_2, ARBITER_REFUSED},
    {UGO_SCORE_4, ARBITER_REFUSED}, {UGO_MATCH_1, ARBITER_REFUSED},  {UGO_MATCH_2, ARBITER_REFUSED},
    {UGO_MATCH_3, ARBITER_REFUSED}, {UGO_END_1, ARBITER_GRANTED},    {0, ARBITER_GRANTED},
};

/* The most hands that are left, whether or not cards are dealt. */
static unsigned left_mark(const struct ugo *s)
{
    return s->left < UGO_HAND ? s->left : UGO_HAND;
}

/* The last card of the trick: how many were played before it, whether it follows, and its value. */
static unsigned trick_mark(const struct arbiter_rules *rules, const struct ugo *s)
{
    unsigned played = 0, last = UGO_NO_CARD, suited = 0, highest = 0;
    for (unsigned order = 0; order < rules->players; order++) {
        const unsigned card = s->trick[(s->leader + order) % rules->players];
        if (card == UGO_NO_CARD) continue;
        played = order;
        last = card;
        suited += card / 9 == s->trick[s->leader] / 9u;
        highest = card % 9 > highest ? card % 9 : highest;
    }
    if (last == UGO_NO_CARD) return 0;
    return (played * (UGO_COLOURS + 1) + suited) * (UGO_VALUES + 1) + highest + 1;
}

void ugo_feedback(const struct arbiter_rules *rules, const union arbiter_position *position)
{
    const struct ugo *s = &position->ugo;
    const unsigned game = s->game - 1u;
    fuzz_mark(MARK_PHASE + (s->phase * UGO_GAMES + game) * (UGO_HAND + 1) + left_mark(s));
    fuzz_mark(MARK_TRICK + trick_mark(rules, s));
    for (unsigned seat = 0; seat < rules->players; seat++) {
        unsigned filled = 0;
        for (unsigned place = 0; place < UGO_PLACES; place++)
            filled |= s->top[seat][place] != UGO_NO_CARD ? 1u << place : 0u;
        fuzz_mark(MARK_BOARD + filled * FARMERS + s->farmers[seat]);
        fuzz_mark(MARK_TOTAL + game * POINTS + (unsigned)(s->total[seat] + 240) / 20);
    }
    for (unsigned reading = 0; reading < UGO_READINGS; reading++)
        fuzz_mark(MARK_READING +
                  (reading * ARBITER_CHOICES_MAX + rules->choice[reading]) * UGO_PHASES + s->phase);
}
