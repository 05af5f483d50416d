/* englishman_invariant.c: what is true of every position that a game can reach.
 * docs/invariants.md says the same in words.  The loops have no early exit: cheaper to prove. */
#include "arbiter.h"

static bool zones_whole(const struct englishman *s)
{
    bool whole = s->end[ENGLISHMAN_ZONES - 1] == ENGLISHMAN_CARDS;
    for (unsigned zone = 1; zone < ENGLISHMAN_ZONES; zone++)
        whole &= s->end[zone - 1] <= s->end[zone];
    return whole;
}

static bool kinds_known(const struct englishman *s)
{
    bool known = true;
    for (unsigned slot = 0; slot < ENGLISHMAN_CARDS; slot++)
        known &= s->card[slot] < ENGLISHMAN_KINDS;
    return known;
}

bool englishman_deck_whole(const struct englishman *s)
{
    bool whole = true;
    for (unsigned kind = 0; kind < ENGLISHMAN_KINDS; kind++) {
        unsigned count = 0;
        for (unsigned slot = 0; slot < ENGLISHMAN_CARDS; slot++)
            count += s->card[slot] == kind;
        whole &= count == englishman_copies(kind);
    }
    return whole;
}

/* Completed beanstalks: six ascending beanstalk cards and a treasure each. */
static bool done_built(const struct englishman *s)
{
    const unsigned count = table_count(s->end, ENGLISHMAN_DONE);
    bool built = count % ENGLISHMAN_DONE_CARDS == 0;
    built &= count <= ENGLISHMAN_DONE_MAX * ENGLISHMAN_DONE_CARDS;
    for (unsigned offset = 0; offset < ENGLISHMAN_DONE_MAX * ENGLISHMAN_DONE_CARDS; offset++) {
        if (offset >= count) continue;
        const unsigned height = offset % ENGLISHMAN_DONE_CARDS;
        const unsigned kind = s->card[offset];
        if (height == ENGLISHMAN_BEAN_CARDS)
            built &= englishman_is_treasure(kind);
        else
            built &= englishman_is_bean(kind) && (height == 0 || s->card[offset - 1] < kind);
    }
    return built;
}

/* The beanstalk under way: at most six ascending cards.  Where Jack may not spoil it, the first
 * card is at most a 4, the second at most a 5, and so on: six cards must fit below 10.  With
 * skip=all he may spoil one that he no longer needs. */
static bool bean_built(const struct arbiter_rules *rules, const struct englishman *s)
{
    const unsigned start = table_start(s->end, ENGLISHMAN_BEAN);
    const unsigned count = table_count(s->end, ENGLISHMAN_BEAN);
    const bool needless = englishman_claims(s) == (1u << ENGLISHMAN_TREASURES) - 1;
    const bool free =
        rules->choice[ENG_SKIP] == SKIP_FREE || (rules->choice[ENG_SKIP] == SKIP_ALL && needless);
    bool built = count <= ENGLISHMAN_BEAN_CARDS;
    for (unsigned height = 0; height < ENGLISHMAN_BEAN_CARDS; height++) {
        if (height >= count) continue;
        const unsigned kind = s->card[start + height];
        built &= kind < ENGLISHMAN_VALUES && (height == 0 || s->card[start + height - 1] < kind);
        built &= free || kind <= ENGLISHMAN_VALUES - ENGLISHMAN_BEAN_CARDS + height;
    }
    return built;
}

static bool out_sorted(const struct englishman *s)
{
    const unsigned start = table_start(s->end, ENGLISHMAN_OUT);
    bool sorted = true;
    for (unsigned slot = 0; slot < ENGLISHMAN_CARDS; slot++) {
        if (slot < start || slot >= s->end[ENGLISHMAN_OUT]) continue;
        sorted &= englishman_is_bean(s->card[slot]);
        sorted &= slot == start || s->card[slot - 1] <= s->card[slot];
    }
    return sorted;
}

static bool as_dealt(const struct englishman *s)
{
    bool dealt = true;
    for (unsigned stack = 0; stack < ENGLISHMAN_STACKS; stack++)
        dealt &= englishman_cards(s, stack) == ENGLISHMAN_STACK_DEALT;
    return dealt;
}

/* The treasures on the completed beanstalks.  Before the last one was claimed, some kind was
 * missing. With all three claimed the game is over, unless wins are tested at the end of turns
 * only: then the rest of that turn is too short to complete anything. */
static bool claims_fit(const struct arbiter_rules *rules, const struct englishman *s)
{
    const unsigned done = englishman_beans_done(s);
    const unsigned height = table_count(s->end, ENGLISHMAN_BEAN);
    const unsigned all = (1u << ENGLISHMAN_TREASURES) - 1;
    unsigned claims = 0, before_last = 0;
    bool repeated = false;
    for (unsigned bean = 0; bean < ENGLISHMAN_DONE_MAX; bean++) {
        if (bean >= done) continue;
        const unsigned treasure = bean * ENGLISHMAN_DONE_CARDS + ENGLISHMAN_BEAN_CARDS;
        const unsigned bit = 1u << (s->card[treasure] - ENGLISHMAN_TREASURE);
        before_last = claims;
        repeated |= (claims & bit) != 0;
        claims |= bit;
    }
    if (before_last == all) return false;

    if (rules->choice[ENG_REPEAT_TREASURE] == REPEAT_TREASURE_REFUSED && repeated) return false;
    if (rules->choice[ENG_REPEAT_TREASURE] == REPEAT_TREASURE_WASTED &&
        (done > ENGLISHMAN_TREASURES || (done == ENGLISHMAN_TREASURES && height > 0)))
        return false;
    if (claims != all || s->phase == ENGLISHMAN_OVER) return true;
    const bool in_turn = s->phase == ENGLISHMAN_JACK_2 || s->phase == ENGLISHMAN_JACK_1;
    return rules->choice[ENG_TIMING] == TIMING_TURN && in_turn &&
           height + (ENGLISHMAN_GIANT_ANY - s->phase) <= 2;
}

/* The end has a winner and his ways; a running game has neither. */
static bool result_fits(const struct arbiter_rules *rules, const struct englishman *s)
{
    const unsigned giant = s->ways & ENGLISHMAN_GIANT_WAYS;
    const bool no_giant_beside = s->ways == giant && giant != 0;
    const bool can_lose_stuck = rules->choice[ENG_STUCK] == STUCK_LOSE &&
                                rules->choice[ENG_EMPTY_STACK] == EMPTY_STACK_JACK;
    switch (s->winner) {
    case ENGLISHMAN_NOBODY:
        return s->phase != ENGLISHMAN_OVER && s->ways == 0;
    case ENGLISHMAN_JACK_WINS:
        return s->phase == ENGLISHMAN_OVER &&
               (s->ways == ENGLISHMAN_CLAIMED || (s->ways == ENGLISHMAN_STUCK && can_lose_stuck));
    case ENGLISHMAN_GIANT_WINS:
        return s->phase == ENGLISHMAN_OVER && no_giant_beside;
    case ENGLISHMAN_DRAW:
        return s->phase == ENGLISHMAN_OVER && giant != 0 &&
               s->ways == (giant | ENGLISHMAN_CLAIMED) &&
               rules->choice[ENG_BOTH_WIN] == BOTH_WIN_DRAW;
    default:
        return false;
    }
}

/* Which ways may stand on the table of a running game because nobody has tested them: at set-up, in
 * the middle of a turn or option, or after the other player's move, as the readings say. */
unsigned englishman_may_stand(const struct arbiter_rules *rules, const struct englishman *s)
{
    static const uint8_t untested_on_jacks_move[] = {
        [GIANT_WINS_ON_EITHER] = 0,
        [GIANT_WINS_ON_HORIZONTAL] = ENGLISHMAN_VERTICAL | ENGLISHMAN_DISCARDED,
        [GIANT_WINS_ON_GIANT] = ENGLISHMAN_GIANT_WAYS,
    };
    static const uint8_t untested_at_setup[][2] = {
        /* before and after the Protection */
        [DEAL_PATTERN_FIRST_MOVE] = {ENGLISHMAN_PATTERNS, ENGLISHMAN_PATTERNS},
        [DEAL_PATTERN_PROTECTION] = {ENGLISHMAN_PATTERNS, 0},
        [DEAL_PATTERN_DEAL] = {0, 0},
        [DEAL_PATTERN_VERTICAL] = {ENGLISHMAN_HORIZONTAL, ENGLISHMAN_HORIZONTAL},
    };
    const unsigned timing = rules->choice[ENG_TIMING];
    const uint8_t *setup = untested_at_setup[rules->choice[ENG_DEAL_PATTERN]];
    const unsigned jack = untested_on_jacks_move[rules->choice[ENG_GIANT_WINS_ON]];
    const unsigned dealt = englishman_fresh(s) ? setup[1] : 0u;
    const bool jack_passes =
        rules->choice[ENG_JACK_MOVES] == JACK_MOVES_UPTO && timing != TIMING_TURN;
    const bool passes_stuck = rules->choice[ENG_EMPTY_STACK] == EMPTY_STACK_JACK &&
                              rules->choice[ENG_STUCK] == STUCK_PASS;
    const bool giant_passes =
        (passes_stuck || rules->choice[ENG_GIANT_TURN] == GIANT_TURN_MAY) && timing != TIMING_TURN;
    unsigned ways = 0;

    switch (s->phase) {
    case ENGLISHMAN_PROTECT:
        ways = setup[0];
        break;
    case ENGLISHMAN_JACK_3:
        ways = dealt | (giant_passes ? jack : 0u);
        break;
    case ENGLISHMAN_JACK_2:
    case ENGLISHMAN_JACK_1:
        ways = timing == TIMING_TURN ? ENGLISHMAN_GIANT_WAYS | ENGLISHMAN_CLAIMED : jack;
        break;
    case ENGLISHMAN_GIANT_ANY:
        ways = jack | (jack_passes ? dealt : 0u);
        break;
    default:
        ways = timing == TIMING_OPTION || timing == TIMING_TURN ? ENGLISHMAN_GIANT_WAYS : 0u;
        break;
    }
    if (rules->choice[ENG_DISCARD_CAUSE] == DISCARD_CAUSE_DISCARD) ways |= ENGLISHMAN_DISCARDED;
    return ways;
}

static bool stack_left_alone(const struct englishman *s)
{
    unsigned nonempty = 0;
    for (unsigned stack = 0; stack < ENGLISHMAN_STACKS; stack++)
        nonempty += englishman_cards(s, stack) > 0;
    return nonempty <= 1;
}

/* The order of the checks makes each index safe. */
unsigned englishman_shape_fault(const struct arbiter_rules *rules, const struct englishman *s)
{
    if (!zones_whole(s)) return ENG_I_ZONES;
    if (!kinds_known(s)) return ENG_I_DECK;
    if (s->phase >= ENGLISHMAN_PHASES) return ENG_I_PHASE;
    if (!done_built(s)) return ENG_I_DONE;
    if (!bean_built(rules, s)) return ENG_I_BEAN;
    if (!out_sorted(s)) return ENG_I_OUT;
    if (s->phase == ENGLISHMAN_PROTECT && !as_dealt(s)) return ENG_I_SETUP;
    if (!claims_fit(rules, s)) return ENG_I_CLAIMS;
    return result_fits(rules, s) ? ENG_I_NONE : ENG_I_RESULT;
}

unsigned englishman_position_fault(const struct arbiter_rules *rules, const struct englishman *s)
{
    const unsigned all = ENGLISHMAN_GIANT_WAYS | ENGLISHMAN_CLAIMED;
    const unsigned fault = englishman_shape_fault(rules, s);
    if (fault != ENG_I_NONE) return fault;
    if (!englishman_deck_whole(s)) return ENG_I_DECK;

    if (s->phase == ENGLISHMAN_OVER) {
        if (s->ways == ENGLISHMAN_STUCK) return stack_left_alone(s) ? ENG_I_NONE : ENG_I_WON;
        return englishman_ways(rules, s, s->ways) == s->ways ? ENG_I_NONE : ENG_I_WON;
    }
    if (englishman_ways(rules, s, all & ~englishman_may_stand(rules, s)) != 0) return ENG_I_TESTED;
    if (rules->choice[ENG_STUCK] == STUCK_LOSE && englishman_giant_stuck(rules, s))
        return ENG_I_STUCK;
    return ENG_I_NONE;
}
