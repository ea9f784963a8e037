"""The private picture of Property: a player's hand, and the purchase cards when they are to be used."""

from __future__ import annotations

from games.property.state import WORTH
from games.property.view import View
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.cards import face, height
from render.kit.felt import EDGE, HEAD, felt, headline
from render.kit.seats import disc
from render.kit.theme import MEDIUM, SMALL, WIDTH, Look
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
    line = height(wide) + (100 if buying else 62)
    canvas = Canvas(felt(EDGE + HEAD + line * len(rows) + places.HEIGHT + EDGE))
    headline(canvas, look.over_hand(view.seat, _asked(view, look)))
    number = 0
    for place, row in enumerate(rows):
        step = min(wide + 16, (_ROOM - wide) // max(1, len(row) - 1))
        x = (WIDTH - step * (len(row) - 1) - wide) // 2
        y = EDGE + HEAD + place * line
        with canvas.soft((EDGE - 18, y - 18, WIDTH - EDGE + 18, y + line)):
            for card in row:
                number += 1
                canvas.put(face(card, wide, look.four_colour), x, y, shade=6)
                middle = x + min(step, wide) // 2
                canvas.put(disc(52, theme.BRASS, theme.BRASS_SHADE), middle - 26, y + height(wide) - 14)
                canvas.text(
                    str(number), middle, y + height(wide) + 12, MEDIUM, theme.INK, bold=True, anchor="m"
                )
                if buying:
                    units = look.say("property-picture-units", count=WORTH[card])
                    canvas.text(units, middle, y + height(wide) + 60, SMALL, theme.PAPER, anchor="m")
                x += step
    sprite = places.sprite(places.of(view, look, view.seat, aside), _ROOM, look.four_colour)
    canvas.stamp(sprite, EDGE, EDGE + HEAD + line * len(rows))
    return canvas


def _asked(view: View, look: Look) -> list[str]:
    if view.outcome or view.turn != view.seat:
        return [look.say("property-picture-hand")]
    return [look.say(f"property-picture-hand-{view.asked}", price=view.price)]
