/* main.c: the arbiter command: a table of subcommands. */
#include "command.h"

#include <signal.h>
#include <string.h>

static const struct command *const commands[] = {
    &games_command,         &rules_command, &readings_command, &judge_command,
    &cover_command,         &perft_command, &play_command,     &test_command,
    &check_adapter_command, &emit_command,  &compare_command,  &vectors_command,
};
enum { COMMANDS = sizeof commands / sizeof commands[0] };

static const struct command *command_named(const char *name)
{
    for (unsigned number = 0; number < COMMANDS; number++)
        if (strcmp(commands[number]->name, name) == 0) return commands[number];
    return NULL;
}

static int help(void)
{
    puts("usage: arbiter COMMAND [OPTION]... [ARGUMENT]...\n"
         "\n"
         "The referee for card games: judges games that are written as lines of text, and says\n"
         "which rule an event breaks.\n");
    for (unsigned number = 0; number < COMMANDS; number++)
        printf("  %-13s %s\n", commands[number]->name, commands[number]->summary);
    puts("  help          this list, or the help of one command\n"
         "\n"
         "  --help, -h   the same, also after a command\n"
         "  --version    the version\n"
         "\n"
         "exit status: 0 fine; 1 a difference from the rules was found; 2 wrong use, a file that\n"
         "cannot be read, or output that cannot be written\n"
         "\n"
         "examples:\n"
         "  arbiter play                            play at the terminal\n"
         "  arbiter play --as turn ugo players=3    the same with hidden hands\n"
         "  arbiter judge games.txt                 judge a file of games\n"
         "  arbiter rules englishman ENG-JACK-2     show one rule");
    return EXIT_FINE;
}

static int unknown(const char *word)
{
    char buffer[256];
    struct arbiter_text names;
    arbiter_text_open(&names, buffer, sizeof buffer);
    for (unsigned number = 0; number < COMMANDS; number++) {
        arbiter_text_put(&names, commands[number]->name);
        arbiter_text_letter(&names, ' ');
    }
    return fail("unknown command '%s'; expected one of %.*shelp (see arbiter --help)", word,
                (int)names.length, buffer);
}

static int help_on(int argc, char **argv)
{
    if (argc < 2) return help();
    if (argc > 2) return fail("help: expected one command, got also '%s'", argv[2]);
    const struct command *command = command_named(argv[1]);
    if (command == NULL) return unknown(argv[1]);
    fputs(command->help, stdout);
    return EXIT_FINE;
}

static int run(int argc, char **argv)
{
    if (argc < 2) {
        fail("expected a command (see arbiter --help)");
        return EXIT_WRONG_USE;
    }
    const char *word = argv[1];
    if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0) return help();
    if (strcmp(word, "help") == 0) return help_on(argc - 1, argv + 1);
    if (strcmp(word, "--version") == 0) {
        puts("arbiter " ARBITER_VERSION);
        return EXIT_FINE;
    }
    const struct command *command = command_named(word);
    return command == NULL ? unknown(word) : command->run(argc - 1, argv + 1);
}

int main(int argc, char **argv)
{
    signal(SIGPIPE, SIG_DFL); /* a reader that has seen enough ends us quietly */
    return output_close(run(argc, argv));
}
