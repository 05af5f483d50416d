"""Positions of UGO! as lines (docs/lines.md), from the numbers in a trace."""

from typing import Any

from . import names

COLOURS = "RBGYK"
NO_CARD, SEATS, PLACES = 45, 4, 5
KINGDOM, TRICK, ASIDE, USED = 4, 8, 9, 10
PHASES = ("play", "put", "lead", "deal", "dealer", "over")
ROWS = (("farmers", 0, "000222110"), ("spots", 9, "00234"), ("bonus", 14, "00135"))


def card(number: int) -> str:
    return f"{COLOURS[number // 9]}{number % 9}" if number < NO_CARD else "-"


def cards(s: Any, zone: int) -> str:
    return "".join(card(one) for one in range(NO_CARD) if s["zone"][one] == zone) or "-"


def fields(rules: Any) -> str:
    """The number of players and the figures, where they are not the standard."""
    text = "" if rules["players"] == SEATS else f" players={rules['players']}"
    for name, first, standard in ROWS:
        row = "".join(map(str, rules["figure"][first:first + len(standard)]))
        text += f" {name}={row}" if row != standard else ""
    return text


def place(s: Any, seat: int, number: int) -> str:
    """Covered cards in the deck's order, those of the trick above the others, and the top one."""
    top = s["top"][seat * PLACES + number]
    if top >= NO_CARD:
        return "-"
    under = s["under"][number] if top in s["trick"] else NO_CARD
    there = [one for one in range(top // 9 * 9, top // 9 * 9 + 9) if s["zone"][one] == KINGDOM + seat]
    there.sort(key=lambda one: (one == top, one in s["trick"], one == under, one))
    return "".join(map(card, there)) or "-"


def position(s: Any, players: int) -> str:
    """The value of at=, or nothing where the numbers are no position at all."""
    if not isinstance(s, dict) or not isinstance(s.get("zone"), list):
        return ""
    s = {**s, "top": flat(s["top"])}
    if s["phase"] >= len(PHASES) or s["leader"] >= players or len(s["top"]) != SEATS * PLACES:
        return ""
    parts = []
    for seat in range(players):
        parts += [cards(s, seat), *(place(s, seat, number) for number in range(PLACES))]
    played = [s["trick"][(s["leader"] + order) % players] for order in range(players)]
    parts.append("".join(card(one) for one in played if one < NO_CARD) or "-")
    parts += [cards(s, ASIDE), cards(s, USED)]
    state = [PHASES[s["phase"]], s["game"], s["dealer"] + 1, s["leader"] + 1,
             ",".join(map(str, s["farmers"][:players])), ",".join(map(str, s["total"][:players]))]
    return "/".join([*parts, ":".join(map(str, state))])


def flat(rows: Any) -> list[int]:
    return [one for row in rows for one in row] if rows and isinstance(rows[0], list) else rows


def event(numbers: Any) -> str:
    """The event, or its numbers where it is not a formed one."""
    if not isinstance(numbers, dict):
        return ""
    kind, index = numbers["kind"], numbers["index"]
    if kind == 2:
        return "back"
    if kind == 4 and numbers["from"] < SEATS:
        return f"dealer{numbers['from'] + 1}"
    if kind > 4 or index >= NO_CARD:
        return names.numbers(numbers)
    return (card(index), f"{card(index)}@{numbers['place']}", "", f"+{card(index)}")[kind]


def line(s: Any, rules: Any, numbers: Any) -> list[str]:
    """The line, with a remark where `arbiter judge` will not take it: most proofs do without counting,
    and so the hands of their positions need not have the right sizes."""
    if not isinstance(rules, dict) or not 2 <= (rules.get("players") or 0) <= SEATS:
        return []
    at = position(s, rules["players"])
    if not at:
        return []
    what = event(numbers)
    text = names.spec(rules, "ugo", "UGO_READINGS") + fields(rules) + f" at={at}"
    sizes = {s["zone"].count(seat) for seat in range(rules["players"])}
    whole = s["phase"] not in (0, 1, 2) or max(sizes) - min(sizes) <= 1
    return [text + (f" : {what}" if what else ""),
            *([] if whole else ["# (these hands have sizes that no deal gives)"])]
