"""The private picture of Monopoly Deal: a player's hand, and what lies in front of them."""

from __future__ import annotations

from games.deal.cards import COLORS, HAND, SIZE
from games.deal.view import View
from render.deal import faces, places
from render.deal.table import PLACE
from render.kit.canvas import Canvas
from render.kit.cards import height
from render.kit.deeds import lay, strip
from render.kit.frame import EDGE, headline, open_canvas
from render.kit.ground import DEAL
from render.kit.heads import TOP
from render.kit.numbers import ROOM, number
from render.kit.theme import WIDTH, Look

_ROOM = WIDTH - 2 * EDGE
_WIDTHS = {5: 194, **dict.fromkeys(range(5), 236)}
_NARROW, _ROW = 164, 6
_MOST = 1004
"""How high the picture is at most: some 350 points on a phone."""


def hand(view: View, look: Look) -> Canvas:
    """The hand of the view's seat."""
    assert view.seat is not None
    held = view.hand
    half = len(held) if len(held) <= _ROW else (len(held) + 1) // 2
    rows = [cards for cards in (held[:half], held[half:]) if cards]
    wide = _WIDTHS.get(len(held), _NARROW)
    line = height(wide) + ROOM + 6
    low = TOP + line * len(rows)
    tall = min(PLACE, _MOST - low - EDGE)
    canvas = open_canvas(DEAL, low + tall + EDGE)
    headline(canvas, look.over_hand(view.seat, asked(view, look)))
    numbers = iter(view.numbers)
    for y, row in zip(range(TOP, low, line), rows, strict=True):
        step = min(wide + 16, (_ROOM - wide) // max(1, len(row) - 1))
        x = (WIDTH - step * (len(row) - 1) - wide) // 2
        for card in row:
            shown = strip(wide) if step < wide and card != row[-1] else 0
            face = faces.face(card, look, _now(view, card))
            lay(canvas, face, wide, x, y, shade=5, shown=shown)
            number(canvas, next(numbers), x + min(step, wide) // 2, y + height(wide) + ROOM // 2)
            x += step
    canvas.stamp(places.sprite(places.of(view, look, view.seat), _ROOM, tall), EDGE, low)
    return canvas


def _now(view: View, card: int) -> int:
    """Which row of the table of *card* the seat's own set of its color has reached."""
    assert view.seat is not None
    if len(COLORS[card]) != 1:
        return -1
    (color,) = COLORS[card]
    counts = [len(group.cards) for group in view.groups[view.seat] if group.color == color and group.rent]
    return min(max(counts, default=0), SIZE[color]) - 1


def asked(view: View, look: Look) -> list[str]:
    """What is asked of the seat, with the other player's name or just the letter."""
    seat, window = view.seat, view.window
    if view.outcome or seat not in view.awaited:
        return [look.say("game-picture-hand")]
    if view.asked == "play":
        return [look.say("deal-picture-hand-play", plays=view.plays)]
    if view.asked == "discard":
        return [look.say("deal-picture-hand-discard", count=len(view.hand) - HAND)]
    assert window
    ask = next(ask for ask in window.asks if ask.answers == seat)
    other = ask.seat if seat == window.actor else window.actor
    names = (look.name(other), look.letter(other))
    if ask.nos:
        return [look.say("deal-picture-hand-no", name=name) for name in names]
    if ask.sum:
        total = faces.millions(ask.sum, look)
        return [look.say("deal-picture-hand-pay", name=name, sum=total) for name in names]
    return [look.say("deal-picture-hand-lose", name=name) for name in names]
