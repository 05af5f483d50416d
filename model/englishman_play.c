/* englishman_play.c: carrying out an event that breaks no clause. */
#include "arbiter.h"
#include "probe.h"

static void move_card(struct englishman *s, unsigned from, unsigned from_zone, unsigned to,
                      unsigned to_zone)
{
    table_move(s->card, ENGLISHMAN_CARDS, s->end, ENGLISHMAN_ZONES, from, from_zone, to, to_zone);
}

/* The slot in which a card lies once it has moved from an earlier or later zone to the front of
 * `to`: the zone's last slot.  Leaving a zone before it moves the zone down by one. */
static unsigned front_of(const struct englishman *s, unsigned from_zone, unsigned to)
{
    return from_zone <= to ? s->end[to] - 1u : s->end[to];
}

static void move_to_front(struct englishman *s, unsigned from, unsigned from_zone, unsigned to)
{
    move_card(s, from, from_zone, front_of(s, from_zone, to), to);
}

static void move_in_castle(struct englishman *s, unsigned from, const struct arbiter_event *event)
{
    move_to_front(s, from, ENGLISHMAN_CASTLE + event->from, ENGLISHMAN_CASTLE + event->to);
}

/* ENG-PROT-1  The card ends on the asked place of its new stack. */
static void protect(struct englishman *s, const struct arbiter_event *event)
{
    const unsigned from = englishman_start(s, event->from) + event->index - 1;
    const unsigned start = englishman_start(s, event->to) - (event->from < event->to);
    move_card(s, from, ENGLISHMAN_CASTLE + event->from, start + event->place - 1,
              ENGLISHMAN_CASTLE + event->to);
}

/* ENG-JACK-3, ENG-JACK-5  Onto the beanstalk.
 * ENG-BEAN-5  A treasure completes it: the border between what is done and what is being built
 * moves over the seven cards. */
static void build(struct englishman *s, unsigned from, unsigned stack)
{
    const bool completes = englishman_is_treasure(s->card[from]);
    move_to_front(s, from, ENGLISHMAN_CASTLE + stack, ENGLISHMAN_BEAN);
    if (completes) s->end[ENGLISHMAN_DONE] = s->end[ENGLISHMAN_BEAN];
}

static void jack_move(struct englishman *s, const struct arbiter_event *event)
{
    const unsigned from = event->kind == ENGLISHMAN_FRONT ? englishman_end(s, event->from) - 1u
                                                          : englishman_start(s, event->from);
    if (event->to == ENGLISHMAN_TO_BEAN)
        build(s, from, event->from);
    else
        move_in_castle(s, from, event);
}

/* ENG-GIANT-2  The discarded cards are kept in order of value. */
static void discard(struct englishman *s, const struct arbiter_event *event)
{
    const unsigned from = englishman_start(s, event->from) + event->index - 1;
    const unsigned start = table_start(s->end, ENGLISHMAN_OUT);
    const unsigned end = s->end[ENGLISHMAN_OUT];
    unsigned lower = 0;
    for (unsigned slot = 0; slot < ENGLISHMAN_CARDS; slot++)
        lower += slot >= start && slot < end && s->card[slot] < s->card[from];
    move_card(s, from, ENGLISHMAN_CASTLE + event->from, start + lower, ENGLISHMAN_OUT);
}

/* ENG-WIN-1  When the conditions are tested, and which of them: after each move of either player,
 *            unless a reading says otherwise.  A pass is not a move; it can only end something. */
unsigned englishman_tests_due(const struct arbiter_rules *rules, unsigned phase, unsigned kind)
{
    static const uint8_t at_setup[] = {
        [DEAL_PATTERN_FIRST_MOVE] = 0,
        [DEAL_PATTERN_PROTECTION] = ENGLISHMAN_PATTERNS,
        [DEAL_PATTERN_DEAL] = ENGLISHMAN_PATTERNS,
        [DEAL_PATTERN_VERTICAL] = ENGLISHMAN_VERTICAL,
    };
    static const uint8_t on_jacks_move[] = {
        [GIANT_WINS_ON_EITHER] = ENGLISHMAN_GIANT_WAYS,
        [GIANT_WINS_ON_HORIZONTAL] = ENGLISHMAN_HORIZONTAL,
        [GIANT_WINS_ON_GIANT] = 0,
    };
    if (phase == ENGLISHMAN_PROTECT) return at_setup[rules->choice[ENG_DEAL_PATTERN]];

    const bool moved = kind != ENGLISHMAN_PASS;
    const bool first_single = phase == ENGLISHMAN_GIANT_ANY && kind == ENGLISHMAN_SINGLE;
    const bool second_pass = phase == ENGLISHMAN_GIANT_SECOND && !moved;
    const bool jack = phase <= ENGLISHMAN_JACK_1;
    const bool turn_ends = jack ? !moved || phase == ENGLISHMAN_JACK_1 : !first_single;
    bool due = moved;
    if (rules->choice[ENG_TIMING] == TIMING_OPTION) due = (moved && !first_single) || second_pass;
    if (rules->choice[ENG_TIMING] == TIMING_TURN) due = turn_ends;
    if (!due) return 0;

    unsigned ways = jack ? on_jacks_move[rules->choice[ENG_GIANT_WINS_ON]] : ENGLISHMAN_GIANT_WAYS;
    if (rules->choice[ENG_DISCARD_CAUSE] == DISCARD_CAUSE_DISCARD && kind != ENGLISHMAN_DISCARD)
        ways &= ~(unsigned)ENGLISHMAN_DISCARDED;
    return ways | ENGLISHMAN_CLAIMED;
}

static void end_game(struct englishman *s, unsigned winner, unsigned ways)
{
    s->phase = ENGLISHMAN_OVER;
    s->winner = (uint8_t)winner;
    s->ways = (uint8_t)ways;
}

/* ENG-WIN-2 to ENG-WIN-5  Someone has won.
 * ENG-WIN-6  Both at once: a reading decides. */
static bool test_wins(const struct arbiter_rules *rules, struct englishman *s, unsigned due)
{
    static const uint8_t winner_of_both[] = {
        [BOTH_WIN_JACK] = ENGLISHMAN_JACK_WINS,
        [BOTH_WIN_GIANT] = ENGLISHMAN_GIANT_WINS,
        [BOTH_WIN_DRAW] = ENGLISHMAN_DRAW,
    };
    if (due == 0) return false;

    const unsigned ways = englishman_ways(rules, s, due);
    if (ways == 0) {
        arbiter_probe(ENG_WIN_1, ARBITER_REFUSED);
        return false;
    }
    granted(ENG_WIN_1);

    const unsigned jack = ways & ENGLISHMAN_CLAIMED;
    const unsigned giant = ways & ENGLISHMAN_GIANT_WAYS;
    unsigned winner = jack ? ENGLISHMAN_JACK_WINS : ENGLISHMAN_GIANT_WINS;
    if (jack && giant) {
        granted(ENG_WIN_6);
        winner = winner_of_both[rules->choice[ENG_BOTH_WIN]];
    }
    end_game(s, winner,
             winner == ENGLISHMAN_DRAW ? ways : (winner == ENGLISHMAN_JACK_WINS ? jack : giant));
    return true;
}

/* ENG-TURN-1, ENG-JACK-1, ENG-GIANT-1, ENG-GIANT-5  Who is to act next. */
static unsigned next_phase(unsigned phase, unsigned kind)
{
    switch (phase) {
    case ENGLISHMAN_PROTECT:
        return ENGLISHMAN_JACK_3;
    case ENGLISHMAN_JACK_3:
    case ENGLISHMAN_JACK_2:
        return kind == ENGLISHMAN_PASS ? (unsigned)ENGLISHMAN_GIANT_ANY : phase + 1;
    case ENGLISHMAN_JACK_1:
        return ENGLISHMAN_GIANT_ANY;
    case ENGLISHMAN_GIANT_ANY:
        return kind == ENGLISHMAN_SINGLE ? ENGLISHMAN_GIANT_SECOND : ENGLISHMAN_JACK_3;
    default:
        return ENGLISHMAN_JACK_3;
    }
}

/* ENG-GIANT-3  The four cards keep their order: the deepest goes first.  With timing=card each of
 * the first three is followed by a test, and a win leaves the others where they are. */
static bool move_four(const struct arbiter_rules *rules, struct englishman *s,
                      const struct arbiter_event *event, unsigned due)
{
    for (unsigned left = ENGLISHMAN_FOUR; left > 0; left--) {
        const unsigned depth = rules->choice[ENG_FOUR_ORDER] == FOUR_ORDER_KEPT ? left : 1;
        move_in_castle(s, englishman_end(s, event->from) - depth, event);
        if (left > 1 && rules->choice[ENG_TIMING] == TIMING_CARD && test_wins(rules, s, due))
            return true;
    }
    return false;
}

/* ENG-DEAL-1  The deal lies in the five stacks.  A reading may let a pattern in it count. */
void englishman_begin(const struct arbiter_rules *rules, struct englishman *s)
{
    static const uint8_t at_deal[] = {
        [DEAL_PATTERN_FIRST_MOVE] = 0,
        [DEAL_PATTERN_PROTECTION] = 0,
        [DEAL_PATTERN_DEAL] = ENGLISHMAN_PATTERNS,
        [DEAL_PATTERN_VERTICAL] = ENGLISHMAN_VERTICAL,
    };
    for (unsigned zone = 0; zone < ENGLISHMAN_ZONES; zone++) {
        const unsigned stacks = zone < ENGLISHMAN_CASTLE ? 0 : zone + 1 - ENGLISHMAN_CASTLE;
        s->end[zone] = (uint8_t)(stacks * ENGLISHMAN_STACK_DEALT);
    }
    s->phase = ENGLISHMAN_PROTECT;
    s->winner = ENGLISHMAN_NOBODY;
    s->ways = 0;
    test_wins(rules, s, at_deal[rules->choice[ENG_DEAL_PATTERN]]);
}

void englishman_play(const struct arbiter_rules *rules, struct englishman *s,
                     const struct arbiter_event *event)
{
    const unsigned due = englishman_tests_due(rules, s->phase, event->kind);
    bool over = false;

    switch (event->kind) {
    case ENGLISHMAN_PASS:
        break;
    case ENGLISHMAN_PROTECTION:
        protect(s, event);
        break;
    case ENGLISHMAN_FRONT:
    case ENGLISHMAN_BACK:
        jack_move(s, event);
        break;
    case ENGLISHMAN_DISCARD:
        discard(s, event);
        break;
    case ENGLISHMAN_GROUP:
        over = move_four(rules, s, event, due);
        break;
    default:
        move_in_castle(s, englishman_end(s, event->from) - 1, event);
        break;
    }

    if (over || test_wins(rules, s, due)) return;
    s->phase = (uint8_t)next_phase(s->phase, event->kind);
    if (rules->choice[ENG_STUCK] == STUCK_LOSE && englishman_giant_stuck(rules, s)) {
        arbiter_probe(ENG_STUCK_1, ARBITER_REFUSED);
        end_game(s, ENGLISHMAN_JACK_WINS, ENGLISHMAN_STUCK);
    }
}
