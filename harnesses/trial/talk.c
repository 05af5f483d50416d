/* talk.c: asks one engine, and finds out why no answer comes. */
#define _POSIX_C_SOURCE 200809L
#include "talk.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const double FLUSH_PATIENCE = 1;
enum { TICK = 50 }; /* milliseconds */

bool talk_start(struct talk *talk)
{
    if (engine_start(&talk->engine, talk->command)) return true;
    snprintf(talk->note, sizeof talk->note, "%s", strerror(errno));
    return false;
}

void talk_send(struct talk *talk, const char *line, size_t length)
{
    if (talk->engine.pid != 0) engine_send(&talk->engine, line, length);
}

static char *line_copy(struct engine *engine)
{
    const char *text;
    size_t length;
    if (!engine_line(engine, &text, &length)) return NULL;
    char *copy = malloc(length + 1);
    if (copy == NULL) abort();
    for (size_t at = 0; at < length; at++) /* no answer has a zero in it; so it stays none */
        copy[at] = text[at] == '\0' ? '\001' : text[at];
    copy[length] = '\0';
    return copy;
}

/* Writes and reads what goes without waiting for long. */
static enum engine_read exchange(struct talk *talk)
{
    struct engine *engine = &talk->engine;
    if (engine->in >= 0) engine_push(engine);
    const bool unsent = engine->in >= 0 && engine->unsent_start < engine->unsent_end;
    struct pollfd ends[3] = {{.fd = engine->out, .events = POLLIN},
                             {.fd = engine->err, .events = POLLIN},
                             {.fd = unsent ? engine->in : -1, .events = POLLOUT}};
    poll(ends, 3, TICK);
    if (engine->err >= 0 && ends[1].revents != 0) engine_pull_errors(engine, &talk->errors);
    return engine_pull(engine);
}

static enum fault_kind ended(struct talk *talk)
{
    if (talk->engine.err >= 0) engine_pull_errors(&talk->engine, &talk->errors);
    return engine_autopsy(&talk->engine, talk->note) ? FAULT_CRASH : FAULT_EXIT;
}

/* No answer in time.  What comes when the input ends was held back. */
static enum fault_kind late(struct talk *talk, double seconds)
{
    const uint64_t before = talk->engine.bytes;
    const size_t partial = engine_partial(&talk->engine);
    const double end = seconds_now() + FLUSH_PATIENCE;
    enum fault_kind fault = partial > 0      ? FAULT_HALF_LINE
                            : talk->answered ? FAULT_TIMEOUT
                                             : FAULT_SILENCE;
    snprintf(talk->note, sizeof talk->note, "no whole line within %g seconds", seconds);
    close(talk->engine.in);
    talk->engine.in = -1;
    while (seconds_now() < end && exchange(talk) != ENGINE_ENDED)
        continue;
    char *line = talk->engine.bytes > before ? line_copy(&talk->engine) : NULL;
    if (line != NULL) {
        fault = FAULT_UNFLUSHED;
        snprintf(talk->note, sizeof talk->note,
                 "nothing within %g seconds; the answer came when the input was ended", seconds);
    }
    free(line);
    engine_kill(&talk->engine);
    return fault;
}

enum fault_kind talk_hear(struct talk *talk, double seconds, char **answer)
{
    const double end = seconds_now() + seconds;
    while ((*answer = line_copy(&talk->engine)) == NULL) {
        const enum engine_read got = exchange(talk);
        if (got == ENGINE_MORE && engine_partial(&talk->engine) > ENGINE_ANSWER_MAX) {
            snprintf(talk->note, sizeof talk->note, "a line without an end");
            engine_kill(&talk->engine);
            return FAULT_FLOOD;
        }
        if (got == ENGINE_MORE) continue;
        if (got == ENGINE_ENDED || engine_ended(&talk->engine)) return ended(talk);
        if (seconds_now() > end) return late(talk, seconds);
    }
    talk->answered = true;
    return FAULT_NONE;
}

char *talk_unasked(struct talk *talk, double seconds)
{
    const double end = seconds_now() + seconds;
    char *line = line_copy(&talk->engine);
    while (line == NULL && seconds_now() < end && exchange(talk) != ENGINE_ENDED)
        line = line_copy(&talk->engine);
    return line;
}

bool talk_end(struct talk *talk, double seconds)
{
    const double end = seconds_now() + seconds;
    if (talk->engine.in >= 0) close(talk->engine.in);
    talk->engine.in = -1;
    while (!engine_ended(&talk->engine) && seconds_now() < end) {
        talk->engine.got_start = talk->engine.got_end = 0;
        if (exchange(talk) == ENGINE_ENDED) poll(NULL, 0, 5);
    }
    return engine_ended(&talk->engine);
}

static const char unflushed[] =
    "The answers are there, but are held back in a buffer until the program ends: output that goes "
    "to a pipe must be flushed after each answer.  (A program that reads all of its input before "
    "it answers looks the same: read one line at a time.)";
static const char *const flush_calls[][2] = {
    {"Python", "print(answer, flush=True)"},
    {"C", "fflush(stdout); or once, at the beginning, setvbuf(stdout, NULL, _IOLBF, 0);"},
    {"JavaScript", "console.log(answer) for each line as it comes, and not at the 'end' event"},
    {"Java", "out.flush() after each println; or new PrintWriter(System.out, true)"},
    {"shell", "stdbuf -oL COMMAND; grep --line-buffered; sed -u; awk: fflush()"},
};

static const char *mending_of(enum fault_kind fault)
{
    switch (fault) {
    case FAULT_CRASH:
        return "Run the line through the adapter by hand, under a debugger or a sanitizer: the "
               "program is ended by a signal.";
    case FAULT_EXIT:
        return "Read lines in a loop until the end of input, and do not end after an answer or at "
               "an error; what it wrote on standard error may say why it ended.";
    case FAULT_TIMEOUT:
        return "Answer every line, also one that your engine cannot play (with skip and a reason); "
               "if it needs longer, give it more with --timeout.";
    case FAULT_HALF_LINE:
        return "End each answer with a newline, and flush it.";
    case FAULT_SILENCE:
        return "Read standard input line by line and answer each line on standard output, the "
               "first of them (hello version=1) with hello version=1 level=0 spec=...";
    case FAULT_GARBAGE:
        return "Write to standard output nothing but one answer for each line, of words such as "
               "turn=jack; whatever else the engine prints goes to standard error.";
    case FAULT_FLOOD:
        return "Write exactly one line for each line that is read.";
    case FAULT_GREETING:
        return "Answer the first line with: hello version=1 level=0 spec=englishman (with your own "
               "level and specs), and write nothing before it.";
    default:
        return "Let arbiter test look for the shortest game that shows it, with the rule.";
    }
}

void put_mending(enum fault_kind fault, const char *note)
{
    fputs("    mend  ", stdout);
    if (fault != FAULT_UNFLUSHED) {
        put_wrapped(note != NULL ? note : mending_of(fault), 10, 10, output_width());
        putchar('\n');
        return;
    }
    put_wrapped(unflushed, 10, 10, output_width());
    putchar('\n');
    for (size_t number = 0; number < sizeof flush_calls / sizeof flush_calls[0]; number++)
        printf("          %-11s %s\n", flush_calls[number][0], flush_calls[number][1]);
}
