/* costs.h: what it costs to put a finding down to a cause: the less speaks for it, the more.
 *
 * A cause is what a clause permits, or what it brings about: its number, and that and CLAUSES_MAX.  Clause 0
 * stands for a list of legal events that is wrong by itself. */
#ifndef ARBITER_COSTS_H
#define ARBITER_COSTS_H

#include "suspects.h"

enum { LISTED = 0, CAUSES_MAX = 2 * CLAUSES_MAX, ALONE = CAUSES_MAX, FINDINGS_MAX = 256 };

/* The unit. Each costs as much as it would to take one cause more. */
static const double cost_of_cause = 1.0;
static const double cost_that_is_named =
    0.6; /* a clause that costs more is no suspect to tell of */
static const double cost_of_contradiction = 0.4;
#define NEVER 1e9

/* The cheapest explanation of all findings, while it is looked for. */
struct search {
    const struct report *report;
    struct spectrum *spectrum;
    unsigned findings;
    unsigned blamed[FINDINGS_MAX]; /* the cause to which a finding was put down last, or ALONE */
    unsigned rarest[FINDINGS_MAX]; /* the cause that its event has and fewest other events; ALONE */
    unsigned groups;               /* of findings that have one cause */
    unsigned group[FINDINGS_MAX];  /* of each finding */
    unsigned cause[FINDINGS_MAX];  /* of each group; ALONE: unknown */
    bool joined[FINDINGS_MAX];     /* it is a form of another finding now */
    double cost[FINDINGS_MAX][CAUSES_MAX]; /* of each group */
    bool possible[CAUSES_MAX];             /* for one of the groups at least */
};

/* Of the finding; NULL: there is none, or it is of another game. */
static inline const struct evidence *evidence_of(const struct search *search, unsigned number)
{
    const struct finding *finding = &search->report->finding[number];
    return finding->game == search->spectrum->game ? finding->evidence : NULL;
}
/* Fills in `cost` and `possible`. */
void costs_work_out(struct search *search);
/* To take the cause at all. */
double cost_of_opening(const struct search *search, unsigned cause);
/* That the engine plays this choice where the finding's line asks for another one. */
double cost_of_choice(struct search *search, const struct finding *finding, unsigned reading,
                      unsigned played);

#endif
