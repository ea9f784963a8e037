"""One palette for all pictures, and the small PNG made with it.

Painting happens in indexed pictures: what is drawn smoothly is mapped to the palette once, where it is drawn,
so that a finished picture needs no search for its colors.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from PIL import Image

from render.kit import theme
from render.kit.theme import Color, mix

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore


def _between(*colors: Color, steps: int) -> list[Color]:
    return [mix(one, other, step / steps) for one, other in pairwise(colors) for step in range(steps)] + [
        colors[-1]
    ]


def _colors() -> list[Color]:
    t = theme
    ramps = [
        _between(t.FELT_SHADE, t.FELT_EDGE, t.FELT, t.FELT_LIT, steps=6),
        _between(t.WOOD_SHADE, t.WOOD, t.WOOD_LIT, steps=6),
        _between(t.PAPER_LIT, t.PAPER, t.PAPER_SHADE, t.PAPER_EDGE, steps=4),
        _between(t.PAPER_EDGE, t.INK, steps=7),
        _between(t.BRASS_SHADE, t.BRASS, t.BRASS_LIT, steps=5),
        _between(t.FELT, t.BRASS, steps=4),
        _between(t.TRAY, t.PAPER, steps=8),
        _between(t.TRAY_LIT, t.PAPER, steps=6),
        _between(t.INK, t.RED, t.PAPER, steps=5),
        _between(t.INK, t.BLUE, t.PAPER, steps=5),
        _between(t.INK, t.GREEN, t.PAPER, steps=4),
        *(_between(t.INK, seat.color, steps=6) for seat in t.SEATS),
        *(_between(seat.color, t.PAPER, steps=6) for seat in t.SEATS),
        *(_between(t.INK, group.color, t.PAPER, steps=3) for group in t.GROUPS),
    ]
    return list(dict.fromkeys(color for ramp in ramps for color in ramp))


_SOLID = _colors()
FELT = _SOLID.index(theme.FELT_LIT)
"""The last index of the felt's colors, which are the first: from its shade to where it is lit."""
CLEAR = len(_SOLID)
"""The index of no color at all, around the rounded corners."""
_RIM = [(*theme.WOOD_SHADE, 32 * step) for step in range(1, 8)]
_ALL = [*((*solid, 255) for solid in _SOLID), (0, 0, 0, 0), *_RIM]
RGB = bytes(part for color in _ALL for part in color[:3])
ALPHA = bytes(color[3] for color in _ALL)
_RGBA = bytes(part for color in _ALL for part in color)
_SEARCH = Image.new("P", (1, 1))
_SEARCH.putpalette(bytes(part for color in _SOLID for part in color))


def index(picture: Image.Image) -> Image.Image:
    """*picture* (RGB) in the palette's nearest colors."""
    return picture.quantize(palette=_SEARCH, dither=Image.Dither.NONE)


def indexed(core: ImagingCore) -> ImagingCore:
    """What is within a picture (RGB), in the palette's nearest colors."""
    found: ImagingCore = core.convert("P", Image.Dither.NONE, _SEARCH.im)
    return found


def plain(low: int, high: int) -> int | None:
    """The index of a ground that has only indices from *low* to *high*; None if its colors are not alike.

    The felt counts as plain: one of a few of its colors stands for it.
    """
    if high <= FELT:
        return (low + high) // 6 * 3
    return low if low == high < CLEAR else None


def color(number: int) -> Color:
    """The color with that index."""
    return _SOLID[number]


@lru_cache(maxsize=256)
def blends(ground: int, color: Color) -> bytes:
    """The indices of *ground* with more and more of *color*, in 256 steps."""
    steps = Image.new("RGB", (256, 1))
    steps.putdata([mix(_SOLID[ground], color, part / 255) for part in range(256)])
    return index(steps).tobytes()


@cache
def nearest(color: Color) -> int:
    """The index of the palette's color nearest to *color*."""
    if color in _SOLID:
        return _SOLID.index(color)
    return int(index(Image.new("RGB", (1, 1), color)).getpixel((0, 0)))  # type: ignore[arg-type]


def fade(part: float) -> int:
    """The index of the rim's color, *part* (0 to 1) opaque."""
    step = round(part * 8)
    return CLEAR + step if step < 8 else nearest(theme.WOOD_SHADE)


def blank(width: int, height: int) -> Image.Image:
    """A clear picture in the palette."""
    picture = Image.new("P", (width, height), CLEAR)
    picture.putpalette(_RGBA, "RGBA")
    return picture
