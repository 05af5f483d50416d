/* emit.c: for engines that cannot be driven: lines for a file, and the answers read back. */
#define _POSIX_C_SOURCE 200809L
#include "../trial/run.h"
#include "forms.h"

#include <stdlib.h>
#include <string.h>

static const char emit_help[] =
    "usage: arbiter emit [OPTION]... [SPEC]...\n"
    "\n"
    "Writes lines that are worth asking to standard output, for an engine that cannot be driven "
    "by\n"
    "arbiter test.  Let it answer them into a file, one answer for each line, and then read that\n"
    "with arbiter compare.  A SPEC may have @* for any edition and ?* for any readings; without\n"
    "SPEC all games are asked about, by their standard rules.\n"
    "\n"
    "  --games N   so many lines (1000 if not given)\n"
    "  --seed N    other lines (1 if not given); the same seed gives the same lines\n"
    "  --whole     games from a deal on, half of them to the end, and no others\n"
    "  --help, -h  this help\n"
    "\n"
    "examples:\n"
    "  arbiter emit --games 5000 > lines.txt\n"
    "  arbiter emit --seed 7 'englishman@*?*' > lines.txt\n";

static const char compare_help[] =
    "usage: arbiter compare [OPTION]... LINES ANSWERS\n"
    "\n"
    "Compares the answers of an engine, one for each line of LINES, with the rules.  Blank lines "
    "and\n"
    "comments of LINES have no answer.  Lines are not made shorter, since nobody can be asked: "
    "see\n"
    "arbiter test.\n"
    "\n"
    "  --level N         what the answers must have: 0, 1, 2 or 3 (0 if not given)\n" FORMS_HELP
    "  --help, -h        this help\n"
    "\n"
    "exit status: 0 no difference; 1 the answers are not those of the rules; 2 answers that are\n"
    "missing, too many or none at all, or wrong use\n"
    "\n"
    "example:\n"
    "  arbiter compare --level 1 lines.txt answers.txt\n";

/* The specs that are named, or all games by their standard rules; 0 after saying what is wrong. */
static unsigned specs_read(char **name, int names, struct pattern pattern[TRIAL_SPECS_MAX])
{
    struct arbiter_error error;
    unsigned patterns = 0;
    if (names > TRIAL_SPECS_MAX) fail("emit: too many specs");
    for (int number = 0; number < names && names <= TRIAL_SPECS_MAX; number++) {
        if (pattern_read(&pattern[patterns++], name[number], &error)) continue;
        fail("emit: spec '%s', column %zu: %s", name[number], error.column, error.message);
        return 0;
    }
    for (unsigned game = 0; names == 0 && arbiter_game_at(game) != NULL; game++)
        pattern_read(&pattern[patterns++], arbiter_game_name(arbiter_game_at(game)), &error);
    return patterns;
}

static int emit_run(int argc, char **argv)
{
    static const struct option names[] = {
        {"games", required_argument, NULL, 'g'},
        {"seed", required_argument, NULL, 's'},
        {"whole", no_argument, NULL, 'w'},
        {"help", no_argument, NULL, 'h'},
        {NULL, 0, NULL, 0},
    };
    static struct pattern pattern[TRIAL_SPECS_MAX];
    uint64_t games = 1000, seed = 1;
    enum questions_asked asking = ASK_ALL;
    for (int option; (option = option_next(&emit_command, argc, argv, names)) != -1;) {
        if (option == 'g' && !number_read(optarg, 1, UINT64_MAX / 2, &games))
            return fail("emit: --games is '%s', expected a number from 1 on", optarg);
        if (option == 's' && !number_read(optarg, 0, UINT64_MAX, &seed))
            return fail("emit: --seed is '%s', expected a number", optarg);
        if (option == 'w') asking = ASK_WHOLE;
    }
    const unsigned patterns = specs_read(argv + optind, argc - optind, pattern);
    if (patterns == 0) return EXIT_WRONG_USE;
    struct questions *questions = questions_open(pattern, patterns, seed, asking);
    for (uint64_t number = 0; number < games && !ferror(stdout); number++) {
        const char *text;
        size_t length;
        questions_next(questions, &text, &length);
        fwrite(text, 1, length, stdout);
        putchar('\n');
    }
    questions_close(questions);
    return EXIT_FINE;
}

/* One line and its answer; false: there is something wrong with the files. */
static bool compare_next(struct trial *trial, struct reader *lines, struct reader *answers,
                         bool *more)
{
    const char *line, *answer;
    size_t length, answer_length;
    const enum reader_step asked = reader_next_game(lines, &line, &length);
    if (asked == READER_FAILED) return false;
    const enum reader_step step = reader_next(answers, &answer, &answer_length);
    if (step == READER_FAILED) return false;
    *more = asked != READER_END;
    if (asked == READER_END && step == READER_END) return true;
    if (asked == READER_END) {
        fail("compare: %s has more answers than %s has lines", answers->name, lines->name);
        return false;
    }
    if (step == READER_END) {
        fail("compare: %s ends, and line %llu of %s has no answer", answers->name,
             (unsigned long long)lines->number, lines->name);
        return false;
    }
    struct outcome outcome = {.text = answer, .length = answer_length};
    if (!answer_well_formed(answer, answer_length)) {
        outcome.fault = FAULT_GARBAGE;
        snprintf(outcome.note, sizeof outcome.note, "line %llu of %.80s is no answer",
                 (unsigned long long)answers->number, answers->name);
    }
    trial_take(trial, line, length, &outcome, lines->number);
    return true;
}

static bool compare_files(struct trial *trial, const char *lines_path, const char *answers_path)
{
    struct reader lines, answers;
    bool more = true, fine = true;
    if (!reader_open(&lines, lines_path)) return false;
    if (!reader_open(&answers, answers_path)) {
        reader_close(&lines);
        return false;
    }
    while (fine && more)
        fine = compare_next(trial, &lines, &answers, &more);
    reader_close(&lines);
    reader_close(&answers);
    trial_group(trial);
    trial_settle(trial);
    return fine;
}

static int compare_run(int argc, char **argv)
{
    static const struct option names[] = {
        {"level", required_argument, NULL, 'l'},
        FORMS_OPTIONS,
        {"help", no_argument, NULL, 'h'},
        {NULL, 0, NULL, 0},
    };
    static struct report report;
    static struct trial trial;
    struct forms forms = {{NULL}};
    uint64_t level = 0;
    for (int option; (option = option_next(&compare_command, argc, argv, names)) != -1;) {
        if (option != 'l')
            forms_take(&forms, option);
        else if (!number_read(optarg, 0, TRIAL_LEVELS - 1, &level))
            return fail("compare: --level is '%s', expected 0, 1, 2 or 3", optarg);
    }
    if (argc - optind != 2) return fail("compare: expected LINES and ANSWERS");
    report = (struct report){.engine = argv[optind + 1], .offline = true, .jobs = 1};
    report.level = (unsigned)level;
    report.errors = strdup("");
    trial = (struct trial){.report = &report, .level = (unsigned)level};
    const bool fine = compare_files(&trial, argv[optind], argv[optind + 1]);
    int code = forms_write(&forms, &report);
    for (unsigned number = 0; number < trial.raws; number++)
        showing_free(&trial.raw[number].showing);
    report_free(&report);
    return fine || code == EXIT_DIFFERENCE ? code : EXIT_WRONG_USE;
}

const struct command emit_command = {
    .name = "emit",
    .summary = "writes lines for an engine that cannot be driven",
    .help = emit_help,
    .run = emit_run,
};

const struct command compare_command = {
    .name = "compare",
    .summary = "compares the answers to such lines",
    .help = compare_help,
    .run = compare_run,
};
