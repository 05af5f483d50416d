"""From a trace of CBMC to what a person reads: an arbiter line, or else the harness's variables."""

import re
from typing import Any

from . import englishman, ugo

Step = dict[str, Any]
GAMES = (englishman, ugo)
"""Each makes a line of a position of its own, and of no other game's."""
SHOWN = ("s", "before", "rules", "event")
"""The variables of a harness that a line shows."""


def plain(value: dict[str, Any]) -> Any:
    """A value as Python has it: dict, list, int; None for a pointer."""
    if "members" in value:
        return {member["name"]: plain(member["value"]) for member in value["members"]
                if "$" not in member["name"]}  # padding
    if "elements" in value:
        return [plain(element["value"]) for element in value["elements"]]
    if value.get("name") in ("integer", "boolean", "enum", "bitvector") and "binary" in value:
        number = int(value["binary"], 2)
        negative = str(value.get("data")).startswith("-")
        return number - (1 << len(value["binary"])) if negative else number
    return None


def store(variables: dict[str, Any], target: str, value: Any) -> None:
    """Carries out an assignment to something like `s.card[3l]`.  What lies outside is left out."""
    path: list[Any] = [int(index) if index else name for name, index in
                       re.findall(r"([A-Za-z_]\w*)|\[(\d+)[a-z]*\]", target)]
    holder: Any = variables
    try:
        for part in path[:-1]:
            holder = holder[part]
        holder[path[-1]] = value
    except (KeyError, IndexError, TypeError):
        pass


def variables_of(trace: list[Step]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The harness's variables: as they were first, and as they were last.  Arguments of the functions
    that it calls are assigned on lines of the harness too, but are no variables of it."""
    first: dict[str, Any] = {}
    last: dict[str, Any] = {}
    for step in trace:
        if step.get("stepType") != "assignment" or step.get("assignmentType") != "variable":
            continue
        name = re.match(r"\w*", step["lhs"])[0]  # type: ignore[index]
        inside = step.get("sourceLocation", {}).get("function") == "harness"
        if re.search(r"[$]|^return_value_|^tmp_", step["lhs"]) or not (inside or name in last):
            continue
        value = plain(step["value"])
        if name == step["lhs"]:
            if inside:
                last[name] = value
                first.setdefault(name, plain(step["value"]))
        else:
            store(last, step["lhs"], value)
    return first, last


def words(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + " ".join(f"{name}={words(part)}" for name, part in value.items()) + "}"
    if isinstance(value, list):
        return ",".join(words(part) for part in value)
    return "?" if value is None else str(value)


def describe(trace: list[Step]) -> list[str]:
    """A line where the harness has a position, and otherwise all its variables.  `before` is the
    position before the event; without it, `s` as it began; of a deal, `s` as it became."""
    first, last = variables_of(trace)
    line: list[str] = []
    for position in (last.get("before"), first.get("s"), last.get("s")):
        for game in GAMES:
            line = line or game.line(position, last.get("rules"), last.get("event"))
    shown = SHOWN if line else ()
    rest = [f"{name}={words(last[name])}" for name in sorted(last) if name not in shown]
    return [*line, "# with " + " ".join(rest)] if rest else line
