"""Within the ring of Cardopoly: what is at stake now, or what the last move brought."""

from __future__ import annotations

from collections.abc import Sequence

from games.cardopoly.state import NOBODY
from games.cardopoly.view import LastMove, Trade, View
from render.cardopoly.deeds import face
from render.kit import theme
from render.kit.canvas import Box, Canvas
from render.kit.cards import height
from render.kit.lettering import fit
from render.kit.seats import held_cards, mark
from render.kit.theme import MEDIUM, SMALL, Look, Seat

_CARD, _DEAL = 130, 76
SHOWN = 4
"""So many properties of a side of a trade are shown; the others are a number."""
_ARROW = 62


def paint(canvas: Canvas, view: View, look: Look, box: Box) -> None:
    """Paint it into *box*."""
    if view.trade:
        _trade(canvas, view, view.trade, look, box)
        return
    shown = stake(view, look) or (last(view, view.last, look) if view.last else None)
    if not shown:
        return
    cards, seats, lines = shown
    left, top, right, bottom = box
    middle = (left + right) // 2
    y = (top + bottom) // 2 - (height(_CARD) if cards else 0) // 2 - 80
    if cards:
        _fan(canvas, cards, middle, y, look.four_color)
        y += height(_CARD)
    y += 52
    _marks(canvas, [look.seats[seat] for seat in seats], middle, y)
    y += 56
    for line in lines:
        words, size = fit((line,), (MEDIUM, SMALL), right - left - 40)
        canvas.text(words, middle, y, size, theme.PAPER, anchor="m")
        y += 48


Shown = tuple[tuple[int, ...], tuple[int, ...], tuple[str, ...]]
"""Cards, seats (the second one is what the first one's arrow points at) and lines of words."""


def stake(view: View, look: Look) -> Shown | None:
    """What is being decided besides moving on: an auction, a debt, a tax."""
    if view.auction:
        auction = view.auction
        card = (view.board[auction.space].card,)
        if auction.leader >= 0:
            words = look.say("cardopoly-picture-leads", count=auction.price)
            return card, (auction.leader, auction.by), (words,)
        others = sum(not out for out in view.out) - 1
        return (
            card,
            (auction.by,),
            (look.say("cardopoly-picture-bids", count=len(auction.answered), of=others),),
        )
    if view.tax:  # even while the player of the king owes rent
        words = look.say("cardopoly-picture-tax", count=view.tax.amount)
        return (), (view.tax.by,), (words,)
    if view.debt:
        debt = view.debt
        words = look.say(f"cardopoly-picture-due-{debt.what}", count=debt.amount)
        landed = (view.board[view.last.space].card,) if view.last and debt.what == "rent" else ()
        return landed, (debt.by, debt.to), (words,)
    return None


_NOWHERE = ("jail", "none")
"""What a move brings that led to no property."""


def last(view: View, move: LastMove, look: Look) -> Shown:
    """What the last move of a token brought: of which property, or by which cards if it led to none."""
    seats = (move.seat,) if other(move) is None else (move.seat, move.owner)
    cards = last_cards(move) or (view.board[move.space].card,)
    return cards, seats, (look.say(f"cardopoly-picture-last-{move.what}", count=move.amount),)


def last_cards(move: LastMove) -> tuple[int, ...]:
    """The cards by which the last move led to no property; none if it led to one."""
    return move.cards[-3:] if move.what in _NOWHERE else ()


def other(move: LastMove) -> int | None:
    """The seat that the last move concerned besides its own."""
    return None if move.owner in (NOBODY, move.seat) else move.owner


def _fan(canvas: Canvas, cards: tuple[int, ...], middle: int, top: int, four_color: bool) -> None:
    step = _CARD * 6 // 10
    x = middle - (_CARD + step * (len(cards) - 1)) // 2
    for card in cards:
        canvas.put(face(card, _CARD, four_color), x, top, shade=6)
        x += step


def _marks(canvas: Canvas, seats: Sequence[Seat], middle: int, y: int) -> None:
    if len(seats) == 1:
        mark(canvas, seats[0], middle, y)
        return
    one, other = seats
    mark(canvas, one, middle - _ARROW, y)
    canvas.text("→", middle, y, MEDIUM, theme.BRASS_LIT, bold=True, anchor="m")
    mark(canvas, other, middle + _ARROW, y)


def _trade(canvas: Canvas, view: View, trade: Trade, look: Look, box: Box) -> None:
    left, top, right, bottom = box
    y = (top + bottom) // 2 - 190
    title, size = fit((look.say("cardopoly-picture-trade"),), (MEDIUM, SMALL), right - left - 40, bold=True)
    canvas.text(title, (left + right) // 2, y, size, theme.BRASS_LIT, bold=True, anchor="m")
    sides = (
        (trade.by, trade.spaces, trade.count, promised(look, trade.gives, trade.gives_in)),
        (trade.to, trade.take, trade.number, promised(look, trade.asks, trade.asks_in)),
    )
    y += 44
    for seat, spaces, count, words in sides:
        mark(canvas, look.seats[seat], left + 70, y + 52)
        x = left + 120
        shown = spaces[:SHOWN]
        room = right - 80 - (70 if count else 0) - x
        step = min(_DEAL + 8, (room - _DEAL) // max(1, len(shown) - 1)) if shown else 0
        for number in shown:
            canvas.put(face(view.board[number].card, _DEAL, look.four_color), x, y, shade=3)
            x += step
        if len(spaces) > SHOWN:
            x += _DEAL - step + 4
            x += canvas.text(f"+{len(spaces) - SHOWN}", x, y + 52, SMALL, theme.PAPER, bold=True) + 10
        elif shown:
            x += _DEAL - step + 12
        if count:
            held_cards(canvas, count, x, y + 18)
        elif not spaces and not words:
            canvas.text("–", x, y + 52, MEDIUM, theme.PAPER)
        if words:
            line, size = fit((words,), (SMALL,), right - left - 170)
            canvas.text(line, left + 120, y + (134 if spaces or count else 52), size, theme.PAPER)
        y += 168


def promised(look: Look, number: int, turns: int) -> str:
    """A promise of a trade in words; nothing if there is none."""
    return look.say("cardopoly-picture-promise", count=number, turns=turns) if number else ""
