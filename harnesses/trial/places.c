/* places.c: positions worth starting from.  They are changed as text, which every game has, and the
 * invariant says what is still a position. */
#include "places.h"

#include <string.h>

#include "chance.h"

void places_keep(struct places *places, const struct arbiter_rules *rules,
                 const union arbiter_position *position, uint64_t *chance)
{
    struct arbiter_text text;
    const unsigned number = places->count < PLACES ? places->count : chance_below(chance, PLACES);
    struct place *place = &places->place[number];
    arbiter_text_open(&text, place->text, sizeof place->text - 1);
    arbiter_position_write(rules, position, &text);
    if (text.full) return;
    place->text[text.length] = '\0';
    place->rules = *rules;
    if (places->count < PLACES) places->count++;
}

static bool is_card(char letter)
{
    return letter != '/' && letter != '-';
}

/* The length of the text before its last part, which says whose turn it is. */
static size_t cards_end(const char *text)
{
    const char *last = strrchr(text, '/');
    return last == NULL ? 0 : (size_t)(last - text);
}

static void swap_cards(char *text, uint64_t *chance)
{
    const unsigned end = (unsigned)cards_end(text);
    if (end == 0) return;
    const unsigned one = chance_below(chance, end), two = chance_below(chance, end);
    if (!is_card(text[one]) || !is_card(text[two])) return;
    const char letter = text[one];
    text[one] = text[two];
    text[two] = letter;
}

/* Takes a card out and puts it in elsewhere; an empty part is a hyphen. */
static void move_card(char *text, uint64_t *chance)
{
    const size_t end = cards_end(text);
    if (end == 0 || strlen(text) + 2 >= PLACE_ROOM) return;
    const size_t from = chance_below(chance, (unsigned)end);
    if (!is_card(text[from])) return;
    const char letter = text[from];
    const bool alone = (from == 0 || text[from - 1] == '/') && text[from + 1] == '/';
    if (alone)
        text[from] = '-';
    else
        memmove(text + from, text + from + 1, strlen(text + from));
    const size_t to = chance_below(chance, (unsigned)cards_end(text) + 1);
    if (text[to] == '-') {
        text[to] = letter;
        return;
    }
    if (to > 0 && text[to - 1] == '-') {
        text[to - 1] = letter;
        return;
    }
    memmove(text + to + 1, text + to, strlen(text + to) + 1);
    text[to] = letter;
}

static void other_phase(char *text, const struct places *others, uint64_t *chance)
{
    const char *other = others->place[chance_below(chance, others->count)].text;
    const size_t end = cards_end(text), other_end = cards_end(other);
    if (end == 0 || end + strlen(other + other_end) + 1 >= PLACE_ROOM) return;
    memcpy(text + end, other + other_end, strlen(other + other_end) + 1);
}

void place_change(struct place *place, const struct places *others, unsigned times,
                  uint64_t *chance)
{
    union arbiter_position position;
    struct arbiter_error error;
    char before[PLACE_ROOM];
    for (unsigned time = 0; time < times; time++) {
        memcpy(before, place->text, sizeof before);
        const unsigned way = chance_below(chance, 8);
        if (way < 3)
            swap_cards(place->text, chance);
        else if (way < 7)
            move_card(place->text, chance);
        else
            other_phase(place->text, others, chance);
        if (!arbiter_position_read(&place->rules, place->text, strlen(place->text), &position,
                                   &error))
            memcpy(place->text, before, sizeof before);
    }
}
