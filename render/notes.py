"""An analysis on a hand: the move that was made and another one, marked on the cards and in words below.

The best move has a whole ring with a tick, any other a dashed outline with an empty circle.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec
from PIL import Image, ImageDraw

import games
from render import find_spots
from render.kit import theme
from render.kit.canvas import Box, Canvas, draw_fine
from render.kit.frame import EDGE, open_canvas
from render.kit.lettering import mask, measure
from render.kit.theme import SMALL
from render.moments import Moments

CORNER, FRAME = 42, 30
"""How high the lower rounded corners of a picture are, and how wide its frame is."""
_BADGE, _SMALL, _TALL = 56, 50, 80
"""How large a badge is, and a small one: on what is at most so high."""
_APART, _LINE, _THIN = 3, 12, 8
"""How far from a thing its ring begins, how thick that is, and around small things, which it touches."""
_DASH, _SPACE = 22, 16


class Note(msgspec.Struct, frozen=True, array_like=True):
    """A *move*, encoded, and what it is in *words*; *best* if there was no better one.

    The *label* stands in a word beside the largest of its marks.
    """

    words: str
    best: bool
    move: bytes
    label: str = ""


def add_notes(canvas: Canvas, key: str, view: Any, notes: Sequence[Note]) -> Canvas:
    """Mark the moves of *notes* on *canvas*, a hand of the game called *key*; returns the picture.

    Their words are below it, in one frame.
    """
    _mark(canvas, key, view, notes)

    def sign(picture: Canvas, number: int, x: int, y: int) -> None:
        picture.put(badge(notes[number - 1].best), x - _BADGE // 2, y - _BADGE // 2)

    moments = Moments([note.words for note in notes], sign, _BADGE)
    width, height = canvas.image.size
    end = height - FRAME
    whole = open_canvas(canvas.ground, end + moments.room + EDGE, width)
    for part in ((0, 0, width, height - CORNER), (FRAME, height - CORNER, width - FRAME, end)):
        whole.image.paste(canvas.image.crop(part), part[:2])
    whole.texts += canvas.texts
    moments.paint(whole, end)
    return whole


def describe_notes(notes: Sequence[Note]) -> str:
    """Describe *notes* in words."""
    return "\n".join(note.words for note in notes)


def _mark(canvas: Canvas, key: str, view: Any, notes: Sequence[Note]) -> None:
    """Mark what each move involves. What both moves involve gets one ring and both badges."""
    game = games.load(key)
    marked: dict[Box, set[bool]] = {}
    for note in sorted(notes, key=lambda note: note.best):
        for spot in sorted(find_spots(key, view, game.decode_move(note.move))):
            if spot in canvas.spots:
                marked.setdefault(canvas.spots[spot], set()).add(note.best)
    joined = _join(marked)
    for (left, top, right, low), kinds in joined:
        line, reach = (_LINE, _APART + _LINE) if low - top > _TALL else (_THIN, _THIN)
        ring = _ring(right - left + 2 * reach, low - top + 2 * reach, line, best=True in kinds)
        canvas.put(ring, left - reach, top - reach)
    labels = {note.best: note.label for note in notes}
    for (left, top, right, low), kinds in sorted(joined, key=lambda item: _area(item[0]), reverse=True):
        small = low - top <= _TALL
        size, inside = (_SMALL, -_SMALL // 4) if small else (_BADGE, _BADGE // 8)
        for best in kinds:  # at the corners where cards have no rank
            x, y = (right + small * 8, top + inside) if best else (left - small * 8, low - inside)
            picture = badge(best, size)
            start = x - size // 2
            if label := labels.pop(best, ""):
                picture = _labeled(best, label)
                start = x + size // 2 - picture.width if best else start
                if not small:
                    y = top - 2 if best else low + 2  # between what stands on a card and its number
            start = min(max(start, EDGE), canvas.image.width - EDGE - picture.width)
            canvas.put(picture, start, y - picture.height // 2)


def _area(box: Box) -> int:
    left, top, right, low = box
    return (right - left) * (low - top)


@cache
def _labeled(best: bool, label: str) -> Image.Image:
    """The badge of a move with its *label* in a word (RGBA): before a tick, after a circle."""
    wide = measure(label, SMALL, bold=True)
    width, middle = _SMALL + wide + 22, _SMALL // 2
    fill, edge, ink = (
        (theme.GREEN, theme.PAPER_LIT, theme.PAPER_LIT) if best else (theme.PAPER_LIT, theme.INK, theme.INK)
    )

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        box = (0, 0, width * fine - 1, _SMALL * fine - 1)
        pen.rounded_rectangle(box, middle * fine, fill=fill, outline=edge, width=4 * fine)

    picture = draw_fine(width, _SMALL, draw)
    picture.alpha_composite(badge(best, _SMALL), (width - _SMALL if best else 0, 0))
    letters, above = mask(label, SMALL, bold=True)
    picture.paste(ink, (18 if best else _SMALL + 4, middle - above), letters)
    return picture


def _join(marked: dict[Box, set[bool]]) -> list[tuple[Box, set[bool]]]:
    """What is marked alike and lies side by side, as overlapping cards do, in one box."""
    joined: list[tuple[Box, set[bool]]] = []
    for (left, top, right, low), kinds in sorted(marked.items(), key=lambda item: (item[0][1], item[0])):
        if joined:
            (start, high, end, foot), others = joined[-1]
            if (high, foot, end, others) == (top, low, left, kinds):
                joined[-1] = (start, top, right, low), kinds
                continue
        joined.append(((left, top, right, low), kinds))
    return joined


@cache
def badge(best: bool, size: int = _BADGE) -> Image.Image:
    """The badge of a move (RGBA): a tick for the *best* one, an empty circle for another."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        part = size * fine / 48
        whole = (0, 0, size * fine - 1, size * fine - 1)
        if best:
            pen.ellipse(whole, fill=theme.GREEN, outline=theme.PAPER_LIT, width=round(4 * part))
            tick = [(x * part, y * part) for x, y in ((13, 25), (21, 33), (35, 15))]
            pen.line(tick, fill=theme.PAPER_LIT, width=round(7 * part), joint="curve")
            return
        pen.ellipse(whole, fill=theme.PAPER_LIT, outline=theme.INK, width=round(3 * part))
        pen.ellipse((13 * part, 13 * part, 35 * part, 35 * part), outline=theme.INK, width=round(5 * part))

    return draw_fine(size, size, draw)


@lru_cache(maxsize=32)
def _ring(width: int, height: int, line: int, *, best: bool) -> Image.Image:
    """A ring around a thing (RGBA), its *line* so thick: solid and green for the *best* move, else dashed."""
    return (_whole if best else _dashed)(width, height, line)


def _whole(width: int, height: int, thick: int) -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        edge = thick // 4
        for inset, line, color in ((0, thick, theme.PAPER_LIT), (edge, thick - 2 * edge + 1, theme.GREEN)):
            box = [part * fine for part in (inset, inset)]
            box += [(width - inset) * fine - 1, (height - inset) * fine - 1]
            pen.rounded_rectangle(box, (18 - inset) * fine, outline=color, width=line * fine)

    return draw_fine(width, height, draw)


def _dashed(width: int, height: int, line: int) -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        for inset, color in ((0, theme.INK), (line // 4, theme.PAPER_LIT)):
            long, thick = _DASH - 2 * inset, line - 2 * inset
            for x in _dashes(width):
                for y in (inset, height - inset - thick):
                    box = (x + inset, y, x + inset + long, y + thick)
                    pen.rectangle([part * fine for part in box], fill=color)
            for y in _dashes(height):
                for x in (inset, width - inset - thick):
                    box = (x, y + inset, x + thick, y + inset + long)
                    pen.rectangle([part * fine for part in box], fill=color)

    return draw_fine(width, height, draw)


def _dashes(length: int) -> list[int]:
    """The starts of the dashes along a side: one at each end, the others evenly between."""
    count = max(2, round((length + _SPACE) / (_DASH + _SPACE)))
    return [round(number * (length - _DASH) / (count - 1)) for number in range(count)]
