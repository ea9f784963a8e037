"""The cards of Monopoly: The Card Game as pictures in brass frames, in any size, and as small chips."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.kit import theme
from render.kit.canvas import Box, Canvas, Piece, draw_fine, round_mask
from render.kit.cards import card_height, letter
from render.kit.glyphs import glyph
from render.kit.lettering import measure, wrap
from render.kit.palette import SHARED
from render.kit.signs import sign
from render.kit.theme import BRASS, GROUPS, INK, MEDIUM, SMALL, Color


@dataclass(frozen=True, slots=True)
class Deed:
    """A property of the group *color*, with its value."""

    color: int
    name: str
    value: str = ""


@dataclass(frozen=True, slots=True)
class Action:
    """A card that does something: a sign of `render.kit.signs`, and its value or number if it has one."""

    sign: str
    name: str
    value: str = ""


Card = Deed | Action


class Face(NamedTuple):
    """A painted card in the palette, its corners uncut, and its words."""

    image: Image.Image
    texts: tuple[tuple[str, Box], ...]


NAMED = 140
"""From this width on a card carries its name."""
_NAME, _LINE = 31, 34
"""The type of names on narrow cards: as small as is still read on a phone."""


def lay(canvas: Canvas, card: Card, width: int, x: int, y: int, *, shade: int = 0, shown: int = 0) -> None:
    """Lay *card* with its upper left corner there; only its upper *shown* points are seen, if any."""
    painted = face(card, width)
    canvas.put(_piece(painted.image), x, y, shade)
    for words, (left, top, right, bottom) in painted.texts:
        if not shown or bottom <= shown:
            canvas.texts.append((words, (x + left, y + top, x + right, y + bottom)))


@lru_cache(maxsize=64)
def outline(width: int) -> Image.Image:
    """Where a card covers (L)."""
    return round_mask(width, card_height(width), max(5, width // 14))


def _piece(image: Image.Image) -> Piece:
    return Piece(image, outline(image.width))


@lru_cache(maxsize=384)
def face(card: Card, width: int) -> Face:
    """*card* face up, at least 56 wide: its glyph or sign, its value, and from `NAMED` on its name."""
    height = card_height(width)
    canvas = Canvas(SHARED.index(_plate(_fill(card), width).convert("RGB")))
    with canvas.soft((0, 0, width, height)):
        if width >= NAMED:
            _paint_named(canvas, card, width, height)
        else:
            _paint_small(canvas, card, width, height)
    return Face(canvas.image, tuple(canvas.texts))


@lru_cache(maxsize=128)
def edge(card: Card, width: int, room: int) -> Image.Image:
    """The left *room* points of a covered *card* (RGBA): what it is stands in the corner."""
    drawing = _plate(_fill(card), width).copy()
    drawing.paste(_ink(card), (0, 0), _corner(card, room))
    drawing.putalpha(outline(width))
    return drawing


@lru_cache(maxsize=128)
def _corner(card: Card, room: int) -> Image.Image:
    """What stands in the corner of a covered *card*, of which *room* points are seen (L)."""
    size = max(24, min(54, room * 9 // 10 - 14))  # cards turned about a point below lie closer there
    middle = 9 + size // 2
    drawing = Image.new("RGBA", (2 * middle, size + 60))
    mark = _mark(card, size)
    drawing.alpha_composite(mark, (middle - mark.width // 2, 14))
    if words := _number(card):
        letter(drawing, words, max(30, size * 4 // 5), middle, 20 + size + 16, _ink(card))
    return drawing.getchannel("A")


@lru_cache(maxsize=512)
def turned_edge(card: Card, width: int, wide: int, room: int, degrees: float) -> Image.Image:
    """The left *wide* points of a covered *card* turned to the left (RGBA); *room* of them are seen.

    Turning takes long: the frame is turned once for all cards, and only the corner for each.
    """
    frame, field = _turned_frame(width, wide, degrees)
    drawing = frame.copy()
    drawing.paste(_fill(card), (0, 0), field)
    corner = _corner(card, room)
    part = turn(corner, degrees)
    x, y = (corner.width - wide) / 2, (corner.height - card_height(width)) / 2
    sin, cos = math.sin(math.radians(degrees)), math.cos(math.radians(degrees))
    left = (drawing.width - part.width) / 2 + x * cos + y * sin
    top = (drawing.height - part.height) / 2 - x * sin + y * cos
    drawing.paste(_ink(card), (round(left), round(top)), part)
    return drawing


@lru_cache(maxsize=64)
def _turned_frame(width: int, wide: int, degrees: float) -> tuple[Image.Image, Image.Image]:
    """The left *wide* points of a card turned to the left: its frame (RGBA), and where its field is (L)."""
    box = (0, 0, wide, card_height(width))
    frame = turn(_plate(INK, width).crop(box).convert("RGB"), degrees)
    frame.putalpha(turn(outline(width).crop(box), degrees))
    return frame, turn(_field(width).crop(box), degrees)


@lru_cache(maxsize=64)
def _field(width: int) -> Image.Image:
    """Where the field of a card is within its frame (L)."""
    inset, height = 4 + _rim(width), card_height(width)
    shape = Image.new("L", (width, height))
    round = max(2, max(5, width // 14) - inset)
    shape.paste(round_mask(width - 2 * inset, height - 2 * inset, round), (inset, inset))
    return shape


def _rim(width: int) -> int:
    """How wide the brass around a card is."""
    return 3 if width < 100 else 5


@lru_cache(maxsize=128)
def chip(card: Card, width: int, height: int) -> Image.Image:
    """*card* as a small plate (RGBA): its color with its glyph, or its sign, with the number of a house."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        whole = (0, 0, width * fine - 1, height * fine - 1)
        pen.rounded_rectangle(whole, 7 * fine, fill=_fill(card), outline=INK, width=2 * fine)

    drawing = draw_fine(width, height, draw)
    words = _number(card)
    size = min(width - 8, height - (36 if words else 10))
    mark = _mark(card, size)
    drawing.alpha_composite(mark, ((width - mark.width) // 2, 5 if words else (height - mark.height) // 2))
    if words:
        letter(drawing, words, 32, width / 2, height - 18, INK)
    return drawing


def _fill(card: Card) -> Color:
    return GROUPS[card.color].color if isinstance(card, Deed) else theme.PAPER


def _ink(card: Card) -> Color:
    return GROUPS[card.color].ink if isinstance(card, Deed) else INK


def _mark(card: Card, size: int) -> Image.Image:
    """The glyph of a property, or the sign of another card (RGBA)."""
    if isinstance(card, Deed):
        return glyph(card.color, size)
    return sign(card.sign, size, INK)


def _number(card: Card) -> str:
    """Return the number that tells houses apart."""
    return card.value.rstrip("?") if isinstance(card, Action) and card.sign == "house" else ""


@lru_cache(maxsize=64)
def _plate(fill: Color, width: int) -> Image.Image:
    """The empty card (RGBA): a frame of brass around a field of one color."""
    height, rim = card_height(width), _rim(width)
    round = max(5, width // 14)

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        def ring(inset: int, color: Color) -> None:
            box = [inset * fine] * 2 + [(width - inset) * fine - 1, (height - inset) * fine - 1]
            pen.rounded_rectangle(box, max(2, round - inset) * fine, fill=color)

        pen.rectangle((0, 0, width * fine, height * fine), fill=INK)
        ring(2, BRASS)
        ring(2 + rim, INK)
        ring(4 + rim, fill)

    return draw_fine(width, height, draw)


def _paint_named(canvas: Canvas, card: Card, width: int, height: int) -> None:
    """The mark with the value beside it, and the name at the foot."""
    lines, size, bold, room = _wrap_name(card.name, width)
    step = _LINE if size == _NAME else 42
    top = height - 14 - step * len(lines)
    for number, words in enumerate(lines):
        y = top + step * number + step // 2
        canvas.text(words, width // 2, y, size, _ink(card), bold=bold, anchor="m")
    middle = (9 + top) // 2
    value = card.value
    figures = MEDIUM if measure(value, MEDIUM, bold=True) + 66 <= room else SMALL
    wide = measure(value, figures, bold=True) + 8 if value else 0
    reach = min(top - 22, room - wide - 14, width * 2 // 5 if value else width * 3 // 5)
    left = (width - reach - wide) // 2
    mark = _mark(card, reach)
    canvas.put(mark, left, middle - mark.height // 2)
    if value:
        canvas.text(value, left + reach + 8, middle, figures, _ink(card), bold=True)


def _wrap_name(name: str, width: int) -> tuple[list[str], int, bool, int]:
    """Return the lines of *name* on a card, their size, whether they are bold, and the room they have.

    Words are whole if that is possible with lighter type, too.
    """
    plain = re.sub("[ \u00ad]", "", name)
    bold = (
        *((width - 26, MEDIUM, most, True) for most in (1, 2) if width >= 180),
        *((width - 26, _NAME, most, True) for most in (1, 2, 3)),
        *((width - 20, _NAME, most, True) for most in (2, 3, 4)),
    )
    light = tuple((width - 20, _NAME, most, False) for most in (1, 2, 3))
    for whole, choices in ((True, bold + light), (False, bold)):
        for room, size, most, heavy in choices:
            lines = wrap(name, room, size, bold=heavy)
            if lines and len(lines) <= most and (not whole or "".join(lines).replace(" ", "") == plain):
                return lines, size, heavy, room
    return lines, size, heavy, room


def _paint_small(canvas: Canvas, card: Card, width: int, height: int) -> None:
    """The mark alone, and the value below it where there is one."""
    value = card.value
    wide = measure(value, SMALL, bold=True) <= width - 14
    if value and wide and height >= 86:
        size = min(width - 24, height - 68)
        mark = _mark(card, size)
        canvas.put(mark, (width - mark.width) // 2, 12 + (height - 56 - size) // 2)
        canvas.text(value, width // 2, height - 28, SMALL, _ink(card), bold=True, anchor="m")
    else:
        mark = _mark(card, min(width - 20, height - 20))
        canvas.put(mark, (width - mark.width) // 2, (height - mark.height) // 2)


def turn(drawing: Image.Image, degrees: float) -> Image.Image:
    """Turn *drawing* to the left, in as much room as it then takes."""
    return drawing.rotate(degrees, Image.Resampling.BILINEAR, expand=True)


def find_shift(degrees: float, arm: float, offset: float) -> tuple[float, float]:
    """How far to the right and down the middle of a card moves that is turned to the left about a point.

    The point is *arm* below the middle, which lies *offset* to the right of it.
    """
    sin, cos = math.sin(math.radians(degrees)), math.cos(math.radians(degrees))
    return offset * cos - arm * sin, arm * (1 - cos) - offset * sin
