"""Fixed figures of leagues to paint, for the gallery and the tests: a name always means the same picture."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from render.activity import Activity, Line
from render.standings import Say
from render.standings_samples import NAMES, SIGNS


def samples(say: Say) -> dict[str, Activity]:
    """The figures by name, with the words of *say*."""
    title = say("league-activity-title")
    full = _lines(16, 3, 1)
    left = replace(full[15], places=(*full[15].places[:1], None, None))
    return {
        "rounds": Activity(title, (*full[:15], left), 16, 90_000),
        "season": Activity(title, _lines(9, 24, 2), 9, 50_000),
        "begin": Activity(
            title, tuple(replace(line, places=(), seconds=None, missed=0) for line in full[:4]), 4, 1
        ),
    }


def _lines(people: int, moments: int, seed: int) -> tuple[Line, ...]:
    random = Random(seed)
    orders = [random.sample(range(people), people) for _ in range(moments - 1)]
    orders.append([*range(people)])
    return tuple(
        Line(
            number,
            NAMES[number],
            tuple(order.index(number) + 1 for order in orders),
            random.choice((40, 900, 7200, 30_000, 50_000)),
            random.choice((0, 0, 0, 1, 12)),
            SIGNS[number],
        )
        for number in range(people)
    )
