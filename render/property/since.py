"""What the others did since a seat's own last play, in a gold frame: what touched the seat comes first."""

from __future__ import annotations

from games.property.view import LastPlay, View
from render.kit import theme
from render.kit.canvas import Box, Canvas, Sprite
from render.kit.cards import card_height, face
from render.kit.frame import box as rounded_box
from render.kit.theme import LARGE, MEDIUM, SMALL, Look
from render.property import signs
from render.property.people import badge
from render.property.plan import blocks

_LINE, _SLIM, _HIGH = 74, 51, 130
"""The least height of a line, and of half a line; from which height on what came of a play has two lines."""


def plays_since(view: View) -> list[LastPlay]:
    """Return the plays that are news to the seat of *view*, those about it first; otherwise the last play."""
    plays = view.plays_since[::-1] or ((view.last,) if view.last else ())
    return sorted(plays, key=lambda play: play.owner != view.seat)


def paint_since(canvas: Canvas, view: View, look: Look, box: Box) -> None:
    """Paint the plays into *box*, as many as it has room for."""
    plays = plays_since(view)
    left, top, right, bottom = box
    if not plays or bottom - top < _LINE + 12:
        return
    room = bottom - top - 12
    columns = 1 if len(plays) <= room // _LINE else 2
    plays = plays[: columns * (room // (_LINE if columns == 1 else _SLIM))]
    rows = -(-len(plays) // columns)
    height = min(bottom - top, rows * 190 + 12)
    ground, edge = canvas.ground, theme.GOLD if view.plays_since else canvas.ground.line
    canvas.stamp(rounded_box(ground, right - left, height, ground.deep, edge, 5, 14), left, top)
    step, width = (height - 12) // rows, (right - left - 12) // columns
    for place, play in enumerate(plays):
        x, y = left + 6 + place // rows * width, top + 6 + place % rows * step
        _paint_play(canvas, view, look, play, (x, y, x + width, y + step), columns == 1)


def _paint_play(canvas: Canvas, view: View, look: Look, play: LastPlay, box: Box, wide: bool) -> None:
    """Paint a play: by whom, with which cards if the line is *wide*, and the result."""
    left, top, right, bottom = box
    middle, side = (top + bottom) // 2, 56 if wide else 46
    canvas.stamp(badge(look.seats[play.seat], side), left + 8, middle - side // 2)
    x, high = left + side + (22 if wide else 14), bottom - top >= _HIGH
    if wide:
        width = min(92 if high else 56, (bottom - top - 14) * 5 // 7)
        for card in (play.black, play.red):
            canvas.put(face(card, width, look.four_color), x, middle - card_height(width) // 2)
            x += width + 8
        x += 6
    if high and wide:
        _paint_high(canvas, view, look, play, (x + right) // 2 - 6, middle)
    else:
        _paint_low(canvas, view, look, play, x, middle, side)


def _paint_high(canvas: Canvas, view: View, look: Look, play: LastPlay, center: int, middle: int) -> None:
    """Paint the result of *play* in two lines around *center*."""
    ground = canvas.ground
    sign = _sign(look, play, 84)
    if sign:
        size = _size(view, play)
        up = 26 if size or play.what == "buy" else 0
        canvas.stamp(sign, center - sign.image.width // 2, middle - sign.image.height // 2 - up)
        if size and play.what == "claim":
            canvas.text(str(size), center, middle + 46, LARGE, ground.text, bold=True, anchor="m")
    else:
        words = look.say("picture-money", money=play.amount)
        canvas.text(words, center, middle - 34, LARGE, ground.text, bold=True, anchor="m")
    if play.owner is not None:
        arrow = signs.arrow(60)
        canvas.stamp(arrow, center - 62, middle + 34 - arrow.image.height // 2)
        canvas.stamp(badge(look.seats[play.owner], 56), center + 6, middle + 6)


def _paint_low(
    canvas: Canvas, view: View, look: Look, play: LastPlay, x: int, middle: int, side: int
) -> None:
    """What came of *play*, in one line from *x* on, its signs *side* points high at most."""
    ground, size = canvas.ground, MEDIUM if side > 50 else SMALL
    sign = _sign(look, play, side)
    if sign:
        canvas.stamp(sign, x, middle - sign.image.height // 2)
        x += sign.image.width + 6
        if plots := _size(view, play):
            canvas.text(str(plots), x, middle, size, ground.text, bold=True)
    else:
        words = look.say("picture-money", money=play.amount)
        x += canvas.text(words, x, middle, size, ground.text, bold=True) + 4
    if play.owner is not None:
        arrow = signs.arrow(side - 6)
        canvas.stamp(arrow, x, middle - arrow.image.height // 2)
        canvas.stamp(badge(look.seats[play.owner], side), x + side - 4, middle - side // 2)


def _sign(look: Look, play: LastPlay, width: int) -> Sprite | None:
    """A house for a plot that was won, a lot for one that was mortgaged or lost; nothing for a rent."""
    pattern = look.seats[play.seat].pattern
    if play.what in ("claim", "buy"):
        return signs.house(pattern, width)
    if play.what in ("mortgage", "lose"):
        return signs.lot(pattern, width, play.what == "lose")
    return None


def _size(view: View, play: LastPlay) -> int:
    """How many plots the block now has that *play* has made larger."""
    if play.what != "claim":
        return 0
    return next((len(block.cells) for block in blocks(view) if play.cell in block.cells), 0)
