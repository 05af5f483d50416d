/* costs.c: what it costs to put a finding down to a cause.  The figures were chosen by measuring:
 * docs/architecture.md. */
#include "costs.h"

#include <string.h>

#include "issue.h"

static const double cost_of_breadth = 0.5; /* of a clause that is granted in every line */
static const double cost_of_doubt = 0.2;   /* each time that the clause is half as likely wrong */
static const double cost_of_rarest = 0.5;  /* at most, of the clause that is granted most seldom */
static const double cost_of_outcome =
    0.1;                                  /* the engine's outcome comes about by the clause alone */
static const double cost_of_easing = 0.2; /* a choice takes away what differs first */
static const double cost_of_dependence = 0.6; /* a choice changes our answer */
static const double cost_of_earlier = 0.3;    /* the clause was granted to an event before */
static const double cost_of_list = 0.4;
static const double cost_of_position = 0.9; /* a position that is called impossible says no more */

/* How often it halves, until of all lines only the failed ones are left. */
static double doubt(double failed, double agreed)
{
    double all = failed + agreed, cost = 0;
    if (failed < 1) return NEVER;
    while (all > 2 * failed) {
        all /= 2;
        cost += cost_of_doubt;
    }
    return cost + cost_of_doubt * (all / failed - 1);
}

/* How many lines the engine has answered by the choice `asked` that it would have answered otherwise by
 * the choice `played`. */
static double refuted(struct spectrum *spectrum, unsigned level, unsigned reading, unsigned asked,
                      unsigned played)
{
    double *known = &spectrum->refuted[reading][asked][played];
    const unsigned kept =
        spectrum->agreements < KEPT_MAX ? (unsigned)spectrum->agreements : KEPT_MAX;
    unsigned others = 0;
    if (*known > 0) return *known - 1;
    for (unsigned number = 0; number < kept; number++) {
        const char *line = spectrum->kept[number];
        struct arbiter_rules rules;
        if (!issue_rules(line, strlen(line), &rules) || rules.choice[reading] != asked) continue;
        rules.choice[reading] = (uint8_t)played;
        others += issue_answers_differ(line, &rules, level);
    }
    *known = 1 + (kept == 0 ? 0 : others * ((double)spectrum->agreements / kept));
    return *known - 1;
}

/* The lines that differ, and that might not by the choice `played`. */
static double failed_by(const struct search *search, unsigned reading, unsigned asked,
                        unsigned played)
{
    double failed = 0;
    for (unsigned number = 0; number < search->findings; number++) {
        const struct finding *finding = &search->report->finding[number];
        const struct evidence *evidence = evidence_of(search, number);
        if (evidence != NULL && evidence->choice[reading] == asked &&
            evidence->depends[reading] >> played & 1u)
            failed += (double)finding->times;
    }
    return failed;
}

double cost_of_choice(struct search *search, const struct finding *finding, unsigned reading,
                      unsigned played)
{
    const unsigned asked = finding->evidence->choice[reading];
    return doubt(failed_by(search, reading, asked, played),
                 refuted(search->spectrum, search->report->level, reading, asked, played));
}

/* The most that a choice of a reading of the clause does.  It says little where the engine was seen not
 * to play that choice. */
static double cost_of_readings(struct search *search, const struct finding *finding,
                               unsigned clause)
{
    const struct evidence *evidence = finding->evidence;
    const struct arbiter_reading *reading;
    double best = NEVER;
    for (unsigned number = 0; (reading = arbiter_reading_at(finding->game, number)) != NULL;
         number++) {
        if (strcmp(reading->clause, arbiter_clause_at(finding->game, clause)->id) != 0) continue;
        for (unsigned choice = 0; choice < arbiter_choices(reading); choice++) {
            if ((evidence->depends[number] >> choice & 1u) == 0) continue;
            const double cost = (evidence->explains[number] >> choice & 1u ? 0
                                 : evidence->eases[number] >> choice & 1u  ? cost_of_easing
                                                                           : cost_of_dependence) +
                                cost_of_choice(search, finding, number, choice);
            if (cost < best) best = cost;
        }
    }
    return best;
}

/* Lines that show the finding or another one that is put down to the clause; of those that need this
 * choice, if a reading is given. */
static double failed_under(const struct search *search, unsigned number, unsigned cause,
                           unsigned reading)
{
    const struct finding *findings = search->report->finding;
    const uint8_t choice =
        reading == ARBITER_READINGS_MAX ? 0 : findings[number].evidence->choice[reading];
    double failed = 0;
    for (unsigned other = 0; other < search->findings; other++) {
        if (other != number && search->blamed[other] != cause) continue;
        const struct evidence *evidence = evidence_of(search, other);
        if (evidence == NULL) continue;
        if (reading == ARBITER_READINGS_MAX || evidence->choice[reading] == choice)
            failed += (double)findings[other].times;
    }
    return failed;
}

/* The clause was granted to the event at issue.  How often was the engine right where it was granted, in
 * all lines, and in those by the choices that the finding needs?  The least doubt counts. */
static double cost_of_granting(const struct search *search, unsigned number, unsigned cause)
{
    const unsigned clause = cause % CLAUSES_MAX;
    const struct spectrum *spectrum = search->spectrum;
    const uint8_t *choice = search->report->finding[number].evidence->choice;
    double best = doubt(failed_under(search, number, cause, ARBITER_READINGS_MAX),
                        spectrum->agreed[clause][ARBITER_GRANTED]);
    for (unsigned reading = 0; arbiter_reading_at(spectrum->game, reading) != NULL; reading++) {
        if (choice[reading] == 0) continue;
        const double now =
            doubt(failed_under(search, number, cause, reading),
                  spectrum->agreed_by[clause][ARBITER_GRANTED][reading][choice[reading]]);
        if (now < best) best = now;
    }
    return best;
}

static double cost_of(struct search *search, unsigned number, unsigned cause)
{
    const bool effect = cause >= CLAUSES_MAX;
    const unsigned clause = cause % CLAUSES_MAX;
    const struct finding *finding = &search->report->finding[number];
    const struct evidence *evidence = evidence_of(search, number);
    double best = NEVER;
    if (evidence == NULL) return NEVER;
    if (clause == LISTED) return evidence->listed && !effect ? cost_of_list : NEVER;
    const uint8_t mark = evidence->mark[clause];
    if (evidence->forbidden && effect) return NEVER;
    if (mark & MARK_FORBIDS) return 0;
    /* By the default choices what is forbidden is forbidden by that clause alone. */
    if (evidence->forbidden && (mark & MARK_EASES) == 0 && finding_plain(finding)) return NEVER;
    if (finding->kind == FAULT_WRONG_ANSWER && !effect && (mark & MARK_DEPENDS) == 0)
        return evidence->position ? cost_of_position : NEVER;
    if (evidence->position) best = cost_of_position;
    if (mark & MARK_DENIED && cost_of_outcome < best &&
        spectrum_brings(search->spectrum, clause, evidence->outcome))
        best = cost_of_outcome;
    if (mark & (MARK_GRANTED | MARK_EARLIER)) {
        const double cost =
            cost_of_granting(search, number, cause) + (mark & MARK_GRANTED ? 0 : cost_of_earlier);
        if (cost < best) best = cost;
        if (cause == search->rarest[number] && best > cost_of_rarest) best = cost_of_rarest;
    }
    if (mark & MARK_DEPENDS) {
        const double cost = cost_of_readings(search, finding, clause);
        if (cost < best) best = cost;
    }
    return best;
}

/* What the cause of a group costs is what it costs for the finding that fits it worst. */
void costs_work_out(struct search *search)
{
    memset(search->possible, 0, sizeof search->possible);
    for (unsigned cause = 0; cause < CAUSES_MAX; cause++) {
        const bool there = cause % CLAUSES_MAX == LISTED ||
                           arbiter_clause_at(search->spectrum->game, cause % CLAUSES_MAX) != NULL;
        for (unsigned group = 0; group < search->groups; group++)
            search->cost[group][cause] = there ? 0 : NEVER;
        for (unsigned number = 0; there && number < search->findings; number++) {
            double *cost = &search->cost[search->group[number]][cause];
            const double now = cost_of(search, number, cause);
            if (now > *cost) *cost = now;
        }
        for (unsigned group = 0; group < search->groups; group++)
            search->possible[cause] |= search->cost[group][cause] < cost_of_cause;
    }
}

/* A clause that is granted in most lines would show in most lines. */
double cost_of_opening(const struct search *search, unsigned cause)
{
    const struct spectrum *spectrum = search->spectrum;
    const double all = (double)spectrum->agreements + 1;
    return cost_of_cause +
           cost_of_breadth * spectrum->agreed[cause % CLAUSES_MAX][ARBITER_GRANTED] / all;
}
