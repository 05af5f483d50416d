/* check_adapter.c: is an adapter fit for a trial? */
#include "../trial/check.h"
#include "command.h"

#include <stdlib.h>

static const char check_help[] =
    "usage: arbiter check-adapter --engine COMMAND [--timeout SECONDS]\n"
    "\n"
    "Looks at an adapter step by step, before its engine is put on trial: what is sent, what "
    "comes\n"
    "back, whether that is right, and how to mend it.  docs/protocol.md is the contract.\n"
    "\n"
    "  --engine COMMAND   how to start the engine; the shell runs it\n"
    "  --timeout SECONDS  how long the engine may take for an answer (5); for the greeting it has\n"
    "                     10 seconds at least\n"
    "  --help, -h         this help\n"
    "\n"
    "exit status: 0 all is fine; 1 an answer is wrong by the rules; 2 the adapter is broken, or\n"
    "wrong use\n"
    "\n"
    "examples:\n"
    "  arbiter check-adapter --engine 'python3 my_adapter.py'\n"
    "  arbiter check-adapter --engine ./adapter --timeout 1\n";

static int run(int argc, char **argv)
{
    static const struct option options[] = {
        {"engine", required_argument, NULL, 'e'},
        {"timeout", required_argument, NULL, 'T'},
        {"help", no_argument, NULL, 'h'},
        {NULL, 0, NULL, 0},
    };
    const char *engine = NULL;
    double timeout = 5;
    for (int option; (option = option_next(&check_adapter_command, argc, argv, options)) != -1;) {
        char *end = NULL;
        if (option == 'e') engine = optarg;
        if (option == 'T') timeout = strtod(optarg, &end);
        if (option == 'T' && (end == optarg || *end != '\0' || !(timeout > 0 && timeout < 1e6)))
            return fail("check-adapter: --timeout needs seconds, not '%s'", optarg);
    }
    if (engine == NULL) return fail("check-adapter: --engine COMMAND is missing");
    if (optind < argc) return fail("check-adapter: expected no argument, got '%s'", argv[optind]);
    return adapter_check(engine, timeout);
}

const struct command check_adapter_command = {
    .name = "check-adapter",
    .summary = "looks at an adapter step by step, and says how to mend it",
    .help = check_help,
    .run = run,
};
