/* parts.c: a line taken apart, to be put together differently. */
#define _POSIX_C_SOURCE 200809L
#include "parts.h"

#include <stdlib.h>
#include <string.h>

static void *must(void *memory)
{
    if (memory == NULL) abort();
    return memory;
}

/* Plays the events that can be read; the others change nothing. */
static void follow(struct parts *parts)
{
    struct arbiter_event event;
    struct arbiter_error error;
    for (size_t number = 0; number < parts->events && parts->token[number] != NULL; number++) {
        union arbiter_position *after = &parts->position[number + 1];
        const char *token = parts->token[number];
        memcpy(after, after - 1, sizeof *after);
        if (arbiter_event_read(&parts->rules, token, strlen(token), &event, &error) &&
            arbiter_fault(&parts->rules, after, &event) == 0)
            arbiter_play(&parts->rules, after, &event);
    }
}

/* Of a head that can be read: the cards are its last field, and a lone colon may follow. */
static char *last_word(char *text, const char *blanks)
{
    size_t end = strlen(text);
    while (end > 1 && (strchr(blanks, text[end - 1]) != NULL ||
                       (text[end - 1] == ':' && strchr(blanks, text[end - 2]) != NULL)))
        text[--end] = '\0';
    while (end > 0 && strchr(blanks, text[end - 1]) == NULL)
        end--;
    return text + end;
}

void parts_read(struct parts *parts, const char *line)
{
    static const char blanks[] = " \t\r";
    struct arbiter_line opened;
    struct arbiter_error error;
    char *rest = NULL;
    const char *colon = strstr(line, " : ");
    const size_t head = colon == NULL ? strlen(line) : (size_t)(colon - line);
    *parts = (struct parts){.known = arbiter_line_open(&opened, line, head, &error)};
    parts->text = must(strdup(line));
    parts->text[head] = '\0';
    parts->cards = parts->known ? last_word(parts->text, blanks) : parts->text;
    parts->token = must(calloc(strlen(line) / 2 + 1, sizeof *parts->token));
    if (colon != NULL)
        for (char *word = strtok_r(parts->text + head + 3, blanks, &rest); word != NULL;
             word = strtok_r(NULL, blanks, &rest))
            parts->token[parts->events++] = word;
    if (!parts->known) return;
    parts->rules = opened.rules;
    parts->position = must(malloc((parts->events + 1) * sizeof *parts->position));
    parts->position[0] = opened.position;
    follow(parts);
}

void parts_free(struct parts *parts)
{
    free(parts->text);
    free(parts->token);
    free(parts->position);
}

static void put_position(FILE *file, const struct arbiter_rules *rules,
                         const union arbiter_position *position)
{
    char buffer[4096];
    struct arbiter_text text;
    arbiter_text_open(&text, buffer, sizeof buffer);
    arbiter_position_write(rules, position, &text);
    fprintf(file, "at=%.*s", (int)text.length, buffer);
}

static char *write_line(const struct parts *parts, const union arbiter_position *start,
                        size_t first, size_t end, const struct gap *gap)
{
    char head[1024], *line = NULL;
    size_t length;
    struct arbiter_text text;
    FILE *file = must(open_memstream(&line, &length));
    if (parts->known) {
        arbiter_text_open(&text, head, sizeof head);
        arbiter_rules_write(&parts->rules, &text);
        fprintf(file, "%.*s ", (int)text.length, head);
    }
    if (parts->known && start != NULL)
        put_position(file, &parts->rules, start);
    else
        fputs(parts->cards, file);
    bool any = false;
    for (size_t number = first; number < end; number++) {
        if (gap != NULL && number >= gap->from && number < gap->to) continue;
        fprintf(file, "%s %s", any ? "" : " :", parts->token[number]);
        any = true;
    }
    fclose(file);
    return line;
}

char *parts_line(const struct parts *parts, size_t first, size_t end, const struct gap *gap)
{
    const bool cut = first > 0 && parts->known;
    return write_line(parts, cut ? &parts->position[first] : NULL, parts->known ? first : 0, end,
                      gap);
}

char *parts_simpler(const struct parts *parts, unsigned *number)
{
    union arbiter_position simpler;
    if (!parts->known || strncmp(parts->cards, "at=", 3) != 0) return NULL;
    const struct face *face = face_of(parts->rules.game);
    if (face->simpler == NULL) return NULL;
    while (face->simpler(&parts->rules, &parts->position[0], (*number)++, &simpler))
        if (arbiter_position_fault(&parts->rules, &simpler) == 0)
            return write_line(parts, &simpler, 0, parts->events, NULL);
    return NULL;
}
