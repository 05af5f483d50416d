/* ugo_readings.c: where the rulebook can be read in several ways, and the figures that its text has
 * lost.  docs/readings/ugo.md is generated from these tables. */
#include "ugo_tables.h"

const struct arbiter_reading ugo_readings[UGO_READINGS] = {
    [UGO_FOLLOW] =
        {"follow",
         "Must a 0 be played to follow suit, if it is the only card of the led colour?",
         "UGO-FOLLOW-1",
         {{"strict", "yes: every card of the led colour obliges"},
          {"zero", "no: who has no other card of that colour may play anything"}},
         "The rule is stated twice, without an exception. Examples A and B contradict each other: "
         "Susan \"has no red cards\" when red is led, and plays a red 0 one trick later. That is a "
         "slip, or a 0 does not oblige; no sentence says the second, but it makes both playable."},
    [UGO_TIE] =
        {"tie",
         "Highest cards are equal, none of them has the led colour, but another player followed "
         "suit: who wins?",
         "UGO-WIN-3",
         {{"first", "the first of the equal highest cards"},
          {"follower", "the highest card of those who followed suit, the leader not being one"}},
         "The sentence decides among the players with the highest value, so \"none of the "
         "players\" "
         "means none of these. Taken to mean none at all, a low card of a follower would win."},
    [UGO_NEW_COLOURS] =
        {"new-colours",
         "In which order are several new colours placed on a board that has cards?",
         "UGO-PUT-4",
         {{"free", "as the winner likes"},
          {"played", "they are placed as they came into the trick; on an empty board as he likes"}},
         "No other order is defined. That the free choice is granted for an empty board may mean "
         "that it is denied for others, but then the rule would have to say what holds instead."},
    [UGO_SKIP_PLACE] = {"skip-place",
                        "May a new colour leave out a free place?",
                        "UGO-PUT-3",
                        {{"leftmost", "no: it takes the first free place from the left"},
                         {"any", "yes: it takes any free place"}},
                        "Cards are put \"from left to right\", and example B fills place 3 after 1 "
                        "and 2."},
    [UGO_PLACED] =
        {"placed",
         "When do placed cards become final?",
         "UGO-PUT-6",
         {{"at-once", "each as soon as it is placed"},
          {"until-lead", "when the next trick is led; after the tenth, when the last is placed"}},
         "Nobody learns anything between placing and leading, so the outcomes that can be reached "
         "are the same; at-once is the one that comes to an end. The words allow the other."},
    [UGO_SURPLUS] =
        {"surplus",
         "What becomes of a farmer for whom no spot is free?",
         "UGO-FARM-4",
         {{"lost", "he is not taken"}, {"kept", "he is kept beside the board"}},
         "A farmer has to be put on the board, and there is nowhere else. Points are the "
         "same."},
    [UGO_ASIDE_NEXT] =
        {"aside",
         "How do the cards put aside come into the next game?",
         "UGO-DEAL-2",
         {{"shuffled", "all 45 cards are shuffled together"},
          {"first", "they are dealt, in any order, before any other card"},
          {"included", "all of them are dealt, as far as there is room, mixed with the others"}},
         "The dealer shuffles the country cards, and a new game begins as the first one did. That "
         "they are unused \"during the first game\" hints that they are used in later ones, and "
         "does not say how."},
    [UGO_NEXT_DEALER] = {"dealer",
                         "Who deals the games two to four?",
                         "UGO-DEAL-4",
                         {{"left", "the player to the left of the last dealer"},
                          {"same", "the first dealer deals all four"},
                          {"chosen", "anybody: a dealer is chosen for each game"}},
                         "The text is silent. Custom passes the deal to the left, and with four "
                         "players each then deals one of the four games."},
    [UGO_MISSING] =
        {"missing",
         "What happens to a country that has some of its farmers, but not all?",
         "UGO-SCORE-2",
         {{"short", "it scores nothing, and each missing farmer costs 5 points"},
          {"bare", "it scores; only a place with no farmer at all is penalised"}},
         "The scoring section and example F say enough; the box that says \"no farmers there\" "
         "points to example F, where one of two is there."},
    [UGO_COVERED] = {"covered",
                     "May covered cards of a kingdom be looked at?",
                     "UGO-HIDE-2",
                     {{"open", "yes"}, {"closed", "no: only the card on top"}},
                     "All of them were played openly, and no sentence hides them."},
    [UGO_MATCH_TIE] = {"match-tie",
                       "Who wins, if several players have the highest total?",
                       "UGO-MATCH-3",
                       {{"shared", "all of them"}, {"nobody", "nobody"}},
                       "Each of them has the highest total, and there is no tie-break."},
};

const struct arbiter_field ugo_fields[UGO_FIELDS] = {
    {"farmers", "farmers won by winning with a card of value 0 to 8",
     "1 and 2: text; 6 and 7: text (examples A and C); the others: outside "
     "(theboardgamejournal.com 2014-08-13, gamesfanatic.pl 2014-01-25, poeppelkiste.de 2015)",
     "000222110", "000000000", "200222222"},
    {"spots", "spots for farmers on the places 1 to 5, without the printed farmers",
     "1 and 2: text; 3 to 5: forced (36 counters for 4 boards; examples B and F) and outside "
     "(bdml.free.fr, goblins.net)",
     "00234", "00111", "00444"},
    {"bonus", "points of the places 1 to 5, if they have their farmers and no card",
     "4: text (example G); 3 and 5: outside (hiewandboardgames.blogspot.com 2014-04); 1 and 2: "
     "inferred, a stand-in",
     "00135", "00000", "55555"},
};
