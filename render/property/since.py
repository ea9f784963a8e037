"""What the others did since a seat's own last play, in a gold frame: what touched the seat comes first."""

from __future__ import annotations

from collections.abc import Sequence

from games.property.view import LastPlay, View
from render.kit.canvas import Box, Canvas
from render.kit.cards import face, height
from render.kit.frame import box as boxed
from render.kit import theme
from render.kit.theme import LARGE, MEDIUM, SMALL, Look
from render.property import signs
from render.property.labels import badge
from render.property.plan import blocks

_LINE = 84
_CARD = 54


def plays_since(view: View) -> list[LastPlay]:
    """The plays to tell the seat of *view*, what touched it first; without any, the last play of another."""
    plays = list(view.since) or ([view.last] if view.last and view.last.seat != view.seat else [])
    return sorted(reversed(plays), key=lambda play: play.owner != view.seat)


def paint_since(canvas: Canvas, view: View, look: Look, box: Box) -> None:
    """Paint the plays into *box*, as many as it has room for."""
    plays = plays_since(view)
    left, top, right, bottom = box
    if not plays or bottom - top < _LINE:
        return
    lines = (bottom - top - 12) // _LINE
    columns = 1 if len(plays) <= lines else 2
    plays = plays[: lines * columns]
    rows = -(-len(plays) // columns)
    tall = min(bottom - top, rows * 110 + 12)
    ground = canvas.ground
    canvas.stamp(boxed(ground, right - left, tall, ground.deep, theme.GOLD, 4, 12), left, top)
    step, wide = (tall - 12) // rows, (right - left - 12) // columns
    for place, play in enumerate(plays):
        x, y = left + 6 + place // rows * wide, top + 6 + place % rows * step
        _paint_play(canvas, view, look, play, (x, y, x + wide, y + step))


def _paint_play(canvas: Canvas, view: View, look: Look, play: LastPlay, box: Box) -> None:
    """A play: who, with which cards where there is room, and what came of it."""
    left, top, right, bottom = box
    middle = (top + bottom) // 2
    canvas.stamp(badge(look.seats[play.seat], 56), left + 10, middle - 28)
    x = left + 78
    if right - left > 300:
        for card in (play.black, play.red):
            canvas.put(face(card, _CARD, look.four_color), x, middle - height(_CARD) // 2)
            x += _CARD + 6
        x += 14
    if play.what in ("mortgage", "lose"):
        sprite = signs.lot(look.seats[play.seat].pattern, 76, play.what == "lose")
        canvas.stamp(sprite, x, middle - sprite.image.height // 2)
        return
    if play.what == "claim":
        sprite = signs.house(look.seats[play.seat].pattern, 56)
        canvas.stamp(sprite, x, middle - sprite.image.height // 2)
        size = next((len(block.cells) for block in blocks(view) if play.cell in block.cells), 0)
        if size:
            canvas.text(str(size), x + 66, middle, LARGE, canvas.ground.text, bold=True)
        return
    assert play.owner is not None
    if play.what == "buy":
        sprite = signs.house(look.seats[play.seat].pattern, 56)
        canvas.stamp(sprite, x, middle - sprite.image.height // 2)
        x += 64 + canvas.text("←", x + 64, middle, MEDIUM, canvas.ground.text, bold=True) + 8
    else:
        words = look.say("picture-money", money=play.amount)
        x += canvas.text(words, x, middle, MEDIUM, canvas.ground.text, bold=True) + 8
        x += canvas.text("→", x, middle, MEDIUM, canvas.ground.text, bold=True) + 8
    canvas.stamp(badge(look.seats[play.owner], 56), x, middle - 28)
