"""`python -m tools.strength KEY [MATCHES]`: how often the bot opponent beats random legal play."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from random import Random

from games import load
from games.core import Luck


@dataclass(frozen=True)
class Strength:
    """*share* of matches won (a shared win counts its part) and *millis* of thought for a decision."""

    share: float
    millis: float


def strength(key: str, seats: int, matches: int) -> Strength:
    """One seat played by the strategy, taken in turns, the others by chance, over *matches* fixed seeds."""
    game, share, spent, decisions = load(key), 0.0, 0.0, 0
    for number in range(matches):
        random = Random(number)
        chance = Luck(random)
        mine = number % seats
        state, _ = game.deal(seats, {}, chance)
        while waiting := game.waiting_for(state):
            seat = min(waiting)
            offers = game.offers(state, seat)
            if seat == mine:
                view, start = game.view(state, seat), time.perf_counter()
                move = game.choose(view, offers, random)
                spent += time.perf_counter() - start
                decisions += 1
            else:
                move = game.sample(offers, random)
            game.apply(state, seat, move, chance)
        outcome = game.outcome(state)
        assert outcome is not None
        share += (mine in outcome.winners) / len(outcome.winners)
    return Strength(share / matches, spent / decisions * 1000)


if __name__ == "__main__":
    key, *rest = sys.argv[1:]
    matches = int(rest[0]) if rest else 400
    for seats in load(key).seats_with({}):
        found = strength(key, seats, matches)
        print(f"{seats} seats: {found.share:.1%} of {matches} won, {found.millis:.2f} ms for a decision")
