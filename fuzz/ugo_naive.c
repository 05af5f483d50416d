/* ugo_naive.c: rows of cards, and what is legal with them, from the rulebook's words. */
#include "ugo_naive.h"

#include <string.h>

unsigned ugo_naive_number(const char *card)
{
    return (unsigned)(strchr("RBGYK", card[0]) - "RBGYK") * 9u + (unsigned)(card[1] - '0');
}

static void name_card(unsigned number, char *card)
{
    card[0] = "RBGYK"[number / 9];
    card[1] = (char)('0' + number % 9);
}

static unsigned find_name(const struct ugo_naive *n, unsigned row, const char *name)
{
    for (unsigned slot = 0; slot < n->size[row]; slot++)
        if (n->card[row][slot][0] == name[0] && n->card[row][slot][1] == name[1]) return slot;
    return ROW_ROOM;
}

unsigned ugo_naive_find(const struct ugo_naive *n, unsigned row, unsigned card)
{
    char name[2];
    name_card(card, name);
    return find_name(n, row, name);
}

bool ugo_naive_fresh(const struct ugo_naive *n, const char *card)
{
    return find_name(n, ROW_TRICK, card) < ROW_ROOM;
}

static void append(struct ugo_naive *n, unsigned row, unsigned card)
{
    name_card(card, n->card[row][n->size[row]++]);
}

/* The covered cards first, then what lay on top before the trick, the trick's, and the top. */
static void place_from(struct ugo_naive *n, const struct ugo *s, unsigned player, unsigned place)
{
    const bool placing = (s->phase == UGO_PUT || s->phase == UGO_LEAD) && player == s->turn;
    const unsigned top = s->top[player][place], row = ugo_row_of(player, place);
    const unsigned below = placing ? s->under[place] : UGO_NO_CARD;
    if (top == UGO_NO_CARD) return;
    for (unsigned turn = 0; turn < 4; turn++) {
        for (unsigned card = top / 9 * 9; card < top / 9 * 9 + 9; card++) {
            char name[2];
            name_card(card, name);
            const unsigned layer = card == top                           ? 3u
                                   : card == below                       ? 1u
                                   : placing && ugo_naive_fresh(n, name) ? 2u
                                                                         : 0u;
            if (s->zone[card] == UGO_IN_KINGDOM + player && layer == turn) append(n, row, card);
        }
    }
}

/* A farmer goes to the first place from the left that has not all of its own. */
void ugo_naive_from(const struct arbiter_rules *rules, struct ugo_naive *n, const struct ugo *s)
{
    memset(n, 0, sizeof *n);
    for (unsigned card = 0; card < 45; card++) {
        if (s->zone[card] < ROW_TRICK) append(n, s->zone[card], card);
        if (s->zone[card] == UGO_ASIDE) append(n, ROW_ASIDE, card);
        if (s->zone[card] == UGO_USED) append(n, ROW_USED, card);
    }
    for (unsigned order = 0; order < rules->players; order++) {
        const unsigned card = s->trick[(s->leader + order) % rules->players];
        if (card == UGO_NO_CARD) continue;
        n->lying |= s->zone[card] == UGO_IN_TRICK ? 0u : 1u << n->size[ROW_TRICK];
        append(n, ROW_TRICK, card);
    }
    for (unsigned player = 0; player < rules->players; player++) {
        unsigned farmers = s->farmers[player];
        for (unsigned place = 0; place < 5; place++) {
            place_from(n, s, player, place);
            for (; farmers > 0 && n->counters[player][place] < rules->figure[UGO_SPOTS + place];
                 farmers--)
                n->counters[player][place]++;
        }
        n->beside[player] = farmers;
        n->brought[player] = s->total[player];
    }
    n->stage = s->phase;
    n->game = s->game;
    n->dealer = s->dealer;
    n->first = s->leader;
    n->next = s->turn;
    n->owed = s->phase == UGO_DEAL || s->phase == UGO_DEALER ? s->left : 0;
}

static const char *numbers_differ(const struct arbiter_rules *rules, const struct ugo_naive *n,
                                  const struct ugo *s)
{
    const unsigned left = n->owed > 0 ? n->owed : n->size[n->next];
    if (n->stage != s->phase) return "the phase is that of the rulebook's words";
    if (n->game != s->game || n->dealer != s->dealer)
        return "game and dealer are those of the words";
    if (n->first != s->leader) return "the leader is that of the rulebook's words";
    if (n->next != s->turn) return "who is to act is he of the rulebook's words";
    if (left != s->left) return "as many cards are left as there are";
    for (unsigned player = 0; player < rules->players; player++) {
        unsigned farmers = n->beside[player];
        int points = n->brought[player];
        for (unsigned place = 0; place < 5; place++)
            farmers += n->counters[player][place];
        for (unsigned game = 0; game < 4; game++)
            points += n->written[player][game];
        if (farmers != s->farmers[player]) return "the farmers are those of the rulebook's words";
        if (points != s->total[player]) return "the totals are those of the rulebook's words";
    }
    return NULL;
}

/* Where a row's cards are in the model; in the trick: those that do not lie on a place too. */
static bool row_same(const struct ugo_naive *n, const struct ugo *s, unsigned row, bool *seen)
{
    const unsigned zone = row < ROW_TRICK    ? UGO_IN_HAND + row
                          : row == ROW_TRICK ? (unsigned)UGO_IN_TRICK
                          : row == ROW_ASIDE ? (unsigned)UGO_ASIDE
                          : row == ROW_USED  ? (unsigned)UGO_USED
                                             : UGO_IN_KINGDOM + (row - ROW_KINGDOM) / 5;
    bool same = true;
    for (unsigned slot = 0; slot < n->size[row]; slot++) {
        const unsigned card = ugo_naive_number(n->card[row][slot]);
        if (row == ROW_TRICK && n->lying >> slot & 1u) continue;
        same = same && s->zone[card] == zone && !seen[card];
        seen[card] = true;
    }
    return same;
}

static bool tops_same(const struct ugo_naive *n, const struct ugo *s, unsigned player)
{
    const bool placing = (n->stage == UGO_PUT || n->stage == UGO_LEAD) && player == n->next;
    for (unsigned place = 0; place < 5; place++) {
        const unsigned row = ugo_row_of(player, place);
        unsigned top = UGO_NO_CARD, under = UGO_NO_CARD;
        for (unsigned slot = 0; slot < n->size[row]; slot++) {
            top = ugo_naive_number(n->card[row][slot]);
            if (!ugo_naive_fresh(n, n->card[row][slot])) under = top;
        }
        if (s->top[player][place] != top) return false;
        if (placing && s->under[place] != under) return false;
        if (n->stage != UGO_PUT && n->stage != UGO_LEAD && s->under[place] != UGO_NO_CARD)
            return false;
    }
    return true;
}

const char *ugo_naive_difference(const struct arbiter_rules *rules, const struct ugo_naive *n,
                                 const struct ugo *s)
{
    bool seen[45] = {false};
    for (unsigned row = 0; row < ROWS; row++)
        if (!row_same(n, s, row, seen)) return "each card is where the rulebook's words put it";
    for (unsigned card = 0; card < 45; card++)
        if (!seen[card]) return "no card is lost or made";
    for (unsigned player = 0; player < rules->players; player++) {
        const unsigned order = (player + rules->players - n->first) % rules->players;
        const unsigned card = order < n->size[ROW_TRICK]
                                  ? ugo_naive_number(n->card[ROW_TRICK][order])
                                  : (unsigned)UGO_NO_CARD;
        if (s->trick[player] != card) return "each player's card of the trick is that of the words";
        if (!tops_same(n, s, player)) return "the cards on top are those of the rulebook's words";
    }
    return numbers_differ(rules, n, s);
}

/* Whoever holds a card of the led colour plays one of that colour. */
static bool card_legal(const struct arbiter_rules *rules, const struct ugo_naive *n, unsigned card)
{
    char name[2];
    name_card(card, name);
    if (n->stage != UGO_PLAY && n->stage != UGO_LEAD) return false;
    if (ugo_naive_find(n, n->next, card) == ROW_ROOM) return false;
    if (n->stage == UGO_LEAD || n->size[ROW_TRICK] == 0) return true;
    const char led = n->card[ROW_TRICK][0][0];
    bool has = false;
    for (unsigned slot = 0; slot < n->size[n->next]; slot++) {
        const char *held = n->card[n->next][slot];
        if (held[0] != led) continue;
        has = has || held[1] != '0' || rules->choice[UGO_FOLLOW] == FOLLOW_STRICT;
    }
    return name[0] == led || !has;
}

/* The place of the winner that has this colour, 5 if it is new to his board. */
static unsigned home_of(const struct ugo_naive *n, char colour)
{
    for (unsigned place = 0; place < 5; place++) {
        const unsigned row = ugo_row_of(n->next, place);
        if (n->size[row] > 0 && n->card[row][0][0] == colour) return place;
    }
    return 5;
}

/* By one reading the new colours come in the order of the trick, unless the board was empty. */
static bool out_of_order(const struct arbiter_rules *rules, const struct ugo_naive *n, char colour)
{
    bool empty = true;
    if (rules->choice[UGO_NEW_COLOURS] == NEW_COLOURS_FREE) return false;
    for (unsigned place = 0; place < 5; place++) {
        const unsigned row = ugo_row_of(n->next, place);
        for (unsigned slot = 0; slot < n->size[row]; slot++)
            empty = empty && ugo_naive_fresh(n, n->card[row][slot]);
    }
    for (unsigned slot = 0; !empty && slot < n->size[ROW_TRICK]; slot++) {
        const char earlier = n->card[ROW_TRICK][slot][0];
        if (earlier == colour) return false;
        if (home_of(n, earlier) == 5) return true;
    }
    return false;
}

static bool put_legal(const struct arbiter_rules *rules, const struct ugo_naive *n, unsigned card,
                      unsigned place)
{
    const unsigned slot = ugo_naive_find(n, ROW_TRICK, card);
    if (n->stage != UGO_PUT || slot == ROW_ROOM || n->lying >> slot & 1u) return false;
    const char colour = n->card[ROW_TRICK][slot][0];
    const unsigned home = home_of(n, colour);
    if (home < 5) return place == home;
    if (n->size[ugo_row_of(n->next, place)] > 0) return false;
    for (unsigned left = 0; left < place; left++)
        if (n->size[ugo_row_of(n->next, left)] == 0 &&
            rules->choice[UGO_SKIP_PLACE] == SKIP_PLACE_LEFTMOST)
            return false;
    return !out_of_order(rules, n, colour);
}

static bool deal_legal(const struct arbiter_rules *rules, const struct ugo_naive *n, unsigned card)
{
    const bool aside = ugo_naive_find(n, ROW_ASIDE, card) < ROW_ROOM;
    const bool used = ugo_naive_find(n, ROW_USED, card) < ROW_ROOM;
    if (n->stage != UGO_DEAL) return false;
    if (aside || !used) return aside;
    switch (rules->choice[UGO_ASIDE_NEXT]) {
    case ASIDE_FIRST: /* used cards wait until all others are dealt */
        return n->size[ROW_ASIDE] == 0;
    case ASIDE_INCLUDED: /* one fewer is owed then, and all that lie aside must still find room */
        return n->size[ROW_ASIDE] <= n->owed - 1;
    default:
        return true;
    }
}

bool ugo_naive_legal(const struct arbiter_rules *rules, const struct ugo_naive *n,
                     const struct arbiter_event *event)
{
    switch (event->kind) {
    case UGO_PLAY_CARD:
        return card_legal(rules, n, event->index);
    case UGO_PUT_CARD:
        return put_legal(rules, n, event->index, event->place - 1u);
    case UGO_BACK:
        return rules->choice[UGO_PLACED] == PLACED_UNTIL_LEAD && n->lying != 0 &&
               (n->stage == UGO_PUT || n->stage == UGO_LEAD);
    case UGO_DEAL_CARD:
        return deal_legal(rules, n, event->index);
    default:
        return n->stage == UGO_DEALER && event->from < rules->players;
    }
}
