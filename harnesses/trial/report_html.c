#include "trial.h"
void report_html(const struct report *report, FILE *file) { (void)report; fputs("soon\n", file); }
