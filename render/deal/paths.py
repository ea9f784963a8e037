"""Paths along the streets: solid gold where something went, dotted where it is wanted."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from PIL import Image, ImageDraw

from render.kit import theme
from render.kit.canvas import Canvas, draw_fine
from render.kit.seats import disc

Point = tuple[int, int]

_EDGE, _LINE = 8, 4
"""Half the width of a path with its dark edge, and without."""
_BEND = 18
_HEAD = 26
_STEP = 19


def draw_path(canvas: Canvas, points: Sequence[Point], *, wanted: bool = False) -> None:
    """Draw a path through *points*, whose legs are level or upright, with an arrow at its end."""
    points = _plain(points)
    if len(points) < 2:
        return
    (x, y), (u, v) = points[-2:]
    right, down = (u > x) - (u < x), (v > y) - (v < y)
    back = min(_HEAD - 6, abs(u - x) + abs(v - y))
    neck = (u - right * back, v - down * back)
    line = [*points[:-1], neck]
    if wanted:
        _dots(canvas, line)
    else:
        _lay_line(canvas, line)
    head = _arrow(right, down, wanted)
    canvas.put(head, u - head.width // 2 - right * _HEAD // 2, v - head.height // 2 - down * _HEAD // 2)


def _plain(points: Sequence[Point]) -> list[Point]:
    """*points* without those that stand on a straight leg, or twice."""
    found: list[Point] = []
    for point in points:
        if found and point == found[-1]:
            continue
        if len(found) > 1 and (
            found[-2][0] == found[-1][0] == point[0] or found[-2][1] == found[-1][1] == point[1]
        ):
            found.pop()
        found.append(point)
    return found


def _dots(canvas: Canvas, line: Sequence[Point]) -> None:
    spare = 0
    for (x, y), (u, v) in pairwise(line):
        length = abs(u - x) + abs(v - y)
        at = spare
        while at < length:
            left, top = x + (u - x) * at // length, y + (v - y) * at // length
            canvas.put(disc(14, theme.GOLD_LIT, theme.GOLD_EDGE, 3), left - 7, top - 7)
            at += _STEP
        spare = at - length


def _lay_line(canvas: Canvas, line: Sequence[Point]) -> None:
    for place, ((x, y), (u, v)) in enumerate(pairwise(line)):
        right, down = (u > x) - (u < x), (v > y) - (v < y)
        first = _BEND if place else 0
        last = _BEND if place < len(line) - 2 else 0
        x, y, u, v = x + right * first, y + down * first, u - right * last, v - down * last
        for half, color in ((_EDGE, theme.INK), (_LINE, theme.GOLD_LIT)):
            width, height = (half, 0) if down else (0, half)
            box = (min(x, u) - width, min(y, v) - height, max(x, u) + width, max(y, v) + height)
            canvas.fill(box, color)
    for before, corner, after in zip(line, line[1:], line[2:], strict=False):
        sides = [
            ((x > corner[0]) - (x < corner[0]), (y > corner[1]) - (y < corner[1])) for x, y in (before, after)
        ]
        right, down = (sum(part) for part in zip(*sides, strict=True))
        picture = _bend(right, down)
        left = corner[0] - _EDGE if right > 0 else corner[0] + _EDGE - picture.width
        top = corner[1] - _EDGE if down > 0 else corner[1] + _EDGE - picture.height
        canvas.put(picture, left, top)


@cache
def _bend(right: int, down: int) -> Image.Image:
    """A quarter of a ring (RGBA) whose legs go *right* (1) or left (-1), and *down* or up."""
    size = _BEND + _EDGE

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        x, y = (size if right > 0 else 0), (size if down > 0 else 0)
        for half, color in ((_EDGE, theme.INK), (_LINE, theme.GOLD_LIT)):
            reach = _BEND + half
            box = [part * fine for part in (x - reach, y - reach, x + reach, y + reach)]
            pen.ellipse(box, outline=color, width=2 * half * fine)

    return draw_fine(size, size, draw)


@cache
def _arrow(right: int, down: int, hollow: bool) -> Image.Image:
    """The head of an arrow (RGBA) that points there."""
    size = _HEAD + 8

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        def shape(reach: float, tone: theme.Color) -> None:
            middle = size / 2
            tip = (middle + right * reach, middle + down * reach)
            wings = [
                (middle - right * reach - side * down * reach, middle - down * reach + side * right * reach)
                for side in (-1, 1)
            ]
            pen.polygon([(x * fine, y * fine) for x, y in (tip, *wings)], fill=tone)

        shape(size / 2, theme.GOLD_EDGE)
        shape(size / 2 - 5, theme.GOLD_LIT)
        if hollow:
            shape(size / 2 - 10, theme.GOLD_EDGE)

    return draw_fine(size, size, draw)
