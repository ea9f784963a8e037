"""The private picture of Monopoly: The Card Game: a player's cards, and how far every color has come."""

from __future__ import annotations

from games.monopoly.cards import COLOR, COLORS, full_size
from games.monopoly.going_out.proposal import proposal, worth
from games.monopoly.going_out.ways import Plan
from games.monopoly.view import View
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.cards import height
from render.kit.deeds import lay, strip
from render.kit.emblems import badge
from render.kit.frame import EDGE, headline, open_canvas
from render.kit.glyphs import put_glyph
from render.kit.ground import MONOPOLY
from render.kit.heads import TOP
from render.kit.numbers import ROOM, number
from render.kit.seats import disc
from render.kit.theme import SMALL, WIDTH, Look
from render.monopoly import laid
from render.monopoly.faces import card, money

_ROOM = WIDTH - 2 * EDGE
_FEW, _MOST, _ROWS = 5, 6, 4
_WIDE, _NARROW = 192, 160
"""How wide cards are, up to so many in a row, and in so many rows; beyond that they cover each other.

On narrower ones there would be no room for names.
"""

_FOOT = 86
_CHIP = 128


def hand(view: View, look: Look) -> Canvas:
    """The hand of the view's seat: as it would be laid down, if it could go out or does."""
    assert view.seat is not None
    plan = proposal(view)
    if plan:
        plot = laid.plot(laid.parts(view, plan, look))
        canvas = open_canvas(MONOPOLY, TOP + plot.tall + EDGE)
        laid.paint(canvas, view, plan, look, plot, TOP)
        words = summed(view, plan, look)
    else:
        canvas = _held(view, look)
        words = look.say("game-picture-hand")
    headline(canvas, look.over_hand(view.seat, [words]))
    return canvas


def summed(view: View, plan: Plan, look: Look) -> str:
    """What *plan* brings, in words."""
    value = money(worth(view, plan), view.edition, look)
    return look.say(f"monopoly-picture-{'laid' if view.laid else 'out'}", money=value)


def _held(view: View, look: Look) -> Canvas:
    """All cards side by side, and below them how far each color has come."""
    rows = _rows(view.hand)
    wide = _WIDE if len(view.hand) <= 2 * _FEW else _NARROW
    line = height(wide) + ROOM + 10
    canvas = open_canvas(MONOPOLY, TOP + line * len(rows) + _FOOT + EDGE)
    place = 0
    for y, row in zip(range(TOP, TOP + line * len(rows), line), rows, strict=True):
        step = min(wide + 16, (_ROOM - wide) // max(1, len(row) - 1))
        x = (WIDTH - step * (len(row) - 1) - wide) // 2
        for each in row:
            shown = strip(wide) if step < wide and each != row[-1] else 0
            lay(canvas, card(each, view.edition, look), wide, x, y, shade=5, shown=shown)
            place += 1
            number(canvas, place, x + min(step, wide) // 2, y + height(wide) + ROOM // 2)
            x += step
    _progress(canvas, view, look, TOP + line * len(rows) + _FOOT // 2 + 4)
    return canvas


def _rows(held: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The cards in rows as long as each other, but for the last."""
    count = 1 if len(held) <= _FEW else min(_ROWS, max(2, -(-len(held) // _MOST)))
    long = -(-len(held) // count)
    return [held[at : at + long] for at in range(0, len(held), long or 1)]


def progress(view: View) -> list[tuple[int, int, int]]:
    """The colors begun in the hand: color, how many of it are held, how many make it full."""
    held = [sum(COLOR[each] == color for each in view.hand) for color in range(COLORS)]
    return [(color, count, full_size(color, count)) for color, count in enumerate(held) if count]


def _progress(canvas: Canvas, view: View, look: Look, y: int) -> None:
    """How much of every color is there, and how much makes it full; full ones on brass."""
    begun = progress(view)
    step = min(_CHIP, _ROOM // max(1, len(begun)))
    x = (WIDTH - step * len(begun)) // 2
    for color, count, full in begun:
        if count == full:
            canvas.put(disc(52, theme.BRASS_LIT, theme.BRASS), x + 2, y - 26)
        canvas.put(badge(color, 44), x + 6, y - 22)
        put_glyph(canvas, color, 34, x + 28, y)
        canvas.text(f"{count}/{full}", x + 58, y, SMALL, theme.PAPER, bold=count == full)
        x += step
