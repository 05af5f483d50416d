/* moves.c: the legal events of a position for people: grouped, and wrapped. */
#include "command.h"

enum { INDENT = 4 };

static unsigned put_event(const struct arbiter_rules *rules, const struct arbiter_event *event,
                          unsigned column, unsigned width)
{
    char buffer[64];
    struct arbiter_text token;
    arbiter_text_open(&token, buffer, sizeof buffer);
    arbiter_event_write(rules, event, &token);
    if (column + 1 + token.length > width) {
        printf("\n%*s", INDENT, "");
        column = INDENT;
    } else if (column > INDENT) {
        putchar(' ');
        column++;
    }
    fwrite(buffer, 1, token.length, stdout);
    return column + (unsigned)token.length;
}

static void put_group(const struct arbiter_rules *rules, const struct arbiter_event *list,
                      unsigned count, unsigned kind)
{
    const struct face *face = face_of(rules->game);
    const unsigned width = output_width();
    unsigned members = 0, column = INDENT;
    for (unsigned number = 0; number < count; number++)
        members += list[number].kind == kind;
    if (members == 0) return;
    printf("  %s (%u)\n%*s", face->group_name(kind), members, INDENT, "");
    if (face->group_summary(kind) != NULL) {
        put_wrapped(face->group_summary(kind), INDENT, INDENT, width);
        return;
    }
    for (unsigned number = 0; number < count; number++)
        if (list[number].kind == kind) column = put_event(rules, &list[number], column, width);
    putchar('\n');
}

void put_moves(const struct arbiter_rules *rules, const union arbiter_position *position)
{
    static struct arbiter_event list[ARBITER_MOVES_MAX];
    const unsigned count = arbiter_moves(rules, position, list);
    if (count == 0) {
        puts("There are no moves: the game is over.");
        return;
    }
    printf("%u legal event%s:\n", count, count == 1 ? "" : "s");
    for (unsigned kind = 0; kind < face_of(rules->game)->groups; kind++)
        put_group(rules, list, count, kind);
}
