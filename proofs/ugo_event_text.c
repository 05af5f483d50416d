/* Claim    Every event that the notation has is written as text that reads back as the same event, to the
 *          last letter; and no two events have the same text.
 * Clauses  -
 * Bounds   none: every formed event
 * Method   exhaustive
 * Sources  model/ugo.c model/ugo_counts.c model/ugo_play.c model/ugo_score.c model/ugo_text.c model/ugo_trick.c model/text.c
 * Options
 * Limit    60
 */
#include <stdio.h>
#include <string.h>

#include "ugo_tables.h"

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
    ugo_event_write(&event, &text);
    cases++;
    if (text.length > longest) longest = (unsigned)text.length;
    struct cursor cursor = {.text = letters, .end = text.length, .error = &error};
    if (!text.full && ugo_event_read(&cursor, &back) && cursor.next == text.length &&
        memcmp(&event, &back, sizeof event) == 0)
        return true;
    printf("event %u %u %u %u %u\n", event.kind, event.from, event.index, event.to, event.place);
    return false;
}

int main(void)
{
    struct arbiter_event event;
    bool same = true;
    for (event.kind = 0; event.kind <= UGO_EVENT_KINDS; event.kind++)
        for (event.from = 0; event.from <= UGO_SEATS; event.from++)
            for (event.index = 0; event.index <= UGO_CARDS; event.index++)
                for (event.to = 0; event.to <= UGO_SEATS; event.to++)
                    for (event.place = 0; event.place <= UGO_PLACES + 1; event.place++)
                        if (ugo_event_formed(&event)) same &= round_trip(event);
#ifdef REACH_RUN
    /* 45 cards to play and to deal, and to place on five places; back; four dealers.  The longest text
     * is dealer4. */
    printf("1 goals\n");
    return cases == 45 + 45 + 45 * 5 + 1 + 4 && longest == 7 ? 0 : 1;
#else
    printf("%lu cases\n", cases);
    return same ? 0 : 1;
#endif
}
