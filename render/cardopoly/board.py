"""The ring of Cardopoly on the felt: properties, tokens beside them, and the way of the last move."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from PIL import Image, ImageDraw

from games.cardopoly.view import LastMove, View
from render.cardopoly.deeds import margin, sprite
from render.cardopoly.ring import Ring, ring
from render.kit import theme
from render.kit.canvas import Canvas, draw_fine
from render.kit.cards import height
from render.kit.ground import CARDOPOLY
from render.kit.seats import mark
from render.kit.theme import Look, Seat

_TOKEN = 56
_APART = 42


def paint(canvas: Canvas, view: View, left: int, top: int, look: Look) -> None:
    """Paint the ring with its upper left corner there."""
    round_ = ring(len(view.board))
    if view.last:
        _way(canvas, view.last, round_, left, top)
    for number, space in enumerate(view.board):
        x, y = round_.corner(number)
        owner = look.seats[space.owner] if space.owner >= 0 else None
        deed = sprite(space, owner, round_.inwards(number), round_.card, look.four_color)
        around = margin(space)
        canvas.stamp(deed, left + x - around, top + y - around)
    if view.last:
        x, y = round_.corner(view.last.space)
        frame = _frame(round_.card)
        canvas.put(frame, left + x - 6, top + y - 6)
    for number in range(len(view.board)):
        standing = [seat for seat in range(view.seats) if view.places[seat] == number and not view.out[seat]]
        _tokens(canvas, [look.seats[seat] for seat in standing], round_, number, left, top)


def _tokens(canvas: Canvas, standing: list[Seat], round_: Ring, space: int, left: int, top: int) -> None:
    x, y = round_.stand(space)
    across, _ = round_.inwards(space)
    for place, seat in enumerate(standing):
        off = (2 * place - len(standing) + 1) * (_TOKEN if not across else _APART) // 2
        at = (x, y + off) if across else (x + off, y)
        mark(canvas, seat, left + at[0], top + at[1])


def _way(canvas: Canvas, last: LastMove, round_: Ring, left: int, top: int) -> None:
    """The lane from where the token came, clockwise; a token sent to jail did not walk."""
    if last.what == "none":
        return
    jailed = last.what == "jail"
    points = [round_.stand(last.start)] if jailed else round_.way(last.start, last.space)
    for width, color in ((6, theme.BRASS_SHADE), (5, theme.BRASS), (1, theme.BRASS_LIT)):
        for one, other in pairwise(points):
            low, high = sorted((one, other))
            box = (
                low[0] - width,
                min(low[1], high[1]) - width,
                high[0] + width,
                max(low[1], high[1]) + width,
            )
            canvas.fill((left + box[0], top + box[1], left + box[2], top + box[3]), color)
    x, y = points[0]
    canvas.put(_origin(), left + x - 14, top + y - 14)


@cache
def _origin() -> Image.Image:
    """Where a token came from."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        pen.ellipse((0, 0, 28 * fine, 28 * fine), fill=CARDOPOLY.shadow, outline=theme.BRASS, width=5 * fine)

    return draw_fine(29, 29, draw)


@cache
def _frame(width: int) -> Image.Image:
    """A frame of brass around the property landed on."""
    wide, tall = width + 12, height(width) + 12

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        for inset, color, line in ((0, theme.BRASS_SHADE, 8), (1, theme.BRASS, 6), (3, theme.BRASS_LIT, 2)):
            box = (inset * fine, inset * fine, (wide - 1 - inset) * fine, (tall - 1 - inset) * fine)
            pen.rounded_rectangle(box, (14 - inset) * fine, outline=color, width=line * fine)

    return draw_fine(wide, tall, draw)
