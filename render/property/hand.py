"""The private picture of Property: a player's hand, and the purchase cards when they are to be used."""

from __future__ import annotations

from games.property.state import WORTH
from games.property.view import View
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.cards import face, height
from render.kit.felt import EDGE, felt, headline
from render.kit.heads import TOP
from render.kit.rows import BELOW, numbered
from render.kit.theme import SMALL, WIDTH, Look
from render.property import places

_ROOM = WIDTH - 2 * EDGE
_SIZES = (((236, 4), (194, 5)), ((184, 5), (138, 7), (120, 99)))
"""In one row and in two: how wide cards are, up to how many in a row."""


def hand(view: View, look: Look) -> Canvas:
    """The hand of the view's seat."""
    assert view.seat is not None
    buying = view.asked == "buy" and view.turn == view.seat
    shown, aside = (view.purchase[view.seat], view.hand) if buying else (view.hand, None)
    half = len(shown) if len(shown) <= 5 else (len(shown) + 1) // 2
    rows = [row for row in (shown[:half], shown[half:]) if row]
    wide = next(size for size, most in _SIZES[len(rows) > 1] if half <= most)
    line = height(wide) + (100 if buying else BELOW)
    canvas = Canvas(felt(TOP + line * len(rows) + places.HEIGHT + EDGE))
    headline(canvas, look.over_hand(view.seat, _asked(view, look)))

    def put(card: int, x: int, y: int, step: int) -> None:
        canvas.put(face(card, wide, look.four_colour), x, y, shade=6)
        if buying:
            units = look.say("property-picture-units", count=WORTH[card])
            middle = x + min(step, wide) // 2
            canvas.text(units, middle, y + height(wide) + 60, SMALL, theme.PAPER, anchor="m")

    numbered(canvas, rows, wide, TOP, line, put)
    sprite = places.sprite(places.of(view, look, view.seat, aside), _ROOM, look.four_colour)
    canvas.stamp(sprite, EDGE, TOP + line * len(rows))
    return canvas


def _asked(view: View, look: Look) -> list[str]:
    if view.outcome or view.turn != view.seat:
        return [look.say("game-picture-hand")]
    return [look.say(f"property-picture-hand-{view.asked}", price=view.price)]
