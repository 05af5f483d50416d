#!/usr/bin/env python3
"""Engines in Python under Arbiter. To wrap your own, change the import, the specs, and how
answer() starts a game, plays its events, and tells the outcome and what each player sees."""
import re, sys
sys.path.append(__file__.rpartition("/")[0] + "/../engines")
import englishman, ugo
from lines import Malformed, start

def answer(spec, *words):
    if spec == "hello": return "hello version=1 level=3 spec=englishman@*?* spec=ugo@*?*"
    colon = (*words, ":").index(":")
    game = start(ugo if spec[:3] == "ugo" else englishman, (spec, *words[:colon]))
    refused = ",".join(str(i) for i, word in enumerate(words[colon + 1:], 1) if not game.play(word))
    return (f"turn={game.turn} result={game.result} by={game.by} refused={refused or '-'} "
            f"legal={','.join(game.legal_events()) or '-'} at={game.position()} "
            + " ".join(f"see-{player}={game.see(player)}" for player in game.players))

def lines():
    for line in sys.stdin.buffer:
        words = re.findall("[^ \t\r\n]+", line.decode("latin-1"))
        if words and words[0][0] != "#": yield words  # other lines get no answer

for words in lines() if __name__ == "__main__" else ():
    try: print(answer(*words), flush=True)
    except Malformed as fault: print(f"error {fault}", flush=True)
