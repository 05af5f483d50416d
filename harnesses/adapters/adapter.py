#!/usr/bin/env python3
"""An engine in Python under Arbiter. To wrap your own, change the import, the specs, and how
answer() starts a game, plays its events and tells the outcome."""
import re, sys
sys.path.append(__file__.rpartition("/")[0] + "/../engines")
from englishman import Game, Malformed, parse_spec

def answer(spec, field="", colon=":", *events):
    if spec == "hello": return "hello version=1 level=2 spec=englishman@*?*"
    key, _, cards = field.partition("=")
    if key not in ("deal", "at") or colon != ":": raise Malformed("no game")
    game = (Game.from_deal if key == "deal" else Game.from_position)(cards, parse_spec(spec))
    refused = ",".join(str(i) for i, event in enumerate(events, 1) if not game.play(event))
    return (f"turn={game.turn} result={game.result} by={game.by} refused={refused or '-'} "
            f"legal={','.join(game.legal_events()) or '-'} at={game.position()}")

def lines():
    for line in sys.stdin.buffer:
        words = re.findall("[^ \t\r\n]+", line.decode("latin-1"))
        if words and words[0][0] != "#": yield words  # other lines get no answer

for words in lines() if __name__ == "__main__" else ():
    try: print(answer(*words), flush=True)
    except Malformed as fault: print(f"error {fault}", flush=True)
