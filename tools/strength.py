"""`python -m tools.strength KEY`: how often one seat wins against others of another strength.

The same deals are played once from every seat, so that good cards help both sides alike; the interval is that
in which the share lies with a chance of 95 %, as far as the deals differ.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random
from statistics import fmean, stdev
from typing import Any

from games import load
from games.core import AnyGame, Luck
from games.search import levels
from games.search.budget import Budget
from games.search.search import search
from tools import former

Player = Callable[[AnyGame, Any, int, Random], Any]
"""How somebody moves: the game, its state, the seat, and chance."""


def chance(game: AnyGame, state: Any, seat: int, random: Random) -> Any:
    """Any legal move."""
    return game.sample(game.offers(state, seat), random)


def normal(game: AnyGame, state: Any, seat: int, random: Random) -> Any:
    """The strategy's move."""
    return game.choose(game.view(state, seat), game.offers(state, seat), random)


def strong(budget: Budget) -> Player:
    """Somebody who searches with this *budget*."""

    def move(game: AnyGame, state: Any, seat: int, random: Random) -> Any:
        return search(game, game.view(state, seat), game.offers(state, seat), random, budget).move

    return move


def easy(game: AnyGame, state: Any, seat: int, random: Random) -> Any:
    """The move of an opponent of the lowest level."""
    return levels.choose(game, game.view(state, seat), game.offers(state, seat), random, "easy")


OTHERS: dict[str, Player] = {"random": chance, "former": former.choose, "normal": normal}
"""Who may be played against."""


@dataclass(frozen=True)
class Strength:
    """*share* of matches won (a shared one counts its part), give or take *doubt*; *millis* of thought."""

    share: float
    doubt: float
    millis: float


@dataclass
class Clock:
    """How long somebody thought, and how often."""

    seconds: float = 0.0
    decisions: int = 0


def shares(key: str, seats: int, one: Player, others: Player, clock: Clock) -> Iterator[float]:
    """What *one* wins of match after match against *others*, from every seat of a deal and then the next."""
    game, number = load(key), 0
    while True:
        deal, mine = divmod(number, seats)
        random, luck = Random(number), Luck(Random(deal))
        state, _ = game.deal(seats, {}, luck)
        while waiting := game.waiting_for(state):
            seat = min(waiting)
            if seat == mine:
                start = time.thread_time()
                move = one(game, state, seat, random)
                clock.seconds += time.thread_time() - start
                clock.decisions += 1
            else:
                move = others(game, state, seat, random)
            game.apply(state, seat, move, luck)
        outcome = game.outcome(state)
        assert outcome is not None
        yield outcome.share(mine)
        number += 1


def strength(key: str, seats: int, matches: int, one: Player = normal, others: Player = chance) -> Strength:
    """How strong *one* is against *others* in so many *matches* from fixed seeds."""
    clock = Clock()
    won = list(islice(shares(key, seats, one, others, clock), matches))
    deals = [fmean(won[at : at + seats]) for at in range(0, matches, seats)]
    doubt = 1.96 * stdev(deals) / len(deals) ** 0.5 if len(deals) > 1 else 1.0
    return Strength(fmean(won), doubt, clock.seconds / clock.decisions * 1000)


def main() -> None:
    """Measure what is asked for on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("key")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seats", type=int, nargs="*", help="numbers of seats; all of them if not given")
    parser.add_argument("--level", choices=levels.LEVELS, default=levels.NORMAL)
    parser.add_argument("--against", choices=OTHERS, default="random")
    parser.add_argument("--millis", type=float, default=300.0, help="processor time for a strong decision")
    asked = parser.parse_args()
    level = {"easy": easy, "normal": normal, "strong": strong(Budget(seconds=asked.millis / 1000))}
    for seats in asked.seats or load(asked.key).seats_with({}):
        found = strength(asked.key, seats, asked.matches, level[asked.level], OTHERS[asked.against])
        print(
            f"{seats} seats: {asked.level} wins {found.share:.1%} ± {found.doubt:.1%} of {asked.matches}"
            f" against {asked.against}, {found.millis:.2f} ms for a decision"
        )


if __name__ == "__main__":
    main()
