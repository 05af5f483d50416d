/* pattern.c: specs with @* and ?* in them. */
#include "questions.h"

#include <string.h>

bool pattern_read(struct pattern *pattern, const char *text, struct arbiter_error *error)
{
    char spec[256];
    *pattern = (struct pattern){.any_edition = false};
    if (strlen(text) >= sizeof spec) {
        error->column = sizeof spec;
        snprintf(error->message, sizeof error->message, "a spec has at most 255 letters");
        return false;
    }
    snprintf(spec, sizeof spec, "%s", text);
    char *any_reading = strstr(spec, "?*");
    if (any_reading != NULL && any_reading[2] == '\0') {
        pattern->any_reading = true;
        *any_reading = '\0';
    }
    char *any_edition = strstr(spec, "@*");
    if (any_edition != NULL) {
        pattern->any_edition = true;
        memmove(any_edition, any_edition + 2, strlen(any_edition + 2) + 1);
    }
    return arbiter_spec_read(&pattern->rules, spec, strlen(spec), error);
}

bool pattern_matches(const struct pattern *pattern, const struct arbiter_rules *rules)
{
    if (pattern->rules.game != rules->game) return false;
    if (!pattern->any_edition && pattern->rules.edition != rules->edition) return false;
    return pattern->any_reading ||
           memcmp(pattern->rules.choice, rules->choice, sizeof rules->choice) == 0;
}
