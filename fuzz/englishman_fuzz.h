/* englishman_fuzz.h: what the files of the Englishman's fuzz target share. */
#ifndef ARBITER_FUZZ_ENGLISHMAN_H
#define ARBITER_FUZZ_ENGLISHMAN_H

#include "fuzz.h"

/* Kinds of events that the header can switch off, for each player. */
enum fuzz_choice {
    FUZZ_JACK_FRONT,
    FUZZ_JACK_FRONT_BEAN,
    FUZZ_JACK_BACK,
    FUZZ_JACK_BACK_BEAN,
    FUZZ_JACK_PASS,
    FUZZ_GIANT_DISCARD,
    FUZZ_GIANT_GROUP,
    FUZZ_GIANT_SINGLE,
    FUZZ_GIANT_PASS,
    FUZZ_CHOICES
};

/* englishman_decode.c and englishman_start.c */
void englishman_decode(struct fuzz_bytes *bytes, struct fuzz_game *game);
bool englishman_next_event(struct fuzz_bytes *bytes, const struct fuzz_game *game,
                           struct arbiter_event *event);
void englishman_deal(struct fuzz_bytes bytes, unsigned structure, uint8_t *card);
bool englishman_late(struct fuzz_bytes bytes, const uint8_t *card,
                     const struct arbiter_rules *rules, union arbiter_position *position);

/* englishman_check.c: of the position that the game is in, and of the last event. */
void englishman_check_position(struct fuzz_game *game);
void englishman_check_event(struct fuzz_game *game);

/* englishman_feedback.c */
void englishman_feedback(const struct arbiter_rules *rules, const union arbiter_position *position);

#endif
