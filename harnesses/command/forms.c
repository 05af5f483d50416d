/* forms.c: a report in the forms that the command line asks for. */
#include "forms.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static void (*const writers[FORMS])(const struct report *report, FILE *file) = {
    report_json, report_junit, report_tap, report_html};

void forms_take(struct forms *forms, int option)
{
    forms->path[option - FORM_FIRST] = optarg;
}

static bool write_form(const struct report *report, unsigned form, const char *path)
{
    const bool standard = strcmp(path, "-") == 0;
    FILE *file = standard ? stdout : fopen(path, "w");
    if (file == NULL) {
        fail("cannot write %s: %s", path, strerror(errno));
        return false;
    }
    writers[form](report, file);
    if (standard) return true; /* output_close() looks at it */
    const bool failed = ferror(file) != 0;
    if (fclose(file) == 0 && !failed) return true;
    fail("cannot write %s: %s", path, strerror(errno));
    return false;
}

int forms_write(const struct forms *forms, const struct report *report)
{
    bool text = true, written = true;
    for (unsigned form = 0; form < FORMS; form++) {
        if (forms->path[form] == NULL) continue;
        written &= write_form(report, form, forms->path[form]);
        text &= strcmp(forms->path[form], "-") != 0;
    }
    if (text) report_text(report);
    return written ? report_code(report) : EXIT_WRONG_USE;
}

void report_free(struct report *report)
{
    for (unsigned number = 0; number < report->findings; number++)
        finding_free(&report->finding[number]);
    for (unsigned number = 0; number < report->stales; number++)
        free(report->stale[number]);
    free(report->finding);
    free(report->skip);
    free(report->stale);
    free(report->gave_up);
    free(report->errors);
}
