/* questions.c: lines that are worth asking: random games of many tempers, games that are steered to
 * what was seldom seen, positions at the edge of the possible, events that no rule allows, and
 * words that are no events.  What was seen is counted here, and not by what the engine has answered:
 * so the lines follow from the seed alone. */
#include "questions.h"

#include <stdlib.h>
#include <string.h>

#include "chance.h"
#include "places.h"

enum {
    ROOM = 64 * 1024,
    EVENTS_MAX = 120,
    SAMPLE = 12, /* events that are tried to find the one that leads to the rarest clause */
    SELDOM = 40, /* what was seen less often is worth keeping the position for */
    CLASSES_MAX = 32,
    PAST = 256
};

struct questions {
    const struct pattern *pattern;
    unsigned patterns;
    uint64_t chance;
    unsigned corpus; /* the next line of the corpus */
    bool corpus_left;
    struct tally seen;
    struct places places;
    struct arbiter_event past[PAST]; /* legal ones of other positions */
    unsigned sweeps;
    struct arbiter_event sweep[ARBITER_MOVES_MAX];
    struct arbiter_event moves[ARBITER_MOVES_MAX];
    char buffer[ROOM];
};

/* How the players of one line behave. */
struct temper {
    unsigned illegal;             /* per cent of events that are any event at all */
    unsigned steered;             /* per cent of events that are chosen for a rare clause */
    unsigned weight[CLASSES_MAX]; /* how much each class of events is liked */
};

struct questions *questions_open(const struct pattern *pattern, unsigned patterns, uint64_t seed,
                                 bool corpus)
{
    struct questions *questions = calloc(1, sizeof *questions);
    if (questions == NULL) abort();
    questions->pattern = pattern;
    questions->patterns = patterns;
    questions->chance = seed;
    questions->corpus_left = corpus;
    return questions;
}

void questions_close(struct questions *questions)
{
    free(questions);
}

static unsigned below(struct questions *questions, unsigned limit)
{
    return chance_below(&questions->chance, limit);
}

static struct temper any_temper(struct questions *questions)
{
    static const unsigned likes[] = {0, 1, 1, 4, 16};
    struct temper temper = {below(questions, 4) * 12, below(questions, 3) * 20, {0}};
    for (unsigned class = 0; class < CLASSES_MAX; class ++)
        temper.weight[class] = likes[below(questions, sizeof likes / sizeof likes[0])];
    return temper;
}

/* Rules that the pattern allows.  Half of the lines have its own choices, which matter most. */
static struct arbiter_rules any_rules(struct questions *questions)
{
    const struct pattern *pattern = &questions->pattern[below(questions, questions->patterns)];
    const struct arbiter_reading *reading;
    struct arbiter_rules rules = pattern->rules;
    unsigned editions = 0;
    while (arbiter_edition_at(rules.game, editions) != NULL)
        editions++;
    if (pattern->any_edition) rules.edition = (uint8_t)below(questions, editions);
    if (!pattern->any_reading || below(questions, 2) == 0) return rules;
    const unsigned changed = 1 + below(questions, 4);
    for (unsigned number = 0; (reading = arbiter_reading_at(rules.game, number)) != NULL; number++)
        if (below(questions, 4) < changed)
            rules.choice[number] = (uint8_t)below(questions, arbiter_choices(reading));
    return rules;
}

/* How often the rarest clause was seen of those that the event touches. */
static uint64_t rarity(struct questions *questions, const struct arbiter_rules *rules,
                       const union arbiter_position *position, const struct arbiter_event *event)
{
    static struct tally touched;
    uint64_t rarest = UINT64_MAX;
    memset(&touched, 0, sizeof touched);
    tally_into(&touched);
    if (arbiter_fault(rules, position, event) == 0) {
        union arbiter_position after = *position;
        arbiter_play(rules, &after, event);
    }
    tally_into(NULL);
    for (unsigned clause = 1; arbiter_clause_at(rules->game, clause) != NULL; clause++)
        for (unsigned verdict = 0; verdict < ARBITER_VERDICTS; verdict++)
            if (touched.count[clause][verdict] > 0 &&
                questions->seen.count[clause][verdict] < rarest)
                rarest = questions->seen.count[clause][verdict];
    return rarest;
}

/* Of some events of the list, the one that leads to the rarest clause. */
static struct arbiter_event steer(struct questions *questions, const struct arbiter_rules *rules,
                                  const union arbiter_position *position,
                                  const struct arbiter_event *list, unsigned count)
{
    struct arbiter_event best = list[below(questions, count)];
    uint64_t least = rarity(questions, rules, position, &best);
    for (unsigned number = 1; number < SAMPLE && count > 1; number++) {
        const struct arbiter_event event = list[below(questions, count)];
        const uint64_t rare = rarity(questions, rules, position, &event);
        if (rare >= least) continue;
        least = rare;
        best = event;
    }
    return best;
}

/* One that the temper likes; where it likes none, any. */
static struct arbiter_event liked(struct questions *questions, const struct face *face,
                                  const struct temper *temper, const struct arbiter_event *list,
                                  unsigned count)
{
    enum { TRIES = 24, MOST = 16 };
    for (unsigned number = 0; number < TRIES; number++) {
        const struct arbiter_event event = list[below(questions, count)];
        if (below(questions, MOST) < temper->weight[face->class_of(&event) % CLASSES_MAX])
            return event;
    }
    return list[below(questions, count)];
}

static struct arbiter_event any_event(struct questions *questions, const struct face *face,
                                      const struct arbiter_rules *rules,
                                      const union arbiter_position *position,
                                      const struct temper *temper)
{
    const unsigned count = arbiter_moves(rules, position, questions->moves);
    const bool illegal = count == 0 || below(questions, 100) < temper->illegal;
    const bool steered = below(questions, 100) < temper->steered;
    const bool past = illegal && below(questions, 3) == 0;
    if (count > 0)
        questions->past[below(questions, PAST)] = questions->moves[below(questions, count)];
    const struct arbiter_event *list = past      ? questions->past
                                       : illegal ? questions->sweep
                                                 : questions->moves;
    const unsigned length = past ? PAST : illegal ? questions->sweeps : count;
    if (steered) return steer(questions, rules, position, list, length);
    return illegal ? list[below(questions, length)] : liked(questions, face, temper, list, length);
}

/* Counts what the event touches, plays it if it is legal, and keeps a rare position. */
static void count_and_play(struct questions *questions, const struct arbiter_rules *rules,
                           union arbiter_position *position, const struct arbiter_event *event)
{
    const bool rare =
        below(questions, 8) == 0 && rarity(questions, rules, position, event) < SELDOM;
    const bool any = below(questions, 64) == 0;
    if (rare || any) places_keep(&questions->places, rules, position, &questions->chance);
    tally_into(&questions->seen);
    if (arbiter_fault(rules, position, event) == 0) arbiter_play(rules, position, event);
    tally_into(NULL);
}

/* Spec and cards: a deal, or a position that was kept, perhaps changed. */
static bool open_game(struct questions *questions, struct arbiter_text *text,
                      struct arbiter_line *line)
{
    struct arbiter_error error;
    char deal[1024];
    const bool from_place = questions->places.count > 0 && below(questions, 100) < 40;
    if (from_place) {
        struct place place = questions->places.place[below(questions, questions->places.count)];
        if (below(questions, 2) == 0)
            place_change(&place, &questions->places, 1 + below(questions, 60), &questions->chance);
        arbiter_spec_write(&place.rules, text);
        arbiter_text_put(text, " at=");
        arbiter_text_put(text, place.text);
    } else {
        const struct arbiter_rules rules = any_rules(questions);
        deal_shuffle(face_of(rules.game), chance_next(&questions->chance), deal, sizeof deal);
        arbiter_spec_write(&rules, text);
        arbiter_text_put(text, " deal=");
        arbiter_text_put(text, deal);
    }
    return arbiter_line_open(line, text->start, text->length, &error);
}

static size_t make_line(struct questions *questions)
{
    struct arbiter_text text;
    struct arbiter_line line;
    do
        arbiter_text_open(&text, questions->buffer, ROOM);
    while (!open_game(questions, &text, &line));
    const struct face *face = face_of(line.rules.game);
    const struct temper temper = any_temper(questions);
    questions->sweeps = face->sweep(questions->sweep);
    const unsigned events = 1 + below(questions, below(questions, 3) == 0 ? 8 : EVENTS_MAX);
    arbiter_text_put(&text, " :");
    for (unsigned number = 0, after = 0; number < events && after < 3; number++) {
        const struct arbiter_event event =
            any_event(questions, face, &line.rules, &line.position, &temper);
        arbiter_text_letter(&text, ' ');
        arbiter_event_write(&line.rules, &event, &text);
        count_and_play(questions, &line.rules, &line.position, &event);
        after += arbiter_actor(&line.rules, &line.position) == ARBITER_NO_PLAYER;
    }
    return text.length;
}

/* Spoils one event so that it is none: a letter more, a letter less, or another one. */
static size_t spoil(struct questions *questions, size_t length)
{
    const char *colon = strstr(questions->buffer, " : ");
    if (colon == NULL) return length;
    const size_t first = (size_t)(colon - questions->buffer) + 3;
    const size_t at = first + below(questions, (unsigned)(length - first));
    const unsigned way = below(questions, 3);
    char *text = questions->buffer;
    if (text[at] == ' ') return length;
    if (way == 0) {
        memmove(text + at, text + at + 1, length - at - 1);
        return length - 1;
    }
    if (way == 1) {
        text[at] = "zZ0!~,"[below(questions, 6)];
        return length;
    }
    memmove(text + at + 1, text + at, length - at);
    return length + 1;
}

/* Its position is one to start from. */
static void keep_start(struct questions *questions, const char *text)
{
    struct arbiter_line line;
    struct arbiter_error error;
    if (strstr(text, " at=") == NULL) return;
    if (arbiter_line_open(&line, text, strlen(text), &error))
        places_keep(&questions->places, &line.rules, &line.position, &questions->chance);
}

static bool corpus_next(struct questions *questions, const char **text, size_t *length)
{
    for (const char *line; (line = corpus_line[questions->corpus]) != NULL;) {
        struct arbiter_rules rules;
        struct arbiter_error error;
        questions->corpus++;
        if (!arbiter_spec_read(&rules, line, strcspn(line, " "), &error)) continue;
        for (unsigned number = 0; number < questions->patterns; number++) {
            if (!pattern_matches(&questions->pattern[number], &rules)) continue;
            keep_start(questions, line);
            *text = line;
            *length = strlen(line);
            return true;
        }
    }
    questions->corpus_left = false;
    return false;
}

void questions_next(struct questions *questions, const char **text, size_t *length)
{
    if (questions->corpus_left && corpus_next(questions, text, length)) return;
    *length = make_line(questions);
    questions->buffer[*length] = '\0';
    if (*length + 1 < ROOM && below(questions, 50) == 0) *length = spoil(questions, *length);
    *text = questions->buffer;
}
