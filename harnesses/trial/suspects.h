/* suspects.h: which clauses could be to blame for a difference.
 *
 * Three things speak for a clause.  The model applies it to the event at issue (its probes say so), and
 * in the lines in which it is applied the engine is seldom right.  Or the clause forbids what the engine
 * does.  Or our answer becomes the engine's, or another one, by a choice of a reading of the clause. */
#ifndef ARBITER_SUSPECTS_H
#define ARBITER_SUSPECTS_H

#include "answer.h"

enum { OUTCOMES_MAX = 24, OUTCOME_ROOM = 48, KEPT_MAX = 512 };

/* What the compared lines tell about clauses and choices. */
struct spectrum {
    const struct arbiter_game *game;
    /* Lines with equal answers in which a clause was applied; and those by each choice. */
    uint32_t agreed[CLAUSES_MAX][ARBITER_VERDICTS];
    uint32_t agreed_by[CLAUSES_MAX][ARBITER_VERDICTS][ARBITER_READINGS_MAX][ARBITER_CHOICES_MAX];
    /* Lines in which a clause was granted, and those of them that ended so. */
    char outcome[OUTCOMES_MAX][OUTCOME_ROOM]; /* a word of our answer: result=jack */
    unsigned outcomes;
    uint32_t granted[CLAUSES_MAX];
    uint32_t with[OUTCOMES_MAX][CLAUSES_MAX];
    /* A fair sample of the lines with equal answers, to try other choices on. */
    char *kept[KEPT_MAX];
    uint64_t agreements, chance;
    /* How many of all lines by the choice `asked` the choice `played` would have answered otherwise,
     * + 1; 0: not tried yet. */
    double refuted[ARBITER_READINGS_MAX][ARBITER_CHOICES_MAX][ARBITER_CHOICES_MAX];
};
void spectrum_close(struct spectrum *spectrum);
/* That of the game, made where there is none yet. */
struct spectrum *spectrum_of(struct spectrum *list[GAMES_MAX], const struct arbiter_game *game);
/* Whether the outcome hardly comes about without this clause. */
bool spectrum_brings(const struct spectrum *spectrum, unsigned clause, const char *outcome);
/* A line was compared, in which the model has applied these clauses. */
void spectrum_take(struct spectrum *list[GAMES_MAX], const char *line, size_t length,
                   const char *ours, const struct tally *applied, bool agreed);

/* What speaks against a clause: a set of these. */
enum mark {
    MARK_FORBIDS = 1,  /* it forbids the event that the engine plays */
    MARK_GRANTED = 2,  /* it was granted to the event at issue */
    MARK_DENIED = 4,   /* it was denied when the event at issue had been played */
    MARK_EXPLAINS = 8, /* by another choice of a reading of it our answer is the engine's; */
    MARK_EASES = 16,   /* or at least what differs first does not differ; */
    MARK_DEPENDS = 32, /* or at least we have another answer, too.  Each includes the next. */
    MARK_EARLIER = 64  /* it was applied to an event before, and the line needs that one */
};

/* The word with which the engine says wrongly how the game has ended, such as result=jack; or "". */
void outcome_word(const char *theirs, const struct difference *difference, char *word, size_t room);

/* All that speaks for or against the clauses as the cause of one finding. */
struct evidence {
    uint8_t mark[CLAUSES_MAX];
    uint8_t explains[ARBITER_READINGS_MAX]; /* choices, a bit for each */
    uint8_t eases[ARBITER_READINGS_MAX], depends[ARBITER_READINGS_MAX];
    uint8_t choice[ARBITER_READINGS_MAX]; /* those of the line */
    bool listed; /* an event that the engine lists wrongly, and plays or refuses rightly */
    char outcome[OUTCOME_ROOM]; /* the word with which the engine ends the game wrongly, or "" */
    bool forbidden;             /* it plays or lists what a clause forbids */
    bool position;              /* only one side calls the position impossible in which it begins */
};
void evidence_find(struct evidence *evidence, const char *line, const char *ours,
                   const char *theirs, unsigned level, const struct difference *difference);
/* What another line of the same finding leaves of it. */
void evidence_meet(struct evidence *evidence, const struct evidence *other);

#endif
