/* ugo_face.c: UGO! in words: its deck, its events, its help. */
#include "command.h"

#include <string.h>

static const char *const colour_names[UGO_COLOURS] = {"red", "blue", "green", "yellow", "black"};

static void describe(const struct arbiter_rules *rules, const union arbiter_position *position,
                     const struct arbiter_event *event, char *words, size_t room)
{
    const struct ugo *s = &position->ugo;
    const char *colour = colour_names[ugo_colour(event->index)];
    const unsigned value = ugo_value(event->index), seat = s->turn + 1u;
    switch (event->kind) {
    case UGO_PLAY_CARD:
        snprintf(words, room, "p%u plays %s %u", seat, colour, value);
        return;
    case UGO_PUT_CARD:
        snprintf(words, room, "p%u puts %s %u on place %u", seat, colour, value, event->place);
        return;
    case UGO_BACK:
        snprintf(words, room, "p%u takes back what was placed of this trick", seat);
        return;
    case UGO_DEAL_CARD:
        if (s->phase == UGO_DEAL)
            snprintf(words, room, "deals %s %u to p%u", colour, value, ugo_dealt_to(rules, s) + 1);
        else
            snprintf(words, room, "deals %s %u", colour, value);
        return;
    default:
        snprintf(words, room, "p%u deals the next game", event->from + 1u);
    }
}

static const char *group_name(unsigned kind)
{
    static const char *const names[UGO_EVENT_KINDS] = {
        "a card to the trick",    "a card of the trick to a place", "taking back what was placed",
        "a card dealt by chance", "who deals the next game",
    };
    return names[kind];
}

static const char *group_summary(unsigned kind)
{
    (void)kind;
    return NULL;
}

/* 45 plays + 45 * 5 puts + back + 45 deals + 4 dealers = 320. */
static unsigned sweep(struct arbiter_event *list)
{
    unsigned count = 0;
    list[count++] = (struct arbiter_event){.kind = UGO_BACK};
    for (uint8_t card = 0; card < UGO_CARDS; card++) {
        list[count++] = (struct arbiter_event){.kind = UGO_PLAY_CARD, .index = card};
        list[count++] = (struct arbiter_event){.kind = UGO_DEAL_CARD, .index = card};
        for (uint8_t place = 1; place <= UGO_PLACES; place++)
            list[count++] = (struct arbiter_event){UGO_PUT_CARD, 0, card, 0, place};
    }
    for (uint8_t seat = 0; seat < UGO_SEATS; seat++)
        list[count++] = (struct arbiter_event){.kind = UGO_NAME_DEALER, .from = seat};
    return count;
}

/* Cards by what their values are good for, and places by whether they want farmers. */
static unsigned class_of(const struct arbiter_event *event)
{
    enum { CARD_CLASSES = 5, FIRST_PUT = CARD_CLASSES, PLACE_CLASSES = 2 };
    enum { BACK = FIRST_PUT + CARD_CLASSES * PLACE_CLASSES, DEAL, DEALER };
    static const uint8_t of_value[UGO_VALUES] = {0, 1, 2, 3, 3, 3, 4, 4, 4};
    const unsigned card = of_value[ugo_value(event->index)];
    switch (event->kind) {
    case UGO_PLAY_CARD:
        return card;
    case UGO_PUT_CARD:
        return FIRST_PUT + card * PLACE_CLASSES + (event->place > 2);
    case UGO_BACK:
        return BACK;
    case UGO_DEAL_CARD:
        return DEAL;
    default:
        return DEALER;
    }
}

#define SEEN   "it says what the players see, and no event can break it"
#define TURN   "it says whose turn it is, and an event does not name its player"
#define WINS   "it says who wins a trick, and forbids nothing"
#define BRINGS "it says what a trick brings, and forbids nothing"
#define SCORES "it says what a place scores, and forbids nothing"
#define MATCH  "it says who wins the match, and forbids nothing"

static const struct one_sided one_sided[] = {
    {"UGO-DECK-1", {false, false}, "the cards of a deal or position are counted as they are read"},
    {"UGO-SEAT-1", {false, false}, "players and boards are fixed before the cards"},
    {"UGO-HIDE-1", {false, false}, SEEN},
    {"UGO-HIDE-2", {false, false}, SEEN},
    {"UGO-LEAD-1", {true, false}, TURN},
    {"UGO-LEAD-2", {true, false}, TURN},
    {"UGO-FOLLOW-2", {true, false}, "it allows any card"},
    {"UGO-WIN-1", {true, false}, WINS},
    {"UGO-WIN-2", {true, false}, WINS},
    {"UGO-WIN-3", {true, false}, WINS},
    {"UGO-PUT-5", {true, false}, "it leaves a choice, and forbids nothing"},
    {"UGO-FARM-1", {true, false}, BRINGS},
    {"UGO-FARM-2", {true, false}, BRINGS},
    {"UGO-FARM-3", {true, false}, BRINGS},
    {"UGO-FARM-4", {true, false}, BRINGS},
    {"UGO-LOSE-1", {true, false}, BRINGS},
    {"UGO-LOSE-2", {true, false}, BRINGS},
    {"UGO-LOSE-3", {true, false}, BRINGS},
    {"UGO-SCORE-1", {true, false}, SCORES},
    {"UGO-SCORE-2", {true, false}, SCORES},
    {"UGO-SCORE-4", {true, false}, "it says when a game ends, and forbids nothing"},
    {"UGO-MATCH-1", {true, false}, "it says what follows a game, and forbids nothing"},
    {"UGO-MATCH-2", {true, false}, MATCH},
    {"UGO-MATCH-3", {true, false}, MATCH},
    {"UGO-END-1", {false, true}, "it forbids every event after the end, and grants none"},
    {NULL, {false, false}, NULL},
};

static const char *const view_clause[] = {"UGO-HIDE-1", "UGO-HIDE-2", NULL};

static const char *const notation[][2] = {
    {"R5", "plays the red 5 (R red, B blue, G green, Y yellow, K black)"},
    {"R5@2", "the winner of the trick puts its red 5 on his place 2"},
    {"back", "he takes back what he has placed of this trick, if placed=until-lead"},
    {"+R5", "chance deals the red 5 to the next hand"},
    {"dealer2", "chance makes p2 the dealer of the next game, if dealer=chosen"},
    {NULL, NULL},
};

/* Hand and places of each player; trick, aside, used, state.  What a player sees has one part for
 * the cards aside and the used ones. */
static const char *part(unsigned parts, unsigned number)
{
    enum { SEAT_PARTS = 1 + UGO_PLACES, MORE = 4 };
    static const char *const seat_names[UGO_SEATS][SEAT_PARTS] = {
        {"p1's hand", "p1's place 1", "p1's place 2", "p1's place 3", "p1's place 4",
         "p1's place 5"},
        {"p2's hand", "p2's place 1", "p2's place 2", "p2's place 3", "p2's place 4",
         "p2's place 5"},
        {"p3's hand", "p3's place 1", "p3's place 2", "p3's place 3", "p3's place 4",
         "p3's place 5"},
        {"p4's hand", "p4's place 1", "p4's place 2", "p4's place 3", "p4's place 4",
         "p4's place 5"},
    };
    static const char *const all[MORE] = {"trick", "aside", "used", "state"};
    static const char *const seen[MORE - 1] = {"trick", "aside and used", "state"};
    for (unsigned players = 2; players <= UGO_SEATS; players++) {
        const unsigned before = players * SEAT_PARTS;
        const bool position = parts == before + MORE, view = parts == before + MORE - 1;
        if ((!position && !view) || number >= parts) continue;
        if (number < before) return seat_names[number / SEAT_PARTS][number % SEAT_PARTS];
        return position ? all[number - before] : seen[number - before];
    }
    return NULL;
}

const struct face ugo_face = {
    .game = "ugo",
    .deck = "R0R1R2R3R4R5R6R7R8B0B1B2B3B4B5B6B7B8G0G1G2G3G4G5G6G7G8"
            "Y0Y1Y2Y3Y4Y5Y6Y7Y8K0K1K2K3K4K5K6K7K8",
    .card_letters = 2,
    .pile_cards = UGO_HAND,
    .position_size = sizeof(struct ugo),
    .hidden = true,
    .one_sided = one_sided,
    .view_clause = view_clause,
    .notation = notation,
    .part = part,
    .draw = ugo_draw,
    .draw_html = ugo_draw_html,
    .html_style = ugo_html_style,
    .describe = describe,
    .group_name = group_name,
    .group_summary = group_summary,
    .groups = UGO_EVENT_KINDS,
    .sweep = sweep,
    .class_of = class_of,
    .simpler = ugo_simpler,
};
