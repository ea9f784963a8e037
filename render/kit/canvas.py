"""The canvas: shapes with soft edges and hard shadows, cached pieces, and type.

A canvas uses the palette of its ground. On a plain background, a piece with soft edges is blended once,
cached as an indexed sprite, and pasted from then on. Elsewhere it is drawn on a patch, a small copy in full
color that is mapped back to the palette afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageDraw

from render.kit import lettering, theme
from render.kit.core import core_of, crop, extremes, map_values, paste, to_rgb
from render.kit.ground import PLAIN, Ground
from render.kit.palette import SHARED, Palette, plain
from render.kit.theme import Color

if TYPE_CHECKING:
    from render.kit.core import Core

Box = tuple[int, int, int, int]
Spot = tuple[str, int]
"""What a move can be about: a kind of thing and its number, such as ``("card", 17)``."""
_FINE = 2
"""How many times larger everything is drawn: finer edges look the same, and take more of a PNG."""


def draw_fine(width: int, height: int, draw: Callable[[ImageDraw.ImageDraw, int], None]) -> Image.Image:
    """Call *draw* on a transparent RGBA picture; it gets the factor by which it has to draw larger."""
    picture = Image.new("RGBA", (width * _FINE, height * _FINE))
    draw(ImageDraw.Draw(picture), _FINE)
    return picture.reduce(_FINE)


def round_mask(width: int, height: int, radius: int) -> Image.Image:
    """The shape (L) of a rectangle with round corners."""
    mask = Image.new("L", (width, height), 255)
    size = 2 * radius * _FINE
    corners = Image.new("L", (size, size))
    ImageDraw.Draw(corners).ellipse((0, 0, size - 1, size - 1), fill=255)
    corners = corners.reduce(_FINE)
    for x in (0, 1):
        for y in (0, 1):
            part = corners.crop((x * radius, y * radius, (x + 1) * radius, (y + 1) * radius))
            mask.paste(part, (x * (width - radius), y * (height - radius)))
    return mask


@lru_cache(maxsize=48)
def _shadow(width: int, height: int, shade: int) -> list[tuple[Image.Image, int, int]]:
    """The hard shadow of a card, *shade* points to the lower right: two strips (L), and where."""
    radius = max(3, width // 16)
    whole = Image.new("L", (width + shade, height + shade))
    whole.paste(round_mask(width, height, radius), (shade, shade))
    whole.paste(0, (0, 0), round_mask(width, height, radius))
    right, low = width - radius, height - radius
    return [
        (whole.crop((right, 0, width + shade, height + shade)), right, 0),
        (whole.crop((0, low, right, height + shade)), 0, low),
    ]


class Corners(NamedTuple):
    """Where a piece does not cover (L, 0 or 255), which is only at its corners, each *reach* points wide.

    The *parts* are those above from left to right, then those below.
    """

    reach: int
    parts: tuple[Image.Image, ...]


class Sprite(NamedTuple):
    """A finished piece in the palette, with the *texts* on it; *mask* (L, 0 or 255) is where it covers."""

    image: Image.Image
    mask: Image.Image | Corners | None = None
    texts: tuple[tuple[str, Box], ...] = ()


class Piece:
    """A picture to be put anywhere: *image* (RGBA), or in the palette that of a card, which *mask* (L) cuts.

    It is equal to one of the same image alone.
    """

    __slots__ = ("image", "mask")

    def __init__(self, image: Image.Image, mask: Image.Image | None = None) -> None:
        self.image = image
        self.mask = mask

    def __hash__(self) -> int:
        return id(self.image)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Piece) and self.image is other.image

    def upper(self, height: int) -> Piece:
        """The upper *height* points of a card."""
        assert self.mask
        box = (0, 0, self.image.width, height)
        return Piece(self.image.crop(box), self.mask.crop(box))

    @property
    def picture(self) -> Image.Image:
        """It in full color (RGBA)."""
        if self.mask is None:
            return self.image
        picture = self.image.convert("RGB")
        picture.putalpha(self.mask)
        return picture


@lru_cache(maxsize=512)
def _on(piece: Piece, under: int, colors: Palette) -> Sprite:
    """*piece* as a sprite for a part of a picture that has the color *under*."""
    return settle(piece.picture, Image.new("RGB", piece.image.size, colors.color(under)), colors)


@lru_cache(maxsize=2048)
def _corner(piece: Piece, left: int, top: int, reach: int, under: int, colors: Palette) -> Core:
    """The part of *piece* there, on the color *under*."""
    plain_color = Image.new("RGB", (reach, reach), colors.color(under))
    return _blend_piece(piece, left, top, core_of(plain_color), colors)


def _blend_piece(piece: Piece, left: int, top: int, under: Core, colors: Palette) -> Core:
    """Blend a part of the card *piece* with *under* (RGB)."""
    assert piece.mask
    width, height = under.size
    box = (left, top, left + width, top + height)
    card, mask = crop(core_of(piece.image), box), crop(core_of(piece.mask), box)
    paste(under, to_rgb(card), (0, 0, width, height), mask)
    return colors.index_core(under)


_SEEN = [255 if value > 24 else 0 for value in range(256)]
"""By how much something covers what is under it: whether it is seen there."""


def settle(picture: Image.Image, under: Image.Image, colors: Palette = SHARED) -> Sprite:
    """Turn *picture* (RGBA) into a sprite whose soft edges are blended with what is *under* it (RGB)."""
    blended = under.copy()
    blended.paste(picture, (0, 0), picture)
    return Sprite(colors.index(blended), picture.getchannel("A").point(_SEEN))


class Canvas:
    """A picture on a *ground*, being painted. *texts* are the words on it and where they stand.

    *spots* says where the things lie that a move can be about, so that they can be marked later.
    What is painted on `PLAIN` has shared colors alone, such as a card that is laid into other pictures.
    """

    def __init__(self, image: Image.Image, ground: Ground = PLAIN) -> None:
        self.image = image
        self.ground = ground
        self.colors = ground.palette
        self.texts: list[tuple[str, Box]] = []
        self.spots: dict[Spot, Box] = {}
        self._patch: tuple[Core, int, int] | None = None

    def copy(self) -> Canvas:
        """Return a copy of the canvas."""
        canvas = Canvas(self.image.copy(), self.ground)
        canvas.texts = self.texts.copy()
        canvas.spots = self.spots.copy()
        return canvas

    @contextmanager
    def soft(self, box: Box) -> Iterator[None]:
        """Paint within *box* in full color, and map the result back to the palette at the end."""
        if self._patch:
            yield
            return
        patch = to_rgb(crop(core_of(self.image), box))
        self._patch = patch, box[0], box[1]
        yield
        self._patch = None
        paste(core_of(self.image), self.colors.index_core(patch), box)

    def fill(self, box: Box, color: Color) -> None:
        """Fill a rectangle with hard edges."""
        self.image.paste(self.colors.nearest(color), box)

    def stamp(self, sprite: Sprite, x: int, y: int) -> None:
        """Paste *sprite* with its upper left corner there."""
        width, height = sprite.image.size
        box = (x, y, x + width, y + height)
        if sprite.mask is None:
            paste(core_of(self.image), core_of(sprite.image), box)
        elif isinstance(sprite.mask, Corners):
            self._round(sprite.image, sprite.mask, box)
        else:
            paste(core_of(self.image), core_of(sprite.image), box, core_of(sprite.mask))
        for words, (left, top, right, bottom) in sprite.texts:
            self.texts.append((words, (x + left, y + top, x + right, y + bottom)))

    def _round(self, image: Image.Image, corners: Corners, box: Box) -> None:
        """Paste *image* and put back what was there where its *corners* do not cover."""
        left, top, right, bottom = box
        reach = corners.reach
        boxes = [(x, y, x + reach, y + reach) for y in (top, bottom - reach) for x in (left, right - reach)]
        kept = [crop(core_of(self.image), each) for each in boxes]
        paste(core_of(self.image), core_of(image), box)
        for ground, part, each in zip(kept, corners.parts, boxes, strict=True):
            paste(core_of(self.image), ground, each, core_of(part))

    def put(self, picture: Image.Image | Piece, x: int, y: int, shade: int = 0) -> None:
        """Paint *picture* (RGBA) with its upper left corner there, *shade* points above the ground."""
        piece = picture if isinstance(picture, Piece) else Piece(picture)
        width, height = piece.image.size
        if shade:
            self.shade(width, height, x, y, shade)
        box = (x, y, x + width, y + height)
        if self._patch:
            patch, left, top = self._patch
            core = core_of(piece.image)
            full = to_rgb(core) if piece.mask else core
            at = (x - left, y - top, x - left + width, y - top + height)
            paste(patch, full, at, core_of(piece.mask or piece.image))
        elif piece.mask:
            self._lay(piece, x, y)
        elif (ground := self._ground(box)) is not None:
            self.stamp(_on(piece, ground, self.colors), x, y)
        else:
            self._blend(core_of(piece.image), core_of(piece.image), box)

    def _lay(self, piece: Piece, x: int, y: int) -> None:
        """Lay a card: only its corners show anything of the ground."""
        width, height = piece.image.size
        reach = width // 12
        image, corners = core_of(self.image), []
        for left in (0, width - reach):
            for top in (0, height - reach):
                box = (x + left, y + top, x + left + reach, y + top + reach)
                under = crop(image, box)
                if (ground := plain(*extremes(under))) is not None:
                    corner = _corner(piece, left, top, reach, ground, self.colors)
                else:
                    corner = _blend_piece(piece, left, top, to_rgb(under), self.colors)
                corners.append((corner, box))
        paste(image, core_of(piece.image), (x, y, x + width, y + height))
        for corner, box in corners:
            paste(image, corner, box)

    def _blend(self, color: Core | Color, mask: Core, box: Box) -> None:
        """Blend *color*, or that of a picture (RGBA), with the ground where *mask* covers."""
        ground = to_rgb(crop(core_of(self.image), box))
        paste(ground, color, (0, 0, *ground.size), mask)
        paste(core_of(self.image), self.colors.index_core(ground), box)

    def _ground(self, box: Box) -> int | None:
        """The index of the ground within *box*; None if it isn't plain."""
        return plain(*extremes(crop(core_of(self.image), box)))

    def shade(self, width: int, height: int, x: int, y: int, shade: int) -> None:
        """Paint the hard shadow of a card of this size, *shade* points above the ground."""
        for part, right, down in _shadow(width, height, shade):
            self.tint(self.ground.shadow, part, x + right, y + down)

    def tint(self, color: Color, mask: Image.Image, x: int, y: int) -> None:
        """Paint *color* where *mask* (L) covers."""
        box = (x, y, x + mask.width, y + mask.height)
        if self._patch:
            patch, left, top = self._patch
            at = (x - left, y - top, x - left + mask.width, y - top + mask.height)
            paste(patch, color, at, core_of(mask))
        elif (under := self._ground(box)) is not None:
            toned = map_values(core_of(mask), self.colors.blends(under, color))
            paste(core_of(self.image), toned, box)
        else:
            self._blend(color, core_of(mask), box)

    def text(
        self, words: str, x: int, y: int, size: int, color: Color, *, bold: bool = False, anchor: str = "l"
    ) -> int:
        """Write *words* in a line, and return its width.

        *y* is the middle of its capitals, *x* its *anchor*: ``l``, ``m`` or ``r``.

        Raises:
            ValueError: the type is too small to be read on a phone.
        """
        if size < theme.LEAST * theme.WIDTH:
            raise ValueError(f"{size} points are too small for “{words}”")
        mask, above = lettering.mask(words, size, bold)
        width = mask.width
        left = x - {"l": 0, "m": width // 2, "r": width}[anchor]
        top = y - above
        box = (left, top, left + width, top + mask.height)
        if not self._patch and (ground := self._ground(box)) is not None:
            self.stamp(_write(words, size, bold, color, ground, self.colors), left, top)
        else:
            self.tint(color, mask, left, top)
        self.texts.append((words, box))
        return width


@lru_cache(maxsize=512)
def _write(words: str, size: int, bold: bool, color: Color, under: int, colors: Palette) -> Sprite:
    """*words* on the plain color *under*."""
    mask, _ = lettering.mask(words, size, bold)
    picture = Image.new("P", mask.size)
    paste(core_of(picture), map_values(core_of(mask), colors.blends(under, color)), (0, 0, *mask.size))
    return Sprite(picture, mask.point(_SEEN))
