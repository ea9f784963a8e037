"""The eight by eight plots of Property: a plan on paper, with estates, mortgages and the last play."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from games import cards
from games.kit.piles import bits
from games.property.board import SIDE, groups, lands_of
from games.property.view import View
from render.kit import theme
from render.kit.canvas import Canvas, Sprite, draw_fine, round_mask, settle
from render.kit.cards import pip
from render.kit.ground import PROPERTY
from render.kit.seats import disc, pattern, star
from render.kit.theme import SEATS, SMALL, Color, Look, Seat, mix

CELL, GUTTER, MARGIN = 84, 56, 14
SIZE = GUTTER + 8 * CELL + MARGIN
_HALF, _GAP, _ROUND, _WALL = CELL // 2, 3, 16, 4
_PERIOD = 28
_AXIS = 28


def corner(cell: int) -> tuple[int, int]:
    """Where *cell*'s upper left corner is on the board."""
    return GUTTER + cell % 8 * CELL, MARGIN + (7 - cell // 8) * CELL


def estates(view: View) -> list[tuple[int, list[int]]]:
    """Every group of cells (PR-09): its owner and its cells, the upper left one first."""
    return [
        (seat, sorted(bits(group), key=lambda cell: (-(cell // SIDE), cell % SIDE)))
        for seat, land in enumerate(lands_of(view.owners, len(view.money)))
        for group in groups(land)
    ]


def lay(canvas: Canvas, left: int, top: int, four_color: bool) -> None:
    """Lay the plan without owners on *canvas*."""
    paper = Image.new("RGBA", (SIZE, SIZE), theme.PAPER)
    pen = ImageDraw.Draw(paper)
    pen.rounded_rectangle((0, 0, SIZE - 1, SIZE - 1), 10, outline=theme.PAPER_EDGE)
    whole = 8 * CELL
    for inset in (4, 8):
        box = (GUTTER - inset, MARGIN - inset, GUTTER + whole + inset - 1, MARGIN + whole + inset - 1)
        pen.rectangle(box, outline=theme.PAPER_EDGE, width=6 - inset // 2)
    plot = draw_fine(
        CELL,
        CELL,
        lambda pen, fine: pen.rounded_rectangle(
            (5 * fine, 5 * fine, (CELL - 5) * fine, (CELL - 5) * fine),
            12 * fine,
            fill=mix(theme.PAPER, theme.PAPER_SHADE, 0.5),
            outline=theme.PAPER_SHADE,
            width=2 * fine,
        ),
    )
    for cell in range(64):
        paper.alpha_composite(plot, corner(cell))
    diamond, club = (theme.BLUE, theme.GREEN) if four_color else (theme.RED, theme.INK)
    for number in range(8):
        x, y = corner(number * 9)
        for suit, color, at in (
            (cards.HEARTS, theme.RED, (x + 8, MARGIN + whole + 20)),
            (cards.DIAMONDS, diamond, (x + CELL - 24, MARGIN + whole + 20)),
            (cards.SPADES, theme.INK, (20, y + 4)),
            (cards.CLUBS, club, (20, y + CELL - 20)),
        ):
            paper.alpha_composite(pip(suit, 16, color), at)
    paper.putalpha(round_mask(SIZE, SIZE, 10))
    with canvas.soft((left - 24, top - 24, left + SIZE + 24, top + SIZE + 24)):
        canvas.put(paper, left, top, shade=8)
    for number in range(8):
        _name(canvas, number, left, top, theme.RED)
        _name(canvas, number, left, top, theme.INK, row=True)


class Cell(NamedTuple):
    """An owned cell: on which sides and across which corners (`_AROUND`) its estate goes on, and what stands
    on it. *size* is the number of the estate's cells, 0 where it does not stand; the owner stands *aside* for
    something else."""

    seat: Seat
    mortgaged: bool
    near: tuple[bool, ...]
    size: int
    aside: bool


def owned(view: View, look: Look, aside: Container[int] = ()) -> dict[int, Cell]:
    """Every owned cell; *aside* are those in whose middle something else will lie."""
    found = {}
    for number, group in estates(view):
        inside = set(group)
        sized = next((cell for cell in group if cell not in aside), None) if len(group) > 1 else None
        for cell in group:
            found[cell] = Cell(
                look.seats[number],
                view.mortgaged[cell],
                tuple([other in inside for other in _AROUND[cell]]),
                len(group) if cell == sized else 0,
                cell in aside,
            )
    return found


def paint(canvas: Canvas, view: View, look: Look, left: int, top: int) -> None:
    """Paint what *view* tells of the plots on the plan that lies there."""
    cells = owned(view, look)
    plots(canvas, cells, left, top)
    if view.last:
        at = view.last.cell
        _path(canvas, at, left, top)
        frame(canvas, at, left, top)
        owners(canvas, cells, {*range(at % SIDE, at + 1, SIDE), *range(at - at % SIDE, at + 1)}, left, top)


def plots(canvas: Canvas, cells: Mapping[int, Cell], left: int, top: int) -> None:
    """Paint the owned *cells*."""
    for at, cell in cells.items():
        x, y = corner(at)
        canvas.stamp(_plot(cell), left + x, top + y)


def owners(canvas: Canvas, cells: Mapping[int, Cell], crossed: Iterable[int], left: int, top: int) -> None:
    """Paint once more whose those of *cells* are that something was painted across."""
    for at in crossed:
        if cell := cells.get(at):
            x, y = corner(at)
            sprite = _owner(cell.seat, cell.mortgaged, cell.size, cell.aside)
            canvas.stamp(Sprite(sprite.image, sprite.mask), left + x, top + y)


def _neighbors(cell: int) -> tuple[int, ...]:
    column, row = cell % SIDE, cell // SIDE
    return tuple(
        cell + over + SIDE * up if 0 <= column + over < SIDE and 0 <= row + up < SIDE else -1
        for over, up in ((-1, 0), (1, 0), (0, 1), (0, -1), (-1, 1), (1, 1), (-1, -1), (1, -1))
    )


_AROUND = [_neighbors(cell) for cell in range(SIDE * SIDE)]
"""What lies west, east, north and south of every cell, and north-west, north-east, south-west, south-east."""


@lru_cache(maxsize=1024)
def _plot(cell: Cell) -> Sprite:
    west, east, north, south, *corners = cell.near
    canvas = Canvas(PROPERTY.palette.blank(CELL, CELL), PROPERTY)
    for place, across in enumerate(corners):
        side, level = (west, east)[place % 2], (north, south)[place // 2]
        quarter = _quarter(cell.seat.pattern, cell.mortgaged, place, side, level, across)
        canvas.stamp(Sprite(quarter), place % 2 * _HALF, place // 2 * _HALF)
    canvas.stamp(_owner(cell.seat, cell.mortgaged, cell.size, cell.aside), 0, 0)
    return Sprite(canvas.image, None, tuple(canvas.texts))


@cache
def _fill(number: int, mortgaged: bool) -> Image.Image:
    fill = pattern(number, CELL, _PERIOD)
    return Image.blend(fill, Image.new("RGB", fill.size, theme.PAPER), 0.66) if mortgaged else fill


@cache
def _quarter(number: int, mortgaged: bool, place: int, side: bool, level: bool, across: bool) -> Image.Image:
    """A quarter of an owned cell; whether the group goes on sideways, up or down, and across the corner."""
    x, y = place % 2 * _HALF, place // 2 * _HALF
    shade, outside, inside = _shapes(place, side, level, across)
    cell = Image.new("RGB", outside.size, theme.PAPER)
    cell.paste(theme.PAPER_EDGE, (0, 0), shade)
    cell.paste(mix(SEATS[number].color, theme.INK, 0.6), (0, 0), outside)
    cell.paste(_fill(number, mortgaged).crop((x, y, x + _HALF, y + _HALF)), (0, 0), inside)
    return PROPERTY.palette.index(cell)


@cache
def _shapes(
    place: int, side: bool, level: bool, across: bool
) -> tuple[Image.Image, Image.Image, Image.Image]:
    """Where a quarter has its shadow, its wall, and what is within (L)."""

    def shape(inset: int) -> Image.Image:
        west, east = side and place % 2 == 0, side and place % 2 == 1
        north, south = level and place < 2, level and place >= 2
        left, right = -CELL if west else inset, 2 * CELL if east else CELL - inset
        top, bottom = -CELL if north else inset, 2 * CELL if south else CELL - inset
        mask = Image.new("L", (3 * CELL, 3 * CELL))
        mask.paste(round_mask(right - left, bottom - top, _ROUND - inset), (CELL + left, CELL + top))
        if side and level and not across:
            hole = Image.new("L", mask.size)
            reach = CELL + 2 * inset
            hole.paste(
                round_mask(reach, reach, 4 + inset),
                (place % 2 * 2 * CELL - inset, place // 2 * 2 * CELL - inset),
            )
            mask = ImageChops.subtract(mask, hole)
        return mask

    outside, inside = shape(_GAP), shape(_GAP + _WALL)
    x, y = CELL + place % 2 * _HALF, CELL + place // 2 * _HALF
    box = (x, y, x + _HALF, y + _HALF)
    return ImageChops.offset(outside, 2, 3).crop(box), outside.crop(box), inside.crop(box)


@cache
def _owner(seat: Seat, mortgaged: bool, size: int, aside: bool) -> Sprite:
    """What stands on a cell: the owner's letter, the estate's size if any, a star if mortgaged."""
    edge = mix(seat.color, theme.INK, 0.6)
    middle = _HALF + (5 if mortgaged else 0)
    x, y = _HALF, middle
    label = Image.new("RGBA", (CELL, CELL))
    if aside:
        x = y = 26
        label.alpha_composite(disc(40, seat.color, edge), (6, 6))
    elif size:
        x = 23

        def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
            box, line = (0, 0, 70 * fine, 46 * fine), 2 * fine
            pen.rounded_rectangle(box, 23 * fine, fill=theme.PAPER, outline=edge, width=line)
            half, corners = (0, 0, 31 * fine, 46 * fine), (True, False, False, True)
            pen.rounded_rectangle(half, 23 * fine, fill=seat.color, outline=edge, width=line, corners=corners)

        label.alpha_composite(draw_fine(71, 47, draw), (7, middle - 23))
    else:
        label.alpha_composite(disc(50, seat.color, edge), (17, middle - 25))
    if mortgaged:
        label.alpha_composite(star(), (51, 3))
    sprite = settle(label, _fill(seat.pattern, mortgaged).copy(), PROPERTY.palette)
    letters = Canvas(sprite.image, PROPERTY)
    letters.text(seat.letter, x, y, SMALL, seat.ink, bold=True, anchor="m")
    if size:
        letters.text(str(size), 57, middle, SMALL, theme.INK, bold=True, anchor="m")
    return Sprite(sprite.image, sprite.mask, tuple(letters.texts))


def frame(canvas: Canvas, cell: int, left: int, top: int) -> None:
    """Frame *cell*."""
    x, y = corner(cell)
    canvas.put(_frame(), left + x - 4, top + y - 4)


@cache
def _frame() -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        for inset, color, line in ((0, theme.BRASS_SHADE, 9), (1, theme.BRASS, 7), (3, theme.BRASS_LIT, 2)):
            box = (inset * fine, inset * fine, (CELL + 7 - inset) * fine, (CELL + 7 - inset) * fine)
            pen.rounded_rectangle(box, (18 - inset) * fine, outline=color, width=line * fine)

    return draw_fine(CELL + 8, CELL + 8, draw)


def _name(canvas: Canvas, number: int, left: int, top: int, color: Color, row: bool = False) -> None:
    """The number of a column, or of a *row*."""
    x, y = corner(number * (SIDE + 1))
    at = (left + _AXIS, top + y + _HALF) if row else (left + x + _HALF, top + SIZE - _AXIS)
    canvas.text(str(number + 1), *at, SMALL, color, bold=True, anchor="m")


@cache
def _tab() -> Image.Image:
    """The ground of a row's or column's number that was named."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        box = (0, 0, 34 * fine - 1, 42 * fine - 1)
        pen.rounded_rectangle(box, 8 * fine, fill=theme.BRASS, outline=theme.BRASS_SHADE, width=2 * fine)

    return draw_fine(34, 42, draw)


def _path(canvas: Canvas, cell: int, left: int, top: int) -> None:
    """Mark the ways in which two cards name *cell*: up the column and along the row."""
    x, y = corner(cell)
    right, low = left + x + _HALF, top + y + _HALF
    for width, color in ((5, theme.BRASS_SHADE), (4, theme.BRASS), (1, theme.BRASS_LIT)):
        if y < corner(0)[1]:
            canvas.fill((right - width, low + _HALF, right + width, top + MARGIN + 8 * CELL), color)
        if x > GUTTER:
            canvas.fill((left + GUTTER, low - width, right - _HALF, low + width), color)
    canvas.put(_tab(), right - 17, top + SIZE - _AXIS - 21)
    canvas.put(_tab(), left + _AXIS - 17, low - 21)
    _name(canvas, cell % SIDE, left, top, theme.INK)
    _name(canvas, cell // SIDE, left, top, theme.INK, row=True)
