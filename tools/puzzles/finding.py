"""Decides which positions are puzzles.

A position is a puzzle if its best move is significantly better than the next, by at least `APART`, after ten
times the simulations of a strong opponent. Other positions are rejected as early as possible.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import cache
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from games.core import AnyGame, Offer
from games.monopoly.going_out import worth as appraisal
from games.search.advice import Grounds, find_reasons
from games.search.evaluation import weights
from games.search.plans import list_choices
from games.search.puzzles import FINISH, WORTH, Answer, Cause, Puzzle, read_offer
from games.search.search import Rollouts
from tools.puzzles.positions import Found

APART = 0.1
"""By how much the best move is better than the next, at least."""

SURE = 2.0
"""So many standard errors lie between what it is better by and `APART`."""

FEWEST = 3
"""Of fewer moves the best must not be the one that looks best as it is made: nobody would miss it."""

HIDDEN = 10
"""Nor where it wins at once, unless it is one of so many."""

STRONG = {"property": 700, "deal": 300, "cardopoly": 300, "monopoly": 200}
"""The simulations that a strong opponent makes within its 0.3 s, or more; of other games the fewest."""

STAGES = (1, 3, 10)
"""It is given up, or taken for sure, after so many times that; the last is what it takes otherwise."""

LEAST = 0.05
"""Tries that differ less than this, by standard deviation, are too few."""

CERTAIN = 5.0
"""So many standard errors beyond `APART` more tries change nothing."""

MOST = {"monopoly": 200}
"""Positions with more moves than so many, or `FEW`, are not looked at."""

FEW = 60

BIT_BY_BIT = ("draft", "propose")
"""Where one of the moves is to give up, all others are looked at, not only those of a search, but these."""

FULL = 7
"""Of so many options, at most, all sets are gone through."""

GLANCED = 24
"""So many moves are left after a glance, …"""

ROUNDS = (2, 6, 12)
"""… and after so many tries of each it is told whether there is any point in going on: …"""

HOPE = 0.08
"""… by then the best have to be that far from the others."""

LOOKED = 6
"""So often every move is tried once a position looks like a puzzle, …"""

TRIED = 12
"""… and so many of them are compared to the end, and besides all that may be as good as the best."""

EQUAL = 0.03
"""Answers are of equal worth that differ by no more, …"""

RIGHT = 0.5
"""… and no larger part of all may be right."""

REASONED = 60
"""In so many worlds the reasons are looked for."""

OPEN = (0.04, 0.96)
"""Where somebody's chance, at a glance, is less or more, hardly a move makes a difference."""

WON = 0.97
"""A move that leaves such a chance has won."""


def ways(game: AnyGame, view: Any, offers: list[Offer], most: int) -> list[Any]:
    """All moves that *offers* allow, one of those that read the same; none if they are too many."""
    found: dict[Hashable, Any] = {}
    for offer in offers:
        if any(len(each.options) > (FULL if each.many else most) for each in offer.fields):
            return []
        for chosen in list_choices(offer):
            found.setdefault(read_offer(game, view, offer, chosen), game.fill(offer, chosen))
            if len(found) > most:
                return []
    return list(found.values())


def puzzle(game: AnyGame, found: Found) -> Puzzle | None:
    """The puzzle of a position, if it is one."""
    state = game.decode(found.state)
    view, offers = game.view(state, found.seat), game.offers(state, found.seat)
    left = BIT_BY_BIT if any(offer.grave for offer in offers) else weights(game.key).strategy_kinds
    offers = [offer for offer in offers if offer.move not in left]
    moves = ways(game, view, offers, MOST.get(game.key, FEW))
    if len(moves) < 2:
        return None
    rollouts = Rollouts(game, view, Random(1))
    least, most = OPEN
    if not least < rollouts.chance(state) < most or not is_promising(rollouts, moves):
        return None
    tries = Rollouts(game, view, Random(2))
    compared = compare(game.key, len(moves), cache(lambda at, number: tries.chance_after(moves[at], number)))
    if compared is None:
        return None
    answers = tuple(
        Answer(round(mean, 3), game.encode_move(moves[at])) for at, mean in compared.means.items()
    )
    best, second = (game.decode_move(answers[at].move) for at in (0, compared.right_count))
    why = find_reasons(game, view, Random(3), best, second, REASONED)
    return Puzzle(
        name=name_puzzle(found.state, found.seat),
        game=game.key,
        version=game.rules_version,
        seat=found.seat,
        theme=FINISH if answers[0].chance >= WON else view.phase,
        state=found.state,
        answers=answers,
        doubt=round(compared.doubt, 4),
        match=found.match,
        causes=encode_reasons(why),
        risk=round(why.risk, 3),
        right_count=compared.right_count,
    )


def encode_reasons(why: Grounds) -> tuple[Cause, ...]:
    """Encode the reasons as a puzzle stores them."""
    return tuple(Cause(each.feature, each.own, each.more, round(each.effect, 3)) for each in why.reasons)


def worth(game: AnyGame, found: Found) -> Iterator[Puzzle]:
    """The puzzles about what hands are worth in a position, if it is the end of one."""
    if game.key != "monopoly":
        return
    state = game.decode(found.state)
    for seat in range(game.view(state, None).seats):
        if answers := appraisal.answers(state, seat):
            yield Puzzle(
                name=name_puzzle(found.state, seat),
                game=game.key,
                version=game.rules_version,
                seat=seat,
                theme=WORTH,
                state=found.state,
                answers=answers,
                match=found.match,
                explanation=appraisal.explain_worth(state, seat),
            )


def name_puzzle(state: bytes, seat: int) -> str:
    """Return the name of the puzzle of *seat* in a *state*."""
    return hashlib.sha256(state + bytes([seat])).hexdigest()[:10]


def is_promising(rollouts: Rollouts, moves: list[Any]) -> bool:
    """Whether a few tries suggest that the best of *moves* are much better than all others, and hidden."""
    glances = [rollouts.chance_after(move, 0, 0) for move in moves]
    left = sorted(range(len(moves)), key=lambda at: -glances[at])[:GLANCED]
    first, second = (glances[at] for at in left[:2])
    obvious = left[0]
    plain = first > second and len(moves) < (HIDDEN if first == 1 else FEWEST)
    tries: dict[int, list[float]] = {at: [] for at in left}
    for most in ROUNDS:
        for at in left:
            tries[at] += [rollouts.chance_after(moves[at], number) for number in range(len(tries[at]), most)]
        means = {at: fmean(tries[at]) for at in left}
        if not (right := count_near_best(list(means.values()), HOPE)):
            return False
        left.sort(key=lambda at: -means[at])
    return not (plain and obvious in left[:right])


def count_near_best(means: list[float], by: float) -> int:
    """Count the *means* within ``by / 2`` of the best, if all others are at least *by* below these; else 0.

    >>> count_near_best([0.5, 0.75, 0.75, 0.25], 0.125), count_near_best([0.5, 0.375, 0.25], 0.25)
    (2, 0)
    """
    ordered = sorted(means, reverse=True)
    right = sum(mean > ordered[0] - by / 2 for mean in ordered)
    if right > RIGHT * len(ordered) or ordered[right - 1] - ordered[right] < by:
        return 0
    return right


class Compared(NamedTuple):
    """What every answer is worth, by number, the best first; so many are *right*, and the *doubt* of that."""

    means: dict[int, float]
    right_count: int
    doubt: float


def compare(key: str, count: int, chance: Callable[[int, int], float]) -> Compared | None:
    """Find the best answers by the *chance* that each leaves in a world; None if they aren't much better.

    The best are of equal worth, and better than every other answer by at least `APART`.
    """
    looks = {at: fmean([chance(at, number) for number in range(LOOKED)]) for at in range(count)}
    if not count_near_best(list(looks.values()), HOPE):
        return None
    tried = sorted(looks, key=lambda at: -looks[at])
    near = sum(looks[at] > looks[tried[0]] - APART for at in tried)
    rest = tried[max(TRIED, near) :]
    del tried[len(tried) - len(rest) :]
    for times in STAGES:
        tries = times * STRONG.get(key, min(STRONG.values())) // len(tried)
        results = {at: [chance(at, number) for number in range(tries)] for at in tried}
        means = {at: fmean(results[at]) for at in tried}
        tried.sort(key=lambda at: -means[at])
        right = sum(means[at] >= means[tried[0]] - EQUAL for at in tried)
        if right > RIGHT * count or right == len(tried):
            return None
        wrong = [results[at] for at in tried[right:]]
        ahead, doubt = min(lead(results[at], wrong) for at in tried[:right])
        if ahead >= CERTAIN:
            break
        if ahead * (STAGES[-1] / times) ** 0.5 < SURE:
            return None
    worst = max([means[tried[right]], *(looks[at] for at in rest)])
    if ahead < SURE or worst > means[tried[right - 1]] - APART:
        return None
    others = sorted(
        [*tried[right:], *rest], key=lambda at: -(means | looks)[at] if at in rest else -means[at]
    )
    return Compared({at: means.get(at, looks[at]) for at in [*tried[:right], *others]}, right, doubt)


def lead(best: list[float], others: Sequence[list[float]]) -> tuple[float, float]:
    """How many standard errors more than `APART` *best* is better than all *others*, and how much is one."""
    found = []
    for other in others:
        apart = [one - two for one, two in zip(best, other, strict=False)]
        doubt = max(stdev(apart), LEAST) / len(apart) ** 0.5 if len(apart) > 1 else 1.0
        found.append(((fmean(apart) - APART) / doubt, doubt))
    return min(found)
