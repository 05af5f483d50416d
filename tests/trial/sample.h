/* sample.h: a report with a finding of each important sort, and hostile bytes in it. */
#ifndef ARBITER_TESTS_SAMPLE_H
#define ARBITER_TESTS_SAMPLE_H

#include "../../harnesses/trial/trial.h"

/* The report lives in the function; each call builds it anew. */
struct report *sample_report(void);

#endif
