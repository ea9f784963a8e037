"""The private picture of Monopoly Deal: a player's hand, and what lies in front of them."""

from __future__ import annotations

from functools import cache

from PIL import Image

from games.deal.cards import COLOURS, HAND, SIZE
from games.deal.view import View
from render.deal import faces, places
from render.deal.table import PLACE
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.cards import height
from render.kit.deeds import row
from render.kit.felt import EDGE, felt, headline
from render.kit.heads import TOP
from render.kit.seats import disc
from render.kit.theme import MEDIUM, WIDTH, Look

_ROOM = WIDTH - 2 * EDGE
_WIDTHS = {1: 236, 2: 236, 3: 236, 4: 236, 5: 194, 6: 160}
_BELOW = 62


def hand(view: View, look: Look) -> Canvas:
    """The hand of the view's seat."""
    assert view.seat is not None
    held = view.hand
    half = len(held) if len(held) <= 4 else (len(held) + 1) // 2
    rows = [cards for cards in (held[:half], held[half:]) if cards]
    wide = _WIDTHS.get(half, 160)
    line = height(wide) + _BELOW
    canvas = Canvas(felt(TOP + line * len(rows) + PLACE + EDGE))
    headline(canvas, look.over_hand(view.seat, asked(view, look)))
    for place, cards in enumerate(rows):
        step = min(wide + 16, (_ROOM - wide) // max(1, len(cards) - 1))
        x = (WIDTH - step * (len(cards) - 1) - wide) // 2
        y = TOP + place * line
        row(canvas, [faces.face(card, look, _now(view, card)) for card in cards], wide, x, y, step, shade=6)
        y += height(wide) + 30
        with canvas.soft((x, y - 28, x + step * (len(cards) - 1) + wide, y + 28)):
            for number in range(len(cards)):
                middle, words = x + step * number + wide // 2, str(view.numbers[place * half + number])
                canvas.put(_medal(), middle - 26, y - 26)
                canvas.text(words, middle, y, MEDIUM, theme.INK, bold=True, anchor="m")
    sprite = places.sprite(places.of(view, look, view.seat), _ROOM, PLACE)
    canvas.stamp(sprite, EDGE, TOP + line * len(rows))
    return canvas


@cache
def _medal() -> Image.Image:
    """The ground of a card's number (RGBA)."""
    return disc(52, theme.BRASS, theme.BRASS_SHADE)


def _now(view: View, card: int) -> int:
    """Which row of the table of *card* the seat's own set of its colour has reached."""
    assert view.seat is not None
    if len(COLOURS[card]) != 1:
        return -1
    (colour,) = COLOURS[card]
    counts = [len(group.cards) for group in view.groups[view.seat] if group.colour == colour and group.rent]
    return min(max(counts, default=0), SIZE[colour]) - 1


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
