"""Access to Pillow's private image core.

For small pieces, Pillow's methods take longer than their work, and painting consists of small pieces. All use
of Pillow's private parts is here, and `tests/render/test_core.py` fails when an upgrade changes them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias, cast

from PIL import Image

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore

    Core: TypeAlias = ImagingCore

_Box = tuple[int, int, int, int]


def core_of(picture: Image.Image) -> Core:
    """Return the core of *picture*; changes of it change the picture."""
    return picture.im


def crop(core: Core, box: _Box) -> Core:
    """Return a copy of a part."""
    return cast("Core", core.crop(box))


def paste(core: Core, what: Core | tuple[int, ...], box: _Box, mask: Core | None = None) -> None:
    """Paste pixels or a color into *box*, as far as *mask* covers."""
    if mask is None:
        core.paste(what, box)
    else:
        core.paste(what, box, mask)


def to_rgb(core: Core) -> Core:
    """Return a copy in full color."""
    return cast("Core", core.convert("RGB"))


def to_indices(core: Core, palette: Image.Image) -> Core:
    """Return the indices of the nearest colors in *palette*."""
    return cast("Core", core.convert("P", Image.Dither.NONE, palette.im))


def map_values(core: Core, table: bytes | Sequence[int]) -> Core:
    """Return a copy whose values (L) are those that *table* has for them."""
    return cast("Core", core.point(table, "L"))


def extremes(core: Core) -> tuple[int, int]:
    """Return the lowest and the highest value."""
    low, high = core.getextrema()
    return low, high


def difference(one: Core, other: Core) -> Core:
    """Return how far the values of two differ."""
    return cast("Core", one.chop_difference(other))


def bounds(core: Core) -> _Box | None:
    """Return the smallest box with all that is not 0; None if all is."""
    return cast("_Box | None", core.getbbox())


def put_band(core: Core, band: Core, number: int) -> None:
    """Replace one band."""
    core.putband(band, number)
