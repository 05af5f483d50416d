/* naive_win.c: the ways to win, by looking at the piles one card at a time. */
#include "naive.h"

#include <string.h>

static const char giants[] = "EIOU";
static const char treasures[] = "BGH";

/* ENG-WIN-2  Four neighbours in a stack, and each of the four giants is among them. */
static bool four_together(const struct naive_pile *stack)
{
    for (int first = 0; first + 4 <= stack->count; first++) {
        bool all = true;
        for (const char *giant = giants; *giant != '\0'; giant++)
            all = all && memchr(stack->card + first, *giant, 4) != NULL;
        if (all) return true;
    }
    return false;
}

/* The other reading: some stretch of a stack has giants only, and each of the four. */
static bool run_together(const struct naive_pile *stack)
{
    for (int first = 0; first < stack->count; first++)
        for (int last = first; last < stack->count; last++) {
            bool giants_only = true, all = true;
            for (int at = first; at <= last; at++)
                giants_only = giants_only && strchr(giants, stack->card[at]) != NULL;
            for (const char *giant = giants; *giant != '\0'; giant++)
                all = all && memchr(stack->card + first, *giant, (size_t)(last - first + 1));
            if (giants_only && all) return true;
        }
    return false;
}

static bool vertical(const struct arbiter_rules *rules, const struct naive *board)
{
    for (int stack = 0; stack < 5; stack++) {
        const struct naive_pile *pile = &board->pile[stack];
        if (rules->choice[ENG_VERTICAL] == VERTICAL_RUN ? run_together(pile) : four_together(pile))
            return true;
    }
    return false;
}

/* ENG-WIN-3  For each of the four giants there is a stack that shows it at the front. */
static bool horizontal(const struct naive *board)
{
    for (const char *giant = giants; *giant != '\0'; giant++) {
        bool shown = false;
        for (int stack = 0; stack < 5; stack++) {
            const struct naive_pile *pile = &board->pile[stack];
            if (pile->count > 0 && pile->card[pile->count - 1] == *giant) shown = true;
        }
        if (!shown) return false;
    }
    return true;
}

/* Every seventh card of what is completed is a treasure. */
int naive_completed(const struct naive *board)
{
    return board->pile[NAIVE_DONE].count / 7;
}

bool naive_claimed(const struct naive *board, char treasure)
{
    const struct naive_pile *done = &board->pile[NAIVE_DONE];
    return memchr(done->card, treasure, (size_t)done->count) != NULL;
}

int naive_kinds_missing(const struct naive *board)
{
    int missing = 0;
    for (const char *treasure = treasures; *treasure != '\0'; treasure++)
        if (!naive_claimed(board, *treasure)) missing++;
    return missing;
}

/* A remembered answer to "can so many new beanstalks be built from these copies?".  Each entry is the
 * question (a digit to the base of 5 for each value, then the number) and its answer.  Remembering
 * changes the time only: a question has one answer. */
enum { MEMORY = 1 << 16 };
static struct {
    uint32_t question;
    bool asked, answer;
} memory[MEMORY];

static bool build_new(int *copies, int beanstalks);

/* Tries each higher value as the next card of the beanstalk under way. */
static bool build_on(int *copies, int top, int height, int beanstalks)
{
    if (height == 6) return build_new(copies, beanstalks - 1);
    for (int value = top + 1; value <= 9; value++) {
        if (copies[value] == 0) continue;
        copies[value]--;
        const bool built = build_on(copies, value, height + 1, beanstalks);
        copies[value]++;
        if (built) return true;
    }
    return false;
}

static bool build_new(int *copies, int beanstalks)
{
    if (beanstalks <= 0) return true;
    uint32_t question = (uint32_t)beanstalks;
    for (int value = 1; value <= 9; value++)
        question = question * 5 + (uint32_t)copies[value];
    const uint32_t slot = question * 2654435761u >> 16;
    if (!memory[slot].asked || memory[slot].question != question) {
        const bool answer = build_on(copies, 0, 0, beanstalks);
        memory[slot].question = question;
        memory[slot].asked = true;
        memory[slot].answer = answer;
    }
    return memory[slot].answer;
}

bool naive_can_build(const int *copies, int top, int height, int beanstalks)
{
    int left[10];
    memcpy(left, copies, sizeof left);
    if (beanstalks == 0) return true;
    return height == 0 ? build_new(left, beanstalks) : build_on(left, top, height, beanstalks);
}

static void add_values(const struct naive_pile *pile, int *copies)
{
    for (int at = 0; at < pile->count; at++)
        if (pile->card[at] >= '1' && pile->card[at] <= '9') copies[pile->card[at] - '0']++;
}

void naive_castle(const struct naive *board, int *copies)
{
    for (int value = 0; value <= 9; value++)
        copies[value] = 0;
    for (int stack = 0; stack < 5; stack++)
        add_values(&board->pile[stack], copies);
}

/* ENG-WIN-4  Whether the beanstalks that Jack still needs, one for each kind of treasure that he
 *            lacks, can be built of the cards in the castle, beginning with the one under way. */
bool naive_can_finish(const struct arbiter_rules *rules, const struct naive *board,
                      bool discards_back)
{
    const struct naive_pile *bean = &board->pile[NAIVE_BEAN];
    const int top = bean->count > 0 ? bean->card[bean->count - 1] - '0' : 0;
    const int missing = naive_kinds_missing(board);
    int copies[10];
    if (missing == 0) return true;
    if (rules->choice[ENG_REPEAT_TREASURE] == REPEAT_TREASURE_WASTED &&
        naive_completed(board) + missing > 3)
        return false;
    naive_castle(board, copies);
    if (discards_back) add_values(&board->pile[NAIVE_OUT], copies);
    return naive_can_build(copies, top, bean->count,
                           rules->choice[ENG_DISCARD_SCOPE] == DISCARD_SCOPE_ACTIVE ? 1 : missing);
}

unsigned naive_ways(const struct arbiter_rules *rules, const struct naive *board)
{
    unsigned ways = 0;
    if (vertical(rules, board)) ways |= ENGLISHMAN_VERTICAL;
    if (horizontal(board)) ways |= ENGLISHMAN_HORIZONTAL;
    if (!naive_can_finish(rules, board, false) &&
        (rules->choice[ENG_DISCARD_CAUSE] != DISCARD_CAUSE_BLAME ||
         naive_can_finish(rules, board, true)))
        ways |= ENGLISHMAN_DISCARDED;
    if (naive_kinds_missing(board) == 0) ways |= ENGLISHMAN_CLAIMED;
    return ways;
}
