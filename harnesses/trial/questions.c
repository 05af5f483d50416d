/* questions.c: lines that are worth asking: random games of many tempers, games that are steered to
 * what was seldom seen, positions at the edge of the possible, events that no rule allows, and
 * words that are no events.  What was seen is counted here, and not by what the engine has answered:
 * so the lines follow from the seed alone. */
#include "questions.h"

#include <stdlib.h>
#include <string.h>

#include "chance.h"
#include "events.h"
#include "places.h"
#include "spoil.h"

enum {
    ROOM = 64 * 1024,
    EVENTS_MAX = 120,
    SAMPLE = 12, /* events that are tried to find the one that leads to the rarest clause */
    SELDOM = 40, /* what was seen less often is worth keeping the position for */
    CLASSES_MAX = 32,
    ANSWERS = CLAUSES_MAX * ARBITER_VERDICTS,
    PAST = 256
};

struct questions {
    const struct pattern *pattern;
    unsigned patterns;
    uint64_t chance;
    unsigned corpus; /* the next line of the corpus */
    bool corpus_left;
    const struct arbiter_game *game;                              /* of the last line */
    unsigned readings;                                            /* that it has */
    uint32_t seen[ARBITER_PLAYERS_MAX + 1][CLASSES_MAX][ANSWERS]; /* by whom, with what */
    /* The same by each choice of each reading: what depends on one is rare by the others. */
    uint32_t seen_by[ANSWERS][ARBITER_READINGS_MAX][ARBITER_CHOICES_MAX];
    struct places places;
    struct arbiter_event past[PAST]; /* legal ones of other positions */
    unsigned sweeps, classes;
    unsigned first[CLASSES_MAX + 1]; /* of each class in the sweep, and where it ends */
    struct arbiter_event sweep[ARBITER_MOVES_MAX];
    struct arbiter_event moves[ARBITER_MOVES_MAX];
    char buffer[ROOM];
};

/* For by_class(), which is not told. */
static const struct arbiter_game *prepared;

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

/* The place's rules with one or two other choices, if they are among those to be asked about. */
static void other_choices(struct questions *questions, struct place *place)
{
    const struct arbiter_reading *reading;
    struct arbiter_rules rules = place->rules;
    unsigned readings = 0;
    while (arbiter_reading_at(rules.game, readings) != NULL)
        readings++;
    for (unsigned times = 1 + below(questions, 4); times > 0 && readings > 0; times--) {
        const unsigned number = below(questions, readings);
        reading = arbiter_reading_at(rules.game, number);
        rules.choice[number] = (uint8_t)below(questions, arbiter_choices(reading));
    }
    for (unsigned number = 0; number < questions->patterns; number++) {
        if (!pattern_matches(&questions->pattern[number], &rules)) continue;
        place_by(place, &rules);
        return;
    }
}

/* The clauses that an event touches, each with its verdict: clause * ARBITER_VERDICTS + verdict. */
struct touched {
    unsigned count;
    unsigned answer[ANSWERS];
};

/* Plays the event, if it is legal. */
static void play_and_touch(const struct arbiter_rules *rules, union arbiter_position *position,
                           const struct arbiter_event *event, struct touched *touched)
{
    static struct tally tally; /* nothing in it but in between */
    tally_into(&tally);
    if (arbiter_fault(rules, position, event) == 0) arbiter_play(rules, position, event);
    tally_into(NULL);
    touched->count = 0;
    for (unsigned clause = 1; arbiter_clause_at(rules->game, clause) != NULL; clause++)
        for (unsigned verdict = 0; verdict < ARBITER_VERDICTS; verdict++) {
            if (tally.count[clause][verdict] == 0) continue;
            tally.count[clause][verdict] = 0;
            touched->answer[touched->count++] = clause * ARBITER_VERDICTS + verdict;
        }
}

/* How often each answer was given to this player for events of this class. */
static uint32_t *seen_for(struct questions *questions, const struct arbiter_rules *rules,
                          const union arbiter_position *position, const struct arbiter_event *event)
{
    const unsigned actor = arbiter_actor(rules, position);
    const unsigned class = face_of(rules->game)->class_of(event) % CLASSES_MAX;
    return questions->seen[actor < ARBITER_PLAYERS_MAX ? actor : ARBITER_PLAYERS_MAX][class];
}

static uint32_t *seen_by(struct questions *questions, const struct arbiter_rules *rules,
                         unsigned answer, unsigned reading)
{
    return &questions->seen_by[answer][reading][rules->choice[reading]];
}

/* The count of the rarest of the answers: to this player, or by one of these choices. */
static const uint32_t *least_seen(struct questions *questions, const struct arbiter_rules *rules,
                                  const uint32_t *seen, const struct touched *touched)
{
    static const uint32_t never_rare = UINT32_MAX;
    const uint32_t *rarest = &never_rare;
    for (unsigned number = 0; number < touched->count; number++) {
        const unsigned answer = touched->answer[number];
        if (seen[answer] < *rarest) rarest = &seen[answer];
        for (unsigned reading = 0; reading < questions->readings; reading++) {
            const uint32_t *by = seen_by(questions, rules, answer, reading);
            if (*by < *rarest) rarest = by;
        }
    }
    return rarest;
}

static void count_touched(struct questions *questions, const struct arbiter_rules *rules,
                          uint32_t *seen, const struct touched *touched)
{
    for (unsigned number = 0; number < touched->count; number++) {
        seen[touched->answer[number]]++;
        for (unsigned reading = 0; reading < questions->readings; reading++)
            ++*seen_by(questions, rules, touched->answer[number], reading);
    }
}

static uint32_t rarity(struct questions *questions, const struct arbiter_rules *rules,
                       const union arbiter_position *position, const struct arbiter_event *event)
{
    struct touched touched;
    union arbiter_position after = *position;
    play_and_touch(rules, &after, event, &touched);
    return *least_seen(questions, rules, seen_for(questions, rules, position, event), &touched);
}

/* Where events are taken from.  The sweep has them class by class, and each class has its turn. */
struct source {
    const struct arbiter_event *list;
    unsigned count;
    bool by_class;
};

static struct arbiter_event any_from(struct questions *questions, struct source source)
{
    if (!source.by_class) return source.list[below(questions, source.count)];
    const unsigned class = below(questions, questions->classes);
    const unsigned first = questions->first[class];
    return source.list[first + below(questions, questions->first[class + 1] - first)];
}

/* Of some events, the one that leads to the rarest clause. */
static struct arbiter_event steer(struct questions *questions, const struct arbiter_rules *rules,
                                  const union arbiter_position *position, struct source source)
{
    struct arbiter_event best = any_from(questions, source);
    uint32_t least = rarity(questions, rules, position, &best);
    for (unsigned number = 1; number < SAMPLE && source.count > 1; number++) {
        const struct arbiter_event event = any_from(questions, source);
        const uint32_t rare = rarity(questions, rules, position, &event);
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
    const struct source source = past ? (struct source){questions->past, PAST, false}
                                 : illegal
                                     ? (struct source){questions->sweep, questions->sweeps, true}
                                     : (struct source){questions->moves, count, false};
    if (steered) return steer(questions, rules, position, source);
    if (!illegal) return liked(questions, face, temper, questions->moves, count);
    if (count > 0 && below(questions, 3) == 0)
        return event_beyond(rules, position, &questions->moves[below(questions, count)],
                            &questions->chance);
    return any_from(questions, source);
}

/* Counts what the event touches, plays it if it is legal, and keeps a rare position. */
static void count_and_play(struct questions *questions, const struct arbiter_rules *rules,
                           union arbiter_position *position, const struct arbiter_event *event)
{
    struct touched touched;
    const union arbiter_position before = *position;
    uint32_t *seen = seen_for(questions, rules, position, event);
    play_and_touch(rules, position, event, &touched);
    const uint32_t *rare = least_seen(questions, rules, seen, &touched);
    if (*rare < SELDOM || below(questions, 64) == 0)
        places_keep(&questions->places, rules, &before, rare, &questions->chance);
    count_touched(questions, rules, seen, &touched);
    places_see(&questions->places, rules, position, &questions->chance);
}

/* Spec and cards: a deal, or a position that was kept, perhaps changed. */
static bool open_game(struct questions *questions, struct arbiter_text *text,
                      struct arbiter_line *line, bool *from_place)
{
    struct arbiter_error error;
    char deal[DEAL_ROOM];
    *from_place = questions->places.count > 0 && below(questions, 8) != 0;
    if (*from_place) {
        struct place place = *places_choose(&questions->places, &questions->chance);
        const struct arbiter_rules rules = any_rules(questions);
        const unsigned way = below(questions, 4);
        if (way == 0) place_by(&place, &rules);
        if (way >= 2) other_choices(questions, &place);
        for (unsigned times = below(questions, 4); times > 0; times--)
            place_change(&place, &questions->places, 1u << below(questions, 7), &questions->chance);
        arbiter_spec_write(&place.rules, text);
        arbiter_text_put(text, " at=");
        arbiter_text_put(text, place.text);
    } else {
        const struct arbiter_rules rules = any_rules(questions);
        if (below(questions, 4) == 0)
            deal_in_order(&rules, deal, sizeof deal, &questions->chance);
        else
            deal_shuffle(&rules, chance_next(&questions->chance), deal, sizeof deal);
        arbiter_spec_write(&rules, text);
        arbiter_text_put(text, " deal=");
        arbiter_text_put(text, deal);
    }
    const bool opened = arbiter_line_open(line, text->start, text->length, &error);
    if (opened) places_see(&questions->places, &line->rules, &line->position, &questions->chance);
    return opened;
}

static int by_class(const void *one, const void *other)
{
    const struct arbiter_event *a = one, *b = other;
    const struct face *face = face_of(prepared);
    const unsigned left = face->class_of(a), right = face->class_of(b);
    return left < right ? -1 : left > right;
}

/* What is the same for all lines of a game. */
static void prepare(struct questions *questions, const struct arbiter_game *game)
{
    if (game == questions->game) return;
    questions->game = prepared = game;
    questions->sweeps = face_of(game)->sweep(questions->sweep);
    qsort(questions->sweep, questions->sweeps, sizeof questions->sweep[0], by_class);
    questions->classes = 0;
    for (unsigned number = 0; number < questions->sweeps; number++)
        if (number == 0 || by_class(&questions->sweep[number - 1], &questions->sweep[number]) != 0)
            questions->first[questions->classes++] = number;
    questions->first[questions->classes] = questions->sweeps;
    for (questions->readings = 0; arbiter_reading_at(game, questions->readings) != NULL;)
        questions->readings++;
    for (unsigned number = 0; number < PAST; number++)
        questions->past[number] = questions->sweep[below(questions, questions->sweeps)];
}

static size_t make_line(struct questions *questions)
{
    struct arbiter_text text;
    struct arbiter_line line;
    bool from_place;
    do
        arbiter_text_open(&text, questions->buffer, ROOM);
    while (!open_game(questions, &text, &line, &from_place));
    const struct face *face = face_of(line.rules.game);
    struct temper temper = any_temper(questions);
    if (from_place)
        temper.illegal += 20; /* what is refused changes nothing: much is asked at once */
    prepare(questions, line.rules.game);
    const unsigned events =
        1 + below(questions, below(questions, 16) < (from_place ? 15u : 8u) ? 6 : EVENTS_MAX);
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

/* Every now and then a word is spoiled, so that it is no event. */
static size_t spoil(struct questions *questions, size_t length)
{
    struct arbiter_rules rules;
    struct arbiter_error error;
    char *text = questions->buffer;
    const bool past = below(questions, 4) == 0;
    if (below(questions, 20) != 0) return length;
    if (!arbiter_spec_read(&rules, text, strcspn(text, " "), &error)) return length;
    const struct words words = {face_of(rules.game), &rules,
                                past ? questions->past : questions->sweep,
                                past ? PAST : questions->sweeps};
    return line_spoil(text, length, ROOM, &words, &questions->chance);
}

/* Its position is one to start from. */
static void keep_start(struct questions *questions, const char *text)
{
    struct arbiter_line line;
    struct arbiter_error error;
    if (strstr(text, " at=") == NULL) return;
    if (arbiter_line_open(&line, text, strlen(text), &error))
        places_see(&questions->places, &line.rules, &line.position, &questions->chance);
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
    *length = spoil(questions, *length);
    *text = questions->buffer;
}
