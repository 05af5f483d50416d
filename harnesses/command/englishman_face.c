/* englishman_face.c: The Blood of an Englishman in words: its deal, its events, its help. */
#include "command.h"

const char *englishman_card_name(unsigned edition, unsigned kind)
{
    static const char *const names[ENGLISHMAN_KINDS] = {
        "1", "2",   "3",  "4",  "5",   "6",    "7",     "8",
        "9", "Fee", "Fi", "Fo", "Fum", "Gold", "Goose", "Harp",
    };
    if (edition == 1 && kind == ENGLISHMAN_GIANT) return "Fe";
    if (edition == 1 && kind == ENGLISHMAN_GIANT + 1) return "Fie";
    return names[kind];
}

/* The name of the card on a place from 1 on, or what is to be said if there is none. */
static const char *card_at(const struct arbiter_rules *rules, const struct englishman *s,
                           unsigned stack, unsigned place)
{
    if (place - 1u >= englishman_cards(s, stack)) return "no card";
    return englishman_card_name(rules->edition, s->card[englishman_start(s, stack) + place - 1]);
}

static void describe(const struct arbiter_rules *rules, const union arbiter_position *position,
                     const struct arbiter_event *event, char *words, size_t room)
{
    const struct englishman *s = &position->englishman;
    const char from = (char)('a' + event->from), to = (char)('a' + event->to);
    const unsigned place = event->kind == ENGLISHMAN_BACK ? 1u
                           : event->index > 0             ? event->index
                                                          : englishman_cards(s, event->from);
    const char *card = card_at(rules, s, event->from, place);
    char target[32] = "onto the beanstalk";
    if (event->to != ENGLISHMAN_TO_BEAN) snprintf(target, sizeof target, "to the front of %c", to);

    switch (event->kind) {
    case ENGLISHMAN_PASS:
        snprintf(words, room, "%s",
                 s->phase == ENGLISHMAN_PROTECT ? "the Protection stays unused" : "ends the turn");
        return;
    case ENGLISHMAN_PROTECTION:
        snprintf(words, room, "Protection: card %u of %c, %s, becomes card %u of %c", place, from,
                 card, event->place, to);
        return;
    case ENGLISHMAN_BACK:
        snprintf(words, room, "the back of %c, %s, %s", from, card, target);
        return;
    case ENGLISHMAN_DISCARD:
        snprintf(words, room, "discards card %u of %c, %s", place, from, card);
        return;
    case ENGLISHMAN_GROUP:
        snprintf(words, room, "the front four of %c %s", from, target);
        return;
    default:
        snprintf(words, room, "the front of %c, %s, %s", from, card, target);
    }
}

static const char *group_name(unsigned kind)
{
    static const char *const names[ENGLISHMAN_EVENT_KINDS] = {
        "pass",
        "the Giantess' Protection",
        "from a front",
        "from a back",
        "discard",
        "front four as a group",
        "single move, one of two",
    };
    return names[kind];
}

static const char *group_summary(unsigned kind)
{
    return kind != ENGLISHMAN_PROTECTION
               ? NULL
               : "any card to any place: Pa3b1 makes the 3rd card of a the 1st card of b. A stack "
                 "of ten has places 1 to 10 for its own cards, and 1 to 11 for others.";
}

/* 1 pass + 30 F + 30 B + 250 D + 25 G + 25 S = 361. */
static unsigned sweep(struct arbiter_event *list)
{
    unsigned count = 0;
    list[count++] = (struct arbiter_event){.kind = ENGLISHMAN_PASS};
    for (uint8_t from = 0; from < ENGLISHMAN_STACKS; from++) {
        for (uint8_t to = 0; to <= ENGLISHMAN_TO_BEAN; to++) {
            list[count++] = (struct arbiter_event){ENGLISHMAN_FRONT, from, 0, to, 0};
            list[count++] = (struct arbiter_event){ENGLISHMAN_BACK, from, 0, to, 0};
            if (to == ENGLISHMAN_TO_BEAN) continue;
            list[count++] = (struct arbiter_event){ENGLISHMAN_GROUP, from, 0, to, 0};
            list[count++] = (struct arbiter_event){ENGLISHMAN_SINGLE, from, 0, to, 0};
        }
        for (uint8_t index = 1; index <= ENGLISHMAN_CARDS; index++)
            list[count++] = (struct arbiter_event){ENGLISHMAN_DISCARD, from, index, 0, 0};
    }
    return count;
}

static unsigned class_of(const struct arbiter_event *event)
{
    const bool builds = event->to == ENGLISHMAN_TO_BEAN;
    return event->kind + (builds ? ENGLISHMAN_EVENT_KINDS : 0u);
}

static const struct one_sided one_sided[] = {
    {"ENG-DECK-1", {false, false}, "the cards of a deal or position are counted as they are read"},
    {"ENG-DEAL-1", {false, false}, "the stacks of a deal are counted as it is read"},
    {"ENG-OPEN-1", {false, false}, "it says what the players see, and no event can break it"},
    {"ENG-WIN-6", {true, false}, "it says who wins when both do, and forbids nothing"},
    {"ENG-END-1", {false, true}, "it forbids every event after the end, and grants none"},
    {NULL, {false, false}, NULL},
};

static const char *const view_clause[] = {"ENG-OPEN-1", NULL};

static const char *const notation[][2] = {
    {"Pd5b3", "Protection: the 5th card of d becomes the 3rd card of b"},
    {"Fab", "Jack: front of a to front of b"},
    {"FaJ", "Jack: front of a onto the beanstalk"},
    {"Baa", "Jack: back of a to front of a"},
    {"BaJ", "Jack: back of a onto the beanstalk"},
    {"Dc4", "Giant: discards the 4th card of c"},
    {"Gab", "Giant: front four cards of a to front of b"},
    {"Sab", "Giant: single move, front of a to front of b; he makes two"},
    {"pass", "leaves the Protection unused, or ends a turn where that is allowed"},
    {NULL, NULL},
};

static const char *part(unsigned parts, unsigned number)
{
    static const char *const names[] = {
        "stack a",  "stack b",   "stack c",  "stack d", "stack e",
        "complete", "beanstalk", "discards", "phase",
    };
    return parts == sizeof names / sizeof names[0] && number < parts ? names[number] : NULL;
}

const struct face englishman_face = {
    .game = "englishman",
    .deck = "111122223333444455556666777788889999EEIIOOUUBBGGHH",
    .card_letters = 1,
    .piles = ENGLISHMAN_STACKS,
    .pile_cards = ENGLISHMAN_STACK_DEALT,
    .position_size = sizeof(struct englishman),
    .one_sided = one_sided,
    .view_clause = view_clause,
    .notation = notation,
    .part = part,
    .draw = englishman_draw,
    .draw_html = englishman_draw_html,
    .html_style = englishman_html_style,
    .describe = describe,
    .group_name = group_name,
    .group_summary = group_summary,
    .groups = ENGLISHMAN_EVENT_KINDS,
    .sweep = sweep,
    .class_of = class_of,
    .simpler = englishman_simpler,
};
