/* Claim    Every event that the notation has is written as text that reads back as the same event, to the
 *          last letter; and no two events have the same text.
 * Clauses  -
 * Bounds   none: every formed event
 * Method   exhaustive
 * Sources  model/englishman.c model/englishman_board.c model/englishman_enough.c model/englishman_invariant.c model/englishman_material.c model/englishman_moves.c model/englishman_play.c model/englishman_text.c model/englishman_win.c model/text.c
 * Options
 * Limit    60
 */
#include <stdio.h>
#include <string.h>

#include "englishman_tables.h"

static unsigned long cases;
static unsigned longest;

/* Reading is a function of the text, so if each text reads back as its event, no two are the same. */
static bool round_trip(struct arbiter_event event)
{
    char letters[16];
    struct arbiter_text text;
    struct arbiter_event back;
    struct arbiter_error error;
    arbiter_text_open(&text, letters, sizeof letters);
    englishman_event_write(&event, &text);
    cases++;
    if (text.length > longest) longest = (unsigned)text.length;
    struct cursor cursor = {.text = letters, .end = text.length, .error = &error};
    if (!text.full && englishman_event_read(&cursor, &back) && cursor.next == text.length &&
        memcmp(&event, &back, sizeof event) == 0)
        return true;
    printf("event %u %u %u %u %u\n", event.kind, event.from, event.index, event.to, event.place);
    return false;
}

int main(void)
{
    struct arbiter_event event;
    bool same = true;
    for (event.kind = 0; event.kind <= ENGLISHMAN_EVENT_KINDS; event.kind++)
        for (event.from = 0; event.from <= ENGLISHMAN_STACKS; event.from++)
            for (event.index = 0; event.index <= ENGLISHMAN_CARDS + 1; event.index++)
                for (event.to = 0; event.to <= ENGLISHMAN_TO_BEAN + 1; event.to++)
                    for (event.place = 0; event.place <= ENGLISHMAN_CARDS + 1; event.place++)
                        if (englishman_event_formed(&event)) same &= round_trip(event);
#ifdef REACH_RUN
    /* 1 pass, 5 * 50 * 5 * 50 Protections, 2 * 5 * 6 moves of Jack's, 5 * 50 discards, 2 * 5 * 5 moves
     * of the Giant's; the longest text is Pa50b50. */
    printf("1 goals\n");
    return cases == 1 + 62500 + 60 + 250 + 50 && longest == 7 ? 0 : 1;
#else
    printf("%lu cases\n", cases);
    return same ? 0 : 1;
#endif
}
