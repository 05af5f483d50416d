/* session.c: a game that is being played, with undo and redo. */
#include "command.h"

#include <stdlib.h>
#include <string.h>

/* Room for one more event; false when memory is short. */
static bool grow(struct session *session)
{
    if (session->count < session->room) return true;
    const size_t room = session->room == 0 ? 64 : session->room * 2;
    struct arbiter_event *event = realloc(session->event, room * sizeof *event);
    if (event == NULL) return false;
    session->event = event;
    union arbiter_position *after = realloc(session->after, room * sizeof *after);
    if (after == NULL) return false;
    session->after = after;
    session->room = room;
    return true;
}

void session_close(struct session *session)
{
    free(session->opening);
    free(session->event);
    free(session->after);
    *session = (struct session){0};
}

const union arbiter_position *session_position(const struct session *session)
{
    return session->count == 0 ? &session->start : &session->after[session->count - 1];
}

bool session_play(struct session *session, const struct arbiter_event *event)
{
    union arbiter_position position = *session_position(session);
    if (!grow(session)) return false;
    arbiter_play(&session->rules, &position, event);
    session->event[session->count] = *event;
    session->after[session->count++] = position;
    session->known = session->count;
    session->changed = true;
    return true;
}

/* Whether the event of this number is chance's. */
static bool by_chance(const struct session *session, size_t number)
{
    const union arbiter_position *before =
        number == 0 ? &session->start : &session->after[number - 1];
    return number < session->known && arbiter_actor(&session->rules, before) == ARBITER_CHANCE;
}

bool session_undo(struct session *session)
{
    if (session->count == 0) return false;
    do
        session->count--;
    while (session->count > 0 && by_chance(session, session->count) &&
           by_chance(session, session->count - 1));
    session->changed = true;
    return true;
}

bool session_redo(struct session *session)
{
    if (session->count == session->known) return false;
    do
        session->count++;
    while (by_chance(session, session->count - 1) && by_chance(session, session->count));
    session->changed = true;
    return true;
}

/* The line's text up to its events, without a ':' at the end. */
static char *opening_of(const char *text, size_t length)
{
    while (length > 0 && strchr(" \t\r:", text[length - 1]) != NULL)
        length--;
    char *opening = malloc(length + 1);
    if (opening == NULL) return NULL;
    memcpy(opening, text, length);
    opening[length] = '\0';
    return opening;
}

static bool out_of_memory(struct session *session, struct arbiter_error *error)
{
    session_close(session);
    *error = (struct arbiter_error){1, "out of memory"};
    return false;
}

bool session_open(struct session *session, const char *text, size_t length, size_t *refusals,
                  struct arbiter_error *error)
{
    struct arbiter_line line;
    struct arbiter_event event;
    enum arbiter_step step;
    *session = (struct session){0};
    *refusals = 0;
    if (!arbiter_line_open(&line, text, length, error)) return false;
    session->rules = line.rules;
    session->start = line.position;
    session->opening = opening_of(text, line.next);
    if (session->opening == NULL) return out_of_memory(session, error);

    while ((step = arbiter_line_next(&line, &event, error)) == ARBITER_EVENT) {
        if (arbiter_fault(&session->rules, session_position(session), &event) != 0)
            ++*refusals;
        else if (!session_play(session, &event))
            return out_of_memory(session, error);
    }
    session->changed = false;
    if (step == ARBITER_END) return true;
    session_close(session);
    return false;
}

void session_write(const struct session *session, FILE *file)
{
    char buffer[64];
    fputs(session->opening, file);
    if (session->count > 0) fputs(" :", file);
    for (size_t number = 0; number < session->count; number++) {
        struct arbiter_text token;
        arbiter_text_open(&token, buffer, sizeof buffer);
        arbiter_event_write(&session->rules, &session->event[number], &token);
        fprintf(file, " %.*s", (int)token.length, buffer);
    }
    fputc('\n', file);
}
