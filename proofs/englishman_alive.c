/* Claim    While the game is not over something is legal; when it is over nothing is. (Where no front card
 *          can move, there is no pass, and the Giant is not stuck, there is a beanstalk card to discard, and
 *          discarding it is legal.)
 * Clauses  ENG-END-1 ENG-STUCK-1
 * Bounds   none on the history; 50 cards; all readings
 * Method   cbmc
 * Sources  model/englishman.c model/englishman_board.c model/englishman_invariant.c
 * Options  --unwind 51
 * Limit    600
 */
#include "englishman_open.h"

void harness(void)
{
    struct englishman s;
    struct arbiter_rules rules;
    struct arbiter_event event;
    unsigned giant, other;
    ASSUME(known_rules(&rules));
    leave_open();
    ASSUME(englishman_shape_fault(&rules, &s) == ENG_I_NONE);
    ASSUME(englishman_event_formed(&event));
    /* The deck has giants, and cards are never lost: here is one of them. */
    ASSUME(giant < ENGLISHMAN_CARDS && englishman_is_giant(s.card[giant]));
    ASSUME(rules.choice[ENG_STUCK] != STUCK_LOSE || !englishman_giant_stuck(&rules, &s));
    const bool over = s.phase == ENGLISHMAN_OVER;

    /* It lies in some stack; any one card of the castle that is legal will do. */
    bool some = false;
    unsigned nonempty = 0;
    for (unsigned stack = 0; stack < ENGLISHMAN_STACKS; stack++)
        nonempty += englishman_cards(&s, stack) > 0;
    for (uint8_t from = 0; from < ENGLISHMAN_STACKS; from++)
        for (uint8_t to = 0; to < ENGLISHMAN_STACKS; to++) {
            const struct arbiter_event front = {ENGLISHMAN_FRONT, from, 0, to, 0};
            const struct arbiter_event single = {ENGLISHMAN_SINGLE, from, 0, to, 0};
            some |= englishman_fault(&rules, &s, &front) == ENG_NONE;
            some |= englishman_fault(&rules, &s, &single) == ENG_NONE;
        }
    const struct arbiter_event pass = {ENGLISHMAN_PASS, 0, 0, 0, 0};
    some |= englishman_fault(&rules, &s, &pass) == ENG_NONE;
    /* Otherwise the Giant chooses, with one stack left and a card in it to discard: any such card. */
    ASSUME(other < ENGLISHMAN_CARDS);
    bool discardable = false;
    for (uint8_t from = 0; from < ENGLISHMAN_STACKS; from++) {
        const unsigned start = englishman_start(&s, from);
        if (other < start || other >= englishman_end(&s, from)) continue;
        const struct arbiter_event discard = {
            .kind = ENGLISHMAN_DISCARD, .from = from, .index = (uint8_t)(other - start + 1)};
        discardable |= englishman_fault(&rules, &s, &discard) == ENG_NONE;
    }
    const bool bean_in_castle = other >= s.end[ENGLISHMAN_OUT] && s.card[other] < 9;

    PROVE(giant >= s.end[ENGLISHMAN_OUT], "giants never leave the castle");
    PROVE(over || some || (s.phase == ENGLISHMAN_GIANT_ANY && (!bean_in_castle || discardable)),
          "the game goes on while it is not over");
    PROVE(over || some || !englishman_giant_stuck(&rules, &s), "who cannot move may pass");
    PROVE(!over || englishman_fault(&rules, &s, &event) == ENG_END_1, "a finished game is final");

    const unsigned jacks = ENGLISHMAN_CLAIMED | ENGLISHMAN_STUCK;
    PROVE(s.winner != ENGLISHMAN_JACK_WINS || (s.ways & ~jacks) == 0, "never two winners");
    PROVE(s.winner != ENGLISHMAN_GIANT_WINS || (s.ways & jacks) == 0, "never two winners");
    PROVE(over == (s.winner != ENGLISHMAN_NOBODY),
          "a finished game has a result, others have none");

    REACH(!over && !some && discardable, "only a discard is left");
    REACH(over && event.kind == ENGLISHMAN_SINGLE, "an event after the end");
    REACH(!over && nonempty == 1 && s.phase == ENGLISHMAN_JACK_3, "one stack left");
}
