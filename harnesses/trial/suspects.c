/* suspects.c: which clauses could be to blame for a difference. */
#define _POSIX_C_SOURCE 200809L
#include "suspects.h"

#include <stdlib.h>
#include <string.h>

#include "chance.h"
#include "issue.h"

void spectrum_close(struct spectrum *spectrum)
{
    for (unsigned number = 0; number < KEPT_MAX; number++)
        free(spectrum->kept[number]);
    free(spectrum);
}

struct spectrum *spectrum_of(struct spectrum *list[GAMES_MAX], const struct arbiter_game *game)
{
    unsigned number = 0;
    while (number < GAMES_MAX && list[number] != NULL && list[number]->game != game)
        number++;
    if (number == GAMES_MAX) abort();
    if (list[number] != NULL) return list[number];
    list[number] = calloc(1, sizeof *list[number]);
    if (list[number] == NULL) abort();
    list[number]->game = game;
    return list[number];
}

/* The word of an answer that begins with this key; "" where there is none, or it says nothing. */
static void word_of(const char *answer, const char *key, char *word, size_t room)
{
    const char *found = strstr(answer, key);
    *word = '\0';
    if (found == NULL || (found != answer && found[-1] != ' ')) return;
    const size_t length = strcspn(found, " ");
    if (length >= room || found[strlen(key)] == '-') return;
    memcpy(word, found, length);
    word[length] = '\0';
}

static const char *const outcome_key[] = {"result=", "by="};
enum { OUTCOME_KEYS = sizeof outcome_key / sizeof outcome_key[0] };

static unsigned outcome_named(const struct spectrum *spectrum, const char *word)
{
    unsigned number = 0;
    while (number < spectrum->outcomes && strcmp(spectrum->outcome[number], word) != 0)
        number++;
    return number;
}

static void take_outcome(struct spectrum *spectrum, const char *ours, const struct tally *applied)
{
    char word[OUTCOME_ROOM];
    for (unsigned key = 0; key < OUTCOME_KEYS; key++) {
        word_of(ours, outcome_key[key], word, sizeof word);
        const unsigned number = outcome_named(spectrum, word);
        if (word[0] == '\0' || number == OUTCOMES_MAX) continue;
        if (number == spectrum->outcomes) {
            memcpy(spectrum->outcome[number], word, sizeof word);
            spectrum->outcomes++;
        }
        for (unsigned clause = 1; clause < CLAUSES_MAX; clause++)
            spectrum->with[number][clause] += applied->count[clause][ARBITER_GRANTED] > 0;
    }
}

static void keep(struct spectrum *spectrum, const char *line, size_t length)
{
    const uint64_t place = spectrum->agreements < KEPT_MAX
                               ? spectrum->agreements
                               : chance_next(&spectrum->chance) % spectrum->agreements;
    spectrum->agreements++;
    if (place >= KEPT_MAX) return;
    free(spectrum->kept[place]);
    spectrum->kept[place] = strndup(line, length);
    if (spectrum->kept[place] == NULL) abort();
}

void spectrum_take(struct spectrum *list[GAMES_MAX], const char *line, size_t length,
                   const char *ours, const struct tally *applied, bool agreed)
{
    struct arbiter_rules rules;
    if (!issue_rules(line, length, &rules)) return;
    struct spectrum *spectrum = spectrum_of(list, rules.game);
    unsigned readings = 0;
    while (arbiter_reading_at(rules.game, readings) != NULL)
        readings++;
    take_outcome(spectrum, ours, applied);
    for (unsigned clause = 1; arbiter_clause_at(rules.game, clause) != NULL; clause++) {
        spectrum->granted[clause] += applied->count[clause][ARBITER_GRANTED] > 0;
        for (unsigned verdict = 0; agreed && verdict < ARBITER_VERDICTS; verdict++) {
            if (applied->count[clause][verdict] == 0) continue;
            spectrum->agreed[clause][verdict]++;
            for (unsigned reading = 0; reading < readings; reading++)
                spectrum->agreed_by[clause][verdict][reading][rules.choice[reading]]++;
        }
    }
    if (agreed) keep(spectrum, line, length);
}

bool spectrum_brings(const struct spectrum *spectrum, unsigned clause, const char *outcome)
{
    const unsigned number = outcome_named(spectrum, outcome);
    return number < spectrum->outcomes &&
           2 * spectrum->with[number][clause] > spectrum->granted[clause];
}

/* The clauses that the model has applied to the event at issue. */
static void mark_applied(struct evidence *evidence, const struct touched *touched,
                         const struct difference *difference)
{
    const bool answer = difference->kind == FAULT_WRONG_ANSWER;
    if (touched->fault != 0) {
        evidence->forbidden = true;
        if (touched->fault < CLAUSES_MAX) evidence->mark[touched->fault] |= MARK_FORBIDS;
        return;
    }
    for (unsigned clause = 1; clause < CLAUSES_MAX; clause++) {
        const uint64_t *asked = touched->asked.count[clause];
        const uint64_t *played = touched->played.count[clause];
        if (asked[ARBITER_GRANTED] > 0 || (answer && played[ARBITER_GRANTED] > 0))
            evidence->mark[clause] |= MARK_GRANTED;
        if (evidence->outcome[0] != '\0' && played[ARBITER_REFUSED] > 0)
            evidence->mark[clause] |= MARK_DENIED;
    }
}

static unsigned clause_number(const struct arbiter_game *game, const char *id)
{
    unsigned number = 1;
    while (arbiter_clause_at(game, number) != NULL &&
           strcmp(arbiter_clause_at(game, number)->id, id) != 0)
        number++;
    return arbiter_clause_at(game, number) == NULL ? 0 : number;
}

/* Whether the event is among the legal ones of the answer. */
static bool lists(const char *text, const char *token)
{
    const size_t length = strlen(token);
    const char *at = strstr(text, "legal=");
    for (at = at == NULL ? "" : at + strlen("legal="); *at != '\0' && *at != ' ';) {
        const size_t part = strcspn(at, ", ");
        if (part == length && memcmp(at, token, length) == 0) return true;
        at += part + (at[part] == ',');
    }
    return false;
}

/* Whether the two answers say the same where the difference is. */
static bool same_there(const char *one, const char *other, const struct difference *difference)
{
    char key[sizeof difference->word + 1];
    snprintf(key, sizeof key, "%s=", difference->word);
    if (strncmp(one, "error", 5) == 0 || strncmp(other, "error", 5) == 0)
        return strncmp(one, other, 5) == 0;
    if (difference->token[0] != '\0')
        return lists(one, difference->token) == lists(other, difference->token);
    const char *mine = strstr(one, key), *their = strstr(other, key);
    if (mine == NULL || their == NULL) return true;
    const size_t length = strcspn(mine, " ");
    return length == strcspn(their, " ") && memcmp(mine, their, length) == 0;
}

/* What one choice does to our answer. */
static uint8_t marks_of_choice(const char *line, const struct arbiter_rules *rules,
                               const char *ours, const char *theirs, unsigned level,
                               const struct difference *difference)
{
    static const struct tally nothing;
    struct difference left;
    char *changed = issue_by_rules(line, rules), *answer;
    uint8_t marks = 0;
    const bool judged = judge_line(changed, strlen(changed), level, &answer);
    answer_compare(changed, strlen(changed), answer, theirs, level, &nothing, &left);
    const bool later = left.event > difference->event;
    if (left.kind == FAULT_NONE)
        marks = MARK_EXPLAINS | MARK_EASES | MARK_DEPENDS;
    else if (judged && (later || (strcmp(left.word, "refused") != 0 &&
                                  same_there(answer, theirs, difference))))
        marks = MARK_EASES | MARK_DEPENDS;
    else if (!same_there(answer, ours, difference))
        marks = MARK_DEPENDS;
    free(answer);
    free(changed);
    return marks;
}

static void mark_readings(struct evidence *evidence, struct arbiter_rules *rules, const char *line,
                          const char *ours, const char *theirs, unsigned level,
                          const struct difference *difference)
{
    const struct arbiter_reading *reading;
    for (unsigned number = 0; (reading = arbiter_reading_at(rules->game, number)) != NULL;
         number++) {
        const uint8_t before = rules->choice[number];
        const unsigned clause = clause_number(rules->game, reading->clause);
        for (unsigned choice = 0; choice < arbiter_choices(reading); choice++) {
            if (choice == before) continue;
            rules->choice[number] = (uint8_t)choice;
            const uint8_t marks = marks_of_choice(line, rules, ours, theirs, level, difference);
            evidence->mark[clause] |= marks;
            if (marks & MARK_EXPLAINS) evidence->explains[number] |= (uint8_t)(1u << choice);
            if (marks & MARK_EASES) evidence->eases[number] |= (uint8_t)(1u << choice);
            if (marks & MARK_DEPENDS) evidence->depends[number] |= (uint8_t)(1u << choice);
        }
        rules->choice[number] = before;
    }
}

void outcome_word(const char *theirs, const struct difference *difference, char *word, size_t room)
{
    *word = '\0';
    if (theirs == NULL) return;
    if (strcmp(difference->word, "result") != 0 && strcmp(difference->word, "by") != 0) return;
    for (unsigned key = OUTCOME_KEYS; key-- > 0 && *word == '\0';) /* the last says most */
        word_of(theirs, outcome_key[key], word, room);
}

void evidence_find(struct evidence *evidence, const char *line, const char *ours,
                   const char *theirs, unsigned level, const struct difference *difference)
{
    static struct touched touched; /* large, and used by one at a time */
    static struct tally earlier;
    struct arbiter_rules rules;
    const size_t length = strlen(line);
    *evidence = (struct evidence){.listed = strcmp(difference->word, "legal") == 0 &&
                                            difference->kind != FAULT_WRONG_ANSWER};
    if (theirs == NULL || !issue_rules(line, length, &rules)) return;
    memcpy(evidence->choice, rules.choice, sizeof evidence->choice);
    if (strcmp(difference->word, "error") == 0) {
        evidence->position = strstr(line, " :") == NULL;
    } else {
        issue_touch(line, length, difference, &touched);
        outcome_word(theirs, difference, evidence->outcome, sizeof evidence->outcome);
        if (touched.found) mark_applied(evidence, &touched, difference);
        issue_touch_before(line, length, difference, &earlier);
        for (unsigned clause = 1; clause < CLAUSES_MAX; clause++)
            if (earlier.count[clause][ARBITER_GRANTED] > 0) evidence->mark[clause] |= MARK_EARLIER;
    }
    mark_readings(evidence, &rules, line, ours, theirs, level, difference);
}

void evidence_meet(struct evidence *evidence, const struct evidence *other)
{
    const uint8_t applied = MARK_GRANTED | MARK_DENIED;
    for (unsigned clause = 0; clause < CLAUSES_MAX; clause++) {
        const uint8_t mine = evidence->mark[clause], theirs = other->mark[clause];
        const bool both = (mine & applied) != 0 && (theirs & applied) != 0;
        evidence->mark[clause] = (mine & theirs) | (both ? (mine | theirs) & applied : 0);
    }
    for (unsigned reading = 0; reading < ARBITER_READINGS_MAX; reading++) {
        evidence->explains[reading] &= other->explains[reading];
        evidence->eases[reading] &= other->eases[reading];
        evidence->depends[reading] &= other->depends[reading];
        /* Another choice has shown it too, so it is not for this one. */
        if (evidence->choice[reading] != other->choice[reading]) evidence->choice[reading] = 0;
    }
    evidence->listed &= other->listed;
    if (strcmp(evidence->outcome, other->outcome) != 0) evidence->outcome[0] = '\0';
    evidence->position &= other->position;
}
