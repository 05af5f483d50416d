/* report_scene.c: the position that a finding is about. */
#include "report.h"

#include <string.h>

/* An event that only one of the two lists as legal: the line ends where it could be played. */
static bool lacking_event(struct scene *scene, const struct report *report,
                          const struct finding *finding)
{
    struct difference list[DIFFERENCES_MAX];
    struct arbiter_error error;
    const unsigned count = differences_of(report, finding, list);
    for (unsigned number = 0; number < count; number++) {
        struct words ours = list[number].ours, theirs = list[number].theirs, item;
        const bool legal =
            list[number].key.length == 5 && memcmp(list[number].key.start, "legal", 5) == 0;
        if (!legal || theirs.start == NULL) continue;
        if (!lacking_next(&ours, theirs, &item) && !lacking_next(&theirs, list[number].ours, &item))
            continue;
        return arbiter_event_read(&scene->rules, item.start, item.length, &scene->event, &error);
    }
    return false;
}

static void describe(struct scene *scene)
{
    struct arbiter_text text;
    arbiter_text_open(&text, scene->token, sizeof scene->token - 1);
    arbiter_event_write(&scene->rules, &scene->event, &text);
    scene->token[text.length] = '\0';
    face_of(scene->rules.game)
        ->describe(&scene->rules, &scene->position, &scene->event, scene->deed, sizeof scene->deed);
}

bool scene_open(struct scene *scene, const struct report *report, const struct finding *finding)
{
    struct arbiter_line line;
    struct arbiter_error error;
    enum arbiter_step step;
    *scene = (struct scene){0};
    if (finding->line == NULL) return false;
    if (!arbiter_line_open(&line, finding->line, strlen(finding->line), &error)) return false;
    scene->rules = line.rules;
    for (size_t number = 1;; number++) {
        step = arbiter_line_next(&line, &scene->event, &error);
        if (step != ARBITER_EVENT || number == finding->event) break;
        if (arbiter_fault(&line.rules, &line.position, &scene->event) == 0)
            arbiter_play(&line.rules, &line.position, &scene->event);
    }
    if (step == ARBITER_MALFORMED) return false;
    scene->position = line.position;
    scene->in_line = step == ARBITER_EVENT;
    scene->has_event = scene->in_line || lacking_event(scene, report, finding);
    if (scene->has_event) describe(scene);
    return true;
}
