/* The corpus of cases: lines with what their answers must say.  A line that begins with #=> belongs
 * to the line above it. */
#include "lines.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "arbiter.h"

static const char *file_of(const struct arbiter_game *game, const char *name)
{
    static char path[128];
    snprintf(path, sizeof path, "corpus/%s/%s.lines", arbiter_game_name(game), name);
    return path;
}

static bool next_line(FILE *file, char *line)
{
    if (fgets(line, LINE_ROOM, file) == NULL) return false;
    cr_assert_not_null(strchr(line, '\n'), "a line of a corpus is too long: %s", line);
    line[strcspn(line, "\n")] = '\0';
    return true;
}

/* Checks every line of the file, and returns how many there are. */
static unsigned check(const char *path)
{
    static char line[LINE_ROOM], expected[LINE_ROOM];
    FILE *file = fopen(path, "r");
    cr_assert_not_null(file, "%s is not there; the tests run in the project's folder", path);
    unsigned checked = 0;
    while (next_line(file, line)) {
        if (arbiter_line_blank(line, strlen(line))) {
            cr_expect_neq(strncmp(line, "#=>", 3), 0, "%s follows no line", line);
            continue;
        }
        cr_assert(next_line(file, expected) && strncmp(expected, "#=> ", 4) == 0,
                  "%s\n  has no #=> after it", line);
        expect_answer(line, expected + strlen("#=> "));
        checked++;
    }
    fclose(file);
    return checked;
}

/* Whether some line of the file names the choice in its spec. */
static bool shown(FILE *file, const char *reading, const char *choice)
{
    static char line[LINE_ROOM];
    char wanted[128];
    snprintf(wanted, sizeof wanted, "%s=%s", reading, choice);
    rewind(file);
    while (next_line(file, line)) {
        line[strcspn(line, " ")] = '\0';
        const char *found = strstr(line, wanted);
        if (found == NULL || strchr("?,", found[-1]) == NULL) continue;
        if (strchr(",", found[strlen(wanted)]) != NULL) return true;
    }
    return false;
}

/* One line at least for each choice of each reading. */
static void expect_cases(const struct arbiter_game *game)
{
    const struct arbiter_reading *reading;
    unsigned choices = 0;
    for (unsigned number = 0; (reading = arbiter_reading_at(game, number)) != NULL; number++)
        choices += arbiter_choices(reading);
    cr_expect_geq(check(file_of(game, "cases")), choices);
}

Test(corpus, every_case_is_judged_as_it_says)
{
    const struct arbiter_game *game;
    for (unsigned number = 0; (game = arbiter_game_at(number)) != NULL; number++)
        expect_cases(game);
}

static void expect_shown(const struct arbiter_game *game)
{
    FILE *file = fopen(file_of(game, "cases"), "r");
    cr_assert_not_null(file);
    const struct arbiter_reading *reading;
    for (unsigned number = 0; (reading = arbiter_reading_at(game, number)) != NULL; number++)
        for (unsigned choice = 1; choice < arbiter_choices(reading); choice++)
            cr_expect(shown(file, reading->name, reading->choice[choice][0]), "%s=%s has no case",
                      reading->name, reading->choice[choice][0]);
    fclose(file);
}

Test(corpus, every_choice_that_is_no_default_has_a_case)
{
    const struct arbiter_game *game;
    for (unsigned number = 0; (game = arbiter_game_at(number)) != NULL; number++)
        expect_shown(game);
}

/* A choice has one case at least whose answer differs from the default's on the same line. */
static void expect_differing(const struct arbiter_game *game)
{
    static char line[LINE_ROOM], before[LINE_ROOM], one[ANSWER_ROOM], other[ANSWER_ROOM];
    const struct arbiter_reading *reading;
    unsigned differing[ARBITER_READINGS_MAX][ARBITER_CHOICES_MAX] = {{0}};
    FILE *file = fopen(file_of(game, "cases"), "r");
    cr_assert_not_null(file);
    before[0] = '\0';
    while (next_line(file, line)) {
        struct arbiter_rules rules, first;
        struct arbiter_error error;
        if (arbiter_line_blank(line, strlen(line))) continue;
        char *rest = strchr(line, ' ');
        cr_assert(arbiter_spec_read(&rules, line, (size_t)(rest - line), &error));
        char *before_rest = strchr(before, ' ');
        if (before_rest == NULL || strcmp(before_rest, rest) != 0) {
            memcpy(before, line, sizeof before); /* the default of a new case */
            continue;
        }
        cr_assert(arbiter_spec_read(&first, before, (size_t)(before_rest - before), &error));
        cr_assert(judge(before, strlen(before), 3, one) && judge(line, strlen(line), 3, other));
        for (unsigned number = 0; number < ARBITER_READINGS_MAX; number++)
            if (rules.choice[number] != first.choice[number])
                differing[number][rules.choice[number]] += strcmp(one, other) != 0;
    }
    fclose(file);
    for (unsigned number = 0; (reading = arbiter_reading_at(game, number)) != NULL; number++)
        for (unsigned choice = 1; choice < arbiter_choices(reading); choice++)
            cr_expect_gt(differing[number][choice], 0u, "%s=%s makes no difference", reading->name,
                         reading->choice[choice][0]);
}

Test(corpus, every_choice_differs_from_the_default_on_some_line)
{
    const struct arbiter_game *game;
    for (unsigned number = 0; (game = arbiter_game_at(number)) != NULL; number++)
        expect_differing(game);
}

Test(corpus, endless_games_are_judged_as_they_say)
{
    cr_expect_geq(check(file_of(arbiter_game_at(0), "endless")), 4u);
    cr_expect_geq(check(file_of(arbiter_game_at(1), "endless")), 2u);
}

static void expect_return(const struct arbiter_game *game)
{
    static char line[LINE_ROOM], answer[ANSWER_ROOM], from[ANSWER_ROOM], to[ANSWER_ROOM];
    FILE *file = fopen(file_of(game, "endless"), "r");
    cr_assert_not_null(file);
    while (next_line(file, line)) {
        if (arbiter_line_blank(line, strlen(line))) continue;
        cr_assert(judge(line, strlen(line), 2, answer), "%s\n  %s", line, answer);
        value_of(line, "at", from);
        value_of(answer, "at", to);
        cr_expect_str_eq(to, from);
    }
    fclose(file);
}

/* The position that each line ends with is the one that it began with. */
Test(corpus, endless_games_come_back_to_where_they_were)
{
    const struct arbiter_game *game;
    for (unsigned number = 0; (game = arbiter_game_at(number)) != NULL; number++)
        expect_return(game);
}
