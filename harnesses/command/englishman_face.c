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
    if (place - 1u >= table_count(s->end, stack)) return "no card";
    return englishman_card_name(rules->edition, s->card[table_start(s->end, stack) + place - 1]);
}

static void put_target(const struct arbiter_event *event)
{
    if (event->to == ENGLISHMAN_TO_BEAN)
        printf("onto the beanstalk");
    else
        printf("to the front of %c", 'a' + event->to);
}

static void describe(const struct arbiter_rules *rules, const union arbiter_position *position,
                     const struct arbiter_event *event)
{
    const struct englishman *s = &position->englishman;
    const unsigned front = table_count(s->end, event->from);
    const char from = (char)('a' + event->from);
    switch (event->kind) {
    case ENGLISHMAN_PASS:
        printf(s->phase == ENGLISHMAN_PROTECT ? "the Protection stays unused" : "ends the turn");
        return;
    case ENGLISHMAN_PROTECTION:
        printf("Protection: card %u of %c, %s, becomes card %u of %c", event->index, from,
               card_at(rules, s, event->from, event->index), event->place, 'a' + event->to);
        return;
    case ENGLISHMAN_BACK:
        printf("the back of %c, %s, ", from, card_at(rules, s, event->from, 1));
        break;
    case ENGLISHMAN_DISCARD:
        printf("discards card %u of %c, %s", event->index, from,
               card_at(rules, s, event->from, event->index));
        return;
    case ENGLISHMAN_GROUP:
        printf("the front four of %c ", from);
        break;
    default:
        printf("the front of %c, %s, ", from, card_at(rules, s, event->from, front));
    }
    put_target(event);
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

void englishman_draw(const struct arbiter_rules *rules, const union arbiter_position *position);

static const struct one_sided one_sided[] = {
    {"ENG-DECK-1", {false, false}, "the cards of a deal or position are counted as they are read"},
    {"ENG-DEAL-1", {false, false}, "the stacks of a deal are counted as it is read"},
    {"ENG-OPEN-1", {false, false}, "it says what the players see, and no event can break it"},
    {"ENG-WIN-6", {true, false}, "it says who wins when both do, and forbids nothing"},
    {"ENG-END-1", {false, true}, "it forbids every event after the end, and grants none"},
    {NULL, {false, false}, NULL},
};

const struct face englishman_face = {
    .game = "englishman",
    .deal = "12346789OB/1235678EOG/1245679EUG/1345689IUH/2345789IBH",
    .one_sided = one_sided,
    .notation = "  Pd5b3  Protection: the 5th card of d becomes the 3rd card of b\n"
                "  Fab    Jack: front of a to front of b      FaJ  ... onto the beanstalk\n"
                "  Baa    Jack: back of a to front of a       BaJ  ... onto the beanstalk\n"
                "  Dc4    Giant: discards the 4th card of c   Gab  front four of a to b\n"
                "  Sab    Giant: single move, front of a to front of b; he makes two\n"
                "  pass   leaves the Protection unused, or ends a turn where that is allowed\n",
    .draw = englishman_draw,
    .describe = describe,
    .group_name = group_name,
    .group_summary = group_summary,
    .groups = ENGLISHMAN_EVENT_KINDS,
    .sweep = sweep,
};
