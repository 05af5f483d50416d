/* pool.c: keeps engines busy.  Lines are sent ahead of the answers.  After a failure the lines that
 * were not answered are asked again, one by one, so that the blame falls on the right one. */
#define _POSIX_C_SOURCE 200809L
#include "pool.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    AHEAD_LINES = 64,
    AHEAD_BYTES = 64 * 1024,
    JOBS_MAX = 64,
    FAILURES_MAX = 20, /* without an answer in between */
    WAITS_MAX = 20,    /* in vain, with fewer than ... */
    WAIT_ANSWERS = 10, /* ... so many answers for each */
    FLUSH_LOOKS = 3,   /* waits in vain after which held back answers are looked for */
    SETTLE = 50,       /* milliseconds for lines that nobody asked for */
    TICK = 100         /* milliseconds at most until the clock is looked at */
};
static const double FIRST_PATIENCE = 10; /* seconds for the greeting: interpreters start slowly */
static const double FLUSH_PATIENCE = 1;
static const double END_PATIENCE = 1;

struct pending {
    struct pending *next;
    int64_t tag;
    size_t length;
    char text[];
};

struct queue {
    struct pending *first, **last;
    unsigned count;
    size_t bytes;
};

struct worker {
    struct engine engine;
    struct queue asked; /* sent, not answered */
    struct queue again; /* to be asked one by one */
    double since;       /* the last answer, or the first question after it */
    bool greeted;
    enum fault_kind suspect; /* a failure that no question has been found for yet */
    char suspect_note[ENGINE_NOTE_ROOM];
};

struct pool {
    const char *command;
    double timeout;
    unsigned jobs;
    uint64_t restarts, starts;
    unsigned failures; /* in a row */
    uint64_t answers;
    unsigned waits; /* in vain, for as long as the engine is given */
    char gave_up[ENGINE_NOTE_ROOM + 80];
    bool weary; /* no more questions, but what was found stands */
    struct errors errors;
    struct worker worker[JOBS_MAX];
};

static volatile sig_atomic_t interrupted;

static void note_interrupt(int number)
{
    (void)number;
    interrupted = 1;
}

bool pool_interrupted(void)
{
    return interrupted != 0;
}

static void queue_init(struct queue *queue)
{
    *queue = (struct queue){.first = NULL, .last = &queue->first};
}

static void queue_add(struct queue *queue, struct pending *pending)
{
    pending->next = NULL;
    *queue->last = pending;
    queue->last = &pending->next;
    queue->count++;
    queue->bytes += pending->length;
}

static struct pending *queue_take(struct queue *queue)
{
    struct pending *pending = queue->first;
    if (pending == NULL) return NULL;
    queue->first = pending->next;
    if (queue->first == NULL) queue->last = &queue->first;
    queue->count--;
    queue->bytes -= pending->length;
    return pending;
}

static void queue_clear(struct queue *queue)
{
    for (struct pending *pending; (pending = queue_take(queue)) != NULL;)
        free(pending);
}

struct pool *pool_open(const char *command, unsigned jobs, double timeout)
{
    struct pool *pool = calloc(1, sizeof *pool);
    if (pool == NULL) abort();
    pool->command = command;
    pool->timeout = timeout;
    pool->jobs = jobs < 1 ? 1 : jobs > JOBS_MAX ? JOBS_MAX : jobs;
    for (unsigned number = 0; number < JOBS_MAX; number++) {
        queue_init(&pool->worker[number].asked);
        queue_init(&pool->worker[number].again);
    }
    struct sigaction action = {.sa_handler = note_interrupt};
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    signal(SIGPIPE, SIG_IGN); /* an engine that is gone is noticed by its pipes */
    orphans_adopt();
    return pool;
}

void pool_close(struct pool *pool)
{
    for (unsigned number = 0; number < pool->jobs; number++)
        if (pool->worker[number].engine.in >= 0 && pool->worker[number].engine.pid != 0)
            engine_push(&pool->worker[number].engine);
    for (unsigned number = 0; number < pool->jobs; number++) {
        struct worker *worker = &pool->worker[number];
        if (worker->asked.count > 0)
            engine_kill(&worker->engine);
        else
            engine_close(&worker->engine, END_PATIENCE);
        engine_free(&worker->engine);
        queue_clear(&worker->asked);
        queue_clear(&worker->again);
    }
    orphans_kill();
    free(pool);
}

const char *pool_ended_early(const struct pool *pool)
{
    return pool->gave_up[0] == '\0' ? NULL : pool->gave_up;
}

const char *pool_gave_up(const struct pool *pool)
{
    return pool->gave_up[0] == '\0' || pool->weary ? NULL : pool->gave_up;
}

void pool_forgive(struct pool *pool)
{
    pool->failures = 0;
}

uint64_t pool_restarts(const struct pool *pool)
{
    return pool->restarts;
}

struct errors *pool_errors(struct pool *pool)
{
    return &pool->errors;
}

static void give_up(struct pool *pool, const char *why, const char *note)
{
    if (pool->gave_up[0] == '\0')
        snprintf(pool->gave_up, sizeof pool->gave_up, "%s: %s", why, note);
}

static void grow_weary(struct pool *pool, const char *why, const char *note)
{
    give_up(pool, why, note);
    pool->weary = true;
}

static void tell(const struct client *client, const struct pending *pending, enum fault_kind fault,
                 const char *note, const char *text, size_t length)
{
    struct outcome outcome = {.fault = fault, .text = text, .length = length};
    snprintf(outcome.note, sizeof outcome.note, "%s", note);
    client->answer(client->context, pending == NULL ? POOL_NO_TAG : pending->tag,
                   pending == NULL ? "" : pending->text, pending == NULL ? 0 : pending->length,
                   &outcome);
}

/* The engine has failed.  If only one question was open, that is to blame; otherwise all of them
 * are asked again. */
static void failed(struct pool *pool, struct worker *worker, const struct client *client,
                   enum fault_kind fault, const char *note, const char *text, size_t length)
{
    engine_kill(&worker->engine);
    pool->failures++;
    if (!worker->greeted) {
        give_up(pool, "started again, the engine does not greet", note);
    } else if (worker->asked.count == 1) {
        struct pending *pending = queue_take(&worker->asked);
        worker->suspect = FAULT_NONE;
        tell(client, pending, fault, note, text, length);
        free(pending);
    } else {
        if (worker->asked.count == 0) tell(client, NULL, fault, note, text, length);
        if (worker->asked.count > 0) {
            worker->suspect = fault;
            snprintf(worker->suspect_note, sizeof worker->suspect_note, "%s", note);
        }
        while (worker->again.first != NULL)
            queue_add(&worker->asked, queue_take(&worker->again));
        while (worker->asked.first != NULL)
            queue_add(&worker->again, queue_take(&worker->asked));
    }
    if (pool->failures >= FAILURES_MAX) grow_weary(pool, "20 failures without an answer", note);
    if (pool->waits >= WAITS_MAX && pool->answers < (uint64_t)pool->waits * WAIT_ANSWERS)
        grow_weary(pool, "20 waits in vain, and hardly more answers", note);
}

static bool start(struct pool *pool, struct worker *worker)
{
    static const char hello[] = "hello version=1";
    char why[ENGINE_NOTE_ROOM];
    if (!engine_start(&worker->engine, pool->command)) {
        snprintf(why, sizeof why, "%s", strerror(errno));
        give_up(pool, "cannot start a process", why);
        return false;
    }
    pool->starts++;
    if (pool->starts > pool->jobs) pool->restarts++;
    worker->greeted = false;
    worker->since = seconds_now();
    engine_send(&worker->engine, hello, sizeof hello - 1);
    return true;
}

static void send(struct worker *worker, struct pending *pending)
{
    if (worker->asked.count == 0) worker->since = seconds_now();
    engine_send(&worker->engine, pending->text, pending->length);
    queue_add(&worker->asked, pending);
}

/* The next question for a worker, or NULL. */
static struct pending *next_question(struct worker *worker, const struct client *client)
{
    const char *text;
    size_t length;
    int64_t tag;
    struct pending *pending = queue_take(&worker->again);
    if (pending != NULL) return pending;
    if (!client->ask(client->context, &text, &length, &tag)) return NULL;
    pending = malloc(sizeof *pending + length + 1);
    if (pending == NULL) abort();
    pending->tag = tag;
    pending->length = length;
    memcpy(pending->text, text, length);
    pending->text[length] = '\0';
    return pending;
}

/* Gives a worker as much to do as it may have.  False where it has nothing to do. */
static bool feed(struct pool *pool, struct worker *worker, const struct client *client, bool *dry)
{
    while (pool_ended_early(pool) == NULL) {
        const bool careful = worker->again.count > 0 || worker->suspect != FAULT_NONE;
        if (careful && worker->again.count == 0 && worker->asked.count == 0) {
            tell(client, NULL, worker->suspect, worker->suspect_note, "", 0);
            worker->suspect = FAULT_NONE;
            continue;
        }
        if (careful && (worker->asked.count > 0 || worker->again.count == 0)) break;
        if (worker->asked.count >= AHEAD_LINES || worker->asked.bytes >= AHEAD_BYTES) break;
        if (*dry && !careful) break;
        if (worker->engine.pid != 0 && !worker->greeted) break;
        struct pending *pending = next_question(worker, client);
        if (pending == NULL) {
            *dry = true;
            break;
        }
        if (worker->engine.pid == 0 && !start(pool, worker)) {
            free(pending);
            break;
        }
        if (worker->greeted) {
            send(worker, pending);
        } else { /* until the greeting is answered it waits, in front */
            pending->next = worker->again.first;
            if (worker->again.first == NULL) worker->again.last = &pending->next;
            worker->again.first = pending;
            worker->again.count++;
            worker->again.bytes += pending->length;
            break;
        }
    }
    return worker->asked.count > 0 || worker->again.count > 0;
}

/* What a line that came from the engine means. */
static void take_line(struct pool *pool, struct worker *worker, const struct client *client,
                      const char *text, size_t length)
{
    if (!worker->greeted) {
        worker->greeted = true; /* what it says was read when it was first started */
        worker->since = seconds_now();
        return;
    }
    if (worker->asked.count == 0) {
        failed(pool, worker, client, FAULT_FLOOD, "it wrote a line that nobody had asked for", text,
               length);
        return;
    }
    if (!answer_well_formed(text, length)) {
        char *copy = malloc(length + 1); /* the engine's buffer goes with it */
        if (copy == NULL) abort();
        memcpy(copy, text, length);
        copy[length] = '\0';
        failed(pool, worker, client, FAULT_GARBAGE, "what it wrote is no answer", copy, length);
        free(copy);
        return;
    }
    struct pending *pending = queue_take(&worker->asked);
    worker->since = seconds_now();
    pool->failures = 0;
    pool->answers++;
    tell(client, pending, FAULT_NONE, "", text, length);
    free(pending);
}

/* Whether more answers have come at once than there are questions: then none of them can be
 * trusted.  A line that is no answer is a fault of its own, and comes first. */
static bool answers_too_many(const struct worker *worker)
{
    struct engine engine = worker->engine; /* a look ahead, nothing is taken */
    const char *text;
    size_t length;
    for (unsigned count = 0; engine_line(&engine, &text, &length); count++) {
        if (count == worker->asked.count) return true;
        if (!answer_well_formed(text, length)) return false;
    }
    return false;
}

static void take_lines(struct pool *pool, struct worker *worker, const struct client *client)
{
    const char *text;
    size_t length;
    if (worker->greeted && answers_too_many(worker)) {
        failed(pool, worker, client, FAULT_FLOOD, "it wrote more lines than it was asked for", "",
               0);
        return;
    }
    while (worker->engine.pid != 0 && engine_line(&worker->engine, &text, &length))
        take_line(pool, worker, client, text, length);
    if (worker->engine.pid != 0 && engine_partial(&worker->engine) > ENGINE_ANSWER_MAX)
        failed(pool, worker, client, FAULT_FLOOD, "it wrote a line without an end", "", 0);
}

/* Whether a line comes when the input ends: then it was held back in a buffer. */
static bool held_back(struct engine *engine)
{
    const uint64_t before = engine->bytes;
    const double end = seconds_now() + FLUSH_PATIENCE;
    const char *text;
    size_t length;
    if (engine->unsent_start < engine->unsent_end) return false;
    close(engine->in);
    engine->in = -1;
    while (seconds_now() < end && engine_pull(engine) != ENGINE_ENDED)
        poll(NULL, 0, 5);
    return engine->bytes > before && engine_line(engine, &text, &length);
}

static const char HELD_BACK[] =
    "answers come only when its input ends: it must flush its output after each";

/* No answer in time. */
static void timed_out(struct pool *pool, struct worker *worker, const struct client *client)
{
    const uint64_t before = worker->engine.bytes;
    const size_t partial = engine_partial(&worker->engine);
    char note[ENGINE_NOTE_ROOM];
    if (engine_ended(&worker->engine)) { /* another process holds its output open */
        const bool signalled = engine_autopsy(&worker->engine, note);
        failed(pool, worker, client, signalled ? FAULT_CRASH : FAULT_EXIT, note, "", 0);
        return;
    }
    if (++pool->waits <= FLUSH_LOOKS && worker->greeted && held_back(&worker->engine)) {
        failed(pool, worker, client, FAULT_UNFLUSHED, HELD_BACK, "", 0);
        return;
    }
    enum fault_kind fault = FAULT_TIMEOUT;
    snprintf(note, sizeof note, "no answer within %g seconds", pool->timeout);
    if (partial > 0) {
        fault = FAULT_HALF_LINE;
        snprintf(note, sizeof note, "%zu bytes, and no end of the line within %g seconds", partial,
                 pool->timeout);
    } else if (before == 0) {
        fault = FAULT_SILENCE;
    }
    failed(pool, worker, client, fault, note, "", 0);
}

static void look_at(struct pool *pool, struct worker *worker, const struct client *client,
                    const struct pollfd *ends)
{
    char note[ENGINE_NOTE_ROOM];
    if (ends[2].revents != 0) engine_pull_errors(&worker->engine, &pool->errors);
    if (ends[0].revents != 0) engine_push(&worker->engine); /* its end is seen below */
    if (ends[1].revents != 0) {
        const enum engine_read got = engine_pull(&worker->engine);
        take_lines(pool, worker, client);
        if (worker->engine.pid != 0 && got == ENGINE_ENDED) {
            engine_pull_errors(&worker->engine, &pool->errors);
            const bool signalled = engine_autopsy(&worker->engine, note);
            failed(pool, worker, client, signalled ? FAULT_CRASH : FAULT_EXIT, note, "", 0);
        }
    }
    const bool waiting = worker->asked.count > 0 || !worker->greeted;
    const double patience =
        !worker->greeted && pool->timeout < FIRST_PATIENCE ? FIRST_PATIENCE : pool->timeout;
    if (worker->engine.pid != 0 && waiting && seconds_now() - worker->since > patience)
        timed_out(pool, worker, client);
}

/* Waits for any engine, and looks at all of them. */
static void wait_and_look(struct pool *pool, const struct client *client)
{
    struct pollfd ends[JOBS_MAX * 3];
    for (size_t number = 0; number < pool->jobs; number++) {
        struct engine *engine = &pool->worker[number].engine;
        const bool runs = engine->pid != 0;
        if (runs && engine->unsent_start < engine->unsent_end) engine_push(engine);
        const bool unsent = runs && engine->unsent_start < engine->unsent_end;
        ends[3 * number] = (struct pollfd){.fd = unsent ? engine->in : -1, .events = POLLOUT};
        ends[3 * number + 1] = (struct pollfd){.fd = runs ? engine->out : -1, .events = POLLIN};
        ends[3 * number + 2] = (struct pollfd){.fd = runs ? engine->err : -1, .events = POLLIN};
    }
    if (poll(ends, (nfds_t)3 * pool->jobs, TICK) < 0 && errno != EINTR) abort();
    for (size_t number = 0; number < pool->jobs; number++)
        if (pool->worker[number].engine.pid != 0)
            look_at(pool, &pool->worker[number], client, &ends[3 * number]);
}

/* All is answered.  A line that comes now belongs to no question, or an answer before it did. */
static void look_for_more(struct pool *pool, struct worker *worker, const struct client *client,
                          int milliseconds)
{
    struct pollfd out = {.fd = worker->engine.out, .events = POLLIN};
    if (worker->engine.pid == 0 || !worker->greeted || worker->asked.count > 0) return;
    if (poll(&out, 1, milliseconds) <= 0) return;
    if (engine_pull(&worker->engine) == ENGINE_MORE) take_lines(pool, worker, client);
}

void pool_settle(struct pool *pool, const struct client *client)
{
    for (unsigned number = 0; number < pool->jobs; number++)
        look_for_more(pool, &pool->worker[number], client, SETTLE);
}

/* Questions that are still open are nobody's any more: their answers must not reach the next
 * client. */
static bool abandon(struct pool *pool)
{
    for (unsigned number = 0; number < pool->jobs; number++) {
        struct worker *worker = &pool->worker[number];
        if (worker->asked.count > 0) engine_kill(&worker->engine);
        queue_clear(&worker->asked);
        queue_clear(&worker->again);
        worker->suspect = FAULT_NONE;
    }
    return false;
}

bool pool_run(struct pool *pool, const struct client *client, double until)
{
    bool dry = false;
    for (;;) {
        bool busy = false;
        if (pool_ended_early(pool) != NULL || pool_interrupted()) return abandon(pool);
        for (unsigned number = 0; number < pool->jobs; number++)
            busy |= feed(pool, &pool->worker[number], client, &dry);
        if (!busy) break;
        if (until > 0 && seconds_now() > until) return abandon(pool);
        wait_and_look(pool, client);
    }
    for (unsigned number = 0; number < pool->jobs; number++)
        look_for_more(pool, &pool->worker[number], client, 0);
    return pool_ended_early(pool) == NULL;
}

/* The greeting is the one line that is asked before there is a client. */
bool pool_greet(struct pool *pool, struct greeting *greeting, struct outcome *outcome)
{
    struct worker *worker = &pool->worker[0];
    const double patience = pool->timeout < FIRST_PATIENCE ? FIRST_PATIENCE : pool->timeout;
    const char *text;
    size_t length;
    *outcome = (struct outcome){.fault = FAULT_GREETING, .text = ""};
    if (!start(pool, worker)) {
        snprintf(outcome->note, sizeof outcome->note, "%.150s", pool->gave_up);
        return false;
    }
    enum engine_read got = ENGINE_WAIT;
    bool line = false;
    while (!line && got != ENGINE_ENDED && engine_partial(&worker->engine) <= ENGINE_ANSWER_MAX &&
           seconds_now() - worker->since < patience && !pool_interrupted()) {
        struct pollfd ends[2] = {{.fd = worker->engine.out, .events = POLLIN},
                                 {.fd = worker->engine.err, .events = POLLIN}};
        engine_push(&worker->engine);
        poll(ends, 2, TICK);
        engine_pull_errors(&worker->engine, &pool->errors);
        got = engine_pull(&worker->engine);
        line = engine_line(&worker->engine, &text, &length);
    }
    if (line) {
        outcome->text = text;
        outcome->length = length;
        worker->greeted =
            greeting_read(greeting, text, length, outcome->note, sizeof outcome->note);
        if (worker->greeted) outcome->fault = FAULT_NONE;
        return worker->greeted;
    }
    if (got == ENGINE_ENDED) {
        engine_pull_errors(&worker->engine, &pool->errors);
        outcome->fault = engine_autopsy(&worker->engine, outcome->note) ? FAULT_CRASH : FAULT_EXIT;
        return false;
    }
    const size_t partial = engine_partial(&worker->engine);
    if (pool_interrupted()) {
        snprintf(outcome->note, sizeof outcome->note, "interrupted before it had answered");
        return false;
    }
    if (partial <= ENGINE_ANSWER_MAX && held_back(&worker->engine)) {
        outcome->fault = FAULT_UNFLUSHED;
        snprintf(outcome->note, sizeof outcome->note, "%s", HELD_BACK);
        return false;
    }
    outcome->fault = partial > ENGINE_ANSWER_MAX ? FAULT_FLOOD
                     : partial > 0               ? FAULT_HALF_LINE
                                                 : FAULT_SILENCE;
    snprintf(outcome->note, sizeof outcome->note, "no answer to the greeting within %g seconds",
             patience);
    return false;
}
