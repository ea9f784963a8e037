"""The last move, shown alike in all games: a ghost at the start, a gold path, and the piece at the end.

A solid path is a move that was made. A dotted one with a hollow arrow is a wish that can still be refused.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageDraw

from render.kit import theme
from render.kit.canvas import Canvas, draw_fine
from render.kit.cards import Point, curve
from render.kit.theme import Color

_LINE, _EDGE = 9, 3
_HEAD = 30
"""How long the head of an arrow is."""


def ghost(picture: Image.Image, opacity: float = 0.4) -> Image.Image:
    """Return *picture* (RGBA) with that *opacity*, to mark where something came from."""
    faded = picture.convert("RGBA")
    faded.putalpha(faded.getchannel("A").point(lambda value: round(value * opacity)))
    return faded


def path(
    canvas: Canvas,
    points: Sequence[tuple[int, int]],
    *,
    dotted: bool = False,
    arrow: bool = True,
    line: int = _LINE,
) -> None:
    """A gold path through *points*, which may end in an *arrow*; dotted and hollow if it is only wanted."""
    left, top = (min(each) - _HEAD for each in zip(*points, strict=True))
    picture = _path(tuple((x - left, y - top) for x, y in points), dotted, arrow, line)
    canvas.put(picture, left, top)


def bend(start: Point, *through: Point) -> list[tuple[int, int]]:
    """The points of a smooth curve from *start* towards the others, ending at the last one."""
    return [(round(x), round(y)) for x, y in curve(start, *through)]


def frame(canvas: Canvas, box: tuple[int, int, int, int], radius: int = 14, line: int = 6) -> None:
    """Paint a gold frame around *box*, which holds what the question is about."""
    left, top, right, low = box
    canvas.put(
        _frame(right - left + 2 * line, low - top + 2 * line, radius + line, line), left - line, top - line
    )


@lru_cache(maxsize=64)
def _frame(width: int, height: int, radius: int, line: int) -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        for inset, color, wide in ((0, theme.GOLD_EDGE, line + 2), (2, theme.GOLD_LIT, line - 1)):
            edge = (inset * fine, inset * fine, (width - inset) * fine - 1, (height - inset) * fine - 1)
            pen.rounded_rectangle(edge, (radius - inset) * fine, outline=color, width=wide * fine)

    return draw_fine(width, height, draw)


@lru_cache(maxsize=64)
def _path(points: tuple[tuple[int, int], ...], dotted: bool, arrow: bool, line: int) -> Image.Image:
    """The path (RGBA) with a margin for its arrow."""
    width, height = (max(each) + _HEAD for each in zip(*points, strict=True))
    end, turn = points[-1], _turn(points)
    head = _HEAD + line // 2
    neck = end[0] - math.cos(turn) * head, end[1] - math.sin(turn) * head
    way = [*points[:-1], neck] if arrow else list(points)
    spots = list(_spots(way, line * 2.4))

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        def layer(color: Color, wide: float) -> None:
            if dotted:
                for x, y in spots:
                    _dot(pen, x, y, wide / 2, color, fine)
            else:
                pen.line(
                    [(x * fine, y * fine) for x, y in way],
                    fill=color,
                    width=round(wide * fine),
                    joint="curve",
                )
                for x, y in (way[0], way[-1]):
                    _dot(pen, x, y, wide / 2, color, fine)

        layer(theme.GOLD_EDGE, line + 2 * _EDGE)
        if arrow:
            _arrow(pen, end, turn, head + 2, theme.GOLD_EDGE, fine, 0)
        layer(theme.GOLD_LIT, line)
        if arrow:
            _arrow(pen, end, turn, head + 2, theme.GOLD_LIT, fine, _EDGE)
            if dotted:
                _arrow(pen, end, turn, head + 2, theme.GOLD_EDGE, fine, 2.4 * _EDGE)

    return draw_fine(width, height, draw)


def _turn(points: Sequence[Point]) -> float:
    (x, y), (u, v) = points[-2], points[-1]
    return math.atan2(v - y, u - x)


def _dot(pen: ImageDraw.ImageDraw, x: float, y: float, reach: float, color: Color, fine: int) -> None:
    pen.ellipse([part * fine for part in (x - reach, y - reach, x + reach, y + reach)], fill=color)


def _arrow(
    pen: ImageDraw.ImageDraw, end: Point, turn: float, long: float, color: Color, fine: int, inset: float
) -> None:
    """The head of an arrow, *inset* points smaller on every side."""
    along, across = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))
    half = long * 0.62

    def at(forth: float, aside: float) -> Point:
        x, y = (e + forth * a + aside * b for e, a, b in zip(end, along, across, strict=True))
        return x * fine, y * fine

    tip, wing = -inset * 1.9, half - inset * 1.5
    pen.polygon([at(tip, 0), at(inset - long, wing), at(inset - long, -wing)], fill=color)


def _spots(way: Sequence[Point], step: float) -> Iterator[Point]:
    """Points along *way*, *step* apart."""
    rest = 0.0
    for (x, y), (u, v) in pairwise(way):
        long = math.hypot(u - x, v - y)
        at = rest
        while at < long:
            part = at / long
            yield x + (u - x) * part, y + (v - y) * part
            at += step
        rest = at - long
