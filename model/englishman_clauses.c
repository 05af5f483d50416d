/* englishman_clauses.c: every rule of the two rulebooks in our words, with the section it comes
 * from. Ids are permanent: a clause that falls away leaves a gap.  The sections are those of the
 * two texts, 000 (Renegade) and 001 (Version 83); docs/rules/englishman.md is generated from this
 * table, and docs/rules/englishman-not-rules.md lists the sentences that are no rules. */
#include "englishman_tables.h"

const struct arbiter_edition englishman_editions[ENGLISHMAN_EDITIONS] = {
    {"renegade", "Renegade Game Studios", "000_35b955556fb524da.txt"},
    {"v83", "Version 83, 2016-08-20", "001_3119e5b622e3c6f8.txt"},
};

const struct arbiter_clause englishman_clauses[ENG_CLAUSES] = {
    [ENG_NONE] = {"-", "no clause", {"", ""}},

    [ENG_DECK_1] = {"ENG-DECK-1",
                    "The deck has 50 cards: beanstalk cards 1 to 9, four of each; the giants Fee, "
                    "Fi, Fo and Fum (Version 83: Fe, Fie, Fo, Fum), two of each; the treasures "
                    "gold, goose and harp, two of each.",
                    {"Components", "Components"}},
    [ENG_DEAL_1] = {"ENG-DEAL-1",
                    "The shuffled deck is dealt into five castle stacks of ten cards.",
                    {"Setup", "Setup"}},
    [ENG_OPEN_1] = {"ENG-OPEN-1",
                    "All cards lie face up and fanned, so both players know every card and its "
                    "place. Discarded cards may be looked at whenever a player likes (Renegade "
                    "says so; Version 83 calls the game open).",
                    {"Overview; Setup; Playing as the Giant", "Overview; Setup"}},
    [ENG_PROT_1] = {"ENG-PROT-1",
                    "The Giantess' Protection: once, after the deal and before the first turn, "
                    "Jack may take any one card out of the castle and put it on any place of any "
                    "castle stack.",
                    {"The Giantess' Protection", "The Giantess' Protection"}},
    [ENG_PROT_2] = {"ENG-PROT-2",
                    "The Protection is Jack's choice. He uses it or declines it before his first "
                    "move.",
                    {"The Giantess' Protection", "The Giantess' Protection"}},
    [ENG_TURN_1] = {"ENG-TURN-1",
                    "Jack has the first turn; then the players take turns.",
                    {"Gameplay", "Gameplay"}},

    [ENG_JACK_1] = {"ENG-JACK-1",
                    "A turn of Jack's is three moves, each of one of four kinds.",
                    {"Playing as Jack", "Playing as Jack"}},
    [ENG_JACK_2] = {"ENG-JACK-2",
                    "Jack may move the front card of a castle stack to the front of another one.",
                    {"Playing as Jack, first kind", "Playing as Jack, first kind"}},
    [ENG_JACK_3] = {"ENG-JACK-3",
                    "Jack may move the front card of a castle stack onto his current beanstalk.",
                    {"Playing as Jack, second kind", "Playing as Jack, second kind"}},
    [ENG_JACK_4] = {"ENG-JACK-4",
                    "Jack may move the back card of a castle stack to the front of that same "
                    "stack, and of no other.",
                    {"Playing as Jack, third kind", "Playing as Jack, third kind"}},
    [ENG_JACK_5] = {"ENG-JACK-5",
                    "Jack may move the back card of a castle stack onto his current beanstalk.",
                    {"Playing as Jack, fourth kind", "Playing as Jack, fourth kind"}},
    [ENG_JACK_6] = {"ENG-JACK-6",
                    "A castle stack that has run empty stays in play: cards can be moved to it.",
                    {"Playing as Jack", "Playing as Jack"}},
    [ENG_JACK_7] = {"ENG-JACK-7",
                    "Jack never moves a card from the front of a stack to the back. The Protection "
                    "is the exception (Renegade says so; Version 83 implies it by its advice to "
                    "put a front card to the back).",
                    {"Playing as Jack", "Playing as Jack; The Giantess' Protection"}},

    [ENG_BEAN_1] = {"ENG-BEAN-1",
                    "Beanstalks are built of beanstalk cards from the castle, each on top of the "
                    "one before. Giant cards have no place in them.",
                    {"Beanstalk Stacks", "Beanstalk Stacks"}},
    [ENG_BEAN_2] = {"ENG-BEAN-2",
                    "Each card of a beanstalk has a higher number than the card beneath it.",
                    {"Beanstalk Stacks", "Beanstalk Stacks"}},
    [ENG_BEAN_3] = {"ENG-BEAN-3",
                    "Jack may skip numbers, provided that the cards he needs to complete the "
                    "beanstalk can still be played. (2 4 5 7 8 9 and 1 2 6 7 8 9 are examples.)",
                    {"Beanstalk Stacks", "Beanstalk Stacks"}},
    [ENG_BEAN_4] = {"ENG-BEAN-4",
                    "A beanstalk has six beanstalk cards, and no seventh.",
                    {"Beanstalk Stacks; Winning as Jack", "Beanstalk Stacks; Winning as Jack"}},
    [ENG_BEAN_5] = {"ENG-BEAN-5",
                    "On six beanstalk cards Jack may play a treasure, as one of his moves, from "
                    "the front or the back of a castle stack. That completes the beanstalk.",
                    {"Beanstalk Stacks", "Beanstalk Stacks"}},
    [ENG_BEAN_6] = {"ENG-BEAN-6",
                    "One beanstalk is built at a time: the next can be begun when the one before "
                    "it is complete.",
                    {"Beanstalk Stacks", "Beanstalk Stacks"}},
    [ENG_BEAN_7] = {"ENG-BEAN-7",
                    "What a treasure of a kind that Jack has claimed already does. Any treasure "
                    "completes a beanstalk, but only three different ones win.",
                    {"Beanstalk Stacks; Winning as Jack", "Beanstalk Stacks; Winning as Jack"}},

    [ENG_GIANT_1] = {"ENG-GIANT-1",
                     "In his turn the Giant takes one of three options, and only one.",
                     {"Playing as the Giant", "Playing as the Giant"}},
    [ENG_GIANT_2] = {"ENG-GIANT-2",
                     "First option: he discards one beanstalk card from any place of any castle "
                     "stack.",
                     {"Playing as the Giant, first option", "Playing as the Giant, Discard"}},
    [ENG_GIANT_3] = {"ENG-GIANT-3",
                     "Second option: he moves the front four cards of a castle stack (Renegade: as "
                     "a group) to the front of another one.",
                     {"Playing as the Giant, second option", "Playing as the Giant, four cards"}},
    [ENG_GIANT_4] = {"ENG-GIANT-4",
                     "The second option needs four cards or more in the stack that he takes them "
                     "from.",
                     {"Playing as the Giant", "Playing as the Giant"}},
    [ENG_GIANT_5] = {"ENG-GIANT-5",
                     "Third option: he makes two moves, each with the front card of a castle stack "
                     "to the front of another one.",
                     {"Playing as the Giant, third option", "Playing as the Giant, two moves"}},
    [ENG_GIANT_6] = {"ENG-GIANT-6",
                     "The Giant never moves a card from the back of a stack; only a discard can "
                     "come from anywhere.",
                     {"Playing as the Giant", "Playing as the Giant"}},
    [ENG_STUCK_1] = {"ENG-STUCK-1",
                     "A player without any legal event. The texts are silent; it can only befall "
                     "the Giant, and only where he may not move cards to empty stacks.",
                     {"(silent)", "(silent)"}},

    [ENG_WIN_1] = {"ENG-WIN-1",
                   "When the winning conditions are looked at: as each action is completed "
                   "(Renegade); as any move by either player is completed, said of the horizontal "
                   "win, and at once for the others (Version 83).",
                   {"Winning the Game", "Winning as the Giant"}},
    [ENG_WIN_2] = {"ENG-WIN-2",
                   "The Giant wins vertically: the four different giants lie together, without a "
                   "gap, in one castle stack, in any order.",
                   {"Winning as the Giant, 1", "Winning as the Giant, (2)"}},
    [ENG_WIN_3] = {"ENG-WIN-3",
                   "The Giant wins horizontally: the four different giants are the front cards of "
                   "four of the five castle stacks, in any order.",
                   {"Winning as the Giant, 2", "Winning as the Giant, (1)"}},
    [ENG_WIN_4] = {"ENG-WIN-4",
                   "The Giant wins by discarding: so many cards are gone that Jack cannot complete "
                   "his three beanstalks.",
                   {"Winning as the Giant, 3", "Winning as the Giant, (3)"}},
    [ENG_WIN_5] = {"ENG-WIN-5",
                   "Jack wins with three complete beanstalks that bear the three different "
                   "treasures.",
                   {"Object; Beanstalk Stacks; Winning as Jack",
                    "Object; Beanstalk Stacks; Winning as Jack"}},
    [ENG_WIN_6] = {"ENG-WIN-6",
                   "Both players fulfil a condition at the same moment. The texts are silent.",
                   {"(silent)", "(silent)"}},
    [ENG_END_1] = {"ENG-END-1",
                   "A win ends the game at once; nothing is played after it.",
                   {"Winning as the Giant; Beanstalk Stacks",
                    "Winning as the Giant; Beanstalk Stacks"}},
};

const struct arbiter_clause englishman_invariants[ENG_INVARIANTS] = {
    [ENG_I_NONE] = {"-", "no invariant", {"", ""}},
    [ENG_I_ZONES] = {"ENG-I-ZONES",
                     "The row of 50 cards is cut into eight zones: five stacks, completed "
                     "beanstalks, current beanstalk, discards.",
                     {"", ""}},
    [ENG_I_DECK] =
        {"ENG-I-DECK",
         "The cards are those of the deck: four of each of 1 to 9, two of each giant and "
         "treasure.",
         {"", ""}},
    [ENG_I_PHASE] = {"ENG-I-PHASE", "The phase is one of the seven.", {"", ""}},
    [ENG_I_DONE] = {"ENG-I-DONE",
                    "Completed beanstalks, five at most, are six ascending beanstalk cards and a "
                    "treasure each.",
                    {"", ""}},
    [ENG_I_BEAN] = {"ENG-I-BEAN",
                    "The current beanstalk is at most six ascending beanstalk cards; its "
                    "i-th card is at most 3 + i, unless skip=free, or skip=all and all "
                    "three kinds of treasure are claimed.",
                    {"", ""}},
    [ENG_I_OUT] = {"ENG-I-OUT", "Discards are beanstalk cards, written lowest first.", {"", ""}},
    [ENG_I_SETUP] = {"ENG-I-SETUP", "Before the Protection all stacks have ten cards.", {"", ""}},
    [ENG_I_CLAIMS] =
        {"ENG-I-CLAIMS",
         "The claimed treasures fit the readings, and no beanstalk was completed after "
         "all three kinds were claimed.",
         {"", ""}},
    [ENG_I_RESULT] =
        {"ENG-I-RESULT",
         "A finished game has a winner and ways that can belong to him; a running game "
         "has neither.",
         {"", ""}},
    [ENG_I_TESTED] = {"ENG-I-TESTED",
                      "In a running game no winning condition stands that has been tested.",
                      {"", ""}},
    [ENG_I_STUCK] = {"ENG-I-STUCK",
                     "With stuck=lose, the Giant to act in a running game has a legal event.",
                     {"", ""}},
    [ENG_I_WON] = {"ENG-I-WON",
                   "The ways by which a finished game was won stand on the table.",
                   {"", ""}},
};
