"""The course of a match as a chart: a line for each seat, from the left to the right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot

from PIL import Image, ImageDraw

from render.kit import theme
from render.kit.canvas import Canvas, draw_fine
from render.kit.frame import EDGE
from render.kit.lettering import measure
from render.kit.numbers import number
from render.kit.seats import mark, tray
from render.kit.theme import SMALL, WIDTH, Look, Seat, mix

AROUND, POINTS = 140, 48
"""How much higher a chart is than its plot, and how much more if moves are marked in it."""

PLOT = 330
"""How high a plot is, if there is room."""

_AXIS, _ENDS = 110, 84
_MANY, _ON_LINE = 4, 40
"""The number of lines from which each one also has a mark on itself, and the size of that mark."""
_MARK, _SMALL_MARK = 56, 44
"""The size of the marks at the ends of the lines; they are small where there are more than `_MANY`."""
_DASHES = ((), (40, 10), (12, 10), (40, 10, 12, 10), (80, 14), (24, 10))
"""How long the line of each color is drawn and left out, in turn; the first has no gaps."""


def chart(
    canvas: Canvas,
    look: Look,
    top: int,
    unit: str,
    figures: Sequence[tuple[int, ...]],
    order: Sequence[int],
    points: Sequence[int] = (),
    plot: int = PLOT,
) -> None:
    """The *figures* of all seats after the deal and after each move, counted in *unit*, as lines.

    Of the seats in *order* the first is drawn on top. The moves that are *points* are marked 1, 2, 3 …
    """
    above = POINTS if points else 0
    canvas.stamp(tray(canvas.ground, WIDTH - 2 * EDGE, AROUND + plot + above, False), EDGE, top)
    canvas.text(unit, EDGE + 24, top + 38, SMALL, theme.PAPER, bold=True)
    low, high, step = _scale(figures)
    levels = {
        figure: look.say("result-picture-figure", figure=figure).replace("-", "−")
        for figure in range(low, high + 1, step)
    }
    widest = max(measure(words, SMALL) for words in levels.values())
    left, right = EDGE + max(_AXIS, widest + 38), WIDTH - EDGE - _ENDS
    upper, lower = top + above + 78, top + above + 78 + plot

    def level(figure: int) -> float:
        return lower - (figure - low) * plot / (high - low)

    for figure, words in levels.items():
        y = round(level(figure))
        canvas.fill((left, y, right, y + 2), canvas.ground.line)
        canvas.text(words, left - 14, y, SMALL, canvas.ground.muted, anchor="r")
    last, faint = len(figures) - 1, canvas.ground.muted
    canvas.text(look.say("result-picture-deal"), left, lower + 36, SMALL, faint)
    canvas.text(
        look.say("result-picture-moves", moves=last),
        right,
        lower + 36,
        SMALL,
        faint,
        anchor="r",
    )
    at = [left + round(point * (right - left) / last) for point in points]
    for x in at:
        canvas.fill((x - 1, upper, x + 2, lower), theme.GOLD)
    lines = {
        seat: [
            (move * (right - left) / last, level(standing[seat]) - upper)
            for move, standing in enumerate(figures)
        ]
        for seat in reversed(order)
    }
    canvas.put(_curves(lines, look.seats, right - left, plot), left - 6, upper - 6)
    for place, x in enumerate(at, 1):
        number(canvas, place, min(x, right - 20), upper - 26)
    ends = {seat: round(line[-1][1]) + upper for seat, line in lines.items()}
    size = _MARK if len(lines) <= _MANY else _SMALL_MARK
    marks = _spread(ends, upper - 20, lower + 10, size + 4)
    canvas.put(_leaders(marks, ends, look.seats, upper - 20, plot + 40), right + 2, upper - 20)
    for seat, y in marks:
        mark(canvas, look.seats[seat], right + 40, y, size=size)
    if len(lines) >= _MANY:
        for place, (seat, line) in enumerate(lines.items(), 1):
            along, down = line[len(line) * place // (len(lines) + 1)]
            mark(canvas, look.seats[seat], left + round(along), upper + round(down), size=_ON_LINE)


def _scale(figures: Sequence[tuple[int, ...]]) -> tuple[int, int, int]:
    """The lowest and the highest line of the chart, and how far apart its lines are."""
    least = min(0, *(min(standing) for standing in figures))
    most = max(1, *(max(standing) for standing in figures))
    span = most - least
    step = next(unit * 10**power for power in range(12) for unit in (1, 2, 5) if span <= 4 * unit * 10**power)
    return least // step * step, -(-most // step) * step, step


def _curves(
    lines: dict[int, list[tuple[float, float]]], seats: Sequence[Seat], width: int, height: int
) -> Image.Image:
    """The lines of all seats (RGBA), with a margin of 6; each is dashed in its own way besides its color."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        for place, line in lines.items():
            seat = seats[place]
            points = [((x + 6) * fine, (y + 6) * fine) for x, y in line]
            if len(points) > 1:
                pen.line(points, fill=theme.INK, width=9 * fine, joint="curve")
                dark = mix(seat.color, theme.INK, 0.55)
                pen.line(points, fill=dark, width=6 * fine, joint="curve")
                for dash in _dashes(points, [length * fine for length in _DASHES[seat.pattern]]):
                    pen.line(dash, fill=seat.color, width=6 * fine, joint="curve")

    return draw_fine(width + 12, height + 12, draw)


def _leaders(
    marks: Sequence[tuple[int, int]], ends: dict[int, int], seats: Sequence[Seat], top: int, height: int
) -> Image.Image:
    """Draw thin lines (RGBA) from the ends of the seats' lines to their *marks* farther up or down."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        for seat, y in marks:
            if abs(y - ends[seat]) > 12:
                line = [(0, (ends[seat] - top) * fine), (38 * fine, (y - top) * fine)]
                pen.line(line, fill=theme.INK, width=6 * fine)
                pen.line(line, fill=seats[seat].color, width=3 * fine)

    return draw_fine(38, height, draw)


Point = tuple[float, float]


def _dashes(points: Sequence[Point], lengths: Sequence[float]) -> Iterator[list[Point]]:
    """The parts of a line that are drawn, *lengths* being in turn how long it is drawn and left out."""
    if not lengths:
        yield list(points)
        return
    turn, left, dash = 0, lengths[0], [points[0]]
    for (x, y), end in pairwise(points):
        length = hypot(end[0] - x, end[1] - y)
        at = 0.0
        while at + left < length:
            at += left
            corner = (x + (end[0] - x) * at / length, y + (end[1] - y) * at / length)
            if turn % 2 == 0:
                yield [*dash, corner]
            turn += 1
            left, dash = lengths[turn % len(lengths)], [corner]
        left -= length - at
        dash.append(end)
    if turn % 2 == 0 and len(dash) > 1:
        yield dash


def _spread(ends: dict[int, int], upper: int, lower: int, size: int) -> list[tuple[int, int]]:
    """Where the marks at the lines' ends go, one above the other, each *size* high with its gap."""
    placed: list[tuple[int, int]] = []
    for seat, y in sorted(ends.items(), key=lambda end: end[1]):
        at = max(y, upper + size // 2, placed[-1][1] + size if placed else 0)
        placed.append((seat, at))
    free = lower
    for place in range(len(placed) - 1, -1, -1):
        seat, at = placed[place]
        at = min(at, free)
        placed[place] = seat, at
        free = at - size
    return placed
