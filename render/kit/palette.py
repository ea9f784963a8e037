"""One palette for all pictures, and the small PNG made with it.

Painting happens in indexed pictures: what is drawn smoothly is mapped to the palette once, where it is drawn,
so that a finished picture needs no search for its colours.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from PIL import Image

from render.kit import theme
from render.kit.theme import Colour, mix


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
CLEAR = len(_SOLID)
"""The index of no colour at all, around the rounded corners."""
_RIM = [(*theme.WOOD_SHADE, 32 * step) for step in range(1, 8)]
_RGBA = bytes(
    part for colour in [*((*solid, 255) for solid in _SOLID), (0, 0, 0, 0), *_RIM] for part in colour
)
_SEARCH = Image.new("P", (1, 1))
_SEARCH.putpalette(bytes(part for colour in _SOLID for part in colour))


def index(picture: Image.Image) -> Image.Image:
    """*picture* (RGB) in the palette's nearest colours."""
    return picture.quantize(palette=_SEARCH, dither=Image.Dither.NONE)


@cache
def nearest(colour: Colour) -> int:
    """The index of the palette's colour nearest to *colour*."""
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
