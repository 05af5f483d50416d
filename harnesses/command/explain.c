/* explain.c: clauses and refusals for people. */
#include "command.h"

#include <string.h>

const struct arbiter_clause *clause_named(const struct arbiter_game *game, const char *id)
{
    const struct arbiter_clause *clause;
    for (unsigned number = 1; (clause = arbiter_clause_at(game, number)) != NULL; number++)
        if (strcmp(clause->id, id) == 0) return clause;
    for (unsigned number = 1; (clause = arbiter_invariant_at(game, number)) != NULL; number++)
        if (strcmp(clause->id, id) == 0) return clause;
    return NULL;
}

/* The readings at issue with a clause: the choice in force, or all of them. */
void explain_clause(const struct arbiter_rules *rules, const struct arbiter_clause *clause,
                    bool all_readings)
{
    enum { INDENT = 4 };
    const unsigned width = output_width();
    const struct arbiter_reading *reading;
    for (unsigned number = 0; (reading = arbiter_reading_at(rules->game, number)) != NULL;
         number++) {
        if (strcmp(reading->clause, clause->id) != 0) continue;
        printf("  reading ");
        const unsigned column = (unsigned)printf("%s: ", reading->name);
        put_wrapped(reading->question, column + 10, INDENT, width);
        for (unsigned choice = 0; choice < arbiter_choices(reading); choice++) {
            const bool in_force = choice == rules->choice[number];
            if (!all_readings && !in_force) continue;
            const int used =
                printf("%*s%s=%s%s: ", INDENT, "", reading->name, reading->choice[choice][0],
                       !all_readings ? " (in force)"
                       : choice == 0 ? " (default)"
                                     : "");
            put_wrapped(reading->choice[choice][1], (unsigned)used, INDENT + 2, width);
        }
    }
}

static void put_rule(const struct arbiter_clause *clause)
{
    const int used = printf("  %s  ", clause->id);
    put_wrapped(clause->rule, (unsigned)used, (unsigned)used, output_width());
}

/* The event, the verdict, and what the event does. */
static void put_verdict(const struct arbiter_rules *rules, const union arbiter_position *position,
                        const struct arbiter_event *event, bool legal)
{
    char token[32] = "", deed[160], words[200];
    struct arbiter_text text;
    arbiter_text_open(&text, token, sizeof token - 1);
    arbiter_event_write(rules, event, &text);
    face_of(rules->game)->describe(rules, position, event, deed, sizeof deed);
    snprintf(words, sizeof words, "(%s)%s", deed, legal ? "; it rests on:" : ", by:");

    printf("%s is ", token);
    put_styled(legal ? "1;32" : "1;31", legal ? "legal" : "refused");
    putchar(' ');
    const size_t used = text.length + strlen(legal ? " is legal " : " is refused ");
    put_wrapped(words, (unsigned)used, 2, output_width());
}

/* Why an event is refused, or which clauses grant it. */
void explain_event(const struct arbiter_rules *rules, const union arbiter_position *position,
                   const struct arbiter_event *event)
{
    static struct tally tally;
    const struct arbiter_clause *clause;
    tally = (struct tally){0};
    tally_into(&tally);
    const unsigned fault = arbiter_fault(rules, position, event);
    tally_into(NULL);

    put_verdict(rules, position, event, fault == 0);
    if (fault != 0) {
        clause = arbiter_clause_at(rules->game, fault);
        put_rule(clause);
        explain_clause(rules, clause, false);
        return;
    }
    for (unsigned number = 1; (clause = arbiter_clause_at(rules->game, number)) != NULL; number++)
        if (tally.count[number][ARBITER_GRANTED] > 0) put_rule(clause);
}
