/* escape.c: text of unknown origin, made safe for the format that it is written into.
 *
 * An engine may answer with any bytes.  What is no valid UTF-8, or would not be seen, or would
 * change how its surroundings are shown, is written as \xNN for people and as \uNNNN in JSON. */
#define _POSIX_C_SOURCE 200809L
#include "command.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

/* Bytes of the character that begins here, 0 where it is no valid UTF-8. */
static size_t utf8_read(const unsigned char *text, size_t length, uint32_t *point)
{
    static const struct {
        unsigned char mask, lead;
        uint32_t least; /* what is smaller has a shorter form, which is the only valid one */
    } forms[] = {{0x80, 0x00, 0}, {0xe0, 0xc0, 0x80}, {0xf0, 0xe0, 0x800}, {0xf8, 0xf0, 0x10000}};
    for (size_t extra = 0; extra < sizeof forms / sizeof forms[0]; extra++) {
        if ((text[0] & forms[extra].mask) != forms[extra].lead) continue;
        if (extra >= length) return 0;
        *point = text[0] & (unsigned char)~forms[extra].mask;
        for (size_t next = 1; next <= extra; next++) {
            if ((text[next] & 0xc0) != 0x80) return 0;
            *point = *point << 6 | (text[next] & 0x3fu);
        }
        const bool surrogate = *point >= 0xd800 && *point <= 0xdfff;
        return *point < forms[extra].least || *point > 0x10ffff || surrogate ? 0 : extra + 1;
    }
    return 0;
}

/* Controls, separators of lines, marks that reverse the direction of text, and non-characters. */
static bool unseen(uint32_t point)
{
    static const uint32_t ranges[][2] = {
        {0x00, 0x1f},     {0x7f, 0x9f},     {0x061c, 0x061c}, {0x200b, 0x200f}, {0x2028, 0x202e},
        {0x2060, 0x2069}, {0xfdd0, 0xfdef}, {0xfeff, 0xfeff}, {0xfff9, 0xfffb},
    };
    for (size_t range = 0; range < sizeof ranges / sizeof ranges[0]; range++)
        if (point >= ranges[range][0] && point <= ranges[range][1]) return true;
    return (point & 0xfffe) == 0xfffe;
}

/* A character as the format writes it, or NULL to leave it as it is. */
typedef const char *substitute(unsigned char byte);

static const char *substitute_json(unsigned char byte)
{
    return byte == '"' ? "\\\"" : byte == '\\' ? "\\\\" : NULL;
}

static const char *substitute_markup(unsigned char byte)
{
    switch (byte) {
    case '&':
        return "&amp;";
    case '<':
        return "&lt;";
    case '>':
        return "&gt;";
    case '"':
        return "&quot;";
    case '\'':
        return "&#39;";
    case '\n':
        return "\n";
    default:
        return byte == '\t' ? "\t" : NULL;
    }
}

static const char *substitute_plain(unsigned char byte)
{
    return byte == '\n' ? "\\n" : byte == '\t' ? "\\t" : byte == '\r' ? "\\r" : NULL;
}

static const char *substitute_tap(unsigned char byte)
{
    return byte == '#' ? "\\#" : byte == '\\' ? "\\\\" : NULL;
}

static void put_unseen(substitute *of, const unsigned char *text, size_t size, uint32_t point,
                       FILE *file)
{
    if (of == substitute_json && size == 0)
        fputs("\\ufffd", file);
    else if (of == substitute_json && point <= 0xffff)
        fprintf(file, "\\u%04x", (unsigned)point);
    else if (of == substitute_json)
        fwrite(text, 1, size, file);
    else
        for (size_t at = 0; at == 0 || at < size; at++)
            fprintf(file, "\\x%02x", text[at]);
}

static void put_escaped(substitute *of, const char *words, size_t length, FILE *file)
{
    const unsigned char *text = (const unsigned char *)words;
    for (size_t at = 0, size; at < length; at += size == 0 ? 1 : size) {
        uint32_t point = 0;
        const char *instead = of(text[at]);
        size = utf8_read(text + at, length - at, &point);
        if (instead != NULL)
            fputs(instead, file);
        else if (size == 0 || unseen(point))
            put_unseen(of, text + at, size, point, file);
        else
            fwrite(text + at, 1, size, file);
    }
}

static void put_argument(substitute *of, const char *words, size_t length, FILE *file)
{
    const char *quote = of == substitute_json ? "\"" : "";
    if (words == NULL) {
        fputs(of == substitute_json ? "null" : "", file);
        return;
    }
    fputs(quote, file);
    put_escaped(of, words, length, file);
    fputs(quote, file);
}

/* What a conversion takes. */
enum taken { TAKES_NOTHING, TAKES_TEXT, TAKES_PART, TAKES_REAL, TAKES_SIZE, TAKES_LONG, TAKES_INT };

static enum taken taken_by(const char *form)
{
    static const char long_form[] = "%" PRIu64;
    static const char *const forms[] = {
        [TAKES_NOTHING] = "%%", [TAKES_TEXT] = "%s",      [TAKES_PART] = "%.*s",
        [TAKES_SIZE] = "%zu",   [TAKES_LONG] = long_form,
    };
    for (unsigned number = 0; number < sizeof forms / sizeof forms[0]; number++)
        if (forms[number] != NULL && strcmp(form, forms[number]) == 0) return (enum taken)number;
    return form[strlen(form) - 1] == 'f' ? TAKES_REAL : TAKES_INT;
}

/* The format is ours and is written as it is; each %s is escaped. */
static void print_escaped(substitute *of, FILE *file, const char *format, va_list values)
{
    for (;;) {
        const size_t plain = strcspn(format, "%");
        fwrite(format, 1, plain, file);
        format += plain;
        if (*format == '\0') return;
        char form[12];
        const size_t length = 2 + strspn(format + 1, ".*0123456789lz");
        snprintf(form, sizeof form, "%.*s", (int)length, format);
        format += length;
        size_t size;
        const char *words;
        switch (taken_by(form)) {
        case TAKES_NOTHING:
            fputc('%', file);
            break;
        case TAKES_TEXT:
            words = va_arg(values, const char *);
            put_argument(of, words, words == NULL ? 0 : strlen(words), file);
            break;
        case TAKES_PART:
            size = (size_t)va_arg(values, int);
            put_argument(of, va_arg(values, const char *), size, file);
            break;
        case TAKES_REAL:
            fprintf(file, form, va_arg(values, double));
            break;
        case TAKES_SIZE:
            fprintf(file, "%zu", va_arg(values, size_t));
            break;
        case TAKES_LONG:
            fprintf(file, "%" PRIu64, va_arg(values, uint64_t));
            break;
        case TAKES_INT:
            fprintf(file, form, va_arg(values, int));
            break;
        }
    }
}

void print_json(FILE *file, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    print_escaped(substitute_json, file, format, values);
    va_end(values);
}

void print_markup(FILE *file, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    print_escaped(substitute_markup, file, format, values);
    va_end(values);
}

void print_plain(FILE *file, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    print_escaped(substitute_plain, file, format, values);
    va_end(values);
}

void print_tap(FILE *file, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    print_escaped(substitute_tap, file, format, values);
    va_end(values);
}

/* For a shell, which takes everything between single quotes as it is. */
char *quoted(const char *words)
{
    char *copy = NULL;
    size_t size = 0;
    FILE *file = open_memstream(&copy, &size);
    if (file == NULL) return NULL;
    fputc('\'', file);
    for (; *words != '\0'; words++)
        if (*words == '\'')
            fputs("'\\''", file);
        else
            fputc(*words, file);
    fputc('\'', file);
    fclose(file);
    return copy;
}

char *plain_copy(const char *words, size_t length)
{
    char *copy = NULL;
    size_t size = 0;
    FILE *file = open_memstream(&copy, &size);
    if (file == NULL) return NULL;
    put_escaped(substitute_plain, words, length, file);
    fclose(file);
    return copy;
}
