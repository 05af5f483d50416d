/* test.c: an engine on trial. */
#define _POSIX_C_SOURCE 200809L
#include "../trial/run.h"
#include "forms.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char test_help[] =
    "usage: arbiter test --engine COMMAND [OPTION]... [SPEC]\n"
    "\n"
    "Puts an engine on trial: plays games with it, compares its answers with the rules, and shows\n"
    "each difference by the shortest game, with the clause that it is about.  docs/protocol.md\n"
    "says how Arbiter talks to the engine.  Without SPEC everything that the engine plays is "
    "tried.\n"
    "\n"
    "  --engine COMMAND  how to start the engine; the shell runs it\n"
    "  --time SECONDS    for so long (10 if neither this nor --games is given)\n"
    "  --games N         so many games\n"
    "  --seed N          other games (1 if not given); the same seed gives the same games\n"
    "  --jobs N, -j N    so many copies of the engine (one for each core if not given)\n"
    "  --timeout SECONDS how long the engine may take for an answer (5)\n"
    "  --level N         compare no more than level N, 0 to 3\n"
    "  --no-corpus       generated games alone, without the vectors and cases that are built in\n"
    "  --whole           generated games from a deal on, half of them to the end\n"
    "  --line LINE       ask this line, and no others; may be given several times\n"
    "  --known FILE      differences that are accepted: a key, a space and a line each; one that\n"
    "                    no longer occurs is an error\n" FORMS_HELP
    "  --help, -h        this help\n"
    "\n"
    "exit status: 0 no difference; 1 the engine plays by other rules; 2 it could not be tested, "
    "or\n"
    "failed as a program, or wrong use\n"
    "\n"
    "examples:\n"
    "  arbiter test --engine 'python3 my_engine.py'\n"
    "  arbiter test --engine ./engine --time 60 --html report.html englishman@v83\n"
    "  arbiter test --engine ./engine --line 'englishman at=... : Fab'\n";

static bool seconds_read(const char *text, double *seconds)
{
    char *end;
    *seconds = strtod(text, &end);
    return end != text && *end == '\0' && *seconds > 0 && *seconds < 1e6;
}

static int run_trial(const struct trial_options *options, const struct forms *forms)
{
    static struct report report;
    const bool run = trial_run(options, &report);
    const int code = run ? forms_write(forms, &report) : EXIT_WRONG_USE;
    report_free(&report);
    return code;
}

/* One option; false after saying what is wrong with it. */
static bool take_option(int option, struct trial_options *options, struct forms *forms)
{
    uint64_t number = 0;
    bool fine = true;
    const char *expected = "";
    switch (option) {
    case 'e':
        options->engine = optarg;
        break;
    case 't':
        fine = seconds_read(optarg, &options->seconds);
        expected = "--time needs seconds";
        break;
    case 'T':
        fine = seconds_read(optarg, &options->timeout);
        expected = "--timeout needs seconds";
        break;
    case 'g':
        fine = number_read(optarg, 1, UINT64_MAX / 2, &options->games);
        expected = "--games needs a number from 1 on";
        break;
    case 's':
        fine = number_read(optarg, 0, UINT64_MAX, &options->seed);
        expected = "--seed needs a number";
        break;
    case 'j':
        fine = number_read(optarg, 1, 64, &number);
        options->jobs = (unsigned)number;
        expected = "--jobs needs a number from 1 to 64";
        break;
    case 'l':
        fine = number_read(optarg, 0, TRIAL_LEVELS - 1, &number);
        options->level = (unsigned)number;
        expected = "--level needs 0, 1, 2 or 3";
        break;
    case 'i':
        fine = options->lines < LINES_MAX;
        expected = "--line may be given 64 times";
        if (fine) options->line[options->lines++] = optarg;
        break;
    case 'n':
        options->asking = ASK_GENERATED;
        break;
    case 'w':
        options->asking = ASK_WHOLE;
        break;
    case 'k':
        options->known = optarg;
        break;
    default:
        forms_take(forms, option);
    }
    if (!fine) fail("test: %s, not '%s'", expected, optarg);
    return fine;
}

static int run(int argc, char **argv)
{
    static const struct option names[] = {
        {"engine", required_argument, NULL, 'e'}, {"time", required_argument, NULL, 't'},
        {"games", required_argument, NULL, 'g'},  {"seed", required_argument, NULL, 's'},
        {"jobs", required_argument, NULL, 'j'},   {"timeout", required_argument, NULL, 'T'},
        {"level", required_argument, NULL, 'l'},  {"line", required_argument, NULL, 'i'},
        {"known", required_argument, NULL, 'k'},  {"no-corpus", no_argument, NULL, 'n'},
        {"whole", no_argument, NULL, 'w'},        FORMS_OPTIONS,
        {"help", no_argument, NULL, 'h'},         {NULL, 0, NULL, 0},
    };
    const long cores = sysconf(_SC_NPROCESSORS_ONLN);
    struct trial_options options = {.seed = 1, .timeout = 5, .level = TRIAL_LEVELS - 1};
    struct forms forms = {{NULL}};
    struct pattern pattern;
    struct arbiter_error error;
    options.jobs = cores < 1 ? 1u : cores > 64 ? 64u : (unsigned)cores;
    for (int option; (option = option_next(&test_command, argc, argv, names)) != -1;)
        if (!take_option(option, &options, &forms)) return EXIT_WRONG_USE;
    if (options.engine == NULL) return fail("test: --engine COMMAND is missing");
    if (argc - optind > 1) return fail("test: expected one spec, got also '%s'", argv[optind + 1]);
    options.spec = argv[optind];
    if (options.spec != NULL && !pattern_read(&pattern, options.spec, &error))
        return fail("test: spec '%s', column %zu: %s", options.spec, error.column, error.message);
    if (options.games == 0 && options.seconds <= 0) options.seconds = 10;
    return run_trial(&options, &forms);
}

const struct command test_command = {
    .name = "test",
    .summary = "puts an engine on trial",
    .help = test_help,
    .run = run,
};
