/* lines.c: judging a line and looking at the answer. */
#include "lines.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "arbiter.h"
#include "ugo_lines.h"

static const char letters[] = "EI1234OU56789BGH";

static unsigned copies_of(char letter)
{
    return letter >= '1' && letter <= '9' ? 4 : 2;
}

/* How often the letter is written in the first eight parts of the position around the star. */
static unsigned named(const char *line, const char *star, char letter)
{
    const char *at = star;
    unsigned count = 0;
    while (at > line && at[-1] != '=' && at[-1] != ' ')
        at--;
    for (unsigned parts = 0; parts < 8 && *at != '\0'; at++) {
        parts += *at == '/';
        count += *at == letter;
    }
    return count;
}

void fill(const char *line, char *filled)
{
    const char *star = strchr(line, '*');
    if (ugo_line(line)) {
        ugo_fill(line, filled);
        return;
    }
    if (star == NULL) {
        snprintf(filled, LINE_ROOM, "%s", line);
        return;
    }
    char rest[64] = "";
    size_t length = 0;
    for (const char *letter = letters; *letter != '\0'; letter++) {
        const unsigned copies = copies_of(*letter);
        for (unsigned used = named(line, star, *letter); used < copies; used++)
            rest[length++] = *letter;
    }
    rest[length] = '\0';
    snprintf(filled, LINE_ROOM, "%.*s%s%s", (int)(star - line), line, rest, star + 1);
}

bool judge(const char *line, size_t length, unsigned level, char *answer)
{
    struct arbiter_text text;
    arbiter_text_open(&text, answer, ANSWER_ROOM - 1);
    const bool judged = arbiter_judge(line, length, level, &text);
    answer[text.length] = '\0';
    return judged;
}

void value_of(const char *answer, const char *key, char *value)
{
    const size_t length = strlen(key);
    value[0] = '\0';
    for (const char *token = answer; token != NULL; token = strchr(token, ' ')) {
        token += *token == ' ';
        if (strncmp(token, key, length) != 0 || token[length] != '=') continue;
        const char *from = token + length + 1;
        const size_t size = strcspn(from, " ");
        memcpy(value, from, size);
        value[size] = '\0';
        return;
    }
}

static void expect_field(const char *line, const char *answer, const char *field)
{
    static char value[ANSWER_ROOM], key[64], wanted[LINE_ROOM];
    const size_t length = strcspn(field, "=");
    cr_assert_lt(length, sizeof key, "%s is no field", field);
    memcpy(key, field, length);
    key[length] = '\0';
    fill(field + length + 1, wanted);
    value_of(answer, key, value);
    if (value[0] == '\0' && ugo_line(line)) ugo_part_of(answer, key, value);
    cr_expect_str_eq(value, wanted, "%s\n  %s should be %s\n  answer: %s", line, key, wanted,
                     answer);
}

void expect_answer(const char *line, const char *fields)
{
    static char filled[LINE_ROOM], answer[ANSWER_ROOM], field[LINE_ROOM];
    fill(line, filled);
    cr_assert(judge(filled, strlen(filled), 3, answer), "%s\n  %s", filled, answer);
    for (fields += strspn(fields, " "); *fields != '\0'; fields += strspn(fields, " ")) {
        const size_t length = strcspn(fields, " ");
        memcpy(field, fields, length);
        field[length] = '\0';
        expect_field(filled, answer, field);
        fields += length;
    }
}

void expect_at(const char *line, const char *at)
{
    static char fields[LINE_ROOM];
    snprintf(fields, sizeof fields, "refused=- why=- at=%s", at);
    expect_answer(line, fields);
}

void expect_refused(const char *line, const char *clause)
{
    static char before[LINE_ROOM], answer[ANSWER_ROOM], at[ANSWER_ROOM];
    static char fields[ANSWER_ROOM + 128];
    const char *events = strstr(line, " : ");
    cr_assert_not_null(events, "%s has no events", line);
    unsigned number = 0;
    for (const char *space = events + 2; space != NULL; space = strchr(space + 1, ' '))
        number++;

    fill(line, before);
    *strrchr(before, ' ') = '\0';
    cr_assert(judge(before, strlen(before), 2, answer), "%s\n  %s", before, answer);
    value_of(answer, "at", at);
    snprintf(fields, sizeof fields, "refused=%u why=%s at=%s", number, clause, at);
    expect_answer(line, fields);
}

void expect_error(const char *line, size_t column, const char *message)
{
    static char filled[LINE_ROOM], answer[ANSWER_ROOM], wanted[LINE_ROOM];
    fill(line, filled);
    snprintf(wanted, sizeof wanted, "error %zu %s", column, message);
    cr_expect_not(judge(filled, strlen(filled), 2, answer), "%s is accepted", filled);
    cr_expect_str_eq(answer, wanted, "%s\n  %s\n  should be %s", filled, answer, wanted);
}

void expect_error_here(const char *line, const char *message)
{
    static char filled[LINE_ROOM];
    fill(line, filled);
    char *mark = strchr(filled, '^');
    cr_assert_not_null(mark, "%s has no '^'", line);
    memmove(mark, mark + 1, strlen(mark));
    expect_error(filled, (size_t)(mark - filled) + 1, message);
}

void expect_impossible(const char *line, const char *invariant)
{
    static char filled[LINE_ROOM], answer[ANSWER_ROOM], wanted[LINE_ROOM];
    fill(line, filled);
    const char *at = strstr(filled, " at=");
    cr_assert_not_null(at);
    snprintf(wanted, sizeof wanted, "error %zu impossible position, it breaks %s: ",
             (size_t)(at - filled) + strlen(" at=") + 1, invariant);
    cr_expect_not(judge(filled, strlen(filled), 2, answer), "%s is accepted", filled);
    cr_expect_eq(strncmp(answer, wanted, strlen(wanted)), 0, "%s\n  %s\n  should begin %s", filled,
                 answer, wanted);
}
