"""The search for a move: it tries candidates in worlds consistent with a view, by short rollouts.

It knows only what its seat may know. Every candidate is tried in the same worlds with the same chance, so the
move is the only difference. Where there are many candidates, those that look worst right after the move are
dropped before any rollout, because a look costs little compared with a rollout. Sequential halving divides
the budget among the others: the weaker half is dropped again and again.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import islice, product
from math import inf, prod, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple, TypeVar

from games.core import AnyGame, IllegalMove, Luck, Offer
from games.kit.styles import NEUTRAL, Style
from games.offer import move_name
from games.search.evaluation import Evaluation, Weights, weights


class Budget(NamedTuple):
    """*seconds* of this thread's processor time or *simulations*, whichever is used up first.

    With simulations alone, the search is reproducible.
    """

    seconds: float = inf
    simulations: float = inf


class Purse:
    """A budget that is being spent from now on. The caller counts `simulations`."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._start = time.thread_time()
        self.simulations = 0

    def share_spent(self) -> float:
        """Return the part of the budget that is spent; 1 is all of it."""
        used = self.simulations / self._budget.simulations
        if self._budget.seconds < inf:
            used = max(used, (time.thread_time() - self._start) / self._budget.seconds)
        return used


FEW = 200
"""If an offer has at most this many ways to make it, all are enumerated; otherwise …"""

SAMPLES = 8
"""… this many are sampled."""

Item = TypeVar("Item")


def find_candidates(
    game: AnyGame,
    view: Any,
    offers: list[Offer],
    random: Random,
    most: int,
    excluded: Collection[str] = (),
    style: Style = NEUTRAL,
) -> list[Any]:
    """Collect at most *most* moves of different effect out of *offers*, beginning with the strategy's.

    Then come one move of each offer, a second of each, and so on. If there are too many offers, every kind of
    move gets an equal share; *excluded* kinds and waste get none. Of moves with the same effect, such as
    those that name the same cards in another order, only the first is collected.
    """
    kinds: dict[str, list[Offer]] = {}
    for offer in offers:
        if offer.move not in excluded and not game.is_waste(offer):
            kinds.setdefault(offer.move, []).append(offer)
    for same_kind in kinds.values():
        random.shuffle(same_kind)
    mixed = _interleave(map(iter, kinds.values()))
    moves = _interleave([_ways(game, offer, random) for offer in mixed])
    own = game.choose_in_style(view, offers, random, style)
    seen, effects = {own}, Effects(game, view)
    chosen: dict[Hashable, Any] = {}
    for move in islice(moves, most * SAMPLES):
        if len(chosen) == most:
            break
        if move not in seen:
            seen.add(move)
            if not chosen:
                chosen[effects.find(own)] = own
            chosen.setdefault(effects.find(move), move)
    return list(chosen.values()) or [own]


class Effects:
    """The effects of moves for the seat of *view*: what it sees after each, always in the same world."""

    def __init__(self, game: AnyGame, view: Any) -> None:
        self._game = game
        self._seat: int = view.seat
        self._worlds = game.worlds(view, Random(0))
        self._world: Any = None

    def find(self, move: Any) -> tuple[Hashable, Any]:
        """A value that is equal for moves with the same effect: what the seat sees, and None.

        Where chance decides, such as when cards are shuffled, no two moves count as equal: it holds the
        *move* instead of None.
        """
        game, random = self._game, Random(1)
        if self._world is None:
            self._world = next(self._worlds)
        state = game.copy(self._world)
        game.make(state, self._seat, move, Luck(random))
        by_chance = random.getrandbits(64) != Random(1).getrandbits(64)
        return game.fingerprint(game.view(state, self._seat)), move if by_chance else None


def _ways(game: AnyGame, offer: Offer, random: Random) -> Iterator[Any]:
    """Yield moves of *offer*: all of them if they are few, otherwise samples."""
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


def _interleave(parts: Iterable[Iterator[Item]]) -> Iterator[Item]:
    """Yield the first item of each of *parts*, then the second of each, and so on."""
    remaining = list(parts)
    while remaining:
        unfinished = []
        for part in remaining:
            for item in islice(part, 1):
                unfinished.append(part)
                yield item
        remaining = unfinished


Results = list[list[float]]
"""The result of each try, by candidate. Tries with the same number had the same conditions."""

HOPELESS = 2.5
"""The standard errors by which a candidate must be worse to be dropped, …"""

SURE = 8
"""… after this many tries, and each time they have doubled."""


def halve(
    count: int,
    attempt: Callable[[int, int], float],
    share_spent: Callable[[], float],
    kept: int = 1,
    thrifty: bool = False,
) -> Results:
    """Try *count* candidates by sequential halving, until the budget is spent.

    *attempt* gets a candidate and the number of the try. *share_spent* returns the spent part of the budget.
    The first *kept* candidates stay to the end. Of the others, half are left after each round, and one in the
    last. The rounds get equal parts of the budget. If *thrifty*, hopeless candidates are dropped at once, and
    the search stops when no others are left.
    """
    results: Results = [[] for _ in range(count)]
    remaining = list(range(kept, count))
    rounds = max(1, len(remaining).bit_length())
    tries = 0
    for round in range(1, rounds + 1):
        while (remaining or not thrifty) and (not tries or share_spent() < round / rounds):
            limit = 1.0 if tries else 1 / rounds
            for candidate in (*range(kept), *remaining):
                if (candidate if tries else candidate >= kept) and share_spent() >= limit:
                    break
                results[candidate].append(attempt(candidate, tries))
            else:
                tries += 1
                if thrifty and tries >= SURE and not tries & (tries - 1):
                    remaining = [each for each in remaining if _lead(results, each, HOPELESS) > 0]
                continue
            if not tries:  # a try takes so long that some candidates can't be tried at all
                remaining = [each for each in remaining if results[each]]
                tries = 1
        remaining.sort(key=lambda each: -fmean(results[each][:tries]))
        del remaining[max(1, len(remaining) // 2) :]
    return [chances[:tries] for chances in results]


def _lead(results: Results, candidate: int, doubt: float) -> float:
    """Return the mean lead of *candidate* over the first, plus *doubt* standard errors."""
    leads = _list_leads(results, candidate)
    return fmean(leads) + doubt * stdev(leads) / sqrt(len(leads))


def _list_leads(results: Results, candidate: int) -> list[float]:
    """List by how much *candidate* led the first in each try that both had."""
    return [other - first for other, first in zip(results[candidate], results[0], strict=False)]


def best_candidate(results: Results, fitted: Weights) -> tuple[int, float]:
    """Find the best candidate, and the lead over the first to expect of it; the first if none leads.

    Only those tried as often as the first are considered.
    """
    finalists = [each for each, chances in enumerate(results) if len(chances) == len(results[0])]
    best = max(finalists, key=lambda each: fmean(results[each]))
    lead = expected_lead(_list_leads(results, best), fitted.usual_lead, fitted.lead_spread) if best else 0.0
    return (best, lead) if lead > 0 else (0, 0.0)


def expected_lead(leads: Sequence[float], usual: float, spread: float) -> float:
    """The lead to expect of a candidate that led by *leads* in the same tries.

    Before any try, candidates lead by *usual*, give or take *spread*. The less is known of a candidate, the
    more that counts, so the luck of the best of several isn't believed.

    >>> expected_lead([], -0.02, 0.03), expected_lead([0.25, 0.25], -0.02, 0.03)
    (-0.02, 0.25)
    >>> round(expected_lead([0.16, 0.04, 0.16, 0.04], -0.02, 0.03), 3)
    0.031
    """
    if len(leads) < 2:
        return usual
    variance = stdev(leads) ** 2 / len(leads)
    believed = spread**2 / (spread**2 + variance)
    return believed * fmean(leads) + (1 - believed) * usual


CANDIDATES = 40
"""The most moves to look at, …"""

LOOKS = 2
"""… each in this many worlds, unless that takes more than …"""

LOOK_SHARE = 0.25
"""… this part of the budget, …"""

MOST_TRIED = 12
"""… and the most moves to try in rollouts."""

LONGEST_ROLLOUT = 60
"""The most moves of a rollout, however long the turns are."""


class TriedMove(NamedTuple):
    """A *move*, the mean *chance* to win after it, and how many *times* it was tried."""

    move: Any
    chance: float
    times: int


class SearchResult(NamedTuple):
    """The *move* to make, and all that were *tried*: the strategy's own first, then the most tried.

    *promise* is how much the move should raise the chance to win, compared with the strategy's.
    """

    move: Any
    tried: tuple[TriedMove, ...]
    promise: float = 0.0


def is_searchable(game: AnyGame) -> bool:
    """Whether the search can play *game*, which needs worlds, features and weights."""
    return bool(game.feature_names and weights(game.key).sides)


def search(
    game: AnyGame, view: Any, offers: list[Offer], random: Random, budget: Budget, style: Style = NEUTRAL
) -> SearchResult:
    """Find the best of *offers* for the seat of *view* within *budget*.

    The strategy's move in this *style* stays unless another one turns out to be better.
    """
    purse = Purse(budget)
    fitted = weights(game.key)
    untried = fitted.unsearched_kinds + fitted.doubted_kinds
    moves = find_candidates(game, view, offers, random, CANDIDATES, untried, style)
    if len(moves) == 1 or move_name(moves[0]) in fitted.unsearched_kinds + fitted.trusted_kinds:
        return SearchResult(moves[0], ())
    rollouts = Rollouts(game, view, random)
    moves, results = try_moves(moves, 1, rollouts, purse, thrifty=True)
    best, lead = best_candidate(results, fitted)
    tried = [
        TriedMove(move, fmean(chances), len(chances))
        for move, chances in zip(moves, results, strict=True)
        if chances
    ]
    own, *others = tried
    others.sort(key=lambda each: (-each.times, -each.chance))
    return SearchResult(moves[best], (own, *others), fitted.trust * lead)


def try_moves(
    moves: list[Any], kept: int, rollouts: Rollouts, purse: Purse, thrifty: bool = False
) -> tuple[list[Any], Results]:
    """Try *moves* until the *purse* is spent. Returns the moves tried, and their results.

    The first *kept* moves are tried to the end; of the others, only the most promising are tried. If
    *thrifty*, hopeless ones are dropped early.
    """
    if len(moves) > max(MOST_TRIED, kept):
        others = moves[kept:]
        best = rank_moves(others, rollouts, purse, LOOK_SHARE)[: max(1, MOST_TRIED - kept)]
        moves = [*moves[:kept], *best]

    def attempt(candidate: int, number: int) -> float:
        purse.simulations += 1
        return rollouts.chance_after(moves[candidate], number)

    return moves, halve(len(moves), attempt, purse.share_spent, kept, thrifty)


def rank_moves(moves: list[Any], rollouts: Rollouts, purse: Purse, part: float) -> list[Any]:
    """Sort *moves* by the chance to win right after them, best first.

    Each is looked at in `LOOKS` worlds, unless that takes more than this *part* of the *purse*.
    """
    chances = [0.0] * len(moves)
    for number in range(LOOKS):
        for index, move in enumerate(moves):
            chances[index] += rollouts.chance_after(move, number, 0)
        if purse.share_spent() > part:
            break
    return [moves[index] for index in sorted(range(len(moves)), key=lambda index: -chances[index])]


class Rollouts:
    """Rollouts of a match of *game* from *view*: everybody plays by the strategy for some turns."""

    def __init__(self, game: AnyGame, view: Any, random: Random) -> None:
        self._game = game
        self._seat: int = view.seat
        self._turns = weights(game.key).turns
        self.evaluation = Evaluation(game, view.seats, view.options)
        self._random = random
        self._endless_worlds = game.worlds(view, random)
        self._worlds: list[tuple[Any, int]] = []

    def chance_after(self, move: Any, number: int, turns: int | None = None) -> float:
        """The chance to win after *move* in world *number*, evaluated *turns* turns later."""
        return self.chance(self.state_after(move, number, turns))

    def chance(self, state: Any) -> float:
        """The chance to win in *state*."""
        return self.evaluation.chances(state)[self._seat]

    def state_after(self, move: Any, number: int, turns: int | None = None) -> Any:
        """Return world *number* after *move* and *turns* turns (default: as the weights of the game say)."""
        state, chance, random = self.start(number)
        turn: int = state.turn
        self._game.make(state, self._seat, move, chance)
        return self.continue_play(state, chance, random, turn, turns)

    def start(self, number: int) -> tuple[Any, Luck, Random]:
        """Return a copy of world *number*, and the sources of chance that it is always played with."""
        while len(self._worlds) <= number:
            self._worlds.append((next(self._endless_worlds), self._random.getrandbits(32)))
        world, seed = self._worlds[number]
        return self._game.copy(world), Luck(Random(seed)), Random(seed + 1)

    def continue_play(
        self, state: Any, chance: Luck, random: Random, turn: int, turns: int | None = None
    ) -> Any:
        """Continue *state*, in the turn of seat *turn*, until the turn has passed *turns* times."""
        game = self._game
        turns = self._turns if turns is None else turns
        moves: list[Any] = []  # the next moves of the seat on turn
        for _ in range(LONGEST_ROLLOUT):
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
