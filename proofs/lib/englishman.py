"""Positions of The Blood of an Englishman as lines (docs/lines.md), from the numbers in a trace."""

from typing import Any

from . import names

CARDS = "123456789EIOUBGH"
COPIES = [4] * 9 + [2] * 7
STACKS, TARGETS = "abcde", "abcdeJ"
PHASES = ("protect", "jack3", "jack2", "jack1", "giant", "second")
WINNERS = ("-", "jack", "giant", "draw")
WAYS = ("vertical", "horizontal", "discard", "treasures", "stuck")
KINDS = " PFBDGS"
CASTLE = 3
"""The zones before it have left the castle; a line has them behind it."""


def position(s: Any) -> str:
    """The value of at=, or nothing where the numbers are no position at all."""
    if not isinstance(s, dict) or not isinstance(s.get("card"), list) or len(s.get("end") or []) != 8:
        return ""
    ends = [0, *s["end"]]
    if ends != sorted(ends) or ends[-1] != len(s["card"]) or s["phase"] > len(PHASES):
        return ""
    if any(kind >= len(CARDS) for kind in s["card"]) or s["winner"] >= len(WINNERS):
        return ""
    zones = ["".join(CARDS[kind] for kind in s["card"][begin:end]) or "-"
             for begin, end in zip(ends, ends[1:])]
    zones = zones[CASTLE:] + zones[:CASTLE]
    ways = "+".join(word for bit, word in enumerate(WAYS) if s["ways"] >> bit & 1) or "-"
    over = f"{WINNERS[s['winner']]}:{ways}"
    return "/".join([*zones, PHASES[s["phase"]] if s["phase"] < len(PHASES) else over])


def event(numbers: Any) -> str:
    """The event, or its numbers where it is not a formed one."""
    if not isinstance(numbers, dict):
        return ""
    kind, start, index = numbers["kind"], numbers["from"], numbers["index"]
    to, place = numbers["to"], numbers["place"]
    if kind == 0:
        return "pass"
    if kind >= len(KINDS) or start >= len(STACKS) or to >= len(TARGETS):
        return names.numbers(numbers)
    text = KINDS[kind] + STACKS[start] + (str(index) if index else "")
    return text if KINDS[kind] == "D" else text + TARGETS[to] + (str(place) if place else "")


def line(s: Any, rules: Any, numbers: Any) -> list[str]:
    """The line, with a remark where `arbiter judge` will not take it: many proofs need less than the
    whole deck, and so their positions need not have it."""
    at = position(s)
    if not at:
        return []
    whole = all(s["card"].count(kind) == copies for kind, copies in enumerate(COPIES))
    what = event(numbers)
    text = f"{names.spec(rules, 'englishman', 'ENG_READINGS')} at={at}" + (f" : {what}" if what else "")
    return [text] if whole else [text, "# (these are not the fifty cards of the deck)"]
