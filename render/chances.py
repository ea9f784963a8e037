"""The chances in a match that is over as a picture: everybody's, move by move, and what turned it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from render.chart import AROUND, PLOT, POINTS, chart
from render.kit.canvas import Canvas
from render.kit.frame import EDGE, HEAD, headline, open_canvas
from render.kit.ground import HOUSE
from render.kit.numbers import WIDE, number
from render.kit.theme import Look
from render.moments import Moments


class Turn(msgspec.Struct, frozen=True):
    """The move that led to *step*, and in words what it was."""

    step: int
    told: str


class Chances(msgspec.Struct, frozen=True):
    """By move and seat the chances to win, in per cent, and the moves that changed them most.

    *order* are the seats, the winners first.
    """

    figures: tuple[tuple[int, ...], ...]
    order: tuple[int, ...]
    turns: tuple[Turn, ...]


def paint(chances: Chances, look: Look) -> Canvas:
    """Paint *chances*."""
    moments = Moments([turn.told for turn in chances.turns], number, WIDE)
    charted = AROUND + PLOT + (POINTS if chances.turns else 0)
    canvas = open_canvas(HOUSE, EDGE + HEAD + charted + moments.room + EDGE)
    headline(canvas, [look.say("chances-picture-title")])
    top, unit = EDGE + HEAD, look.say("chances-picture-unit")
    steps = [turn.step for turn in chances.turns]
    chart(canvas, look, top, unit, chances.figures, chances.order, steps)
    moments.paint(canvas, top + charted)
    return canvas


def describe(chances: Chances, look: Look) -> str:
    """Describe in words what the picture shows."""
    return "\n".join([look.say("chances-picture-title"), *_courses(chances, look), *_turns(chances)])


def _courses(chances: Chances, look: Look) -> Iterator[str]:
    columns = list(zip(*chances.figures, strict=True))
    for seat in chances.order:
        first, *_, last = (*columns[seat][:1], *columns[seat])
        least, most = min(columns[seat]), max(columns[seat])
        yield look.say(
            "chances-text-course", name=look.told_name(seat), first=first, least=least, most=most, last=last
        )


def _turns(chances: Chances) -> Iterator[str]:
    return (f"{place}. {turn.told}" for place, turn in enumerate(chances.turns, 1))
