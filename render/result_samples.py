"""Fixed ends of matches to paint, and the chances in them, for the gallery and the tests: a name always means
the same picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import exp
from random import Random
from typing import Any, NamedTuple

from games.cardopoly.actions.announcements import announce_expansion, announce_purchase
from games.core import Event, Text, Value
from games.deal.cards import DARK_BLUE
from games.deal.state import Action
from games.deal.texts import announce_action
from games.kit.seats import WHO
from games.monopoly.announcements import announce_score
from games.monopoly.view import Result as Hand
from games.property.announcements import announce_rent
from games.property.view import LastPlay
from render.chances import Chances, Turn
from render.kit.theme import Look
from render.result import Result, Row
from render.samples import HARD, NAMES, tell

LONG = ("Bartholomäus von und zu Hohenzollern-Sonnenschein", *HARD[1:])


class _Kind(NamedTuple):
    """What the chart of a game counts, how its scores are called, and what *happens* to two seats.

    Figures and scores are dollars, times *factor* and divided by *part*.
    """

    unit: Text
    score: Callable[[int], Text]
    happens: Callable[[int, int], tuple[Event, Event]]
    factor: int = 1
    part: int = 1


def _rents(one: int, other: int) -> tuple[Event, Event]:
    plays = LastPlay(one, 26, 43, 32, "rent", 36, other), LastPlay(one, 22, 9, 59, "rent", 48, other)
    return next(announce_rent(plays[0], 36, 9)), next(announce_rent(plays[1], 48, 12))


def _purchases(one: int, other: int) -> tuple[Event, Event]:
    buy, expand = next(announce_purchase(other, 4, 21, 30, [], [])), next(announce_expansion(one, 4, 34, 51))
    return buy, expand


def _steals(one: int, other: int) -> tuple[Event, Event]:
    rent = Action("rent", [103, 76], [], [], 16, DARK_BLUE)
    sly = Action("sly", [66], [], [], taken=38)
    return (
        next(announce_action("deal-rent-one", one, rent, (other,))),
        next(announce_action("deal-sly", other, sly, (one,))),
    )


def _hands(one: int, other: int) -> tuple[Event, Event]:
    results = Hand(other, (), (), 0, 0, False, 3800), Hand(one, (), (), 0, 0, False, 2150)
    return next(announce_score(results[0], True, 0)), next(announce_score(results[1], True, 0))


_PROPERTY = _Kind(Text("property-wealth"), lambda score: Text("property-score", {"score": score}), _rents)
_KINDS = {
    "cardopoly": _Kind(
        Text("cardopoly-wealth"),
        lambda score: Text("cardopoly-score", {"score": score}),
        _purchases,
        part=20,
    ),
    "deal": _Kind(
        Text("deal-sets"),
        lambda score: Text("deal-score", {"score": score, "scoring": "sets"}),
        _steals,
        part=50,
    ),
    "monopoly": _Kind(
        Text("monopoly-wealth-uk"),
        lambda score: Text("monopoly-score", {"score": score, "edition": "uk"}),
        _hands,
        factor=50,
    ),
}
"""By game; all others are like Property."""


def samples(say: Callable[..., str]) -> dict[str, tuple[Result, Look]]:
    """The ends by name, each with the look of its table, in the words of *say*."""

    def result(*args: int, names: tuple[str, ...] = NAMES, **more: Any) -> tuple[Result, Look]:
        look = Look(say, names[: args[0]])
        return _result(look, *args, **more), look

    return {
        "two": result(2, 60, 150, moments=2, game="cardopoly"),
        "four": result(4, 120, 102),
        "six": result(6, 240, 68),
        "names": result(6, 90, 68, names=LONG),
        "sets": result(5, 120, 60, game="deal"),
        "shared": result(3, 80, 136, shared=True, moments=1, game="monopoly"),
        "debts": result(4, 100, 0, moments=0, game="pig"),
        "at-once": result(2, 0, 150, moments=0),
        "no-chart": result(4, -1, 5, moments=1, game="pig"),
    }


def chances(say: Callable[..., str]) -> dict[str, tuple[Chances, Look]]:
    """The chances by name, each with the look of its table, in the words of *say*."""

    def course(*args: int, names: tuple[str, ...] = NAMES, **more: int) -> tuple[Chances, Look]:
        look = Look(say, names[: args[0]])
        return _chances(look, *args, **more), look

    return {
        "two": course(2, 60),
        "four": course(4, 120),
        "six": course(6, 240),
        "names": course(6, 90, names=LONG),
        "at-once": course(3, 1, turns=0),
    }


def _chances(look: Look, seats: int, moves: int, *, turns: int = 3) -> Chances:
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
    events = _rents(order[-1], order[0])
    changes = [max(map(abs, map(int.__sub__, *pair))) for pair in pairwise(figures)]
    steps: list[int] = []
    for step in sorted(range(1, moves + 1), key=lambda step: -changes[step - 1]):
        if len(steps) < turns and all(abs(step - other) > moves // 10 for other in steps):
            steps.append(step)
    return Chances(
        tuple(figures),
        tuple(order),
        tuple(
            Turn(step, tell(_turn(step, events[number % 2], order[0], figures), look))
            for number, step in enumerate(sorted(steps))
        ),
    )


def _turn(step: int, event: Event, seat: int, figures: Sequence[tuple[int, ...]]) -> Text:
    """How *event* at *step* changed the chance of *seat*."""
    chances: dict[str, Value] = {"before": figures[step - 1][seat], "after": figures[step][seat]}
    return Text("chances-turn", {"move": step, "what": event.text, "who": WHO[seat], **chances})


def _shares(strengths: list[float]) -> list[float]:
    powers = [exp(strength) for strength in strengths]
    return [power / sum(powers) for power in powers]


def _result(
    look: Look,
    seats: int,
    moves: int,
    begin: int,
    *,
    shared: bool = False,
    moments: int = 3,
    game: str = "property",
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
    kind = _KINDS.get(game, _PROPERTY)
    figures = [[figure * kind.factor // kind.part for figure in standing] for standing in figures]
    last = figures[-1]
    if shared:
        last[0] = last[1] = max(last)
    order = sorted(range(seats), key=lambda seat: -last[seat])
    places = [1 + sum(last[other] > last[seat] for other in order) for seat in order]
    rows = tuple(
        Row(seat, place, tell(kind.score(last[seat]), look))
        for seat, place in zip(order, places, strict=True)
    )
    gaps = [max(standing) - standing[order[0]] for standing in figures]
    first, second = kind.happens(order[-1], order[0])
    behind: dict[str, Value] = {"move": gaps.index(max(gaps)), "who": WHO[order[0]], "gap": max(gaps)}
    told = (
        Text("moment-event", {"move": 41, "what": first.text}),
        Text("moment-behind", behind),
        Text("moment-event", {"move": 97, "what": second.text}),
    )
    return Result(
        tuple(row.seat for row in rows if row.place == 1),
        rows,
        tell(kind.unit, look),
        tuple(map(tuple, figures)) if moves >= 0 else (),
        tuple(tell(moment, look) for moment in told[:moments]),
        game,
    )
