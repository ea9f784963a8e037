"""Fixed ends of matches to paint, and the chances in them, for the gallery and the tests: a name always means
the same picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import exp
from random import Random
from typing import Any, NamedTuple

import msgspec

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

_ENDING = 12
"""How many moves before the end of a sample the winner becomes clear."""

LONG = ("Bartholomäus von und zu Hohenzollern-Sonnenschein", *HARD[1:])


class _Kind(NamedTuple):
    """What a game's chart counts, what its scores are called, and what *happens* to two seats.

    *gains* are what the second of these seats wins by each of the two events, and *losses* what the first
    loses. Figures and scores are dollars, times *factor* and divided by *part*. With *deals*, figures only
    rise, every so many moves.
    """

    unit: Text
    score: Callable[[int], Text]
    happens: Callable[[int, int], tuple[Event, Event]]
    gains: tuple[int, int] = (0, 0)
    losses: tuple[int, int] = (0, 0)
    factor: int = 1
    part: int = 1
    deals: int = 0


def _rents(one: int, other: int) -> tuple[Event, Event]:
    plays = LastPlay(one, 26, 43, 32, "rent", 24, other), LastPlay(one, 22, 9, 59, "rent", 32, other)
    return next(announce_rent(plays[0], 24, 6)), next(announce_rent(plays[1], 32, 8))


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
    return next(announce_score(results[0], True, 0)), next(announce_score(results[1], False, 0))


_PROPERTY = _Kind(
    Text("property-wealth"),
    lambda score: Text("property-score", {"score": score}),
    _rents,
    gains=(24, 32),
    losses=(24, 32),
)
_KINDS = {
    "cardopoly": _Kind(
        Text("cardopoly-wealth"),
        lambda score: Text("cardopoly-score", {"score": score}),
        _purchases,
        gains=(20, 0),
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
        gains=(76, 0),
        factor=50,
        deals=8,
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
        "shared": result(3, 80, 0, shared=True, moments=1, game="monopoly"),
        "debts": result(4, 100, 0, moments=0, game="pig"),
        "at-once": result(2, 0, 150, moments=0),
        "no-chart": result(4, -1, 5, moments=1, game="pig"),
        "gone": _leave(*result(6, 90, 68, names=LONG), ("bankrupt", "resigned")),
        "team": _team(*result(4, 100, 90, moments=1, game="cardopoly")),
        "resigned": _resign(Look(say, NAMES[:4])),
    }


def _leave(result: Result, look: Look, ways: Sequence[str]) -> tuple[Result, Look]:
    """The same end, but the last seats have left the match in these *ways* and have nothing."""
    kind, rows, figures = _KINDS.get(result.game, _PROPERTY), list(result.rows), list(result.figures)
    first = len(rows) - len(ways)
    nothing = tell(kind.score(0), look)
    for place, out in enumerate(ways, first):
        seat = rows[place].seat
        rows[place] = Row(seat, place + 1, nothing, out=out)
        since = len(figures) * (3 + place - first) // (4 + len(ways))
        figures[since:] = [(*each[:seat], 0, *each[seat + 1 :]) for each in figures[since:]]
    return msgspec.structs.replace(result, rows=tuple(rows), figures=tuple(figures)), look


def _team(result: Result, look: Look) -> tuple[Result, Look]:
    """The same end, but the first two seats are a team that has eliminated the others."""
    result, _ = _leave(result, look, ("eliminated", "eliminated"))
    rows = [msgspec.structs.replace(row, place=1 + place // 2) for place, row in enumerate(result.rows)]
    return msgspec.structs.replace(
        result, rows=tuple(rows), winners=tuple(row.seat for row in rows[:2])
    ), look


def _resign(look: Look) -> tuple[Result, Look]:
    """The end of a match in which all but one resigned before anybody scored."""
    kind, seats = _KINDS["monopoly"], len(look.names)
    nothing = tell(kind.score(0), look)
    rows = tuple(
        Row(seat, place, nothing, out="resigned" if place > 1 else "")
        for place, seat in enumerate(reversed(range(seats)), 1)
    )
    figures = ((0,) * seats,) * 15
    return Result((seats - 1,), rows, tell(kind.unit, look), figures, (), "monopoly"), look


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
    order = sorted(range(seats), key=lambda seat: -figures[-1][seat])
    for left in range(min(moves, _ENDING)):  # the outcome gets clearer towards the end
        known = figures[-1 - left]
        figures[-1 - left] = tuple(
            (known[seat] * left + 100 * (seat == order[0]) * (_ENDING - left)) // _ENDING
            for seat in range(seats)
        )
    changes = [max(map(abs, map(int.__sub__, *pair))) for pair in pairwise(figures)]
    steps: list[int] = []
    for step in sorted(range(1, moves + 1 - _ENDING), key=lambda step: -changes[step - 1]):
        if len(steps) < turns and all(abs(step - other) > moves // 10 for other in steps):
            steps.append(step)
    return Chances(
        tuple(figures),
        tuple(order),
        tuple(
            Turn(step, tell(_turn(step, number % 2, figures), look))
            for number, step in enumerate(sorted(steps))
        ),
    )


def _turn(step: int, which: int, figures: Sequence[tuple[int, ...]]) -> Text:
    """Return one of two rents at *step*, and its effect on the seat whose chance changed most.

    The seat whose chance fell most pays it to the one whose chance rose most.
    """
    before, after = figures[step - 1], figures[step]
    rises = [now - then for then, now in zip(before, after, strict=True)]
    seats = range(len(rises))
    seat = max(seats, key=lambda seat: (abs(rises[seat]), rises[seat]))
    chances: dict[str, Value] = {"before": before[seat], "after": after[seat]}
    event = _rents(min(seats, key=rises.__getitem__), max(seats, key=rises.__getitem__))[which]
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
    kind = _KINDS.get(game, _PROPERTY)
    start = [begin] * seats if moves > 0 else [begin + 7 * (seats - seat) for seat in range(seats)]
    figures, told = [start], []
    steps = [moves * 2 // 5, moves * 4 // 5]
    for move in range(1, moves + 1):
        now = list(figures[-1])
        one, other = random.sample(range(seats), 2)
        if move in steps:
            one = max(range(seats), key=now.__getitem__)
            other = (one + 1) % seats if other == one else other
            which = steps.index(move)
            now[other] += kind.gains[which]
            now[one] -= kind.losses[which]
            told.append(Text("moment-event", {"move": move, "what": kind.happens(one, other)[which].text}))
        elif kind.deals:
            now = [each + (move % kind.deals == 0) * random.choice((8, 16, 24, 34)) for each in now]
        else:
            rent = random.choice((1, 2, 2, 4, 6, 18))
            if random.random() >= 0.5 + 0.1 * (one > other):
                one, other = other, one
            rent = min(rent, now[other]) if begin else rent
            now[one] += rent
            now[other] -= rent
        figures.append(now)
    figures = [[figure * kind.factor // kind.part for figure in standing] for standing in figures]
    last = figures[-1]
    if shared:
        last[0] = last[1] = max(*last, 10_600)
    order = sorted(range(seats), key=lambda seat: -last[seat])
    places = [1 + sum(last[other] > last[seat] for other in order) for seat in order]
    rows = tuple(
        Row(seat, place, tell(kind.score(last[seat]), look))
        for seat, place in zip(order, places, strict=True)
    )
    gaps = [max(standing) - standing[order[0]] for standing in figures]
    behind: dict[str, Value] = {"move": gaps.index(max(gaps)), "who": WHO[order[0]], "gap": max(gaps)}
    if moves > 0:
        told.insert(1, Text("moment-behind", behind))
    else:
        told.append(Text("moment-event", {"move": 41, "what": kind.happens(order[-1], order[0])[0].text}))
    return Result(
        tuple(row.seat for row in rows if row.place == 1),
        rows,
        tell(kind.unit, look),
        tuple(map(tuple, figures)) if moves >= 0 else (),
        tuple(tell(moment, look) for moment in told[:moments]),
        game,
    )
