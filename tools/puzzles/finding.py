"""Telling which positions are puzzles.

A position is one if its best move is better than the next by at least `APART`, beyond doubt, after ten times
the simulations of a strong opponent. Little is spent on what turns out to be none.
"""

from __future__ import annotations

import hashlib
from collections.abc import Hashable, Iterator
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

STRONG = {"property": 700, "deal": 300, "cardopoly": 300, "monopoly": 200}
"""The simulations that a strong opponent makes within its 0.3 s, or more; of other games the fewest."""

TIMES = 10

MOST = {"monopoly": 200}
"""Positions with more moves than so many, or `FEW`, are not looked at."""

FEW = 60

FULL = 7
"""Of so many options, at most, all sets are gone through."""

GLANCED = 4
"""So many moves are left after a glance, …"""

ROUNDS = (2, 5, 12, 30, 80)
"""… and after so many tries of each it is told whether there is any point in going on."""

LOOKED = 6
"""So often every move is tried once a position looks like a puzzle, …"""

TRIED = 12
"""… and so many of them are compared to the end."""

REASONED = 60
"""In so many worlds the reasons are looked for."""

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
    if len(moves) < 2 or not promising(Rollouts(game, view, Random(1)), moves):
        return None
    strong = STRONG.get(game.key, min(STRONG.values()))
    compared = compare(game, view, moves, TIMES * strong)
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
    """Whether one of *moves* may be much better than all others, as far as few tries tell."""
    glances = {at: rollouts.play(move, 0, 0) for at, move in enumerate(moves)}
    left = sorted(glances, key=lambda at: -glances[at])[:GLANCED]
    tries: dict[int, list[float]] = {at: [] for at in left}
    for most in ROUNDS:
        for at in left:
            tries[at] += [rollouts.play(moves[at], number) for number in range(len(tries[at]), most)]
        best, *others = sorted(left, key=lambda at: -fmean(tries[at]))
        left = [best]
        for at in others:
            apart = [one - two for one, two in zip(tries[best], tries[at], strict=True)]
            mean, doubt = fmean(apart), max(stdev(apart), 0.05) / most**0.5
            if mean + doubt < APART:
                return False
            if mean - SURE * doubt < APART:
                left.append(at)
        if len(left) == 1:
            return True
    return True


def compare(
    game: AnyGame, view: Any, moves: list[Any], simulations: int
) -> tuple[tuple[Answer, ...], float] | None:
    """What each of *moves* is worth, and the doubt about the best; None if it is not better by enough."""
    rollouts = Rollouts(game, view, Random(2))
    looks = [[rollouts.play(move, number) for number in range(LOOKED)] for move in moves]
    ranked = sorted(range(len(moves)), key=lambda at: -fmean(looks[at]))
    tried = ranked[:TRIED]
    purse = Purse(Budget(simulations=simulations))

    def attempt(candidate: int, number: int) -> float:
        purse.simulations += 1
        return rollouts.play(moves[tried[candidate]], number)

    results = halving.halve(len(tried), attempt, purse.spent)
    doubt = 0.0
    for found in results[1:]:
        apart = [one - two for one, two in zip(results[0], found, strict=False)]
        if len(apart) < 2 or fmean(apart) < APART:
            return None
        if len(found) == len(results[0]):
            doubt = stdev(apart) / len(apart) ** 0.5
            if fmean(apart) - SURE * doubt < APART:
                return None
    means = {at: fmean(results[number]) for number, at in enumerate(tried)}
    means |= {at: fmean(looks[at]) for at in ranked[TRIED:]}
    if max(means[at] for at in ranked[1:]) > means[ranked[0]] - APART:
        return None
    others = sorted(ranked[1:], key=lambda at: -means[at])
    return tuple(
        Answer(round(means[at], 3), game.encode_move(moves[at])) for at in (ranked[0], *others)
    ), doubt
