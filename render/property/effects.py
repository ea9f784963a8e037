"""Under a card of the hand: the number of its play, and what that would bring."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from games.property.board import is_wild
from games.property.plays import Landing, Pair
from render.kit import theme
from render.kit.canvas import Canvas, Sprite, draw_fine
from render.kit.lettering import measure
from render.kit.theme import MEDIUM, SMALL, Color, Look
from render.property import signs
from render.property.people import badge
from render.property.roofs import hard

PLATE, PRICE = 64, 44
"""How high the plate under a card is, and its second line."""
_OWN = ("mortgage", "lose")
"""What happens to one's own plot."""
WIDE = 140
"""From which width on a plate has room for the number of its play, and for whom a rent is paid to."""

Piece = str | Sprite


def paint_effect(
    canvas: Canvas, look: Look, seat: int, pair: Pair, circle: Sprite, x: int, y: int, width: int
) -> None:
    """Paint what the play *pair* of *seat* would bring, on red if it ends the match; in a wide
    plate with its number in a *circle*."""
    best = pair.landings[0]
    ruin = best.what == "bankrupt" or bool(best.reached)
    fill, ink = (theme.RED if ruin else canvas.ground.deep), theme.PAPER
    more = _pieces_below(look, seat, best, width) if width >= WIDE else []
    canvas.stamp(_plate(width, PLATE + (PRICE if more else 0), fill), x, y)
    left = x
    if width >= WIDE:
        canvas.stamp(circle, x + 8, y + (PLATE - signs.CIRCLE) // 2)
        left += 8 + circle.image.width
    pieces = _pieces(look, seat, best, width)
    if width >= WIDE and (arrows := turns(pair)):
        pieces.append(arrows)
    room, size = x + width - left, MEDIUM if width >= WIDE else SMALL
    if _width(pieces, size) > room - 4:
        size = SMALL
    while len(pieces) > 1 and _width(pieces, size) > room - 4:
        pieces.pop()
    _lay(canvas, pieces, left + room // 2, y + PLATE // 2 + (0 if width >= WIDE else 4), ink, size)


def has_line_below(found: Sequence[Pair]) -> bool:
    """Whether one of the plays *found* has a second line: a price, or the word for its sign."""
    return any(pair.landings[0].price or pair.landings[0].what in _OWN for pair in found)


def paint_below(canvas: Canvas, look: Look, seat: int, landing: Landing, x: int, y: int, width: int) -> None:
    """Paint what the plot of *landing* could be bought for, or what becomes of one's own plot."""
    if pieces := _pieces_below(look, seat, landing, width):
        _lay(canvas, pieces, x + width // 2, y + PRICE // 2 - 8, canvas.ground.text, SMALL)


def _pieces_below(look: Look, seat: int, landing: Landing, width: int) -> list[Piece]:
    """The second line of *landing*; empty if it has none, or no room for its words."""
    pieces: list[Piece] = []
    if landing.price:
        words = look.say("property-picture-price", price=landing.price)
        pieces = [signs.house(look.seats[seat].pattern, 34), words]
        if _width(pieces, SMALL) > width - 8:
            pieces = [words]
    elif landing.what in _OWN:
        words = look.say(f"property-picture-last-{landing.what}", amount=0)
        pieces = [words] if _width([words], SMALL) <= width - 16 else []
    return pieces


def _pieces(look: Look, seat: int, landing: Landing, width: int) -> list[Piece]:
    """The signs and words for what *landing* brings, the most important first."""
    pattern = look.seats[seat].pattern
    if landing.what == "claim":
        return [signs.house(pattern, 44 if width >= WIDE else 32), str(landing.size)]
    if landing.what in _OWN:
        return [signs.lot(pattern, 78 if width >= WIDE else 60, landing.what == "lose")]
    money = "−" + look.say("picture-money", money=landing.rent)
    return [money, badge(look.seats[landing.owner], 44)]


def turns(pair: Pair) -> str:
    """Arrows along the streets in which the cell can be chosen; nothing if it can't."""
    if len(pair.landings) < 2:
        return ""
    if is_wild(pair.red) and is_wild(pair.black):
        return "↔↕"
    return "↔" if is_wild(pair.red) else "↕"


_GAP = 5


def _width(pieces: Sequence[Piece], size: int = MEDIUM) -> int:
    width = (
        measure(piece, size, bold=True) if isinstance(piece, str) else piece.image.width for piece in pieces
    )
    return sum(width) + _GAP * (len(pieces) - 1)


def _lay(
    canvas: Canvas, pieces: Sequence[Piece], x: int, middle: int, ink: Color, size: int = MEDIUM
) -> None:
    """Lay *pieces* side by side around *x*."""
    left = x - _width(pieces, size) // 2
    for piece in pieces:
        if isinstance(piece, str):
            left += canvas.text(piece, left, middle, size, ink, bold=True) + _GAP
        else:
            canvas.stamp(piece, left, middle - piece.image.height // 2)
            left += piece.image.width + _GAP


@lru_cache(maxsize=48)
def _plate(width: int, height: int, fill: Color) -> Sprite:
    drawing = draw_fine(
        width,
        height,
        lambda pen, fine: pen.rounded_rectangle(
            (0, 0, width * fine - 1, height * fine - 1), min(height // 2, 30) * fine, fill=fill
        ),
    )
    return hard(drawing, fill)
