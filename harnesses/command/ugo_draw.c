/* ugo_draw.c: the table of UGO!.  A line for each player: the card on top of each place, `+2` where
 * it covers two, and the place's spots, filled or free; then the points that the board is worth now
 * and the total of the finished games.  Below it his hand.  In a narrow window the spots have a line
 * of their own. */
#include "command.h"

#include <string.h>

enum { SEAT = 4, SEAT_NARROW = 3, CELL = 11, CELL_NARROW = 5, POINTS = 4, TOTAL = 6 };

static bool narrow(void)
{
    return output_width() < SEAT + UGO_PLACES * CELL + POINTS + TOTAL;
}

static unsigned cell_width(unsigned place)
{
    if (narrow()) return CELL_NARROW;
    return place < 2 ? CELL - 3 : CELL; /* the first two need no spots */
}

static void put_card(unsigned card)
{
    static const char *const styles[UGO_COLOURS] = {"1;31", "1;34", "1;32", "1;33", "1;90"};
    char token[3] = {"RBGYK"[ugo_colour(card)], (char)('0' + ugo_value(card)), '\0'};
    put_styled(styles[ugo_colour(card)], token);
}

/* Cards of a zone in the order of the deck, from `column` on. */
static void put_zone(const struct ugo *s, unsigned zone, unsigned column)
{
    const unsigned indent = column;
    for (unsigned card = 0; card < UGO_CARDS; card++) {
        if (s->zone[card] != zone) continue;
        if (column + 3 > output_width()) {
            printf("\n%*s", (int)indent, "");
            column = indent;
        }
        putchar(' ');
        put_card(card);
        column += 3;
    }
}

unsigned ugo_covered(const struct ugo *s, unsigned seat, unsigned place)
{
    const unsigned colour = ugo_colour(s->top[seat][place]);
    unsigned count = 0;
    for (unsigned value = 0; value < UGO_VALUES; value++)
        count += s->zone[colour * UGO_VALUES + value] == UGO_IN_KINGDOM + seat;
    return count - 1;
}

unsigned ugo_dealt_to(const struct arbiter_rules *rules, const struct ugo *s)
{
    const unsigned players = rules->players == 0 ? 1 : rules->players; /* 0 is never asked */
    return (s->leader + UGO_HAND * players - s->left) % players;
}

/* The spots of a place; those that cost points are marked.  Returns the columns used. */
static unsigned put_spots(const struct arbiter_rules *rules, const struct ugo *s, unsigned seat,
                          unsigned place)
{
    const unsigned spots = rules->figure[UGO_SPOTS + place];
    const unsigned there = ugo_farmers_at(rules, s->farmers[seat], place);
    const bool symbols = symbols_wanted();
    for (unsigned spot = 0; spot < spots; spot++) {
        if (spot < there)
            put_styled("32", symbols ? "●" : "*");
        else
            put_styled(s->top[seat][place] == UGO_NO_CARD ? "0" : "31", symbols ? "○" : ".");
    }
    return spots;
}

/* The card on top of a place; returns the columns used. */
static unsigned put_top(const struct ugo *s, unsigned seat, unsigned place)
{
    if (s->top[seat][place] == UGO_NO_CARD) return (unsigned)printf("-");
    const unsigned covered = ugo_covered(s, seat, place);
    put_card(s->top[seat][place]);
    return 2 + (covered == 0 ? 0 : (unsigned)printf("+%u", covered));
}

/* Only where surplus=kept, and there are some. */
static void put_surplus(const struct arbiter_rules *rules, const struct ugo *s, unsigned seat)
{
    const unsigned spots = ugo_spots(rules), farmers = s->farmers[seat];
    if (farmers > spots)
        printf("%*s and %u farmer%s beside the board\n", SEAT, "", farmers - spots,
               farmers - spots == 1 ? "" : "s");
}

static void put_board(const struct arbiter_rules *rules, const struct ugo *s, unsigned seat)
{
    const bool acts = s->phase < UGO_DEAL && s->turn == seat;
    printf("%cp%u%*s", acts ? '>' : ' ', seat + 1, narrow() ? SEAT_NARROW - 2 : SEAT - 2, "");
    for (unsigned place = 0; place < UGO_PLACES; place++) {
        unsigned used = put_top(s, seat, place);
        if (!narrow() && rules->figure[UGO_SPOTS + place] > 0) {
            putchar(' ');
            used += 1 + put_spots(rules, s, seat, place);
        }
        printf("%*s", (int)(cell_width(place) - used), "");
    }
    printf("%*d%*d\n", POINTS, ugo_score(rules, s, seat), TOTAL, s->total[seat]);
    if (narrow()) {
        printf("%*s", SEAT_NARROW + 1 + 2 * CELL_NARROW, "");
        for (unsigned place = 2; place < UGO_PLACES; place++) {
            const unsigned used = put_spots(rules, s, seat, place);
            if (place + 1 < UGO_PLACES) printf("%*s", (int)(CELL_NARROW - used), "");
        }
        putchar('\n');
    }
    put_surplus(rules, s, seat);
}

static void put_hand(const struct ugo *s, unsigned seat, unsigned viewer)
{
    const unsigned count = ugo_count(s, UGO_IN_HAND + seat);
    const unsigned column = SEAT;
    printf("%*s", (int)column, "");
    if (count == 0)
        printf(" no cards");
    else if (viewer != ARBITER_NO_PLAYER && viewer != seat)
        printf(" %u card%s", count, count == 1 ? "" : "s");
    else
        put_zone(s, UGO_IN_HAND + seat, column);
    putchar('\n');
}

static void put_heads(const struct ugo *s)
{
    printf(" Game %u of %u, dealt by p%u\n%*s", (unsigned)s->game, (unsigned)UGO_GAMES,
           s->dealer + 1u, narrow() ? SEAT_NARROW + 1 : SEAT + 1, "");
    for (unsigned place = 0; place < UGO_PLACES; place++)
        printf("%-*u", (int)cell_width(place), place + 1);
    printf("%*s%*s\n", POINTS, "now", TOTAL, "total");
}

/* In the order of play; what is placed already is in brackets. */
static void put_trick(const struct arbiter_rules *rules, const struct ugo *s)
{
    printf(" trick    ");
    if (s->trick[s->leader] == UGO_NO_CARD) printf(" -");
    for (unsigned order = 0; order < rules->players; order++) {
        const unsigned seat = (s->leader + order) % rules->players;
        const unsigned card = s->trick[seat];
        if (card == UGO_NO_CARD) continue;
        const bool placed = s->zone[card] != UGO_IN_TRICK;
        printf("%sp%u%s", order == 0 ? " " : ", ", seat + 1, placed ? " (" : " ");
        put_card(card);
        if (placed) putchar(')');
    }
    putchar('\n');
}

static void put_pile(const struct ugo *s, unsigned zone, const char *name)
{
    if (ugo_count(s, zone) == 0) return;
    put_zone(s, zone, (unsigned)printf(" %-9s", name));
    putchar('\n');
}

/* What nobody holds.  A player cannot tell what lay aside from what was used. */
static void put_aside(const struct ugo *s, unsigned viewer)
{
    const unsigned count = ugo_count(s, UGO_ASIDE) + ugo_count(s, UGO_USED);
    if (viewer == ARBITER_NO_PLAYER) {
        put_pile(s, UGO_ASIDE, "aside");
        put_pile(s, UGO_USED, "used");
        return;
    }
    printf(" %-9s %u card%s\n", s->phase == UGO_DEAL || s->phase == UGO_DEALER ? "deck" : "aside",
           count, count == 1 ? "" : "s");
}

static void put_result(const struct arbiter_rules *rules, const struct ugo *s, char *words,
                       size_t room)
{
    char buffer[32];
    struct arbiter_text result;
    const union arbiter_position position = {.ugo = *s};
    const unsigned best = ugo_best(rules, s);
    unsigned winner = 0;
    while (!(best >> winner & 1u))
        winner++;
    arbiter_text_open(&result, buffer, sizeof buffer);
    arbiter_result_write(rules, &position, &result);
    if (*buffer == 'n')
        snprintf(words, room, "Nobody wins: several players have %d points. The match is over.",
                 s->total[winner]);
    else
        snprintf(words, room, "%.*s win%s with %d points. The match is over.", (int)result.length,
                 buffer, (best & (best - 1)) == 0 ? "s" : "", s->total[winner]);
}

static void put_play(const struct ugo *s, char *words, size_t room)
{
    static const char *const colours[UGO_COLOURS] = {"red", "blue", "green", "yellow", "black"};
    const unsigned most = UGO_HAND, trick = most - s->left + 1;
    if (s->turn == s->leader)
        snprintf(words, room, "p%u leads trick %u of %u", s->turn + 1u, trick, most);
    else
        snprintf(words, room, "p%u plays a card to trick %u of %u; %s is led", s->turn + 1u, trick,
                 most, colours[ugo_colour(s->trick[s->leader])]);
}

void ugo_state(const struct arbiter_rules *rules, const struct ugo *s, char *words, size_t room)
{
    const unsigned seat = s->turn + 1u;
    const unsigned waiting = ugo_count(s, UGO_IN_TRICK);
    switch (s->phase) {
    case UGO_PLAY:
        put_play(s, words, room);
        return;
    case UGO_PUT:
        snprintf(words, room, "p%u has won the trick and places its cards: %u left", seat, waiting);
        return;
    case UGO_LEAD:
        snprintf(words, room, "p%u leads trick %u of %u, or takes back what is placed", seat,
                 UGO_HAND - s->left + 1u, (unsigned)UGO_HAND);
        return;
    case UGO_DEAL:
        snprintf(words, room, "Game %u is dealt: %u card%s left, the next one to p%u",
                 (unsigned)s->game, (unsigned)s->left, s->left == 1 ? "" : "s",
                 ugo_dealt_to(rules, s) + 1);
        return;
    case UGO_DEALER:
        snprintf(words, room, "The dealer of game %u is chosen", (unsigned)s->game);
        return;
    default:
        put_result(rules, s, words, room);
    }
}

void ugo_draw(const struct arbiter_rules *rules, const union arbiter_position *position,
              unsigned viewer)
{
    char state[UGO_STATE_ROOM];
    const struct ugo *s = &position->ugo;
    put_heads(s);
    for (unsigned seat = 0; seat < rules->players; seat++) {
        put_board(rules, s, seat);
        put_hand(s, seat, viewer);
    }
    put_trick(rules, s);
    put_aside(s, viewer);
    ugo_state(rules, s, state, sizeof state);
    put_heading(state);
}
