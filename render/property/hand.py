"""The private picture of Property: the plan with what a player can play, and the cards for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games.property.plays import arrange_hand, pairs
from games.property.state import WORTH
from games.property.view import View
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.cards import face, height
from render.kit.frame import EDGE, open_canvas
from render.kit.ground import PROPERTY
from render.kit.lettering import fit
from render.kit.seats import GAP, mark, rank, tray
from render.kit.theme import LARGE, MEDIUM, SMALL, WIDTH, Look
from render.property import board, marks
from render.property.places import SMALL_CARD, fan, fanned

_ROOM = WIDTH - 2 * EDGE
_STRIP = 88
_TOP = EDGE + _STRIP + GAP
_BESIDE = (EDGE + board.SIZE + 18, _TOP, WIDTH - EDGE, _TOP + board.SIZE)
HEIGHT = _TOP + board.SIZE + EDGE
_CARD, _SMALL = 126, 86
_SIZES = ((8, 2, _CARD), (21, 3, _SMALL))
"""Up to how many cards lie in how many columns, and how wide they are."""


@cache
def _ground(four_color: bool) -> Canvas:
    canvas = open_canvas(PROPERTY, HEIGHT)
    board.lay(canvas, EDGE, _TOP, four_color)
    return canvas


def hand(view: View, look: Look) -> Canvas:
    """The hand of the view's seat, beside the plan."""
    assert view.seat is not None
    buying = view.asked == "buy" and view.turn == view.seat
    canvas = _ground(look.four_color).copy()
    _strip(canvas, view, look, view.hand if buying else view.purchase[view.seat])
    can = marks.of(view) if not buying and view.outcome is None else marks.Marks({}, frozenset(), frozenset())
    cells = board.owned(view, look, can.numbers)
    board.plots(canvas, cells, EDGE, _TOP)
    crossed = marks.lines(canvas, can, EDGE, _TOP)
    framed = {play.cell for play in (view.last, *view.since) if play}
    for cell in framed:
        board.frame(canvas, cell, EDGE, _TOP)
    board.owners(canvas, cells, crossed | framed, EDGE, _TOP)
    marks.discs(canvas, can, view, EDGE, _TOP)
    if buying:
        _purse(canvas, view.purchase[view.seat], look)
    else:
        playable = pairs(view) if view.outcome is None else []
        _cards(canvas, arrange_hand(view.hand, playable), look.four_color)
    return canvas


def _strip(canvas: Canvas, view: View, look: Look, aside: Sequence[int]) -> None:
    """Whose hand it is, the money, and the cards that are not asked for."""
    seat = view.seat
    assert seat is not None
    lit = seat in (view.outcome.winners if view.outcome else view.awaited)
    canvas.stamp(tray(PROPERTY, _ROOM, _STRIP, lit), EDGE, EDGE)
    middle, left = EDGE + _STRIP // 2, EDGE + 20
    mark(canvas, look.seats[seat], left + 28, middle, bool(view.out[seat]))
    words, size = fit(look.over_hand(seat, [look.say("game-picture-hand")]), (MEDIUM, SMALL), 380, bold=True)
    left += 74
    left += canvas.text(words, left, middle, size, theme.PAPER, bold=True) + 40
    if view.out[seat]:
        canvas.text(look.say(f"picture-{view.out[seat]}"), left, middle, MEDIUM, PROPERTY.muted)
    else:
        money = look.say("picture-money", money=view.money[seat])
        left += canvas.text(money, left, middle, LARGE, theme.PAPER, bold=True) + 40
    right = WIDTH - EDGE - 20
    if view.outcome:
        right -= 50
        rank(canvas, view.outcome.place(seat), right, middle - 25)
        right -= 20
    held, wide = tuple(aside), SMALL_CARD + 6
    places = fanned(held, wide, right - left)
    x, y = right - places[-1] - wide - 4, middle - height(wide) // 2
    fan(canvas, held, places, wide, x, y, (lit, look.four_color))


def _cards(canvas: Canvas, held: Sequence[tuple[int, str]], four_color: bool) -> None:
    """The hand, with the numbers of the plays."""
    left, top, right, bottom = _BESIDE
    columns, wide = next((columns, wide) for most, columns, wide in _SIZES if len(held) <= most)
    tall, rows = height(wide), -(-len(held) // columns)
    step = min(tall + 12, (bottom - top - tall) // max(1, rows - 1))
    across = (right - left - wide) // (columns - 1)
    for place, (card, number) in enumerate(held):
        x, y = left + place % columns * across, top + place // columns * step
        canvas.put(face(card, wide, four_color), x, y, shade=5)
        if number:
            marks.plate(canvas, number, x + wide - 4, y + min(step, tall) - 4)


def _purse(canvas: Canvas, held: Sequence[int], look: Look) -> None:
    """The purchase cards, by what they are worth."""
    left, top, right, bottom = _BESIDE
    worths = sorted({WORTH[card] for card in held}, reverse=True)
    for place, worth in enumerate(worths):
        y = top + 20 + place * (bottom - top) // 3
        canvas.text(look.say("property-picture-units", count=worth), left, y, SMALL, theme.PAPER)
        cards = [card for card in held if WORTH[card] == worth]
        step = min(_CARD + 14, (right - left - _CARD) // max(1, len(cards) - 1))
        for at, card in enumerate(cards):
            canvas.put(face(card, _CARD, look.four_color), left + at * step, y + 34, shade=5)
