/* greeting.c: what an engine says of itself. */
#define _POSIX_C_SOURCE 200809L
#include "pool.h"

#include <string.h>

/* The value of a word "key=value", or NULL where the word has another key. */
static const char *value_of(const char *word, const char *key)
{
    const size_t length = strlen(key);
    return strncmp(word, key, length) == 0 && word[length] == '=' ? word + length + 1 : NULL;
}

static bool take_word(struct greeting *greeting, const char *word, bool seen[2], char *wrong,
                      size_t room)
{
    uint64_t number;
    const char *version = value_of(word, "version"), *level = value_of(word, "level");
    const char *spec = value_of(word, "spec");
    if (version != NULL) {
        seen[0] = true;
        if (number_read(version, 0, 1000000, &number)) {
            greeting->version = (unsigned)number;
            return true;
        }
        snprintf(wrong, room, "'%.60s': the version is a number", word);
        return false;
    }
    if (level != NULL) {
        seen[1] = true;
        if (number_read(level, 0, TRIAL_LEVELS - 1, &number)) {
            greeting->level = (unsigned)number;
            return true;
        }
        snprintf(wrong, room, "'%.60s': the level is 0, 1, 2 or 3", word);
        return false;
    }
    if (spec == NULL) return true; /* a word for later versions */
    if (greeting->specs == TRIAL_SPECS_MAX || strlen(spec) >= sizeof greeting->spec[0]) {
        snprintf(wrong, room, "at most %d specs, of at most 255 letters each", TRIAL_SPECS_MAX);
        return false;
    }
    memcpy(greeting->spec[greeting->specs++], spec, strlen(spec) + 1);
    return true;
}

bool greeting_read(struct greeting *greeting, const char *text, size_t length, char *wrong,
                   size_t room)
{
    char line[TRIAL_SPECS_MAX * 264], *rest = NULL;
    bool seen[2] = {false, false};
    *greeting = (struct greeting){0};
    if (length >= sizeof line || memchr(text, '\0', length) != NULL) {
        snprintf(wrong, room, "it is too long, or no text");
        return false;
    }
    memcpy(line, text, length);
    line[length] = '\0';
    const char *word = strtok_r(line, " \t\r", &rest);
    if (word == NULL || strcmp(word, "hello") != 0) {
        snprintf(wrong, room, "its first word is not hello");
        return false;
    }
    while ((word = strtok_r(NULL, " \t\r", &rest)) != NULL)
        if (!take_word(greeting, word, seen, wrong, room)) return false;
    if (!seen[0] || greeting->version != TRIAL_PROTOCOL)
        snprintf(wrong, room, "version=%d is missing", TRIAL_PROTOCOL);
    else if (!seen[1])
        snprintf(wrong, room, "level=N is missing");
    else if (greeting->specs == 0)
        snprintf(wrong, room, "spec=... is missing: what does the engine play?");
    else
        return true;
    if (seen[0] && greeting->version != TRIAL_PROTOCOL)
        snprintf(wrong, room, "it speaks version %u of the protocol, and this is version %d",
                 greeting->version, TRIAL_PROTOCOL);
    return false;
}
