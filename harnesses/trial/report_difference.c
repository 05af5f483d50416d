/* report_difference.c: where two answers to a line differ. */
#include "report.h"

#include <string.h>

/* The keys of docs/lines.md.  `why` is not among them: it is never compared. */
static const struct comparison {
    const char *key;
    unsigned level;
    bool set;
    bool parts;    /* divided by '/', as positions are */
    bool optional; /* an engine need not say it */
} comparisons[] = {
    {.key = "turn", .level = 0},
    {.key = "result", .level = 0},
    {.key = "refused", .level = 0, .set = true},
    {.key = "by", .level = 0, .optional = true},
    {.key = "legal", .level = 1, .set = true},
    {.key = "at", .level = 2, .parts = true},
    {.key = "see-", .level = 3, .parts = true}, /* and the name of a player */
};
enum { COMPARISONS = sizeof comparisons / sizeof comparisons[0] };

static bool same(struct words one, struct words other)
{
    return one.length == other.length && memcmp(one.start, other.start, one.length) == 0;
}

static struct words value_of(struct words answer, struct words key)
{
    struct words token;
    while (words_next(&answer, " \t\r\n", &token)) {
        const struct words name = {token.start, key.length};
        if (token.length > key.length && token.start[key.length] == '=' && same(name, key))
            return (struct words){token.start + key.length + 1, token.length - key.length - 1};
    }
    return (struct words){NULL, 0};
}

static bool contains(struct words set, struct words item)
{
    struct words other;
    while (words_next(&set, ",", &other))
        if (same(item, other)) return true;
    return false;
}

/* A hyphen is the empty set. */
bool lacking_next(struct words *rest, struct words other, struct words *item)
{
    while (words_next(rest, ",", item))
        if (!(item->length == 1 && *item->start == '-') && !contains(other, *item)) return true;
    return false;
}

static bool equal(const struct comparison *as, struct words ours, struct words theirs)
{
    struct words item, one = ours, other = theirs;
    if (!as->set || theirs.start == NULL) return theirs.start != NULL && same(ours, theirs);
    return !lacking_next(&one, theirs, &item) && !lacking_next(&other, ours, &item);
}

static unsigned parts_in(struct words value)
{
    unsigned parts = 0;
    for (struct words part; words_next(&value, "/", &part);)
        parts++;
    return parts;
}

/* A row for each part that differs; 0 where the parts do not correspond. */
static unsigned compare_parts(const struct arbiter_game *game, const struct difference *whole,
                              struct difference *list, unsigned room)
{
    struct difference row = *whole;
    struct words ours = whole->ours, theirs = whole->theirs;
    const unsigned parts = parts_in(ours);
    unsigned count = 0;
    if (theirs.start == NULL || parts_in(theirs) != parts) return 0;
    if (face_of(game)->part(parts, 0) == NULL) return 0;
    for (unsigned part = 0; part < parts && count < room; part++) {
        words_next(&ours, "/", &row.ours);
        words_next(&theirs, "/", &row.theirs);
        row.part = face_of(game)->part(parts, part);
        if (!same(row.ours, row.theirs)) list[count++] = row;
    }
    return count;
}

static const struct comparison *comparison_of(struct words key)
{
    for (unsigned number = 0; number < COMPARISONS; number++) {
        const char *name = comparisons[number].key;
        const size_t length = strlen(name);
        const bool open = name[length - 1] == '-';
        if (key.length < length || memcmp(key.start, name, length) != 0) continue;
        if (open || key.length == length) return &comparisons[number];
    }
    return NULL;
}

unsigned differences_of(const struct report *report, const struct finding *finding,
                        struct difference list[DIFFERENCES_MAX])
{
    if (finding->game == NULL || finding->ours == NULL || finding->theirs == NULL) return 0;
    if (!fault_of_rules(finding->kind)) return 0;
    const struct words theirs = {finding->theirs, strlen(finding->theirs)};
    struct words ours = {finding->ours, strlen(finding->ours)}, token;
    unsigned count = 0;
    while (count < DIFFERENCES_MAX && words_next(&ours, " \t\r\n", &token)) {
        const char *equals = memchr(token.start, '=', token.length);
        if (equals == NULL) continue;
        struct difference row = {.key = {token.start, (size_t)(equals - token.start)}};
        const struct comparison *as = comparison_of(row.key);
        if (as == NULL || as->level > report->level) continue;
        row.set = as->set;
        row.ours = (struct words){equals + 1, token.length - row.key.length - 1};
        row.theirs = value_of(theirs, row.key);
        if (row.theirs.start == NULL && as->optional) continue;
        if (equal(as, row.ours, row.theirs)) continue;
        const unsigned parts =
            !as->parts ? 0
                       : compare_parts(finding->game, &row, list + count, DIFFERENCES_MAX - count);
        if (parts == 0) list[count] = row;
        count += parts == 0 ? 1 : parts;
    }
    return count;
}

struct words differing(struct words one, struct words other)
{
    size_t before = 0, after = 0;
    const size_t least = one.length < other.length ? one.length : other.length;
    while (before < least && one.start[before] == other.start[before])
        before++;
    while (after < least - before &&
           one.start[one.length - 1 - after] == other.start[other.length - 1 - after])
        after++;
    return (struct words){one.start + before, one.length - before - after};
}
