"""A trade as it lies on the lawn: what either side gives and promises, and whether it ends a debt."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from PIL import Image

from games.cardopoly.cards import NO_SUIT, RANK
from games.cardopoly.view import Trade, View
from games.cards import RANKS
from render.cardopoly.plots import face, sprite
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.cards import card_height, find_color, pip
from render.kit.emblems import plate
from render.kit.frame import box
from render.kit.ground import CARDOPOLY
from render.kit.heads import short_names
from render.kit.lettering import fit, measure
from render.kit.seats import disc, mark
from render.kit.theme import MEDIUM, SMALL, Look

SHOWN = 3
"""So many properties of a side are shown; of more, or beside cards, one less, and the others are a number."""
CHIP = 72
"""How wide a property is on its own."""
PLOT = 104, 100
"""The size of a property in a trade."""
_CARD, _MARK = 62, 56
_ITEMS, _LINE, _EDGE = 106, 36, 7
"""How high a line of properties is, one of words, and what is free around them."""
_HEADING = 56
"""How high the line is that says who gives what lies below it."""
_BETWEEN = 14
"""What is free on either side of the middle of a wide trade."""


class Side(NamedTuple):
    """What *seat* gives in a trade: properties, *cards* of a *kind*, *named* ones, and a promise.

    *owes* cards are promised on its next turn but so many *turns*. *settles* says that the debt to it ends
    that the seat *other* owes.
    What isn't a property stands *beside* it if there is room.
    """

    seat: int
    spaces: tuple[int, ...]
    cards: int
    kind: int
    named: tuple[int, ...]
    owes: int
    turns: int
    settles: bool
    beside: bool
    other: int

    @property
    def shown(self) -> tuple[int, ...]:
        """The properties that are shown."""
        return self.spaces[: SHOWN - (len(self.spaces) > SHOWN or bool(self.named))]

    @property
    def more(self) -> int:
        """How many other properties there are."""
        return len(self.spaces) - len(self.shown)

    @property
    def high(self) -> int:
        """The height of what it gives."""
        lines = bool(self.cards and not self.named) + bool(self.owes) + self.settles
        items = _ITEMS if self.spaces or self.named else 0
        return max(_LINE, items, _LINE * lines + (0 if self.beside else items))


def sides(trade: Trade, *, named: bool = True) -> tuple[Side, Side]:
    """Both sides of *trade*; its cards are counted unless *named*."""
    cards = trade.cards if named else ()
    one = (trade.by, trade.spaces, trade.count, 0, cards, trade.gives, trade.gives_in, False)
    two = (trade.to, trade.take, trade.number, trade.kind, (), trade.asks, trade.asks_in, trade.settles)
    return (
        Side(*one, not named and len(trade.spaces) == 1 and not trade.gives, trade.to),
        Side(*two, not named and len(trade.take) == 1 and not trade.asks and not trade.settles, trade.by),
    )


def trade_height(trade: Trade, *, wide: bool) -> int:
    """How high *trade* is, with its sides side by side if *wide*."""
    one, two = (side.high for side in sides(trade, named=wide))
    if wide:
        return 2 * _EDGE + _HEADING + max(one, two)
    return 3 * _EDGE + max(_ITEMS, one) + max(_ITEMS, two)


def paint_trade(
    canvas: Canvas, view: View, look: Look, trade: Trade, at: tuple[int, int, int], *, wide: bool
) -> None:
    """Paint *trade* between *at*'s left and right, from its top on.

    Only a *wide* one, which is for one of its sides, names the cards that are given. What the view's seat
    gives is on the left.
    """
    left, top, right = at
    high = trade_height(trade, wide=wide)
    gold_tray(canvas, (left, right), top, high)
    pair = sides(trade, named=wide)
    y = top + _EDGE
    if wide:
        half = (left + right) // 2
        columns = ((left + 18, half - _BETWEEN), (half + _BETWEEN, right - 18))
        ordered = pair if view.seat != trade.to else pair[::-1]
        for side, (start, end) in zip(ordered, columns, strict=True):
            mark(canvas, look.seats[side.seat], start + _MARK // 2, y + _MARK // 2 - 2)
            words, size = fit([_heading(view, look, trade, side)], (MEDIUM, SMALL), end - start - _MARK - 14)
            canvas.text(words, start + _MARK + 14, y + _MARK // 2 - 2, size, CARDOPOLY.text, bold=True)
            _side(canvas, view, look, side, (start, y + _HEADING, end))
        canvas.put(rule(2, high - 2 * _EDGE), half - 1, y)
    else:
        gives = look.say("cardopoly-picture-gives")
        room = max(_MARK, measure(gives, SMALL)) + 12
        for side in pair:
            line = max(_ITEMS, side.high)
            middle = left + 14 + (room - 12) // 2
            mark(canvas, look.seats[side.seat], middle, y + _ITEMS // 2 - 20)
            canvas.text(gives, middle, y + _ITEMS // 2 + 30, SMALL, CARDOPOLY.text, anchor="m")
            _side(canvas, view, look, side, (left + 14 + room, y + (line - side.high) // 2, right - 8))
            y += line + _EDGE
            if side is pair[0]:
                canvas.put(rule(right - left - 28, 2), left + 14, y - _EDGE // 2 - 1)


def _heading(view: View, look: Look, trade: Trade, side: Side) -> str:
    """Say whether the view's seat gives or gets what is on *side*, or that its seat gives it."""
    if view.seat not in (trade.by, trade.to):
        return look.say("cardopoly-picture-gives")
    return look.say(f"cardopoly-picture-you-{'give' if side.seat == view.seat else 'get'}")


def _side(canvas: Canvas, view: View, look: Look, side: Side, at: tuple[int, int, int]) -> None:
    """What one side gives: properties as on the board, cards by their face or in words, and a promise."""
    left, top, right = at
    x, y = left, top
    for place in side.shown:
        space = view.board[place]
        owner = look.seats[space.owner] if space.owner >= 0 else None
        canvas.stamp(sprite(space, owner, PLOT, look.four_color), x, y)
        x += PLOT[0] + 4
    if side.more:
        x += 4 + canvas.text(f"+{side.more}", x + 4, y + PLOT[1] // 2, SMALL, CARDOPOLY.text, bold=True)
    if side.named:
        x += 14 if side.spaces else 0
        step = min(_CARD + 4, (right - x - _CARD) // max(1, len(side.named) - 1))
        low = y + (PLOT[1] - card_height(_CARD)) // 2
        for place, card in enumerate(side.named):
            canvas.put(face(card, _CARD, look.four_color), x + place * step, low)
    if side.beside:
        left, y = x + 8, y + (_ITEMS - _LINE) // 2
    elif side.spaces or side.named:
        y += _ITEMS
    if side.cards and not side.named:
        words, size = fit(_phrase_cards(view, look, side), (SMALL,), right - left - 52)
        x = left + canvas.text(words, left, y + _LINE // 2, size, CARDOPOLY.text)
        if side.kind:
            _kind(canvas, side.kind, x + 8, y + _LINE // 2, look.four_color)
        y += _LINE
    if side.owes:
        words = fit_promise(look, side.owes, side.turns, right - left)
        canvas.text(words, left, y + _LINE // 2, SMALL, CARDOPOLY.text)
        y += _LINE
    if side.settles:
        names = short_names(look, _named(view, side))
        words, size = fit([phrase_debt(view, look, side, name) for name in names], (SMALL,), right - left)
        canvas.text(words, left, y + _LINE // 2, size, CARDOPOLY.text)
    elif not (side.spaces or side.cards or side.owes):
        canvas.text("–", left, y + _LINE // 2, MEDIUM, CARDOPOLY.text)


def _phrase_cards(view: View, look: Look, side: Side) -> list[str]:
    """Say how many cards *side* gives, and if they aren't named yet who chooses them."""
    cards = look.say("cardopoly-picture-cards", count=side.cards)
    if view.seat not in (side.seat, side.other):
        return [cards]
    if side.seat == view.seat:
        return [look.say("cardopoly-picture-choose", count=side.cards), cards]
    names = short_names(look, side.seat)
    return [
        *(look.say("cardopoly-picture-choose-other", count=side.cards, name=name) for name in names),
        cards,
    ]


def _named(view: View, side: Side) -> int:
    """The seat to name where *side* ends a debt: the creditor for its debtor, else the debtor."""
    return side.seat if view.seat == side.other else side.other


def phrase_debt(view: View, look: Look, side: Side, name: str) -> str:
    """Say whose debt *side* ends, with the *name* of the other one."""
    whose = {side.other: "-mine", side.seat: "-yours"}.get(-1 if view.seat is None else view.seat, "")
    return look.say(f"cardopoly-picture-settles{whose}", name=name)


def _kind(canvas: Canvas, kind: int, x: int, y: int, four_color: bool) -> None:
    """The suit or rank that cards asked for must have."""
    canvas.put(disc(40, theme.PAPER, theme.INK), x, y - 20)
    if kind <= NO_SUIT:
        canvas.put(pip(kind - 1, 26, find_color((kind - 1) * 13, four_color)), x + 7, y - 13)
    else:
        canvas.text(RANKS[kind - 1 - NO_SUIT], x + 20, y, SMALL, theme.INK, bold=True, anchor="m")


def chip(canvas: Canvas, card: int, x: int, y: int, four_color: bool) -> None:
    """A property by its rank and suit, its left there and its middle at *y*."""
    canvas.put(plate(CHIP, 54, 10, theme.PAPER, theme.INK), x, y - 27)
    ink = find_color(card, four_color)
    canvas.text(RANKS[RANK[card] - 1], x + 21, y, MEDIUM, ink, bold=True, anchor="m")
    canvas.put(pip(card // 13, 30, ink), x + 37, y - 15)


def describe_promised(look: Look, number: int, turns: int) -> str:
    """What is promised, in words."""
    return look.say("cardopoly-picture-promise", count=number, turns=turns)


def promise_cards(look: Look, number: int, turns: int) -> str:
    """Say that somebody promises cards, how many and when."""
    return look.say("cardopoly-picture-promises-cards", count=number, turns=turns)


def promises(look: Look, number: int, turns: int) -> str:
    """Say briefly that somebody promises cards, how many and when."""
    return look.say("cardopoly-picture-promises", count=number, turns=turns)


def fit_promise(look: Look, number: int, turns: int, room: int) -> str:
    """Write a promise in words that fit into *room*, and that say that it is a promise if they can."""
    ways = (promise_cards, promises, describe_promised)
    return fit([say(look, number, turns) for say in ways], (SMALL,), room)[0]


def gold_tray(canvas: Canvas, between: tuple[int, int], top: int, high: int) -> None:
    """A tray for what is asked now."""
    left, right = between
    tray = box(CARDOPOLY, right - left, high, CARDOPOLY.deep, theme.GOLD, 5, 18, CARDOPOLY.lit)
    canvas.stamp(tray, left, top)


@cache
def rule(width: int, height: int) -> Image.Image:
    """A line between two sides or players (RGBA)."""
    return Image.new("RGBA", (width, height), CARDOPOLY.line)
