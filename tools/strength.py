"""`python -m tools.strength KEY`: how often one seat wins against others of another strength.

The same deals are played once from every seat, so that good cards help both sides alike. It prints
intermediate results, and a 95 % confidence interval over the deals. With *--first*, a measurement continues
where another one ended. With *--simulations*, the result does not depend on how fast or busy the machine is.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count, islice
from random import Random
from statistics import fmean, stdev
from typing import Any

from games import load
from games.core import AnyGame, Luck
from games.search import levels
from games.search.search import Budget, search
from tools import former
from tools.rivals import RIVALS

Player = Callable[[AnyGame, Any, int, Random], Any]
"""How somebody moves: the game, its state, the seat, and chance."""


def chance(game: AnyGame, state: Any, seat: int, random: Random) -> Any:
    """Any legal move."""
    return game.sample(game.offers(state, seat), random)


def normal(game: AnyGame, state: Any, seat: int, random: Random) -> Any:
    """The strategy's move."""
    return game.choose(game.view(state, seat), game.offers(state, seat), random)


def strong(budget: Budget) -> Player:
    """A player who searches with this *budget*."""

    def move(game: AnyGame, state: Any, seat: int, random: Random) -> Any:
        return search(game, game.view(state, seat), game.offers(state, seat), random, budget).move

    return move


def easy(game: AnyGame, state: Any, seat: int, random: Random) -> Any:
    """The move of an opponent of the lowest level."""
    return levels.choose_move(game, game.view(state, seat), game.offers(state, seat), random, "easy")


OTHERS: dict[str, Player] = {"random": chance, "normal": normal, **RIVALS}
"""Who may be played against, besides the strategy at an earlier commit."""

TOLD = 10
"""After how many deals it is told how it stands."""


@dataclass(frozen=True)
class Strength:
    """*share* of matches won (a shared one counts its part), give or take *doubt*; *millis* of thought."""

    share: float
    doubt: float
    millis: float

    @classmethod
    def compute(cls, deals: Sequence[float], clock: Clock) -> Strength:
        """Compute the strength from the shares won in *deals*."""
        doubt = 1.96 * stdev(deals) / len(deals) ** 0.5 if len(deals) > 1 else 1.0
        return cls(fmean(deals), doubt, clock.seconds / clock.decisions * 1000)


@dataclass
class Clock:
    """Measures how long a player thinks, and how often."""

    seconds: float = 0.0
    decisions: int = 0


def deals(key: str, seats: int, one: Player, others: Player, clock: Clock, first: int = 0) -> Iterator[float]:
    """The share that *one* wins against *others* of every deal from the *first* on, played from each seat."""
    for deal in count(first):
        yield fmean([_share(load(key), seats, deal, mine, one, others, clock) for mine in range(seats)])


def _share(
    game: AnyGame, seats: int, deal: int, mine: int, one: Player, others: Player, clock: Clock
) -> float:
    random, luck = Random(deal * seats + mine), Luck(Random(deal))
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
    return outcome.share(mine)


def strength(key: str, seats: int, matches: int, one: Player = normal, others: Player = chance) -> Strength:
    """Measure how strong *one* is against *others* in *matches* matches from fixed seeds, or a few more."""
    clock = Clock()
    return Strength.compute(list(islice(deals(key, seats, one, others, clock), -(-matches // seats))), clock)


def main() -> None:
    """Measure what is asked for on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("key")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seats", type=int, nargs="*", help="numbers of seats; all of them if not given")
    parser.add_argument("--level", choices=levels.LEVELS, default=levels.NORMAL)
    parser.add_argument("--against", default="random", help=f"{', '.join(OTHERS)}, or a git ref like 805149e")
    parser.add_argument("--millis", type=float, default=300.0, help="processor time for a strong decision")
    parser.add_argument("--simulations", type=int, help="rollouts of a strong decision, instead of its time")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    asked = parser.parse_args()
    others = OTHERS.get(asked.against) or partial(former.choose, ref=asked.against)
    budget = Budget(simulations=asked.simulations) if asked.simulations else Budget(asked.millis / 1000)
    level = {"easy": easy, "normal": normal, "strong": strong(budget)}
    for seats in asked.seats or load(asked.key).seats_with({}):
        clock, won, most = Clock(), list[float](), -(-asked.matches // seats)
        for share in deals(asked.key, seats, level[asked.level], others, clock, asked.first):
            won.append(share)
            if len(won) % TOLD and len(won) < most:
                continue
            found = Strength.compute(won, clock)
            print(
                f"{seats} seats: {asked.level} wins {found.share:.1%} ± {found.doubt:.1%} of"
                f" {len(won) * seats} against {asked.against}, {found.millis:.2f} ms for a decision",
                flush=True,
            )
            if len(won) >= most:
                break


if __name__ == "__main__":
    try:
        main()
    except former.NoHistory as error:
        sys.exit(str(error))
