"""Fixed ends of matches to paint, and the chances in them, for the gallery and the tests: a name always means
the same picture."""

from __future__ import annotations

from itertools import pairwise
from math import exp
from random import Random

from render.chances import Chances, Turn
from render.result import Result, Row
from render.samples import HARD, NAMES

LONG = ("Bartholomäus von und zu Hohenzollern-Sonnenschein", *HARD[1:])
_MOMENTS = (
    "Move 41: {0} plays A♥ 5♠, column 1, row 5: $36 rent to {1} for a group of 9.",
    "After move {2}, {1} was {3} behind, and still won.",
    "Move 97: {0} plays 10♦ 10♣, column 4, row 8: $48 rent to {1} for a group of 12 in all.",
)
_TURN = "Move {2}: {0} plays A♥ 5♠, column 1, row 5: $36 rent to {1} for a group of 9. {1}: {3}% → {4}%"


def samples() -> dict[str, tuple[Result, tuple[str, ...]]]:
    """The ends by name, each with the names of the seats."""
    return {
        "two": (_result(2, 60, 150, moments=2, game="cardopoly"), NAMES[:2]),
        "four": (_result(4, 120, 102, game="deal"), NAMES[:4]),
        "six": (_result(6, 240, 68), NAMES),
        "names": (_result(6, 90, 68), LONG),
        "shared": (_result(3, 80, 136, shared=True, moments=1, game="monopoly"), NAMES[:3]),
        "debts": (_result(4, 100, 0, moments=0, game="pig"), NAMES[:4]),
        "at-once": (_result(2, 0, 150, moments=0), NAMES[:2]),
        "no-chart": (_result(4, -1, 5, moments=1, game="pig"), NAMES[:4]),
    }


def chances() -> dict[str, tuple[Chances, tuple[str, ...]]]:
    """The chances by name, each with the names of the seats."""
    return {
        "two": (_chances(2, 60), NAMES[:2]),
        "four": (_chances(4, 120), NAMES[:4]),
        "six": (_chances(6, 240), NAMES),
        "names": (_chances(6, 90), LONG),
        "at-once": (_chances(3, 1, turns=0), NAMES[:3]),
    }


def _chances(seats: int, moves: int, *, turns: int = 3) -> Chances:
    """The chances in a match of so many *moves*."""
    random = Random(seats * 1000 + moves)
    strengths = [0.0] * seats
    figures = []
    for move in range(moves + 1):
        figures.append(tuple(round(100 * share) for share in _shares(strengths)))
        strengths[random.randrange(seats)] += random.choice((0.2, 0.2, 0.3, 1.6 if move % 29 == 17 else -0.2))
    winner = max(range(seats), key=lambda seat: figures[-1][seat])
    figures[-1] = tuple(100 if seat == winner else 0 for seat in range(seats))
    order = sorted(range(seats), key=lambda seat: -figures[-2][seat])
    told = (NAMES[order[-1]], NAMES[order[0]])
    changes = [max(map(abs, map(int.__sub__, *pair))) for pair in pairwise(figures)]
    steps: list[int] = []
    for step in sorted(range(1, moves + 1), key=lambda step: -changes[step - 1]):
        if len(steps) < turns and all(abs(step - other) > moves // 10 for other in steps):
            steps.append(step)
    return Chances(
        tuple(figures),
        tuple(order),
        tuple(
            Turn(step, _TURN.format(*told, step, figures[step - 1][order[0]], figures[step][order[0]]))
            for step in sorted(steps)
        ),
    )


def _shares(strengths: list[float]) -> list[float]:
    powers = [exp(strength) for strength in strengths]
    return [power / sum(powers) for power in powers]


def _result(
    seats: int, moves: int, begin: int, *, shared: bool = False, moments: int = 3, game: str = "property"
) -> Result:
    """The end of a match of so many *moves*; without a chart if fewer than 0; debts if *begin* is 0."""
    random = Random(seats * 1000 + moves)
    figures = [[begin] * seats if moves > 0 else [begin + 7 * (seats - seat) for seat in range(seats)]]
    for _ in range(moves):
        now = list(figures[-1])
        one, other = random.sample(range(seats), 2)
        rent = random.choice((1, 2, 2, 4, 6, 18))
        if random.random() >= 0.5 + 0.1 * (one > other):
            one, other = other, one
        rent = min(rent, now[other]) if begin else rent
        now[one] += rent
        now[other] -= rent
        figures.append(now)
    last = figures[-1]
    if shared:
        last[0] = last[1] = max(last)
    order = sorted(range(seats), key=lambda seat: -last[seat])
    places = [1 + sum(last[other] > last[seat] for other in order) for seat in order]
    rows = tuple(
        Row(seat, place, f"{'−' * (last[seat] < 0)}${abs(last[seat])}")
        for seat, place in zip(order, places, strict=True)
    )
    gaps = [max(standing) - standing[order[0]] for standing in figures]
    told = (NAMES[order[-1]], NAMES[order[0]], gaps.index(max(gaps)), max(gaps))
    return Result(
        tuple(row.seat for row in rows if row.place == 1),
        rows,
        "Money in dollars",
        tuple(map(tuple, figures)) if moves >= 0 else (),
        tuple(moment.format(*told) for moment in _MOMENTS[:moments]),
        game,
    )
