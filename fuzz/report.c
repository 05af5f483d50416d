/* report.c: what a finding prints.  First the shortest reproducer, the position and the event; then
 * the whole game as a line, which shows that the position can be reached. */
#include <stdio.h>
#include <stdlib.h>

#include "fuzz.h"

struct fuzz_game *fuzz_current;
void (*fuzz_on_finding)(void);

static void print_text(const char *label, const struct arbiter_text *text)
{
    fprintf(stderr, "%s%.*s\n", label, (int)text->length, text->start);
}

static void print_game(const struct fuzz_game *game)
{
    char buffer[1024];
    struct arbiter_text text;
    arbiter_text_open(&text, buffer, sizeof buffer);
    arbiter_rules_write(&game->rules, &text);
    print_text("  rules  ", &text);
    arbiter_text_open(&text, buffer, sizeof buffer);
    arbiter_position_write(&game->rules, game->played ? &game->before : &game->position, &text);
    print_text("  before at=", &text);
    arbiter_text_open(&text, buffer, sizeof buffer);
    if (game->played) arbiter_event_write(&game->rules, &game->event, &text);
    print_text("  event  ", &text);
    print_text("  line   ", &game->text);
}

_Noreturn void fuzz_finding(const char *check, const char *file, int line)
{
    fprintf(stderr, "\nFINDING %s (%s:%d)\n", check, file, line);
    if (fuzz_current != NULL) print_game(fuzz_current);
    if (fuzz_on_finding != NULL) fuzz_on_finding();
    fflush(NULL);
    abort();
}
