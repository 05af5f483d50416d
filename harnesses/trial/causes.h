/* causes.h: findings that one wrong rule explains, as one. */
#ifndef ARBITER_CAUSES_H
#define ARBITER_CAUSES_H

#include "suspects.h"

/* Joins the findings of the spectrum's game that have one cause. */
void causes_join(struct report *report, struct spectrum *spectrum);

#endif
