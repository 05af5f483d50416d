/* englishman_proof.h: what the proofs of The Blood of an Englishman share. */
#ifndef ARBITER_ENGLISHMAN_PROOF_H
#define ARBITER_ENGLISHMAN_PROOF_H

#include "arbiter.h"
#include "proof.h"

/* Every combination of readings. */
static inline bool known_rules(const struct arbiter_rules *rules)
{
    static const uint8_t choices[ENG_READINGS] = {2, 2, 2, 4, 3, 2, 2, 2, 2,
                                                  2, 4, 3, 4, 2, 3, 2, 3};
    bool known = rules->edition < 2;
    for (unsigned reading = 0; reading < ENG_READINGS; reading++)
        known &= rules->choice[reading] < choices[reading];
    return known;
}

static inline bool same_event(const struct arbiter_event *one, const struct arbiter_event *other)
{
    return one->kind == other->kind && one->from == other->from && one->index == other->index &&
           one->to == other->to && one->place == other->place;
}

/* Nothing but the result may differ. */
static inline bool same_ends(const struct englishman *one, const struct englishman *other)
{
    bool same = true;
    for (unsigned zone = 0; zone < ENGLISHMAN_ZONES; zone++)
        same &= one->end[zone] == other->end[zone];
    return same;
}

static inline bool same_position(const struct englishman *one, const struct englishman *other)
{
    bool same = same_ends(one, other) && one->phase == other->phase &&
                one->winner == other->winner && one->ways == other->ways;
    for (unsigned slot = 0; slot < ENGLISHMAN_CARDS; slot++)
        same &= one->card[slot] == other->card[slot];
    return same;
}

/* Zones in order, known kinds, and treasures on whole beanstalks. */
static inline bool sound_table(const struct englishman *s)
{
    bool sound = s->end[7] == 50;
    for (unsigned zone = 1; zone < ENGLISHMAN_ZONES; zone++)
        sound &= s->end[zone - 1] <= s->end[zone];
    if (!sound) return false;
    const unsigned done = s->end[ENGLISHMAN_DONE], bean = s->end[ENGLISHMAN_BEAN];
    if (done % 7 != 0 || done > 35 || bean - done > 6) return false;
    for (unsigned slot = 0; slot < ENGLISHMAN_CARDS; slot++)
        sound &= s->card[slot] < ENGLISHMAN_KINDS;
    for (unsigned slot = 6; slot < 35; slot += 7)
        if (slot < done) sound &= s->card[slot] >= ENGLISHMAN_TREASURE;
    if (bean > done) sound &= s->card[bean - 1] < ENGLISHMAN_VALUES;
    return sound;
}

#endif
