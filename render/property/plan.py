"""The plan: eight by eight plots on a sheet, with streets between them that are named at its edges."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from games import cards
from games.kit.piles import bits
from games.property.board import SIDE, groups, lands_of
from games.property.view import LastPlay, View
from render.kit import theme
from render.kit.canvas import Box, Canvas, Sprite, draw_fine
from render.kit.cards import find_color, pip
from render.kit.ground import PROPERTY
from render.kit.lettering import measure
from render.kit.theme import LARGE, MEDIUM, Look, mix
from render.property.roofs import (
    AROUND,
    BLUE,
    COLORS,
    LOT,
    PALE_BLUE,
    SHEET,
    TAPE,
    Plot,
    hard,
    plot,
    street,
)

_SHADE, _ARROW = 8, 50
_APART = 4
"""How far apart a number and its suits are in the name of a street."""
_TAB = 50


class Plan(NamedTuple):
    """Where a plan lies: the *left* and *top* of its sheet, and the *pitch* of its plots with their streets.

    Left of the plots is a *gutter* for the names of the rows, below them a *foot* for those of the columns.
    """

    left: int
    top: int
    pitch: int
    gutter: int
    foot: int
    margin: int = 12

    @property
    def whole(self) -> int:
        """The side of all plots together."""
        return SIDE * self.pitch

    @property
    def right(self) -> int:
        """Where the sheet ends at the right."""
        return self.left + self.gutter + self.whole + self.margin

    @property
    def bottom(self) -> int:
        """Where the sheet ends below."""
        return self.top + self.margin + self.whole + self.foot

    def corner(self, cell: int) -> tuple[int, int]:
        """The upper left corner of *cell*."""
        x = self.left + self.gutter + cell % SIDE * self.pitch
        return x, self.top + self.margin + (SIDE - 1 - cell // SIDE) * self.pitch

    def middle(self, cell: int) -> tuple[int, int]:
        """The middle of *cell*."""
        x, y = self.corner(cell)
        return x + self.pitch // 2, y + self.pitch // 2


class Block(NamedTuple):
    """A group of plots (PR-09): its owner, and its *cells*, the upper left one first."""

    seat: int
    cells: tuple[int, ...]


def blocks(view: View) -> tuple[Block, ...]:
    """Every group on the plan."""
    return _blocks(lands_of(view.owners, view.seats))


@lru_cache(maxsize=64)
def _blocks(lands: tuple[int, ...]) -> tuple[Block, ...]:
    return tuple(
        Block(seat, tuple(sorted(bits(group), key=lambda cell: (-(cell // SIDE), cell % SIDE))))
        for seat, land in enumerate(lands)
        for group in groups(land)
    )


def lay_sheet(canvas: Canvas, plan: Plan) -> None:
    """Lay a sheet on which all plots are empty, taped down at its upper corners."""
    left, top, right, bottom = plan.left, plan.top, plan.right, plan.bottom
    canvas.fill((left + _SHADE, top + _SHADE, right + _SHADE, bottom + _SHADE), canvas.ground.shadow)
    canvas.fill((left, top, right, bottom), SHEET)
    x, y = plan.corner(SIDE * (SIDE - 1))
    for inset, color in ((6, BLUE), (3, SHEET)):
        canvas.fill((x - inset, y - inset, x + plan.whole + inset, y + plan.whole + inset), color)
    for cell in range(SIDE * SIDE):
        canvas.image.paste(empty_lot(plan.pitch), plan.corner(cell))
    for at, turn in ((left, 1), (right, -1)):
        canvas.put(_tape(turn), at - 36 + 6 * turn, top - 28)
    canvas.put(_arrow(), left + (plan.gutter - _ARROW) // 2 - 2, bottom - (plan.foot + _ARROW) // 2)


@cache
def empty_lot(pitch: int) -> Image.Image:
    """A lot that nobody owns, its corners staked out."""
    picture = COLORS.blank(pitch, pitch, COLORS.nearest(SHEET))
    gap = street(pitch)
    picture.paste(COLORS.nearest(LOT), (gap, gap, pitch - gap, pitch - gap))
    pen = ImageDraw.Draw(picture)
    near, reach, ink = gap + 6, pitch // 6, COLORS.nearest(PALE_BLUE)
    for x, along in ((near, 1), (pitch - near - 1, -1)):
        for y, down in ((near, 1), (pitch - near - 1, -1)):
            pen.line((x, y, x + along * reach, y), fill=ink, width=2)
            pen.line((x, y, x, y + down * reach), fill=ink, width=2)
    return picture


@cache
def _tape(turn: int) -> Image.Image:
    """A strip of tape (RGBA) that runs up to the right, or with -1 down."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        points = [(12, 46), (24, 58), (60, 26), (48, 14)]
        points = [(x if turn > 0 else 72 - x, y) for x, y in points]
        pen.polygon([(x * fine, y * fine) for x, y in points], fill=TAPE)

    return draw_fine(72, 72, draw)


@cache
def _arrow() -> Image.Image:
    """The arrow that points north (RGBA)."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        whole, half = _ARROW * fine, _ARROW * fine // 2
        pen.ellipse((2 * fine, 2 * fine, whole - 2 * fine, whole - 2 * fine), outline=BLUE, width=2 * fine)
        tip, low, neck = (half, 1 * fine), 39 * fine, 33 * fine
        left, right = (
            [tip, (half - 12 * fine, low), (half, neck)],
            [tip, (half + 12 * fine, low), (half, neck)],
        )
        pen.polygon(left, fill=BLUE)
        pen.polygon(right, fill=SHEET)
        pen.line([*right, tip], fill=BLUE, width=2 * fine, joint="curve")

    return draw_fine(_ARROW, _ARROW, draw)


def paint_plots(canvas: Canvas, view: View, look: Look, plan: Plan) -> None:
    """Paint every owned plot on the sheet that lies there."""
    for block in blocks(view):
        inside = set(block.cells)
        number = look.seats[block.seat].pattern
        for cell in block.cells:
            near = tuple([other in inside for other in _NEIGHBORS[cell]])
            owned = Plot(number, view.mortgaged[cell], near)
            canvas.image.paste(plot(owned, plan.pitch), plan.corner(cell))


def _neighbors(cell: int) -> tuple[int, ...]:
    column, row = cell % SIDE, cell // SIDE
    return tuple(
        cell + over + SIDE * up if 0 <= column + over < SIDE and 0 <= row + up < SIDE else -1
        for over, up in AROUND
    )


_NEIGHBORS = [_neighbors(cell) for cell in range(SIDE * SIDE)]


def name_streets(
    canvas: Canvas,
    plan: Plan,
    four_color: bool,
    columns: Mapping[int, int],
    rows: Mapping[int, int],
    now: bool = True,
) -> None:
    """Write the names of columns and rows; those of *columns* and *rows* are lit, each with a card's suit.

    They are golden if they are called *now*.
    """
    low, middle = plan.bottom - plan.foot // 2 + 3, plan.left + (plan.gutter - 6) // 2
    for number in range(SIDE):
        x, y = plan.middle(number * (SIDE + 1))
        for row, lit, at in ((False, columns, (x, low)), (True, rows, (middle, y))):
            if number in lit:
                name = _tab(number + 1, lit[number], four_color, min(76, plan.pitch - 2), now)
            else:
                name = _street_name(number + 1, row, four_color, plan.foot - 10)
            width, height = name.image.size
            canvas.stamp(name, at[0] - width // 2, at[1] - height // 2)


@cache
def _street_name(number: int, row: bool, four_color: bool, height: int) -> Sprite:
    """The name of a column or *row*: its number, and beside it the suits that call it, in a column."""
    suits = (cards.SPADES, cards.CLUBS) if row else (cards.HEARTS, cards.DIAMONDS)
    side, size = (height - _APART) // 2, MEDIUM if height < _TAB else LARGE
    left = measure(str(number), size, bold=True) + _APART
    canvas = Canvas(COLORS.blank(left + side, height, COLORS.nearest(SHEET)), PROPERTY)
    for place, suit in enumerate(suits):
        canvas.put(
            pip(suit, side, find_color(cards.card(2, suit), four_color)), left, place * (side + _APART)
        )
    canvas.text(str(number), 0, height // 2, size, theme.INK if row else theme.RED, bold=True)
    return Sprite(canvas.image, None, tuple(canvas.texts))


@cache
def _tab(number: int, suit: int, four_color: bool, width: int, now: bool) -> Sprite:
    """The name of a column or row as a card calls it."""
    fill, edge = (theme.GOLD, theme.GOLD_EDGE) if now else (theme.BRASS, theme.BRASS_SHADE)

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        box = (0, 0, width * fine - 1, _TAB * fine - 1)
        pen.rounded_rectangle(box, 10 * fine, fill=fill, outline=edge, width=3 * fine)

    sprite = hard(draw_fine(width, _TAB, draw), edge)
    canvas = Canvas(sprite.image, PROPERTY)
    card = cards.card(2, suit)
    ink = mix(theme.RED, theme.INK, 0.5) if cards.is_red(card) else theme.INK
    canvas.text(str(number), width // 2 - 16, _TAB // 2, MEDIUM, ink, bold=True, anchor="m")
    canvas.put(pip(suit, 30, find_color(card, four_color)), width // 2 - 2, (_TAB - 30) // 2)
    return Sprite(canvas.image, sprite.mask, tuple(canvas.texts))


def draw_way(canvas: Canvas, plan: Plan, cell: int) -> None:
    """Draw the ways on which two cards call *cell*: along its row and up its column."""
    x, y = plan.corner(cell)
    half = plan.pitch // 2
    for width, color in WAY:
        canvas.fill((x + half - width, y + half, x + half + width, plan.bottom - plan.foot), color)
        canvas.fill((plan.left + plan.gutter - 8, y + half - width, x + half, y + half + width), color)


def way_boxes(plan: Plan, last: LastPlay | None) -> list[Box]:
    """Where the ways to the plot of the *last* play lie: signs should leave them clear."""
    if last is None:
        return []
    x, y = plan.middle(last.cell)
    corner, half = plan.corner(SIDE * (SIDE - 1)), WAY[0][0]
    return [(corner[0], y - half, x, y + half), (x - half, y, x + half, corner[1] + plan.whole)]


WAY = ((6, theme.GOLD_EDGE), (4, theme.GOLD), (1, theme.GOLD_LIT))
"""The lines of a gold way, each with half its width, the widest first."""
DULL_WAY = ((5, theme.BRASS_SHADE), (3, theme.BRASS))
"""Those of a way that cannot be gone yet."""


def lift(canvas: Canvas, view: View, look: Look, plan: Plan, play: LastPlay) -> None:
    """Lift the plot of *play* off the plan: in a golden frame if it is the last play, else in a dull one."""
    owner = view.owners[play.cell]
    top = empty_lot(plan.pitch)
    if owner >= 0:
        alone = (False,) * 8
        top = plot(Plot(look.seats[owner].pattern, view.mortgaged[play.cell], alone), plan.pitch)
    x, y = plan.corner(play.cell)
    side, gap = plan.pitch - 2 * street(plan.pitch), street(plan.pitch)
    x, y = x + gap - 3, y + gap - 5
    canvas.tint(theme.INK, _dark(side + 12), x + 3, y + 3)
    newest = view.last is not None and play.cell == view.last.cell
    edge = (theme.GOLD, theme.GOLD_EDGE) if newest else (theme.PAPER_LIT, theme.INK)
    for inset, color in ((6, edge[1]), (4, edge[0]), (0, edge[1])):
        canvas.fill((x - inset, y - inset, x + side + inset, y + side + inset), color)
    inner = top.crop((gap + 2, gap + 2, gap + side - 2, gap + side - 2))
    canvas.image.paste(inner, (x + 2, y + 2))


def find_lifted(plan: Plan, cell: int) -> Box:
    """Where a lifted plot lies."""
    x, y = plan.corner(cell)
    return x - 8, y - 10, x + plan.pitch + 4, y + plan.pitch + 4


@cache
def _dark(side: int) -> Image.Image:
    """The shadow of a lifted plot (L)."""
    return Image.new("L", (side, side), 110)


def called_by(last: LastPlay | None) -> tuple[dict[int, int], dict[int, int]]:
    """The column and the row that the cards of the *last* play have called, each with the card's suit."""
    if last is None:
        return {}, {}
    return {last.cell % SIDE: cards.suit(last.red)}, {last.cell // SIDE: cards.suit(last.black)}
