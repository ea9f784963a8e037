"""The search for a move: candidates are tried in worlds that agree with a view, by short rollouts.

It knows only what its seat may know. Every candidate is tried in the same worlds with the same chance, so the
move is the only difference. Where there are many candidates, those that look worst right after the move are
dropped before any rollout, because a look is cheap beside a rollout. Sequential halving divides the budget
among the others: the weaker half is dropped again and again.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import suppress
from itertools import islice, product
from math import inf, prod, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple, TypeVar

from games.core import AnyGame, IllegalMove, Luck, Offer
from games.search.evaluation import Evaluation, weights


class Budget(NamedTuple):
    """So many *seconds* of this thread's processor time, or so many *simulations*, whichever is spent first.

    By simulations alone the same search gives the same answer again.
    """

    seconds: float = inf
    simulations: float = inf


class Purse:
    """A budget that is being spent, from now on; `simulations` are counted by whoever makes them."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._start = time.thread_time()
        self.simulations = 0

    def spent(self) -> float:
        """The part that is spent: 1 is all."""
        used = self.simulations / self._budget.simulations
        if self._budget.seconds < inf:
            used = max(used, (time.thread_time() - self._start) / self._budget.seconds)
        return used


FEW = 200
"""Up to how many ways to make an offer are all gone through; of more there are samples …"""

SAMPLES = 8
"""… and how many of those."""

Each = TypeVar("Each")


def candidates(
    game: AnyGame, view: Any, offers: list[Offer], random: Random, most: int, left: Collection[str] = ()
) -> list[Any]:
    """At most *most* different moves out of *offers*: the strategy's own, one of each offer, then more.

    Where there are too many offers, every kind of move gets the same share, except the kinds *left* out.
    """
    kinds: dict[str, list[Offer]] = {}
    for offer in offers:
        if offer.move not in left:
            kinds.setdefault(offer.move, []).append(offer)
    for alike in kinds.values():
        random.shuffle(alike)
    mixed = _in_turn(map(iter, kinds.values()))
    moves = _in_turn([_ways(game, offer, random) for offer in mixed])
    found = {game.choose(view, offers, random): None}
    for move in islice(moves, most * SAMPLES):
        if len(found) == most:
            break
        found[move] = None
    return list(found)


def _ways(game: AnyGame, offer: Offer, random: Random) -> Iterator[Any]:
    """Moves made from *offer*: all of them, if they are few."""
    fields = offer.fields
    if (
        all(field.least == field.most == 1 for field in fields)
        and prod(len(field.options) for field in fields) <= FEW
    ):
        ways = list(product(*(field.options for field in fields)))
        random.shuffle(ways)
        for way in ways:
            chosen = {field.name: way[at : at + 1] for at, field in enumerate(fields)}
            yield game.fill(offer, chosen)
    else:
        for _ in range(SAMPLES):
            yield game.sample([offer], random)


def _in_turn(parts: Iterable[Iterator[Each]]) -> Iterator[Each]:
    """The first of each of *parts*, then the second of each …"""
    left = list(parts)
    while left:
        more = []
        for part in left:
            for each in islice(part, 1):
                more.append(part)
                yield each
        left = more


Results = list[list[float]]
"""What each that was tried brought, try by try; tries of the same number were made in the same way."""

DOUBT = 1.0
"""By how many standard errors another has to be better than the first."""

HOPELESS = 2.5
"""By how many standard errors another has to be worse than the first to be tried no further, …"""

SURE = 8
"""… after how many tries, and again whenever they are twice as many."""


def halve(
    count: int,
    attempt: Callable[[int, int], float],
    spent: Callable[[], float],
    kept: int = 1,
    thrifty: bool = False,
) -> Results:
    """Try *count* of them by *attempt* (which one, the number of the try) until all is *spent*.

    The first so many as are *kept* stay to the end; of the others half are left after each round, and one in
    the last. The rounds take equal parts of what may be *spent*, told as a number from 0 to 1. If it is to be
    *thrifty*, those without hope are dropped at once, and nothing more is spent when no others are left.
    """
    results: Results = [[] for _ in range(count)]
    left = list(range(kept, count))
    rounds = max(1, len(left).bit_length())
    tries = 0
    for number in range(1, rounds + 1):
        while (left or not thrifty) and (not tries or spent() < number / rounds):
            limit = 1.0 if tries else 1 / rounds
            for each in (*range(kept), *left):
                if (each if tries else each >= kept) and spent() >= limit:
                    break
                results[each].append(attempt(each, tries))
            else:
                tries += 1
                if thrifty and tries >= SURE and not tries & (tries - 1):
                    left = [each for each in left if _lead(results, each, HOPELESS) > 0]
                continue
            if not tries:  # it takes so long that some cannot be tried at all
                left = [each for each in left if results[each]]
                tries = 1
        left.sort(key=lambda each: -fmean(results[each][:tries]))
        del left[max(1, len(left) // 2) :]
    return [found[:tries] for found in results]


def _lead(results: Results, each: int, doubt: float) -> float:
    """By how much *each* is better than the first, if it was unlucky or lucky by so many standard errors:
    *doubt* is negative or positive."""
    apart = [other - own for other, own in zip(results[each], results[0], strict=False)]
    return fmean(apart) + doubt * stdev(apart) / sqrt(len(apart))


def best_candidate(results: Results) -> int:
    """The best one: the first, unless one tried as often is better beyond `DOUBT`."""
    last = [each for each, found in enumerate(results) if len(found) == len(results[0])]
    chosen = max(last, key=lambda each: fmean(results[each]))
    return chosen if len(results[0]) > 1 and _lead(results, chosen, -DOUBT) > 0 else 0


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


def is_searchable(game: AnyGame) -> bool:
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
    return Found(moves[best_candidate(results)], (own, *others))


def explore(
    moves: list[Any], kept: int, rollouts: Rollouts, purse: Purse, thrifty: bool = False
) -> tuple[list[Any], Results]:
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

    return moves, halve(len(moves), attempt, purse.spent, kept, thrifty)


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
