/* check.c: the steps of arbiter check-adapter, in the order in which an adapter comes to life. */
#define _POSIX_C_SOURCE 200809L
#include "check.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "answer.h"
#include "chance.h"
#include "pool.h"
#include "questions.h"
#include "talk.h"

enum {
    STEPS = 15,
    FIRST_GAME = 4,
    SECOND_LINE = 5,
    LAST_ASKED = 12,
    AHEAD = 200,
    LONG_EVENTS = 2000,
    SHOWN = 160
};
static const double FIRST_PATIENCE = 10, END_PATIENCE = 1, QUIET = 0.3;

static const char no_answer[] = "what it wrote is no answer";

static const char *const title[STEPS + 1] = {
    "",
    "it starts",
    "it greets in time",
    "its version, level and specs can be read, and are known",
    "it answers a simple game",
    "it answers a second line: it lives on",
    "it answers a game with an event that is refused",
    "it answers a game that begins with a position (skip is allowed)",
    "it does not play a reading and a game that nobody knows (skip or error)",
    "it answers a malformed line with error, or refuses the senseless event",
    "it answers 200 lines that are sent ahead, in order",
    "it answers a line of 2,000 events",
    "it answers a line that ends in CR LF",
    "it writes nothing unasked",
    "it ends within a second after the end of input",
    "it leaves no process behind",
};

struct check {
    struct talk talk;
    struct greeting greeting;
    struct pattern pattern[TRIAL_SPECS_MAX];
    unsigned patterns;
    unsigned step;
    bool open; /* the step has no verdict yet */
    bool wrong, broken;
    uint64_t chance;
    char line[64 * 1024]; /* 2,000 events of at most 8 letters, and the cards */
};

static void begin(struct check *check, unsigned step)
{
    check->step = step;
    check->open = true;
    printf("%2u. %s\n", step, title[step]);
}

static void show(const char *label, const char *text)
{
    const size_t length = strlen(text);
    print_plain(stdout, "    %s  %.*s", label, (int)(length < SHOWN ? length : SHOWN), text);
    if (length > SHOWN) printf("... (%zu bytes)", length);
    putchar('\n');
}

static void fine(struct check *check, const char *remark)
{
    if (!check->open) return;
    check->open = false;
    printf("    ok%s%s\n", remark == NULL ? "" : ": ", remark == NULL ? "" : remark);
}

/* `mend` may be NULL: what is usual for the fault. */
static void wrong(struct check *check, enum fault_kind fault, const char *note, const char *mend)
{
    if (!check->open) return;
    check->open = false;
    check->wrong |= fault_of_rules(fault);
    check->broken |= !fault_of_rules(fault);
    print_plain(stdout, "    WRONG %s: %s\n", fault_name(fault), note);
    put_mending(fault, mend);
    char *errors = errors_text(&check->talk.errors);
    if (errors != NULL && *errors != '\0' && !fault_of_rules(fault)) {
        const size_t length = strlen(errors);
        show("on standard error", length > SHOWN ? errors + length - SHOWN : errors);
    }
    free(errors);
    /* Its answers would belong to other lines from here on. */
    const bool out_of_step = fault == FAULT_FLOOD || strcmp(note, no_answer) == 0;
    if (out_of_step && check->step <= LAST_ASKED) engine_kill(&check->talk.engine);
}

/* Spec, cards and so many events, of which those listed in `illegal` (bits) break a rule. */
static size_t make_game(struct check *check, unsigned events, uint64_t illegal, bool from_position)
{
    static struct arbiter_event list[ARBITER_MOVES_MAX];
    struct arbiter_text text;
    struct arbiter_error error;
    char deal[DEAL_ROOM];
    const struct arbiter_rules rules = check->pattern[0].rules;
    const struct face *face = face_of(rules.game);
    union arbiter_position position;
    deal_shuffle(&rules, chance_next(&check->chance), deal, sizeof deal);
    arbiter_text_open(&text, check->line, sizeof check->line - 1);
    arbiter_spec_write(&rules, &text);
    if (!arbiter_deal_read(&rules, deal, strlen(deal), &position, &error)) abort();
    for (unsigned number = 0; from_position && number < 4; number++) {
        const unsigned count = arbiter_moves(&rules, &position, list);
        if (count > 0) arbiter_play(&rules, &position, &list[chance_below(&check->chance, count)]);
    }
    arbiter_text_put(&text, from_position ? " at=" : " deal=");
    if (from_position)
        arbiter_position_write(&rules, &position, &text);
    else
        arbiter_text_put(&text, deal);
    arbiter_text_put(&text, " :");
    for (unsigned number = 0; number < events; number++) {
        unsigned count = arbiter_moves(&rules, &position, list);
        const bool any = count == 0 || (number < 64 && (illegal >> number & 1) != 0);
        if (any) count = face->sweep(list);
        struct arbiter_event event = list[chance_below(&check->chance, count)];
        for (unsigned tries = 0;
             any && tries < 1000 && arbiter_fault(&rules, &position, &event) == 0; tries++)
            event = list[chance_below(&check->chance, count)];
        arbiter_text_letter(&text, ' ');
        arbiter_event_write(&rules, &event, &text);
        if (arbiter_fault(&rules, &position, &event) == 0) arbiter_play(&rules, &position, &event);
    }
    check->line[text.length] = '\0';
    return text.length;
}

static enum fault_kind compare(const struct check *check, const char *line, const char *answer,
                               char *note, size_t room)
{
    static struct tally seen;
    struct difference difference;
    char *ours;
    if (!answer_well_formed(answer, strlen(answer))) {
        snprintf(note, room, "%s", no_answer);
        return FAULT_GARBAGE;
    }
    judge_line(line, strlen(line), check->greeting.level, &ours);
    answer_compare(line, strlen(line), ours, answer, check->greeting.level, &seen, &difference);
    free(ours);
    snprintf(note, room, "%s", difference.note);
    return difference.kind;
}

/* Sends check->line, perhaps with a carriage return, and takes the answer; NULL: the step has
 * failed.  To be freed. */
static char *ask(struct check *check, bool carriage_return)
{
    char *answer = talk_unasked(&check->talk, 0);
    const size_t length = strlen(check->line);
    if (answer != NULL) {
        show("got ", answer);
        wrong(check, FAULT_FLOOD, "it wrote a line that nobody had asked for", NULL);
        free(answer);
        return NULL;
    }
    show("sent", check->line);
    if (carriage_return) check->line[length] = '\r';
    talk_send(&check->talk, check->line, length + carriage_return);
    check->line[length] = '\0';
    const enum fault_kind fault = talk_hear(&check->talk, check->talk.timeout, &answer);
    if (fault == FAULT_NONE)
        show("got ", answer);
    else
        wrong(check, fault, check->talk.note, NULL);
    return answer;
}

/* The line is asked, and the answer compared with ours. */
static void ask_and_compare(struct check *check, bool may_skip, bool carriage_return)
{
    char note[256];
    char *answer = ask(check, carriage_return);
    if (answer == NULL) return;
    if (answer_skips(answer, strlen(answer)) && may_skip) {
        fine(check, "skipped; lines that begin with a position are not tested then");
    } else if (answer_skips(answer, strlen(answer))) {
        wrong(check, FAULT_GARBAGE, "it skips a game that it says it plays",
              "Play the specs that the greeting names, or do not name them.");
    } else {
        const enum fault_kind fault = compare(check, check->line, answer, note, sizeof note);
        if (fault != FAULT_NONE) wrong(check, fault, note, NULL);
        fine(check, NULL);
    }
    free(answer);
}

static void ask_unknown(struct check *check, const char *spec)
{
    char deal[DEAL_ROOM];
    const struct arbiter_rules *rules = &check->pattern[0].rules;
    deal_shuffle(rules, 1, deal, sizeof deal);
    snprintf(check->line, sizeof check->line, "%s%s deal=%s",
             spec[0] == '?' ? arbiter_game_name(rules->game) : "", spec, deal);
    char *answer = ask(check, false);
    if (answer == NULL) return;
    if (!answer_well_formed(answer, strlen(answer)))
        wrong(check, FAULT_GARBAGE, no_answer, NULL);
    else if (strncmp(answer, "skip", 4) != 0 && strncmp(answer, "error", 5) != 0)
        wrong(check, FAULT_WRONG_ANSWER, "it plays rules that it cannot know",
              "Look at the whole spec, and answer skip and a reason where it is not one of yours.");
    free(answer);
}

static void ask_malformed(struct check *check)
{
    const size_t length = make_game(check, 1, 0, false);
    snprintf(check->line + length, sizeof check->line - length, " zzz");
    ask_and_compare(check, true, false);
}

/* Whether an answer that does not fit its line fits one of its neighbours. */
static bool fits_neighbour(const struct check *check, char *const line[AHEAD], unsigned number,
                           const char *answer)
{
    char note[256];
    if (number > 0 && compare(check, line[number - 1], answer, note, sizeof note) == FAULT_NONE)
        return true;
    return number + 1 < AHEAD &&
           compare(check, line[number + 1], answer, note, sizeof note) == FAULT_NONE;
}

static void hear_ahead(struct check *check, char *const line[AHEAD])
{
    enum fault_kind worst = FAULT_NONE;
    char note[256], words[320];
    unsigned differing = 0, shifted = 0, skipped = 0;
    for (unsigned number = 0; number < AHEAD; number++) {
        char *answer;
        const enum fault_kind failed = talk_hear(&check->talk, check->talk.timeout, &answer);
        if (failed != FAULT_NONE) {
            snprintf(words, sizeof words, "after %u answers: %s", number, check->talk.note);
            wrong(check, failed, words, NULL);
            return;
        }
        const bool skips = answer_skips(answer, strlen(answer));
        const enum fault_kind fault =
            skips ? FAULT_NONE : compare(check, line[number], answer, note, sizeof note);
        skipped += skips;
        differing += fault != FAULT_NONE;
        shifted += fault != FAULT_NONE && fits_neighbour(check, line, number, answer);
        if (fault > worst) {
            worst = fault;
            snprintf(words, sizeof words, "line %u: %.250s", number + 1, note);
            show("sent", line[number]);
            show("got ", answer);
        }
        free(answer);
    }
    if (shifted > 1 && shifted > differing / 2)
        wrong(check, FAULT_FLOOD, "answers belong to other lines than those they stand for",
              "Answer each line before you read the next, and with one line only.");
    if (worst != FAULT_NONE) wrong(check, worst, words, NULL);
    snprintf(words, sizeof words, "200 answers, %u of them skip", skipped);
    fine(check, words);
}

static void ask_ahead(struct check *check)
{
    char *line[AHEAD];
    struct questions *questions =
        questions_open(check->pattern, check->patterns, check->chance, ASK_GENERATED);
    for (unsigned number = 0; number < AHEAD; number++) {
        const char *text;
        size_t length;
        questions_next(questions, &text, &length);
        line[number] = strndup(text, length);
        if (line[number] == NULL) abort();
        talk_send(&check->talk, line[number], length);
    }
    questions_close(questions);
    hear_ahead(check, line);
    for (unsigned number = 0; number < AHEAD; number++)
        free(line[number]);
}

/* The shell ends with 126 where a command cannot be executed, and with 127 where there is none. */
static bool not_started(const char *note)
{
    static const char words[] = "exit code ";
    const char *at = strstr(note, words);
    const unsigned long code = at == NULL ? 0 : strtoul(at + sizeof words - 1, NULL, 10);
    return code == 126 || code == 127;
}

/* Steps 1 and 2: whether it starts is known when it has answered, or not. */
static bool greet(struct check *check, bool tell, char **answer)
{
    static const char hello[] = "hello version=1";
    const double patience =
        check->talk.timeout < FIRST_PATIENCE ? FIRST_PATIENCE : check->talk.timeout;
    enum fault_kind fault = FAULT_EXIT;
    check->talk.answered = false;
    const bool started = talk_start(&check->talk);
    talk_send(&check->talk, hello, sizeof hello - 1);
    if (started) fault = talk_hear(&check->talk, patience, answer);
    const bool none = !started || (fault == FAULT_EXIT && not_started(check->talk.note));
    if (!tell) return fault == FAULT_NONE;
    begin(check, 1);
    show("run ", check->talk.command);
    if (none)
        wrong(
            check, FAULT_EXIT, check->talk.note,
            "The shell cannot run the command: look at its path, and whether it may be executed.");
    fine(check, NULL);
    if (none) return false;
    begin(check, 2);
    show("sent", hello);
    if (fault != FAULT_NONE) wrong(check, fault, check->talk.note, NULL);
    if (fault == FAULT_NONE) show("got ", *answer);
    fine(check, NULL);
    return fault == FAULT_NONE;
}

static bool read_greeting(struct check *check, const char *answer)
{
    char note[256];
    struct arbiter_error error;
    begin(check, 3);
    if (!greeting_read(&check->greeting, answer, strlen(answer), note, sizeof note)) {
        wrong(check, FAULT_GREETING, note, NULL);
        return false;
    }
    for (unsigned number = 0; number < check->greeting.specs; number++) {
        const char *spec = check->greeting.spec[number];
        if (pattern_read(&check->pattern[check->patterns], spec, &error)) {
            check->patterns++;
            continue;
        }
        snprintf(note, sizeof note, "spec=%.100s: %.100s", spec, error.message);
        wrong(check, FAULT_GREETING, note,
              "Name specs as `arbiter games` and `arbiter readings GAME` list them.");
    }
    snprintf(note, sizeof note, "level %u, %u spec%s", check->greeting.level, check->patterns,
             check->patterns == 1 ? "" : "s");
    fine(check, note);
    return check->patterns > 0;
}

static void make_step(struct check *check, unsigned step)
{
    begin(check, step);
    switch (step) {
    case FIRST_GAME:
        make_game(check, 4, 0, false);
        ask_and_compare(check, false, false);
        break;
    case SECOND_LINE:
        make_game(check, 6, 0, false);
        ask_and_compare(check, false, false);
        break;
    case 6:
        make_game(check, 5, 4, false); /* 4 = 1 << 2: the third event */
        ask_and_compare(check, false, false);
        break;
    case 7:
        make_game(check, 3, 0, true);
        ask_and_compare(check, true, false);
        break;
    case 8:
        ask_unknown(check, "?no-such-reading=yes");
        if (check->open) ask_unknown(check, "no-such-game");
        fine(check, NULL);
        break;
    case 9:
        ask_malformed(check);
        break;
    case 10:
        ask_ahead(check);
        break;
    case 11:
        make_game(check, LONG_EVENTS, 0, false);
        ask_and_compare(check, false, false);
        break;
    default:
        make_game(check, 4, 0, false);
        ask_and_compare(check, false, true);
    }
}

/* The steps that ask.  False: the engine is not there any more. */
static bool make_steps(struct check *check)
{
    for (unsigned step = FIRST_GAME; step <= LAST_ASKED; step++) {
        char *answer = NULL;
        make_step(check, step);
        if (check->talk.engine.pid != 0) continue;
        if (step <= SECOND_LINE) return false;
        const bool again = greet(check, false, &answer);
        free(answer);
        if (!again) return false;
        puts("    (it is started anew for the next step)");
    }
    return true;
}

static void end_steps(struct check *check)
{
    begin(check, 13);
    char *line = talk_unasked(&check->talk, QUIET);
    if (line != NULL) show("got ", line);
    if (line != NULL) wrong(check, FAULT_FLOOD, "it wrote a line that nobody had asked for", NULL);
    free(line);
    fine(check, NULL);
    begin(check, 14);
    if (!talk_end(&check->talk, END_PATIENCE))
        wrong(check, FAULT_TIMEOUT, "it still runs a second after the end of its input",
              "End the program when there are no more lines to read.");
    fine(check, NULL);
    begin(check, 15);
    unsigned left = orphans_living(check->talk.engine.pid);
    for (double end = seconds_now() + QUIET; left > 0 && seconds_now() < end;)
        left = orphans_living(check->talk.engine.pid);
    if (left > 0)
        wrong(check, FAULT_EXIT, "processes that it has started still run (they are ended now)",
              "End what you start, and wait for it, before the adapter ends.");
    fine(check, NULL);
}

int adapter_check(const char *command, double timeout)
{
    static struct check check;
    char *answer = NULL;
    check = (struct check){.talk = {.command = command, .timeout = timeout}, .chance = 1};
    signal(SIGPIPE, SIG_IGN);
    orphans_adopt();
    const bool asked =
        greet(&check, true, &answer) && read_greeting(&check, answer) && make_steps(&check);
    if (asked) end_steps(&check);
    if (!asked && check.step < STEPS) {
        puts("these steps cannot be made before that is mended:");
        for (unsigned step = check.step + 1; step <= STEPS; step++)
            printf("%2u. %s\n", step, title[step]);
    }
    free(answer);
    engine_kill(&check.talk.engine);
    engine_free(&check.talk.engine);
    orphans_kill();
    puts(check.broken  ? "the adapter is broken"
         : check.wrong ? "the adapter works; the engine plays by other rules"
                       : "all is fine; next: arbiter test");
    return check.broken ? EXIT_WRONG_USE : check.wrong ? EXIT_DIFFERENCE : EXIT_FINE;
}
