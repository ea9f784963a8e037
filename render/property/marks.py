"""What a hand can play, on the plan: its cells with the numbers their plays have in the panel."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from PIL import Image, ImageDraw

from games.property.board import SIDE, place_of
from games.property.plays import pairs
from games.property.view import View
from render.kit import theme
from render.kit.canvas import Canvas, draw_fine
from render.kit.lettering import measure
from render.kit.theme import SMALL
from render.property.board import CELL, GUTTER, MARGIN, corner

_HIGH = 46


@dataclass(frozen=True, slots=True)
class Marks:
    """The *numbers* of the plays by cell; and the *columns* and *rows* of which a 9 or 10 leaves the choice.

    Of a play with a 9 or 10 the best-looking cell has the number.
    """

    numbers: dict[int, list[int]]
    columns: frozenset[int]
    rows: frozenset[int]


def of(view: View) -> Marks:
    """What the hand in *view* can play."""
    numbers: dict[int, list[int]] = {}
    columns: set[int] = set()
    rows: set[int] = set()
    for number, pair in enumerate(pairs(view), 1):
        cells = [landing.cell for landing in pair.landings]
        numbers.setdefault(cells[0], []).append(number)
        if len(cells) > 1:
            named = [set(places) for places in zip(*map(place_of, cells), strict=True)]
            columns |= named[0] if len(named[0]) == 1 else set()
            rows |= named[1] if len(named[1]) == 1 else set()
    return Marks(numbers, frozenset(columns), frozenset(rows))


def lines(canvas: Canvas, marks: Marks, left: int, top: int) -> set[int]:
    """Draw the columns and rows in which a cell is to be chosen, and return the cells that they cross."""
    whole, half = SIDE * CELL, CELL // 2
    crossed: set[int] = set()
    for line in marks.columns:
        x = left + corner(line - 1)[0] + half
        _line(canvas, (x, top + MARGIN), (x, top + MARGIN + whole))
        crossed.update(range(line - 1, SIDE * SIDE, SIDE))
    for line in marks.rows:
        y = top + corner(SIDE * (line - 1))[1] + half
        _line(canvas, (left + GUTTER, y), (left + GUTTER + whole, y))
        crossed.update(range(SIDE * (line - 1), SIDE * line))
    return crossed


def _line(canvas: Canvas, start: tuple[int, int], end: tuple[int, int]) -> None:
    for width, color in ((4, theme.BRASS_SHADE), (3, theme.BRASS)):
        canvas.fill(
            (
                start[0] - width * (start[0] == end[0]),
                start[1] - width * (start[1] == end[1]),
                end[0] + width * (start[0] == end[0]),
                end[1] + width * (start[1] == end[1]),
            ),
            color,
        )


def discs(canvas: Canvas, marks: Marks, view: View, left: int, top: int) -> None:
    """Put the numbers on their cells: in the middle of a free one, beside the owner of another."""
    for cell, numbers in marks.numbers.items():
        words = "·".join(map(str, numbers))
        if measure(words, SMALL, bold=True) > CELL - 22:
            words = f"{numbers[0]}…"
        x, y = left + corner(cell)[0], top + corner(cell)[1]
        if view.owners[cell] < 0:
            plate(canvas, words, x + (CELL + _width(words)) // 2, y + (CELL + _HIGH) // 2)
        else:
            plate(canvas, words, x + CELL - 6, y + CELL - 6)


def plate(canvas: Canvas, words: str, right: int, bottom: int) -> None:
    """The number of a play, or several, on brass that ends there."""
    wide = _width(words)
    canvas.put(_plate(wide), right - wide, bottom - _HIGH)
    canvas.text(words, right - wide // 2, bottom - _HIGH // 2, SMALL, theme.INK, bold=True, anchor="m")


def _width(words: str) -> int:
    return max(_HIGH, measure(words, SMALL, bold=True) + 22)


@cache
def _plate(wide: int) -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        box = (0, 0, wide * fine - 1, _HIGH * fine - 1)
        pen.rounded_rectangle(
            box, _HIGH // 2 * fine, fill=theme.BRASS, outline=theme.BRASS_SHADE, width=2 * fine
        )

    return draw_fine(wide, _HIGH, draw)
