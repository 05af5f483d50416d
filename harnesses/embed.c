/* embed.c: writes files as tables in C, so that the command has them wherever it is.
 *
 *     build/embed FILE... > build/corpus.c
 *
 * Of the files of vectors, *.tsv, the whole text, and of each vector the line, its third column; of
 * other files the lines.  The lines of the vectors come first: they are asked first. */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { LINE_ROOM = 64 * 1024 };

static const char vectors[] = "corpus/vectors/"; /* paths are written without it */

static void put_letters(const char *text)
{
    putchar('"');
    for (; *text != '\0' && *text != '\r' && *text != '\n'; text++) {
        if (*text == '"' || *text == '\\' || *text == '?') putchar('\\');
        if (*text == '\t')
            fputs("\\t", stdout);
        else
            putchar(*text);
    }
}

static bool is_vectors(const char *path)
{
    return strncmp(path, vectors, strlen(vectors)) == 0;
}

/* Of a vector the third column; of other lines all. */
static void put_game(char *line, bool vector)
{
    if (strchr("#\r\n", line[0]) != NULL) return; /* the end of the line counts as found too */
    for (unsigned column = 1; vector && column < 3; column++) {
        line = strchr(line, '\t');
        if (line == NULL) return;
        line++;
    }
    line[strcspn(line, "\t")] = '\0';
    fputs("    ", stdout);
    put_letters(line);
    puts("\",");
}

static void put_text(const char *line)
{
    fputs("    ", stdout);
    put_letters(line);
    puts("\\n\"");
}

/* Writes all lines of the file, as games or as text; false where it cannot be read. */
static bool put_file(const char *path, bool text)
{
    static char line[LINE_ROOM];
    FILE *file = fopen(path, "r");
    if (file == NULL) {
        perror(path);
        return false;
    }
    while (fgets(line, sizeof line, file) != NULL) {
        if (text)
            put_text(line);
        else
            put_game(line, is_vectors(path));
    }
    const bool whole = !ferror(file);
    fclose(file);
    return whole;
}

int main(int argc, char **argv)
{
    bool fine = true;
    puts("#include <stddef.h>\n\nextern const char *const corpus_line[];\n"
         "extern const char *const vector_path[];\nextern const char *const vector_text[];\n\n"
         "const char *const corpus_line[] = {");
    for (int first = 1; first >= 0; first--)
        for (int number = 1; number < argc; number++)
            if (is_vectors(argv[number]) == (first == 1)) fine &= put_file(argv[number], false);
    puts("    NULL,\n};\n\nconst char *const vector_path[] = {");
    for (int number = 1; number < argc; number++)
        if (is_vectors(argv[number])) printf("    \"%s\",\n", argv[number] + strlen(vectors));
    puts("    NULL,\n};\n\nconst char *const vector_text[] = {");
    for (int number = 1; number < argc; number++) {
        if (!is_vectors(argv[number])) continue;
        fine &= put_file(argv[number], true);
        puts("    ,");
    }
    puts("    NULL,\n};");
    return fine && fflush(stdout) == 0 ? 0 : 2;
}
