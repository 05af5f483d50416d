/* counts.c: the clauses of a game with their counts. */
#include "command.h"

#include <inttypes.h>
#include <string.h>

/* Whether no event can reach the clause: it is about the cards, and decided when they are read. */
static bool unasked(const struct arbiter_game *game, const struct arbiter_clause *clause)
{
    const struct face *face = face_of(game);
    char word[64];
    snprintf(word, sizeof word, " %s ", clause->id);
    return face != NULL && strstr(face->unasked, word) != NULL;
}

void put_counts(const struct arbiter_game *game, const struct tally *tally)
{
    const struct arbiter_clause *clause;
    printf("%-14s %14s %14s\n", "clause", "granted", "refused");
    for (unsigned number = 1; (clause = arbiter_clause_at(game, number)) != NULL; number++) {
        const uint64_t *count = tally->count[number];
        if (unasked(game, clause))
            printf("%-14s %14s %14s\n", clause->id, "-", "-");
        else
            printf("%-14s %14" PRIu64 " %14" PRIu64 "%s\n", clause->id, count[ARBITER_GRANTED],
                   count[ARBITER_REFUSED],
                   count[ARBITER_GRANTED] + count[ARBITER_REFUSED] == 0 ? "  not reached" : "");
    }
}

unsigned clauses_reached(const struct arbiter_game *game, const struct tally *tally,
                         unsigned *reachable)
{
    const struct arbiter_clause *clause;
    unsigned reached = 0;
    *reachable = 0;
    for (unsigned number = 1; (clause = arbiter_clause_at(game, number)) != NULL; number++) {
        if (unasked(game, clause)) continue;
        ++*reachable;
        reached +=
            tally->count[number][ARBITER_GRANTED] + tally->count[number][ARBITER_REFUSED] > 0;
    }
    return reached;
}
