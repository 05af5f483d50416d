/* The static vectors, through the library: each is judged as its row says. */
#include <criterion/criterion.h>
#include <glob.h>
#include <stdio.h>
#include <string.h>

#include "arbiter.h"
#include "lines.h"

enum { ROW_ROOM = 2 * ANSWER_ROOM };

/* The answer without `why`, which is no part of a vector. */
static void drop_why(char *answer)
{
    char *why = strstr(answer, " why=");
    if (why == NULL) return;
    const char *rest = strchr(why + 1, ' ');
    memmove(why, rest, strlen(rest) + 1);
}

static unsigned check(const char *path)
{
    static char row[ROW_ROOM], answer[ANSWER_ROOM];
    unsigned checked = 0;
    FILE *file = fopen(path, "r");
    cr_assert_not_null(file, "%s", path);
    while (fgets(row, sizeof row, file) != NULL) {
        if (row[0] == '#' || row[0] == '\n') continue;
        const char *id = strtok(row, "\t"), *clauses = strtok(NULL, "\t");
        const char *line = strtok(NULL, "\t"), *expected = strtok(NULL, "\n");
        cr_assert(clauses != NULL && line != NULL && expected != NULL, "%s: four columns", id);
        const bool malformed = strncmp(expected, "error ", 6) == 0;
        const unsigned level = strstr(expected, " see-") != NULL ? 3 : 2;
        cr_expect(judge(line, strlen(line), level, answer) != malformed, "%s: %s", id, answer);
        drop_why(answer);
        cr_expect_str_eq(answer, expected, "%s (%s): %s", id, clauses, line);
        checked++;
    }
    fclose(file);
    return checked;
}

static unsigned check_all(const char *pattern)
{
    glob_t files;
    unsigned checked = 0;
    cr_assert_eq(glob(pattern, 0, NULL, &files), 0, "the tests run in the project's folder");
    for (size_t number = 0; number < files.gl_pathc; number++)
        checked += check(files.gl_pathv[number]);
    globfree(&files);
    return checked;
}

Test(vectors, those_of_the_renegade_edition_are_judged_as_they_say)
{
    cr_expect_geq(check_all("corpus/vectors/englishman/renegade/*.tsv"), 249u);
}

Test(vectors, those_of_version_83_are_judged_as_they_say)
{
    cr_expect_geq(check_all("corpus/vectors/englishman/v83/*.tsv"), 60u);
}

Test(vectors, those_of_ugo_are_judged_as_they_say)
{
    cr_expect_geq(check_all("corpus/vectors/ugo/playthisone/*.tsv"), 202u);
}
