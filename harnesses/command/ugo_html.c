/* ugo_html.c: the table of UGO! as HTML. */
#include "command.h"

const char ugo_html_style[] = "";

void ugo_draw_html(const struct arbiter_rules *rules, const union arbiter_position *position,
                   const struct arbiter_event *at_issue, FILE *file)
{
    char buffer[512];
    struct arbiter_text text;
    (void)at_issue;
    arbiter_text_open(&text, buffer, sizeof buffer);
    arbiter_position_write(rules, position, &text);
    print_markup(file, "<p><code>%.*s</code></p>\n", (int)text.length, buffer);
}
