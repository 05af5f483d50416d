/* ugo_html.c: the table of UGO! as HTML: for each player a row with his board and one with his hand,
 * then the trick and what lies aside.  The cards that an event moves are marked, and where they are
 * to go. */
#include "command.h"

/* White or black on each colour has a contrast of 4.5 to 1 or more.  A page may have the styles of
 * several games, so that names which others have too begin with this game's. */
const char ugo_html_style[] =
    ".boards{border-collapse:collapse;margin:.5rem 0}"
    ".boards th{font-weight:600;color:var(--soft);padding:.1rem .3rem;text-align:center}"
    ".boards tbody{border-top:1px solid var(--line)}"
    ".boards tbody th{vertical-align:top;text-align:left;padding-top:.3rem}"
    ".boards tbody.acts th{color:var(--text)}"
    ".boards td{padding:.25rem .2rem;text-align:center;vertical-align:top;min-width:3.4rem}"
    ".boards td.points{min-width:2.2rem;text-align:right;font-variant-numeric:tabular-nums}"
    ".boards td.hand{padding-top:0}"
    ".ugo .card{display:inline-block;min-width:1.7rem;padding:.02rem .25rem;border-radius:5px;"
    "border:1px solid var(--line);text-align:center;font-weight:600;color:#fff}"
    ".ugo .card.red{background:#b3261e}.ugo .card.blue{background:#1a4fa3}"
    ".ugo .card.green{background:#1b6e3c}.ugo .card.yellow{background:#f2c230;color:#1d1f21}"
    ".ugo .card.black{background:#1d1f21}"
    ".ugo .card.gap{border-style:dashed;color:var(--soft);background:none;font-weight:400}"
    ".ugo .card.moved{outline:3px solid var(--bad);outline-offset:1px}"
    ".ugo .over{font-size:.8rem;color:var(--soft)}"
    ".ugo .spots{display:block;line-height:1;letter-spacing:.1em;color:var(--good)}"
    ".ugo .spots i{font-style:normal}.ugo .spots.short i{color:var(--bad)}"
    ".ugo .goal{display:block;font-size:.8rem;font-weight:600;color:var(--bad)}"
    ".ugo .row{display:flex;flex-wrap:wrap;gap:3px;align-items:center;margin:.25rem 0}"
    ".ugo .row b{min-width:3.4rem;color:var(--soft);font-weight:600}"
    ".ugo .who{color:var(--soft)}.ugo .who:not(:nth-child(2)){margin-left:.4rem}"
    "@media(max-width:36rem){.boards td{min-width:2.4rem;padding:.2rem .05rem}"
    ".boards td.points{min-width:1.8rem}.boards th{padding:.1rem}"
    ".ugo .card{min-width:1.4rem;padding:.02rem .12rem}"
    ".ugo .spots{font-size:.8rem;letter-spacing:0}}";

/* What an event touches. */
struct touched {
    unsigned card;  /* UGO_NO_CARD for none */
    unsigned seat;  /* whose board or hand it goes to, who is named; UGO_SEATS for none */
    unsigned place; /* of that board; UGO_PLACES for none */
    bool trick;     /* it goes to the trick */
    bool back;      /* all that is placed of the trick */
};

static struct touched touched_by(const struct arbiter_rules *rules, const struct ugo *s,
                                 const struct arbiter_event *event)
{
    struct touched touched = {UGO_NO_CARD, UGO_SEATS, UGO_PLACES, false, false};
    if (event == NULL) return touched;
    const bool card = event->kind != UGO_BACK && event->kind != UGO_NAME_DEALER;
    if (card) touched.card = event->index;
    switch (event->kind) {
    case UGO_PLAY_CARD:
        touched.trick = true;
        break;
    case UGO_PUT_CARD:
        touched.seat = s->turn;
        touched.place = event->place - 1u;
        break;
    case UGO_BACK:
        touched.back = touched.trick = true;
        break;
    case UGO_DEAL_CARD:
        if (s->phase == UGO_DEAL) touched.seat = ugo_dealt_to(rules, s);
        break;
    default:
        touched.seat = event->from;
    }
    return touched;
}

static bool of_trick(const struct ugo *s, unsigned card)
{
    bool found = false;
    for (unsigned seat = 0; seat < UGO_SEATS; seat++)
        found |= s->trick[seat] == card;
    return found;
}

static void put_card(unsigned card, bool moved, FILE *file)
{
    static const char *const classes[UGO_COLOURS] = {"red", "blue", "green", "yellow", "black"};
    const char *tag = moved ? "mark" : "span";
    fprintf(file, "<%s class=\"card %s%s\">%c%u</%s>", tag, classes[ugo_colour(card)],
            moved ? " moved" : "", "RBGYK"[ugo_colour(card)], ugo_value(card), tag);
}

static void put_zone(const struct ugo *s, unsigned zone, const struct touched *touched, FILE *file)
{
    for (unsigned card = 0; card < UGO_CARDS; card++)
        if (s->zone[card] == zone) put_card(card, card == touched->card, file);
}

static void put_spots(const struct arbiter_rules *rules, const struct ugo *s, unsigned seat,
                      unsigned place, FILE *file)
{
    const unsigned spots = rules->figure[UGO_SPOTS + place];
    const unsigned there = ugo_farmers_at(rules, s->farmers[seat], place);
    if (spots == 0) return;
    fprintf(file, "<span class=\"spots%s\" role=\"img\" aria-label=\"%u of %u farmers\">",
            s->top[seat][place] != UGO_NO_CARD && there < spots ? " short" : "", there, spots);
    for (unsigned spot = 0; spot < spots; spot++)
        fputs(spot < there ? "●" : "<i>○</i>", file);
    fputs("</span>", file);
}

static void put_place(const struct arbiter_rules *rules, const struct ugo *s, unsigned seat,
                      unsigned place, const struct touched *touched, FILE *file)
{
    const unsigned top = s->top[seat][place];
    fputs("<td>", file);
    if (top == UGO_NO_CARD) {
        fputs("<span class=\"card gap\">·</span>", file);
    } else {
        const unsigned covered = ugo_covered(s, seat, place);
        put_card(top, top == touched->card || (touched->back && of_trick(s, top)), file);
        if (covered > 0) fprintf(file, "<span class=\"over\">+%u</span>", covered);
    }
    put_spots(rules, s, seat, place, file);
    if (touched->seat == seat && touched->place == place)
        fputs("<small class=\"goal\">to</small>", file);
    fputs("</td>", file);
}

static void put_seat(const struct arbiter_rules *rules, const struct ugo *s, unsigned seat,
                     const struct touched *touched, FILE *file)
{
    const bool acts = s->phase < UGO_DEAL && s->turn == seat;
    const bool goal = touched->seat == seat && touched->place == UGO_PLACES;
    fprintf(file, "<tbody%s><tr><th scope=\"row\" rowspan=\"2\">%sp%u%s</th>",
            acts ? " class=\"acts\"" : "", acts ? "▸" : "", seat + 1,
            goal ? "<small class=\"goal\">to</small>" : "");
    for (unsigned place = 0; place < UGO_PLACES; place++)
        put_place(rules, s, seat, place, touched, file);
    fprintf(file, "<td class=\"points\">%d</td><td class=\"points\">%d</td></tr>\n",
            ugo_score(rules, s, seat), s->total[seat]);
    fprintf(file, "<tr><td class=\"hand\" colspan=\"%u\"><div class=\"row\">", UGO_PLACES + 2u);
    put_zone(s, UGO_IN_HAND + seat, touched, file);
    fputs(ugo_count(s, UGO_IN_HAND + seat) == 0 ? "no cards</div>" : "</div>", file);
    if (s->farmers[seat] > ugo_spots(rules))
        fprintf(file, "<div class=\"row\">%u farmers beside the board</div>",
                s->farmers[seat] - ugo_spots(rules));
    fputs("</td></tr></tbody>\n", file);
}

static void put_trick(const struct arbiter_rules *rules, const struct ugo *s,
                      const struct touched *touched, FILE *file)
{
    fputs("<div class=\"row\"><b>trick</b>", file);
    for (unsigned order = 0; order < rules->players; order++) {
        const unsigned seat = (s->leader + order) % rules->players, card = s->trick[seat];
        if (card == UGO_NO_CARD) continue;
        const bool placed = s->zone[card] != UGO_IN_TRICK;
        fprintf(file, "<span class=\"who\">p%u</span>", seat + 1);
        put_card(card, !placed && card == touched->card, file);
        if (placed) fputs("<span class=\"over\">placed</span>", file);
    }
    if (s->trick[s->leader] == UGO_NO_CARD) fputs("none", file);
    fputs(touched->trick ? "<small class=\"goal\">to</small></div>\n" : "</div>\n", file);
}

static void put_pile(const struct ugo *s, unsigned zone, const char *name,
                     const struct touched *touched, FILE *file)
{
    if (ugo_count(s, zone) == 0) return;
    fprintf(file, "<div class=\"row\"><b>%s</b>", name);
    put_zone(s, zone, touched, file);
    fputs("</div>\n", file);
}

void ugo_draw_html(const struct arbiter_rules *rules, const union arbiter_position *position,
                   const struct arbiter_event *at_issue, FILE *file)
{
    const struct ugo *s = &position->ugo;
    const struct touched touched = touched_by(rules, s, at_issue);
    char state[UGO_STATE_ROOM];
    ugo_state(rules, s, state, sizeof state);
    print_markup(file, "<div class=\"ugo\">\n<p><strong>%s</strong></p>\n", state);
    fprintf(file,
            "<table class=\"boards\"><caption>Game %u of %u, dealt by p%u. The top card of each "
            "place, +n where it covers n, and its farmers; below it the hand</caption>\n"
            "<thead><tr><td></td>",
            (unsigned)s->game, (unsigned)UGO_GAMES, s->dealer + 1u);
    for (unsigned place = 1; place <= UGO_PLACES; place++)
        fprintf(file, "<th scope=\"col\">%u</th>", place);
    fputs("<th scope=\"col\">now</th><th scope=\"col\">total</th></tr></thead>\n", file);
    for (unsigned seat = 0; seat < rules->players; seat++)
        put_seat(rules, s, seat, &touched, file);
    fputs("</table>\n", file);
    put_trick(rules, s, &touched, file);
    put_pile(s, UGO_ASIDE, "aside", &touched, file);
    put_pile(s, UGO_USED, "used", &touched, file);
    fputs("</div>\n", file);
}
