/* questions.c: lines that are worth asking: random games of many tempers, games that are steered to
 * what was seldom seen, positions at the edge of the possible, events that no rule allows, and
 * words that are no events; or whole games. */
#include "questions.h"

#include <stdlib.h>
#include <string.h>

#include "chance.h"
#include "events.h"
#include "spoil.h"

enum {
    ROOM = 64 * 1024,
    EVENTS_MAX = 120,
    WHOLE_MAX = 2000, /* events of a whole game, which might have no end */
    SHORT = 6
};

struct questions {
    const struct pattern *pattern;
    unsigned patterns;
    uint64_t chance;
    enum questions_asked asking;
    unsigned corpus; /* the next line of the corpus */
    bool corpus_left;
    struct memory *memory[GAMES_MAX];
    unsigned games;
    char buffer[ROOM];
};

struct questions *questions_open(const struct pattern *pattern, unsigned patterns, uint64_t seed,
                                 enum questions_asked asking)
{
    struct questions *questions = calloc(1, sizeof *questions);
    if (questions == NULL) abort();
    questions->pattern = pattern;
    questions->patterns = patterns;
    questions->chance = seed;
    questions->asking = asking;
    questions->corpus_left = asking == ASK_ALL;
    return questions;
}

void questions_close(struct questions *questions)
{
    for (unsigned number = 0; number < questions->games; number++)
        free(questions->memory[number]);
    free(questions);
}

static unsigned below(struct questions *questions, unsigned limit)
{
    return chance_below(&questions->chance, limit);
}

static struct memory *memory_of(struct questions *questions, const struct arbiter_game *game)
{
    for (unsigned number = 0; number < questions->games; number++)
        if (questions->memory[number]->game == game) return questions->memory[number];
    struct memory *memory = memory_open(game, questions->asking != ASK_WHOLE, &questions->chance);
    questions->memory[questions->games++] = memory;
    return memory;
}

/* As many players as can be, and any figures within their bounds; mostly the standard. */
static void any_fields(struct questions *questions, struct arbiter_rules *rules)
{
    const struct arbiter_field *field;
    const unsigned least = arbiter_players_least(rules->game);
    const unsigned most = arbiter_players_most(rules->game);
    if (least < most && below(questions, 2) == 0)
        rules->players = (uint8_t)(least + below(questions, most - least + 1));
    if (arbiter_field_at(rules->game, 0) == NULL || below(questions, 4) != 0) return;
    for (unsigned number = 0, next = 0; (field = arbiter_field_at(rules->game, number)) != NULL;
         number++) {
        const bool other = below(questions, 2) == 0;
        for (unsigned entry = 0; field->least[entry] != '\0'; entry++, next++) {
            const unsigned low = (unsigned)(field->least[entry] - '0');
            const unsigned high = (unsigned)(field->most[entry] - '0');
            if (other) rules->figure[next] = (uint8_t)(low + below(questions, high - low + 1));
        }
    }
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
    any_fields(questions, &rules);
    if (!pattern->any_reading || below(questions, 2) == 0) return rules;
    const unsigned changed = 1 + below(questions, 4);
    for (unsigned number = 0; (reading = arbiter_reading_at(rules.game, number)) != NULL; number++)
        if (below(questions, 4) < changed)
            rules.choice[number] = (uint8_t)below(questions, arbiter_choices(reading));
    return rules;
}

/* The place's rules with one or two other choices, if they are among those to be asked about. */
static void other_choices(struct questions *questions, const struct memory *memory,
                          struct place *place)
{
    struct arbiter_rules rules = place->rules;
    for (unsigned times = 1 + below(questions, 4); times > 0 && memory->readings > 0; times--) {
        const unsigned number = below(questions, memory->readings);
        const struct arbiter_reading *reading = arbiter_reading_at(rules.game, number);
        rules.choice[number] = (uint8_t)below(questions, arbiter_choices(reading));
    }
    for (unsigned number = 0; number < questions->patterns; number++) {
        if (!pattern_matches(&questions->pattern[number], &rules)) continue;
        place_by(place, &rules);
        return;
    }
}

/* A position that was kept, perhaps changed. */
static void open_place(struct questions *questions, const struct memory *memory,
                       struct arbiter_rules rules, struct arbiter_text *text)
{
    struct place place = *places_choose(&memory->places, &questions->chance);
    const unsigned way = below(questions, 4);
    rules.players = place.rules.players; /* there are cards for them */
    if (way == 0) place_by(&place, &rules);
    if (way >= 2) other_choices(questions, memory, &place);
    for (unsigned times = below(questions, 4); times > 0; times--)
        place_change(&place, &memory->places, 1u << below(questions, 7), &questions->chance);
    arbiter_rules_write(&place.rules, text);
    arbiter_text_put(text, " at=");
    arbiter_text_put(text, place.text);
}

static void open_deal(struct questions *questions, const struct arbiter_rules *rules,
                      struct arbiter_text *text)
{
    char deal[DEAL_ROOM];
    if (below(questions, 4) == 0)
        deal_in_order(rules, deal, sizeof deal, &questions->chance);
    else
        deal_shuffle(rules, chance_next(&questions->chance), deal, sizeof deal);
    arbiter_rules_write(rules, text);
    arbiter_text_put(text, " deal=");
    arbiter_text_put(text, deal);
}

/* What a line begins with, and its game's memory. */
struct opening {
    struct arbiter_text text;
    struct arbiter_line line;
    struct memory *memory;
    bool from_place;
};

static bool open_game(struct questions *questions, struct opening *opening)
{
    struct arbiter_error error;
    const struct arbiter_rules rules = any_rules(questions);
    struct memory *memory = opening->memory = memory_of(questions, rules.game);
    arbiter_text_open(&opening->text, questions->buffer, ROOM);
    opening->from_place = memory->places.count > 0 && below(questions, 8) != 0;
    if (opening->from_place)
        open_place(questions, memory, rules, &opening->text);
    else
        open_deal(questions, &rules, &opening->text);
    const struct arbiter_text *text = &opening->text;
    if (!arbiter_line_open(&opening->line, text->start, text->length, &error)) return false;
    if (memory->keeps)
        places_see(&memory->places, &opening->line.rules, &opening->line.position,
                   &questions->chance);
    return true;
}

/* Most games from a deal, and nearly all from a place, are short.  Of the whole ones every second goes
 * on to its end, and the others are broken off somewhere, since an answer tells only where it ended. */
static unsigned any_length(struct questions *questions, const struct opening *opening)
{
    if (questions->asking == ASK_WHOLE)
        return below(questions, 2) == 0 ? WHOLE_MAX : 1 + below(questions, opening->memory->whole);
    const bool brief = below(questions, 16) < (opening->from_place ? 15u : 8u);
    return 1 + below(questions, brief ? SHORT : EVENTS_MAX);
}

static size_t make_line(struct questions *questions)
{
    enum { AFTER = 3 }; /* events after the end */
    struct opening opening;
    while (!open_game(questions, &opening))
        continue;
    struct memory *memory = opening.memory;
    struct arbiter_line *line = &opening.line;
    struct temper temper = temper_any(&questions->chance);
    if (opening.from_place)
        temper.illegal += 20; /* what is refused changes nothing: much is asked at once */
    const unsigned events = any_length(questions, &opening);
    unsigned number = 0;
    arbiter_text_put(&opening.text, " :");
    for (unsigned after = 0; number < events && after < AFTER; number++) {
        const unsigned count = arbiter_moves(&line->rules, &line->position, memory->moves);
        const struct arbiter_event event =
            event_choose(memory, &line->rules, &line->position, &temper, count, &questions->chance);
        arbiter_text_letter(&opening.text, ' ');
        arbiter_event_write(&line->rules, &event, &opening.text);
        memory_play(memory, &line->rules, &line->position, &event, &questions->chance);
        after += arbiter_actor(&line->rules, &line->position) == ARBITER_NO_PLAYER;
    }
    if (arbiter_actor(&line->rules, &line->position) == ARBITER_NO_PLAYER) memory->whole = number;
    return opening.text.length;
}

/* Every now and then a word is spoiled, so that it is no event. */
static size_t spoil(struct questions *questions, size_t length)
{
    struct arbiter_rules rules;
    struct arbiter_error error;
    char *text = questions->buffer;
    const bool past = below(questions, 4) == 0;
    if (questions->asking == ASK_WHOLE || below(questions, 20) != 0) return length;
    if (!arbiter_spec_read(&rules, text, strcspn(text, " "), &error)) return length;
    const struct memory *memory = memory_of(questions, rules.game);
    const struct words words = {memory->face, &rules, past ? memory->past : memory->sweep,
                                past ? PAST : memory->sweeps};
    return line_spoil(text, length, ROOM, &words, &questions->chance);
}

/* Its position is one to start from. */
static void keep_start(struct questions *questions, const char *text)
{
    struct arbiter_line line;
    struct arbiter_error error;
    if (strstr(text, " at=") == NULL) return;
    if (arbiter_line_open(&line, text, strlen(text), &error))
        places_see(&memory_of(questions, line.rules.game)->places, &line.rules, &line.position,
                   &questions->chance);
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
