/* check.h: an adapter looked at step by step, before its engine is put on trial. */
#ifndef ARBITER_CHECK_H
#define ARBITER_CHECK_H

/* Makes the steps, prints each, and returns the exit code. */
int adapter_check(const char *command, double timeout);

#endif
