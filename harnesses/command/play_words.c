/* play_words.c: what a person can type in a game: events, and the words of the table below. */
#include "../trial/chance.h"
#include "command.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* A complaint about a typed word.  Bytes that could do something to the terminal are not shown. */
static void complain(const char *word, const struct arbiter_error *error, const char *advice)
{
    char words[512];
    const int length =
        snprintf(words, sizeof words, "%.40s%s: column %zu: %s%s", word,
                 strlen(word) > 40 ? "..." : "", error->column, error->message, advice);
    for (int at = 0; at < length; at++)
        if (!isprint((unsigned char)words[at])) words[at] = '?';
    put_wrapped(words, 0, 2, output_width());
}

/* True if the event was played. */
static bool play_event(struct session *session, const char *token)
{
    struct arbiter_event event;
    struct arbiter_error error;
    if (!arbiter_event_read(&session->rules, token, strlen(token), &event, &error)) {
        complain(token, &error, " (help lists the commands)");
        return false;
    }
    const union arbiter_position *position = session_position(session);
    if (arbiter_fault(&session->rules, position, &event) != 0) {
        explain_event(&session->rules, position, &event);
        return false;
    }
    if (session_play(session, &event)) return true;
    fail("out of memory");
    return false;
}

static void play_events(struct session *session, char *words)
{
    bool played = false;
    for (char *token = strtok(words, " \t"); token != NULL; token = strtok(NULL, " \t"))
        played |= play_event(session, token);
    if (played) play_draw(session);
}

/* What is legal depends on the hand of who is to act. */
static void do_moves(struct session *session, const char *argument)
{
    const unsigned viewer = play_viewer(session);
    const unsigned actor = arbiter_actor(&session->rules, session_position(session));
    (void)argument;
    if (viewer != VIEW_ALL && viewer != actor && face_of(session->rules.game)->hidden) {
        put_wrapped("What is legal depends on cards that are hidden now (see all shows them).", 0,
                    0, output_width());
        return;
    }
    put_moves(&session->rules, session_position(session));
}

static void do_why(struct session *session, const char *argument)
{
    struct arbiter_event event;
    struct arbiter_error error;
    if (*argument == '\0')
        printf("why: expected an event, such as: why %s\n",
               face_of(session->rules.game)->notation[1][0]);
    else if (arbiter_event_read(&session->rules, argument, strlen(argument), &event, &error))
        explain_event(&session->rules, session_position(session), &event);
    else
        complain(argument, &error, "");
}

static void put_step(const struct session *session, bool taken, const char *word)
{
    if (taken)
        play_draw(session);
    else
        printf("There is nothing to %s.\n", word);
}

static void do_undo(struct session *session, const char *argument)
{
    (void)argument;
    put_step(session, session_undo(session), "undo");
}

static void do_redo(struct session *session, const char *argument)
{
    (void)argument;
    put_step(session, session_redo(session), "redo");
}

static void do_draw(struct session *session, const char *argument)
{
    (void)argument;
    play_draw(session);
}

static void do_save(struct session *session, const char *argument)
{
    if (*argument == '\0') {
        session_write(session, stdout);
        return;
    }
    FILE *file = fopen(argument, "w");
    bool written = file != NULL;
    if (written) {
        session_write(session, file);
        written = !ferror(file);
        written &= fclose(file) == 0;
    }
    if (!written) {
        printf("cannot write %s: %s\n", argument, strerror(errno));
        return;
    }
    session->changed = false;
    printf("saved in %s\n", argument);
}

static void do_load(struct session *session, const char *argument)
{
    struct arbiter_error error;
    if (*argument == '\0' || strcmp(argument, "-") == 0)
        puts("load: expected a file or a line");
    else if (!play_is_line(argument))
        play_file(session, argument);
    else if (!play_line(session, argument, strlen(argument), &error))
        complain(argument, &error, "");
}

static void do_new(struct session *session, const char *argument)
{
    const struct arbiter_rules rules = session->rules;
    struct arbiter_error error;
    uint64_t seed = play_random_seed();
    if (*argument != '\0' && !number_read(argument, 0, UINT64_MAX, &seed))
        printf("new: seed '%s', expected a number\n", argument);
    else if (!play_deal(session, &rules, seed, &error))
        complain("new", &error, "");
}

/* All that chance has to play, at random. */
static void do_deal(struct session *session, const char *argument)
{
    static struct arbiter_event list[ARBITER_MOVES_MAX];
    const struct arbiter_rules *rules = &session->rules;
    uint64_t seed = chance_next(&session->chance) % 1000000000;
    if (arbiter_actor(rules, session_position(session)) != ARBITER_CHANCE) {
        puts("deal: it is not chance that is to act");
        return;
    }
    if (*argument != '\0' && !number_read(argument, 0, UINT64_MAX, &seed)) {
        printf("deal: seed '%s', expected a number\n", argument);
        return;
    }
    printf("(seed %llu)\n", (unsigned long long)seed);
    while (arbiter_actor(rules, session_position(session)) == ARBITER_CHANCE) {
        const unsigned count = arbiter_moves(rules, session_position(session), list);
        if (session_play(session, &list[chance_below(&seed, count)])) continue;
        fail("out of memory");
        return;
    }
    play_draw(session);
}

static void do_see(struct session *session, const char *argument)
{
    if (play_see(session, argument))
        play_draw(session);
    else
        printf("see: expected a player's name, turn or all\n");
}

static void do_help(struct session *session, const char *argument);

static const struct {
    const char *name;
    const char *usage;
    const char *meaning;
    void (*run)(struct session *session, const char *argument); /* NULL: leaves the game */
} words[] = {
    {"moves", "moves", "all legal events", do_moves},
    {"why", "why EVENT", "the rules by which an event is legal or refused", do_why},
    {"deal", "deal [SEED]", "chance deals the rest at random", do_deal},
    {"see", "see PLAYER",
     "shows only what that player may know; see turn: what whoever is to act "
     "may know; see all: everything",
     do_see},
    {"undo", "undo", "takes the last event back, or what chance has dealt", do_undo},
    {"redo", "redo", "plays it again", do_redo},
    {"draw", "draw", "the picture again", do_draw},
    {"save", "save [FILE]", "the game as a line, shown here or written to a file", do_save},
    {"load", "load FILE", "goes on with a saved game; a line may stand for the file", do_load},
    {"new", "new [SEED]", "another deal", do_new},
    {"help", "help", "this list", do_help},
    {"quit", "quit", "or the end of input", NULL},
};
enum { WORDS = sizeof words / sizeof words[0] };

static void put_entry(const char *usage, const char *meaning)
{
    enum { INDENT = 15 };
    printf("  %-*s", INDENT - 2, usage);
    put_wrapped(meaning, INDENT, INDENT, output_width());
}

static void do_help(struct session *session, const char *argument)
{
    (void)argument;
    puts("Events, one or more on a line:");
    for (const char *const(*entry)[2] = face_of(session->rules.game)->notation; (*entry)[0] != NULL;
         entry++)
        put_entry((*entry)[0], (*entry)[1]);
    puts("Commands:");
    for (unsigned number = 0; number < WORDS; number++)
        put_entry(words[number].usage, words[number].meaning);
}

bool play_obey(struct session *session, char *input)
{
    input += strspn(input, " \t");
    for (size_t end = strlen(input); end > 0 && strchr(" \t\r", input[end - 1]) != NULL; end--)
        input[end - 1] = '\0';
    const size_t length = strcspn(input, " \t");
    if (length == 0 || *input == '#') return true;
    for (unsigned number = 0; number < WORDS; number++) {
        if (strlen(words[number].name) != length) continue;
        if (memcmp(words[number].name, input, length) != 0) continue;
        if (words[number].run == NULL) return false;
        const char *argument = input + length;
        words[number].run(session, argument + strspn(argument, " \t"));
        return true;
    }
    play_events(session, input);
    return true;
}
