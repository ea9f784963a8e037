"""A player's place at the table of Monopoly Deal: mark, name, hand, bank, sets."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from PIL import Image

from games.deal.cards import VALUE
from games.deal.view import View
from render.deal import sets
from render.deal.faces import millions, tone
from render.kit import theme
from render.kit.canvas import Canvas, Sprite, shadow
from render.kit.cards import height
from render.kit.deeds import Note, lay
from render.kit.emblems import TONES, plate
from render.kit.ground import DEAL
from render.kit.heads import Head, head, open_place, write_name
from render.kit.lettering import fit
from render.kit.signs import sign
from render.kit.theme import LARGE, MEDIUM, SMALL, Look, mix

_WIDE = 800
_SIDE, _BANK, _NOTE, _MARGIN = 13, 322, 84, 10


class Place(NamedTuple):
    """What a player has: *total* is the bank in words, *points* are words too, the longest first.

    *notes* are the values of the cards in the bank and how they are written, the largest first; *full* is how
    many full sets of different colors there are.
    """

    head: Head
    total: str
    notes: tuple[tuple[int, str], ...]
    points: tuple[str, ...]
    full: int
    sets: tuple[sets.Set, ...]


def of(view: View, look: Look, seat: int) -> Place:
    """The place of *seat*."""
    values = [VALUE[card] for card in view.banks[seat]]
    points: tuple[str, ...] = ()
    if view.options["scoring"] == "points":
        ids = ("deal-picture-points", "deal-picture-points-short")
        points = tuple(look.say(id, points=view.points[seat]) for id in ids)
    return Place(
        head=head(view, look, seat, view.hand_sizes[seat]),
        total=millions(view.bank_values[seat], look),
        notes=tuple((value, millions(value, look)) for value in sorted(values, reverse=True)),
        points=points,
        full=len({group.color for group in view.groups[seat] if group.full}),
        sets=tuple(sets.of(group, look) for group in view.groups[seat]),
    )


@lru_cache(maxsize=96)
def sprite(place: Place, width: int, tall: int) -> Sprite:
    """The picture of *place*."""
    head = place.head
    canvas, shape = open_place(DEAL, head, width, tall)
    write_name(canvas, head, width - _BANK if width > _WIDE else width - 76)
    if not head.out:
        _reached(canvas, place, width - _BANK if width > _WIDE else width)
    if head.out:
        return Sprite(canvas.image, shape, tuple(canvas.texts))
    if width > _WIDE:
        top, room = 102, width - _BANK - 2 * _SIDE
        canvas.text(place.total, width - _BANK, 46, LARGE, theme.PAPER, bold=True)
        notes = _spread(place.notes, tall - top - 16, head.lit)
        canvas.stamp(notes, width - _BANK - _MARGIN, top - _MARGIN)
    else:
        top, room = 174, width - 2 * _SIDE
        _bank(canvas, place, _SIDE, 128, room)
    sets.lay(canvas, place.sets, _SIDE, top, room, tall - top - 16, head.lit)
    return Sprite(canvas.image, shape, tuple(canvas.texts))


def _reached(canvas: Canvas, place: Place, right: int) -> None:
    """The stars of full sets below the name, and the points, up to *right*."""
    for number in range(3):
        canvas.put(_star(number < place.full), 80 + 34 * number, 63)
    if place.points:
        words, size = fit(place.points, (SMALL,), right - 206)
        canvas.text(words, 192, 78, size, theme.PAPER)


@cache
def _star(full: bool) -> Image.Image:
    """One of the three full sets that win."""
    return sign("star", 30, theme.BRASS_LIT if full else mix(DEAL.lit, theme.PAPER, 1 / 3))


@lru_cache(maxsize=24)
def _spread(notes: tuple[tuple[int, str], ...], room: int, lit: bool) -> Sprite:
    """The *notes* of a bank, four in a row, each row upon the last, as high as *room*; with a margin."""
    rows = [notes[at : at + 4] for at in range(0, len(notes), 4)]
    step = min(62, (room - height(_NOTE)) // max(1, len(rows) - 1))
    size = (3 * 72 + _NOTE + 2 * _MARGIN, step * max(0, len(rows) - 1) + height(_NOTE) + 2 * _MARGIN)
    canvas = Canvas(_ground(size, lit), DEAL)
    with canvas.soft((0, 0, *size)):
        for number, row in enumerate(rows):
            for across, (value, words) in enumerate(row):
                shown = step if number < len(rows) - 1 else 0
                at = (_MARGIN + across * 72, _MARGIN + number * step)
                lay(canvas, Note(words, tone(value)), _NOTE, *at, shade=3, shown=shown)
    return Sprite(canvas.image, None, tuple(canvas.texts))


def _bank(canvas: Canvas, place: Place, x: int, middle: int, room: int) -> None:
    """What the bank holds together, and its notes fanned; if *room* is short, those of a value close up."""
    left = x + canvas.text(place.total, x, middle, MEDIUM, theme.PAPER, bold=True) + 14
    if place.notes:
        values = tuple(value for value, _ in place.notes)
        canvas.stamp(_fan(values, x + room - left, place.head.lit), left - 3, middle - 29)


@lru_cache(maxsize=48)
def _fan(values: tuple[int, ...], room: int, lit: bool) -> Sprite:
    """Small notes fanned into so much *room*, with a margin of 3 to the left."""
    canvas = Canvas(_ground((room + 3, 63), lit), DEAL)
    left = 3
    with canvas.soft((0, 0, room + 3, 63)):
        for value, step, told in _fanned(values, room):
            canvas.put(_note(value), left - 3, 0)
            if told:
                canvas.text(str(value), left + 5, 29, SMALL, theme.INK, bold=True)
            left += step
    return Sprite(canvas.image, None, tuple(canvas.texts))


def _ground(size: tuple[int, int], lit: bool) -> Image.Image:
    """A part of a tray."""
    return DEAL.palette.index(Image.new("RGB", size, DEAL.lit if lit else DEAL.raised))


def _fanned(notes: Sequence[int], room: int) -> list[tuple[int, int, bool]]:
    """Every note's value, how much of it is seen, and whether its number is."""
    for whole, ten in ((40, 58), (26, 44)):
        steps = [ten if value == 10 else whole for value in notes]
        if sum(steps) + 12 <= room:
            return [(value, step, True) for value, step in zip(notes, steps, strict=True)]
    ends = [value != after for value, after in zip(notes, (*notes[1:], 0), strict=True)]
    spare = room - 12 - sum(step for step, end in zip(steps, ends, strict=True) if end)
    close = max(0, spare // ends.count(False))
    return [
        (value, step if end else min(step, close), end or close >= step)
        for value, step, end in zip(notes, steps, ends, strict=True)
    ]


@cache
def _note(value: int) -> Image.Image:
    """The ground of a small note, with its shadow (RGBA)."""
    color, wide = TONES[tone(value)], 54 if value == 10 else 36
    picture = Image.new("RGBA", (wide + 9, 54 + 9))
    picture.paste(DEAL.shadow, (0, 0), shadow(wide - 2, 52, 3, 2, 170).crop((0, 0, *picture.size)))
    picture.alpha_composite(plate(wide, 54, 4, color, mix(color, theme.INK, 0.5)), (3, 2))
    return picture
