"""A hand as it would be laid down, or lies: its groups side by side with what they bring, then the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from games.monopoly.cards import GO, GO_VALUE, KIND, MISTER
from games.monopoly.going_out.groups import cards_of
from games.monopoly.going_out.proposal import order_of
from games.monopoly.going_out.ways import Plan
from games.monopoly.view import View
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.cards import card_height
from render.kit.frame import EDGE
from render.kit.ground import MONOPOLY
from render.kit.lettering import measure
from render.kit.numbers import ROOM, number
from render.kit.seats import tray
from render.kit.theme import SMALL, WIDTH, Look
from render.monopoly.cards import lay
from render.monopoly.faces import card, money, name, standing

_PAD, _HEAD, _GAP, _APART = 12, 46, 12, 8
_SIZES = (144, 112, 96)
"""How wide cards are: so that there are few rows, and no group is longer than one."""

_ROWS = 3


@dataclass(frozen=True, slots=True)
class Part:
    """Cards that count together, or do not count, and that in words; those that count are *lit*."""

    cards: tuple[int, ...]
    words: str
    lit: bool

    def width(self, card: int) -> int:
        """The width with cards *card* wide."""
        width = max((card + _APART) * len(self.cards) - _APART, measure(self.words, SMALL, bold=True))
        return 2 * _PAD + width


@dataclass(frozen=True, slots=True)
class Plot:
    """The *rows* of parts, with cards so *wide*."""

    rows: list[list[Part]]
    width: int

    @property
    def line(self) -> int:
        """How high a row is."""
        return _HEAD + card_height(self.width) + ROOM + 8

    @property
    def height(self) -> int:
        """The height of all rows."""
        return len(self.rows) * (self.line + _GAP) - _GAP


def parts(view: View, plan: Plan, look: Look) -> list[Part]:
    """What the hand of *view* has by *plan*: its groups, GO and Mr. Monopoly, what is not laid down."""
    found = [
        Part(cards_of(group), money(group.value, view.edition, look), True)
        for group in plan.arrangement.groups
    ]
    for kind in (GO, MISTER):
        held = tuple(each for each in view.hand if KIND[each] == kind and each not in plan.discards)
        if held:
            value = money(GO_VALUE * len(held), view.edition, look)
            found.append(Part(held, value if kind == GO else name(held[0], view.edition, look), True))
    if plan.discards:
        word = "unused" if view.phase == "arrange" else "discards"
        words = look.say(f"monopoly-picture-{word}", count=len(plan.discards))
        found.append(Part(plan.discards, words, False))
    return found


def plot(found: Sequence[Part]) -> Plot:
    """The parts in rows."""
    for width in _SIZES:
        most = (WIDTH - 2 * EDGE - 2 * _PAD) // (width + _APART)
        packed = list(_packed([piece for part in found for piece in _cut(part, most)], width))
        if len(packed) <= _ROWS and all(len(part.cards) <= most for part in found if part.lit):
            break
    return Plot(packed, width)


def _cut(part: Part, most: int) -> Iterator[Part]:
    """*part*, or what it is cut into where it has more cards than a row takes."""
    for first in range(0, len(part.cards), most):
        yield replace(part, cards=part.cards[first : first + most], words="" if first else part.words)


def _packed(found: Sequence[Part], width: int) -> Iterator[list[Part]]:
    row: list[Part] = []
    for part in found:
        if row and sum(each.width(width) + _GAP for each in row) + part.width(width) > WIDTH - 2 * EDGE:
            yield row
            row = []
        row.append(part)
    yield row


def paint(canvas: Canvas, view: View, plan: Plan, look: Look, plot: Plot, top: int) -> None:
    """Paint *plot* from *top* on; every card has its number."""
    stands, order = standing(plan.arrangement, look), order_of(view)
    for row in plot.rows:
        x = (WIDTH - sum(part.width(plot.width) + _GAP for part in row) + _GAP) // 2
        for part in row:
            wide = part.width(plot.width)
            canvas.stamp(tray(MONOPOLY, wide, plot.line, part.lit), x, top)
            color = theme.BRASS_LIT if part.lit else theme.PAPER
            canvas.text(part.words, x + wide // 2, top + _HEAD // 2 + 4, SMALL, color, bold=True, anchor="m")
            step = plot.width + _APART
            left = x + (wide - step * len(part.cards) + _APART) // 2
            for each in part.cards:
                face = stands.get(each) or card(each, view.edition, look)
                lay(canvas, face, plot.width, left, top + _HEAD, shade=4)
                high = top + _HEAD
                canvas.spots["card", each] = (left, high, left + plot.width, high + card_height(plot.width))
                below = top + _HEAD + card_height(plot.width) + ROOM // 2
                number(canvas, order.index(each) + 1, left + plot.width // 2, below)
                left += step
            x += wide + _GAP
        top += plot.line + _GAP
