/* ugo_fuzz.h: what the files of UGO!'s fuzz target share. */
#ifndef ARBITER_FUZZ_UGO_H
#define ARBITER_FUZZ_UGO_H

#include "fuzz.h"

/* Kinds of events that the header can switch off: a byte for each player, and one for chance. */
enum ugo_choice {
    UGO_CHOICE_ZERO,   /* plays a 0 */
    UGO_CHOICE_FARMER, /* a 1 or 2 */
    UGO_CHOICE_MIDDLE, /* a 3, 4 or 5 */
    UGO_CHOICE_HIGH,   /* a 6, 7 or 8 */
    UGO_CHOICE_COVER,  /* places a card on others */
    UGO_CHOICE_NEXT,   /* on the first free place */
    UGO_CHOICE_SKIP,   /* on another free place */
    UGO_CHOICE_BACK,
    UGO_CHOICES /* of one player */
};
enum {
    UGO_CHANCE_COLOUR = UGO_SEATS * UGO_CHOICES,       /* deals a card of this colour, and so on */
    UGO_CHANCE_SAME = UGO_CHANCE_COLOUR + UGO_COLOURS, /* names the last dealer */
    UGO_CHANCE_OTHER                                   /* names another one */
};

/* ugo_decode.c and ugo_start.c */
void ugo_decode(struct fuzz_bytes *bytes, struct fuzz_game *game);
bool ugo_next_event(struct fuzz_bytes *bytes, const struct fuzz_game *game,
                    struct arbiter_event *event);
/* The legal event of this number, counted round among those of allowed kinds, or among all legal
 * ones if none is allowed; false if nothing is legal. */
bool ugo_choose(const struct fuzz_game *game, unsigned number, struct arbiter_event *event);
void ugo_deal_order(struct fuzz_bytes bytes, unsigned players, uint8_t *card);
void ugo_go_forward(struct fuzz_bytes bytes, struct fuzz_game *game);

/* ugo_check.c: of the position that the game is in, and of the last event. */
void ugo_check_start(const struct fuzz_game *game);
void ugo_check_position(struct fuzz_game *game);
void ugo_check_event(struct fuzz_game *game);

/* ugo_feedback.c */
void ugo_feedback(const struct arbiter_rules *rules, const union arbiter_position *position);

#endif
