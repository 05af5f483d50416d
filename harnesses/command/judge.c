/* judge.c: lines in, answers out. */
#include "command.h"

#include <stdlib.h>
#include <string.h>

/* The longest answer lists the number and the clause of every event as refused.  The shortest event
 * is three letters and a space, its share of the answer at most 7 + 13 letters: five times as much.
 * The rest is for the legal events and the positions. */
enum { ANSWER_ROOM = 6 * ARBITER_LINE_MAX, OUTPUT_ROOM = 64 * 1024 };

static const char judge_help[] =
    "usage: arbiter judge [OPTION]... [FILE]\n"
    "\n"
    "Judges every line of FILE (standard input without FILE or with -) and answers each with\n"
    "one line.  Blank lines and lines that begin with # get no answer.  A malformed line gets\n"
    "'error COLUMN MESSAGE', and the next one is judged.  Answers are sent as soon as no more\n"
    "input is waiting, so judge can serve another program through two pipes.\n"
    "\n"
    "  --level N   how much to answer (0 if not given):\n"
    "                0  turn, result, refused events and the clauses that forbid them\n"
    "                1  and the legal events\n"
    "                2  and the position\n"
    "                3  and what each player can see\n"
    "  --strict    exit with 1 if an event was refused or a line was malformed\n"
    "  --help, -h  this help\n"
    "\n"
    "examples:\n"
    "  arbiter judge games.txt\n"
    "  echo 'englishman deal=... : pass Fab' | arbiter judge --level 2\n"
    "  arbiter judge --strict vectors.txt > /dev/null && echo all legal\n";

/* Whether the answer says that an event was refused: its third word is not "refused=-". */
static bool tells_refusal(const struct arbiter_text *answer)
{
    static const char word[] = " refused=";
    const size_t length = sizeof word - 1;
    for (size_t at = 0; at + length < answer->length; at++)
        if (memcmp(answer->start + at, word, length) == 0) return answer->start[at + length] != '-';
    return false;
}

/* Judges all lines; false where the file cannot be read. */
static bool judge_lines(struct reader *reader, struct arbiter_text *answer, unsigned level,
                        bool *flawless)
{
    const char *text;
    size_t length;
    for (;;) {
        const enum reader_step step = reader_next_game(reader, &text, &length);
        if (step == READER_END || step == READER_FAILED) return step == READER_END;
        const bool judged = arbiter_judge(text, length, level, answer);
        if (!judged || (*flawless && tells_refusal(answer))) *flawless = false;
        arbiter_text_letter(answer, '\n');
        fwrite(answer->start, 1, answer->length, stdout);
        if (ferror(stdout)) return true; /* output_close() reports it */
    }
}

static int judge(const char *path, unsigned level, bool strict)
{
    struct reader reader;
    struct arbiter_text answer;
    bool flawless = true;
    char *buffer = malloc(ANSWER_ROOM + 1);
    if (buffer == NULL) return fail("out of memory");
    if (!reader_open(&reader, path)) {
        free(buffer);
        return EXIT_WRONG_USE;
    }
    arbiter_text_open(&answer, buffer, ANSWER_ROOM);
    const bool read = judge_lines(&reader, &answer, level, &flawless);
    reader_close(&reader);
    free(buffer);
    if (!read) return EXIT_WRONG_USE;
    return strict && !flawless ? EXIT_DIFFERENCE : EXIT_FINE;
}

static int run(int argc, char **argv)
{
    static const struct option options[] = {
        {"level", required_argument, NULL, 'l'},
        {"strict", no_argument, NULL, 's'},
        {"help", no_argument, NULL, 'h'},
        {NULL, 0, NULL, 0},
    };
    uint64_t level = 0;
    bool strict = false;
    for (int option; (option = option_next(&judge_command, argc, argv, options)) != -1;) {
        if (option == 's') strict = true;
        if (option == 'l' && !number_read(optarg, 0, 3, &level))
            return fail("judge: --level is '%s', expected 0, 1, 2 or 3", optarg);
    }
    if (argc - optind > 1) return fail("judge: expected one file, got also '%s'", argv[optind + 1]);
    setvbuf(stdout, NULL, _IOFBF, OUTPUT_ROOM);
    return judge(optind < argc ? argv[optind] : "-", (unsigned)level, strict);
}

const struct command judge_command = {
    .name = "judge",
    .summary = "answers games, one line each",
    .help = judge_help,
    .run = run,
};
