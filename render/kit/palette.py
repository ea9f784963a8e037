"""Palettes: colors that all pictures share, and those of one ground.

Pictures are painted in indexed colors. A smooth shape is mapped to the palette once, when it is drawn, so
that encoding needs no search for colors. Shared colors have the same index in every palette.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from PIL import Image

from render.kit import theme
from render.kit.core import to_indices
from render.kit.theme import Color, mix

if TYPE_CHECKING:
    from render.kit.core import Core

MOST_SHARED, MOST_OWN = 128, 64
"""How many colors all pictures share at most, and how many a ground may add."""
CLEAR = 247
"""The index of no color at all, around the rounded corners."""


def ramp(*colors: Color, steps: int) -> list[Color]:
    """The *colors*, with others between each two of them, so that it takes *steps* from one to the next."""
    between = [mix(one, other, step / steps) for one, other in pairwise(colors) for step in range(steps)]
    return [*between, colors[-1]]


def _shared() -> list[Color]:
    t = theme
    ramps = [
        ramp(t.PAPER_LIT, t.PAPER, t.PAPER_SHADE, t.PAPER_EDGE, steps=2),
        ramp(t.PAPER_EDGE, t.INK, steps=4),
        [t.NIGHT],
        ramp(t.BRASS_SHADE, t.BRASS, t.BRASS_LIT, steps=2),
        ramp(t.INK, t.BRASS, steps=3),
        ramp(t.GOLD_EDGE, t.GOLD, t.GOLD_LIT, t.PAPER, steps=2),
        ramp(t.INK, t.GOLD_LIT, steps=3),
        ramp(t.INK, t.RED, t.PAPER, steps=4),
        ramp(t.INK, t.BLUE, t.PAPER, steps=3),
        ramp(t.INK, t.GREEN, t.PAPER, steps=3),
        *(ramp(t.INK, seat.color, t.PAPER, steps=3) for seat in t.SEATS),
        *([mix(seat.color, t.INK, 0.26)] for seat in t.SEATS),
        *(ramp(group.ink, group.color, steps=3) for group in t.GROUPS),
        *([mix(group.color, t.INK if group.ink == t.PAPER else t.PAPER, 1 / 2)] for group in t.GROUPS),
    ]
    return list(dict.fromkeys(color for each in ramps for color in each))


SHARED_COLORS = _shared()


class Palette:
    """The shared colors and a ground's *own*; around the corners of a picture its *rim* fades out."""

    def __init__(self, own: Sequence[Color] = (), rim: Color = theme.INK) -> None:
        self.solid = [*SHARED_COLORS, *dict.fromkeys(color for color in own if color not in SHARED_COLORS)]
        self._rim = rim
        rest = [(0, 0, 0, 0)] * (CLEAR + 1 - len(self.solid))
        rims = [(*rim, 32 * step) for step in range(1, 8)]
        rgba = [*((*color, 255) for color in self.solid), *rest, *rims]
        self._rgba = bytes(part for color in rgba for part in color)
        self._search = Image.new("P", (1, 1))
        self._search.putpalette(bytes(part for color in self.solid for part in color))
        self._search.load()  # else the pixels inside it know no palette yet

    def index(self, picture: Image.Image) -> Image.Image:
        """Map *picture* (RGB) to the nearest colors."""
        return picture.quantize(palette=self._search, dither=Image.Dither.NONE)

    def index_core(self, core: Core) -> Core:
        """What is within a picture (RGB), in the nearest colors."""
        return to_indices(core, self._search)

    def color(self, number: int) -> Color:
        """The color with an index."""
        return self.solid[number]

    def nearest(self, color: Color) -> int:
        """The index of the color nearest to *color*."""
        return _nearest(self, color)

    def blends(self, under: int, color: Color) -> bytes:
        """The indices of the color *under* with more and more of *color*, in 256 steps."""
        return _blends(self, under, color)

    def fade(self, part: float) -> int:
        """The index of the rim's color, *part* (0 to 1) opaque."""
        step = round(part * 8)
        return CLEAR + step if step < 8 else self.nearest(self._rim)

    def blank(self, width: int, height: int, fill: int = CLEAR) -> Image.Image:
        """A picture in this palette, clear or of one color."""
        picture = Image.new("P", (width, height), fill)
        picture.putpalette(self._rgba, "RGBA")
        return picture


SHARED = Palette()
"""The shared colors alone: what is mapped to them can be pasted into any picture."""


def plain(low: int, high: int) -> int | None:
    """The index of a part of a picture that has only indices from *low* to *high*; None if they differ."""
    return low if low == high < CLEAR else None


@cache
def _nearest(palette: Palette, color: Color) -> int:
    if color in palette.solid:
        return palette.solid.index(color)
    return int(palette.index(Image.new("RGB", (1, 1), color)).getpixel((0, 0)))  # type: ignore[arg-type]


@lru_cache(maxsize=512)
def _blends(palette: Palette, under: int, color: Color) -> bytes:
    steps = Image.new("RGB", (256, 1))
    steps.putdata([mix(palette.solid[under], color, part / 255) for part in range(256)])
    return palette.index(steps).tobytes()
