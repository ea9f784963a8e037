"""`python -m tools.lengths KEY [MATCHES]`: how many moves a person makes in a match, by number of players.

Bot opponents play every seat, with the options nobody chose; told is the median over seats and matches, which
`Game.lengths` keeps.
"""

from __future__ import annotations

import sys
from random import Random
from statistics import median

from games import load
from games.core import Luck


def length(key: str, seats: int, matches: int) -> int:
    """The moves that one of so many *seats* makes, over *matches* from fixed seeds."""
    game, made = load(key), []
    for number in range(matches):
        random = Random(number)
        chance = Luck(random)
        state, _ = game.deal(seats, {}, chance)
        moves = [0] * seats
        while waiting := game.waiting_for(state):
            seat = min(waiting)
            move = game.choose(game.view(state, seat), game.offers(state, seat), random)
            game.apply(state, seat, move, chance)
            moves[seat] += 1
        made += moves
    return round(median(made))


if __name__ == "__main__":
    key, *rest = sys.argv[1:]
    matches = int(rest[0]) if rest else 100
    for seats in load(key).seats_with({}):
        print(f"{seats} seats: {length(key, seats, matches)} moves")
