/* counts.c: the clauses of a game with their counts. */
#include "command.h"

#include <inttypes.h>
#include <string.h>

static const char *const verdict_names[ARBITER_VERDICTS] = {"granted", "refused"};

/* The entry of a clause of which play cannot bring about both answers; NULL for all others. */
static const struct one_sided *one_sided_of(const struct arbiter_game *game, unsigned number)
{
    const char *id = arbiter_clause_at(game, number)->id;
    const struct one_sided *entry = face_of(game)->one_sided;
    while (entry->clause != NULL && strcmp(entry->clause, id) != 0)
        entry++;
    return entry->clause == NULL ? NULL : entry;
}

bool clause_can(const struct arbiter_game *game, unsigned number, enum arbiter_verdict verdict)
{
    const struct one_sided *entry = one_sided_of(game, number);
    return entry == NULL || entry->can[verdict];
}

struct reach reach_of(const struct arbiter_game *game, const struct tally *tally)
{
    struct reach reach = {0};
    for (unsigned number = 1; arbiter_clause_at(game, number) != NULL; number++) {
        unsigned possible = 0, done = 0;
        for (unsigned verdict = 0; verdict < ARBITER_VERDICTS; verdict++) {
            if (!clause_can(game, number, verdict)) continue;
            const bool did = tally->count[number][verdict] > 0;
            reach.can[verdict]++;
            reach.did[verdict] += did;
            possible++;
            done += did;
        }
        reach.reachable += possible > 0;
        reach.reached += done > 0;
    }
    return reach;
}

const char *clause_remark(const struct arbiter_game *game, const struct tally *tally,
                          unsigned number)
{
    const uint64_t *count = tally->count[number];
    const bool grants = clause_can(game, number, ARBITER_GRANTED);
    const bool refuses = clause_can(game, number, ARBITER_REFUSED);
    if (count[ARBITER_GRANTED] + count[ARBITER_REFUSED] == 0)
        return grants || refuses ? "not reached" : "not asked in play";
    if (grants && count[ARBITER_GRANTED] == 0) return "never granted";
    return refuses && count[ARBITER_REFUSED] == 0 ? "never refused" : "";
}

static bool alike(const struct one_sided *one, const struct one_sided *other)
{
    return memcmp(one->can, other->can, sizeof one->can) == 0 && strcmp(one->why, other->why) == 0;
}

/* Clauses that have the same reason stand together, where the first of them is. */
static void put_one_sided(const struct arbiter_game *game)
{
    static const char *const kinds[2][2] = {{"not asked in play", "can only be refused"},
                                            {"can only be granted", ""}};
    const struct one_sided *const first = face_of(game)->one_sided;
    puts("\nA dash: play cannot bring that answer about.");
    for (const struct one_sided *entry = first; entry->clause != NULL; entry++) {
        const struct one_sided *before = first, *later = entry + 1;
        char buffer[512];
        struct arbiter_text words;
        while (!alike(before, entry))
            before++;
        if (before != entry) continue;
        arbiter_text_open(&words, buffer, sizeof buffer - 1);
        for (; later->clause != NULL; later++) {
            if (!alike(later, entry)) continue;
            arbiter_text_put(&words, later->clause);
            arbiter_text_letter(&words, ' ');
        }
        arbiter_text_put(&words, kinds[entry->can[ARBITER_GRANTED]][entry->can[ARBITER_REFUSED]]);
        arbiter_text_put(&words, ": ");
        arbiter_text_put(&words, entry->why);
        buffer[words.length] = '\0';
        put_wrapped(buffer, (unsigned)printf("  %-12s ", entry->clause), 15, output_width());
    }
}

void put_counts(const struct arbiter_game *game, const struct tally *tally)
{
    const struct arbiter_clause *clause;
    printf("%-14s %14s %14s\n", "clause", verdict_names[0], verdict_names[1]);
    for (unsigned number = 1; (clause = arbiter_clause_at(game, number)) != NULL; number++) {
        printf("%-14s", clause->id);
        for (unsigned verdict = 0; verdict < ARBITER_VERDICTS; verdict++) {
            const uint64_t count = tally->count[number][verdict];
            if (count == 0 && !clause_can(game, number, verdict))
                printf(" %14s", "-");
            else
                printf(" %14" PRIu64, count);
        }
        const char *remark = clause_remark(game, tally, number);
        printf(*remark == '\0' ? "\n" : "  %s\n", remark);
    }
    put_one_sided(game);
}

static void put_clause_json(const struct arbiter_game *game, const struct tally *tally,
                            unsigned number, FILE *file)
{
    const struct one_sided *entry = one_sided_of(game, number);
    print_json(file, "   {\"clause\": %s", arbiter_clause_at(game, number)->id);
    for (unsigned verdict = 0; verdict < ARBITER_VERDICTS; verdict++) {
        const uint64_t count = tally->count[number][verdict];
        print_json(file, ", %s: ", verdict_names[verdict]);
        if (count == 0 && !clause_can(game, number, verdict))
            fputs("null", file);
        else
            fprintf(file, "%" PRIu64, count);
    }
    if (entry != NULL) print_json(file, ", \"why\": %s", entry->why);
    fputc('}', file);
}

/* The clauses that never had the answer, though they can. */
static void put_never_json(const struct arbiter_game *game, const struct tally *tally,
                           unsigned verdict, FILE *file)
{
    const char *comma = "";
    fprintf(file, ",\n  \"never_%s\": [", verdict_names[verdict]);
    for (unsigned number = 1; arbiter_clause_at(game, number) != NULL; number++) {
        if (tally->count[number][verdict] > 0 || !clause_can(game, number, verdict)) continue;
        fputs(comma, file);
        print_json(file, "%s", arbiter_clause_at(game, number)->id);
        comma = ", ";
    }
    fputc(']', file);
}

void put_counts_json(const struct arbiter_game *game, const struct tally *tally, FILE *file)
{
    const struct reach reach = reach_of(game, tally);
    print_json(file, " {\"game\": %s, \"clauses_reached\": %u, \"clauses_reachable\": %u",
               arbiter_game_name(game), reach.reached, reach.reachable);
    for (unsigned verdict = 0; verdict < ARBITER_VERDICTS; verdict++)
        fprintf(file, ",\n  \"clauses_%s\": %u, \"clauses_that_can_be_%s\": %u",
                verdict_names[verdict], reach.did[verdict], verdict_names[verdict],
                reach.can[verdict]);
    for (unsigned verdict = 0; verdict < ARBITER_VERDICTS; verdict++)
        put_never_json(game, tally, verdict, file);
    fputs(",\n  \"clauses\": [", file);
    for (unsigned number = 1; arbiter_clause_at(game, number) != NULL; number++) {
        fputs(number == 1 ? "\n" : ",\n", file);
        put_clause_json(game, tally, number, file);
    }
    fputs("\n  ]}", file);
}
