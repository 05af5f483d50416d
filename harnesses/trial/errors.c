/* errors.c: what an engine writes on standard error, and processes that it leaves behind. */
#define _GNU_SOURCE
#include "engine.h"

#include <ctype.h>
#include <dirent.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

/* The tail is a ring: byte n of the text is at n modulo its size. */
void errors_add(struct errors *errors, const char *text, size_t length)
{
    for (size_t at = 0; at < length; at++, errors->total++) {
        if (errors->head_length < sizeof errors->head)
            errors->head[errors->head_length++] = text[at];
        else
            errors->tail[errors->total % sizeof errors->tail] = text[at];
    }
}

char *errors_text(const struct errors *errors)
{
    const size_t beyond = errors->total - errors->head_length;
    const size_t kept = beyond < sizeof errors->tail ? beyond : sizeof errors->tail;
    char *text = NULL;
    size_t length = 0;
    FILE *file = open_memstream(&text, &length);
    if (file == NULL) return NULL;
    fwrite(errors->head, 1, errors->head_length, file);
    if (beyond > kept) fprintf(file, "\n[... %zu bytes ...]\n", beyond - kept);
    for (size_t at = errors->total - kept; at < errors->total; at++)
        fputc(errors->tail[at % sizeof errors->tail], file);
    fclose(file);
    return text;
}

void orphans_adopt(void)
{
#ifdef __linux__
    prctl(PR_SET_CHILD_SUBREAPER, 1);
#endif
}

/* Whether a process is a child of ours, and whether it has ended: its stat has the state and the
 * parent after the name, which is in parentheses. */
static bool is_child(const char *process, bool *ended)
{
    char path[300], stat[512];
    if (!isdigit((unsigned char)process[0])) return false;
    snprintf(path, sizeof path, "/proc/%s/stat", process);
    FILE *file = fopen(path, "r");
    if (file == NULL) return false;
    const size_t length = fread(stat, 1, sizeof stat - 1, file);
    fclose(file);
    stat[length] = '\0';
    const char *name_end = strrchr(stat, ')');
    if (name_end == NULL || strlen(name_end) < 5) return false;
    *ended = name_end[2] == 'Z' || name_end[2] == 'X';
    return (pid_t)strtol(name_end + 4, NULL, 10) == getpid();
}

unsigned orphans_living(pid_t except)
{
    unsigned living = 0;
    bool ended;
    DIR *folder = opendir("/proc");
    if (folder == NULL) return 0;
    for (struct dirent *entry; (entry = readdir(folder)) != NULL;)
        if (is_child(entry->d_name, &ended) && !ended)
            living += (pid_t)strtol(entry->d_name, NULL, 10) != except;
    closedir(folder);
    return living;
}

/* Children of the ended become ours in turn, so again until there are none. */
void orphans_kill(void)
{
    bool ended;
    for (bool found = true; found;) {
        DIR *folder = opendir("/proc");
        if (folder == NULL) return;
        found = false;
        for (struct dirent *entry; (entry = readdir(folder)) != NULL;) {
            if (!is_child(entry->d_name, &ended)) continue;
            const pid_t pid = (pid_t)strtol(entry->d_name, NULL, 10);
            kill(pid, SIGKILL);
            found |= waitpid(pid, NULL, 0) == pid;
        }
        closedir(folder);
    }
}
