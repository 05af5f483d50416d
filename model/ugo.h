/* ugo.h: UGO!, by Ronald Hoekstra.
 *
 * Two to four players hold ten country cards each; the rest lies aside.  The player to the dealer's
 * left leads a card, the others play one each, clockwise, and follow the led colour if they can.
 * The highest value takes the trick whatever its colour; of equal ones that of the led colour, or
 * else the first.
 *
 * The winner places the cards of the trick on the five places of his kingdom board, one colour to a
 * place: on top of the same colour where it is there, or else on the next free place from the left.
 * He wins the farmers shown on his card; the losers win some with a 1 or a 2.  Farmers fill the
 * spots of the board from left to right.  The winner leads the next trick.
 *
 * After ten tricks the top card of each place scores its value if the place has enough farmers, or
 * costs 5 points for each that is missing; an empty place with all its farmers scores a bonus.  Four
 * games are a match, and the highest total wins it.
 *
 * The clauses are in ugo_clauses.c; the code of each stands under its id. */
#ifndef ARBITER_UGO_H
#define ARBITER_UGO_H

#include <stdbool.h>
#include <stdint.h>

struct arbiter_rules;
struct arbiter_event;

enum {
    UGO_COLOURS = 5,
    UGO_VALUES = 9, /* 0 to 8 */
    UGO_CARDS = 45, /* 5 * 9; card = colour * 9 + value */
    UGO_NO_CARD = UGO_CARDS,
    UGO_SEATS = 4,
    UGO_PLACES = 5,
    UGO_HAND = 10,
    UGO_GAMES = 4,
    UGO_PENALTY = 5,
    UGO_BEST = 40,     /* 5 places * value 8: no game scores more */
    UGO_GAIN_MOST = 2, /* farmers that one player gets for one trick */
    UGO_MOVES_MAX = 45 /* cards that chance can deal; 4 cards * 5 places are fewer */
};

/* Where a card is. */
enum {
    UGO_IN_HAND = 0,              /* of the first seat, and so on */
    UGO_IN_KINGDOM = UGO_SEATS,   /* of the first seat, and so on */
    UGO_IN_TRICK = 2 * UGO_SEATS, /* played, and not placed yet */
    UGO_ASIDE,
    UGO_USED, /* while the next game is dealt: played in the last one, and not dealt yet */
    UGO_ZONES
};

enum ugo_phase {
    UGO_PLAY,   /* a card to the trick */
    UGO_PUT,    /* the winner places a card of it */
    UGO_LEAD,   /* all are placed, and not final before he leads */
    UGO_DEAL,   /* chance deals the next game */
    UGO_DEALER, /* chance chooses who deals it */
    UGO_OVER,
    UGO_PHASES
};

/* A position.  One flat struct without padding: it is copied freely and compared with memcmp.  What
 * belongs to seats that nobody has is zero, or UGO_NO_CARD. */
struct ugo {
    int16_t total[UGO_SEATS]; /* points of the finished games */
    uint8_t zone[UGO_CARDS];
    uint8_t top[UGO_SEATS][UGO_PLACES]; /* the card on top of each place, or UGO_NO_CARD */
    uint8_t under[UGO_PLACES];          /* while the winner places: his tops before this trick */
    uint8_t trick[UGO_SEATS]; /* each seat's card of this trick, until the trick is over */
    uint8_t farmers[UGO_SEATS];
    uint8_t phase;
    uint8_t game; /* from 1 */
    uint8_t dealer;
    uint8_t leader; /* of this trick */
    uint8_t turn;   /* who is to act; the leader where chance is, and at the end */
    uint8_t left; /* cards in the hand of those who have not played to the trick; or yet to deal */
};

/* Kinds of events, and what their numbers mean. */
enum ugo_event_kind {
    UGO_PLAY_CARD, /* index: the card */
    UGO_PUT_CARD,  /* index: the card; place, from 1 */
    UGO_BACK,
    UGO_DEAL_CARD,   /* index: the card */
    UGO_NAME_DEALER, /* from: the seat */
    UGO_EVENT_KINDS
};

/* The clauses, in the order of ugo_clauses.c. */
enum ugo_clause {
    UGO_NONE,
    UGO_DECK_1,
    UGO_SEAT_1,
    UGO_DEAL_1,
    UGO_DEAL_2,
    UGO_DEAL_3,
    UGO_DEAL_4,
    UGO_HIDE_1,
    UGO_HIDE_2,
    UGO_LEAD_1,
    UGO_LEAD_2,
    UGO_TRICK_1,
    UGO_FOLLOW_1,
    UGO_FOLLOW_2,
    UGO_WIN_1,
    UGO_WIN_2,
    UGO_WIN_3,
    UGO_PUT_1,
    UGO_PUT_2,
    UGO_PUT_3,
    UGO_PUT_4,
    UGO_PUT_5,
    UGO_PUT_6,
    UGO_FARM_1,
    UGO_FARM_2,
    UGO_FARM_3,
    UGO_FARM_4,
    UGO_LOSE_1,
    UGO_LOSE_2,
    UGO_LOSE_3,
    UGO_SCORE_1,
    UGO_SCORE_2,
    UGO_SCORE_3,
    UGO_SCORE_4,
    UGO_MATCH_1,
    UGO_MATCH_2,
    UGO_MATCH_3,
    UGO_END_1,
    UGO_CLAUSES
};

/* The invariants, in the order of ugo_clauses.c. */
enum ugo_invariant {
    UGO_I_NONE,
    UGO_I_ZONES,
    UGO_I_SEATS,
    UGO_I_PHASE,
    UGO_I_TURN,
    UGO_I_DEALER,
    UGO_I_TRICK,
    UGO_I_FOLLOW,
    UGO_I_PLACES,
    UGO_I_UNDER,
    UGO_I_FARMERS,
    UGO_I_TOTALS,
    UGO_I_COUNTS,
    UGO_INVARIANTS
};

/* The readings, in the order of ugo_readings.c, each with its choices; the first is the default. */
enum ugo_reading {
    UGO_FOLLOW,
    UGO_TIE,
    UGO_NEW_COLOURS,
    UGO_SKIP_PLACE,
    UGO_PLACED,
    UGO_SURPLUS,
    UGO_ASIDE_NEXT,
    UGO_NEXT_DEALER,
    UGO_MISSING,
    UGO_COVERED,
    UGO_MATCH_TIE,
    UGO_READINGS
};
enum { FOLLOW_STRICT, FOLLOW_ZERO };
enum { TIE_FIRST, TIE_FOLLOWER };
enum { NEW_COLOURS_FREE, NEW_COLOURS_PLAYED };
enum { SKIP_PLACE_LEFTMOST, SKIP_PLACE_ANY };
enum { PLACED_AT_ONCE, PLACED_UNTIL_LEAD };
enum { SURPLUS_LOST, SURPLUS_KEPT };
enum { ASIDE_SHUFFLED, ASIDE_FIRST, ASIDE_INCLUDED };
enum { DEALER_LEFT, DEALER_SAME, DEALER_CHOSEN };
enum { MISSING_SHORT, MISSING_BARE };
enum { COVERED_OPEN, COVERED_CLOSED };
enum { MATCH_TIE_SHARED, MATCH_TIE_NOBODY };

/* The figures, in the order of the fields in ugo_readings.c: where each row begins. */
enum {
    UGO_FARMERS_WON = 0, /* by the value of the winning card */
    UGO_SPOTS = UGO_FARMERS_WON + UGO_VALUES,
    UGO_BONUS = UGO_SPOTS + UGO_PLACES,
    UGO_FIGURES = UGO_BONUS + UGO_PLACES
};

static inline unsigned ugo_colour(unsigned card)
{
    return card / UGO_VALUES;
}

static inline unsigned ugo_value(unsigned card)
{
    return card % UGO_VALUES;
}

/* Rules (ugo.c).  The event must be a formed one. */
bool ugo_event_formed(const struct arbiter_event *event);
unsigned ugo_fault(const struct arbiter_rules *rules, const struct ugo *s,
                   const struct arbiter_event *event);
/* Whether the seat's hand obliges it to play this colour. */
bool ugo_must_follow(const struct arbiter_rules *rules, const struct ugo *s, unsigned seat,
                     unsigned colour);
/* The place of the seat's board that has the colour; UGO_PLACES if none has. */
unsigned ugo_place_of(const uint8_t *top, unsigned colour);
/* Whether the card of a new colour must wait for another colour of the trick. */
bool ugo_must_wait(const struct arbiter_rules *rules, const struct ugo *s, unsigned card);
bool ugo_may_deal(const struct arbiter_rules *rules, const struct ugo *s, unsigned card);
bool ugo_may_take_back(const struct arbiter_rules *rules, const struct ugo *s);

/* Actions (ugo_play.c).  ugo_begin: each card of a hand is in its zone already. */
void ugo_begin(const struct arbiter_rules *rules, struct ugo *s);
void ugo_play(const struct arbiter_rules *rules, struct ugo *s, const struct arbiter_event *event);

/* All events without fault, each once (ugo_moves.c). */
unsigned ugo_moves(const struct arbiter_rules *rules, const struct ugo *s,
                   struct arbiter_event *list);

/* The trick and what it brings (ugo_trick.c).  The trick must be complete. */
unsigned ugo_winner(const struct arbiter_rules *rules, const struct ugo *s,
                    unsigned *clause); /* and the clause that decides it */
unsigned ugo_farmers_due(const struct arbiter_rules *rules, const struct ugo *s, unsigned seat,
                         unsigned winner);
unsigned ugo_spots(const struct arbiter_rules *rules);

/* Points (ugo_score.c). */
unsigned ugo_farmers_at(const struct arbiter_rules *rules, unsigned farmers, unsigned place);
int ugo_score(const struct arbiter_rules *rules, const struct ugo *s, unsigned seat);
unsigned ugo_best(const struct arbiter_rules *rules, const struct ugo *s); /* seats, as bits */

/* The invariant (ugo_invariant.c): all of it, or without the counts of cards. */
unsigned ugo_position_fault(const struct arbiter_rules *rules, const struct ugo *s);
unsigned ugo_shape_fault(const struct arbiter_rules *rules, const struct ugo *s);
/* The counts (ugo_counts.c). */
unsigned ugo_count(const struct ugo *s, unsigned zone);
bool ugo_counts_fit(const struct arbiter_rules *rules, const struct ugo *s);

#endif
