/* ugo_naive_view.c: what a player may know, as docs/lines.md writes it. */
#include "ugo_naive.h"

static void put_card(const char *card, struct arbiter_text *text)
{
    arbiter_text_letter(text, card[0]);
    arbiter_text_letter(text, card[1]);
}

static void put_hidden(unsigned cards, struct arbiter_text *text)
{
    arbiter_text_letter(text, '?');
    arbiter_text_number(text, cards);
}

static void put_hand(const struct ugo_naive *n, unsigned player, struct arbiter_text *text)
{
    for (unsigned card = 0; card < 45; card++) {
        const unsigned slot = ugo_naive_find(n, player, card);
        if (slot < ROW_ROOM) put_card(n->card[player][slot], text);
    }
    if (n->size[player] == 0) arbiter_text_letter(text, '-');
}

/* The covered cards of a place that came with this trick, or that did not, in the deck's order; the
 * last of each comes behind them. */
static void put_layer(const struct ugo_naive *n, unsigned row, bool fresh, bool closed,
                      struct arbiter_text *text)
{
    unsigned last = ROW_ROOM;
    for (unsigned slot = 0; slot < n->size[row]; slot++)
        if (ugo_naive_fresh(n, n->card[row][slot]) == fresh) last = slot;
    if (last == ROW_ROOM) return;
    for (unsigned card = 0; card < 45; card++) {
        const unsigned slot = ugo_naive_find(n, row, card);
        if (slot == ROW_ROOM || slot == last) continue;
        if (ugo_naive_fresh(n, n->card[row][slot]) != fresh) continue;
        if (closed)
            arbiter_text_put(text, "??");
        else
            put_card(n->card[row][slot], text);
    }
    if (closed && last + 1 < n->size[row])
        arbiter_text_put(text, "??");
    else
        put_card(n->card[row][last], text);
}

static void put_numbers(const struct arbiter_rules *rules, const struct ugo_naive *n,
                        struct arbiter_text *text)
{
    for (unsigned player = 0; player < rules->players; player++) {
        unsigned farmers = n->beside[player];
        for (unsigned place = 0; place < 5; place++)
            farmers += n->counters[player][place];
        arbiter_text_put(text, player == 0 ? ":" : ",");
        arbiter_text_number(text, farmers);
    }
    for (unsigned player = 0; player < rules->players; player++) {
        int points = n->brought[player];
        for (unsigned game = 0; game < 4; game++)
            points += n->written[player][game];
        arbiter_text_put(text, player == 0 ? ":" : ",");
        if (points < 0) arbiter_text_letter(text, '-');
        arbiter_text_number(text, (size_t)(points < 0 ? -points : points));
    }
}

void ugo_naive_view(const struct arbiter_rules *rules, const struct ugo_naive *n, unsigned viewer,
                    struct arbiter_text *text)
{
    static const char *const stages[] = {
        "/play:", "/put:", "/lead:", "/deal:", "/dealer:", "/over:"};
    const bool closed = rules->choice[UGO_COVERED] == COVERED_CLOSED;
    for (unsigned player = 0; player < rules->players; player++) {
        if (player == viewer)
            put_hand(n, player, text);
        else
            put_hidden(n->size[player], text);
        for (unsigned place = 0; place < 5; place++) {
            const unsigned row = ugo_row_of(player, place);
            arbiter_text_letter(text, '/');
            put_layer(n, row, false, closed, text);
            put_layer(n, row, true, closed, text);
            if (n->size[row] == 0) arbiter_text_letter(text, '-');
        }
        arbiter_text_letter(text, '/');
    }
    for (unsigned slot = 0; slot < n->size[ROW_TRICK]; slot++)
        put_card(n->card[ROW_TRICK][slot], text);
    arbiter_text_put(text, n->size[ROW_TRICK] == 0 ? "-/" : "/");
    put_hidden(n->size[ROW_ASIDE] + n->size[ROW_USED], text);
    arbiter_text_put(text, stages[n->stage]);
    arbiter_text_number(text, n->game);
    arbiter_text_letter(text, ':');
    arbiter_text_number(text, n->dealer + 1);
    arbiter_text_letter(text, ':');
    arbiter_text_number(text, n->first + 1);
    put_numbers(rules, n, text);
}
