/* ugo_lines.c: filling in what a line of UGO! leaves out, and taking an answer's position apart. */
#include "ugo_lines.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "arbiter.h"
#include "lines.h"

enum { PART_ROOM = 160, PARTS = UGO_SEATS * (1 + UGO_PLACES) + 4 };

static const char colours[] = "RBGYK";

/* A position or deal that is being filled. */
struct filling {
    unsigned players;
    char hand[UGO_SEATS][PART_ROOM];
    char place[UGO_SEATS][UGO_PLACES][PART_ROOM];
    char rest[4][PART_ROOM]; /* trick, aside, used, state */
    bool named[UGO_CARDS];
};

bool ugo_line(const char *line)
{
    line += strspn(line, " ");
    return strncmp(line, "ugo", 3) == 0 && strchr(" @+?", line[3]) != NULL;
}

/* Whether there is a card at `text`; its number. */
static bool card_at(const char *text, unsigned *card)
{
    const char *colour = *text == '\0' ? NULL : strchr(colours, *text);
    if (colour == NULL || text[1] < '0' || text[1] > '8') return false;
    *card = (unsigned)(colour - colours) * UGO_VALUES + (unsigned)(text[1] - '0');
    return true;
}

static unsigned cards_in(const char *text)
{
    unsigned count = 0, card;
    for (; *text != '\0'; text++)
        count += card_at(text, &card);
    return count;
}

/* Puts cards that are named nowhere into the star's place: of these colours, and no more. */
static void fill_star(struct filling *filling, char *part, const char *of, unsigned most)
{
    char *star = strchr(part, '*'), behind[PART_ROOM], *at;
    if (star == NULL) return;
    const char *after = star + 1 + strspn(star + 1, of == NULL ? colours : "");
    const bool chosen = of == NULL && after > star + 1;
    char wanted[8];
    snprintf(wanted, sizeof wanted, "%.*s", chosen ? (int)(after - star - 1) : 7,
             chosen ? star + 1 : (of == NULL ? colours : of));
    snprintf(behind, sizeof behind, "%s", after);
    at = star;
    *at = '\0';
    for (unsigned card = 0; card < UGO_CARDS && most > 0; card++) {
        const char letter = colours[ugo_colour(card)];
        if (filling->named[card] || strchr(wanted, letter) == NULL) continue;
        cr_assert_lt((size_t)(at - part) + 3 + strlen(behind), (size_t)PART_ROOM);
        at += sprintf(at, "%c%u", letter, ugo_value(card));
        filling->named[card] = true;
        most--;
    }
    strcpy(at, behind);
    if (*part == '\0') strcpy(part, "-");
}

/* One player's hand and places: HAND or HAND[PLACE,PLACE]. */
static void split_player(struct filling *filling, unsigned player, const char *text, size_t length)
{
    char copy[LINE_ROOM], *next;
    snprintf(copy, sizeof copy, "%.*s", (int)length, text);
    char *board = strchr(copy, '[');
    for (unsigned place = 0; place < UGO_PLACES; place++)
        strcpy(filling->place[player][place], "-");
    if (board != NULL) {
        *board++ = '\0';
        cr_assert_not_null(strchr(board, ']'), "%s has no ']'", text);
        *strchr(board, ']') = '\0';
        for (unsigned place = 0; board != NULL; board = next, place++) {
            next = strchr(board, ',');
            if (next != NULL) *next++ = '\0';
            cr_assert_lt(place, (unsigned)UGO_PLACES, "%s has six places", text);
            snprintf(filling->place[player][place], PART_ROOM, "%s", board);
        }
    }
    snprintf(filling->hand[player], PART_ROOM, "%.*s", PART_ROOM - 1, copy);
}

/* The state with what it leaves out: game 1, the last player deals, p1 leads, and nothing won. */
static void complete_state(const struct filling *filling, char *state)
{
    char whole[PART_ROOM], digits[4][16];
    const char *tail[5] = {"1", digits[0], "1", digits[1], digits[1]};
    unsigned given = 0;
    for (const char *at = state; *at != '\0'; at++)
        given += *at == ':';
    snprintf(digits[0], sizeof digits[0], "%u", filling->players);
    snprintf(digits[1], sizeof digits[1], "%.*s", (int)(2 * filling->players - 1), "0,0,0,0");
    snprintf(whole, sizeof whole, "%s", state);
    for (; given < 5; given++)
        snprintf(whole + strlen(whole), sizeof whole - strlen(whole), ":%s", tail[given]);
    strcpy(state, whole);
}

/* How many cards the hand should have: ten, less one for each trick, and one for this one. */
static unsigned hand_size(const struct filling *filling, unsigned player)
{
    const unsigned played = cards_in(filling->rest[0]);
    unsigned leader = 1, won = 0, card;
    bool placed[UGO_CARDS] = {false};
    for (unsigned seat = 0; seat < filling->players; seat++)
        for (unsigned place = 0; place < UGO_PLACES; place++)
            for (const char *at = filling->place[seat][place]; *at != '\0'; at++)
                if (card_at(at, &card)) won += !placed[card], placed[card] = true;
    sscanf(filling->rest[3], "%*[a-z]:%*u:%*u:%u", &leader);
    if (strncmp(filling->rest[3], "play", 4) != 0) {
        for (const char *at = filling->rest[0]; *at != '\0'; at++)
            won += card_at(at, &card) && !placed[card];
        return UGO_HAND - won / filling->players;
    }
    const unsigned order = (player + filling->players + 1 - leader) % filling->players;
    return UGO_HAND - won / filling->players - (order < played);
}

static void fill_all(struct filling *filling)
{
    for (unsigned seat = 0; seat < filling->players; seat++)
        for (unsigned place = 0; place < UGO_PLACES; place++) {
            char *part = filling->place[seat][place];
            const char *colour = strpbrk(part, colours);
            char of[2] = {colour == NULL ? '\0' : *colour, '\0'};
            fill_star(filling, part, of, UGO_VALUES);
        }
    for (unsigned seat = 0; seat < filling->players; seat++) {
        const unsigned size = hand_size(filling, seat), there = cards_in(filling->hand[seat]);
        fill_star(filling, filling->hand[seat], NULL, size > there ? size - there : 0);
    }
    fill_star(filling, filling->rest[1], NULL, UGO_CARDS);
    fill_star(filling, filling->rest[2], NULL, UGO_CARDS);
}

static void write_position(const struct filling *filling, bool deal, char *filled)
{
    for (unsigned seat = 0; seat < filling->players; seat++) {
        filled += sprintf(filled, "%s%s", seat > 0 && deal ? "/" : "", filling->hand[seat]);
        if (deal) continue;
        for (unsigned place = 0; place < UGO_PLACES; place++)
            filled += sprintf(filled, "/%s", filling->place[seat][place]);
        filled += sprintf(filled, "/");
    }
    if (deal) return;
    sprintf(filled, "%s/%s/%s/%s", filling->rest[0], filling->rest[1], filling->rest[2],
            filling->rest[3]);
}

/* Fills the cards: `parts` of them between slashes. */
static void fill_value(struct filling *filling, const char *value, size_t length, bool deal,
                       char *filled)
{
    unsigned card;
    const char *end = value + length, *at = value;
    for (const char *letter = value; letter < end; letter++)
        if (card_at(letter, &card)) filling->named[card] = true;
    for (unsigned part = 0; at <= end; part++) {
        const char *slash = memchr(at, '/', (size_t)(end - at));
        const size_t size = (size_t)((slash == NULL ? end : slash) - at);
        if (part < filling->players)
            split_player(filling, part, at, size);
        else
            snprintf(filling->rest[part - filling->players], PART_ROOM, "%.*s", (int)size, at);
        at += size + 1;
    }
    if (!deal) complete_state(filling, filling->rest[3]);
    fill_all(filling);
    write_position(filling, deal, filled);
}

void ugo_fill(const char *line, char *filled)
{
    static struct filling filling;
    const char *deal = strstr(line, " deal="), *at = strstr(line, " at=");
    const char *players = strstr(line, " players=");
    filling = (struct filling){.players = UGO_SEATS};
    if (players != NULL) filling.players = (unsigned)atoi(players + strlen(" players="));
    snprintf(filled, LINE_ROOM, "%s", line);
    if (deal == NULL && at == NULL) return;
    const char *value = strchr(deal != NULL ? deal : at, '=') + 1;
    const size_t length = strcspn(value, " ");
    unsigned slashes = 0;
    for (size_t letter = 0; letter < length; letter++)
        slashes += value[letter] == '/';
    if (filling.players < 2 || filling.players > UGO_SEATS) return;
    if (slashes != filling.players + (deal != NULL ? -1u : 3u)) return; /* written out */
    fill_value(&filling, value, length, deal != NULL, filled + (value - line));
    strcat(filled, value + length);
}

/* The part of the position's text with this number. */
static void nth_part(const char *at, unsigned number, char separator, char *value)
{
    for (; number > 0 && at != NULL; number--)
        at = strchr(at, separator) == NULL ? NULL : strchr(at, separator) + 1;
    cr_assert_not_null(at, "the position has too few parts");
    const char *end = strchr(at, separator);
    const size_t length = end == NULL ? strlen(at) : (size_t)(end - at);
    memcpy(value, at, length);
    value[length] = '\0';
}

bool ugo_part_of(const char *answer, const char *name, char *value)
{
    static const char *const ends[] = {"trick", "aside", "used"};
    static const char *const states[] = {"phase", "game", "dealer", "leader", "farmers", "totals"};
    static char at[ANSWER_ROOM];
    const unsigned player = (unsigned)(name[strlen(name) - 1] - '1');
    unsigned slashes = 0;
    value_of(answer, "at", at);
    for (const char *letter = at; *letter != '\0'; letter++)
        slashes += *letter == '/';
    for (unsigned number = 0; number < 3; number++)
        if (strcmp(name, ends[number]) == 0) {
            nth_part(at, slashes - 3 + number, '/', value);
            return true;
        }
    for (unsigned number = 0; number < 6; number++)
        if (strcmp(name, states[number]) == 0) {
            nth_part(strrchr(at, '/') + 1, number, ':', value);
            return true;
        }
    if (strncmp(name, "hand", 4) == 0) {
        nth_part(at, player * (1 + UGO_PLACES), '/', value);
        return true;
    }
    if (strncmp(name, "board", 5) != 0) return false;
    for (unsigned place = 0; place < UGO_PLACES; place++) {
        nth_part(at, player * (1 + UGO_PLACES) + 1 + place, '/', value);
        value += strlen(value);
        strcpy(value, place + 1 < UGO_PLACES ? "/" : "");
        value += strlen(value);
    }
    return true;
}

void ugo_open(struct arbiter_line *line, const char *shorthand)
{
    static char filled[LINE_ROOM];
    struct arbiter_error error;
    ugo_fill(shorthand, filled);
    cr_assert(arbiter_line_open(line, filled, strlen(filled), &error), "%s\n  %zu %s", filled,
              error.column, error.message);
}

void expect_invariant(const struct arbiter_line *line, unsigned invariant)
{
    const unsigned fault = arbiter_position_fault(&line->rules, &line->position);
    cr_expect_eq(fault, invariant, "%s, not %s", arbiter_invariant_at(line->rules.game, fault)->id,
                 arbiter_invariant_at(line->rules.game, invariant)->id);
}

int ugo_points(const char *line, unsigned player)
{
    struct arbiter_line opened;
    struct arbiter_event event;
    struct arbiter_error error;
    ugo_open(&opened, line);
    while (arbiter_line_next(&opened, &event, &error) == ARBITER_EVENT) {
        cr_assert_eq(arbiter_fault(&opened.rules, &opened.position, &event), 0u, "%s", line);
        arbiter_play(&opened.rules, &opened.position, &event);
    }
    return ugo_score(&opened.rules, &opened.position.ugo, player - 1);
}
