/* trial.h: an engine on trial.  What the parts share.
 *
 *     questions.c   lines that are worth asking; memory.c, places.c, split.c, change.c, events.c, spoil.c:
 *                   what they are made of
 *     engine.c      processes that answer them, whatever else they do
 *     answer.c      an answer compared with ours; values.c: positions and views in it
 *     shrink.c      the shortest line that still shows a difference
 *     findings.c    differences that look the same, as one finding; known ones
 *     suspects.c    which clauses could be to blame for it
 *     causes.c      findings that one wrong rule explains, as one; costs.c: how well it does
 *     report_*.c    what was found, for people and for programs
 *
 * docs/protocol.md is the contract with the engine. */
#ifndef ARBITER_TRIAL_H
#define ARBITER_TRIAL_H

#include "../command/command.h"

enum { TRIAL_PROTOCOL = 1, TRIAL_LEVELS = 4, TRIAL_SPECS_MAX = 32, TRIAL_CLAUSES_MAX = 3 };

/* In the order of docs/protocol.md; the names are there. */
enum fault_kind {
    FAULT_NONE,
    FAULT_REFUSED_LEGAL,
    FAULT_ALLOWED_ILLEGAL,
    FAULT_WRONG_ANSWER,
    FAULT_CRASH,
    FAULT_EXIT,
    FAULT_TIMEOUT,
    FAULT_HALF_LINE,
    FAULT_SILENCE,
    FAULT_GARBAGE,
    FAULT_FLOOD,
    FAULT_UNFLUSHED,
    FAULT_GREETING,
    FAULT_KINDS
};

/* Another way in which a cause shows. */
struct finding_form {
    enum fault_kind kind;
    char key[128];
    char *line; /* as those of a finding */
    char *note;
    uint64_t times;
};

struct evidence;

/* One cause, shown by one line. */
struct finding {
    enum fault_kind kind;
    char key[128];                      /* kind and clause or key: allowed-illegal:ENG-JACK-4 */
    unsigned clauses;                   /* at issue, the most telling first; perhaps none */
    unsigned clause[TRIAL_CLAUSES_MAX]; /* numbers in the game's table */
    const struct arbiter_game *game;    /* NULL where no line is to blame */
    char *line;                         /* the shortest found; NULL where no line is to blame */
    char *original;                     /* as it was first seen */
    char *ours;                         /* the answers to `line` */
    char *theirs;                       /* NULL: none */
    char *note;                         /* in words: what differs, or how the engine failed */
    char *reading;                      /* "timing=turn" where that choice explains it, or NULL */
    struct finding_form
        *form; /* the other ways in which the cause shows, the frequent ones first */
    unsigned forms;
    size_t event;              /* the number of the event at issue, from 1; 0: none */
    size_t events;             /* in `line` */
    uint64_t times;            /* how many lines have shown it, in any form */
    uint64_t first;            /* the number of the line that first did, from 1 */
    bool known;                /* listed in the file of --known */
    struct evidence *evidence; /* against each clause; NULL: none */
};

struct skip_reason {
    char reason[96];
    uint64_t times;
};

/* Clauses that the compared lines of a game have reached. */
struct reached {
    const struct arbiter_game *game;
    struct tally tally;
};

/* All that a report says. */
struct report {
    const char *engine; /* the command */
    bool offline;       /* the engine is not there: `engine` names the file of its answers */
    const char *asked;  /* the spec that was asked for, or NULL for all that the engine plays */
    char specs[512];    /* as the engine has named them, with spaces between */
    unsigned level;     /* that was compared */
    uint64_t seed;
    unsigned jobs;
    uint64_t lines, events, refused, skipped, restarts;
    double seconds;     /* since the beginning */
    double own_seconds; /* processor time of ours */
    struct reached reached[GAMES_MAX];
    unsigned games;
    struct finding *finding;
    unsigned findings;
    struct skip_reason *skip;
    unsigned skips;
    char **stale; /* known differences that no longer occur */
    unsigned stales;
    char *gave_up; /* why the trial ended before its time, or NULL */
    char *errors;  /* what the engine wrote on standard error: the beginning and the end, or "" */
};

/* The tally of the line's game, which is added to the report's; NULL for a game that nobody knows. */
struct tally *report_tally(struct report *report, const char *line, size_t length);
void report_add_game(struct report *report, const struct arbiter_game *game);
void finding_free(struct finding *finding); /* what it points to */
/* Whether the line is of the game by its default readings: that is what people look for first. */
bool finding_plain(const struct finding *finding);
const char *fault_name(enum fault_kind kind);
const char *fault_meaning(enum fault_kind kind); /* "plays an event that a clause forbids, ..." */
/* Whether the fault is one of the rules, and not of the program. */
static inline bool fault_of_rules(enum fault_kind kind)
{
    return kind >= FAULT_REFUSED_LEGAL && kind <= FAULT_WRONG_ANSWER;
}
unsigned report_new_findings(const struct report *report); /* those that are not known */
/* "pass", "fail" or "broken", and the exit code that goes with it. */
const char *report_verdict(const struct report *report);
int report_code(const struct report *report);
/* The one command that shows the finding again; to be freed. */
char *replay_command(const struct report *report, const struct finding *finding);

/* report_*.c: each writes a whole report.  They do not look at errors of the file: the caller does. */
void report_text(const struct report *report);
void report_json(const struct report *report, FILE *file);
void report_junit(const struct report *report, FILE *file);
void report_tap(const struct report *report, FILE *file);
void report_html(const struct report *report, FILE *file);

#endif
