"""Deeds, money notes, actions and rents: the cards of the Monopoly games, drawn by us, alike in all of them.

A card is described to the painter with all its words and numbers (`Deed`, `Note`, `Action`, `Rent`). Its top
strip tells what it is, so that cards can lie as fans; its words are of a picture's three sizes at any width;
what does not fit on a narrow card is left out whole. Names are wrapped at spaces and soft hyphens (U+00AD).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render.kit import emblems, theme
from render.kit.canvas import Box, Canvas
from render.kit.cards import cut, halo, height, letter, sheet
from render.kit.glyphs import put_glyph
from render.kit.lettering import measure, wrap
from render.kit.palette import SHARED
from render.kit.signs import sign
from render.kit.theme import GROUPS, LARGE, MEDIUM, SMALL, Color

Row = tuple[str, str]
"""A line of a deed's table: pictograms (c a card, h a house, t a hotel) and what it is worth with these."""


@dataclass(frozen=True, slots=True)
class Deed:
    """A property: of one group, of two, or, without *marks*, of any; a table for each of its groups.

    *unit* follows every worth where the table has lines; *lit* is the row of the first table that holds now.
    A *fresh* one is new to whoever sees it. A wild that lies in one group shows *among* which it may.
    """

    marks: tuple[int, ...]
    name: str
    tables: tuple[tuple[Row, ...], ...] = ()
    coin: str = ""
    unit: str = ""
    lit: int = -1
    words: str = ""
    fresh: bool = False
    among: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Note:
    """Money; *tone* (0 to 5) is its color."""

    number: str
    tone: int


@dataclass(frozen=True, slots=True)
class Action:
    """What is done once: a sign of `render.kit.signs`, its name and a few words."""

    sign: str
    name: str
    words: str = ""
    coin: str = ""


@dataclass(frozen=True, slots=True)
class Rent:
    """Rent of two groups, or without *marks* of any."""

    marks: tuple[int, ...]
    name: str
    words: str = ""
    coin: str = ""


Card = Deed | Note | Action | Rent

_ROW, _DOT = 38, 14
_ABOVE, _BADGE = 14, 68
"""The room above a deed's name, and that of a badge below it."""
_LINE = {SMALL: 36, MEDIUM: 46}


class Face(NamedTuple):
    """A painted card in the palette, its corners uncut, and its words."""

    image: Image.Image
    texts: tuple[tuple[str, Box], ...]


def strip(width: int) -> int:
    """How much of a card of *width* has to be seen so that it tells what the card is."""
    return emblems.inset(width) + emblems.band(width) + 3


def lay(
    canvas: Canvas,
    card: Card,
    width: int,
    x: int,
    y: int,
    *,
    shade: int = 0,
    shown: int = 0,
    bare: bool = False,
    below: int = 0,
) -> None:
    """Lay *card* with its upper left corner there; only its upper *shown* points if others will cover it.

    If they will do so *below* its upper edge, by that much, the rest is not painted.
    """
    painted = face(card, width, bare)
    whole = cut(painted.image)
    canvas.put(whole.upper(below + width // 8) if below else whole, x, y, shade)
    for words, (left, top, right, bottom) in painted.texts:
        if not shown or bottom <= shown:
            canvas.texts.append((words, (x + left, y + top, x + right, y + bottom)))


def fan(canvas: Canvas, held: Sequence[Card], width: int, x: int, y: int, step: int) -> int:
    """Lay cards downwards, each *step* points below the last, the last one whole; return their height.

    With a *step* less than their strip, covered cards show only colors.
    """
    tall = height(width) + step * (len(held) - 1)
    with canvas.soft((x - 12, y - 12, x + width + 12, y + tall + 12)):
        for place, card in enumerate(held):
            covered = place < len(held) - 1
            bare = covered and step < strip(width)
            shown = step if covered else 0
            lay(canvas, card, width, x, y + place * step, shade=3, shown=shown, bare=bare, below=shown)
    return tall


@lru_cache(maxsize=384)
def face(card: Card, width: int, bare: bool = False) -> Face:
    """*card* face up, *width* wide, at least 56. Narrow ones have only their strip and their value.

    A *bare* one has its colors, and those that a wild may have, and nothing else.
    """
    canvas = Canvas(SHARED.index(sheet(width)))
    with canvas.soft((0, 0, width, height(width))):
        if isinstance(card, Note):
            _note(canvas, card, width)
        elif bare:
            _ground(canvas, card, width, width - 2 * emblems.inset(width))
            if isinstance(card, Deed) and card.among:
                canvas.put(emblems.all_colors(_DOT, card.among), width - emblems.inset(width) - _DOT - 2, 1)
        else:
            _strip(canvas, card, width)
            if width < emblems.NAMED:
                _small(canvas, card, width)
            elif isinstance(card, Deed):
                _deed(canvas, card, width)
            else:
                _middle(canvas, card, width)
        if isinstance(card, Deed) and card.fresh:
            canvas.put(halo(width), 0, 0)
    return Face(canvas.image, tuple(canvas.texts))


def _strip(canvas: Canvas, card: Deed | Action | Rent, width: int) -> None:
    """The top: the groups' colors and letters or the action's sign, and the value."""
    tall, inset = emblems.band(width), emblems.inset(width)
    middle, left, room = inset + tall // 2, inset + tall // 2 + 2, width - 2 * inset
    if card.coin and width >= emblems.NAMED:
        room -= _wide(card.coin) + 9
    marks = () if isinstance(card, Action) else card.marks
    half = room // 2
    _ground(canvas, card, width, room)
    if card.coin and width >= emblems.NAMED:
        coin(canvas, card.coin, width - inset - 5, middle)
    if isinstance(card, Action):
        _center(canvas, sign(card.sign, tall - 12, theme.BRASS_LIT), left, middle)
    elif isinstance(card, Rent):
        size = min(tall - 8, half)
        for place, group in enumerate(marks):
            edge = inset + (3 if width >= emblems.NARROW else 0)
            at = edge + size // 2 + place * min(size + 4, room - size)
            _center(canvas, emblems.badge(group, size), at, middle)
            _glyph(canvas, group, at, middle, size)
        if not marks:
            _center(canvas, emblems.all_colors(tall - 6), left, middle)
    elif not marks:
        _center(canvas, emblems.star(tall - 4), left, middle)
    elif len(marks) == 2:
        for place, group in enumerate(marks):
            _glyph(canvas, group, inset + half // 2 + half * place, middle, min(tall, half))
    else:
        _glyph(canvas, marks[0], left, middle, tall)
        if isinstance(card, Deed) and card.among:
            wheel = emblems.all_colors(min(tall - 8, half), card.among)
            _center(canvas, wheel, inset + room - wheel.width // 2 - 4, middle)


def _ground(canvas: Canvas, card: Deed | Action | Rent, width: int, room: int) -> None:
    """The colors of the strip; two divide its *room*."""
    colors: tuple[Color, ...] = (theme.INK,)
    if isinstance(card, Deed):
        groups = [GROUPS[group] for group in card.marks] or GROUPS
        colors = tuple(group.color for group in groups)
    inset = emblems.inset(width)
    canvas.put(emblems.bands(colors, width, room // 2), inset, inset)


def _center(canvas: Canvas, picture: Image.Image, x: int, y: int) -> None:
    canvas.put(picture, x - picture.width // 2, y - picture.height // 2)


def _glyph(canvas: Canvas, group: int, x: int, y: int, tall: int) -> None:
    """A group's glyph in its ink, its middle there, where so much is free around it."""
    put_glyph(canvas, group, min(tall - 6, 46), x, y)


def coin(canvas: Canvas, words: str, right: int, middle: int) -> None:
    """A value on brass, ending at *right*."""
    wide = _wide(words)
    canvas.put(emblems.coin(wide), right - wide, middle - 20)
    canvas.text(words, right - wide // 2, middle, SMALL, theme.INK, bold=True, anchor="m")


def _wide(words: str) -> int:
    return max(46, measure(words, SMALL, bold=True) + 14)


def _small(canvas: Canvas, card: Deed | Action | Rent, width: int) -> None:
    """Below the strip of a narrow card: its value, or else the action's sign once more."""
    top = emblems.inset(width) + emblems.band(width)
    room = height(width) - top - emblems.inset(width)
    wide = _wide(card.coin)
    if card.coin and wide <= width - 6:
        coin(canvas, card.coin, (width + wide) // 2, top + room // 2)
    elif isinstance(card, Action):
        _center(canvas, sign(card.sign, min(width - 24, room - 8), theme.INK), width // 2, top + room // 2)


def _block(words: str, room: int, tall: int, *, bold: bool = False) -> tuple[list[str], int]:
    """The lines of *words* and their size, as large as there is room; no lines if there is none."""
    for size, most in ((MEDIUM, 1), (SMALL, 1), (MEDIUM, 2), (SMALL, 3)):
        if bold or size == SMALL:
            lines = wrap(words, room, size, bold=bold)
            if lines and len(lines) <= most and len(lines) * _LINE[size] <= tall:
                return lines, size
    return [], SMALL


def _lines(canvas: Canvas, lines: Sequence[str], size: int, top: int, *, bold: bool = False) -> int:
    """Write centered lines from *top* down; return where they end."""
    for words in lines:
        top += _LINE[size]
        middle = top - _LINE[size] // 2
        canvas.text(words, canvas.image.width // 2, middle, size, theme.INK, bold=bold, anchor="m")
    return top


def _deed(canvas: Canvas, card: Deed, width: int) -> None:
    """The name and the tables: a line for each value if there is room, else the values side by side."""
    top, low = strip(width), height(width) - 9
    rows = max(map(len, card.tables), default=0)
    upright = len(card.tables) == 1 and low - top - rows * _ROW >= _LINE[SMALL]
    beside = (
        bool(card.tables)
        and not upright
        and all(_fits(table, len(card.marks) > 1, width) for table in card.tables)
    )
    needed = rows * _ROW if upright else 44 * len(card.tables) if beside else 0
    lines, size = _block(card.name, width - 12, low - top - (needed or _BADGE + _ABOVE), bold=True)
    if not lines:
        lines, size = _block(card.name, width - 12, low - top, bold=True)
    space = low - top - needed - len(lines) * _LINE[size]
    top = _lines(canvas, lines, size, top + min(_ABOVE, space // 3), bold=True)
    if not card.marks:
        _any(canvas, card, width, top, low)
    elif upright:
        step = min(50, (low - top) // rows)
        _upright(canvas, card, width, top + (low - top - step * rows) * 3 // 5, step)
    elif not beside and low - top >= _BADGE:
        size = min(low - top - 8, width - 40, 110)
        put_glyph(canvas, card.marks[0], size, width // 2, (top + low) // 2, theme.INK)
    elif beside:
        step = min(64, (low - top) // len(card.tables))
        top += (low - top - step * len(card.tables)) // 2
        for place, table in enumerate(card.tables):
            mark = card.marks[place] if len(card.marks) > 1 else None
            lit = -1 if place else card.lit
            _flat(canvas, table, mark, width, top + step * place + step // 2, lit)


def _fits(table: Sequence[Row], marked: bool, width: int) -> bool:
    step = (width - (62 if marked else 20)) // len(table)
    return all(measure(worth, SMALL, bold=True) <= step - 4 for _, worth in table)


def _upright(canvas: Canvas, card: Deed, width: int, top: int, step: int) -> None:
    """A table with a line for each value, *step* points high."""
    (table,) = card.tables
    left, right = 16, width - 16
    for place, (kind, worth) in enumerate(table):
        middle = top + step // 2 + step * place
        if place == card.lit:
            canvas.put(emblems.row(right - left + 8, step - 2), left - 4, middle - step // 2 + 1)
        elif place and place != card.lit + 1:
            canvas.put(emblems.rule(right - left), left, middle - step // 2 - 1)
        pictures = emblems.pictograms(kind)
        canvas.put(pictures, left + 2, middle - pictures.height // 2)
        canvas.text(worth + card.unit, right - 4, middle, SMALL, theme.INK, bold=True, anchor="r")


def _flat(canvas: Canvas, table: Sequence[Row], mark: int | None, width: int, middle: int, lit: int) -> None:
    """A table whose values stand side by side, after the mark of their group."""
    left, right = 10, width - 10
    if mark is not None:
        _center(canvas, emblems.badge(mark, 42), left + 21, middle)
        _glyph(canvas, mark, left + 21, middle, 38)
        left += 42
    step = min(52, (right - left) // len(table))
    left += (right - left - step * len(table)) // 2
    for place, (_, worth) in enumerate(table):
        at = left + step * place + step // 2
        if place == lit:
            canvas.put(emblems.row(step - 2, 42), at - step // 2 + 1, middle - 21)
        canvas.text(worth, at, middle, SMALL, theme.INK, bold=True, anchor="m")


def _any(canvas: Canvas, card: Deed, width: int, top: int, low: int) -> None:
    lines, size = _block(card.words, width - 12, low - top - 64)
    room = low - top - len(lines) * _LINE[size]
    _center(canvas, emblems.all_colors(min(width - 60, room - 12, 150)), width // 2, top + room // 2)
    _lines(canvas, lines, size, low - len(lines) * _LINE[size])


def _middle(canvas: Canvas, card: Action | Rent, width: int) -> None:
    """One big sign, the name, and a few words if there is room for all of them."""
    top, low = strip(width) + 2, height(width) - 11
    space = low - top - 46
    lines, size = _block(card.name, width - 12, space, bold=True)
    more, small = _block(card.words, width - 14, space - 16 - len(lines) * _LINE[size])
    if card.words and not more:
        close = wrap(card.name, width - 12, SMALL, bold=True)
        found, _ = _block(card.words, width - 14, space - 16 - len(close) * _LINE[SMALL])
        if close and found:
            lines, size, more = close, SMALL, found
    under = low - len(lines) * _LINE[size] - len(more) * _LINE[small]
    reach = min(under - top - 8, width - 50, 150)
    middle = top + (under - top) // 2
    if isinstance(card, Action):
        _center(canvas, sign(card.sign, reach, theme.INK), width // 2, middle)
    else:
        _owed(canvas, card, width // 2, middle, reach)
    _lines(canvas, more, small, _lines(canvas, lines, size, under, bold=True))


def _owed(canvas: Canvas, card: Rent, x: int, y: int, size: int) -> None:
    """The colors of a rent around there."""
    groups = card.marks
    _center(canvas, emblems.all_colors(size, groups) if groups else emblems.all_colors(size), x, y)
    if size >= 76:
        for place, group in enumerate(groups):
            _glyph(canvas, group, x + (size // 4 + 1) * (2 * place - 1), y, min(56, size // 2))


def _note(canvas: Canvas, card: Note, width: int) -> None:
    """A note: its number in the corner, and large in a rosette; on a narrow one only at the top."""
    inset, middle = emblems.inset(width), emblems.inset(width) + emblems.band(width) // 2 + 2
    picture = emblems.engraved(emblems.TONES[card.tone], width).copy()
    if width >= emblems.NAMED:
        size = round(min(width * 0.3, width * 0.84 / len(card.number)))
        heart = height(width) * emblems.HEART - inset
        letter(picture, card.number, size, width / 2 - inset, heart, theme.INK)
    canvas.put(picture, inset, inset)
    if width >= emblems.NAMED:
        canvas.text(card.number, inset + 9, middle, MEDIUM if width < 190 else LARGE, theme.INK, bold=True)
    else:
        size = SMALL if width < emblems.NARROW else MEDIUM
        if measure(card.number, size, bold=True) <= width - 2 * inset - 6:
            canvas.text(card.number, width // 2, middle, size, theme.INK, bold=True, anchor="m")
