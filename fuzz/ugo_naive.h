/* ugo_naive.h: UGO! once more, from the rulebook's words alone: hands and piles as rows of cards,
 * counters lying on places, a written score for each game.  It goes through the whole game beside
 * the model, and shares no code with it, only the numbers of events, phases and readings. */
#ifndef ARBITER_FUZZ_UGO_NAIVE_H
#define ARBITER_FUZZ_UGO_NAIVE_H

#include "arbiter.h"

/* Rows of cards: the hands of the four players, then these. */
enum { ROW_TRICK = 4, ROW_ASIDE, ROW_USED, ROW_KINGDOM }; /* and five places for each player */
enum { ROWS = ROW_KINGDOM + 4 * 5, ROW_ROOM = 45 };

struct ugo_naive {
    unsigned size[ROWS];
    char card[ROWS][ROW_ROOM]
             [2];            /* colour and value, as written; the last one of a place is on top */
    unsigned counters[4][5]; /* farmers that lie on the places */
    unsigned beside[4];      /* and beside the board */
    int written[4][4];       /* the points of each game, by player */
    int brought[4];          /* points that a game begun from a position had already */
    unsigned lying; /* while the trick is placed it stays in its row: the bits of those that lie */
    unsigned stage; /* a phase of the model */
    unsigned game;  /* from 1 */
    unsigned dealer, first, next; /* players; `first` is he who led the trick */
    unsigned owed;                /* cards yet to deal */
};

/* From a position; what lies under the top of a place comes in any order. */
void ugo_naive_from(const struct arbiter_rules *rules, struct ugo_naive *n, const struct ugo *s);
/* The first difference between the two, in words; NULL if they are the same. */
const char *ugo_naive_difference(const struct arbiter_rules *rules, const struct ugo_naive *n,
                                 const struct ugo *s);
bool ugo_naive_legal(const struct arbiter_rules *rules, const struct ugo_naive *n,
                     const struct arbiter_event *event);

/* ugo_naive_play.c */
void ugo_naive_play(const struct arbiter_rules *rules, struct ugo_naive *n,
                    const struct arbiter_event *event);
unsigned ugo_naive_winner(const struct arbiter_rules *rules, const struct ugo_naive *n);
/* The result as an answer has it. */
void ugo_naive_result(const struct arbiter_rules *rules, const struct ugo_naive *n,
                      struct arbiter_text *text);

/* ugo_naive_view.c: what the player may know, as docs/lines.md writes it. */
void ugo_naive_view(const struct arbiter_rules *rules, const struct ugo_naive *n, unsigned viewer,
                    struct arbiter_text *text);

/* Cards and rows. */
static inline unsigned ugo_row_of(unsigned player, unsigned place)
{
    return ROW_KINGDOM + player * 5 + place;
}
unsigned ugo_naive_find(const struct ugo_naive *n, unsigned row, unsigned card); /* ROW_ROOM: no */
unsigned ugo_naive_number(const char *card); /* the model's number of it */
/* Whether the card in this slot of a place came with this trick. */
bool ugo_naive_fresh(const struct ugo_naive *n, const char *card);

#endif
