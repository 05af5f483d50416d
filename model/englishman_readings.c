/* englishman_readings.c: where the rulebooks can be read in more than one way.  All choices run.
 * The first choice is the default, and `why` says what in the texts supports it. */
#include "englishman_tables.h"

const struct arbiter_reading englishman_readings[ENG_READINGS] = {
    [ENG_PROTECT_NULL] =
        {"protect-null",
         "May the Protection put a card back on the very place it came from?",
         "ENG-PROT-1",
         {{"legal", "yes: it is one of all the places"},
          {"refused", "no: the card must end on another place"}},
         "Any position is allowed, and nothing excludes the card's own. It has the effect of "
         "declining."},
    [ENG_JACK_MOVES] = {"jack-moves",
                        "Must Jack make all three moves?",
                        "ENG-JACK-1",
                        {{"three", "yes"},
                         {"upto", "no: he may pass at any time in his turn, even at once"}},
                        "\"he makes 3 moves\" states what happens, without a may."},
    [ENG_LONE_BACK] = {"lone-back",
                       "May Jack move the only card of a stack from its back to its front?",
                       "ENG-JACK-4",
                       {{"legal", "yes: it is both, and the move changes nothing"},
                        {"refused", "no: a move must move a card"}},
                       "The only card is the back and the front, and the texts exclude nothing."},
    [ENG_SKIP] =
        {"skip",
         "May Jack play a higher card after which his current beanstalk cannot be completed?",
         "ENG-BEAN-3",
         {{"castle", "no: the castle must still hold enough different higher values"},
          {"numbers", "no, but only the numbers count: the i-th card is at most 3 + i"},
          {"all", "no, and all the beanstalks that he needs must stay possible"},
          {"free", "yes: the sentence is advice"}},
         "\"may skip numbers, as long as\" is a condition; \"the stack\" is the current one; being "
         "able to play cards is about the cards there are. With the other defaults it never "
         "forbids the next number, which skips nothing."},
    [ENG_REPEAT_TREASURE] =
        {"repeat-treasure",
         "May Jack complete a beanstalk with a treasure of a kind that he has, and what then?",
         "ENG-BEAN-7",
         {{"extra", "yes: it wins nothing, and he goes on building until he has all three kinds"},
          {"refused", "no"},
          {"wasted", "yes, but after three beanstalks there is no fourth"}},
         "Any treasure card completes a beanstalk, a next one may be started whenever the previous "
         "one is complete, and no sentence limits their number."},
    [ENG_GIANT_SECOND] = {"giant-second",
                          "Having made one single move, must the Giant make the second?",
                          "ENG-GIANT-5",
                          {{"must", "yes"}, {"may", "no: he may pass instead"}},
                          "The option is to make two moves."},
    [ENG_GIANT_TURN] = {"giant-turn",
                        "Must the Giant take one of his options?",
                        "ENG-GIANT-1",
                        {{"must", "yes"}, {"may", "no: he may pass instead"}},
                        "\"He may:\" lists what he can choose from; passing is not on the list."},
    [ENG_EMPTY_STACK] =
        {"empty-stack",
         "May the Giant, too, move cards to an empty stack?",
         "ENG-JACK-6",
         {{"both", "yes"}, {"jack", "no: the sentence stands among Jack's rules"}},
         "The sentence names no player, and says that cards may be moved there \"normally\"."},
    [ENG_STUCK] = {"stuck",
                   "What if the Giant has no legal event? (Only with empty-stack=jack.)",
                   "ENG-STUCK-1",
                   {{"pass", "his turn is over"}, {"lose", "he loses"}},
                   "The texts list the ways to win, and this is none of them."},
    [ENG_FOUR_ORDER] =
        {"four-order",
         "In which order do the Giant's four cards arrive?",
         "ENG-GIANT-3",
         {{"kept", "as they lay"}, {"reversed", "one after another, the front card first"}},
         "\"as a group\" (Renegade). Version 83 has no such words, and no others either."},
    [ENG_TIMING] =
        {"timing",
         "When are the winning conditions tested?",
         "ENG-WIN-1",
         {{"move", "after each move: each of the two single moves, the whole four-card move"},
          {"card", "after each card, also between the cards of a four-card move"},
          {"option", "after each move of Jack's, and after the Giant's whole option"},
          {"turn", "at the end of each turn"}},
         "Version 83 says \"at the completion of any move\", and calls each single move a move; "
         "both texts say that the Giant wins immediately. Renegade's word action is not defined."},
    [ENG_GIANT_WINS_ON] =
        {"giant-wins-on",
         "Does the Giant also win by what Jack's moves bring about?",
         "ENG-WIN-1",
         {{"either", "yes, in all three ways"},
          {"horizontal", "horizontally only"},
          {"giant", "no: his conditions are tested on his own moves"}},
         "Renegade tests after each action, whoever acts. Version 83 adds \"by either player\" to "
         "the horizontal win, but lets the others, too, win immediately."},
    [ENG_DEAL_PATTERN] =
        {"deal-pattern",
         "Does a pattern of giants count that the deal has brought?",
         "ENG-WIN-1",
         {{"first-move", "only if it still stands at the first test after a move"},
          {"protection", "yes, when the Protection has been used or declined"},
          {"deal", "yes, at once, and again after the Protection"},
          {"deal-vertical", "as deal, but the vertical pattern alone"}},
         "The only moments that the texts name are completed actions and moves; a deal is neither, "
         "and the Protection belongs to the set-up. (About 0.27 % of deals have a pattern.)"},
    [ENG_VERTICAL] =
        {"vertical",
         "Does a longer run of giants count that has all four kinds, but no four neighbours that "
         "are all different (such as Fee Fi Fi Fo Fum)?",
         "ENG-WIN-2",
         {{"four", "no: four neighbours, one of each kind"},
          {"run", "yes: an unbroken run of giants with all four kinds in it"}},
         "\"one of each\" in an \"unbroken group\": the group consists of the four."},
    [ENG_DISCARD_CAUSE] =
        {"discard-cause",
         "Who must have caused that Jack cannot complete his beanstalks?",
         "ENG-WIN-4",
         {{"any", "whoever: it counts whenever it is tested"},
          {"discard", "it counts when the Giant discards a card"},
          {"blame", "it counts if Jack could complete them with the discards back"}},
         "The condition is what Jack cannot do, tested like the others. With the other defaults "
         "blame differs only where Jack has spent his cards on beanstalks with treasures that he "
         "had: without those and without discards he can always finish."},
    [ENG_DISCARD_SCOPE] = {"discard-scope",
                           "Which beanstalks must be impossible?",
                           "ENG-WIN-4",
                           {{"all", "all that he still needs, together"},
                            {"active", "the current one (or the next, if none is begun)"}},
                           "\"his 3 Beanstalks\"."},
    [ENG_BOTH_WIN] =
        {"both-win",
         "Jack claims his last treasure, and that uncovers the Giant's pattern: who wins?",
         "ENG-WIN-6",
         {{"jack", "Jack"}, {"giant", "the Giant"}, {"draw", "nobody"}},
         "The texts are silent. It is always Jack's own action, and the designer's own program "
         "(outside evidence) tests Jack's win first."},
};
