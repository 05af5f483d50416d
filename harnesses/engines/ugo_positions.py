"""Which positions of UGO! can be reached, as far as one can tell without the events before.

Each rule here looks at one moment. Not looked at is what would take a reconstruction of the past:
tricks that explain the kingdoms, the farmers, the points and the leader of a later trick; nor the
order in which the colours of the trick that is being placed have come onto the board.
"""

from lines import Malformed

DECK = [colour + value for colour in "RBGYK" for value in "012345678"]
HAND = 10  # cards that each player is dealt, and so tricks in a game
GAMES = 4


def require(condition, what):
    if not condition:
        raise Malformed("impossible: " + what)


def check_position(game, cards):
    """The cards are those of all parts; game.winner and game.placed are found here."""
    require(max(game.dealer, game.leader) < game.size, "a dealer or leader who does not play")
    require(len(game.farmers) == len(game.totals) == game.size, "one number for each player")
    phases = ("play", "put", "lead", "deal", "dealer", "over")
    require(game.phase in phases, "an unknown phase")
    require(len(game.trick) <= game.size, "more cards than players in the trick")
    if game.phase in ("put", "lead"):
        require(len(game.trick) == game.size, "a trick that is placed is whole")
        game.find_winner()
        there = [card for place in game.boards[game.winner] for card in place]
        game.placed = [card for card in game.trick if card in there]
    require(sorted(cards) == sorted(DECK + game.placed), "each of the 45 cards lies in one place")
    check_match(game)
    if game.phase in ("deal", "dealer"):
        check_dealing(game)
    else:
        check_playing(game)


def check_match(game):
    """Which game it is, who deals it, and the points of those before it."""
    dealer = {
        "left": (game.size - 1 + game.game - 1) % game.size,
        "same": game.size - 1,
        "chosen": game.size - 1 if game.game == 1 else game.dealer,
    }
    if game.phase == "dealer":  # the next one is not chosen: this is the dealer of the last game
        require(game.rule["dealer"] == "chosen", "no dealer is chosen")
        require(game.game > 2 or game.dealer == game.size - 1, "p1 leads the first game")
    else:
        require(game.dealer == dealer[game.rule["dealer"]], "somebody else deals")
    require(game.phase != "over" or game.game == GAMES, "a match has four games")
    low, high = -5 * sum(game.spots), 5 * 8  # no farmer at all; an 8 on each place
    games = GAMES if game.phase == "over" else game.game - 1
    for total in game.totals:
        require(games * low <= total <= games * high, "points that cannot be scored")


def check_dealing(game):
    require(game.game > 1, "the first deal is written as deal=")
    require(game.leader == game.left_of(game.dealer), "the player left of the dealer leads")
    require(not game.trick and not any(map(any, game.boards)), "cards are played while dealing")
    require(not any(game.farmers), "farmers while dealing")
    left = game.to_deal()
    dealt = HAND * game.size - left
    for i in range(game.size):
        hand = game.hands[(game.leader + i) % game.size]
        require(len(hand) == (dealt + game.size - 1 - i) // game.size, "not dealt in turn")
    require(left > 0 and (game.phase == "deal" or dealt == 0), "the hands are full")
    old, used = len(DECK) - HAND * game.size, HAND * game.size
    require(len(game.aside) <= old and len(game.used) <= used, "too many cards aside or used")
    taken = used - len(game.used)  # cards of the last game that were dealt again
    if game.rule["aside"] == "first":
        require(not taken or not game.aside, "a card that was aside is dealt first")
    if game.rule["aside"] == "included":
        require(not taken or len(game.aside) <= left, "all cards that were aside are dealt")


def check_playing(game):
    whole = len(game.trick) == game.size  # played, and being placed
    hands = {len(hand) + ((seat - game.leader) % game.size < len(game.trick))
             for seat, hand in enumerate(game.hands)}
    require(len(hands) == 1, "hands of different sizes")
    cards = hands.pop()  # that each player had before this trick
    require(not game.used and len(game.aside) == len(DECK) - HAND * game.size, "cards put aside")
    require(cards <= HAND, "more than ten cards")
    until_lead = game.rule["placed"] == "until-lead"
    require({
        "play": not whole and cards > 0 and (game.trick or cards == HAND or not until_lead),
        "put": len(game.placed) < game.size,
        "lead": until_lead and len(game.placed) == game.size and cards > 1,
        "over": cards == 0 and not game.trick,
    }[game.phase], "the phase does not fit the cards")
    kingdoms = [sum(map(len, board)) for board in game.boards]
    if whole:
        kingdoms[game.winner] -= len(game.placed)
    require(not any(kingdom % game.size for kingdom in kingdoms), "part of a trick in a kingdom")
    if cards == HAND:
        require(game.leader == game.left_of(game.dealer), "the player left of the dealer leads")
    tricks = HAND - cards + whole
    most = 2 * tricks if game.rule["surplus"] == "kept" else min(2 * tricks, sum(game.spots))
    require(all(0 <= farmers <= most for farmers in game.farmers), "too many farmers")
    check_follow(game)
    for board in game.boards:
        check_board(game, board)


def check_follow(game):
    for i, card in enumerate(game.trick):
        if card[0] != game.trick[0][0]:
            hand = game.hands[(game.leader + i) % game.size]
            require(not game.must_follow(hand, game.trick[0][0]), "somebody has not followed suit")


def check_board(game, board):
    """Colours, their places, and what this trick has changed, if this is its winner's board."""
    colours = [place[0][0] for place in board if place]
    require(len(set(colours)) == len(colours), "a colour on two places")
    require(all(card[0] == place[0][0] for place in board for card in place), "two colours")
    before = [[card for card in place if card not in game.placed] for place in board]
    for place, old in zip(board, before):
        require(place[:len(old)] == old, "cards of this trick lie above older ones")
    if game.rule["skip-place"] == "leftmost":
        for row in (board, before):
            filled = [bool(place) for place in row]
            require(filled == sorted(filled, reverse=True), "a place is left out")
