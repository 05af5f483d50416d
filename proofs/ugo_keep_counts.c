/* Claim    Every event keeps UGO-I-COUNTS: from every way in which 45 cards can be counted into the zones that
 *          fits, whichever zone the event takes its card from. The counts ask in which zones the cards are, and
 *          not which cards; and an event moves the same number of cards between the same zones whichever
 *          they are (ugo_step_*.c). So one position for each way stands for all that count alike.
 * Clauses  UGO-DEAL-1 UGO-DEAL-2 UGO-TRICK-1 UGO-PUT-1 UGO-PUT-6 UGO-MATCH-1
 * Bounds   all counts of 45 cards; the readings placed, aside and dealer
 * Method   exhaustive
 * Sources  model/ugo.c model/ugo_counts.c model/ugo_play.c model/ugo_score.c model/ugo_trick.c
 */
#include <stdio.h>

#include "arbiter.h"

enum { KINDS = UGO_EVENT_KINDS, GOALS = KINDS + UGO_PHASES };
static unsigned long cases, kinds[KINDS], led_to[UGO_PHASES];
static unsigned wrong;

static void try_event(const struct arbiter_rules *rules, const struct ugo *before, unsigned kind,
                      unsigned card, unsigned seat)
{
    struct ugo s = *before;
    const struct arbiter_event event = {(uint8_t)kind, (uint8_t)seat, (uint8_t)card, 0, 1};
    ugo_play(rules, &s, &event);
    cases++;
    kinds[kind]++;
    led_to[s.phase]++;
    if (ugo_counts_fit(rules, &s) || wrong++ > 0) return;
    printf("players %u phase %u left %u kind %u card %u\n", rules->players, before->phase,
           before->left, kind, card);
}

/* The first card of the zone; UGO_NO_CARD if it has none. */
static unsigned card_in(const struct ugo *s, unsigned zone)
{
    unsigned card = 0;
    while (card < UGO_CARDS && s->zone[card] != zone)
        card++;
    return card;
}

/* All events, as far as zones decide about them. */
static void try_events(const struct arbiter_rules *rules, const struct ugo *s)
{
    const unsigned hand = card_in(s, UGO_IN_HAND + s->turn);
    switch (s->phase) {
    case UGO_PLAY:
        try_event(rules, s, UGO_PLAY_CARD, hand, 0);
        return;
    case UGO_LEAD:
        try_event(rules, s, UGO_PLAY_CARD, hand, 0);
        try_event(rules, s, UGO_BACK, 0, 0);
        return;
    case UGO_PUT:
        for (unsigned seat = 0; seat < rules->players; seat++)
            if (s->zone[s->trick[seat]] == UGO_IN_TRICK)
                try_event(rules, s, UGO_PUT_CARD, s->trick[seat], 0);
        if (ugo_may_take_back(rules, s)) try_event(rules, s, UGO_BACK, 0, 0);
        return;
    case UGO_DEAL:
        for (unsigned zone = UGO_ASIDE; zone <= UGO_USED; zone++) {
            const unsigned card = card_in(s, zone);
            if (card < UGO_CARDS && ugo_may_deal(rules, s, card))
                try_event(rules, s, UGO_DEAL_CARD, card, 0);
        }
        return;
    default:
        for (unsigned seat = 0; seat < rules->players; seat++)
            try_event(rules, s, UGO_NAME_DEALER, 0, seat);
    }
}

static unsigned fill(struct ugo *s, unsigned next, unsigned cards, unsigned zone)
{
    for (unsigned card = 0; card < cards; card++)
        s->zone[next++] = (uint8_t)zone;
    return next;
}

/* What no count depends on. */
static struct ugo empty_boards(void)
{
    struct ugo s = {.game = 1};
    for (unsigned seat = 0; seat < UGO_SEATS; seat++) {
        s.trick[seat] = UGO_NO_CARD;
        for (unsigned place = 0; place < UGO_PLACES; place++)
            s.top[seat][place] = s.under[place] = UGO_NO_CARD;
    }
    return s;
}

/* A trick with the cards of those whose bit is set; those whose other bit is set are placed already. */
static void try_trick(const struct arbiter_rules *rules, const struct ugo *begun, unsigned played,
                      unsigned placed, const unsigned *won)
{
    struct ugo s = *begun;
    const unsigned players = rules->players;
    unsigned next = fill(&s, 0, UGO_CARDS - UGO_HAND * players, UGO_ASIDE);
    for (unsigned seat = 0; seat < players; seat++) {
        const unsigned has = played >> seat & 1u;
        next = fill(&s, next, won[seat] * players, UGO_IN_KINGDOM + seat);
        next = fill(&s, next, s.phase == UGO_PLAY ? s.left - has : s.left, UGO_IN_HAND + seat);
        if (has) s.trick[seat] = (uint8_t)next;
        next = fill(&s, next, has, placed >> seat & 1u ? UGO_IN_KINGDOM + s.turn : UGO_IN_TRICK);
    }
    if (next != UGO_CARDS || !ugo_counts_fit(rules, &s)) {
        printf("not a position: players %u phase %u left %u\n", players, s.phase, s.left);
        wrong++;
        return;
    }
    for (s.game = 1; s.game <= UGO_GAMES; s.game += UGO_GAMES - 1) /* one, and the last */
        try_events(rules, &s);
}

static void try_tricks(const struct arbiter_rules *rules, const unsigned *won, unsigned tricks)
{
    const unsigned players = rules->players, all = (1u << players) - 1u;
    struct ugo s = empty_boards();
    for (unsigned leader = 0; leader < players; leader++)
        for (unsigned turn = 0; turn < players; turn++) {
            s.leader = (uint8_t)leader;
            s.turn = (uint8_t)turn;
            s.phase = UGO_PLAY;
            s.left = (uint8_t)(UGO_HAND - tricks);
            unsigned played = 0;
            for (unsigned seat = leader; seat != turn; seat = (seat + 1) % players)
                played |= 1u << seat;
            if (s.left > 0) try_trick(rules, &s, played, 0, won);
            if (tricks == UGO_HAND) continue;
            s.left--; /* the next trick is complete, and he has won it */
            s.phase = UGO_PUT;
            for (unsigned placed = 0; placed < all; placed++)
                try_trick(rules, &s, all, placed, won);
            s.phase = UGO_LEAD;
            if (s.left > 0 && rules->choice[UGO_PLACED] == PLACED_UNTIL_LEAD)
                try_trick(rules, &s, all, all, won);
        }
}

/* Each way in which up to ten tricks can have been won. */
static void try_games(const struct arbiter_rules *rules)
{
    unsigned won[UGO_SEATS] = {0};
    for (unsigned way = 0; way < 11 * 11 * 11 * 11; way++) {
        unsigned tricks = 0, rest = way;
        for (unsigned seat = 0; seat < UGO_SEATS; seat++, rest /= 11)
            tricks += won[seat] = rest % 11;
        bool seated = true;
        for (unsigned seat = rules->players; seat < UGO_SEATS; seat++)
            seated &= won[seat] == 0;
        if (tricks <= UGO_HAND && seated) try_tricks(rules, won, tricks);
    }
}

/* Each way in which the next game can be dealt so far: hands in turn, and so many still aside. */
static void try_deals(const struct arbiter_rules *rules)
{
    const unsigned players = rules->players, all = UGO_HAND * players;
    struct ugo s = empty_boards();
    s.game = 2;
    for (unsigned leader = 0; leader < players; leader++)
        for (unsigned dealt = 0; dealt < all; dealt++)
            for (unsigned aside = 0; aside + dealt <= UGO_CARDS; aside++) {
                s.leader = s.turn = (uint8_t)leader;
                s.left = (uint8_t)(all - dealt);
                unsigned next = fill(&s, 0, aside, UGO_ASIDE);
                for (unsigned card = 0; card < dealt; card++)
                    next = fill(&s, next, 1, UGO_IN_HAND + (leader + card) % players);
                fill(&s, next, UGO_CARDS - next, UGO_USED);
                s.phase = UGO_DEAL;
                if (!ugo_counts_fit(rules, &s)) continue;
                try_events(rules, &s);
                s.phase = UGO_DEALER;
                if (dealt == 0) try_events(rules, &s);
            }
}

int main(void)
{
    for (unsigned way = 0; way < 3 * 2 * 3 * 3; way++) {
        struct arbiter_rules rules = {.players = (uint8_t)(2 + way % 3)};
        rules.choice[UGO_PLACED] = way / 3 % 2;
        rules.choice[UGO_ASIDE_NEXT] = (uint8_t)(way / 6 % 3);
        rules.choice[UGO_NEXT_DEALER] = (uint8_t)(way / 18);
        try_games(&rules);
        try_deals(&rules);
    }
    unsigned goals = 0;
    for (unsigned kind = 0; kind < KINDS; kind++)
        goals += kinds[kind] > 0;
    for (unsigned phase = 0; phase < UGO_PHASES; phase++)
        goals += led_to[phase] > 0;
    printf("%lu cases\n%u goals\n", cases, goals);
#ifdef REACH_RUN
    return goals != GOALS;
#else
    return wrong > 0;
#endif
}
