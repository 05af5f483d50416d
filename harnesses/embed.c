/* embed.c: writes the lines of files as a table in C, so that the command has them wherever it is.
 *
 *     build/embed FILE... > build/corpus.c
 */
#include <stdio.h>
#include <string.h>

enum { LINE_ROOM = 64 * 1024 };

static void put_line(const char *line)
{
    fputs("    \"", stdout);
    for (; *line != '\0'; line++) {
        if (*line == '"' || *line == '\\') putchar('\\');
        putchar(*line);
    }
    puts("\",");
}

int main(int argc, char **argv)
{
    static char line[LINE_ROOM];
    puts("#include <stddef.h>\n\nextern const char *const corpus_line[];\n"
         "const char *const corpus_line[] = {");
    for (int number = 1; number < argc; number++) {
        FILE *file = fopen(argv[number], "r");
        if (file == NULL) {
            perror(argv[number]);
            return 2;
        }
        while (fgets(line, sizeof line, file) != NULL) {
            line[strcspn(line, "\r\n")] = '\0';
            if (line[0] != '\0' && line[0] != '#') put_line(line);
        }
        fclose(file);
    }
    puts("    NULL,\n};");
    return fflush(stdout) == 0 ? 0 : 2;
}
