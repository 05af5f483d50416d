#!/usr/bin/env python3
"""UGO!, written from the rulebook: a second engine to compare others with.

    python3 ugo.py [--level N] < queries > answers       (the lines of docs/lines.md)

As a module: Game.from_deal(deal, settings) or Game.from_position(text, settings), then
legal(event), legal_events(), play(event); and turn, result, by, position(), see(player).
"""

import re
import sys

from lines import Malformed, main
from ugo_positions import DECK, GAMES, HAND, check_position

ORDER = {card: number for number, card in enumerate(DECK)}
PLACES = range(5)

NAMES = ("ugo", "ugo@playthisone")

# Each unclear rule with its possible readings; the first is the default.
READINGS = {
    "follow": ("strict", "zero"),
    "tie": ("first", "follower"),
    "new-colours": ("free", "played"),
    "skip-place": ("leftmost", "any"),
    "placed": ("at-once", "until-lead"),
    "surplus": ("lost", "kept"),
    "aside": ("shuffled", "first", "included"),
    "dealer": ("left", "same", "chosen"),
    "missing": ("short", "bare"),
    "covered": ("open", "closed"),
    "match-tie": ("shared", "nobody"),
}

# Players, and what is printed on cards and boards: what may be written, and the standard.
FIELDS = {
    "players": "[234]",
    "farmers": "[012]00[012]{6}",
    "spots": "00[1-4]{3}",
    "bonus": "[0-5]{5}",
}
STANDARD = {"players": "4", "farmers": "000222110", "spots": "00234", "bonus": "00135"}
DEFAULTS = {**STANDARD, **{name: choices[0] for name, choices in READINGS.items()}}

# Every event that can be written, as (kind, card, place or player).
CARDLESS = {"back": ("back", None, None),
            **{f"dealer{seat + 1}": ("dealer", None, seat) for seat in range(4)}}
EVENTS = {
    **{card: ("card", card, None) for card in DECK},
    **{f"{card}@{place + 1}": ("put", card, place) for card in DECK for place in PLACES},
    **{"+" + card: ("deal", card, None) for card in DECK},
    **CARDLESS,
}
KINDS = {
    "play": ("card",),
    "put": ("put", "back"),
    "lead": ("card", "back"),
    "deal": ("deal",),
    "dealer": ("dealer",),
    "over": (),
}
STATE = re.compile(r"(\w+):([1-4]):([1-4]):([1-4]):([\d,]+):([-\d,]+)", re.ASCII)


def parse_event(token):
    if token not in EVENTS:
        raise Malformed("an event was expected")
    return EVENTS[token]


def value_of(card):
    return int(card[1])


def in_order(cards):
    return sorted(cards, key=ORDER.__getitem__)


def joined(cards):
    return "".join(cards) or "-"


class Game:
    """hands: a set of cards for each seat. boards: for each seat five places, each a list of cards
    with the one on top last. trick: the cards played, from the leader's on; placed: those of them
    that lie on the winner's board already. used: cards of the last game that are not dealt again.
    phase: as in lines.md. dealer, leader and winner (of a whole trick) are seats, from 0."""

    def __init__(self, settings=None):
        self.rule = {**DEFAULTS, **(settings or {})}
        self.size = int(self.rule["players"])
        self.players = [f"p{seat + 1}" for seat in range(self.size)]
        self.pays, self.spots, self.bonus = (
            [int(digit) for digit in self.rule[row]] for row in ("farmers", "spots", "bonus"))
        self.hands = [set() for _ in self.players]
        self.clear_boards()
        self.trick, self.placed = [], []
        self.aside, self.used = set(), set()
        self.phase, self.game = "play", 1
        self.dealer, self.leader, self.winner = self.size - 1, 0, None
        self.totals = [0] * self.size

    def clear_boards(self):
        self.boards = [[[] for _ in PLACES] for _ in self.players]
        self.farmers = [0] * self.size

    @classmethod
    def from_deal(cls, deal, settings=None):
        game = cls(settings)
        hands = [read_cards(text) for text in deal.split("/")]
        if [len(hand) for hand in hands] != [HAND] * game.size:
            raise Malformed("ten cards for each player were expected")
        game.hands = [set(hand) for hand in hands]
        game.aside = set(DECK).difference(*hands)
        if len(game.aside) + HAND * game.size != len(DECK):
            raise Malformed("a card was dealt twice")
        return game

    @classmethod
    def from_position(cls, text, settings=None):
        game = cls(settings)
        *parts, state = text.split("/")
        if len(parts) != 6 * game.size + 3 or not (match := STATE.fullmatch(state)):
            raise Malformed("six parts for each player, three more and the state were expected")
        piles = ["" if part == "-" else read_cards(part) for part in parts]
        kingdoms = piles[:-3]
        game.hands = [set(hand) for hand in kingdoms[::6]]
        game.boards = [[list(pile) for pile in kingdoms[i + 1:i + 6]]
                       for i in range(0, len(kingdoms), 6)]
        game.trick, game.aside, game.used = list(piles[-3]), set(piles[-2]), set(piles[-1])
        game.phase, game.game = match[1], int(match[2])
        game.dealer, game.leader = int(match[3]) - 1, int(match[4]) - 1
        game.farmers, game.totals = read_numbers(match[5]), read_numbers(match[6])
        check_position(game, [card for pile in piles for card in pile])
        return game

    # ---- What the answers say ----

    @property
    def actor(self):
        """The seat of the player who is to act."""
        if self.phase == "play":
            return (self.leader + len(self.trick)) % self.size
        return self.winner

    @property
    def turn(self):
        if self.phase == "over":
            return "-"
        return "chance" if self.phase in ("deal", "dealer") else self.players[self.actor]

    @property
    def result(self):
        if self.phase != "over":
            return "-"
        best = [player for player, total in zip(self.players, self.totals)
                if total == max(self.totals)]
        return "nobody" if len(best) > 1 and self.rule["match-tie"] == "nobody" else "+".join(best)

    @property
    def by(self):
        return ",".join(map(str, self.totals)) if self.phase == "over" else "-"

    def position(self, viewer=None):
        """All cards; or what a player may know, who sees no other hand and nothing face down."""
        parts = []
        for player, hand, board in zip(self.players, self.hands, self.boards):
            hidden = viewer not in (None, player)
            parts.append(f"?{len(hand)}" if hidden else joined(in_order(hand)))
            parts += [self.place_text(place, viewer) for place in board]
        parts.append(joined(self.trick))
        if viewer:
            parts.append(f"?{len(self.aside) + len(self.used)}")
        else:
            parts += [joined(in_order(self.aside)), joined(in_order(self.used))]
        farmers, totals = (",".join(map(str, row)) for row in (self.farmers, self.totals))
        return "/".join(parts) + (f"/{self.phase}:{self.game}:{self.dealer + 1}:{self.leader + 1}"
                                  f":{farmers}:{totals}")

    def see(self, player):
        return self.position(player)

    def place_text(self, place, viewer):
        if viewer and place and self.rule["covered"] == "closed":
            return "??" * (len(place) - 1) + place[-1]
        old = [card for card in place if card not in self.placed]
        new = place[len(old):]  # cards of this trick lie above all others
        return joined(in_order(old[:-1]) + old[-1:] + in_order(new[:-1]) + new[-1:])

    # ---- Legality ----

    def legal(self, token):
        """May the player to act, or chance, do this now?"""
        kind, card, number = parse_event(token)
        if kind not in KINDS[self.phase]:
            return False
        if kind == "card":
            return self.legal_card(card)
        if kind == "put":
            return self.legal_put(card, number)
        if kind == "deal":
            return self.legal_deal(card)
        if kind == "back":
            return self.rule["placed"] == "until-lead" and bool(self.placed)
        return number < self.size

    def legal_card(self, card):
        """Follow suit if you can."""
        hand = self.hands[self.actor]
        if card not in hand:
            return False
        if self.phase == "lead" or not self.trick or card[0] == self.trick[0][0]:
            return True
        return not self.must_follow(hand, self.trick[0][0])

    def must_follow(self, hand, led):
        free = led + "0" if self.rule["follow"] == "zero" else None
        return any(card[0] == led and card != free for card in hand)

    def legal_put(self, card, number):
        """On top of its colour; a new colour to the first free place."""
        if card not in self.trick or card in self.placed:
            return False
        colour, board = card[0], self.boards[self.winner]
        for place in board:
            if place and place[0][0] == colour:
                return place is board[number]
        if board[number]:
            return False
        if self.rule["skip-place"] == "leftmost" and not all(board[:number]):
            return False
        return self.rule["new-colours"] == "free" or colour in self.next_colours(board)

    def next_colours(self, board):
        """As they were played, if there were cards on the board before this trick."""
        there = {place[0][0] for place in board if place}
        new = [card[0] for card in self.trick if card[0] not in there]
        return new[:1] if sum(map(len, board)) > len(self.placed) else new

    def legal_deal(self, card):
        if card in self.aside:
            return True
        if card not in self.used:
            return False
        if self.rule["aside"] == "first":
            return not self.aside
        return self.rule["aside"] == "shuffled" or self.to_deal() > len(self.aside)

    def to_deal(self):
        return HAND * self.size - sum(map(len, self.hands))

    def legal_events(self):
        tokens = []
        if self.phase == "put":
            tokens = [f"{card}@{i + 1}" for card in self.trick for i in PLACES]
        elif self.phase in ("play", "lead"):
            tokens = in_order(self.hands[self.actor])
        elif self.phase == "deal":
            tokens = ["+" + card for card in DECK]
        return [token for token in (*tokens, *CARDLESS) if self.legal(token)]

    # ---- Playing ----

    def play(self, token):
        """Do the event and return True; if it is not legal, change nothing and return False."""
        if not self.legal(token):
            return False
        kind, card, number = EVENTS[token]
        if kind == "card":
            self.play_card(card)
        elif kind == "put":
            self.put(card, number)
        elif kind == "deal":
            self.deal(card)
        elif kind == "back":
            self.take_back()
        else:
            self.begin_deal(number)
        return True

    def play_card(self, card):
        if self.phase == "lead":
            self.next_trick()
        self.hands[self.actor].remove(card)
        self.trick.append(card)
        if len(self.trick) == self.size:
            self.find_winner()
            self.pay_farmers()
            self.phase = "put"

    def find_winner(self):
        best = winning_index(self.trick, self.rule["tie"])
        self.winner = (self.leader + best) % self.size

    def pay_farmers(self):
        """The winning card pays what it shows; only 1 and 2 pay when they lose."""
        best = self.trick[self.winner - self.leader]  # from the end, if it is negative
        for i, card in enumerate(self.trick):
            if card == best:
                paid = self.pays[value_of(card)]
            else:
                paid = self.paid_for_losing(card, best)
            if paid:
                seat = (self.leader + i) % self.size
                farmers = self.farmers[seat] + paid
                lost = self.rule["surplus"] == "lost"
                self.farmers[seat] = min(farmers, sum(self.spots)) if lost else farmers

    def paid_for_losing(self, card, best):
        same = card[0] == best[0]
        if card[1] == "1":
            return 1 if same else 2
        return 1 if card[1] == "2" and not same else 0

    def put(self, card, number):
        self.boards[self.winner][number].append(card)
        self.placed.append(card)
        if len(self.placed) < self.size:
            return
        if not self.hands[self.winner]:
            self.end_game()
        elif self.rule["placed"] == "until-lead":
            self.phase = "lead"
        else:
            self.next_trick()

    def take_back(self):
        for place in self.boards[self.winner]:
            place[:] = [card for card in place if card not in self.placed]
        self.placed = []
        self.phase = "put"

    def next_trick(self):
        self.leader = self.winner
        self.trick, self.placed = [], []
        self.phase = "play"

    def end_game(self):
        self.next_trick()
        self.totals = [total + self.score(seat) for seat, total in enumerate(self.totals)]
        if self.game == GAMES:
            self.phase = "over"
            return
        self.used = {card for board in self.boards for place in board for card in place}
        self.clear_boards()
        self.game += 1
        if self.rule["dealer"] == "chosen":
            self.phase = "dealer"
            self.leader = self.left_of(self.dealer)
        else:
            same = self.rule["dealer"] == "same"
            self.begin_deal(self.dealer if same else self.left_of(self.dealer))

    def score(self, seat):
        """Each place: its top card, if no farmer is missing; the bonus, if there is no card."""
        points, farmers = 0, self.farmers[seat]
        for place, spots, bonus in zip(self.boards[seat], self.spots, self.bonus):
            there = min(farmers, spots)
            farmers -= there
            enough = there == spots or (self.rule["missing"] == "bare" and there > 0)
            if place:
                points += value_of(place[-1]) if enough else -5 * (spots - there)
            elif there == spots:
                points += bonus
        return points

    def left_of(self, seat):
        return (seat + 1) % self.size

    def begin_deal(self, dealer):
        self.dealer, self.leader = dealer, self.left_of(dealer)
        self.phase = "deal"

    def deal(self, card):
        dealt = HAND * self.size - self.to_deal()
        self.hands[(self.leader + dealt) % self.size].add(card)
        self.aside.discard(card)
        self.used.discard(card)
        if self.to_deal() == 0:
            self.aside |= self.used
            self.used = set()
            self.phase = "play"


def winning_index(trick, tie):
    """The highest value; among equals that of the led colour, or else the one played first."""
    high = max(card[1] for card in trick)
    best = [i for i, card in enumerate(trick) if card[1] == high]
    suited = [i for i, card in enumerate(trick) if card[0] == trick[0][0]]
    both = [i for i in best if i in suited]
    followers = suited[1:]  # the leader is none
    if len(best) > 1 and not both and followers and tie == "follower":
        return max(followers, key=lambda i: trick[i][1])
    return (both or best)[0]


# ---- Positions ----


def read_cards(text):
    if not re.fullmatch("([RBGYK][0-8])+", text):
        raise Malformed("cards were expected, or - for none")
    return [text[i:i + 2] for i in range(0, len(text), 2)]


def read_numbers(text):
    if not re.fullmatch("(-?[1-9][0-9]{0,4}|0)(,(-?[1-9][0-9]{0,4}|0))*", text):
        raise Malformed("numbers were expected, with commas")
    return [int(number) for number in text.split(",")]


if __name__ == "__main__":
    main(sys.modules[__name__])
