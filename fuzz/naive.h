/* naive.h: the rules once more, as plainly as they can be written.
 *
 * The model keeps the cards in one row cut into zones and decides by formulas.  Here each pile is a
 * word of card letters, read from the text of a position; a card that moves is cut out of one word and
 * put into another; and what Jack can still build is found by trying.  Nothing is shared with the
 * model but the numbers of readings and events, so a mistake must be made twice to stay hidden. */
#ifndef ARBITER_NAIVE_H
#define ARBITER_NAIVE_H

#include "arbiter.h"

enum { NAIVE_DONE = 5, NAIVE_BEAN, NAIVE_OUT, NAIVE_PILES };
enum naive_stage { NAIVE_PROTECT, NAIVE_JACK, NAIVE_GIANT, NAIVE_SECOND, NAIVE_OVER };

struct naive_pile {
    int count;
    char card[64];
};

struct naive {
    struct naive_pile pile[NAIVE_PILES]; /* stacks a to e, back to front; then the others */
    enum naive_stage stage;
    int left;        /* Jack's moves in this turn */
    char ending[64]; /* WINNER:WAYS when it is over */
};

/* Reads the text of a position, which must be well-formed, and writes it. */
bool naive_read(struct naive *board, const char *text, size_t length);
void naive_write(const struct naive *board, struct arbiter_text *text);

bool naive_legal(const struct arbiter_rules *rules, const struct naive *board,
                 const struct arbiter_event *event);
void naive_play(const struct arbiter_rules *rules, struct naive *board,
                const struct arbiter_event *event);
/* The cards are dealt: a reading may let a pattern among them win. */
void naive_begin(const struct arbiter_rules *rules, struct naive *board);

/* Which ways to win stand on the table (naive_win.c), as the model's bits. */
unsigned naive_ways(const struct arbiter_rules *rules, const struct naive *board);
bool naive_can_finish(const struct arbiter_rules *rules, const struct naive *board,
                      bool discards_back);
/* Whether so many beanstalks can be built, the first going on from a height and a top card. */
bool naive_can_build(const int *copies, int top, int height, int beanstalks);
void naive_castle(const struct naive *board, int *copies); /* of the values 1 to 9 */
int naive_kinds_missing(const struct naive *board);
int naive_completed(const struct naive *board);
bool naive_claimed(const struct naive *board, char treasure);

#endif
