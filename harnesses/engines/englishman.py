#!/usr/bin/env python3
"""The Blood of an Englishman, written from the rulebook: a second engine to compare others with.

    python3 englishman.py [--level N] < queries > answers       (the lines of docs/lines.md)

As a module: Game.from_deal(deal, readings) or Game.from_position(text, readings), then
legal(event), legal_events(), play(event); and turn, result, by, position(), see(player).
"""

import re
import sys
from functools import lru_cache
from itertools import combinations, groupby

from lines import Malformed, main

STACKS = "abcde"
NUMBERS = "123456789"
GIANTS = frozenset("EIOU")
TREASURES = frozenset("BGH")
COPIES = {**dict.fromkeys(NUMBERS, 4), **dict.fromkeys(GIANTS, 2), **dict.fromkeys(TREASURES, 2)}

NAMES = ("englishman", "englishman@renegade", "englishman@v83")
NEXT_PHASE = {"jack3": "jack2", "jack2": "jack1", "jack1": "giant", "second": "jack3"}
GIANT_WAYS = "vertical(?:[+]horizontal)?(?:[+]discard)?|horizontal(?:[+]discard)?|discard"
PHASE = re.compile(
    "protect|jack[123]|giant|second|jack:treasures|jack:stuck"
    f"|giant:(?:{GIANT_WAYS})|draw:(?:{GIANT_WAYS})[+]treasures"
)

# Each unclear rule with its possible readings; the first is the default.
READINGS = {
    "protect-null": ("legal", "refused"),
    "jack-moves": ("three", "upto"),
    "lone-back": ("legal", "refused"),
    "skip": ("castle", "numbers", "all", "free"),
    "repeat-treasure": ("extra", "refused", "wasted"),
    "giant-second": ("must", "may"),
    "giant-turn": ("must", "may"),
    "empty-stack": ("both", "jack"),
    "stuck": ("pass", "lose"),
    "four-order": ("kept", "reversed"),
    "timing": ("move", "card", "option", "turn"),
    "giant-wins-on": ("either", "horizontal", "giant"),
    "deal-pattern": ("first-move", "protection", "deal", "deal-vertical"),
    "vertical": ("four", "run"),
    "discard-cause": ("any", "discard", "blame"),
    "discard-scope": ("all", "active"),
    "both-win": ("jack", "giant", "draw"),
}
DEFAULTS = {name: choices[0] for name, choices in READINGS.items()}
FIELDS = {}  # none but deal= and at=

PLACE = "([1-9]|[1-4][0-9]|50)"
EVENT = re.compile(
    f"(P)([a-e]){PLACE}([a-e]){PLACE}|([FB])([a-e])([a-eJ])|(D)([a-e]){PLACE}"
    "|([GS])([a-e])([a-e])|(pass)"
)


@lru_cache(maxsize=None)
def parse_event(token):
    """A token as a tuple: ("P", "d", 5, "b", 3), ("F", "a", "J"), ("D", "c", 4), ("pass",)."""
    match = EVENT.fullmatch(token)
    if not match:
        raise Malformed("an event was expected")
    return tuple(int(g) if g.isdigit() else g for g in match.groups() if g is not None)


@lru_cache(maxsize=100000)
def has_vertical(stack, reading):
    if reading == "four":  # four neighbours are the four giants
        return any(set(stack[i:i + 4]) == GIANTS for i in range(len(stack) - 3))
    # "run": giants that no other card interrupts, among them all four kinds
    runs = groupby(stack, key=lambda card: card in GIANTS)
    return any(giants and set(run) == GIANTS for giants, run in runs)


@lru_cache(maxsize=100000)
def can_build(copies, top, need, more):
    """Can a beanstalk get `need` cards above `top`, and then `more` whole ones be built?

    copies[0] counts the cards numbered 1, and so on. A whole beanstalk takes any six different
    numbers, so for those it only matters how many cards each number has: the counts are sorted
    before the search goes on, which lets it meet the same counts again and stay small.
    """
    higher = [i for i, n in enumerate(copies) if n > 0 and i + 1 > top]
    for chosen in combinations(higher, need):
        rest = tuple(sorted(n - (i in chosen) for i, n in enumerate(copies)))
        if more == 0 or can_build(rest, 0, 6, more - 1):
            return True
    return False


def can_fill(castle, bean):
    """Can this one beanstalk be brought to six numbers from the castle cards?"""
    higher = [card for card in NUMBERS if card > top_of(bean) and card in castle]
    return len(bean) + len(higher) >= 6


def top_of(bean):
    return bean[-1] if bean else "0"


class Game:
    """castle: letter -> stack, a string from back to front, so that stack[-1] is the front card.
    done: finished beanstalks, each six numbers and a treasure. bean: the current beanstalk.
    out: discarded cards. phase: as in lines.md, "winner:ways" at the end."""

    players = ("jack", "giant")

    def __init__(self, stacks, done, bean, out, phase, readings=None):
        self.rule = {**DEFAULTS, **(readings or {})}
        self.castle = dict(zip(STACKS, stacks))
        self.done = list(done)
        self.bean = bean
        self.out = out
        self.phase = phase

    @classmethod
    def from_deal(cls, deal, readings=None):
        stacks = deal.split("/")
        if [len(stack) for stack in stacks] != [10] * 5:
            raise Malformed("five stacks of ten cards were expected")
        check_deck("".join(stacks))
        game = cls(stacks, [], "", "", "protect", readings)
        if game.rule["deal-pattern"] in ("deal", "deal-vertical"):
            game.test_setup()
        return game

    @classmethod
    def from_position(cls, text, readings=None):
        parts = text.split("/")
        if len(parts) != 9 or "" in parts:
            raise Malformed("nine parts were expected, - for an empty one")
        *stacks, done, bean, out, phase = ["" if part == "-" else part for part in parts]
        stalks = [done[i:i + 7] for i in range(0, len(done), 7)]
        if not all(len(s) == 7 and is_rising(s[:6]) and s[6] in TREASURES for s in stalks):
            raise Malformed("finished beanstalks were expected: six rising numbers, a treasure")
        if len(bean) > 6 or not is_rising(bean):
            raise Malformed("at most six rising numbers were expected")
        if not set(out).issubset(NUMBERS) or list(out) != sorted(out):
            raise Malformed("discarded numbers were expected, lowest first")
        if not PHASE.fullmatch(phase):
            raise Malformed("a phase was expected, or WINNER:WAYS")
        check_deck("".join(stacks) + done + bean + out)
        return cls(stacks, stalks, bean, out, phase, readings)

    # ---- What the answers say ----

    @property
    def over(self):
        return ":" in self.phase

    @property
    def turn(self):
        if self.over:
            return "-"
        return "giant" if self.phase in ("giant", "second") else "jack"

    @property
    def result(self):
        return self.phase.split(":")[0] if self.over else "-"

    @property
    def by(self):
        return self.phase.split(":")[1] if self.over else "-"

    def position(self):
        out = "".join(sorted(self.out))
        parts = [*self.castle.values(), "".join(self.done), self.bean, out, self.phase]
        return "/".join(part or "-" for part in parts)

    def see(self, player):
        return self.position()  # open information: both players see everything

    # ---- Legality ----

    def legal(self, token):
        """May the player to act do this now?"""
        event = parse_event(token)
        kind = event[0]
        if self.over:
            return False
        if kind == "pass":
            return self.legal_pass()
        if kind == "P":
            return self.phase == "protect" and self.legal_protection(*event[1:])
        if kind in "FB":
            return self.phase.startswith("jack") and self.legal_jack(*event)
        if kind == "S":
            return self.turn == "giant" and self.legal_giant_shift(*event)
        # The other two options need a turn that is not yet begun.
        legal = self.legal_discard if kind == "D" else self.legal_giant_shift
        return self.phase == "giant" and legal(*event)

    def legal_pass(self):
        free = {
            "protect": True,  # the Protection is an offer
            "giant": self.rule["giant-turn"] == "may",
            "second": self.rule["giant-second"] == "may",
        }.get(self.phase, self.rule["jack-moves"] == "upto")
        return free or (self.rule["stuck"] == "pass" and not self.can_move())

    def legal_protection(self, source, place, target, new_place):
        """Any card, to any place that exists once the card has been taken out."""
        if self.rule["protect-null"] == "refused" and (source, place) == (target, new_place):
            return False
        places = len(self.castle[target]) + (source != target)
        return place <= len(self.castle[source]) and new_place <= places

    def legal_jack(self, kind, source, target):
        stack = self.castle[source]
        if not stack:
            return False
        if target == "J":
            return self.legal_on_bean(stack[-1] if kind == "F" else stack[0])
        if kind == "F":  # front to front: another stack
            return source != target
        # back to front: the same stack
        return source == target and (len(stack) > 1 or self.rule["lone-back"] == "legal")

    def legal_on_bean(self, card):
        """A beanstalk of six numbers takes a treasure; a lower one takes a higher number."""
        repeat = self.rule["repeat-treasure"]
        if len(self.bean) == 6:
            return card in TREASURES and (repeat != "refused" or card in self.missing_kinds())
        if card not in NUMBERS or card <= top_of(self.bean):
            return False
        if not self.bean and repeat == "wasted" and len(self.done) >= 3:
            return False
        # Numbers may be left out as long as Jack can still go on.
        castle = "".join(self.castle.values()).replace(card, "", 1)
        bean = self.bean + card
        skip = self.rule["skip"]
        if skip == "castle":
            return can_fill(castle, bean)
        if skip == "numbers":
            return can_fill(NUMBERS, bean)
        return skip == "free" or self.can_finish(castle, bean, "all")

    def legal_discard(self, _, source, place):
        """Only numbers, but from any depth."""
        stack = self.castle[source]
        return place <= len(stack) and stack[place - 1] in NUMBERS

    def legal_giant_shift(self, kind, source, target):
        """The front card of one stack, or the front four, to the front of another."""
        if source == target or len(self.castle[source]) < (4 if kind == "G" else 1):
            return False
        return self.castle[target] != "" or self.rule["empty-stack"] == "both"

    def candidates(self):
        """Every event but pass that might be legal now, and some that are not; a fixed order."""
        length = {name: len(stack) for name, stack in self.castle.items()}
        if self.phase == "protect":
            for a in STACKS:
                for i in range(1, length[a] + 1):
                    for b in STACKS:
                        yield from (f"P{a}{i}{b}{j}" for j in range(1, length[b] + 2))
        elif self.turn == "jack":
            yield from (kind + a + b for kind in "FB" for a in STACKS for b in STACKS + "J")
        elif self.turn == "giant":
            yield from (f"D{a}{i}" for a in STACKS for i in range(1, length[a] + 1))
            yield from (kind + a + b for kind in "GS" for a in STACKS for b in STACKS)

    def can_move(self):
        return any(self.legal(token) for token in self.candidates())

    def legal_events(self):
        return [token for token in (*self.candidates(), "pass") if self.legal(token)]

    # ---- Playing ----

    def play(self, token):
        """Do the event and return True; if it is not legal, change nothing and return False."""
        if not self.legal(token):
            return False
        event = parse_event(token)
        if self.phase == "protect":
            self.play_protection(event)
        else:
            self.play_turn(event)
        # Only the Giant can ever be stuck: Jack may use empty stacks, and giants never leave.
        if self.turn == "giant" and self.rule["stuck"] == "lose":
            if not self.legal_pass() and not self.can_move():
                self.phase = "jack:stuck"
        return True

    def play_protection(self, event):
        if event[0] == "P":
            _, source, place, target, new_place = event
            card = self.take(source, place - 1)
            stack = self.castle[target]
            self.castle[target] = stack[:new_place - 1] + card + stack[new_place - 1:]
        self.phase = "jack3"
        if self.rule["deal-pattern"] != "first-move":
            self.test_setup()

    def play_turn(self, event):
        kind, player, phase, timing = event[0], self.turn, self.phase, self.rule["timing"]
        for source, index, target in self.shifts(event):
            self.put(target, self.take(source, index))
            if timing == "card" and self.test(player, kind):
                return
        if kind == "pass":
            self.phase = "giant" if player == "jack" else "jack3"
        elif phase == "giant":
            self.phase = "second" if kind == "S" else "jack3"
        else:
            self.phase = NEXT_PHASE[phase]
        if timing == "move":
            tested = kind != "pass"
        elif timing == "option":  # the Giant's two single moves are one option
            tested = phase == "second" or (kind != "pass" and self.phase != "second")
        else:
            tested = timing == "turn" and self.turn != player
        if tested:
            self.test(player, kind)

    def shifts(self, event):
        """The event as single cards: (stack, index, target), to be done one after the other."""
        if event[0] == "pass":
            return []
        kind, source, target = event
        if kind == "D":
            return [(source, target - 1, "out")]
        if kind == "G" and self.rule["four-order"] == "kept":
            # The deepest of the four goes first; then the next one is at its index.
            return [(source, len(self.castle[source]) - 4, target)] * 4
        return [(source, 0 if kind == "B" else -1, target)] * (4 if kind == "G" else 1)

    def take(self, source, index):
        cards = list(self.castle[source])
        card = cards.pop(index)
        self.castle[source] = "".join(cards)
        return card

    def put(self, target, card):
        if target == "out":
            self.out += card
        elif target != "J":
            self.castle[target] += card
        elif card in TREASURES:
            self.done.append(self.bean + card)
            self.bean = ""
        else:
            self.bean += card

    # ---- Winning ----

    def test_setup(self):
        """A giant pattern that was dealt, where a reading lets it count."""
        found = ["vertical"] if self.vertical() else []
        if self.rule["deal-pattern"] != "deal-vertical" and self.horizontal():
            found.append("horizontal")
        if found:
            self.phase = "giant:" + "+".join(found)

    def test(self, player, kind):
        """The win conditions, after an event of this player and kind. True ends the game."""
        on = self.rule["giant-wins-on"]
        every = player == "giant" or on == "either"
        giant = []
        if every and self.vertical():
            giant.append("vertical")
        if (every or on == "horizontal") and self.horizontal():
            giant.append("horizontal")
        if every and self.discard_win(kind):
            giant.append("discard")
        jack = [] if self.missing_kinds() else ["treasures"]
        if not giant and not jack:
            return False
        winner = self.rule["both-win"] if giant and jack else "giant" if giant else "jack"
        found = {"giant": giant, "jack": jack, "draw": giant + jack}[winner]
        self.phase = winner + ":" + "+".join(found)
        return True

    def vertical(self):
        reading = self.rule["vertical"]
        return any(has_vertical(stack, reading) for stack in self.castle.values())

    def horizontal(self):
        """The fronts show all four giants (the fifth front may be anything)."""
        return GIANTS.issubset([stack[-1] for stack in self.castle.values() if stack])

    def discard_win(self, kind):
        cause = self.rule["discard-cause"]
        if cause == "discard" and kind != "D":
            return False
        castle, scope = "".join(self.castle.values()), self.rule["discard-scope"]
        if self.can_finish(castle, self.bean, scope):
            return False
        return cause != "blame" or self.can_finish(castle + self.out, self.bean, scope)

    def missing_kinds(self):
        return TREASURES.difference([stalk[6] for stalk in self.done])

    def can_finish(self, castle, bean, scope):
        """Are these castle cards enough for Jack? One beanstalk for each kind still missing;
        the current one is the first of them, and the only one in the scope "active"."""
        missing = len(self.missing_kinds())
        if missing == 0:
            return True
        allowed = 3 - len(self.done) if self.rule["repeat-treasure"] == "wasted" else 3
        if scope == "active":
            return allowed > 0 and can_fill(castle, bean)
        copies = tuple([castle.count(number) for number in NUMBERS])
        top, need = int(top_of(bean)), 6 - len(bean)
        return allowed >= missing and can_build(copies, top, need, missing - 1)


# ---- Cards ----


def is_rising(cards):
    return set(cards).issubset(NUMBERS) and list(cards) == sorted(set(cards))


def check_deck(cards):
    if len(cards) != 50 or any(cards.count(card) != n for card, n in COPIES.items()):
        raise Malformed("the 50 cards of the deck were expected")


if __name__ == "__main__":
    main(sys.modules[__name__])
