/* englishman_html.c: the castle of The Blood of an Englishman as HTML.  A stack is a column with
 * its back at the top, so that a row's number is the place of its cards, as in englishman_draw.c.  The cards
 * that an event moves are marked, and the stacks that it touches say so. */
#include "command.h"

const char englishman_html_style[] =
    ".castle{border-collapse:separate;border-spacing:3px;margin:.5rem 0}"
    ".castle th{font-weight:600;color:var(--soft);padding:0 .2rem;vertical-align:bottom}"
    ".castle thead th{min-width:3.8rem}"
    ".castle thead small{display:block;font-weight:600;color:var(--bad)}"
    ".castle td{padding:0}"
    ".card{display:block;min-width:1.2rem;padding:.05rem .3rem;border:1px solid var(--line);"
    "border-radius:5px;text-align:center;background:var(--card);color:var(--bean)}"
    ".card.giant{color:var(--giant);font-weight:700}"
    ".card.treasure{color:var(--treasure);font-weight:700}"
    ".card.front{border-color:currentColor;border-width:2px}"
    ".card.moved{background:var(--mark);outline:3px solid var(--bad);outline-offset:-1px}"
    ".row{display:flex;flex-wrap:wrap;gap:3px;align-items:center;margin:.25rem 0}"
    ".row b{min-width:5.6rem;color:var(--soft);font-weight:600}"
    ".row .card.gap{border-style:dashed;color:var(--soft)}"
    ".row small{font-weight:600;color:var(--bad)}"
    "@media(max-width:30rem){.castle{font-size:.9rem;border-spacing:2px}"
    ".castle thead th{min-width:2.7rem}.card{padding:.05rem .15rem}}";

/* What an event touches: the places from `first` to `last`, from 1, of one stack, and a goal. */
struct touched {
    unsigned from, first, last;
    unsigned to; /* a stack or ENGLISHMAN_TO_BEAN; ENGLISHMAN_ZONES for none */
};

static struct touched touched_by(const struct englishman *s, const struct arbiter_event *event)
{
    struct touched none = {ENGLISHMAN_ZONES, 0, 0, ENGLISHMAN_ZONES};
    if (event == NULL || event->kind == ENGLISHMAN_PASS) return none;
    const unsigned cards = englishman_cards(s, event->from);
    struct touched touched = {event->from, cards, cards, event->to};
    switch (event->kind) {
    case ENGLISHMAN_PROTECTION:
        touched.first = touched.last = event->index;
        break;
    case ENGLISHMAN_DISCARD:
        touched.first = touched.last = event->index;
        touched.to = ENGLISHMAN_ZONES;
        break;
    case ENGLISHMAN_BACK:
        touched.first = touched.last = 1;
        break;
    case ENGLISHMAN_GROUP:
        touched.first = cards < ENGLISHMAN_FOUR ? 1 : cards - ENGLISHMAN_FOUR + 1;
        break;
    default:
        break;
    }
    return touched;
}

static void put_card(const struct arbiter_rules *rules, unsigned kind, bool front, bool moved,
                     FILE *file)
{
    const char *tag = moved ? "mark" : "span";
    print_markup(file, "<%s class=\"card%s%s%s\">%s</%s>", tag,
                 englishman_is_giant(kind)      ? " giant"
                 : englishman_is_treasure(kind) ? " treasure"
                                                : "",
                 front ? " front" : "", moved ? " moved" : "",
                 englishman_card_name(rules->edition, kind), tag);
}

static void put_heads(const struct touched *touched, FILE *file)
{
    fputs("<thead><tr><td></td>", file);
    for (unsigned stack = 0; stack < ENGLISHMAN_STACKS; stack++) {
        const bool from = stack == touched->from, to = stack == touched->to;
        fprintf(file, "<th scope=\"col\">%s%c</th>",
                from && to ? "<small>from, to</small>"
                : from     ? "<small>from</small>"
                : to       ? "<small>to</small>"
                           : "",
                'a' + stack);
    }
    fputs("</tr></thead>\n", file);
}

static void put_castle(const struct arbiter_rules *rules, const struct englishman *s,
                       const struct touched *touched, FILE *file)
{
    unsigned tallest = 1;
    for (unsigned stack = 0; stack < ENGLISHMAN_STACKS; stack++)
        if (englishman_cards(s, stack) > tallest) tallest = englishman_cards(s, stack);
    for (unsigned place = 1; place <= tallest; place++) {
        fprintf(file, "<tr><th scope=\"row\">%u</th>", place);
        for (unsigned stack = 0; stack < ENGLISHMAN_STACKS; stack++) {
            const bool moved =
                stack == touched->from && place >= touched->first && place <= touched->last;
            const unsigned cards = englishman_cards(s, stack);
            fputs("<td>", file);
            if (place <= cards)
                put_card(rules, s->card[englishman_start(s, stack) + place - 1], place == cards,
                         moved, file);
            fputs("</td>", file);
        }
        fputs("</tr>\n", file);
    }
}

static void put_row(const struct arbiter_rules *rules, const struct englishman *s, const char *name,
                    unsigned start, unsigned end, FILE *file)
{
    print_markup(file, "<div class=\"row\"><b>%s</b>", name);
    for (unsigned slot = start; slot < end; slot++)
        put_card(rules, s->card[slot], false, false, file);
}

static void put_beanstalks(const struct arbiter_rules *rules, const struct englishman *s,
                           const struct touched *touched, FILE *file)
{
    const unsigned done = table_start(s->end, ENGLISHMAN_DONE);
    const unsigned bean = table_start(s->end, ENGLISHMAN_BEAN);
    const unsigned out = table_start(s->end, ENGLISHMAN_OUT);
    for (unsigned number = 0; number < englishman_beans_done(s); number++) {
        const unsigned first = done + number * ENGLISHMAN_DONE_CARDS;
        put_row(rules, s, "complete", first, first + ENGLISHMAN_DONE_CARDS, file);
        fputs("</div>\n", file);
    }
    put_row(rules, s, "beanstalk", bean, s->end[ENGLISHMAN_BEAN], file);
    for (unsigned card = table_count(s->end, ENGLISHMAN_BEAN); card < ENGLISHMAN_BEAN_CARDS; card++)
        fputs("<span class=\"card gap\">·</span>", file);
    fputs(touched->to == ENGLISHMAN_TO_BEAN ? "<small>to</small></div>\n" : "</div>\n", file);
    put_row(rules, s, "discards", out, s->end[ENGLISHMAN_OUT], file);
    fputs(out == s->end[ENGLISHMAN_OUT] ? "none</div>\n" : "</div>\n", file);
}

void englishman_draw_html(const struct arbiter_rules *rules, const union arbiter_position *position,
                          const struct arbiter_event *at_issue, FILE *file)
{
    const struct englishman *s = &position->englishman;
    const struct touched touched = touched_by(s, at_issue);
    char state[256];
    englishman_state(s, state, sizeof state);
    print_markup(file, "<p><strong>%s</strong></p>\n", state);
    fputs("<table class=\"castle\"><caption>The castle: the back of each stack at the top, its "
          "front at the bottom</caption>\n",
          file);
    put_heads(&touched, file);
    fputs("<tbody>\n", file);
    put_castle(rules, s, &touched, file);
    fputs("</tbody></table>\n", file);
    put_beanstalks(rules, s, &touched, file);
}
