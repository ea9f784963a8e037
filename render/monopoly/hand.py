"""The private picture of Monopoly: The Card Game: a player's cards, and how far every colour has come."""

from __future__ import annotations

from games.monopoly.cards import COLOUR, COLOURS, SIZES
from games.monopoly.view import View
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.cards import height
from render.kit.deeds import lay, strip
from render.kit.emblems import badge
from render.kit.felt import EDGE, felt, headline
from render.kit.heads import TOP
from render.kit.rows import BELOW, numbered
from render.kit.seats import disc
from render.kit.signs import sign
from render.kit.theme import GROUPS, SMALL, WIDTH, Look
from render.monopoly.faces import card, letter, money

_ROOM = WIDTH - 2 * EDGE
_FEW, _MOST, _ROWS = 5, 6, 4
_WIDE, _NARROW = 192, 160
"""How wide cards are, up to so many in a row, and in so many rows; beyond that they cover each other.

On narrower ones names would find no room.
"""

_FOOT = 86
_CHIP = 128


def hand(view: View, look: Look) -> Canvas:
    """The hand of the view's seat."""
    assert view.seat is not None
    rows = _rows(view.hand)
    wide = _WIDE if len(view.hand) <= 2 * _FEW else _NARROW
    line = height(wide) + BELOW
    canvas = Canvas(felt(TOP + line * len(rows) + _FOOT + EDGE))
    headline(canvas, look.over_hand(view.seat, [_asked(view, look)]))
    last = [row[-1] for row in rows]

    def put(each: int, x: int, y: int, step: int) -> None:
        shown = strip(wide) if step < wide and each not in last else 0
        lay(canvas, card(each, view.edition, look), wide, x, y, shade=5, shown=shown)

    numbered(canvas, rows, wide, TOP, line, put)
    _progress(canvas, view, look, TOP + line * len(rows) + _FOOT // 2 + 4)
    return canvas


def _rows(held: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The cards in rows as long as each other, but for the last."""
    count = 1 if len(held) <= _FEW else min(_ROWS, max(2, -(-len(held) // _MOST)))
    long = -(-len(held) // count)
    return [held[at : at + long] for at in range(0, len(held), long or 1)]


def progress(view: View) -> list[tuple[int, int, int]]:
    """The colours begun in the hand: colour, how many of it are held, how many make it full."""
    held = [sum(COLOUR[each] == colour for each in view.hand) for colour in range(COLOURS)]
    return [(colour, count, SIZES[colour]) for colour, count in enumerate(held) if count]


def _progress(canvas: Canvas, view: View, look: Look, y: int) -> None:
    """How much of every colour is there, and how much makes it full; full ones on brass."""
    begun = progress(view)
    step = min(_CHIP, _ROOM // max(1, len(begun)))
    x = (WIDTH - step * len(begun)) // 2
    for colour, count, full in begun:
        if count == full:
            canvas.put(disc(52, theme.BRASS_LIT, theme.BRASS), x + 2, y - 26)
        canvas.put(badge(colour, 44), x + 6, y - 22)
        look_of = GROUPS[colour]
        if look_of.glyph:
            canvas.put(sign(look_of.glyph, 30, look_of.ink), x + 13, y - 15)
        else:
            words = letter(colour, look.say)
            canvas.text(words, x + 28, y, SMALL, look_of.ink, bold=True, anchor="m")
        canvas.text(f"{count}/{full}", x + 58, y, SMALL, theme.PAPER, bold=count == full)
        x += step


def _asked(view: View, look: Look) -> str:
    if view.outcome or view.seat not in view.awaited:
        return look.say("game-picture-hand")
    value = money(view.laid.value, view.edition, look) if view.laid else ""
    return look.say(f"monopoly-picture-hand-{view.asked}", count=view.due, money=value)
