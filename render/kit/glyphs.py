"""The ten groups' glyphs: shapes in one color whose outlines can be told apart at 22 points.

Pictures and emojis show a group by its glyph on its color (`chip`), never by a letter: letters are people's.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from PIL import Image, ImageDraw

from render.kit.canvas import Canvas, draw_fine
from render.kit.cards import curve
from render.kit.signs import Brush
from render.kit.theme import GROUPS, INK, Color

_FINE = 4


def _mug(brush: Brush) -> None:
    cut = brush.cut()
    brush.box(0.1, -0.62, 0.98, 0.42, 0.34)
    cut.box(0.3, -0.3, 0.68, 0.1, 0.16)
    brush.box(-0.92, -0.2, 0.42, 0.9, 0.24)
    brush.box(-0.92, -0.9, 0.42, 0.3)


def _cloud(brush: Brush) -> None:
    brush.box(-0.98, -0.06, 0.98, 0.68, 0.36)
    brush.dot(-0.12, -0.16, 0.52)
    brush.dot(0.5, 0.08, 0.44)
    brush.dot(-0.6, 0.22, 0.38)


def _flower(brush: Brush) -> None:
    for petal in range(5):
        turn = petal * math.tau / 5
        brush.dot(math.sin(turn) * 0.56, 0.03 - math.cos(turn) * 0.56, 0.41)
    brush.dot(0, 0.03, 0.4)
    brush.cut().dot(0, 0.03, 0.24)


def _flame(brush: Brush) -> None:
    brush.shape(
        *curve((0.04, -1), (0.12, -0.52), (0.72, -0.3), (0.72, 0.32)),
        *curve((0.72, 0.32), (0.72, 0.76), (0.4, 1), (0, 1)),
        *curve((0, 1), (-0.42, 1), (-0.72, 0.74), (-0.72, 0.3)),
        *curve((-0.72, 0.3), (-0.72, -0.08), (-0.54, -0.22), (-0.5, -0.54)),
        *curve((-0.5, -0.54), (-0.42, -0.34), (-0.34, -0.24), (-0.22, -0.16)),
        *curve((-0.22, -0.16), (-0.04, -0.4), (0.06, -0.68), (0.04, -1)),
    )
    right = curve((0, 0.22), (0.04, 0.4), (0.28, 0.46), (0.26, 0.66))
    right += curve((0.26, 0.66), (0.24, 0.86), (0.1, 0.88), (0, 0.88))
    brush.cut().shape(*right, *((-x, y) for x, y in reversed(right)))


def _cherries(brush: Brush) -> None:
    brush.dot(-0.5, 0.54, 0.42)
    brush.dot(0.46, 0.46, 0.42)
    top = (0.1, -0.82)
    brush.line(0.17, *curve((-0.46, 0.3), (-0.36, -0.3), top))
    brush.line(0.17, *curve((0.46, 0.2), (0.42, -0.4), top))
    brush.shape(
        *curve(top, (0.4, -1.08), (0.7, -0.98), (0.96, -0.7)),
        *curve((0.96, -0.7), (0.62, -0.42), (0.34, -0.5), top),
    )


def _crescent(brush: Brush) -> None:
    brush.dot(-0.04, 0.03, 0.94)
    brush.cut().dot(0.5, -0.4, 0.74)


def _fir(brush: Brush) -> None:
    for top, low, reach in ((-1, -0.22, 0.5), (-0.62, 0.24, 0.68), (-0.2, 0.72, 0.86)):
        brush.shape((0, top), (reach, low), (-reach, low))
    brush.box(-0.16, 0.6, 0.16, 0.98)


def _anchor(brush: Brush) -> None:
    cut = brush.cut()
    brush.dot(0, -0.72, 0.26)
    cut.dot(0, -0.72, 0.11)
    brush.box(-0.12, -0.5, 0.12, 0.86)
    brush.box(-0.5, -0.38, 0.5, -0.16)
    turns = [math.pi * step / 16 for step in range(17)]
    brush.line(0.22, *((0.74 * math.cos(turn), 0.2 + 0.64 * math.sin(turn)) for turn in turns))
    for side in (-1, 1):
        brush.shape((side * 0.74, -0.12), (side * 0.98, 0.42), (side * 0.44, 0.32))


def _tram(brush: Brush) -> None:
    cut = brush.cut()
    brush.box(-0.46, -0.98, 0.46, -0.82)
    brush.box(-0.11, -0.9, 0.11, -0.6)
    brush.box(-0.64, -0.66, 0.64, 0.62, 0.22)
    cut.box(-0.4, -0.42, 0.4, 0.04)
    for side in (-1, 1):
        cut.dot(side * 0.34, 0.33, 0.13)
        brush.shape((side * 0.26, 0.6), (side * 0.5, 0.6), (side * 0.72, 0.98), (side * 0.4, 0.98))


def _bolt(brush: Brush) -> None:
    brush.shape(
        *((0.02, -1), (-0.66, 0.22), (-0.06, 0.22), (-0.24, 1)),
        *((0.72, -0.3), (0.12, -0.3), (0.44, -1)),
    )


GLYPHS: dict[str, Callable[[Brush], None]] = {
    "mug": _mug,
    "cloud": _cloud,
    "flower": _flower,
    "flame": _flame,
    "cherries": _cherries,
    "crescent": _crescent,
    "fir": _fir,
    "anchor": _anchor,
    "tram": _tram,
    "bolt": _bolt,
}
"""Every glyph by its name, in the order of `theme.GROUPS`."""


@lru_cache(maxsize=256)
def shape(group: int, size: int) -> Image.Image:
    """The glyph of *group* (L), *size* points high and wide."""
    drawing = Image.new("RGBA", (size * _FINE, size * _FINE))
    GLYPHS[GROUPS[group].name](Brush(ImageDraw.Draw(drawing), size * _FINE, INK))
    return drawing.getchannel("A").reduce(_FINE)


@lru_cache(maxsize=256)
def glyph(group: int, size: int, color: Color | None = None) -> Image.Image:
    """The glyph of *group* (RGBA), in the ink that is readable on its own color unless another is given."""
    picture = Image.new("RGBA", (size, size), color or GROUPS[group].ink)
    picture.putalpha(shape(group, size))
    return picture


@lru_cache(maxsize=256)
def chip(group: int, width: int, height: int, radius: int = 8) -> Image.Image:
    """A plate in the color of *group* with its glyph (RGBA)."""
    look = GROUPS[group]

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        box = (0, 0, width * fine - 1, height * fine - 1)
        pen.rounded_rectangle(box, radius * fine, fill=look.color, outline=INK, width=2 * fine)

    picture = draw_fine(width, height, draw)
    size = min(width, height) * 3 // 4
    picture.alpha_composite(glyph(group, size), ((width - size) // 2, (height - size) // 2))
    return picture


def put_glyph(canvas: Canvas, group: int, size: int, x: int, y: int, color: Color | None = None) -> None:
    """Draw the glyph of *group* with its middle there."""
    canvas.tint(color or GROUPS[group].ink, shape(group, size), x - size // 2, y - size // 2)
