/* causes.c: the fewest wrong rules that explain all findings.
 *
 * Each cause costs 1, and each finding that is put down to it costs the more, the less speaks for that
 * (costs.c).  So a finding joins another one where the evidence is worth it, and stays alone otherwise.
 * The cheapest explanation is looked for step by step: causes are added, and those dropped that have
 * become superfluous. */
#define _POSIX_C_SOURCE 200809L
#include "causes.h"

#include <stdlib.h>
#include <string.h>

#include "costs.h"

/* At first each finding is put down to the clause that is granted most seldom. */
static void blame_rarest(struct search *search)
{
    for (unsigned number = 0; number < search->findings; number++) {
        const struct evidence *evidence = evidence_of(search, number);
        unsigned best = ALONE;
        for (unsigned clause = 1; evidence != NULL && clause < CLAUSES_MAX; clause++)
            if (evidence->mark[clause] & MARK_GRANTED &&
                (best == ALONE || search->spectrum->agreed[clause][ARBITER_GRANTED] <
                                      search->spectrum->agreed[best][ARBITER_GRANTED]))
                best = clause;
        if (best != ALONE && search->report->finding[number].kind == FAULT_WRONG_ANSWER)
            best += CLAUSES_MAX;
        search->blamed[number] = search->rarest[number] = best;
    }
}

/* What it costs to explain all groups by these causes.  A group that none of them explains has one of its
 * own, of which nothing is known. */
static double price(const struct search *search, const bool open[CAUSES_MAX], double limit,
                    unsigned cause[FINDINGS_MAX])
{
    unsigned list[CAUSES_MAX], causes = 0;
    double sum = 0;
    for (unsigned one = 0; one < CAUSES_MAX; one++) {
        if (!open[one]) continue;
        sum += cost_of_opening(search, one);
        list[causes++] = one;
    }
    for (unsigned group = 0; group < search->groups; group++) {
        double least = limit;
        cause[group] = ALONE;
        for (unsigned number = 0; number < causes; number++) {
            const double now = search->cost[group][list[number]];
            if (now >= least) continue;
            least = now;
            cause[group] = list[number];
        }
        sum += least + (cause[group] == ALONE ? cost_of_cause : 0);
    }
    return sum;
}

/* With this cause as one more, and without those that it makes superfluous. */
static double price_with(const struct search *search, bool open[CAUSES_MAX], unsigned clause,
                         double limit, unsigned cause[FINDINGS_MAX])
{
    open[clause] = true;
    double least = price(search, open, limit, cause);
    for (unsigned other = 0; other < CAUSES_MAX; other++) {
        if (!open[other]) continue;
        open[other] = false;
        const double now = price(search, open, limit, cause);
        open[other] = now >= least;
        if (now < least) least = now;
    }
    return price(search, open, limit, cause);
}

/* Adds causes as long as that makes it cheaper. */
static void cover(const struct search *search, double limit, unsigned cause[FINDINGS_MAX])
{
    bool best[CAUSES_MAX] = {false};
    double least = price(search, best, limit, cause);
    for (bool better = true; better;) {
        bool found[CAUSES_MAX];
        better = false;
        for (unsigned clause = 0; clause < CAUSES_MAX; clause++) {
            bool open[CAUSES_MAX];
            if (best[clause] || !search->possible[clause]) continue;
            memcpy(open, best, sizeof open);
            const double now = price_with(search, open, clause, limit, cause);
            if (now >= least - 1e-9) continue;
            least = now;
            better = true;
            memcpy(found, open, sizeof found);
        }
        if (better) memcpy(best, found, sizeof best);
    }
    price(search, best, limit, cause);
}

/* Makes one group of all with the same cause. */
static void gather(struct search *search, const unsigned cause[FINDINGS_MAX])
{
    unsigned place[FINDINGS_MAX] = {0}, groups = 0;
    for (unsigned group = 0; group < search->groups; group++) {
        unsigned same = 0;
        while (same < group && (cause[group] == ALONE || cause[same] != cause[group]))
            same++;
        place[group] = same < group ? place[same] : groups++;
        search->cause[place[group]] = cause[group];
    }
    search->groups = groups;
    for (unsigned number = 0; number < search->findings; number++) {
        search->group[number] = place[search->group[number]];
        search->blamed[number] = search->cause[search->group[number]];
    }
}

/* First what surely has the same cause, then what may have it.  What is put down to a clause makes it the
 * likelier for the others. */
static void search_causes(struct search *search)
{
    static const double limits[] = {0.35, 0.6, 1.0, 1.0};
    search->groups = search->findings;
    for (unsigned number = 0; number < search->findings; number++)
        search->group[number] = number;
    blame_rarest(search);
    for (unsigned step = 0; step < sizeof limits / sizeof limits[0]; step++) {
        unsigned cause[FINDINGS_MAX];
        costs_work_out(search);
        cover(search, limits[step], cause);
        gather(search, cause);
    }
}

/* The choice that explains all findings of a cause, and that nothing speaks against. */
static char *reading_of(struct search *search, unsigned main)
{
    const struct finding *finding = &search->report->finding[main];
    const struct arbiter_reading *reading;
    char *best = NULL;
    double least = cost_of_contradiction;
    for (unsigned number = 0; (reading = arbiter_reading_at(finding->game, number)) != NULL;
         number++) {
        unsigned choices = finding->evidence->explains[number];
        for (unsigned other = 0; other < search->findings; other++)
            if (search->group[other] == search->group[main])
                choices &= search->report->finding[other].evidence->explains[number];
        for (unsigned choice = 0; choice < arbiter_choices(reading); choice++) {
            if ((choices >> choice & 1u) == 0) continue;
            const double now = cost_of_choice(search, finding, number, choice);
            if (now >= least) continue;
            least = now;
            char words[128];
            snprintf(words, sizeof words, "%s=%s", reading->name, reading->choice[choice][0]);
            free(best);
            best = strdup(words);
            if (best == NULL) abort();
        }
    }
    return best;
}

/* The less of what it costs to put it down to either side of the clause. */
static double worth(const double cost[CAUSES_MAX], unsigned clause)
{
    return cost[clause] < cost[clause + CLAUSES_MAX] ? cost[clause] : cost[clause + CLAUSES_MAX];
}

/* The clause first, and after it those that cost least. */
static void name_clauses(const struct search *search, struct finding *finding, unsigned group)
{
    const unsigned cause = search->cause[group] % CLAUSES_MAX;
    const double *cost = search->cost[group];
    const unsigned before = finding->clauses == 0 ? 0 : finding->clause[0];
    unsigned count = 0;
    if (search->cause[group] == ALONE || cause == LISTED) return;
    finding->clause[count++] = cause;
    while (count < TRIAL_CLAUSES_MAX) {
        unsigned best = 0;
        for (unsigned clause = 1; clause < CLAUSES_MAX; clause++) {
            bool named = false;
            for (unsigned at = 0; at < count; at++)
                named |= finding->clause[at] == clause;
            if (named || worth(cost, clause) >= cost_that_is_named) continue;
            if (best == 0 || worth(cost, clause) < worth(cost, best)) best = clause;
        }
        if (best == 0) break;
        finding->clause[count++] = best;
    }
    finding->clauses = count;
    char *tail = strrchr(finding->key, ':');
    if (before != 0 && tail != NULL &&
        strcmp(tail + 1, arbiter_clause_at(finding->game, before)->id) == 0)
        snprintf(tail + 1, sizeof finding->key - (size_t)(tail + 1 - finding->key), "%s",
                 arbiter_clause_at(finding->game, cause)->id);
}

/* What people see first: a short line by the default readings, and one that is often met. */
static bool plainer(const struct finding *one, const struct finding *other)
{
    if (one->evidence->position != other->evidence->position) return other->evidence->position;
    if (finding_plain(one) != finding_plain(other)) return finding_plain(one);
    if (one->events != other->events) return one->events < other->events;
    return one->times > other->times;
}

static void add_form(struct finding *finding, const struct finding *other)
{
    finding->form = realloc(finding->form, (finding->forms + 1) * sizeof *finding->form);
    if (finding->form == NULL) abort();
    unsigned place = finding->forms++;
    for (; place > 0 && finding->form[place - 1].times < other->times; place--)
        finding->form[place] = finding->form[place - 1];
    struct finding_form *form = &finding->form[place];
    *form = (struct finding_form){.kind = other->kind, .times = other->times};
    memcpy(form->key, other->key, sizeof form->key);
    form->line = other->line == NULL ? NULL : strdup(other->line);
    form->note = other->note == NULL ? NULL : strdup(other->note);
}

/* Makes the findings of a group forms of the plainest one. */
static void join(struct search *search, struct report *report, unsigned group)
{
    unsigned main = FINDINGS_MAX;
    for (unsigned number = 0; number < search->findings; number++)
        if (search->group[number] == group &&
            (main == FINDINGS_MAX || plainer(&report->finding[number], &report->finding[main])))
            main = number;
    struct finding *kept = &report->finding[main];
    if (evidence_of(search, main) == NULL) return;
    kept->reading = reading_of(search, main);
    for (unsigned number = 0; number < search->findings; number++) {
        const struct finding *other = &report->finding[number];
        if (search->group[number] != group || number == main) continue;
        add_form(kept, other);
        kept->times += other->times;
        if (other->first < kept->first) kept->first = other->first;
        search->joined[number] = true;
    }
    name_clauses(search, kept, group);
    if (kept->reading != NULL)
        snprintf(kept->key, sizeof kept->key, "reading:%.100s", kept->reading);
}

void causes_join(struct report *report, struct spectrum *spectrum)
{
    static struct search search; /* large, and used by one at a time */
    if (report->findings == 0) return;
    memset(&search, 0, sizeof search);
    search.report = report;
    search.spectrum = spectrum;
    search.findings = report->findings < FINDINGS_MAX ? report->findings : FINDINGS_MAX;
    search_causes(&search);
    for (unsigned group = 0; group < search.groups; group++)
        join(&search, report, group);
    unsigned left = 0;
    for (unsigned number = 0; number < report->findings; number++) {
        if (number < search.findings && search.joined[number])
            finding_free(&report->finding[number]);
        else
            report->finding[left++] = report->finding[number];
    }
    report->findings = left;
}
