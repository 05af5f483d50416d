/* Claim    A legal four-card move is four moves of one card each from the front of the one stack to the
 *          front of the other, the deepest of the four first (or the front one, by the reading), keeps the
 *          shape, and ends the turn. That such moves keep the four in order is table_four.c.
 * Clauses  ENG-GIANT-1 ENG-GIANT-3 ENG-WIN-1
 * Bounds   none on the history; 50 cards; all readings
 * Method   cbmc
 * Sources  model/englishman.c model/englishman_board.c model/englishman_invariant.c
 * Options  --unwind 51
 * Split    yes
 * Limit    300
 */
#include "englishman_step.h"

/* The four moves are watched, and move the ends alone; table_move.c says what becomes of the cards. */
static unsigned moved;
static struct {
    unsigned from, from_zone, to, to_zone;
} moves[4];

static void watched_move(uint8_t *card, unsigned cards, uint8_t *end, unsigned zones, unsigned from,
                         unsigned from_zone, unsigned to, unsigned to_zone)
{
    (void)card, (void)cards;
    PROVE(moved < 4, "four cards at most");
    moves[moved].from = from;
    moves[moved].from_zone = from_zone;
    moves[moved].to = to;
    moves[moved].to_zone = to_zone;
    moved++;
    for (unsigned zone = 0; zone < zones; zone++) {
        if (from_zone <= zone) end[zone]--;
        if (to_zone <= zone) end[zone]++;
    }
}
#define table_move watched_move
#include "../model/englishman_play.c"
#undef table_move

void harness(void)
{
    struct englishman s;
    struct arbiter_rules rules;
    struct arbiter_event event;
    unsigned slot, card;
    ASSUME(known_rules(&rules));
    ASSUME(reachable_shape(&rules, &s));
    ASSUME(englishman_event_formed(&event) && slot < ENGLISHMAN_CARDS && card < 4);
    ASSUME(event.kind == ENGLISHMAN_GROUP);
    ASSUME(englishman_fault(&rules, &s, &event) == ENG_NONE);
    const struct englishman before = s;

    englishman_play(&rules, &s, &event);

    const bool card_by_card = rules.choice[ENG_TIMING] == TIMING_CARD;
    PROVE(moved == 4 || (s.phase == ENGLISHMAN_OVER && card_by_card && moved >= 1 && moved < 4),
          "four cards move, unless a test between two of them is won");
    PROVE(tests == 0 || tests == (card_by_card ? moved : 1u), "a test after each card, or one");
    for (unsigned zone = 0; zone < ENGLISHMAN_ZONES; zone++)
        PROVE(table_count(s.end, zone) + (zone == 3u + event.from ? moved : 0u) ==
                  table_count(before.end, zone) + (zone == 3u + event.to ? moved : 0u),
              "from the one stack to the other");
    if (card < moved) {
        /* Where the stacks end when this card is taken: `card` of the four have gone before it. */
        const unsigned arrived = event.to < event.from ? card : 0;
        const unsigned left = event.to > event.from ? card : 0;
        const unsigned end = before.end[3 + event.from] - card + arrived;
        const unsigned goal = before.end[3 + event.to] + card - left;
        const bool reversed = rules.choice[ENG_FOUR_ORDER] == FOUR_ORDER_REVERSED;
        PROVE(moves[card].from == end - (reversed ? 1 : 4 - card), "the right card is taken");
        PROVE(moves[card].to == (event.to > event.from ? goal - 1 : goal), "to the front");
        PROVE(moves[card].from_zone == 3u + event.from && moves[card].to_zone == 3u + event.to,
              "from the one stack to the other");
        PROVE(moves[card].from >= before.end[ENGLISHMAN_OUT] &&
                  moves[card].to >= before.end[ENGLISHMAN_OUT],
              "nothing outside the castle moves");
    }
    PROVE(s.card[slot] == before.card[slot], "no card moves in another way");
    PROVE(englishman_shape_fault(&rules, &s) == ENG_I_NONE, "the shape is kept");
    prove_result(&rules, &before, &s, &event, slot);

    REACH(moved == 2, "a win between two cards");
    REACH(englishman_cards(&before, event.from) == 4, "the stack is emptied");
    REACH(englishman_cards(&before, event.to) == 0, "to an empty stack");
    REACH(s.phase == ENGLISHMAN_JACK_3 && event.from > event.to, "to an earlier stack");
}
