"""One palette for all pictures, and the small PNG made with it.

Painting happens in indexed pictures: what is drawn smoothly is mapped to the palette once, where it is drawn,
so that a finished picture needs no search for its colours.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from PIL import Image

from render.kit import theme
from render.kit.theme import Colour, mix

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore


def _between(*colours: Colour, steps: int) -> list[Colour]:
    return [mix(one, other, step / steps) for one, other in pairwise(colours) for step in range(steps)] + [
        colours[-1]
    ]


def _colours() -> list[Colour]:
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
        *(_between(t.INK, seat.colour, steps=6) for seat in t.SEATS),
        *(_between(seat.colour, t.PAPER, steps=6) for seat in t.SEATS),
        *(_between(t.INK, group.colour, t.PAPER, steps=3) for group in t.GROUPS),
    ]
    return list(dict.fromkeys(colour for ramp in ramps for colour in ramp))


_SOLID = _colours()
FELT = _SOLID.index(theme.FELT_LIT)
"""The last index of the felt's colours, which are the first: from its shade to where it is lit."""
CLEAR = len(_SOLID)
"""The index of no colour at all, around the rounded corners."""
_RIM = [(*theme.WOOD_SHADE, 32 * step) for step in range(1, 8)]
_ALL = [*((*solid, 255) for solid in _SOLID), (0, 0, 0, 0), *_RIM]
RGB = bytes(part for colour in _ALL for part in colour[:3])
ALPHA = bytes(colour[3] for colour in _ALL)
_RGBA = bytes(part for colour in _ALL for part in colour)
_SEARCH = Image.new("P", (1, 1))
_SEARCH.putpalette(bytes(part for colour in _SOLID for part in colour))


def index(picture: Image.Image) -> Image.Image:
    """*picture* (RGB) in the palette's nearest colours."""
    return picture.quantize(palette=_SEARCH, dither=Image.Dither.NONE)


def indexed(core: ImagingCore) -> ImagingCore:
    """What is within a picture (RGB), in the palette's nearest colours."""
    found: ImagingCore = core.convert("P", Image.Dither.NONE, _SEARCH.im)
    return found


def plain(low: int, high: int) -> int | None:
    """The index of a ground that has only indices from *low* to *high*; None if its colours are not alike.

    The felt counts as plain: one of a few of its colours stands for it.
    """
    if high <= FELT:
        return (low + high) // 6 * 3
    return low if low == high < CLEAR else None


def colour(number: int) -> Colour:
    """The colour with that index."""
    return _SOLID[number]


@lru_cache(maxsize=256)
def blends(ground: int, colour: Colour) -> bytes:
    """The indices of *ground* with more and more of *colour*, in 256 steps."""
    steps = Image.new("RGB", (256, 1))
    steps.putdata([mix(_SOLID[ground], colour, part / 255) for part in range(256)])
    return index(steps).tobytes()


@cache
def nearest(colour: Colour) -> int:
    """The index of the palette's colour nearest to *colour*."""
    if colour in _SOLID:
        return _SOLID.index(colour)
    return int(index(Image.new("RGB", (1, 1), colour)).getpixel((0, 0)))  # type: ignore[arg-type]


def fade(part: float) -> int:
    """The index of the rim's colour, *part* (0 to 1) opaque."""
    step = round(part * 8)
    return CLEAR + step if step < 8 else nearest(theme.WOOD_SHADE)


def blank(width: int, height: int) -> Image.Image:
    """A clear picture in the palette."""
    picture = Image.new("P", (width, height), CLEAR)
    picture.putpalette(_RGBA, "RGBA")
    return picture
