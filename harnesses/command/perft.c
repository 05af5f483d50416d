/* perft.c: counts and a digest of all games up to a depth.  docs/perft.md says how another
 * implementation can get the same numbers. */
#define _POSIX_C_SOURCE 200809L
#include "command.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { DEPTH_MOST = 64, TOKEN_ROOM = 12, POSITION_ROOM = 256, SWEEP_ROOM = 1024 };

static const char perft_help[] =
    "usage: arbiter perft [OPTION]... SPEC DEPTH\n"
    "\n"
    "Counts the lines of DEPTH legal events, and all shorter ones by length; and prints a digest\n"
    "of every position on the way, by which two implementations can be compared.  Then, for each\n"
    "clause, how often it granted and refused.  docs/perft.md defines all of the numbers.\n"
    "\n"
    "  --deal DEAL    begin with these cards instead of the standard deal\n"
    "  --at POSITION  begin with this position\n"
    "  --divide       also the count for each first event\n"
    "  --help, -h     this help\n"
    "\n"
    "examples:\n"
    "  arbiter perft englishman 2\n"
    "  arbiter perft --divide 'englishman@v83?skip=free' 1\n"
    "  arbiter perft 'ugo players=3' 5\n";

struct move {
    char token[TOKEN_ROOM];
    struct arbiter_event event;
};

struct tree {
    struct arbiter_rules rules;
    unsigned depth;
    bool divide;
    bool progress; /* standard error is a terminal */
    bool shown;
    bool agreed; /* the list of events had exactly those without fault */
    uint64_t nodes[DEPTH_MOST + 1];
    uint64_t over[DEPTH_MOST + 1]; /* of them, how many ended games */
    uint64_t total;
    uint64_t digest;
    struct timespec next_sign;
    struct move *moves[DEPTH_MOST];
    struct arbiter_event sweep[SWEEP_ROOM];
    unsigned swept;
    struct tally tally;
};

/* FNV-1a, 64 bits. */
static void digest_add(uint64_t *digest, const char *text, size_t length)
{
    for (size_t at = 0; at < length; at++)
        *digest = (*digest ^ (unsigned char)text[at]) * UINT64_C(0x100000001b3);
}

static void sign_of_life(struct tree *tree)
{
    struct timespec now;
    if (!tree->progress || tree->total % 65536 != 0) return;
    clock_gettime(CLOCK_MONOTONIC, &now);
    if (now.tv_sec < tree->next_sign.tv_sec ||
        (now.tv_sec == tree->next_sign.tv_sec && now.tv_nsec < tree->next_sign.tv_nsec))
        return;
    fprintf(stderr, "\rarbiter: %" PRIu64 " nodes", tree->total);
    tree->next_sign = now;
    tree->next_sign.tv_sec++;
    tree->shown = true;
}

static void visit(struct tree *tree, const union arbiter_position *position, unsigned depth)
{
    char buffer[POSITION_ROOM];
    struct arbiter_text text;
    arbiter_text_open(&text, buffer, sizeof buffer);
    arbiter_position_write(&tree->rules, position, &text);
    arbiter_text_letter(&text, '\n');
    digest_add(&tree->digest, buffer, text.length);
    tree->nodes[depth]++;
    tree->total++;
    tree->over[depth] += arbiter_actor(&tree->rules, position) == ARBITER_NO_PLAYER;
    sign_of_life(tree);
}

static int by_token(const void *one, const void *other)
{
    return strcmp(((const struct move *)one)->token, ((const struct move *)other)->token);
}

/* The legal events, sorted by their text. */
static unsigned list_moves(const struct tree *tree, const union arbiter_position *position,
                           struct move *moves)
{
    static struct arbiter_event list[ARBITER_MOVES_MAX];
    const unsigned count = arbiter_moves(&tree->rules, position, list);
    for (unsigned number = 0; number < count; number++) {
        struct arbiter_text text;
        arbiter_text_open(&text, moves[number].token, TOKEN_ROOM - 1);
        arbiter_event_write(&tree->rules, &list[number], &text);
        moves[number].token[text.length] = '\0';
        moves[number].event = list[number];
    }
    qsort(moves, count, sizeof *moves, by_token);
    return count;
}

/* Asks about every event of the sweep, and about the listed ones that it leaves out. */
static void ask_all(struct tree *tree, const union arbiter_position *position,
                    const struct move *moves, unsigned count)
{
    const struct face *face = face_of(tree->rules.game);
    unsigned legal = 0;
    for (unsigned number = 0; number < tree->swept; number++)
        legal += arbiter_fault(&tree->rules, position, &tree->sweep[number]) == 0;
    for (unsigned number = 0; number < count; number++)
        if (face->group_summary(moves[number].event.kind) != NULL)
            legal += arbiter_fault(&tree->rules, position, &moves[number].event) == 0;
    tree->agreed &= legal == count;
}

static void walk(struct tree *tree, const union arbiter_position *position, unsigned depth)
{
    visit(tree, position, depth);
    if (depth == tree->depth) return;
    struct move *moves = tree->moves[depth];
    const unsigned count = list_moves(tree, position, moves);
    ask_all(tree, position, moves, count);
    for (unsigned number = 0; number < count; number++) {
        union arbiter_position next = *position;
        const uint64_t before = tree->nodes[tree->depth];
        arbiter_play(&tree->rules, &next, &moves[number].event);
        walk(tree, &next, depth + 1);
        if (tree->divide && depth == 0)
            printf("%s %" PRIu64 "\n", moves[number].token, tree->nodes[tree->depth] - before);
    }
}

static void put_tree(const struct tree *tree)
{
    for (unsigned depth = 0; depth <= tree->depth; depth++)
        printf("depth %u nodes %" PRIu64 " over %" PRIu64 "\n", depth, tree->nodes[depth],
               tree->over[depth]);
    printf("digest %016" PRIx64 "\n\n", tree->digest);
    put_counts(tree->rules.game, &tree->tally);
}

static int grow_tree(struct tree *tree, const union arbiter_position *root)
{
    bool room = true;
    for (unsigned depth = 0; depth < tree->depth; depth++)
        room &= (tree->moves[depth] = malloc(ARBITER_MOVES_MAX * sizeof(struct move))) != NULL;
    if (room) {
        tree->swept = face_of(tree->rules.game)->sweep(tree->sweep);
        tree->digest = UINT64_C(0xcbf29ce484222325);
        tree->agreed = true;
        tree->progress = isatty(STDERR_FILENO);
        clock_gettime(CLOCK_MONOTONIC, &tree->next_sign);
        tree->next_sign.tv_sec++;
        tally_into(&tree->tally);
        walk(tree, root, 0);
        tally_into(NULL);
        if (tree->shown) fprintf(stderr, "\r\033[K");
        put_tree(tree);
    }
    for (unsigned depth = 0; depth < tree->depth; depth++)
        free(tree->moves[depth]);
    if (!room) return fail("out of memory");
    if (tree->agreed) return EXIT_FINE;
    fail("perft: the list of legal events differs from the events without fault");
    return EXIT_DIFFERENCE;
}

/* Reads the spec and the cards; prints the line that the tree grows from. */
static bool root_read(struct tree *tree, const char *spec, const char *key, const char *value,
                      union arbiter_position *root)
{
    struct arbiter_error error;
    char deal[DEAL_ROOM];
    if (!head_read(&tree->rules, spec, strlen(spec), &error)) {
        fail("perft: spec '%s': column %zu: %s", spec, error.column, error.message);
        return false;
    }
    deal_standard(&tree->rules, deal, sizeof deal);
    if (value == NULL) value = deal;
    const bool read = strcmp(key, "at") == 0
                          ? arbiter_position_read(&tree->rules, value, strlen(value), root, &error)
                          : arbiter_deal_read(&tree->rules, value, strlen(value), root, &error);
    if (!read) {
        fail("perft: --%s '%s': column %zu: %s", key, value, error.column, error.message);
        return false;
    }
    printf("%s %s=%s\n", spec, key, value);
    return true;
}

static int run(int argc, char **argv)
{
    static const struct option options[] = {
        {"deal", required_argument, NULL, 'd'},
        {"at", required_argument, NULL, 'a'},
        {"divide", no_argument, NULL, 'v'},
        {"help", no_argument, NULL, 'h'},
        {NULL, 0, NULL, 0},
    };
    static struct tree tree;
    union arbiter_position root;
    const char *key = "deal", *value = NULL;
    uint64_t depth = 0;
    for (int option; (option = option_next(&perft_command, argc, argv, options)) != -1;) {
        if (option == 'v') {
            tree.divide = true;
            continue;
        }
        if (value != NULL) return fail("perft: expected one of --deal and --at, once");
        key = option == 'a' ? "at" : "deal";
        value = optarg;
    }
    if (argc - optind != 2) return fail("perft: expected SPEC DEPTH (see arbiter perft --help)");
    if (!number_read(argv[optind + 1], 0, DEPTH_MOST, &depth))
        return fail("perft: depth '%s', expected 0 to %d", argv[optind + 1], DEPTH_MOST);
    tree.depth = (unsigned)depth;
    if (!root_read(&tree, argv[optind], key, value, &root)) return EXIT_WRONG_USE;
    return grow_tree(&tree, &root);
}

const struct command perft_command = {
    .name = "perft",
    .summary = "counts all games up to a depth, with a digest",
    .help = perft_help,
    .run = run,
};
