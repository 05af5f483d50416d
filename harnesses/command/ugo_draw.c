/* ugo_draw.c: the table of UGO!. */
#include "command.h"

void ugo_draw(const struct arbiter_rules *rules, const union arbiter_position *position)
{
    char buffer[512];
    struct arbiter_text text;
    arbiter_text_open(&text, buffer, sizeof buffer);
    arbiter_position_write(rules, position, &text);
    printf(" %.*s\n", (int)text.length, buffer);
}
