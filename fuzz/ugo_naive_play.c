/* ugo_naive_play.c: what an event does, and who has won, from the rulebook's words. */
#include "ugo_naive.h"

#include <string.h>

static void take(struct ugo_naive *n, unsigned from, unsigned slot, unsigned to)
{
    memcpy(n->card[to][n->size[to]++], n->card[from][slot], 2);
    n->size[from]--;
    memmove(n->card[from][slot], n->card[from][slot + 1], 2 * (n->size[from] - slot));
}

static unsigned player_of(const struct arbiter_rules *rules, const struct ugo_naive *n,
                          unsigned slot)
{
    return (n->first + slot) % rules->players;
}

/* The highest card; of several the one of the led colour; if none has it, the first. */
unsigned ugo_naive_winner(const struct arbiter_rules *rules, const struct ugo_naive *n)
{
    const char led = n->card[ROW_TRICK][0][0];
    char highest = '0';
    unsigned count = 0, first = 4, suited = 4, follower = 4;
    for (unsigned slot = 0; slot < rules->players; slot++)
        if (n->card[ROW_TRICK][slot][1] > highest) highest = n->card[ROW_TRICK][slot][1];
    for (unsigned slot = rules->players; slot-- > 0;) {
        const char *card = n->card[ROW_TRICK][slot];
        if (card[0] == led && slot > 0 &&
            (follower == 4 || card[1] > n->card[ROW_TRICK][follower][1]))
            follower = slot;
        if (card[1] != highest) continue;
        count++;
        first = slot;
        if (card[0] == led) suited = slot;
    }
    if (count > 1 && suited < 4) return player_of(rules, n, suited);
    if (count > 1 && follower < 4 && rules->choice[UGO_TIE] == TIE_FOLLOWER)
        return player_of(rules, n, follower);
    return player_of(rules, n, first);
}

/* Farmers are put down one by one. */
static void give_farmers(const struct arbiter_rules *rules, struct ugo_naive *n, unsigned player,
                         unsigned farmers)
{
    for (; farmers > 0; farmers--) {
        unsigned place = 0;
        while (place < 5 && n->counters[player][place] == rules->figure[UGO_SPOTS + place])
            place++;
        if (place < 5)
            n->counters[player][place]++;
        else if (rules->choice[UGO_SURPLUS] == SURPLUS_KEPT)
            n->beside[player]++;
    }
}

static void all_have_played(const struct arbiter_rules *rules, struct ugo_naive *n)
{
    const unsigned winner = ugo_naive_winner(rules, n);
    const unsigned order = (winner + rules->players - n->first) % rules->players;
    const char *won = n->card[ROW_TRICK][order];
    for (unsigned slot = 0; slot < rules->players; slot++) {
        const char *card = n->card[ROW_TRICK][slot];
        unsigned farmers = 0;
        if (slot == order)
            farmers = rules->figure[UGO_FARMERS_WON + (unsigned)(card[1] - '0')];
        else if (card[1] == '1')
            farmers = card[0] == won[0] ? 1 : 2;
        else if (card[1] == '2')
            farmers = card[0] == won[0] ? 0 : 1;
        give_farmers(rules, n, player_of(rules, n, slot), farmers);
    }
    n->next = winner;
    n->stage = UGO_PUT;
}

/* The values of the top cards that have enough farmers, less 5 for each that is missing,
 * and the values shown on empty places that have theirs. */
static int points_of(const struct arbiter_rules *rules, const struct ugo_naive *n, unsigned player)
{
    int points = 0;
    for (unsigned place = 0; place < 5; place++) {
        const unsigned row = ugo_row_of(player, place), spots = rules->figure[UGO_SPOTS + place];
        const int missing = (int)spots - (int)n->counters[player][place];
        const bool bare = rules->choice[UGO_MISSING] == MISSING_BARE;
        if (n->size[row] == 0) {
            points += missing == 0 ? rules->figure[UGO_BONUS + place] : 0;
        } else if (missing == 0 || (bare && n->counters[player][place] > 0)) {
            points += n->card[row][n->size[row] - 1][1] - '0';
        } else {
            points -= 5 * missing;
        }
    }
    return points;
}

/* The points are written down, and a new game begins. */
static void game_over(const struct arbiter_rules *rules, struct ugo_naive *n)
{
    for (unsigned player = 0; player < rules->players; player++)
        n->written[player][n->game - 1] = points_of(rules, n, player);
    if (n->game == 4) {
        n->stage = UGO_OVER;
        n->first = n->next;
        return;
    }
    n->game++;
    for (unsigned row = ROW_KINGDOM; row < ROWS; row++)
        while (n->size[row] > 0)
            take(n, row, 0, ROW_USED);
    memset(n->counters, 0, sizeof n->counters);
    memset(n->beside, 0, sizeof n->beside);
    n->owed = 10 * rules->players;
    n->stage = UGO_DEAL;
    if (rules->choice[UGO_NEXT_DEALER] == DEALER_CHOSEN) n->stage = UGO_DEALER;
    if (rules->choice[UGO_NEXT_DEALER] == DEALER_LEFT) n->dealer = (n->dealer + 1) % rules->players;
    n->first = n->next = (n->dealer + 1) % rules->players;
}

static void play_card(const struct arbiter_rules *rules, struct ugo_naive *n, unsigned card)
{
    if (n->stage == UGO_LEAD) n->size[ROW_TRICK] = n->lying = 0;
    if (n->size[ROW_TRICK] == 0) n->first = n->next;
    n->stage = UGO_PLAY;
    take(n, n->next, ugo_naive_find(n, n->next, card), ROW_TRICK);
    n->next = (n->next + 1) % rules->players;
    if (n->size[ROW_TRICK] == rules->players) all_have_played(rules, n);
}

static void put_card(const struct arbiter_rules *rules, struct ugo_naive *n, unsigned card,
                     unsigned place)
{
    const unsigned slot = ugo_naive_find(n, ROW_TRICK, card), row = ugo_row_of(n->next, place);
    memcpy(n->card[row][n->size[row]++], n->card[ROW_TRICK][slot], 2);
    n->lying |= 1u << slot;
    if (n->lying + 1 != 1u << rules->players) return;
    const bool last = n->size[n->next] == 0;
    if (!last && rules->choice[UGO_PLACED] == PLACED_UNTIL_LEAD) {
        n->stage = UGO_LEAD;
        return;
    }
    n->size[ROW_TRICK] = n->lying = 0;
    n->first = n->next;
    n->stage = UGO_PLAY;
    if (last) game_over(rules, n);
}

static void take_back(struct ugo_naive *n)
{
    for (unsigned place = 0; place < 5; place++) {
        const unsigned row = ugo_row_of(n->next, place);
        while (n->size[row] > 0 && ugo_naive_fresh(n, n->card[row][n->size[row] - 1]))
            n->size[row]--;
    }
    n->lying = 0;
    n->stage = UGO_PUT;
}

static void deal_card(const struct arbiter_rules *rules, struct ugo_naive *n, unsigned card)
{
    const unsigned aside = ugo_naive_find(n, ROW_ASIDE, card);
    const unsigned from = aside < ROW_ROOM ? ROW_ASIDE : ROW_USED;
    take(n, from, ugo_naive_find(n, from, card),
         (n->first + 10 * rules->players - n->owed) % rules->players);
    n->owed--;
    if (n->owed > 0) return;
    while (n->size[ROW_USED] > 0)
        take(n, ROW_USED, 0, ROW_ASIDE);
    n->stage = UGO_PLAY;
}

void ugo_naive_play(const struct arbiter_rules *rules, struct ugo_naive *n,
                    const struct arbiter_event *event)
{
    switch (event->kind) {
    case UGO_PLAY_CARD:
        play_card(rules, n, event->index);
        return;
    case UGO_PUT_CARD:
        put_card(rules, n, event->index, event->place - 1u);
        return;
    case UGO_BACK:
        take_back(n);
        return;
    case UGO_DEAL_CARD:
        deal_card(rules, n, event->index);
        return;
    default:
        n->dealer = event->from;
        n->first = n->next = (event->from + 1u) % rules->players;
        n->stage = UGO_DEAL;
    }
}

/* The highest total wins. */
void ugo_naive_result(const struct arbiter_rules *rules, const struct ugo_naive *n,
                      struct arbiter_text *text)
{
    int total[4] = {0}, best = -1000;
    unsigned winners = 0, named = 0;
    for (unsigned player = 0; player < rules->players; player++) {
        total[player] = n->brought[player];
        for (unsigned game = 0; game < 4; game++)
            total[player] += n->written[player][game];
        if (total[player] > best) winners = 0;
        if (total[player] > best) best = total[player];
        winners += total[player] == best;
    }
    if (n->stage != UGO_OVER) {
        arbiter_text_put(text, "-");
    } else if (winners > 1 && rules->choice[UGO_MATCH_TIE] == MATCH_TIE_NOBODY) {
        arbiter_text_put(text, "nobody");
    } else {
        for (unsigned player = 0; player < rules->players; player++) {
            if (total[player] != best) continue;
            arbiter_text_put(text, named++ > 0 ? "+p" : "p");
            arbiter_text_number(text, player + 1);
        }
    }
}
