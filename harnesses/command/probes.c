/* probes.c: the model is linked with its probes; here they are counted. */
#include "command.h"

static struct tally nowhere;
static struct tally *current = &nowhere;

void arbiter_probe(unsigned clause, enum arbiter_verdict verdict)
{
    current->count[clause][verdict]++;
}

void tally_into(struct tally *tally)
{
    current = tally == NULL ? &nowhere : tally;
}

void tally_add(struct tally *sum, const struct tally *more)
{
    for (unsigned clause = 0; clause < CLAUSES_MAX; clause++)
        for (unsigned verdict = 0; verdict < ARBITER_VERDICTS; verdict++)
            sum->count[clause][verdict] += more->count[clause][verdict];
}
