"""Something to paint on: things with soft edges and shadows, finished pieces, and type.

A canvas is painted in the palette. What has soft edges is drawn on a patch, a small copy in full colour, that
is mapped back when it is done; what is shown often is kept as an indexed sprite and pasted as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from io import BytesIO
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from render.kit import palette, theme
from render.kit.theme import Colour

Box = tuple[int, int, int, int]
_FINE = 4


def drawn(width: int, height: int, draw: Callable[[ImageDraw.ImageDraw, int], None]) -> Image.Image:
    """A clear RGBA picture on which *draw* has drawn; it is handed how many times larger it must draw."""
    picture = Image.new("RGBA", (width * _FINE, height * _FINE))
    draw(ImageDraw.Draw(picture), _FINE)
    return picture.reduce(_FINE)


def rounded(width: int, height: int, radius: int) -> Image.Image:
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


@lru_cache(maxsize=24)
def shadow(width: int, height: int, radius: int, blur: int, depth: int) -> Image.Image:
    """The soft shadow (L) of a rounded rectangle, up to *depth* (255), with a margin of 2 × *blur* around."""
    margin = 2 * blur
    mask = Image.new("L", (width + 2 * margin, height + 2 * margin))
    mask.paste(rounded(width, height, radius).point(lambda value: value * depth // 255), (margin, margin))
    return mask.filter(ImageFilter.GaussianBlur(blur))


@lru_cache(maxsize=48)
def _around(width: int, tall: int, shade: int) -> list[tuple[Image.Image, int, int]]:
    """The shadow of a card as far as the card does not hide it: four strips, and where they lie."""
    radius = max(3, width // 16)
    under = shadow(width - 2, tall - 2, radius, shade, 170)
    left, top, inside = 2 + shade // 2 - 2 * shade, 2 + shade - 2 * shade, radius + 4
    right, low = left + under.width, top + under.height
    return [
        (under.crop((x - left, y - top, u - left, v - top)), x, y)
        for x, y, u, v in (
            (left, top, right, inside),
            (left, inside, inside, tall - inside),
            (width - inside, inside, right, tall - inside),
            (left, tall - inside, right, low),
        )
    ]


class Sprite(NamedTuple):
    """A finished piece in the palette, with the *texts* on it; *mask* (L, 0 or 255) is where it covers."""

    image: Image.Image
    mask: Image.Image | None = None
    texts: tuple[tuple[str, Box], ...] = ()


def settled(picture: Image.Image, ground: Image.Image) -> Sprite:
    """*picture* (RGBA) as a sprite, its soft edges blended with *ground* (RGB) for good."""
    blended = ground.copy()
    blended.paste(picture, (0, 0), picture)
    return Sprite(
        palette.index(blended), picture.getchannel("A").point(lambda value: 255 if value > 24 else 0)
    )


class Canvas:
    """A picture in the palette, being painted. *texts* are the words on it and where they stand."""

    def __init__(self, image: Image.Image) -> None:
        self.image = image
        self.texts: list[tuple[str, Box]] = []
        self._patch: tuple[Image.Image, int, int] | None = None

    def copy(self) -> Canvas:
        """The same picture to paint on."""
        canvas = Canvas(self.image.copy())
        canvas.texts = self.texts.copy()
        return canvas

    @contextmanager
    def soft(self, box: Box) -> Iterator[None]:
        """Paint in full colour within *box*, and map it back to the palette once at the end."""
        if self._patch:
            yield
            return
        patch = self.image.crop(box).convert("RGB")
        self._patch = patch, box[0], box[1]
        yield
        self._patch = None
        self.image.paste(palette.index(patch), box)

    def fill(self, box: Box, colour: Colour) -> None:
        """A rectangle with hard edges."""
        self.image.paste(palette.nearest(colour), box)

    def stamp(self, sprite: Sprite, x: int, y: int) -> None:
        """*sprite* as it is, with its upper left corner there."""
        self.image.paste(sprite.image, (x, y), sprite.mask)
        for words, (left, top, right, bottom) in sprite.texts:
            self.texts.append((words, (x + left, y + top, x + right, y + bottom)))

    def put(self, picture: Image.Image, x: int, y: int, shade: int = 0) -> None:
        """*picture* (RGBA) with its upper left corner there, lying *shade* points above its ground."""
        width, tall = picture.size
        reach = 3 * shade
        with self.soft((x - reach, y - reach, x + width + reach, y + tall + reach)):
            if shade:
                self.shade(width, tall, x, y, shade)
            assert self._patch
            patch, left, top = self._patch
            patch.paste(picture, (x - left, y - top), picture)

    def shade(self, width: int, tall: int, x: int, y: int, shade: int) -> None:
        """The shadow of a card of this size that lies there, *shade* points above its ground."""
        for part, right, down in _around(width, tall, shade):
            self.tint(theme.FELT_SHADE, part, x + right, y + down)

    def tint(self, colour: Colour, mask: Image.Image, x: int, y: int) -> None:
        """*colour* where *mask* (L) covers."""
        with self.soft((x, y, x + mask.width, y + mask.height)):
            assert self._patch
            patch, left, top = self._patch
            patch.paste(colour, (x - left, y - top), mask)

    def text(
        self, words: str, x: int, y: int, size: int, colour: Colour, *, bold: bool = False, anchor: str = "l"
    ) -> int:
        """Write *words* in a line, and return its width.

        *y* is the middle of its capitals, *x* its *anchor*: ``l``, ``m`` or ``r``.

        Raises:
            ValueError: the type is too small to be read on a phone.
        """
        if size < theme.LEAST * theme.WIDTH:
            raise ValueError(f"{size} points are too small for “{words}”")
        mask, dy = _type(words, size, bold)
        width = mask.width
        left = x - {"l": 0, "m": width // 2, "r": width}[anchor]
        top = y + dy
        self.tint(colour, mask, left, top)
        self.texts.append((words, (left, top, left + mask.width, top + mask.height)))
        return width


@lru_cache(maxsize=256)
def _type(words: str, size: int, bold: bool) -> tuple[Image.Image, int]:
    face = theme.font(size, bold)
    left, top, right, bottom = face.getbbox(words, anchor="ls")
    mask = Image.new("L", (max(1, int(right - left)), max(1, int(bottom - top))))
    ImageDraw.Draw(mask).text((-left, -top), words, fill=255, font=face, anchor="ls")
    middle = face.getbbox("H", anchor="ls")[1] / 2
    return mask, round(top - middle)


def encode(picture: Image.Image) -> bytes:
    """*picture*, painted in the palette, as a small PNG."""
    out = BytesIO()
    picture.save(out, "PNG", compress_level=1)
    return out.getvalue()


def squared(picture: Image.Image, side: int) -> Image.Image:
    """The middle of *picture*, four fifths as high or wide, as a square of *side* points in the palette."""
    part = min(picture.size) * 4 // 5
    left, top = ((length - part) // 2 for length in picture.size)
    box = (left, top, picture.width - left, picture.height - top)
    small = picture.convert("RGB").resize((side, side), Image.Resampling.LANCZOS, box)
    return palette.index(small)


def measure(words: str, size: int, bold: bool = False) -> int:
    """How wide *words* are."""
    return _type(words, size, bold)[0].width


def fitting(choices: Iterable[str], sizes: tuple[int, ...], room: int, bold: bool = False) -> tuple[str, int]:
    """The first of *choices* that fits into *room* and at which of *sizes*; or else the last, smallest."""
    for words in choices:
        for size in sizes:
            if measure(words, size, bold) <= room:
                return words, size
    return words, sizes[-1]


def wrap(words: str, room: int, size: int, *, bold: bool = False) -> list[str]:
    """*words* in lines that fit, broken at spaces, hyphens and soft hyphens; nothing if a piece is too long.

    >>> wrap("Electric Company", 170, 32, bold=True)
    ['Electric', 'Company']
    """
    lines = [""]
    for word in words.split():
        pieces = word.replace("-", "-\u00ad").split("\u00ad")
        for place, piece in enumerate(pieces):
            gap = " " if lines[-1] and not place else ""
            whole = lines[-1] + gap + piece
            rest = "".join(pieces[place + 1 :])
            end = "-" if rest and not piece.endswith("-") else ""
            # As much of a word as fits stays together: it is only broken if it must be.
            if measure(whole + rest, size, bold) <= room or (
                (place or not gap or measure(word.replace("\u00ad", ""), size, bold) > room)
                and measure(whole + end, size, bold) <= room
            ):
                lines[-1] = whole
                continue
            if place and not lines[-1].endswith("-"):
                lines[-1] += "-"
            if lines[-1]:
                lines.append("")
            lines[-1] = piece
            if measure(piece + end, size, bold) > room:
                return []
    return lines
