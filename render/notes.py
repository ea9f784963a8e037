"""What an analysis says of a hand, below its picture: the move that was made, and the best one in gold."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.frame import EDGE, open_canvas
from render.kit.seats import disc
from render.kit.signs import sign
from render.moments import Moments

CUT = 42
"""Where a picture ends above its lower rounded corners."""
_BADGE = 48


class Note(msgspec.Struct, frozen=True, array_like=True):
    """A move in *words*; *best* if there was no better one."""

    words: str
    best: bool


def add_notes(canvas: Canvas, notes: Sequence[Note]) -> Canvas:
    """The picture of *canvas* with *notes* below it, in one frame."""

    def mark(picture: Canvas, number: int, x: int, y: int) -> None:
        best = notes[number - 1].best
        fill, edge = (theme.GOLD_LIT, theme.GOLD_EDGE) if best else (theme.PAPER, theme.INK)
        picture.put(disc(_BADGE, fill, edge, 3), x - _BADGE // 2, y - _BADGE // 2)
        drawing = sign("star" if best else "play", 28, theme.INK)
        picture.put(drawing, x - 14, y - 14)

    moments = Moments([note.words for note in notes], mark, _BADGE)
    width, height = canvas.image.size
    whole = open_canvas(canvas.ground, height - CUT + moments.room + EDGE, width)
    whole.image.paste(canvas.image.crop((0, 0, width, height - CUT)), (0, 0))
    whole.texts += canvas.texts
    moments.paint(whole, height - CUT)
    return whole
