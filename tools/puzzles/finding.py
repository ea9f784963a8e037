"""Telling which positions are puzzles.

A position is one if its best move is better than the next by at least `APART`, beyond doubt, after ten times
the simulations of a strong opponent. Little is spent on what turns out to be none.
"""

from __future__ import annotations

import hashlib
from collections.abc import Hashable, Iterator
from functools import cache
from itertools import combinations, product
from random import Random
from statistics import fmean, stdev
from typing import Any

from games.core import AnyGame, MoveError, Offer
from games.monopoly.going_out import worth as appraisal
from games.search import halving
from games.search.advice import reasons
from games.search.budget import Budget, Purse
from games.search.evaluation import weights
from games.search.puzzles import FINISH, WORTH, Answer, Cause, Puzzle, reading
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

FULL = 7
"""Of so many options, at most, all sets are gone through."""

GLANCED = 4
"""So many moves are left after a glance, …"""

ROUNDS = (2, 5, 12, 30, 80)
"""… and after so many tries of each it is told whether there is any point in going on, …"""

ENOUGH = 12
"""… and if there have been so many, whether the best is better beyond doubt."""

LOOKED = 6
"""So often every move is tried once a position looks like a puzzle, …"""

TRIED = 12
"""… and so many of them are compared to the end."""

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
        answers = []
        for field in offer.fields:
            if len(field.options) > most or (field.many and len(field.options) > FULL):
                return []
            some = []
            for count in range(field.least, min(field.most, len(field.options)) + 1):
                for options in combinations(field.options, count):
                    try:
                        field.check(options)
                    except MoveError:
                        continue
                    some.append(options)
            answers.append(some)
        for options in product(*answers):
            chosen = {field.name: one for field, one in zip(offer.fields, options, strict=True)}
            found.setdefault(reading(game, view, offer, chosen), game.fill(offer, chosen))
            if len(found) > most:
                return []
    return list(found.values())


def puzzle(game: AnyGame, found: Found) -> Puzzle | None:
    """The puzzle of a position, if it is one."""
    state = game.decode(found.state)
    left, view = weights(game.key).left, game.view(state, found.seat)
    offers = [offer for offer in game.offers(state, found.seat) if offer.move not in left]
    moves = ways(game, view, offers, MOST.get(game.key, FEW))
    if len(moves) < 2:
        return None
    rollouts = Rollouts(game, view, Random(1))
    least, most = OPEN
    if not least < rollouts.chance(state) < most or not promising(rollouts, moves):
        return None
    compared = compare(game, view, moves)
    if compared is None:
        return None
    answers, doubt = compared
    best, second = (game.decode_move(answer.move) for answer in answers[:2])
    grounds = reasons(game, view, Random(3), best, second, REASONED)
    return Puzzle(
        name=_name(found.state, found.seat),
        game=game.key,
        version=game.rules_version,
        seat=found.seat,
        theme=FINISH if answers[0].chance >= WON else view.asked,
        state=found.state,
        answers=answers,
        doubt=round(doubt, 4),
        match=found.match,
        causes=tuple(
            Cause(reason.feature, reason.own, reason.more, round(reason.by, 3)) for reason in grounds.reasons
        ),
        risk=round(grounds.risk, 3),
    )


def worth(game: AnyGame, found: Found) -> Iterator[Puzzle]:
    """The puzzles about what hands are worth in a position, if it is the end of one."""
    if game.key != "monopoly":
        return
    state = game.decode(found.state)
    for seat in range(game.view(state, None).seats):
        if answers := appraisal.answers(state, seat):
            yield Puzzle(
                name=_name(found.state, seat),
                game=game.key,
                version=game.rules_version,
                seat=seat,
                theme=WORTH,
                state=found.state,
                answers=answers,
                match=found.match,
                told=appraisal.told(state, seat),
            )


def _name(state: bytes, seat: int) -> str:
    return hashlib.sha256(state + bytes([seat])).hexdigest()[:10]


def promising(rollouts: Rollouts, moves: list[Any]) -> bool:
    """Whether one of *moves* may be much better than all others, and is hidden, as far as few tries tell."""
    glances = [rollouts.play(move, 0, 0) for move in moves]
    left = sorted(range(len(moves)), key=lambda at: -glances[at])[:GLANCED]
    first, second = (glances[at] for at in left[:2])
    obvious = left[0]
    plain = first > second and len(moves) < (HIDDEN if first == 1 else FEWEST)
    tries: dict[int, list[float]] = {at: [] for at in left}
    for most in ROUNDS:
        for at in left:
            tries[at] += [rollouts.play(moves[at], number) for number in range(len(tries[at]), most)]
        best, *others = sorted(left, key=lambda at: -fmean(tries[at]))
        left = [best]
        for at in others:
            apart = [one - two for one, two in zip(tries[best], tries[at], strict=True)]
            mean, doubt = fmean(apart), max(stdev(apart), LEAST) / most**0.5
            if mean + doubt < APART:
                return False
            if mean - SURE * doubt < APART or most < ENOUGH:
                left.append(at)
        if plain and best == obvious:
            return False
        if len(left) == 1:
            return True
    return False


def compare(game: AnyGame, view: Any, moves: list[Any]) -> tuple[tuple[Answer, ...], float] | None:
    """What each of *moves* is worth, and the doubt about the best; None if it is not better by enough."""
    rollouts = Rollouts(game, view, Random(2))

    @cache
    def chance(at: int, number: int) -> float:
        return rollouts.play(moves[at], number)

    means = {at: fmean([chance(at, number) for number in range(LOOKED)]) for at in range(len(moves))}
    tried = sorted(means, key=lambda at: -means[at])[:TRIED]
    strong = STRONG.get(game.key, min(STRONG.values()))
    for times in STAGES:
        purse = Purse(Budget(simulations=times * strong))

        def attempt(at: int, number: int, purse: Purse = purse, tried: list[int] = tried) -> float:
            purse.simulations += 1
            return chance(tried[at], number)

        results = halving.halve(len(tried), attempt, purse.spent)
        means |= {at: fmean(found) for at, found in zip(tried, results, strict=True)}
        best = max(tried, key=means.__getitem__)
        first = results.pop(tried.index(best))
        ahead, doubt = _ahead(first, results)
        if ahead >= CERTAIN:
            break
        if ahead * (STAGES[-1] / times) ** 0.5 < SURE:
            return None
        tried = [best, *(at for at in tried if at != best)]
    others = sorted((at for at in means if at != best), key=lambda at: -means[at])
    if ahead < SURE or means[others[0]] > means[best] - APART:
        return None
    return tuple(Answer(round(means[at], 3), game.encode_move(moves[at])) for at in (best, *others)), doubt


def _ahead(best: list[float], others: halving.Results) -> tuple[float, float]:
    """How many standard errors more than `APART` *best* is better than all *others*, and how much is one."""
    found = []
    for other in others:
        apart = [one - two for one, two in zip(best, other, strict=False)]
        doubt = max(stdev(apart), LEAST) / len(apart) ** 0.5 if len(apart) > 1 else 1.0
        found.append(((fmean(apart) - APART) / doubt, doubt))
    return min(found)
