/* values.c: positions and views in an answer, part by part: what is only written differently, and
 * what differs. */
#include "values.h"

enum { ROOM = 1024, SHOWN = 90 };

bool position_same(const struct arbiter_rules *rules, struct span ours, struct span theirs)
{
    union arbiter_position position;
    struct arbiter_error error;
    struct arbiter_text text;
    char buffer[ROOM];
    if (!arbiter_position_read(rules, theirs.start, theirs.length, &position, &error)) return false;
    arbiter_text_open(&text, buffer, sizeof buffer);
    arbiter_position_write(rules, &position, &text);
    return !text.full && span_same(ours, (struct span){buffer, text.length});
}

/* The next part; false at the end. */
static bool part_next(struct span *rest, struct span *part)
{
    if (rest->start == NULL) return false;
    const char *slash = memchr(rest->start, '/', rest->length);
    *part = *rest;
    if (slash == NULL) {
        rest->start = NULL;
        return true;
    }
    part->length = (size_t)(slash - rest->start);
    rest->start = slash + 1;
    rest->length -= part->length + 1;
    return true;
}

static unsigned parts_in(struct span value)
{
    unsigned parts = 0;
    for (struct span part; part_next(&value, &part);)
        parts++;
    return parts;
}

/* Whether the position stays what it is with this text for one of its parts. */
static bool part_fits(const struct arbiter_rules *rules, struct span at, unsigned number,
                      struct span part)
{
    struct span rest = at, before = {at.start, 0};
    char buffer[ROOM];
    while (number-- > 0 && part_next(&rest, &before))
        continue;
    if (rest.start == NULL || at.length + part.length >= sizeof buffer) return false;
    const size_t begin = (size_t)(rest.start - at.start);
    struct span replaced;
    part_next(&rest, &replaced);
    const size_t end = begin + replaced.length, after = at.length - end;
    memcpy(buffer, at.start, begin);
    memcpy(buffer + begin, part.start, part.length);
    memcpy(buffer + begin + part.length, at.start + end, after);
    return position_same(rules, at, (struct span){buffer, begin + part.length + after});
}

bool view_same(const struct arbiter_rules *rules, struct span at, struct span ours,
               struct span theirs)
{
    struct span mine, other;
    if (at.start == NULL || parts_in(ours) != parts_in(theirs)) return false;
    for (unsigned number = 0; part_next(&ours, &mine) && part_next(&theirs, &other); number++) {
        if (span_same(mine, other)) continue;
        if (memchr(mine.start, '?', mine.length) != NULL) return false;
        if (!part_fits(rules, at, number, other)) return false;
    }
    return true;
}

static int shown(struct span span)
{
    return (int)(span.length < SHOWN ? span.length : SHOWN);
}

void values_note(const struct arbiter_game *game, const char *key, const char *player,
                 struct span ours, struct span theirs, char *note, size_t room)
{
    const unsigned parts = parts_in(ours);
    struct span mine = ours, other = theirs, rest_mine = ours, rest_other = theirs;
    const char *name = NULL;
    for (unsigned number = 0; parts == parts_in(theirs) && number < parts; number++) {
        part_next(&rest_mine, &mine);
        part_next(&rest_other, &other);
        name = face_of(game)->part(parts, number);
        if (!span_same(mine, other)) break;
    }
    const bool hidden = memchr(mine.start, '?', mine.length) != NULL;
    const bool leak = hidden && memchr(other.start, '?', other.length) == NULL;
    if (player != NULL && name != NULL && leak)
        snprintf(note, room, "%s shows %s as %.*s, of which %s may know only %.*s", key, name,
                 shown(other), other.start, player, shown(mine), mine.start);
    else
        snprintf(note, room, "%s%s%s is %.*s, and should be %.*s", key, name == NULL ? "" : ", ",
                 name == NULL ? "" : name, shown(other), other.start, shown(mine), mine.start);
}
