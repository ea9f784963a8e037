"""Fixed ends of matches to paint, for the gallery and the tests: a name always means the same picture."""

from __future__ import annotations

from random import Random

from render.kit.samples import HARD, NAMES
from render.result import Result, Row

LONG = ("Bartholomäus von und zu Hohenzollern-Sonnenschein", *HARD[1:])
_MOMENTS = (
    "Move 41: {0} plays A♥ 5♠, column 1, row 5: $36 rent to {1} for a group of 9.",
    "After move {2}, {1} was {3} behind, and still won.",
    "Move 97: {0} plays 10♦ 10♣, column 4, row 8: $48 rent to {1} for a group of 12 in all.",
)


def samples() -> dict[str, tuple[Result, tuple[str, ...]]]:
    """The ends by name, each with the names of the seats."""
    return {
        "two": (_result(2, 60, 150, moments=2), NAMES[:2]),
        "four": (_result(4, 120, 102), NAMES[:4]),
        "six": (_result(6, 240, 68), NAMES),
        "names": (_result(6, 90, 68), LONG),
        "shared": (_result(3, 80, 136, shared=True, moments=1), NAMES[:3]),
        "debts": (_result(4, 100, 0, moments=0), NAMES[:4]),
        "at-once": (_result(2, 0, 150, moments=0), NAMES[:2]),
        "no-chart": (_result(4, -1, 5), NAMES[:4]),
    }


def _result(seats: int, moves: int, begin: int, *, shared: bool = False, moments: int = 3) -> Result:
    """The end of a match of so many *moves*; without a chart if fewer than 0."""
    random = Random(seats * 1000 + moves)
    figures = [[begin] * seats]
    for _ in range(moves):
        now = list(figures[-1])
        one, other = random.sample(range(seats), 2)
        rent = random.choice((1, 2, 2, 4, 6, 18)) * (1 if random.random() < 0.5 + 0.1 * (one > other) else -1)
        now[one] += rent
        now[other] -= rent
        figures.append(now)
    last = figures[-1]
    if shared:
        last[0] = last[1] = max(last)
    order = sorted(range(seats), key=lambda seat: -last[seat])
    places = [1 + sum(last[other] > last[seat] for other in order) for seat in order]
    rows = tuple(
        Row(seat, place if moves > 0 else number, f"{'−' * (last[seat] < 0)}${abs(last[seat])}")
        for number, (seat, place) in enumerate(zip(order, places, strict=True), 1)
    )
    gaps = [max(standing) - standing[order[0]] for standing in figures]
    told = (NAMES[order[-1]], NAMES[order[0]], gaps.index(max(gaps)), max(gaps))
    return Result(
        tuple(row.seat for row in rows if row.place == 1),
        rows,
        "Money in dollars",
        tuple(map(tuple, figures)) if moves >= 0 else (),
        tuple(moment.format(*told) for moment in _MOMENTS[:moments]),
    )
