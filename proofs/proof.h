/* proof.h: the words of a proof.
 *
 * A harness runs twice.  In the proving run PROVE is an assertion, and REACH is nothing.  In the
 * reaching run (REACH_RUN) it is the other way round: REACH asserts that its condition never holds,
 * and the prover must refute that.  So each REACH shows a case that the PROVEs speak about, and a
 * proof that is empty because its assumptions contradict each other is found out.  In the same run
 * each PROVE of the harness's own file must be reached; those of headers need not be, since a header
 * serves several proofs.  Where the claims are proved one by one, CHECKS_RUN has the prover's own checks
 * and no claim.
 *
 * Local variables that are not initialised have every value at once.  An exhaustive proof is a plain
 * program and needs none of this: see the top of proofs/prove. */
#ifndef ARBITER_PROOF_H
#define ARBITER_PROOF_H

#define ASSUME(condition) __CPROVER_assume(condition)

#ifdef REACH_RUN
#define PROVE(condition, claim) __CPROVER_assert(__INCLUDE_LEVEL__ > 0, "alive: " claim)
#define REACH(condition, what)  __CPROVER_assert(!(condition), "reach: " what)
#else
#ifdef CHECKS_RUN
#define PROVE(condition, claim) ((void)(condition))
#else
#define PROVE(condition, claim) __CPROVER_assert(condition, claim)
#endif
#define REACH(condition, what) ((void)0)
#endif

#endif
