"""The search of a move: candidates are tried out in worlds that agree with a view, by short rollouts.

It knows what its seat may know and nothing else. Every candidate is tried in the same worlds with the same
chance, so that what differs between them is the move. Where there are many, those that look worst as soon as
they are made are not tried any further: a look costs little beside a rollout.
"""

from __future__ import annotations

from contextlib import suppress
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from games.core import AnyGame, IllegalMove, Luck, Offer
from games.search import halving
from games.search.budget import Budget, Purse
from games.search.candidates import candidates
from games.search.evaluation import Evaluation, weights

CANDIDATES = 40
"""How many moves are looked at, at most, …"""

LOOKS = 2
"""… each in how many worlds, if that takes no more than …"""

LOOKING = 0.25
"""… this part of the budget, …"""

TRIED = 12
"""… and how many are tried."""

LONGEST = 60
"""How many moves a rollout has at most, however long the turns are."""


class Tried(NamedTuple):
    """A *move*, the *chance* to win that it leaves on average, and how many *times* it was tried."""

    move: Any
    chance: float
    times: int


class Found(NamedTuple):
    """The *move* to make, and all that were *tried*: the strategy's own first, then those tried most."""

    move: Any
    tried: tuple[Tried, ...]


def searchable(game: AnyGame) -> bool:
    """Whether the moves of *game* can be searched: it has worlds, features and weights for them."""
    return bool(game.feature_names and weights(game.key).sides)


def search(game: AnyGame, view: Any, offers: list[Offer], random: Random, budget: Budget) -> Found:
    """The best of *offers* for the seat of *view*, as far as it can be found within *budget*."""
    purse = Purse(budget)
    known = weights(game.key)
    moves = candidates(game, view, offers, random, CANDIDATES, known.untried)
    if len(moves) == 1 or moves[0].__struct_config__.tag in known.untried + known.trusted:
        return Found(moves[0], ())
    moves, results = explore(moves, 1, Rollouts(game, view, random), purse, thrifty=True)
    tried = [
        Tried(move, fmean(found), len(found)) for move, found in zip(moves, results, strict=True) if found
    ]
    own, *others = tried
    others.sort(key=lambda each: (-each.times, -each.chance))
    return Found(moves[halving.best(results)], (own, *others))


def explore(
    moves: list[Any], kept: int, rollouts: Rollouts, purse: Purse, thrifty: bool = False
) -> tuple[list[Any], halving.Results]:
    """Those of *moves* that are tried, as far as the *purse* goes, and what came of it.

    The first of them, so many as are *kept*, are tried to the end; of the others only the most promising,
    and if *thrifty* none of them longer than there is hope for it.
    """
    if len(moves) > max(TRIED, kept):
        others = moves[kept:]
        best = glance(others, rollouts, purse, LOOKING)[: max(1, TRIED - kept)]
        moves = [*moves[:kept], *best]

    def attempt(candidate: int, number: int) -> float:
        purse.simulations += 1
        return rollouts.play(moves[candidate], number)

    return moves, halving.halve(len(moves), attempt, purse.spent, kept, thrifty)


def glance(moves: list[Any], rollouts: Rollouts, purse: Purse, part: float) -> list[Any]:
    """All *moves*, those first that leave the best chances as soon as they are made.

    Each is looked at in `LOOKS` worlds, if that takes no more than this *part* of the *purse*.
    """
    chances = [0.0] * len(moves)
    for number in range(LOOKS):
        for at, move in enumerate(moves):
            chances[at] += rollouts.play(move, number, 0)
        if purse.spent() > part:
            break
    return [moves[at] for at in sorted(range(len(moves)), key=lambda at: -chances[at])]


class Rollouts:
    """How a match of *game* may go on from *view*: everybody plays by the strategy for a while."""

    def __init__(self, game: AnyGame, view: Any, random: Random) -> None:
        self._game = game
        self._seat: int = view.seat
        self._turns = weights(game.key).turns
        self.evaluation = Evaluation(game, view.seats, view.options)
        self._random = random
        self._dealt = game.worlds(view, random)
        self._worlds: list[tuple[Any, int]] = []

    def play(self, move: Any, number: int, turns: int | None = None) -> float:
        """The chance to win by *move* in the world with this *number*, as judged so many *turns* later."""
        return self.chance(self.end(move, number, turns))

    def chance(self, state: Any) -> float:
        """The chance to win in *state*."""
        return self.evaluation.chances(state)[self._seat]

    def end(self, move: Any, number: int, turns: int | None = None) -> Any:
        """How the world with this *number* looks after *move* and so many *turns*, else as many as usual."""
        state, chance, random = self.begin(number)
        turn: int = state.turn
        self._game.make(state, self._seat, move, chance)
        return self.go_on(state, chance, random, turn, turns)

    def begin(self, number: int) -> tuple[Any, Luck, Random]:
        """The world with this *number*, one's own, and the chance with which it is always played."""
        while len(self._worlds) <= number:
            self._worlds.append((next(self._dealt), self._random.getrandbits(32)))
        world, seed = self._worlds[number]
        return self._game.copy(world), Luck(Random(seed)), Random(seed + 1)

    def go_on(self, state: Any, chance: Luck, random: Random, turn: int, turns: int | None = None) -> Any:
        """Play *state* on until the turn, which was that of the seat *turn*, has passed on so often."""
        game = self._game
        turns = self._turns if turns is None else turns
        moves: list[Any] = []  # that whose turn it is makes next
        for _ in range(LONGEST):
            if state.turn != turn:
                turn, turns = state.turn, turns - 1
                moves.clear()
            if turns <= 0 or not (waiting := game.waiting_for(state)):
                break
            seat = min(waiting)
            if moves and seat == turn:
                with suppress(IllegalMove):
                    game.apply(state, seat, moves.pop(0), chance)
                    continue
            offers = game.offers(state, seat)
            if len(offers) == 1 and not offers[0].fields:
                move = game.sample(offers, random)
            else:
                move, *after = game.rollout(game.view(state, seat), offers, random)
                if seat == turn:
                    moves = after
            game.make(state, seat, move, chance)
        return state
