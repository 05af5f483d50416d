/* englishman.h: The Blood of an Englishman, by Dan Cassar.
 *
 * Jack and the Giant see everything.  Fifty cards lie in five castle stacks of ten.  Once, before
 * the first turn, Jack may put any one card anywhere in the castle.  Then they take turns, Jack
 * first.
 *
 * Jack makes three moves a turn: a front card to the front of another stack, a back card to the
 * front of its own stack, or a front or back card onto his beanstalk.  A beanstalk is six cards,
 * each higher than the one before, and a treasure on top; then the next one may be begun.  He wins
 * with all three kinds of treasure.
 *
 * The Giant takes one option a turn: discard one beanstalk card from anywhere in the castle, move
 * the front four cards of a stack to another stack, or make two moves with single front cards.  He
 * wins when the four kinds of giant lie together in a stack (vertically), or at the front of four
 * stacks (horizontally), or when too many cards are gone for Jack to finish (discard).
 *
 * The clauses are in englishman_clauses.c; the code of each stands under its id. */
#ifndef ARBITER_ENGLISHMAN_H
#define ARBITER_ENGLISHMAN_H

#include <stdbool.h>
#include <stdint.h>

#include "table.h"

struct arbiter_rules;
struct arbiter_event;

/* Kinds of cards.  50 = 9 * 4 + 4 * 2 + 3 * 2. */
enum {
    ENGLISHMAN_VALUES = 9,    /* kinds 0 to 8 are the beanstalk cards 1 to 9 */
    ENGLISHMAN_GIANT = 9,     /* kinds 9 to 12: Fee, Fi, Fo, Fum */
    ENGLISHMAN_TREASURE = 13, /* kinds 13 to 15: the bag of gold, the goose, the harp */
    ENGLISHMAN_KINDS = 16,
    ENGLISHMAN_GIANTS = 4,
    ENGLISHMAN_TREASURES = 3,
    ENGLISHMAN_CARDS = 50
};

/* Zones of the table.  What has left the castle lies before it in the row, so completed beanstalks
 * never change their slots, which keeps the proofs short.  Completing one moves the border between
 * ENGLISHMAN_DONE and ENGLISHMAN_BEAN over its seven cards. */
enum {
    ENGLISHMAN_DONE,
    ENGLISHMAN_BEAN,
    ENGLISHMAN_OUT,    /* the discarded cards, lowest first: their order means nothing */
    ENGLISHMAN_CASTLE, /* the first of the castle stacks a to e */
    ENGLISHMAN_STACKS = 5,
    ENGLISHMAN_ZONES = 8
};

enum {
    ENGLISHMAN_STACK_DEALT = 10, /* 50 cards in 5 stacks */
    ENGLISHMAN_BEAN_CARDS = 6,
    ENGLISHMAN_DONE_CARDS = 7, /* six and a treasure */
    ENGLISHMAN_DONE_MAX =
        5, /* two of one kind, two of another, one of the third: then he has won */
    ENGLISHMAN_FOUR = 4,
    /* 1 pass + 50 cards * (10 places in its own stack + 4 * 11 in the others) */
    ENGLISHMAN_MOVES_MAX = 2701
};

enum englishman_phase {
    ENGLISHMAN_PROTECT,
    ENGLISHMAN_JACK_3, /* Jack has three moves left */
    ENGLISHMAN_JACK_2,
    ENGLISHMAN_JACK_1,
    ENGLISHMAN_GIANT_ANY,    /* the Giant chooses an option */
    ENGLISHMAN_GIANT_SECOND, /* he has made one of two single moves */
    ENGLISHMAN_OVER,
    ENGLISHMAN_PHASES
};

enum englishman_winner {
    ENGLISHMAN_NOBODY,
    ENGLISHMAN_JACK_WINS,
    ENGLISHMAN_GIANT_WINS,
    ENGLISHMAN_DRAW,
    ENGLISHMAN_WINNERS
};

/* Ways to win, as a set of bits. */
enum {
    ENGLISHMAN_VERTICAL = 1,
    ENGLISHMAN_HORIZONTAL = 2,
    ENGLISHMAN_DISCARDED = 4,
    ENGLISHMAN_PATTERNS = ENGLISHMAN_VERTICAL | ENGLISHMAN_HORIZONTAL,
    ENGLISHMAN_GIANT_WAYS = ENGLISHMAN_PATTERNS | ENGLISHMAN_DISCARDED,
    ENGLISHMAN_CLAIMED = 8, /* Jack has the three treasures */
    ENGLISHMAN_STUCK = 16,  /* the Giant has no legal event, and loses for it */
    ENGLISHMAN_WAYS = 32
};

/* A position.  One flat struct without padding: it is copied freely and compared with memcmp. */
struct englishman {
    uint8_t card[ENGLISHMAN_CARDS];
    uint8_t end[ENGLISHMAN_ZONES];
    uint8_t phase;
    uint8_t winner;
    uint8_t ways;
};

/* Kinds of events, and what their numbers mean.  Stacks are 0 to 4; index and place count from 1 at
 * the back of a stack. */
enum englishman_event_kind {
    ENGLISHMAN_PASS,
    ENGLISHMAN_PROTECTION, /* from, index, to, place */
    ENGLISHMAN_FRONT,      /* from, to: a stack or ENGLISHMAN_TO_BEAN */
    ENGLISHMAN_BACK,       /* the same */
    ENGLISHMAN_DISCARD,    /* from, index */
    ENGLISHMAN_GROUP,      /* from, to */
    ENGLISHMAN_SINGLE,     /* from, to */
    ENGLISHMAN_EVENT_KINDS
};

enum { ENGLISHMAN_TO_BEAN = ENGLISHMAN_STACKS };

/* The clauses, in the order of englishman_clauses.c. */
enum englishman_clause {
    ENG_NONE,
    ENG_DECK_1,
    ENG_DEAL_1,
    ENG_OPEN_1,
    ENG_PROT_1,
    ENG_PROT_2,
    ENG_TURN_1,
    ENG_JACK_1,
    ENG_JACK_2,
    ENG_JACK_3,
    ENG_JACK_4,
    ENG_JACK_5,
    ENG_JACK_6,
    ENG_JACK_7,
    ENG_BEAN_1,
    ENG_BEAN_2,
    ENG_BEAN_3,
    ENG_BEAN_4,
    ENG_BEAN_5,
    ENG_BEAN_6,
    ENG_BEAN_7,
    ENG_GIANT_1,
    ENG_GIANT_2,
    ENG_GIANT_3,
    ENG_GIANT_4,
    ENG_GIANT_5,
    ENG_GIANT_6,
    ENG_STUCK_1,
    ENG_WIN_1,
    ENG_WIN_2,
    ENG_WIN_3,
    ENG_WIN_4,
    ENG_WIN_5,
    ENG_WIN_6,
    ENG_END_1,
    ENG_CLAUSES
};

/* The invariants, in the order of englishman_clauses.c. */
enum englishman_invariant {
    ENG_I_NONE,
    ENG_I_ZONES,
    ENG_I_DECK,
    ENG_I_PHASE,
    ENG_I_DONE,
    ENG_I_BEAN,
    ENG_I_OUT,
    ENG_I_SETUP,
    ENG_I_CLAIMS,
    ENG_I_RESULT,
    ENG_I_TESTED,
    ENG_I_STUCK,
    ENG_I_WON,
    ENG_INVARIANTS
};

/* The readings, in the order of englishman_readings.c, each with its choices; the first is the
 * default. */
enum englishman_reading {
    ENG_PROTECT_NULL,
    ENG_JACK_MOVES,
    ENG_LONE_BACK,
    ENG_SKIP,
    ENG_REPEAT_TREASURE,
    ENG_GIANT_SECOND,
    ENG_GIANT_TURN,
    ENG_EMPTY_STACK,
    ENG_STUCK,
    ENG_FOUR_ORDER,
    ENG_TIMING,
    ENG_GIANT_WINS_ON,
    ENG_DEAL_PATTERN,
    ENG_VERTICAL,
    ENG_DISCARD_CAUSE,
    ENG_DISCARD_SCOPE,
    ENG_BOTH_WIN,
    ENG_READINGS
};
enum { PROTECT_NULL_LEGAL, PROTECT_NULL_REFUSED };
enum { JACK_MOVES_THREE, JACK_MOVES_UPTO };
enum { LONE_BACK_LEGAL, LONE_BACK_REFUSED };
enum { SKIP_CASTLE, SKIP_NUMBERS, SKIP_ALL, SKIP_FREE };
enum { REPEAT_TREASURE_EXTRA, REPEAT_TREASURE_REFUSED, REPEAT_TREASURE_WASTED };
enum { GIANT_SECOND_MUST, GIANT_SECOND_MAY };
enum { GIANT_TURN_MUST, GIANT_TURN_MAY };
enum { EMPTY_STACK_BOTH, EMPTY_STACK_JACK };
enum { STUCK_PASS, STUCK_LOSE };
enum { FOUR_ORDER_KEPT, FOUR_ORDER_REVERSED };
enum { TIMING_MOVE, TIMING_CARD, TIMING_OPTION, TIMING_TURN };
enum { GIANT_WINS_ON_EITHER, GIANT_WINS_ON_HORIZONTAL, GIANT_WINS_ON_GIANT };
enum { DEAL_PATTERN_FIRST_MOVE, DEAL_PATTERN_PROTECTION, DEAL_PATTERN_DEAL, DEAL_PATTERN_VERTICAL };
enum { VERTICAL_FOUR, VERTICAL_RUN };
enum { DISCARD_CAUSE_ANY, DISCARD_CAUSE_DISCARD, DISCARD_CAUSE_BLAME };
enum { DISCARD_SCOPE_ALL, DISCARD_SCOPE_ACTIVE };
enum { BOTH_WIN_JACK, BOTH_WIN_GIANT, BOTH_WIN_DRAW };

/* The castle stacks, counted from 0: the slots from start to, not including, end; end - 1 is the
 * front. */
static inline unsigned englishman_start(const struct englishman *s, unsigned stack)
{
    return s->end[ENGLISHMAN_CASTLE + stack - 1];
}

static inline unsigned englishman_end(const struct englishman *s, unsigned stack)
{
    return s->end[ENGLISHMAN_CASTLE + stack];
}

static inline unsigned englishman_cards(const struct englishman *s, unsigned stack)
{
    return englishman_end(s, stack) - englishman_start(s, stack);
}

static inline bool englishman_is_bean(unsigned kind)
{
    return kind < ENGLISHMAN_VALUES;
}

static inline bool englishman_is_giant(unsigned kind)
{
    return kind >= ENGLISHMAN_GIANT && kind < ENGLISHMAN_GIANT + ENGLISHMAN_GIANTS;
}

static inline bool englishman_is_treasure(unsigned kind)
{
    return kind >= ENGLISHMAN_TREASURE && kind < ENGLISHMAN_KINDS;
}

/* ENG-DECK-1  Four of each beanstalk card, two of each other card. */
static inline unsigned englishman_copies(unsigned kind)
{
    return englishman_is_bean(kind) ? 4 : 2;
}

static inline bool englishman_jack_to_act(const struct englishman *s)
{
    return s->phase <= ENGLISHMAN_JACK_1;
}

/* What lies where (englishman_board.c). */
unsigned englishman_bean_top(const struct englishman *s); /* its value 1 to 9; 0 if none is begun */
unsigned englishman_beans_done(const struct englishman *s);
unsigned englishman_claims(const struct englishman *s); /* kinds of treasure that Jack has: bits */
bool englishman_fresh(const struct englishman *s); /* looks as dealt, but for one card at most */

/* Rules (englishman.c).  The event must be a formed one. */
bool englishman_event_formed(const struct arbiter_event *event);
unsigned englishman_fault(const struct arbiter_rules *rules, const struct englishman *s,
                          const struct arbiter_event *event);
bool englishman_giant_stuck(const struct arbiter_rules *rules, const struct englishman *s);

/* Actions (englishman_play.c).  The deal has its cards in the five stacks already. */
void englishman_begin(const struct arbiter_rules *rules, struct englishman *s);
void englishman_play(const struct arbiter_rules *rules, struct englishman *s,
                     const struct arbiter_event *event);
unsigned englishman_tests_due(const struct arbiter_rules *rules, unsigned phase, unsigned kind);

/* All events without fault, each once (englishman_moves.c). */
unsigned englishman_moves(const struct arbiter_rules *rules, const struct englishman *s,
                          struct arbiter_event *list);

/* Winning (englishman_win.c): which of the asked ways hold on the table. */
unsigned englishman_ways(const struct arbiter_rules *rules, const struct englishman *s,
                         unsigned asked);
bool englishman_vertical(const struct englishman *s, bool run);
bool englishman_horizontal(const struct englishman *s);

/* Material (englishman_material.c): what Jack can still build from the cards in the castle. */
bool englishman_can_finish(const struct arbiter_rules *rules, const struct englishman *s,
                           bool discards_back);
unsigned englishman_followers(const struct arbiter_rules *rules, const struct englishman *s);

/* Counting (englishman_enough.c): into count[ENGLISHMAN_KINDS]. */
void englishman_count(const struct englishman *s, bool discards_back, uint8_t *count);
bool englishman_enough(const uint8_t *count, unsigned top, unsigned wanted, unsigned stacks);

/* The invariant (englishman_invariant.c): all of it, or without the deck's count. */
unsigned englishman_position_fault(const struct arbiter_rules *rules, const struct englishman *s);
unsigned englishman_shape_fault(const struct arbiter_rules *rules, const struct englishman *s);
bool englishman_deck_whole(const struct englishman *s);
unsigned englishman_may_stand(const struct arbiter_rules *rules, const struct englishman *s);

#endif
