"""Plots seen from above: the roof of an owned one, the fenced lot of a mortgaged one, and the empty one.

Roofs are flat, with a rim that is lit at the upper left and in shade at the lower right. Only the edge of a
group has a rim, so a group looks like one block, whatever its shape.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit import theme
from render.kit.canvas import Canvas, Sprite, draw_fine
from render.kit.ground import PROPERTY
from render.kit.palette import Palette
from render.kit.theme import SEATS, Color, mix

SHEET, LOT, BLUE, PALE_BLUE, TAPE, ROSE = PROPERTY.own[:6]
"""The plan's cream, an empty lot, blue ink and pale blue ink, the tape at the corners, and a
warning's ground."""

COLORS: Palette = PROPERTY.palette
_SHADOW = mix(SHEET, theme.INK, 0.3)
_WALL = 3

_RIM, _LIT, _SHADE = 5, 0.34, 0.26
"""How wide the rim of a block is, and how much lighter or darker than the seat's color."""
_LINES = {theme.RINGS: 0.5}
"""How much darker than the seat's color the lines of its pattern are, if not a third."""


class Plot(NamedTuple):
    """An owned plot: the *pattern* of its seat, and which of the plots around it (`AROUND`) its group has."""

    pattern: int
    mortgaged: bool
    near: tuple[bool, ...]


AROUND = ((-1, 0), (1, 0), (0, 1), (0, -1), (-1, 1), (1, 1), (-1, -1), (1, -1))
"""West, east, north and south of a plot, and north-west, north-east, south-west, south-east."""


def street(pitch: int) -> int:
    """Half the width of a street between plots of that *pitch*."""
    return pitch // 20


@lru_cache(maxsize=1400)
def plot(owned: Plot, pitch: int) -> Image.Image:
    """The picture of an *owned* plot with its half of the streets around; *pitch* is its side."""
    color, shapes = SEATS[owned.pattern].color, _shapes(owned.near, pitch)
    picture = COLORS.blank(pitch, pitch, COLORS.nearest(SHEET))
    picture.paste(COLORS.nearest(_SHADOW), (0, 0), shapes.shadow)
    picture.paste(COLORS.nearest(theme.INK), (0, 0), shapes.body)
    cover = _lot if owned.mortgaged else _roof
    picture.paste(cover(owned.pattern, pitch), (0, 0), shapes.inner)
    if not owned.mortgaged:
        picture.paste(COLORS.nearest(mix(color, theme.INK, _SHADE)), (0, 0), shapes.dark)
        picture.paste(COLORS.nearest(mix(color, theme.PAPER, _LIT)), (0, 0), shapes.lit)
    return picture


class _Shapes(NamedTuple):
    """Masks (L) of a plot: with its walls, within its walls, of its shadow, and of both parts of its rim."""

    body: Image.Image
    inner: Image.Image
    shadow: Image.Image
    lit: Image.Image
    dark: Image.Image


@cache
def _shapes(near: tuple[bool, ...], pitch: int) -> _Shapes:
    """Return the masks of a plot."""
    edge = 2 * (_WALL + _RIM)
    part = _body(near, pitch).crop((pitch - edge, pitch - edge, 2 * pitch + edge, 2 * pitch + edge))
    inner = part.filter(ImageFilter.MinFilter(2 * _WALL + 1))
    lit, dark = (ImageChops.subtract(inner, ImageChops.offset(inner, by, by)) for by in (_RIM, -_RIM))
    box = (edge, edge, edge + pitch, edge + pitch)
    masks = (part, inner, ImageChops.offset(part, 3, 3), lit, dark)
    return _Shapes(*(mask.crop(box) for mask in masks))


def _body(near: tuple[bool, ...], pitch: int) -> Image.Image:
    """Return a mask (L) of what the group covers around the plot, in an area three times its size."""
    west, east, north, south, *corners = near
    mask, gap = Image.new("L", (3 * pitch, 3 * pitch)), street(pitch)
    left, right = (0 if west else pitch + gap), (3 * pitch if east else 2 * pitch - gap)
    top, low = (0 if north else pitch + gap), (3 * pitch if south else 2 * pitch - gap)
    mask.paste(255, (left, top, right, low))
    for place, across in enumerate(corners):
        side, level = (west, east)[place % 2], (north, south)[place // 2]
        if side and level and not across:
            x, y = place % 2 * (2 * pitch - gap), place // 2 * (2 * pitch - gap)
            mask.paste(0, (x, y, x + pitch + gap, y + pitch + gap))
    return mask


@cache
def _roof(number: int, pitch: int) -> Image.Image:
    """A whole plot in a seat's color and pattern."""
    color = SEATS[number].color
    dark = mix(color, theme.INK, _LINES.get(SEATS[number].pattern, 1 / 3))
    picture = COLORS.blank(pitch, pitch, COLORS.nearest(color))
    picture.paste(COLORS.nearest(dark), (0, 0), pattern_lines(number, pitch))
    return picture


@cache
def pattern_lines(number: int, pitch: int, steps: int = 3) -> Image.Image:
    """Return the lines of a seat's pattern as a mask (L, without gray), which joins up from plot to plot.

    It repeats itself in so many *steps*.
    """

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        whole, step = pitch * fine, pitch * fine // steps
        white = (255, 255, 255, 255)
        kind = SEATS[number].pattern
        for at in range(-4 * step, 2 * whole, step):
            if kind == theme.STRIPES:
                pen.line((at - step, -step, at + whole + step, whole + step), fill=white, width=step // 4)
            elif kind == theme.HATCH:
                for top, low in ((-step, whole + step), (whole + step, -step)):
                    pen.line((at - step, top, at + whole + step, low), fill=white, width=step // 8)
            elif kind == theme.CHEVRONS:
                zigzag = [
                    (x, at + (step // 2 if number_ % 2 else 0))
                    for number_, x in enumerate(range(-step, whole + 2 * step, step // 2))
                ]
                pen.line(zigzag, fill=white, width=step // 6, joint="curve")
            elif kind in (theme.DOTS, theme.RINGS):
                for left in range(step // 2, whole, step):
                    reach = step * (0.2 if kind == theme.DOTS else 0.3)
                    box = [part + side * reach for side in (-1, 1) for part in (left, at + step // 2)]
                    if kind == theme.RINGS:
                        pen.ellipse(box, outline=white, width=max(2, step // 9))
                    else:
                        pen.ellipse(box, fill=white)

    return draw_fine(pitch, pitch, draw).getchannel("A").point(lambda value: 255 if value > 127 else 0)


@cache
def _lot(number: int, pitch: int) -> Image.Image:
    """A mortgaged plot: the empty ground in the seat's color, pale, behind a fence along its whole front."""
    picture = COLORS.blank(pitch, pitch, COLORS.nearest(pale(number)))
    stand = fence(round(pitch * 0.9))
    x, y = (pitch - stand.image.width) // 2, round(pitch * 0.93) - stand.image.height
    Canvas(picture, PROPERTY).stamp(stand, x, y)
    return picture


def pale(number: int) -> Color:
    """The color of the mortgaged land of a seat with that pattern."""
    return mix(SEATS[number].color, theme.PAPER, 2 / 3)


@cache
def fence(width: int) -> Sprite:
    """A wooden fence: three broad, pointed pales with air between them, on rails that go on at both ends."""
    height = width * 3 // 4

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        line, wide, high = round(fine * max(1.2, width / 36)), width * fine, height * fine
        for part in (0.42, 0.74):
            y, half = high * part, high * 0.07
            box = (fine, y - half, wide - fine - 1, y + half)
            pen.rectangle(box, fill=theme.BRASS_SHADE, outline=theme.INK, width=line)
        for middle in (0.18, 0.5, 0.82):
            left, right = wide * (middle - 0.1), wide * (middle + 0.1)
            points = [
                (left, high - fine),
                (left, high * 0.24),
                (wide * middle, fine),
                (right, high * 0.24),
                (right, high - fine),
            ]
            pen.polygon(points, fill=theme.PAPER_LIT)
            pen.line([*points, *points[:2]], fill=theme.INK, width=line, joint="curve")

    return hard(draw_fine(width, height, draw), theme.INK)


def hard(drawing: Image.Image, edge: Color) -> Sprite:
    """*drawing* (RGBA) as a sprite with hard edges that fits on any ground; its outline is *edge*."""
    flat = Image.new("RGB", drawing.size, edge)
    flat.paste(drawing, (0, 0), drawing)
    return Sprite(COLORS.index(flat), drawing.getchannel("A").point(lambda value: 255 if value > 110 else 0))
