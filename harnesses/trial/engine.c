/* engine.c: one engine process.  Nothing here waits for it, but for the bounded waits at its end. */
#define _GNU_SOURCE
#include "engine.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

enum { CHUNK = 64 * 1024 };

double seconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static void close_end(int *file)
{
    if (*file >= 0) close(*file);
    *file = -1;
}

/* In the new process: its ends of the pipes, its own group, and the command. */
static void become(const char *command, int in, int out, int err)
{
    setpgid(0, 0);
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL); /* should we be killed, it does not stay behind */
#endif
    signal(SIGPIPE, SIG_DFL);
    signal(SIGINT, SIG_DFL);
    signal(SIGTERM, SIG_DFL);
    if (dup2(in, STDIN_FILENO) < 0 || dup2(out, STDOUT_FILENO) < 0 || dup2(err, STDERR_FILENO) < 0)
        _exit(127);
    execl("/bin/sh", "sh", "-c", command, (char *)NULL);
    _exit(127);
}

bool engine_start(struct engine *engine, const char *command)
{
    int in[2] = {-1, -1}, out[2] = {-1, -1}, err[2] = {-1, -1};
    bool piped = pipe2(in, O_CLOEXEC) == 0 && pipe2(out, O_CLOEXEC) == 0;
    piped = piped && pipe2(err, O_CLOEXEC) == 0;
    const pid_t pid = piped ? fork() : -1;
    if (pid == 0) become(command, in[0], out[1], err[1]);
    const int trouble = errno;
    close_end(&in[0]);
    close_end(&out[1]);
    close_end(&err[1]);
    if (pid < 0) {
        close_end(&in[1]);
        close_end(&out[0]);
        close_end(&err[0]);
        errno = trouble;
        return false;
    }
    setpgid(pid, pid); /* here as well: whoever comes first */
    fcntl(in[1], F_SETFL, O_NONBLOCK);
    fcntl(out[0], F_SETFL, O_NONBLOCK);
    fcntl(err[0], F_SETFL, O_NONBLOCK);
    engine->pid = pid;
    engine->in = in[1];
    engine->out = out[0];
    engine->err = err[0];
    engine->unsent_start = engine->unsent_end = 0;
    engine->got_start = engine->got_end = 0;
    engine->bytes = 0;
    return true;
}

static void close_all(struct engine *engine)
{
    close_end(&engine->in);
    close_end(&engine->out);
    close_end(&engine->err);
    engine->pid = 0;
}

void engine_kill(struct engine *engine)
{
    if (engine->pid == 0) return;
    kill(-engine->pid, SIGKILL);
    waitpid(engine->pid, NULL, 0);
    close_all(engine);
}

bool engine_close(struct engine *engine, double seconds)
{
    static struct errors dropped;
    const double end = seconds_now() + seconds;
    if (engine->pid == 0) return true;
    close_end(&engine->in);
    while (seconds_now() < end) {
        struct pollfd ends[2] = {{.fd = engine->out, .events = POLLIN},
                                 {.fd = engine->err, .events = POLLIN}};
        poll(ends, 2, (int)((end - seconds_now()) * 1000) + 1);
        engine->got_start = engine->got_end = 0;
        if (ends[1].revents != 0) engine_pull_errors(engine, &dropped);
        if (ends[0].revents != 0 && engine_pull(engine) == ENGINE_ENDED) break;
    }
    bool ended = false;
    while (!(ended = waitpid(engine->pid, NULL, WNOHANG) == engine->pid) && seconds_now() < end)
        poll(NULL, 0, 5);
    kill(-engine->pid, SIGKILL); /* also what it has left behind in its group */
    if (!ended) waitpid(engine->pid, NULL, 0);
    close_all(engine);
    return ended;
}

void engine_free(struct engine *engine)
{
    free(engine->unsent);
    free(engine->got);
    engine->unsent = engine->got = NULL;
    engine->unsent_room = engine->got_room = 0;
}

/* Room for `more` bytes behind `end`; what was used up at the beginning goes first. */
static void make_room(char **buffer, size_t *start, size_t *end, size_t *room, size_t more)
{
    if (*start > 0) memmove(*buffer, *buffer + *start, *end - *start);
    *end -= *start;
    *start = 0;
    if (*room - *end >= more) return;
    *room = (*end + more) * 2;
    *buffer = realloc(*buffer, *room);
    if (*buffer == NULL) abort(); /* some megabytes at most: nothing sensible can go on */
}

void engine_send(struct engine *engine, const char *line, size_t length)
{
    if (engine->unsent_room - engine->unsent_end < length + 1)
        make_room(&engine->unsent, &engine->unsent_start, &engine->unsent_end, &engine->unsent_room,
                  length + 1);
    memcpy(engine->unsent + engine->unsent_end, line, length);
    engine->unsent[engine->unsent_end + length] = '\n';
    engine->unsent_end += length + 1;
}

bool engine_push(struct engine *engine)
{
    while (engine->unsent_start < engine->unsent_end) {
        const ssize_t count = write(engine->in, engine->unsent + engine->unsent_start,
                                    engine->unsent_end - engine->unsent_start);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return errno == EAGAIN;
        engine->unsent_start += (size_t)count;
    }
    engine->unsent_start = engine->unsent_end = 0;
    return true;
}

enum engine_read engine_pull(struct engine *engine)
{
    if (engine->got_room - engine->got_end < CHUNK)
        make_room(&engine->got, &engine->got_start, &engine->got_end, &engine->got_room, CHUNK);
    for (;;) {
        const ssize_t count = read(engine->out, engine->got + engine->got_end, CHUNK);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return errno == EAGAIN ? ENGINE_WAIT : ENGINE_ENDED;
        if (count == 0) return ENGINE_ENDED;
        engine->got_end += (size_t)count;
        engine->bytes += (uint64_t)count;
        return ENGINE_MORE;
    }
}

void engine_pull_errors(struct engine *engine, struct errors *errors)
{
    char text[4096];
    for (unsigned turn = 0; turn < 64; turn++) { /* a chatterbox must not hold us up */
        const ssize_t count = read(engine->err, text, sizeof text);
        if (count < 0 && errno == EINTR) continue;
        if (count == 0 || (count < 0 && errno != EAGAIN)) close_end(&engine->err);
        if (count <= 0) return;
        errors_add(errors, text, (size_t)count);
    }
}

bool engine_line(struct engine *engine, const char **text, size_t *length)
{
    const size_t waiting = engine->got_end - engine->got_start;
    if (waiting == 0) return false; /* the buffer need not be there yet */
    const char *start = engine->got + engine->got_start;
    const char *newline = memchr(start, '\n', waiting);
    if (newline == NULL) return false;
    *text = start;
    *length = (size_t)(newline - start);
    engine->got_start += *length + 1;
    if (*length > 0 && start[*length - 1] == '\r') --*length;
    return true;
}

size_t engine_partial(const struct engine *engine)
{
    return engine->got_end - engine->got_start;
}

bool engine_ended(const struct engine *engine)
{
    siginfo_t info = {.si_pid = 0};
    if (engine->pid == 0) return true;
    return waitid(P_PID, (id_t)engine->pid, &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
           info.si_pid == engine->pid;
}

/* A shell says 128 + n where the command that it ran was ended by signal n. */
bool engine_autopsy(struct engine *engine, char note[ENGINE_NOTE_ROOM])
{
    enum { SHELL_SIGNAL = 128, PATIENCE = 100 };
    int status = 0;
    bool ended = false;
    for (unsigned turn = 0; turn < PATIENCE && !ended; turn++) {
        ended = waitpid(engine->pid, &status, WNOHANG) == engine->pid;
        if (!ended) poll(NULL, 0, 5);
    }
    kill(-engine->pid, SIGKILL);
    if (!ended) waitpid(engine->pid, NULL, 0);
    close_all(engine);

    int number = ended && WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    if (ended && WIFEXITED(status) && WEXITSTATUS(status) > SHELL_SIGNAL)
        number = WEXITSTATUS(status) - SHELL_SIGNAL;
    const char *name = number > 0 ? sigabbrev_np(number) : NULL;
    if (!ended)
        snprintf(note, ENGINE_NOTE_ROOM, "it closed its standard output, and did not end");
    else if (name != NULL)
        snprintf(note, ENGINE_NOTE_ROOM, "ended by signal %d (SIG%s)", number, name);
    else
        snprintf(note, ENGINE_NOTE_ROOM, "ended with exit code %d", WEXITSTATUS(status));
    return name != NULL;
}
