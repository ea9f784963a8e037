"""A trade as it lies on the lawn: what either side gives and promises, and whether it ends a debt."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from games.cardopoly.cards import NO_SUIT, RANK
from games.cardopoly.view import Trade, View
from games.cards import RANKS
from render.cardopoly.plots import face
from render.kit import theme
from render.kit.canvas import Canvas, draw_fine
from render.kit.cards import card_height, find_color, pip
from render.kit.emblems import plate
from render.kit.frame import box
from render.kit.ground import CARDOPOLY
from render.kit.lettering import fit
from render.kit.seats import disc, held_cards, mark
from render.kit.theme import MEDIUM, SMALL, Look

SHOWN = 4
"""So many properties of a side are shown, half of them beside cards; the others are a number."""
CHIP = 72
"""How wide a property is."""
_CARD, _MARK = 44, 56
_ITEMS, _LINE, _EDGE = 62, 38, 10
"""How high a line of things is, one of words, and what is free around them."""
_BETWEEN = 40
"""What is free on either side of the middle of a wide trade."""


class Side(NamedTuple):
    """What *seat* gives in a trade: properties, *cards* of a *kind*, *named* ones, and a promise.

    *owes* cards are promised on its next turn but so many *turns*.
    """

    seat: int
    spaces: tuple[int, ...]
    cards: int
    kind: int
    named: tuple[int, ...]
    owes: int
    turns: int

    @property
    def shown(self) -> tuple[int, ...]:
        """The properties that are shown."""
        return self.spaces[: SHOWN // 2 if self.cards else SHOWN]

    @property
    def more(self) -> int:
        """How many other properties there are."""
        return len(self.spaces) - len(self.shown)

    @property
    def bare(self) -> bool:
        """Whether it gives nothing but a promise."""
        return bool(self.owes) and not self.spaces and not self.cards

    @property
    def high(self) -> int:
        """The height of the side."""
        return _ITEMS + (_LINE if self.owes and not self.bare else 0)


def sides(trade: Trade, *, named: bool = True) -> tuple[Side, Side]:
    """Both sides of *trade*; its cards are counted unless *named*."""
    cards = trade.cards if named else ()
    return (
        Side(trade.by, trade.spaces, trade.count, 0, cards, trade.gives, trade.gives_in),
        Side(trade.to, trade.take, trade.number, trade.kind, (), trade.asks, trade.asks_in),
    )


def trade_height(trade: Trade, *, wide: bool) -> int:
    """How high *trade* is, with its sides side by side if *wide*."""
    one, two = (side.high for side in sides(trade))
    settles = _LINE if trade.settles else 0
    return 2 * _EDGE + (max(one, two + settles) if wide else one + two + settles)


def paint_trade(
    canvas: Canvas, view: View, look: Look, trade: Trade, at: tuple[int, int, int], *, wide: bool
) -> None:
    """Paint *trade* between *at*'s left and right, from its top on.

    Only a *wide* one, which is for one of its sides, names the cards that are given.
    """
    left, top, right = at
    gold_tray(canvas, (left, right), top, trade_height(trade, wide=wide))
    one, two = sides(trade, named=wide)
    y = top + _EDGE
    half = (left + right) // 2
    if wide:
        _side(canvas, view, look, one, (left + 14, y, half - _BETWEEN))
        _side(canvas, view, look, two, (half + _BETWEEN, y, right - 14))
        canvas.put(_swap(wide=True), half - 12, y + _ITEMS // 2 - 30)
        end, low = half + _BETWEEN, y + two.high
    else:
        _side(canvas, view, look, one, (left + 14, y, right - 14))
        _side(canvas, view, look, two, (left + 14, y + one.high, right - 14))
        canvas.put(_swap(wide=False), right - 72, y + one.high - 12 + (8 if one.owes else 0))
        end, low = left + 14, y + one.high + two.high
    if trade.settles:
        x = end + _MARK + 14
        words, size = fit([look.say("cardopoly-picture-settles")], (SMALL,), right - 14 - x)
        canvas.text(words, x, low + _LINE // 2 - 4, size, CARDOPOLY.text)


def _side(canvas: Canvas, view: View, look: Look, side: Side, at: tuple[int, int, int]) -> None:
    """What one side gives."""
    left, top, right = at
    y = top + _ITEMS // 2
    mark(canvas, look.seats[side.seat], left + _MARK // 2, y)
    left += _MARK + 14
    x = left
    for place in side.shown:
        chip(canvas, view.board[place].card, x, y, look.four_color)
        x += CHIP + 4
    if side.more:
        x += 4 + canvas.text(f"+{side.more}", x + 4, y, SMALL, CARDOPOLY.text, bold=True)
    x += 8 if side.shown else 0
    if side.named:
        step = min(_CARD + 4, (right - x - _CARD) // max(1, len(side.named) - 1))
        for place, card in enumerate(side.named):
            canvas.put(face(card, _CARD, look.four_color), x + place * step, y - card_height(_CARD) // 2)
    elif side.cards:
        held_cards(canvas, side.cards, x, y - 32)
        if side.kind:
            _kind(canvas, side.kind, x + 62, y, look.four_color)
    elif not side.spaces and not side.owes:
        canvas.text("–", x, y, MEDIUM, CARDOPOLY.text)
    if side.owes:
        words = fit_promise(look, side.owes, side.turns, right - left)
        canvas.text(words, left, y if side.bare else top + _ITEMS + _LINE // 2 - 4, SMALL, CARDOPOLY.text)


def _kind(canvas: Canvas, kind: int, x: int, y: int, four_color: bool) -> None:
    """The suit or rank that cards asked for must have."""
    canvas.put(disc(44, theme.PAPER, theme.INK), x, y - 22)
    if kind <= NO_SUIT:
        canvas.put(pip(kind - 1, 30, find_color((kind - 1) * 13, four_color)), x + 7, y - 15)
    else:
        canvas.text(RANKS[kind - 1 - NO_SUIT], x + 22, y, SMALL, theme.INK, bold=True, anchor="m")


def chip(canvas: Canvas, card: int, x: int, y: int, four_color: bool) -> None:
    """A property by its rank and suit, its left there and its middle at *y*."""
    canvas.put(plate(CHIP, 54, 10, theme.PAPER, theme.INK), x, y - 27)
    ink = find_color(card, four_color)
    canvas.text(RANKS[RANK[card] - 1], x + 21, y, MEDIUM, ink, bold=True, anchor="m")
    canvas.put(pip(card // 13, 30, ink), x + 37, y - 15)


def describe_promised(look: Look, number: int, turns: int) -> str:
    """What is promised, in words."""
    return look.say("cardopoly-picture-promise", count=number, turns=turns)


def promises(look: Look, number: int, turns: int) -> str:
    """Say briefly that somebody promises cards, how many and when."""
    return look.say("cardopoly-picture-promises", count=number, turns=turns)


def fit_promise(look: Look, number: int, turns: int, room: int) -> str:
    """Write a promise in words that fit into *room*, and that say that it is a promise if they can."""
    return fit([say(look, number, turns) for say in (promises, describe_promised)], (SMALL,), room)[0]


def gold_tray(canvas: Canvas, between: tuple[int, int], top: int, high: int) -> None:
    """A tray for what is asked now."""
    left, right = between
    tray = box(CARDOPOLY, right - left, high, CARDOPOLY.deep, theme.GOLD, 5, 18, CARDOPOLY.lit)
    canvas.stamp(tray, left, top)


@cache
def _swap(*, wide: bool) -> Image.Image:
    """Two opposite golden arrows (RGBA): the sign of an exchange."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        for across, forth in ((18, True), (42, False)):
            shape = [(-4, 22), (-4, 11), (-11, 11), (0, 0), (11, 11), (4, 11), (4, 22)]
            spots = [(across + x, 1 + (y if forth else 22 - y)) for x, y in shape]
            points = [((y if wide else x) * fine, (x if wide else y) * fine) for x, y in spots]
            pen.polygon(points, fill=theme.GOLD)
            pen.line([*points, points[0], points[1]], fill=theme.GOLD_EDGE, width=2 * fine, joint="curve")

    return draw_fine(24, 60, draw) if wide else draw_fine(60, 24, draw)
