"""Names that a line shows, taken from the C source: a counterexample must be readable when the command
does not build."""

import re
from functools import cache
from typing import Any

from .tools import PROJECT


@cache
def readings(game: str, last: str) -> list[tuple[str, list[str]]]:
    """Names of the readings and of their choices, in the order of the enum, which ends with `last`."""
    header = (PROJECT / f"model/{game}.h").read_text()
    source = (PROJECT / f"model/{game}_readings.c").read_text()
    prefix = last.partition("_")[0]
    enum = re.search(rf"enum {game}_reading \{{(.*?)\b{last}\b", header, re.S)
    order = re.findall(rf"\b{prefix}_\w+", enum[1]) if enum else []
    entries: dict[str, tuple[str, list[str]]] = {}
    for part in re.split(rf"\n    \[(?={prefix}_)", source)[1:]:
        name = re.search(r'\{"([a-z0-9-]+)"', part)
        choices = re.findall(r'\{"([a-z0-9-]+)",\s*"', part[part.index("{{"):])
        entries[part[:part.index("]")]] = (name[1] if name else "?", choices)
    return [entries.get(identifier, (identifier, [])) for identifier in order]


@cache
def editions(game: str) -> list[str]:
    source = (PROJECT / f"model/{game}_clauses.c").read_text()
    table = re.search(rf"{game}_editions\[.*?\] = \{{(.*?)\}};", source, re.S)
    return re.findall(r'\{"([a-z0-9-]+)"', table[1]) if table else []


def spec(rules: Any, game: str, last: str) -> str:
    """The spec with the choices that are not the default."""
    if not isinstance(rules, dict):
        return game
    text = game
    number = rules.get("edition") or 0
    if number:
        named = editions(game)
        text += "@" + (named[number] if number < len(named) else f"?{number}")
    chosen = []
    for (name, choices), choice in zip(readings(game, last), rules.get("choice") or []):
        if choice:
            chosen.append(f"{name}={choices[choice] if choice < len(choices) else choice}")
    return text + ("?" + ",".join(chosen) if chosen else "")


def numbers(event: dict[str, int]) -> str:
    """An event that the notation does not have."""
    return "{" + ",".join(map(str, event.values())) + "}"
