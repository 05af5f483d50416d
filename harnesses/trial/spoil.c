/* spoil.c: words that are no events, but nearly: a letter more or less, the beginning of one event
 * with the end of another, a number just beyond what there is.  What reads as an event after all is
 * not used. */
#include "spoil.h"

#include <string.h>

#include "chance.h"
#include "events.h"

enum { WORD = 32, TRIES = 32 };

struct word {
    char text[4 * WORD];
    size_t length;
};

/* An event of any class, each class as likely as the others. */
static struct word any_word(const struct words *words, uint64_t *chance)
{
    struct arbiter_text text;
    struct word word;
    const struct arbiter_event event =
        event_of_any_class(words->face, words->event, words->events, chance);
    arbiter_text_open(&text, word.text, WORD);
    arbiter_event_write(words->rules, &event, &text);
    word.length = text.length;
    return word;
}

/* Takes out so many letters, and puts others there. */
static void replace(struct word *word, size_t at, size_t letters, const char *others)
{
    const size_t more = strlen(others), rest = word->length - at - letters;
    if (at + more + rest > sizeof word->text) return;
    memmove(word->text + at + more, word->text + at + letters, rest);
    memcpy(word->text + at, others, more);
    word->length = at + more + rest;
}

static bool is_digit(char letter)
{
    return letter >= '0' && letter <= '9';
}

static bool reads(const struct words *words, const struct word *word)
{
    struct arbiter_event event;
    struct arbiter_error error;
    return word->length == 0 ||
           arbiter_event_read(words->rules, word->text, word->length, &event, &error);
}

/* In the place of this number the first that is too great for an event. */
static void count_beyond(struct word *word, const struct words *words, size_t begin, size_t end)
{
    enum { MOST = 1000 };
    char number[WORD];
    unsigned count = 0;
    for (size_t at = begin; at < end && count < MOST; at++)
        count = count * 10 + (unsigned)(word->text[at] - '0');
    while (++count <= MOST && reads(words, word)) {
        snprintf(number, sizeof number, "%u", count);
        replace(word, begin, end - begin, number);
        end = begin + strlen(number);
    }
}

/* In the place of one of its numbers: one too many, none at all, or one that a byte or a word of
 * memory takes for 1. */
static void other_number(struct word *word, const struct words *words, uint64_t *chance)
{
    size_t begin = chance_below(chance, (unsigned)word->length);
    while (begin < word->length && !is_digit(word->text[begin]))
        begin++;
    while (begin > 0 && is_digit(word->text[begin - 1]))
        begin--;
    size_t end = begin;
    while (end < word->length && is_digit(word->text[end]))
        end++;
    switch (chance_below(chance, 6)) {
    case 0:
        replace(word, begin, 0, "0");
        return;
    case 1:
        replace(word, begin, end - begin, "0");
        return;
    case 2:
        replace(word, begin, end - begin, chance_below(chance, 2) == 0 ? "257" : "4294967297");
        return;
    default:
        count_beyond(word, words, begin, end);
    }
}

static void spoil_word(struct word *word, const struct words *words, uint64_t *chance)
{
    static const char *const strange[] = {"z", "Z", "0", "!", "~", ","};
    const struct word other = any_word(words, chance);
    const size_t at = chance_below(chance, (unsigned)word->length);
    char letter[2] = {word->text[at], '\0'};
    switch (chance_below(chance, 7)) {
    case 0:
        replace(word, at, 1, "");
        break;
    case 1:
        replace(word, at, 0, letter);
        break;
    case 2:
        replace(word, at, 1, strange[chance_below(chance, sizeof strange / sizeof strange[0])]);
        break;
    case 3: /* two words without a blank between them */
        memcpy(word->text + word->length, other.text, other.length);
        word->length += other.length;
        break;
    case 4:
        other_number(word, words, chance);
        break;
    default: /* the end of another event, from the same letter on */
        if (at >= other.length) break;
        memcpy(word->text + at, other.text + at, other.length - at);
        word->length = other.length;
    }
}

size_t line_spoil(char *line, size_t length, size_t room, const struct words *words,
                  uint64_t *chance)
{
    struct word word;
    const char *colon = strstr(line, " : ");
    if (colon == NULL || length + sizeof word.text >= room) return length;
    const size_t first = (size_t)(colon - line) + 3;
    size_t at = first + chance_below(chance, (unsigned)(length - first));
    while (line[at - 1] != ' ')
        at--;
    for (unsigned tries = 0; tries < TRIES; tries++) {
        word = any_word(words, chance);
        spoil_word(&word, words, chance);
        if (reads(words, &word)) continue;
        memcpy(line + at, word.text, word.length);
        line[at + word.length] = '\0';
        return at + word.length;
    }
    return length;
}
