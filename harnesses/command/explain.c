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

/* Why an event is refused, or which clauses grant it. */
void explain_event(const struct arbiter_rules *rules, const union arbiter_position *position,
                   const struct arbiter_event *event)
{
    static struct tally tally;
    char buffer[64];
    struct arbiter_text token;
    const struct arbiter_clause *clause;

    arbiter_text_open(&token, buffer, sizeof buffer);
    arbiter_event_write(rules, event, &token);
    tally = (struct tally){0};
    tally_into(&tally);
    const unsigned fault = arbiter_fault(rules, position, event);
    tally_into(NULL);

    printf("%.*s is %s", (int)token.length, buffer, fault == 0 ? "legal" : "refused");
    const struct face *face = face_of(rules->game);
    if (face != NULL) {
        printf(" (");
        face->describe(rules, position, event);
        putchar(')');
    }
    puts(fault == 0 ? "; it rests on" : ":");
    if (fault != 0) {
        clause = arbiter_clause_at(rules->game, fault);
        put_rule(clause);
        explain_clause(rules, clause, false);
        return;
    }
    for (unsigned number = 1; (clause = arbiter_clause_at(rules->game, number)) != NULL; number++)
        if (tally.count[number][ARBITER_GRANTED] > 0) put_rule(clause);
}
