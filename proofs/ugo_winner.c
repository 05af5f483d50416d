/* Claim    A trick is won as the clauses say, said again card by card: by the only highest value; of several
 *          by the one of the led colour; or else by the first of them, or by the best of those who followed,
 *          as the reading says. The clause that is named is the one that decides.
 * Clauses  UGO-WIN-1 UGO-WIN-2 UGO-WIN-3
 * Bounds   none: every trick of different cards; all readings
 * Method   cbmc
 * Sources  model/ugo_trick.c
 * Options  --unwind 21
 * Cases    PLAYERS=2 PLAYERS=3 PLAYERS=4
 * Limit    300
 */
#include "ugo_proof.h"

void harness(void)
{
    struct ugo s;
    struct arbiter_rules rules;
    unsigned clause;
    choose_rules(&rules);
    ASSUME(s.leader < PLAYERS);
    for (unsigned seat = 0; seat < PLAYERS; seat++) {
        ASSUME(s.trick[seat] < UGO_CARDS);
        for (unsigned other = 0; other < seat; other++)
            ASSUME(s.trick[seat] != s.trick[other]);
    }
    const unsigned winner = ugo_winner(&rules, &s, &clause);

    /* The clauses, said again: who has the highest value, and who has followed the leader. */
    const unsigned led = s.trick[s.leader] / 9;
    unsigned most = 0, highest = 0, of_led = PLAYERS, first = PLAYERS, follower = PLAYERS;
    for (unsigned seat = 0; seat < PLAYERS; seat++)
        if (s.trick[seat] % 9 > most) most = s.trick[seat] % 9;
    for (unsigned order = PLAYERS; order > 0; order--) {
        const unsigned seat = (s.leader + order - 1) % PLAYERS;
        const bool follows = s.trick[seat] / 9 == led;
        if (s.trick[seat] % 9 == most) {
            highest++;
            first = seat;
            if (follows) of_led = seat;
        }
        if (follows && order > 1 &&
            (follower == PLAYERS || s.trick[seat] % 9 > s.trick[follower] % 9))
            follower = seat;
    }
    const bool by_follower = rules.choice[UGO_TIE] == TIE_FOLLOWER && follower != PLAYERS;
    PROVE(winner < PLAYERS, "the winner is a player");
    if (highest == 1)
        PROVE(winner == first && clause == UGO_WIN_1, "the highest value");
    else if (of_led != PLAYERS)
        PROVE(winner == of_led && clause == UGO_WIN_2, "the one of the led colour");
    else if (by_follower)
        PROVE(winner == follower && clause == UGO_WIN_3, "the best of those who followed");
    else
        PROVE(winner == first && clause == UGO_WIN_3, "the first of them");

    REACH(highest == 1 && s.trick[winner] / 9 != led, "another colour wins");
    REACH(highest > 1 && winner == s.leader, "the leader, of equal ones");
    REACH(highest == 2 && of_led != PLAYERS && winner != first, "followed, and not the first");
    REACH(highest == 3 && of_led == PLAYERS, "three equal ones, none of the led colour");
    REACH(highest == 2 && by_follower && winner == follower && of_led == PLAYERS,
          "a lower card wins, by the reading");
}
