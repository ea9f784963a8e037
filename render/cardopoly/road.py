"""The park without anybody in it: lawn, bushes, the road with its stops; and the gold path of a walk."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

from PIL import Image, ImageDraw

from games.cardopoly.state import START
from render.cardopoly.park import CARD, CARD_HEIGHT, ROAD, ROUND, Park, Spot, park
from render.kit import theme
from render.kit.canvas import Canvas, Sprite, draw_fine, settle
from render.kit.frame import open_canvas
from render.kit.ground import CARDOPOLY
from render.kit.seats import disc
from render.kit.theme import SMALL

SAND, SAND_DARK, EARTH = theme.rgb("E5D3A6"), theme.rgb("CDB682"), theme.rgb("94713F")
_STOP, _START = 50, 82
SALARY = 3
"""How many cards the Start brings; a complete set makes them more."""
_TRACK = 42
"""How wide the golden path is."""
_STRIDE = 34
"""How far apart footprints are."""


@cache
def _ground(spaces: int, height: int) -> Canvas:
    plan = park(spaces)
    canvas = open_canvas(CARDOPOLY, height)
    bushes = _bushes(plan)
    left, top, *_ = plan.road
    road = _road(plan)
    canvas.put(road, left - 40, top - 40)
    for x, y in bushes:
        canvas.put(bush(), x - bush().width // 2, y - bush().height // 2)
    for space in range(spaces):
        x, y = plan.stop(space)
        if space == START:
            canvas.put(disc(_START, *_tones(), 3), x - _START // 2, y - _START // 2)
            canvas.put(flag(34), x - 20, y - 35)
            canvas.text(f"+{SALARY}", x, y + 15, SMALL, CARDOPOLY.circle[2], bold=True, anchor="m")
            continue
        canvas.put(disc(_STOP, *_tones(), 3), x - _STOP // 2, y - _STOP // 2)
        canvas.text(str(space), x, y, SMALL, CARDOPOLY.circle[2], bold=True, anchor="m")
    return canvas


def _tones() -> tuple[theme.Color, theme.Color]:
    return CARDOPOLY.circle[0], CARDOPOLY.circle[1]


def open_park(spaces: int, height: int) -> Canvas:
    """The park with a road of *spaces*, in a picture of that *height*: to paint on."""
    return _ground(spaces, height).copy()


def _road(plan: Park) -> Image.Image:
    """The road and its ways to the cards, with arrowheads along it; 40 points larger on each side (RGBA)."""
    left, top, right, low = plan.road
    width, height = right - left + 80, low - top + 80
    x0, y0 = left - 40, top - 40

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        def at(*points: Spot) -> list[Spot]:
            return [((x - x0) * fine, (y - y0) * fine) for x, y in points]

        edge = (40 * fine, 40 * fine, (width - 40) * fine - 1, (height - 40) * fine - 1)
        for grow, color in ((4, EARTH), (0, SAND)):
            for space in range(plan.spaces):
                x, y = plan.stop(space)
                across, down = plan.inwards(space)
                reach = 36 if across and down else 42
                line = at((x, y), (x - across * (reach + 14), y - down * (reach + 14)))
                pen.line(line, fill=color, width=(32 + 2 * grow) * fine)
            outer = [
                edge[0] - grow * fine,
                edge[1] - grow * fine,
                edge[2] + grow * fine,
                edge[3] + grow * fine,
            ]
            pen.rounded_rectangle(outer, (ROUND + grow) * fine, fill=color)
        inset = ROAD * fine
        for grow, color in ((0, EARTH), (4, CARDOPOLY.lit)):
            inner = [
                edge[0] + inset + grow * fine,
                edge[1] + inset + grow * fine,
                edge[2] - inset - grow * fine,
                edge[3] - inset - grow * fine,
            ]
            pen.rounded_rectangle(inner, (24 - grow) * fine, fill=color)
        for space in range(plan.spaces):
            if space % plan.side in (0, plan.side - 1):
                continue  # close to a corner
            one, two = _middle(plan.lane(space))
            tip = math.atan2(two[1] - one[1], two[0] - one[0])
            cos, sin = math.cos(tip), math.sin(tip)
            chevron = [
                (one[0] + a * cos - b * sin, one[1] + a * sin + b * cos)
                for a, b in ((-8, -14), (7, 0), (-8, 14))
            ]
            pen.line(at(*chevron), fill=EARTH, width=5 * fine, joint="curve")

    return draw_fine(width, height, draw)


def _middle(lane: list[Spot]) -> tuple[Spot, Spot]:
    half = len(lane) // 2
    return lane[half - 1], lane[half]


def _bushes(plan: Park) -> list[tuple[int, int]]:
    """Find the places of bushes, in the gaps between cards along the edge."""
    found = []
    for space in range(plan.spaces):
        (x, y), (u, _) = plan.corner(space), plan.corner((space + 1) % plan.spaces)
        if abs(u - x) - CARD > 60:
            found.append(
                ((x + u + CARD) // 2, y + CARD_HEIGHT // 2 + (20 if plan.inwards(space)[1] >= 0 else -20))
            )
    return found


@cache
def bush() -> Image.Image:
    """A round bush with its shadow (RGBA)."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        for x, y, reach, color in (
            (28, 30, 21, CARDOPOLY.shadow),
            (23, 25, 21, CARDOPOLY.raised),
            (19, 20, 13, CARDOPOLY.lit),
        ):
            pen.ellipse([part * fine for part in (x - reach, y - reach, x + reach, y + reach)], fill=color)

    return draw_fine(50, 52, draw)


@cache
def flag(size: int, edge: theme.Color = theme.INK) -> Image.Image:
    """The flag of the Start (RGBA)."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        unit = size * fine / 40
        pen.polygon([part * unit for part in (7, 3, 36, 12, 7, 22)], fill=theme.GREEN)
        pen.line([part * unit for part in (7, 3, 36, 12, 7, 22)], fill=edge, width=round(2 * unit))
        pen.line([part * unit for part in (6, 1, 6, 39)], fill=edge, width=round(4.5 * unit))

    return draw_fine(size, size, draw)


@cache
def footprints(size: int) -> Image.Image:
    """Two footprints (RGBA)."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        unit = size * fine / 40
        for x, y in ((12, 24), (28, 12)):
            _foot(pen, (x * unit, y * unit), -math.pi / 2 + 0.15, 1.45 * unit, theme.GOLD)

    return draw_fine(size, size, draw)


def _foot(pen: ImageDraw.ImageDraw, at: Spot, turn: float, unit: float, fill: theme.Color) -> None:
    """A footprint that points in the direction *turn*."""
    cos, sin = math.cos(turn), math.sin(turn)
    for along, long, width in ((3.2, 5.4, 3.6), (-5.6, 3.0, 2.9)):
        round = [
            (math.cos(step * math.pi / 8) * long + along, math.sin(step * math.pi / 8) * width)
            for step in range(16)
        ]
        pen.polygon(
            [(at[0] + (x * cos - y * sin) * unit, at[1] + (x * sin + y * cos) * unit) for x, y in round],
            fill=fill,
        )


def stroke(pen: ImageDraw.ImageDraw, line: Sequence[Spot], width: int, color: theme.Color) -> None:
    """A smooth *wide* line: with a disc at each of its points, as no bend is filled otherwise."""
    pen.line(line, fill=color, width=width)
    half = width / 2
    for x, y in line:
        pen.ellipse((x - half, y - half, x + half, y + half), fill=color)


def walk(canvas: Canvas, plan: Park, start: int, end: int) -> None:
    """The golden path of a move from *start* clockwise to *end*."""
    for space in (start, end):
        x, y = plan.spot(space)
        canvas.put(_end(), round(x) - _TRACK // 2, round(y) - _TRACK // 2)
    for space in plan.walk(start, end):
        piece, (left, top) = _step(plan, space)
        canvas.stamp(piece, left, top)


@cache
def _end() -> Image.Image:
    """An end of the golden path (RGBA)."""
    return disc(_TRACK, theme.GOLD, theme.GOLD_EDGE, 3)


@cache
def _step(plan: Park, space: int) -> tuple[Sprite, tuple[int, int]]:
    """The golden path from *space* to the next with footprints, and where its upper left corner is."""
    points = plan.lane(space)
    margin = _TRACK // 2 + 6
    left, top = (int(min(part)) - margin for part in zip(*points, strict=True))
    right, low = (int(max(part)) + margin + 1 for part in zip(*points, strict=True))
    (x, y), (u, v) = points[1], points[0]
    before = (u + (u - x), v + (v - y))
    (x, y), (u, v) = points[-2], points[-1]
    after = (u + (u - x), v + (v - y))

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        line = [((x - left) * fine, (y - top) * fine) for x, y in (before, *points, after)]
        for width, color in ((_TRACK, theme.GOLD_EDGE), (_TRACK - 6, theme.GOLD)):
            stroke(pen, line, width * fine, color)
        count = max(2, 2 * round(2 * (len(points) - 1) / _STRIDE))  # a left and a right foot in turn
        for step in range(count):
            place = 1 + (step + 0.5) * (len(points) - 1) / count
            (x, y), (u, v) = line[int(place)], line[int(place) + 1]
            turn = math.atan2(v - y, u - x)
            side = 8 * fine * (1 if step % 2 else -1)
            foot = (x - math.sin(turn) * side, y + math.cos(turn) * side)
            _foot(pen, foot, turn, 1.25 * fine, theme.GOLD_EDGE)

    picture = draw_fine(right - left, low - top, draw)
    under = Image.new("RGB", picture.size, SAND)
    done = settle(picture, under, CARDOPOLY.palette)
    assert isinstance(done.mask, Image.Image)
    mask = done.mask
    for one, other in ((points[0], before), (points[-1], after)):
        mask.paste(
            0, (0, 0), _beyond(mask.size, (one[0] - left, one[1] - top), (other[0] - left, other[1] - top))
        )
    return done, (left, top)


def _beyond(size: tuple[int, int], one: Spot, other: Spot) -> Image.Image:
    """Return a mask (L) of the side of *other*, seen from *one*, where the next part of the path begins."""
    mask = Image.new("L", size)
    turn = math.atan2(other[1] - one[1], other[0] - one[0])
    along, across = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))
    near = 2.5
    corners = [
        (one[0] + along[0] * far + across[0] * side, one[1] + along[1] * far + across[1] * side)
        for far, side in ((near, -99), (near, 99), (99, 99), (99, -99))
    ]
    ImageDraw.Draw(mask).polygon(corners, fill=255)
    return mask
