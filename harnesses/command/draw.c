/* draw.c: the castle of The Blood of an Englishman.  Stacks stand side by side, the back at the
 * top, so that a row's number is the place of its cards; the front card of each stack is in
 * brackets.  With stacks of ten the picture has 16 lines of less than 80 columns. */
#include "command.h"

const char *englishman_card_name(unsigned edition, unsigned kind);
void englishman_draw(const struct arbiter_rules *rules, const union arbiter_position *position);

enum { CELL = 11 };

static const char *colour_of(unsigned kind)
{
    if (englishman_is_giant(kind)) return "\033[1;31m";
    return englishman_is_treasure(kind) ? "\033[1;33m" : "\033[32m";
}

static void put_card(const struct arbiter_rules *rules, unsigned kind)
{
    const bool colour = colour_wanted();
    printf("%s%s%s", colour ? colour_of(kind) : "", englishman_card_name(rules->edition, kind),
           colour ? "\033[0m" : "");
}

static void put_cell(const struct arbiter_rules *rules, unsigned kind, bool front)
{
    const char *name = englishman_card_name(rules->edition, kind);
    int used = 2;
    while (*name++ != '\0')
        used++;
    putchar(front ? '[' : ' ');
    put_card(rules, kind);
    putchar(front ? ']' : ' ');
    printf("%*s", CELL - used, "");
}

static void put_castle(const struct arbiter_rules *rules, const struct englishman *s)
{
    unsigned tallest = 1;
    for (unsigned stack = 0; stack < ENGLISHMAN_STACKS; stack++)
        if (table_count(s->end, stack) > tallest) tallest = table_count(s->end, stack);
    printf("%*s", 9, "");
    for (unsigned stack = 0; stack < ENGLISHMAN_STACKS; stack++)
        printf(" %c%*s", 'a' + stack, CELL - 2, "");
    putchar('\n');
    for (unsigned row = 0; row < tallest; row++) {
        printf("%s %2u ", row == 0 ? " back" : "     ", row + 1);
        for (unsigned stack = 0; stack < ENGLISHMAN_STACKS; stack++) {
            const unsigned count = table_count(s->end, stack);
            const unsigned slot = table_start(s->end, stack) + row;
            if (row < count)
                put_cell(rules, s->card[slot], row + 1 == count);
            else
                printf("%-*s", CELL, count == 0 && row == 0 ? " (empty)" : "");
        }
        putchar('\n');
    }
}

/* Cards of a zone in a row, from `start` on. */
static void put_row(const struct arbiter_rules *rules, const struct englishman *s, unsigned start,
                    unsigned end)
{
    for (unsigned slot = start; slot < end; slot++) {
        putchar(' ');
        put_card(rules, s->card[slot]);
    }
}

static void put_beanstalks(const struct arbiter_rules *rules, const struct englishman *s)
{
    const unsigned start = table_start(s->end, ENGLISHMAN_DONE);
    const unsigned height = table_count(s->end, ENGLISHMAN_BEAN);
    printf(" complete   ");
    if (englishman_beans_done(s) == 0) printf(" none");
    for (unsigned number = 0; number < englishman_beans_done(s); number++) {
        const unsigned first = start + number * ENGLISHMAN_DONE_CARDS;
        if (number > 0) printf(number == 3 ? "\n            " : "  |");
        put_row(rules, s, first, first + ENGLISHMAN_DONE_CARDS);
    }
    printf("\n beanstalk  ");
    put_row(rules, s, table_start(s->end, ENGLISHMAN_BEAN), s->end[ENGLISHMAN_BEAN]);
    for (unsigned card = height; card < ENGLISHMAN_BEAN_CARDS; card++)
        printf(" _");
    printf(height == ENGLISHMAN_BEAN_CARDS ? "  and now a treasure\n" : "\n");
    printf(" discards   ");
    if (table_count(s->end, ENGLISHMAN_OUT) == 0) printf(" none");
    put_row(rules, s, table_start(s->end, ENGLISHMAN_OUT), s->end[ENGLISHMAN_OUT]);
    putchar('\n');
}

static void put_turn(const struct arbiter_rules *rules, const union arbiter_position *position)
{
    static const char *const phases[] = {
        "Jack decides on the Giantess' Protection (pass: unused)",
        "Jack's turn: 3 moves left",
        "Jack's turn: 2 moves left",
        "Jack's turn: 1 move left",
        "The Giant's turn: a discard, four cards, or two single moves",
        "The Giant's turn: 1 single move left",
    };
    static const char *const winners[] = {"Nobody wins", "Jack wins", "The Giant wins", "A draw"};
    const struct englishman *s = &position->englishman;
    char buffer[64];
    struct arbiter_text by;
    if (s->phase != ENGLISHMAN_OVER) {
        printf(" %s\n", phases[s->phase]);
        return;
    }
    arbiter_text_open(&by, buffer, sizeof buffer);
    arbiter_by_write(rules, position, &by);
    printf(" %s: %.*s. The game is over.\n", winners[s->winner], (int)by.length, buffer);
}

void englishman_draw(const struct arbiter_rules *rules, const union arbiter_position *position)
{
    const struct englishman *s = &position->englishman;
    put_castle(rules, s);
    put_beanstalks(rules, s);
    put_turn(rules, position);
}
