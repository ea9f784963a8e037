"""`python -m tools.lengths KEY [MATCHES]`: how long a match takes, by number of players.

Bot opponents play every seat with the default options. It prints the medians, over seats and matches, of the
moves and of the waits for somebody with a choice, which belong into `Game.lengths`. Forced answers are not
waits, because the house gives them.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from random import Random
from statistics import median
from typing import Any

from bot.domain.choices import only_move
from games import load
from games.core import AnyGame, Length, Luck


def length(key: str, seats: int, matches: int, options: Mapping[str, str] | None = None) -> Length:
    """How long a match of so many *seats* with *options* takes, over *matches* from fixed seeds."""
    game = load(key)
    made: list[int] = []
    waited: list[int] = []
    for number in range(matches):
        random = Random(number)
        chance = Luck(random)
        state, _ = game.deal(seats, dict(options or {}), chance)
        moves, waits = [0] * seats, 0
        counted: frozenset[int] = frozenset()  # the seats awaited now whose wait is counted
        while waiting := game.waiting_for(state):
            new = {seat for seat in waiting - counted if _chooses(game, state, seat)}
            waits += bool(new)
            counted = counted & waiting | new
            seat = min(waiting)
            move = game.choose(game.view(state, seat), game.offers(state, seat), random)
            game.apply(state, seat, move, chance)
            moves[seat] += 1
        made += moves
        waited.append(waits)
    return Length(round(median(made)), round(median(waited)))


def _chooses(game: AnyGame, state: Any, seat: int) -> bool:
    return only_move(game, state, seat) is None


if __name__ == "__main__":
    key, *rest = sys.argv[1:]
    matches = int(rest[0]) if rest else 100
    for seats in load(key).seats_with({}):
        moves, waits = length(key, seats, matches)
        print(f"{seats} seats: {moves} moves, {waits} waits")
