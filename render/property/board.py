"""The eight by eight plots of Property: a plan on paper, with estates, mortgages and the last play."""

from __future__ import annotations

from collections.abc import Container, Sequence
from functools import cache, lru_cache

from PIL import Image, ImageChops, ImageDraw

from games import cards
from games.kit.masks import bits
from games.property.board import SIDE, groups, lands_of
from games.property.view import View
from render.kit import palette, theme
from render.kit.canvas import Canvas, Sprite, drawn, rounded, settled
from render.kit.cards import pip
from render.kit.seats import disc, pattern, star
from render.kit.theme import SEATS, SMALL, Colour, Look, Seat, mix

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


def lay(canvas: Canvas, left: int, top: int, four_colour: bool) -> None:
    """Lay the plan without owners on *canvas*."""
    paper = Image.new("RGBA", (SIZE, SIZE), theme.PAPER)
    pen = ImageDraw.Draw(paper)
    pen.rounded_rectangle((0, 0, SIZE - 1, SIZE - 1), 10, outline=theme.PAPER_EDGE)
    whole = 8 * CELL
    for inset in (4, 8):
        box = (GUTTER - inset, MARGIN - inset, GUTTER + whole + inset - 1, MARGIN + whole + inset - 1)
        pen.rectangle(box, outline=theme.PAPER_EDGE, width=6 - inset // 2)
    plot = drawn(
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
    diamond, club = (theme.BLUE, theme.GREEN) if four_colour else (theme.RED, theme.INK)
    for number in range(8):
        x, y = corner(number * 9)
        for suit, colour, at in (
            (cards.HEARTS, theme.RED, (x + 8, MARGIN + whole + 20)),
            (cards.DIAMONDS, diamond, (x + CELL - 24, MARGIN + whole + 20)),
            (cards.SPADES, theme.INK, (20, y + 4)),
            (cards.CLUBS, club, (20, y + CELL - 20)),
        ):
            paper.alpha_composite(pip(suit, 16, colour), at)
    paper.putalpha(rounded(SIZE, SIZE, 10))
    with canvas.soft((left - 24, top - 24, left + SIZE + 24, top + SIZE + 24)):
        canvas.put(paper, left, top, shade=8)
    for number in range(8):
        _name(canvas, number, left, top, theme.RED)
        _name(canvas, number, left, top, theme.INK, row=True)


def paint(canvas: Canvas, view: View, look: Look, left: int, top: int) -> None:
    """Paint what *view* tells of the plots on the plan that lies there."""
    held = estates(view)
    grounds(canvas, view, look, held, left, top)
    if view.last:
        _path(canvas, view.last.cell, left, top)
        frame(canvas, view.last.cell, left, top)
    owners(canvas, view, look, held, left, top)


def grounds(
    canvas: Canvas, view: View, look: Look, held: Sequence[tuple[int, list[int]]], left: int, top: int
) -> None:
    """Paint the grounds of the estates *held*."""
    for seat, group in held:
        inside = set(group)
        for cell in group:
            _estate(canvas, look.seats[seat].pattern, view.mortgaged[cell], cell, inside, left, top)


def owners(
    canvas: Canvas,
    view: View,
    look: Look,
    held: Sequence[tuple[int, list[int]]],
    left: int,
    top: int,
    aside: Container[int] = (),
) -> None:
    """Paint whose the cells of the estates *held* are: in their middle, or *aside* for something else."""
    for number, group in held:
        seat = look.seats[number]
        sized = next((cell for cell in group if cell not in aside), None)
        for cell in group:
            x, y = corner(cell)
            if cell in aside:
                canvas.stamp(_beside(seat, view.mortgaged[cell]), left + x, top + y)
                continue
            size = len(group) if cell == sized and len(group) > 1 else 0
            canvas.stamp(_owner(seat, view.mortgaged[cell], size), left + x, top + y)


def _estate(
    canvas: Canvas, number: int, mortgaged: bool, cell: int, inside: set[int], left: int, top: int
) -> None:
    column, row = cell % SIDE, cell // SIDE
    x, y = corner(cell)
    near = tuple(
        0 <= column + over < SIDE and 0 <= row + up < SIDE and cell + over + SIDE * up in inside
        for over, up in _AROUND
    )
    canvas.stamp(_ground(number, mortgaged, near), left + x, top + y)


_AROUND = ((-1, 0), (1, 0), (0, 1), (0, -1), (-1, 1), (1, 1), (-1, -1), (1, -1))


@lru_cache(maxsize=1024)
def _ground(number: int, mortgaged: bool, near: tuple[bool, ...]) -> Sprite:
    """An owned cell; *near* tells for each of `_AROUND` whether its group goes on there."""
    west, east, north, south, *corners = near
    cell = palette.blank(CELL, CELL)
    for place, across in enumerate(corners):
        side, level = (west, east)[place % 2], (north, south)[place // 2]
        quarter = _quarter(number, mortgaged, place, side, level, across)
        cell.paste(quarter, (place % 2 * _HALF, place // 2 * _HALF))
    return Sprite(cell)


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
    cell.paste(mix(SEATS[number].colour, theme.INK, 0.6), (0, 0), outside)
    cell.paste(_fill(number, mortgaged).crop((x, y, x + _HALF, y + _HALF)), (0, 0), inside)
    return palette.index(cell)


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
        mask.paste(rounded(right - left, bottom - top, _ROUND - inset), (CELL + left, CELL + top))
        if side and level and not across:
            hole = Image.new("L", mask.size)
            reach = CELL + 2 * inset
            hole.paste(
                rounded(reach, reach, 4 + inset),
                (place % 2 * 2 * CELL - inset, place // 2 * 2 * CELL - inset),
            )
            mask = ImageChops.subtract(mask, hole)
        return mask

    outside, inside = shape(_GAP), shape(_GAP + _WALL)
    x, y = CELL + place % 2 * _HALF, CELL + place // 2 * _HALF
    box = (x, y, x + _HALF, y + _HALF)
    return ImageChops.offset(outside, 2, 3).crop(box), outside.crop(box), inside.crop(box)


@cache
def _owner(seat: Seat, mortgaged: bool, size: int) -> Sprite:
    """What is in the middle of a cell: the owner's letter, the group's size if any, a star if mortgaged."""
    edge = mix(seat.colour, theme.INK, 0.6)
    middle = _HALF + (5 if mortgaged else 0)
    label = Image.new("RGBA", (CELL, CELL))
    if size:

        def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
            box, line = (0, 0, 70 * fine, 46 * fine), 2 * fine
            pen.rounded_rectangle(box, 23 * fine, fill=theme.PAPER, outline=edge, width=line)
            half, corners = (0, 0, 31 * fine, 46 * fine), (True, False, False, True)
            pen.rounded_rectangle(
                half, 23 * fine, fill=seat.colour, outline=edge, width=line, corners=corners
            )

        label.alpha_composite(drawn(71, 47, draw), (7, middle - 23))
    else:
        label.alpha_composite(disc(50, seat.colour, edge), (17, middle - 25))
    if mortgaged:
        label.alpha_composite(star(), (51, 3))
    ground = _fill(seat.pattern, mortgaged).copy()
    sprite = settled(label, ground)
    letters = Canvas(sprite.image)
    letters.text(seat.letter, 23 if size else _HALF, middle, SMALL, seat.ink, bold=True, anchor="m")
    if size:
        letters.text(str(size), 57, middle, SMALL, theme.INK, bold=True, anchor="m")
    return Sprite(sprite.image, sprite.mask, tuple(letters.texts))


@cache
def _beside(seat: Seat, mortgaged: bool) -> Sprite:
    """The owner's letter in the corner of a cell, and a star if it is mortgaged."""
    label = Image.new("RGBA", (CELL, CELL))
    label.alpha_composite(disc(40, seat.colour, mix(seat.colour, theme.INK, 0.6)), (6, 6))
    if mortgaged:
        label.alpha_composite(star(), (51, 3))
    sprite = settled(label, _fill(seat.pattern, mortgaged).copy())
    letters = Canvas(sprite.image)
    letters.text(seat.letter, 26, 26, SMALL, seat.ink, bold=True, anchor="m")
    return Sprite(sprite.image, sprite.mask, tuple(letters.texts))


def frame(canvas: Canvas, cell: int, left: int, top: int) -> None:
    """Frame *cell*."""
    x, y = corner(cell)
    canvas.put(_frame(), left + x - 4, top + y - 4)


@cache
def _frame() -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        for inset, colour, line in ((0, theme.BRASS_SHADE, 9), (1, theme.BRASS, 7), (3, theme.BRASS_LIT, 2)):
            box = (inset * fine, inset * fine, (CELL + 7 - inset) * fine, (CELL + 7 - inset) * fine)
            pen.rounded_rectangle(box, (18 - inset) * fine, outline=colour, width=line * fine)

    return drawn(CELL + 8, CELL + 8, draw)


def _name(canvas: Canvas, number: int, left: int, top: int, colour: Colour, row: bool = False) -> None:
    """The number of a column, or of a *row*."""
    x, y = corner(number * (SIDE + 1))
    at = (left + _AXIS, top + y + _HALF) if row else (left + x + _HALF, top + SIZE - _AXIS)
    canvas.text(str(number + 1), *at, SMALL, colour, bold=True, anchor="m")


@cache
def _tab() -> Image.Image:
    """The ground of a row's or column's number that was named."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        box = (0, 0, 34 * fine - 1, 42 * fine - 1)
        pen.rounded_rectangle(box, 8 * fine, fill=theme.BRASS, outline=theme.BRASS_SHADE, width=2 * fine)

    return drawn(34, 42, draw)


def _path(canvas: Canvas, cell: int, left: int, top: int) -> None:
    """Mark the ways in which two cards name *cell*: up the column and along the row."""
    x, y = corner(cell)
    right, low = left + x + _HALF, top + y + _HALF
    for width, colour in ((5, theme.BRASS_SHADE), (4, theme.BRASS), (1, theme.BRASS_LIT)):
        if y < corner(0)[1]:
            canvas.fill((right - width, low + _HALF, right + width, top + MARGIN + 8 * CELL), colour)
        if x > GUTTER:
            canvas.fill((left + GUTTER, low - width, right - _HALF, low + width), colour)
    canvas.put(_tab(), right - 17, top + SIZE - _AXIS - 21)
    canvas.put(_tab(), left + _AXIS - 17, low - 21)
    _name(canvas, cell % SIDE, left, top, theme.INK)
    _name(canvas, cell // SIDE, left, top, theme.INK, row=True)
