/* ugo_clauses.c: every rule of the rulebook in our words, with the section it comes from.  Ids are
 * permanent: a clause that falls away leaves a gap.  docs/rules/ugo.md is generated from this table,
 * and docs/rules/ugo-not-rules.md lists the sentences that are no rules. */
#include "ugo_tables.h"

const struct arbiter_edition ugo_editions[UGO_EDITIONS] = {
    {"playthisone", "PLAYthisONE, 2013", "003_b6cfabb48b741f9e.txt"},
};

const struct arbiter_clause ugo_clauses[UGO_CLAUSES] = {
    [UGO_NONE] = {"-", "no clause", {""}},

    [UGO_DECK_1] = {"UGO-DECK-1",
                    "The deck has 45 country cards: five colours, each with the values 0 to 8 (45 "
                    "is text; colours and values are forced by the examples).",
                    {"Contents"}},
    [UGO_SEAT_1] = {"UGO-SEAT-1",
                    "Two, three or four players play, each with a kingdom board of five places.",
                    {"Preparation"}},
    [UGO_DEAL_1] = {"UGO-DEAL-1",
                    "The dealer shuffles and deals ten cards to each player, however many play. No "
                    "card is dealt twice.",
                    {"Preparation"}},
    [UGO_DEAL_2] = {"UGO-DEAL-2",
                    "The other cards are put aside, and are not used in the first game.",
                    {"Preparation"}},
    [UGO_DEAL_3] = {"UGO-DEAL-3",
                    "Each game begins with a deal: before all hands are dealt nobody plays, and "
                    "while a game goes on nothing is dealt.",
                    {"Preparation; End of the game"}},
    [UGO_DEAL_4] = {"UGO-DEAL-4", "Each game has a dealer.", {"Preparation; End of the game"}},
    [UGO_HIDE_1] =
        {"UGO-HIDE-1",
         "A player knows his own hand, and neither the hands of the others nor the cards "
         "put aside (implied: cards are shuffled, dealt and held).",
         {"Preparation; Playing a round"}},
    [UGO_HIDE_2] = {"UGO-HIDE-2",
                    "Played and placed cards lie face up for all to see, and so do farmers and "
                    "written points.",
                    {"Playing a round"}},
    [UGO_LEAD_1] = {"UGO-LEAD-1",
                    "The player to the dealer's left leads the first trick of a game.",
                    {"Who starts and who wins?"}},
    [UGO_LEAD_2] = {"UGO-LEAD-2",
                    "The winner of a trick leads the next one.",
                    {"Playing a round, Important"}},
    [UGO_TRICK_1] = {"UGO-TRICK-1",
                     "The leader plays any card of his hand; then, clockwise, each of the others "
                     "plays one card of his.",
                     {"Playing a round"}},
    [UGO_FOLLOW_1] = {"UGO-FOLLOW-1",
                      "A player who has a card of the led colour plays one of that colour.",
                      {"Playing a round; Country cards with values 1 and 2, Important"}},
    [UGO_FOLLOW_2] = {"UGO-FOLLOW-2",
                      "A player who has none of the led colour plays any card.",
                      {"Playing a round"}},
    [UGO_WIN_1] =
        {"UGO-WIN-1",
         "The highest value wins the trick, whatever its colour, and takes all its cards, "
         "its own among them.",
         {"Playing a round; Examples A and E"}},
    [UGO_WIN_2] = {"UGO-WIN-2",
                   "If several cards have the highest value, the one of the led colour wins.",
                   {"Playing a round; Example C"}},
    [UGO_WIN_3] = {"UGO-WIN-3",
                   "If none of these has the led colour, the one that was played first wins.",
                   {"Playing a round; Example D"}},
    [UGO_PUT_1] = {"UGO-PUT-1",
                   "The winner places all cards of the trick face up on his kingdom board, before "
                   "the next trick.",
                   {"Playing a round"}},
    [UGO_PUT_2] = {"UGO-PUT-2",
                   "A card whose colour is on the board goes on top of that colour.",
                   {"Playing a round, Tip; Example B"}},
    [UGO_PUT_3] = {"UGO-PUT-3",
                   "Each new colour takes a place of its own, the places being filled from left to "
                   "right.",
                   {"Playing a round; Example B"}},
    [UGO_PUT_4] = {"UGO-PUT-4",
                   "On an empty board the winner decides about the order of the colours.",
                   {"Playing a round"}},
    [UGO_PUT_5] = {"UGO-PUT-5",
                   "The winner decides about the order of cards of one colour, and so which of "
                   "them is on top.",
                   {"Playing a round, Tip; Example B"}},
    [UGO_PUT_6] = {"UGO-PUT-6",
                   "Placed cards are not moved any more, once the next trick has begun.",
                   {"Playing a round, Tip"}},
    [UGO_FARM_1] = {"UGO-FARM-1",
                    "The winner of a trick gets as many farmers as his winning card shows.",
                    {"Farmers; Examples A and C"}},
    [UGO_FARM_2] = {"UGO-FARM-2",
                    "A 1 or a 2 that wins brings no farmer.",
                    {"Country cards with values 1 and 2"}},
    [UGO_FARM_3] = {"UGO-FARM-3",
                    "A farmer goes to the first free spot of the board, from left to right. Places "
                    "1 and 2 have theirs from the beginning.",
                    {"Farmers"}},
    [UGO_FARM_4] = {"UGO-FARM-4",
                    "There are 36 counters, nine for each board: a farmer has to be put on the "
                    "board. Nothing is said about one for whom no spot is free.",
                    {"Contents; Farmers"}},
    [UGO_LOSE_1] = {"UGO-LOSE-1",
                    "A 1 that loses to a card of its own colour brings its player one farmer.",
                    {"Country cards with values 1 and 2; Example B"}},
    [UGO_LOSE_2] = {"UGO-LOSE-2",
                    "A 1 that loses to a card of another colour brings its player two farmers.",
                    {"Country cards with values 1 and 2; Example C"}},
    [UGO_LOSE_3] = {"UGO-LOSE-3",
                    "A 2 that loses brings its player one farmer if the winning card has another "
                    "colour, and none if it has the same.",
                    {"Country cards with values 1 and 2; Examples D and E"}},
    [UGO_SCORE_1] =
        {"UGO-SCORE-1",
         "At the end of a game the card on top of a place scores its value, if the place "
         "has enough farmers. Covered cards score nothing.",
         {"Scoring; Playing a round, Important; Examples F and G"}},
    [UGO_SCORE_2] = {"UGO-SCORE-2",
                     "If it has not enough, its card scores nothing, and each missing farmer costs "
                     "5 points.",
                     {"Scoring; Farmers, Important; Examples B and F"}},
    [UGO_SCORE_3] = {"UGO-SCORE-3",
                     "A place with all its farmers and without a card scores the points printed on "
                     "it.",
                     {"Scoring; Farmers; Example G"}},
    [UGO_SCORE_4] = {"UGO-SCORE-4",
                     "A game ends when all hands are played, after ten tricks, and is scored.",
                     {"Scoring"}},
    [UGO_MATCH_1] = {"UGO-MATCH-1",
                     "The points are written down, and a new game begins with empty boards.",
                     {"End of the game"}},
    [UGO_MATCH_2] = {"UGO-MATCH-2",
                     "After four games the player with the highest total wins the match.",
                     {"End of the game; Who starts and who wins?"}},
    [UGO_MATCH_3] = {"UGO-MATCH-3",
                     "Nothing is said about equal highest totals.",
                     {"End of the game"}},
    [UGO_END_1] = {"UGO-END-1", "After the fourth game nothing is played.", {"End of the game"}},
};

const struct arbiter_clause ugo_invariants[UGO_INVARIANTS] = {
    [UGO_I_NONE] = {"-", "no invariant", {""}},
    [UGO_I_ZONES] = {"UGO-I-ZONES",
                     "Each card is in a hand, a kingdom, the trick, aside or (while dealing alone) "
                     "used; while dealing none is in a kingdom or trick.",
                     {""}},
    [UGO_I_SEATS] = {"UGO-I-SEATS", "Seats that nobody has are empty.", {""}},
    [UGO_I_PHASE] = {"UGO-I-PHASE",
                     "The phase is known and fits the readings, the game and the cards that are "
                     "left.",
                     {""}},
    [UGO_I_TURN] = {"UGO-I-TURN",
                    "While cards are placed, the winner of the trick is to act.",
                    {""}},
    [UGO_I_DEALER] = {"UGO-I-DEALER",
                      "The dealer is the one that the reading names; the player to his left leads "
                      "the first trick.",
                      {""}},
    [UGO_I_TRICK] =
        {"UGO-I-TRICK",
         "The trick has a card of each player who has played, clockwise from the leader, "
         "and no other; while it is placed one at least is left.",
         {""}},
    [UGO_I_FOLLOW] = {"UGO-I-FOLLOW",
                      "Who has not followed the led colour had no card that obliged him.",
                      {""}},
    [UGO_I_PLACES] =
        {"UGO-I-PLACES",
         "Each colour of a kingdom has one place and each place one colour, from left to "
         "right without a gap unless skip-place=any.",
         {""}},
    [UGO_I_UNDER] = {"UGO-I-UNDER",
                     "Cards of the trick that are placed lie above those that were there before.",
                     {""}},
    [UGO_I_FARMERS] = {"UGO-I-FARMERS",
                       "A player has at most two farmers for each trick, and no more than spots "
                       "unless surplus=kept.",
                       {""}},
    [UGO_I_TOTALS] =
        {"UGO-I-TOTALS",
         "Each finished game has given from 5 points less for each spot up to 40 points.",
         {""}},
    [UGO_I_COUNTS] =
        {"UGO-I-COUNTS",
         "Hands, cards aside and used ones have the sizes that the phase asks for, and a "
         "kingdom holds whole tricks.",
         {""}},
};
