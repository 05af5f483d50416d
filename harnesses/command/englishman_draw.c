/* englishman_draw.c: the castle of The Blood of an Englishman.  Stacks stand side by side, the back at the
 * top, so that a row's number is the place of its cards; the front card of each stack is in
 * brackets.  With stacks of ten the picture has 15 lines.  It takes 64 columns, or 38 where the
 * window is narrow. */
#include "command.h"

#include <string.h>

enum { LABEL = 9, CELL = 11, LABEL_NARROW = 3, CELL_NARROW = 7 }; /* [Goose] has seven letters */
enum { ROW_INDENT = 12 };

static bool narrow(void)
{
    return output_width() < LABEL + ENGLISHMAN_STACKS * CELL;
}

static const char *style_of(unsigned kind)
{
    if (englishman_is_giant(kind)) return "1;31";
    return englishman_is_treasure(kind) ? "1;33" : "32";
}

static void put_card(const struct arbiter_rules *rules, unsigned kind)
{
    put_styled(style_of(kind), englishman_card_name(rules->edition, kind));
}

/* The card of a stack in a row, if there is one; returns the columns used. */
static unsigned put_cell(const struct arbiter_rules *rules, const struct englishman *s,
                         unsigned stack, unsigned row)
{
    const unsigned count = englishman_cards(s, stack);
    if (count == 0) return (unsigned)printf(narrow() ? " -" : " (empty)");
    const unsigned kind = s->card[englishman_start(s, stack) + row];
    const bool front = row + 1 == count;
    putchar(front ? '[' : ' ');
    put_card(rules, kind);
    if (front) putchar(']');
    return 1 + (unsigned)strlen(englishman_card_name(rules->edition, kind)) + front;
}

static void put_castle_row(const struct arbiter_rules *rules, const struct englishman *s,
                           unsigned row)
{
    const unsigned cell = narrow() ? CELL_NARROW : CELL;
    unsigned gap = 0; /* written before the next card, so that no row ends in spaces */
    for (unsigned stack = 0; stack < ENGLISHMAN_STACKS; stack++) {
        gap += cell;
        if (row > 0 && row >= englishman_cards(s, stack)) continue;
        printf("%*s", (int)(gap - cell), "");
        gap = cell - put_cell(rules, s, stack, row);
    }
    putchar('\n');
}

/* The rows from `first` to before `end` that hold nothing but the middle of the tallest stack. */
static void dull_rows(const struct englishman *s, unsigned *first, unsigned *end)
{
    enum { AROUND = 2, WORTH_IT = 4 };
    unsigned tallest = 1, second = 1;
    for (unsigned stack = 0; stack < ENGLISHMAN_STACKS; stack++) {
        const unsigned count = englishman_cards(s, stack);
        if (count > tallest) {
            second = tallest;
            tallest = count;
        } else if (count > second) {
            second = count;
        }
    }
    *first = second + AROUND;
    *end = tallest - AROUND;
    if (!output_brief() || tallest < second + 2 * AROUND + WORTH_IT) *first = *end = tallest;
}

static void put_castle(const struct arbiter_rules *rules, const struct englishman *s)
{
    unsigned tallest = 1, dull, dull_end;
    for (unsigned stack = 0; stack < ENGLISHMAN_STACKS; stack++)
        if (englishman_cards(s, stack) > tallest) tallest = englishman_cards(s, stack);
    dull_rows(s, &dull, &dull_end);
    printf("%*s", narrow() ? LABEL_NARROW : LABEL, "");
    for (unsigned stack = 0; stack < ENGLISHMAN_STACKS; stack++)
        printf(stack == 0 ? " %*s%c" : "%*s%c",
               stack == 0 ? 0 : (narrow() ? CELL_NARROW : CELL) - 1, "", 'a' + stack);
    putchar('\n');
    for (unsigned row = 0; row < tallest; row++) {
        if (row == dull && dull < dull_end) {
            printf("%*s (%u more)\n", narrow() ? 3 : 9, "..", dull_end - dull);
            row = dull_end;
        }
        if (!narrow()) printf(row == 0 ? " back " : "      ");
        printf("%2u ", row + 1);
        put_castle_row(rules, s, row);
    }
}

/* Cards of a zone in rows as wide as the window, from `start` on. */
static void put_cards(const struct arbiter_rules *rules, const struct englishman *s, unsigned start,
                      unsigned end)
{
    unsigned column = ROW_INDENT;
    for (unsigned slot = start; slot < end; slot++) {
        const size_t length = strlen(englishman_card_name(rules->edition, s->card[slot]));
        if (column + 1 + length > output_width()) {
            printf("\n%*s", ROW_INDENT, "");
            column = ROW_INDENT;
        }
        putchar(' ');
        put_card(rules, s->card[slot]);
        column += 1 + (unsigned)length;
    }
}

static void put_beanstalks(const struct arbiter_rules *rules, const struct englishman *s)
{
    const unsigned done = table_start(s->end, ENGLISHMAN_DONE);
    const unsigned out = table_start(s->end, ENGLISHMAN_OUT);
    const unsigned height = table_count(s->end, ENGLISHMAN_BEAN);
    if (englishman_beans_done(s) == 0) puts(" complete    none");
    for (unsigned number = 0; number < englishman_beans_done(s); number++) {
        const unsigned first = done + number * ENGLISHMAN_DONE_CARDS;
        printf("%-*s", ROW_INDENT, number == 0 ? " complete" : "");
        put_cards(rules, s, first, first + ENGLISHMAN_DONE_CARDS);
        putchar('\n');
    }
    printf("%-*s", ROW_INDENT, " beanstalk");
    put_cards(rules, s, table_start(s->end, ENGLISHMAN_BEAN), s->end[ENGLISHMAN_BEAN]);
    for (unsigned card = height; card < ENGLISHMAN_BEAN_CARDS; card++)
        printf(" _");
    puts(height == ENGLISHMAN_BEAN_CARDS ? " + a treasure" : "");
    printf("%-*s", ROW_INDENT, " discards");
    put_cards(rules, s, out, s->end[ENGLISHMAN_OUT]);
    puts(out == s->end[ENGLISHMAN_OUT] ? " none" : "");
}

/* Who has won, and by what. */
static void put_result(const struct englishman *s, char *words, size_t room)
{
    static const char *const winners[] = {"Nobody wins", "Jack wins", "The Giant wins", "A draw"};
    static const char *const ways[] = {
        "the four giants lie together in a stack",
        "the four giants are at the front of stacks",
        "Jack cannot finish his beanstalks",
        "Jack has the three treasures",
        "the Giant has no legal event",
    };
    size_t length = (size_t)snprintf(words, room, "%s", winners[s->winner]);
    for (unsigned way = 0, said = 0; way < sizeof ways / sizeof ways[0]; way++)
        if (s->ways >> way & 1u && length < room)
            length += (size_t)snprintf(words + length, room - length, "%s %s",
                                       said++ == 0 ? ":" : ", and", ways[way]);
    if (length < room) snprintf(words + length, room - length, ". The game is over.");
}

void englishman_state(const struct englishman *s, char *words, size_t room)
{
    static const char *const phases[] = {
        "Jack decides on the Giantess' Protection (pass: unused)",
        "Jack's turn: 3 moves left",
        "Jack's turn: 2 moves left",
        "Jack's turn: 1 move left",
        "The Giant's turn: a discard, four cards, or two single moves",
        "The Giant's turn: 1 single move left",
    };
    if (s->phase == ENGLISHMAN_OVER)
        put_result(s, words, room);
    else
        snprintf(words, room, "%s", phases[s->phase]);
}

/* The game is open: every viewer sees everything. */
void englishman_draw(const struct arbiter_rules *rules, const union arbiter_position *position,
                     unsigned viewer)
{
    (void)viewer;
    char state[256];
    const struct englishman *s = &position->englishman;
    put_castle(rules, s);
    put_beanstalks(rules, s);
    englishman_state(s, state, sizeof state);
    put_heading(state);
}
