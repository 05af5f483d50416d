/* probe.h: where the model applies a clause it says so, once, for granted and for refused.
 *
 * In a normal build a probe is nothing.  With ARBITER_PROBES the program that links the model
 * defines arbiter_probe(): the command counts with it, the fuzzers take it as coverage, and under
 * CBMC it is a goal that must be reachable. */
#ifndef ARBITER_PROBE_H
#define ARBITER_PROBE_H

enum arbiter_verdict { ARBITER_GRANTED, ARBITER_REFUSED, ARBITER_VERDICTS };

#ifdef ARBITER_PROBES
void arbiter_probe(unsigned clause, enum arbiter_verdict verdict);
#else
static inline void arbiter_probe(unsigned clause, enum arbiter_verdict verdict)
{
    (void)clause;
    (void)verdict;
}
#endif

/* The clause lets it happen. */
static inline void granted(unsigned clause)
{
    arbiter_probe(clause, ARBITER_GRANTED);
}

/* The clause forbids it: the value to return as the fault. */
static inline unsigned refused(unsigned clause)
{
    arbiter_probe(clause, ARBITER_REFUSED);
    return clause;
}

#endif
