/* ugo_play.c: carrying out an event that breaks no clause. */
#include "arbiter.h"
#include "probe.h"

static uint8_t left_of(const struct arbiter_rules *rules, unsigned seat)
{
    return (uint8_t)(seat + 1 == rules->players ? 0 : seat + 1);
}

static void clear_trick(struct ugo *s)
{
    for (unsigned seat = 0; seat < UGO_SEATS; seat++)
        s->trick[seat] = UGO_NO_CARD;
    for (unsigned place = 0; place < UGO_PLACES; place++)
        s->under[place] = UGO_NO_CARD;
}

static void clear_boards(struct ugo *s)
{
    for (unsigned seat = 0; seat < UGO_SEATS; seat++) {
        s->farmers[seat] = 0;
        for (unsigned place = 0; place < UGO_PLACES; place++)
            s->top[seat][place] = UGO_NO_CARD;
    }
}

/* UGO-LEAD-1  The player to the dealer's left leads. */
static void leader_by_dealer(const struct arbiter_rules *rules, struct ugo *s)
{
    s->leader = s->turn = left_of(rules, s->dealer);
}

static void begin_game(const struct arbiter_rules *rules, struct ugo *s)
{
    s->phase = UGO_PLAY;
    s->left = UGO_HAND;
    leader_by_dealer(rules, s);
}

/* UGO-DEAL-1  The first dealer is the last seat: seats are counted from him. */
void ugo_begin(const struct arbiter_rules *rules, struct ugo *s)
{
    for (unsigned seat = 0; seat < UGO_SEATS; seat++)
        s->total[seat] = 0;
    clear_trick(s);
    clear_boards(s);
    s->game = 1;
    s->dealer = (uint8_t)(rules->players - 1);
    begin_game(rules, s);
}

/* UGO-FARM-4  Farmers for whom no spot is free are lost, or kept beside the board. */
static void add_farmers(const struct arbiter_rules *rules, struct ugo *s, unsigned seat,
                        unsigned due)
{
    const unsigned spots = ugo_spots(rules);
    const unsigned sum = s->farmers[seat] + due;
    const bool kept = rules->choice[UGO_SURPLUS] == SURPLUS_KEPT;
    if (due > 0) granted(sum > spots ? UGO_FARM_4 : UGO_FARM_3);
    s->farmers[seat] = (uint8_t)(sum > spots && !kept ? spots : sum);
}

/* The trick is complete: it is won, and brings farmers.  The winner places its cards. */
static void finish_trick(const struct arbiter_rules *rules, struct ugo *s)
{
    unsigned clause;
    const unsigned winner = ugo_winner(rules, s, &clause);
    granted(clause);
    for (unsigned seat = 0; seat < UGO_SEATS; seat++)
        if (seat < rules->players)
            add_farmers(rules, s, seat, ugo_farmers_due(rules, s, seat, winner));
    s->phase = UGO_PUT;
    s->turn = (uint8_t)winner;
    s->left--;
    for (unsigned place = 0; place < UGO_PLACES; place++)
        s->under[place] = s->top[winner][place];
}

/* UGO-LEAD-2  The winner leads. */
static void next_trick(struct ugo *s)
{
    clear_trick(s);
    s->leader = s->turn;
    s->phase = UGO_PLAY;
}

static void play_card(const struct arbiter_rules *rules, struct ugo *s, unsigned card)
{
    if (s->phase == UGO_LEAD) next_trick(s);
    s->zone[card] = UGO_IN_TRICK;
    s->trick[s->turn] = (uint8_t)card;
    const uint8_t next = left_of(rules, s->turn);
    if (next == s->leader)
        finish_trick(rules, s);
    else
        s->turn = next;
}

/* UGO-DEAL-4  Who deals the next game. */
static void next_dealer(const struct arbiter_rules *rules, struct ugo *s)
{
    s->phase = rules->choice[UGO_NEXT_DEALER] == DEALER_CHOSEN ? UGO_DEALER : UGO_DEAL;
    if (rules->choice[UGO_NEXT_DEALER] == DEALER_LEFT) s->dealer = left_of(rules, s->dealer);
    leader_by_dealer(rules, s);
}

/* UGO-SCORE-4  The points of a game are added to the totals.
 * UGO-MATCH-1  The next game begins with all boards empty.
 * UGO-MATCH-2  After four games the match is over. */
static void finish_game(const struct arbiter_rules *rules, struct ugo *s)
{
    granted(UGO_SCORE_4);
    for (unsigned seat = 0; seat < UGO_SEATS; seat++)
        if (seat < rules->players)
            s->total[seat] = (int16_t)(s->total[seat] + ugo_score(rules, s, seat));
    clear_trick(s);
    s->leader = s->turn;
    if (s->game == UGO_GAMES) {
        const unsigned best = ugo_best(rules, s);
        granted((best & (best - 1)) == 0 ? UGO_MATCH_2 : UGO_MATCH_3);
        s->phase = UGO_OVER;
        return;
    }
    granted(UGO_MATCH_1);
    clear_boards(s);
    for (unsigned card = 0; card < UGO_CARDS; card++)
        if (s->zone[card] != UGO_ASIDE) s->zone[card] = UGO_USED;
    s->game++;
    s->left = (uint8_t)(UGO_HAND * rules->players);
    next_dealer(rules, s);
}

static bool all_placed(const struct arbiter_rules *rules, const struct ugo *s)
{
    bool placed = true;
    for (unsigned seat = 0; seat < UGO_SEATS; seat++)
        placed &= seat >= rules->players || s->zone[s->trick[seat]] != UGO_IN_TRICK;
    return placed;
}

/* UGO-PUT-1  The card lies on top of its place.  With the last one the trick is over. */
static void put_card(const struct arbiter_rules *rules, struct ugo *s, unsigned card,
                     unsigned place)
{
    s->zone[card] = (uint8_t)(UGO_IN_KINGDOM + s->turn);
    s->top[s->turn][place] = (uint8_t)card;
    if (!all_placed(rules, s)) return;
    if (s->left == 0)
        finish_game(rules, s);
    else if (rules->choice[UGO_PLACED] == PLACED_UNTIL_LEAD)
        s->phase = UGO_LEAD;
    else
        next_trick(s);
}

/* UGO-PUT-6  Before they are final, the winner takes the cards of this trick off again. */
static void take_back(const struct arbiter_rules *rules, struct ugo *s)
{
    for (unsigned seat = 0; seat < UGO_SEATS; seat++)
        if (seat < rules->players) s->zone[s->trick[seat]] = UGO_IN_TRICK;
    for (unsigned place = 0; place < UGO_PLACES; place++)
        s->top[s->turn][place] = s->under[place];
    s->phase = UGO_PUT;
}

/* UGO-DEAL-1  One card at a time, clockwise, from the dealer's left; what is left over lies aside. */
static void deal_card(const struct arbiter_rules *rules, struct ugo *s, unsigned card)
{
    const unsigned dealt = UGO_HAND * rules->players - (unsigned)s->left;
    s->zone[card] = (uint8_t)(UGO_IN_HAND + (s->leader + dealt) % rules->players);
    s->left--;
    if (s->left > 0) return;
    for (unsigned other = 0; other < UGO_CARDS; other++)
        if (s->zone[other] == UGO_USED) s->zone[other] = UGO_ASIDE;
    begin_game(rules, s);
}

void ugo_play(const struct arbiter_rules *rules, struct ugo *s, const struct arbiter_event *event)
{
    switch (event->kind) {
    case UGO_PLAY_CARD:
        play_card(rules, s, event->index);
        return;
    case UGO_PUT_CARD:
        put_card(rules, s, event->index, event->place - 1u);
        return;
    case UGO_BACK:
        take_back(rules, s);
        return;
    case UGO_DEAL_CARD:
        deal_card(rules, s, event->index);
        return;
    default:
        s->dealer = event->from;
        s->phase = UGO_DEAL;
        leader_by_dealer(rules, s);
    }
}
