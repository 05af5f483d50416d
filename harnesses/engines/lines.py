"""What every engine does with the lines of docs/lines.md; nothing about the rules of any game.

An engine is a module with NAMES, READINGS, FIELDS, Game, parse_event(): see start(), answer().
"""

import argparse
import re
import sys
from functools import lru_cache

MAX_LINE = 1048576
WORD = re.compile("[^ \t\r]+")


class Malformed(Exception):
    """The text is not of the agreed form, or the cards are not those of the game."""


@lru_cache(maxsize=1000)
def parse_spec(spec, names, readings):
    """game[@edition][?reading=choice,...] -> the choices that are named; readings are pairs."""
    head, question, tail = spec.partition("?")
    if head not in names:
        raise Malformed("one of these was expected: " + " ".join(names))
    chosen = {}
    for item in tail.split(",") if question else []:
        name, _, choice = item.partition("=")
        if choice not in dict(readings).get(name, ()) or name in chosen:
            raise Malformed("reading=choice was expected, each reading once")
        chosen[name] = choice
    return chosen


def start(engine, words):
    """The game that the words before the colon describe: a spec, fields, deal= or at=."""
    words = iter(words)
    settings = dict(parse_spec(next(words, ""), engine.NAMES, tuple(engine.READINGS.items())))
    game = None
    for word in words:
        key, _, value = word.partition("=")
        if game:
            raise Malformed("the events were expected, after a colon")
        if key == "deal":
            game = engine.Game.from_deal(value, settings)
        elif key == "at":
            game = engine.Game.from_position(value, settings)
        elif key in settings or not re.fullmatch(engine.FIELDS.get(key, "(?!)"), value):
            raise Malformed("a field was expected, each at most once")
        else:
            settings[key] = value
    if not game:
        raise Malformed("a spec and then deal= or at= were expected")
    return game


def answer(engine, words, level, reached=None):
    """The answer to a line's words; reached[0] becomes the number of the last one that was read."""
    reached = reached or [0]

    def read(begin, end):
        for reached[0] in range(begin, end):
            yield words[reached[0]]

    split = words.index(":") if ":" in words else len(words)
    game = start(engine, read(0, split))
    for word in read(split + 1, len(words)):
        engine.parse_event(word)  # all must be well-formed before anything is played
    refused = [str(i) for i, word in enumerate(words[split + 1:], 1) if not game.play(word)]
    told = [f"turn={game.turn}", f"result={game.result}", f"refused={','.join(refused) or '-'}"]
    told.append(f"by={game.by}")
    if level >= 1:
        told.append(f"legal={','.join(game.legal_events()) or '-'}")
    if level >= 2:
        told.append(f"at={game.position()}")
    if level >= 3:
        told += [f"see-{player}={game.see(player)}" for player in game.players]
    return " ".join(told)


def answer_line(engine, text, level):
    reached = [0]
    try:
        return answer(engine, WORD.findall(text), level, reached)
    except Malformed as fault:
        column = [match.start() + 1 for match in WORD.finditer(text)][reached[0]]
        return f"error {column} {fault}"


def main(engine):
    parser = argparse.ArgumentParser(description=engine.__doc__.split(":")[0])
    parser.add_argument("--level", type=int, default=2, choices=range(4))
    level = parser.parse_args().level
    while True:
        raw = rest = sys.stdin.buffer.readline(MAX_LINE + 1)
        if not raw:
            break
        too_long = len(raw) > MAX_LINE and not raw.endswith(b"\n")
        while too_long and rest and not rest.endswith(b"\n"):
            rest = sys.stdin.buffer.readline(MAX_LINE)
        text = raw.decode("latin-1").rstrip("\n")  # so that a column is a byte
        if text.strip(" \t\r").startswith("#") or not text.strip(" \t\r"):
            continue
        error = f"error {MAX_LINE + 1} the end of the line was expected"
        print(error if too_long else answer_line(engine, text, level), flush=True)
