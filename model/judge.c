/* judge.c: the answer to a line. */
#include "game.h"

/* Plays all the events of an opened line; the number of refused ones, or -1 where one is malformed.
 */
static long play_all(struct arbiter_line *line, struct arbiter_error *error)
{
    struct arbiter_event event;
    long refusals = 0;
    for (;;) {
        const enum arbiter_step step = arbiter_line_next(line, &event, error);
        if (step != ARBITER_EVENT) return step == ARBITER_END ? refusals : -1;
        if (arbiter_fault(&line->rules, &line->position, &event) == 0)
            arbiter_play(&line->rules, &line->position, &event);
        else
            refusals++;
    }
}

/* Plays the line again and lists its refused events: their numbers, or the clauses that forbid
 * them. Playing again keeps the memory bounded, and costs only the lines that have refusals. */
static void list_refused(struct arbiter_line line, bool clauses, struct arbiter_text *answer)
{
    struct arbiter_event event;
    struct arbiter_error error;
    const char *comma = "";
    for (size_t number = 1; arbiter_line_next(&line, &event, &error) == ARBITER_EVENT; number++) {
        const unsigned fault = arbiter_fault(&line.rules, &line.position, &event);
        if (fault == 0) {
            arbiter_play(&line.rules, &line.position, &event);
            continue;
        }
        arbiter_text_put(answer, comma);
        if (clauses)
            arbiter_text_put(answer, line.rules.game->clause[fault].id);
        else
            arbiter_text_number(answer, number);
        comma = ",";
    }
}

static void list_legal(const struct arbiter_line *line, struct arbiter_text *answer)
{
    struct arbiter_event list[ARBITER_MOVES_MAX];
    const unsigned count = arbiter_moves(&line->rules, &line->position, list);
    if (count == 0) arbiter_text_letter(answer, '-');
    for (unsigned number = 0; number < count; number++) {
        if (number > 0) arbiter_text_letter(answer, ',');
        arbiter_event_write(&line->rules, &list[number], answer);
    }
}

static void error_answer(const struct arbiter_error *error, struct arbiter_text *answer)
{
    answer->length = 0;
    arbiter_text_put(answer, "error ");
    arbiter_text_number(answer, error->column);
    arbiter_text_letter(answer, ' ');
    arbiter_text_put(answer, error->message);
}

static void write_answer(const struct arbiter_line *opened, const struct arbiter_line *line,
                         bool refusals, unsigned level, struct arbiter_text *answer)
{
    const unsigned actor = arbiter_actor(&line->rules, &line->position);
    arbiter_text_put(answer, "turn=");
    arbiter_text_put(
        answer, actor == ARBITER_NO_PLAYER ? "-" : arbiter_player_name(line->rules.game, actor));
    arbiter_text_put(answer, " result=");
    arbiter_result_write(&line->rules, &line->position, answer);
    arbiter_text_put(answer, refusals ? " refused=" : " refused=-");
    if (refusals) list_refused(*opened, false, answer);
    arbiter_text_put(answer, " by=");
    arbiter_by_write(&line->rules, &line->position, answer);
    arbiter_text_put(answer, refusals ? " why=" : " why=-");
    if (refusals) list_refused(*opened, true, answer);
    if (level >= 1) {
        arbiter_text_put(answer, " legal=");
        list_legal(line, answer);
    }
    if (level >= 2) {
        arbiter_text_put(answer, " at=");
        arbiter_position_write(&line->rules, &line->position, answer);
    }
    if (level < 3) return;
    for (unsigned player = 0; player < line->rules.players; player++) {
        arbiter_text_put(answer, " see-");
        arbiter_text_put(answer, line->rules.game->player[player]);
        arbiter_text_letter(answer, '=');
        arbiter_view_write(&line->rules, &line->position, player, answer);
    }
}

bool arbiter_judge(const char *text, size_t length, unsigned level, struct arbiter_text *answer)
{
    struct arbiter_line line;
    struct arbiter_error error;
    answer->length = 0;
    answer->full = false;
    if (!arbiter_line_open(&line, text, length, &error)) {
        error_answer(&error, answer);
        return false;
    }
    const struct arbiter_line opened = line;
    const long refusals = play_all(&line, &error);
    if (refusals < 0) {
        error_answer(&error, answer);
        return false;
    }
    write_answer(&opened, &line, refusals > 0, level, answer);
    if (!answer->full) return true;
    error = (struct arbiter_error){0, "the answer does not fit the buffer"};
    error_answer(&error, answer);
    return false;
}
