/* answer.c: an engine's answer, word by word, beside ours. */
#define _POSIX_C_SOURCE 200809L
#include "answer.h"

#include <stdlib.h>
#include <string.h>

#include "issue.h"
#include "values.h"

/* The keys of an answer, in the order in which they are compared: what comes first tells most. */
enum key { KEY_REFUSED, KEY_RESULT, KEY_TURN, KEY_BY, KEY_AT, KEY_SEE };
enum { KEY_LEGAL = KEY_SEE + ARBITER_PLAYERS_MAX, KEYS };

struct line_asked {
    const char *text;
    size_t length;
    const struct arbiter_game *game;
};

enum form { FORM_FIELDS, FORM_SKIP, FORM_ERROR, FORM_NONE };

static bool is_space(char letter)
{
    return letter == ' ' || letter == '\t' || letter == '\r';
}

static struct span next_word(const char **text, const char *end)
{
    while (*text < end && is_space(**text))
        ++*text;
    const char *start = *text;
    while (*text < end && !is_space(**text))
        ++*text;
    return (struct span){start, (size_t)(*text - start)};
}

static bool span_is(struct span span, const char *word)
{
    return span.length == strlen(word) && memcmp(span.start, word, span.length) == 0;
}

static enum form form_of(const char *text, size_t length)
{
    const char *end = text + length;
    struct span word = next_word(&text, end);
    if (word.length == 0) return FORM_NONE;
    if (span_is(word, "skip")) return FORM_SKIP;
    if (span_is(word, "error")) return FORM_ERROR;
    for (; word.length > 0; word = next_word(&text, end))
        if (memchr(word.start, '=', word.length) == NULL) return FORM_NONE;
    return FORM_FIELDS;
}

bool answer_well_formed(const char *text, size_t length)
{
    for (size_t at = 0; at < length; at++)
        if ((unsigned char)text[at] < ' ' && !is_space(text[at])) return false;
    return form_of(text, length) != FORM_NONE;
}

bool answer_skips(const char *text, size_t length)
{
    return form_of(text, length) == FORM_SKIP;
}

/* The name of a key; NULL for a player that the game does not have. */
static const char *key_name(const struct arbiter_game *game, unsigned key, char room[64])
{
    static const char *const names[] = {"refused", "result", "turn", "by", "at"};
    if (key < KEY_SEE) return names[key];
    if (key == KEY_LEGAL) return "legal";
    const char *player = arbiter_player_name(game, key - KEY_SEE);
    if (player == NULL) return NULL;
    snprintf(room, 64, "see-%s", player);
    return room;
}

static void read_fields(const struct arbiter_game *game, const char *text, struct span value[KEYS])
{
    const char *end = text + strlen(text);
    char room[64];
    for (unsigned key = 0; key < KEYS; key++)
        value[key] = (struct span){NULL, 0};
    for (struct span word; (word = next_word(&text, end)).length > 0;) {
        const char *equals = memchr(word.start, '=', word.length);
        if (equals == NULL) continue;
        const struct span name = {word.start, (size_t)(equals - word.start)};
        for (unsigned key = 0; key < KEYS; key++) {
            const char *known = key_name(game, key, room);
            if (known == NULL || !span_is(name, known)) continue;
            value[key] = (struct span){equals + 1, word.length - name.length - 1};
        }
    }
}

/* The level at which a key must be there; `by` is never asked for. */
static unsigned level_of(unsigned key)
{
    if (key == KEY_BY) return TRIAL_LEVELS;
    if (key == KEY_LEGAL) return 1;
    if (key == KEY_AT) return 2;
    return key >= KEY_SEE ? 3 : 0;
}

/* The next number of a list such as 3,5,12; 0 at its end, or where it is none. */
static size_t next_number(const char **text, const char *end)
{
    size_t number = 0;
    while (*text < end && **text == ',')
        ++*text;
    while (*text < end && **text >= '0' && **text <= '9' && number < SIZE_MAX / 16)
        number = number * 10 + (size_t)(*(*text)++ - '0');
    if (*text < end && **text != ',') *text = end;
    return number;
}

/* The first event that one side refuses and the other does not: positive where only the engine
 * refuses it. */
static bool refused_differ(struct span ours, struct span theirs, size_t *event, bool *only_theirs)
{
    const char *mine = ours.start, *mine_end = ours.start + ours.length;
    const char *other = theirs.start, *other_end = theirs.start + theirs.length;
    for (;;) {
        const size_t one = next_number(&mine, mine_end), two = next_number(&other, other_end);
        if (one == two && one == 0) return false;
        if (one == two) continue;
        *only_theirs = one == 0 || (two != 0 && two < one);
        *event = *only_theirs ? two : one;
        return true;
    }
}

static int by_text(const void *one, const void *other)
{
    const struct span *a = one, *b = other;
    const size_t shorter = a->length < b->length ? a->length : b->length;
    const int order = memcmp(a->start, b->start, shorter);
    if (order != 0) return order;
    return a->length < b->length ? -1 : a->length > b->length;
}

/* The parts of a list with commas, sorted; "-" is none.  To be freed. */
static struct span *split_list(struct span list, size_t *count)
{
    size_t parts = 1;
    for (size_t at = 0; at < list.length; at++)
        parts += list.start[at] == ',';
    struct span *part = malloc(parts * sizeof *part);
    if (part == NULL) abort();
    *count = 0;
    if (span_is(list, "-") || list.length == 0) return part;
    const char *start = list.start, *end = list.start + list.length;
    while (start <= end) {
        const char *comma = memchr(start, ',', (size_t)(end - start));
        const char *stop = comma == NULL ? end : comma;
        if (stop > start) part[(*count)++] = (struct span){start, (size_t)(stop - start)};
        start = stop + 1;
    }
    qsort(part, *count, sizeof *part, by_text);
    return part;
}

/* The first event of a sorted list that is there twice. */
static bool listed_twice(const struct span *part, size_t count, struct span *event)
{
    for (size_t number = 1; number < count; number++) {
        if (!span_same(part[number - 1], part[number])) continue;
        *event = part[number];
        return true;
    }
    return false;
}

/* The first event that only one side lists; where there is none, one that the engine lists twice. */
static enum fault_kind legal_differ(struct span ours, struct span theirs, struct span *event)
{
    size_t mine_count, other_count, mine = 0, other = 0;
    struct span *my = split_list(ours, &mine_count), *their = split_list(theirs, &other_count);
    enum fault_kind fault = FAULT_NONE;
    while (fault == FAULT_NONE && (mine < mine_count || other < other_count)) {
        const int order = mine == mine_count     ? 1
                          : other == other_count ? -1
                                                 : by_text(&my[mine], &their[other]);
        if (order == 0) {
            for (const struct span shared = my[mine++]; other < other_count; other++)
                if (!span_same(shared, their[other])) break;
            continue;
        }
        fault = order > 0 ? FAULT_ALLOWED_ILLEGAL : FAULT_REFUSED_LEGAL;
        *event = order > 0 ? their[other] : my[mine];
    }
    if (fault == FAULT_NONE && listed_twice(their, other_count, event)) fault = FAULT_WRONG_ANSWER;
    free(my);
    free(their);
    return fault;
}

static void set_kind(struct difference *difference, enum fault_kind kind, const char *word)
{
    difference->kind = kind;
    snprintf(difference->word, sizeof difference->word, "%s", word);
}

/* Whether the engine refuses the event that is none: as good as calling the line malformed. */
static bool refuses(struct span refused, size_t event)
{
    if (refused.start == NULL || event == 0) return false;
    const char *text = refused.start, *end = refused.start + refused.length;
    for (size_t number; (number = next_number(&text, end)) != 0;)
        if (number == event) return true;
    return false;
}

static void compare_malformed(const char *line, const char *ours, const struct span *theirs,
                              struct difference *difference)
{
    const size_t column = (size_t)strtoul(ours + strlen("error "), NULL, 10);
    const char *colon = strstr(line, " : ");
    const char *at = colon == NULL ? NULL : colon + 2, *end = line + strlen(line);
    size_t event = 0;
    for (struct span word; at != NULL && (word = next_word(&at, end)).length > 0;) {
        if ((size_t)(word.start - line) >= column) break;
        event++;
    }
    if (refuses(theirs[KEY_REFUSED], event)) return;
    set_kind(difference, FAULT_ALLOWED_ILLEGAL, "error");
    difference->event = event;
    snprintf(difference->note, sizeof difference->note, "takes what is no event for one (%.180s)",
             ours);
}

static bool compare_events(const struct span *ours, const struct span *theirs,
                           struct difference *difference)
{
    bool only_theirs;
    if (!refused_differ(ours[KEY_REFUSED], theirs[KEY_REFUSED], &difference->event, &only_theirs))
        return false;
    set_kind(difference, only_theirs ? FAULT_REFUSED_LEGAL : FAULT_ALLOWED_ILLEGAL, "refused");
    return true;
}

static bool compare_legal(struct span ours, struct span theirs, struct difference *difference)
{
    struct span event;
    const enum fault_kind fault =
        theirs.start == NULL ? FAULT_NONE : legal_differ(ours, theirs, &event);
    if (fault == FAULT_NONE) return false;
    set_kind(difference, fault, "legal");
    snprintf(difference->token, sizeof difference->token, "%.*s",
             (int)(event.length < 31 ? event.length : 31), event.start);
    snprintf(difference->note, sizeof difference->note,
             fault == FAULT_ALLOWED_ILLEGAL ? "lists %s as legal"
             : fault == FAULT_REFUSED_LEGAL ? "does not list %s as legal"
                                            : "lists %s twice as legal",
             difference->token);
    return true;
}

/* The value of a key that is there, and is not as we wrote it. */
static bool compare_value(const struct line_asked *asked, unsigned key, const struct span *ours,
                          const struct span *theirs, struct difference *difference)
{
    char room[64];
    struct arbiter_line line;
    struct arbiter_error error;
    const struct arbiter_game *game = asked->game;
    const char *name = key_name(game, key, room);
    const bool see = key >= KEY_SEE && key < KEY_LEGAL;
    if (key == KEY_REFUSED) return compare_events(ours, theirs, difference);
    if (key == KEY_LEGAL) return compare_legal(ours[key], theirs[key], difference);
    if ((key == KEY_AT || see) && arbiter_line_open(&line, asked->text, asked->length, &error)) {
        const struct arbiter_rules *rules = &line.rules;
        if (key == KEY_AT && position_same(rules, ours[key], theirs[key])) return false;
        if (see && view_same(rules, ours[KEY_AT], ours[key], theirs[key])) return false;
    }
    set_kind(difference, FAULT_WRONG_ANSWER, name);
    const char *player = see ? arbiter_player_name(game, key - KEY_SEE) : NULL;
    values_note(game, name, player, ours[key], theirs[key], difference->note,
                sizeof difference->note);
    return true;
}

static void compare_fields(const struct line_asked *asked, const struct span *ours,
                           const struct span *theirs, unsigned level, struct difference *difference)
{
    char room[64];
    const struct arbiter_game *game = asked->game;
    for (unsigned key = 0; key < KEYS; key++) {
        const char *name = key_name(game, key, room);
        if (name == NULL || ours[key].start == NULL) continue;
        if (theirs[key].start == NULL && level_of(key) <= level) {
            set_kind(difference, FAULT_GARBAGE, name);
            snprintf(difference->note, sizeof difference->note,
                     "%s= is missing, although level %u was promised", name, level);
            return;
        }
        if (theirs[key].start == NULL || (level_of(key) > level && key != KEY_BY)) continue;
        if (span_same(ours[key], theirs[key])) continue;
        if (compare_value(asked, key, ours, theirs, difference)) return;
    }
}

void answer_compare(const char *line, size_t length, const char *ours, const char *theirs,
                    unsigned level, const struct tally *seen, struct difference *difference)
{
    struct span mine[KEYS], other[KEYS];
    struct arbiter_rules rules;
    *difference = (struct difference){.kind = FAULT_NONE};
    const bool malformed = form_of(ours, strlen(ours)) == FORM_ERROR;
    const bool error = form_of(theirs, strlen(theirs)) == FORM_ERROR;
    const bool known = issue_rules(line, length, &rules);
    const struct arbiter_game *game = known ? rules.game : arbiter_game_at(0);
    if (malformed && error) return;
    read_fields(game, theirs, other);
    if (malformed) {
        compare_malformed(line, ours, other, difference);
    } else if (error) {
        set_kind(difference, FAULT_WRONG_ANSWER, "error");
        snprintf(difference->note, sizeof difference->note, "calls the line malformed: %.200s",
                 theirs);
    } else {
        read_fields(game, ours, mine);
        const struct line_asked asked = {line, length, game};
        compare_fields(&asked, mine, other, level, difference);
    }
    if (difference->kind != FAULT_NONE) issue_find(line, length, seen, difference);
}

bool judge_line(const char *line, size_t length, unsigned level, char **answer)
{
    enum { ROOM_LEAST = 64 * 1024, PER_BYTE = 6 };
    struct arbiter_text text;
    const size_t room = ROOM_LEAST + PER_BYTE * length;
    *answer = malloc(room + 1);
    if (*answer == NULL) abort();
    arbiter_text_open(&text, *answer, room);
    const bool judged = arbiter_judge(line, length, level, &text);
    (*answer)[text.length] = '\0';
    return judged;
}
