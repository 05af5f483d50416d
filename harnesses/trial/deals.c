/* deals.c: deals that are not as chance deals them. */
#include "deals.h"

#include <string.h>

#include "chance.h"

enum { CARDS = 256 };

/* The kinds of cards in the order of the deck.  The standard deal has it one card to a stack in turn:
 * so first the first cards of all stacks, then the second ones. */
static unsigned sort_deck(const char *deal, char kind[CARDS], unsigned copies[CARDS])
{
    unsigned kinds = 0;
    bool more = true;
    for (size_t depth = 0; more; depth++) {
        more = false;
        for (const char *stack = deal; stack != NULL;) {
            unsigned number = 0;
            const bool there = strcspn(stack, "/") > depth;
            while (there && number < kinds && kind[number] != stack[depth])
                number++;
            if (there && number < CARDS) {
                kind[number] = stack[depth];
                kinds = number == kinds ? kinds + 1 : kinds;
                copies[number]++;
            }
            more |= there;
            stack = strchr(stack, '/');
            stack = stack == NULL ? NULL : stack + 1;
        }
    }
    return kinds;
}

void deal_in_order(const struct face *face, char *deal, size_t room, uint64_t *chance)
{
    char kind[CARDS];
    unsigned copies[CARDS] = {0};
    size_t slot[CARDS] = {0}, slots = 0;
    const unsigned kinds = sort_deck(face->deal, kind, copies);
    snprintf(deal, room, "%s", face->deal);
    if (kinds == 0) return;
    unsigned next = chance_below(chance, kinds);
    for (size_t at = 0; deal[at] != '\0' && slots < CARDS; at++) {
        if (deal[at] == '/') continue;
        while (copies[next] == 0)
            next = (next + 1) % kinds;
        copies[next]--;
        deal[at] = kind[next];
        next = (next + 1) % kinds;
        slot[slots++] = at;
    }
    for (unsigned times = chance_below(chance, 12); times > 0 && slots > 0; times--) {
        char *one = &deal[slot[chance_below(chance, (unsigned)slots)]];
        char *other = &deal[slot[chance_below(chance, (unsigned)slots)]];
        const char letter = *one;
        *one = *other;
        *other = letter;
    }
}
