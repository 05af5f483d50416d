/* reader.c: the lines of a file, in bounded memory.  Before it waits for input that is not there
 * yet it sends off the output, so that a program at the other end of two pipes gets its answers. */
#define _POSIX_C_SOURCE 200809L
#include "command.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    LINE_ROOM = ARBITER_LINE_MAX + 2, /* a line that is not too long, and its "\r\n" */
    CHUNK = 64 * 1024,
    ROOM = LINE_ROOM + CHUNK
};

bool reader_open(struct reader *reader, const char *path)
{
    const bool standard = strcmp(path, "-") == 0;
    *reader = (struct reader){.name = standard ? "standard input" : path, .file = STDIN_FILENO};
    if (!standard) reader->file = open(path, O_RDONLY | O_CLOEXEC);
    if (reader->file < 0) {
        fail("cannot open %s: %s", path, strerror(errno));
        return false;
    }
    reader->buffer = malloc(ROOM);
    if (reader->buffer != NULL) return true;
    fail("out of memory");
    reader_close(reader);
    return false;
}

void reader_close(struct reader *reader)
{
    if (reader->file > STDIN_FILENO) close(reader->file);
    free(reader->buffer);
    reader->buffer = NULL;
}

/* Reads once.  Makes room first: what is not delivered moves to the buffer's beginning. */
static bool fill(struct reader *reader)
{
    struct pollfd input = {.fd = reader->file, .events = POLLIN};
    if (poll(&input, 1, 0) == 0) fflush(stdout);

    if (reader->start == reader->end || ROOM - reader->end < CHUNK) {
        memmove(reader->buffer, reader->buffer + reader->start, reader->end - reader->start);
        reader->end -= reader->start;
        reader->scanned -= reader->start;
        reader->start = 0;
    }
    ssize_t count;
    do
        count = read(reader->file, reader->buffer + reader->end, ROOM - reader->end);
    while (count < 0 && errno == EINTR);
    if (count < 0) {
        fail("cannot read %s: %s", reader->name, strerror(errno));
        return false;
    }
    reader->end += (size_t)count;
    reader->ended = count == 0;
    return true;
}

/* Delivers the line from start to `end`, and goes on at `next`. */
static enum reader_step deliver(struct reader *reader, size_t end, size_t next, const char **text,
                                size_t *length)
{
    *text = reader->buffer + reader->start;
    *length = end - reader->start;
    if (*length > 0 && (*text)[*length - 1] == '\r') --*length;
    reader->start = reader->scanned = next;
    reader->number++;
    return *length > ARBITER_LINE_MAX ? READER_OVERLONG : READER_LINE;
}

enum reader_step reader_next(struct reader *reader, const char **text, size_t *length)
{
    for (;;) {
        const size_t unseen = reader->end - reader->scanned;
        const char *newline = memchr(reader->buffer + reader->scanned, '\n', unseen);
        if (newline != NULL) {
            const size_t end = (size_t)(newline - reader->buffer);
            if (!reader->skipping) return deliver(reader, end, end + 1, text, length);
            reader->skipping = false;
            reader->start = reader->scanned = end + 1;
            continue;
        }
        reader->scanned = reader->end;
        if (reader->skipping) {
            reader->start = reader->end;
        } else if (reader->ended && reader->end > reader->start) {
            return deliver(reader, reader->end, reader->end, text, length);
        } else if (reader->end - reader->start >= LINE_ROOM) {
            reader->skipping = true;
            return deliver(reader, reader->end, reader->end, text, length);
        }
        if (reader->ended) return READER_END;
        if (!fill(reader)) return READER_FAILED;
    }
}

/* Of an overlong line the first bytes are enough to know a comment, but not to know that it is
 * blank: what comes after so many spaces has not been read. */
static bool skipped(enum reader_step step, const char *text, size_t length)
{
    if (step == READER_LINE) return arbiter_line_blank(text, length);
    return step == READER_OVERLONG && arbiter_line_blank(text, ARBITER_LINE_MAX) &&
           memchr(text, '#', ARBITER_LINE_MAX) != NULL;
}

enum reader_step reader_next_game(struct reader *reader, const char **text, size_t *length)
{
    enum reader_step step;
    do
        step = reader_next(reader, text, length);
    while (skipped(step, *text, *length));
    return step;
}
