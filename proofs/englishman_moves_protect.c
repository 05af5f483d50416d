/* Claim    moves() lists an arbitrary event once if it has no fault, and never if it has one (the Protection).
 * Clauses  -
 * Bounds   none on the history; 50 cards; all readings
 * Method   cbmc
 * Sources  model/englishman.c model/englishman_board.c model/englishman_invariant.c
 * Options  --unwind 51
 * Limit    600
 */
#include "englishman_proof.h"

/* Watches what is listed: how often the witness, and how many events in all. */
static struct arbiter_event witness;
static unsigned listed;
static void watch(unsigned *count, uint8_t kind, uint8_t from, uint8_t index, uint8_t to,
                  uint8_t place)
{
    const struct arbiter_event event = {kind, from, index, to, place};
    listed += same_event(&event, &witness);
    ++*count;
}
#define MOVES_ADD(list, count, ...) ((void)(list), watch(&(count), __VA_ARGS__))
#include "../model/englishman_moves.c"

/* ENG-BEAN-3 is a question of its own: any answer, the same for the same kind of card. */
static bool follows[ENGLISHMAN_VALUES];
bool englishman_can_follow(const struct arbiter_rules *rules, const struct englishman *s,
                           unsigned kind)
{
    (void)rules, (void)s;
    return follows[kind];
}

unsigned englishman_ways(const struct arbiter_rules *rules, const struct englishman *s,
                         unsigned asked)
{
    (void)rules, (void)s, (void)asked;
    return 0; /* no part of the shape */
}

void harness(void)
{
    struct englishman s;
    struct arbiter_rules rules;
    struct arbiter_event event;
    uint8_t answer[ENGLISHMAN_VALUES];
    ASSUME(known_rules(&rules));
    ASSUME(englishman_shape_fault(&rules, &s) == ENG_I_NONE);
    ASSUME(s.phase == ENGLISHMAN_PROTECT);
    ASSUME(englishman_event_formed(&event));
    for (unsigned value = 0; value < ENGLISHMAN_VALUES; value++)
        follows[value] = answer[value] == 1;
    witness = event;

    const unsigned count = englishman_moves(&rules, &s, 0);

    const bool legal = englishman_fault(&rules, &s, &event) == ENG_NONE;
    PROVE(listed == (legal ? 1 : 0), "listed once if it is legal, and never if it is not");
    PROVE(count <= ENGLISHMAN_MOVES_MAX, "the list is long enough");
    REACH(count == 2701, "all of them");
    REACH(count == 2651, "without those that change nothing");
    REACH(legal && event.kind == ENGLISHMAN_PASS, "declining");
}
