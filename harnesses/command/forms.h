/* forms.h: a report in the forms that the command line asks for. */
#ifndef ARBITER_FORMS_H
#define ARBITER_FORMS_H

#include "../trial/trial.h"

enum { FORM_FIRST = 1000, FORMS = 4 };

struct forms {
    const char *path[FORMS]; /* NULL: not asked for */
};

#define FORMS_OPTIONS                                                                              \
    {"json", required_argument, NULL, FORM_FIRST},                                                 \
        {"junit", required_argument, NULL, FORM_FIRST + 1},                                        \
        {"tap", required_argument, NULL, FORM_FIRST + 2},                                          \
    {                                                                                              \
        "html", required_argument, NULL, FORM_FIRST + 3                                            \
    }
#define FORMS_HELP                                                                                 \
    "  --json FILE, --junit FILE, --tap FILE, --html FILE\n"                                       \
    "                    the report in other forms; - is standard output, instead of the text\n"

void forms_take(struct forms *forms, int option); /* with its value in optarg */
/* Writes the report; returns the exit code. */
int forms_write(const struct forms *forms, const struct report *report);
void report_free(struct report *report);

#endif
