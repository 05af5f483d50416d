/* output.c: writing for people and for programs. */
#define _POSIX_C_SOURCE 200809L
#include "command.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { WIDTH_DEFAULT = 80, WIDTH_LEAST = 40, WIDTH_MOST = 100 };

static bool brief_wanted;

void output_set_brief(bool brief)
{
    brief_wanted = brief;
}

bool output_brief(void)
{
    return brief_wanted;
}

bool colour_wanted(void)
{
    const char *none = getenv("NO_COLOR");
    const char *terminal = getenv("TERM");
    if (none != NULL && *none != '\0') return false;
    if (terminal == NULL || *terminal == '\0' || strcmp(terminal, "dumb") == 0) return false;
    return isatty(STDOUT_FILENO);
}

bool symbols_wanted(void)
{
    static const char *const names[] = {"LC_ALL", "LC_CTYPE", "LANG"};
    const char *locale = NULL;
    for (size_t number = 0; number < sizeof names / sizeof names[0]; number++)
        if (locale == NULL || *locale == '\0') locale = getenv(names[number]);
    if (locale == NULL || !isatty(STDOUT_FILENO)) return false;
    return strstr(locale, "UTF-8") != NULL || strstr(locale, "utf8") != NULL;
}

unsigned output_width(void)
{
    struct winsize size;
    if (!isatty(STDOUT_FILENO) || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0)
        return WIDTH_DEFAULT;
    if (size.ws_col < WIDTH_LEAST) return WIDTH_LEAST;
    return size.ws_col > WIDTH_MOST ? WIDTH_MOST : size.ws_col;
}

void put_styled(const char *style, const char *words)
{
    if (colour_wanted())
        printf("\033[%sm%s\033[0m", style, words);
    else
        fputs(words, stdout);
}

static void put_words(const char *words, unsigned column, unsigned indent, unsigned width)
{
    bool first = true;
    while (*words != '\0') {
        const size_t length = strcspn(words, " ");
        if (!first && column + 1 + length > width) {
            printf("\n%*s", (int)indent, "");
            column = indent;
        } else if (!first) {
            putchar(' ');
            column++;
        }
        fwrite(words, 1, length, stdout);
        column += (unsigned)length;
        words += length + strspn(words + length, " ");
        first = false;
    }
}

void put_wrapped(const char *words, unsigned column, unsigned indent, unsigned width)
{
    put_words(words, column, indent, width);
    putchar('\n');
}

void put_heading(const char *words)
{
    const bool colour = colour_wanted();
    fputs(colour ? " \033[1m" : " ", stdout);
    put_words(words, 1, 1, output_width());
    puts(colour ? "\033[0m" : "");
}

void put_json(const char *words)
{
    print_json(stdout, "%s", words);
}

int output_close(int code)
{
    const bool failed = fflush(stdout) != 0 || ferror(stdout);
    if (!failed && (fclose(stdout) == 0 || errno == EBADF)) return code;
    fprintf(stderr, "arbiter: cannot write the output: %s\n", strerror(errno));
    return EXIT_WRONG_USE;
}
