"""Sentences on a picture, one below the other, each with a sign in front."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from games import cards
from locales.names import BOT
from render.kit import theme
from render.kit.canvas import Canvas, draw_fine
from render.kit.cards import pip
from render.kit.frame import EDGE
from render.kit.lettering import advance, wrap
from render.kit.seats import GAP, tray
from render.kit.signs import sign
from render.kit.theme import SMALL, WIDTH

_LINE, _BETWEEN = 42, 18
_SUITS = {"♣": cards.CLUBS, "♦": cards.DIAMONDS, "♥": cards.HEARTS, "♠": cards.SPADES}
_PIP = 30

Sign = Callable[[Canvas, int, int, int], None]
"""Draws the sign of the sentence with that number, counted from 1, with its middle there."""


def star(canvas: Canvas, number: int, x: int, y: int) -> None:
    """A small diamond of brass, the same before each."""
    canvas.put(_star(), x - 16, y - 16)


class Moments:
    """Some *sentences*, each after its *sign* of that *width*: what room they take, and their painting."""

    def __init__(self, sentences: Sequence[str], sign: Sign = star, width: int = 32) -> None:
        self._sign, self._wide = sign, width
        self._told = [
            wrap(words, WIDTH - 2 * EDGE - 64 - width, SMALL, measured=_measure) or [words]
            for words in sentences
        ]
        told = sum(len(lines) * _LINE + _BETWEEN for lines in self._told)
        self._height = told + _BETWEEN
        self.room = GAP + self._height + _BETWEEN - 6 if sentences else 0

    def paint(self, canvas: Canvas, top: int) -> None:
        """Paint the sentences below *top*."""
        if not self._told:
            return
        canvas.stamp(tray(canvas.ground, WIDTH - 2 * EDGE, self._height, False), EDGE, top + GAP)
        y = top + GAP + _BETWEEN + _LINE // 2
        for number, lines in enumerate(self._told, 1):
            self._sign(canvas, number, EDGE + 26 + self._wide // 2, y)
            for line in lines:
                _line(canvas, line, EDGE + 44 + self._wide, y)
                y += _LINE
            y += _BETWEEN


def _line(canvas: Canvas, line: str, x: int, y: int) -> None:
    for part in _parts(line):
        if part in _SUITS:
            canvas.put(pip(_SUITS[part], _PIP, theme.PAPER), x, y - _PIP // 2)
        elif part == BOT:
            canvas.put(sign("robot", _PIP, theme.PAPER), x, y - _PIP // 2)
        elif word := part.strip():
            indent = _wide(part) - _wide(part.lstrip())
            canvas.text(word, x + indent, y, SMALL, theme.PAPER)
        x += _wide(part)


@lru_cache(maxsize=1)
def _star() -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        middle, reach = 16 * fine, 13 * fine
        points = [
            (middle, middle - reach),
            (middle + reach, middle),
            (middle, middle + reach),
            (middle - reach, middle),
        ]
        pen.polygon(points, fill=theme.BRASS, outline=theme.BRASS_LIT, width=2 * fine)

    return draw_fine(32, 32, draw)


def _measure(line: str) -> float:
    """The width of *line* with its signs."""
    return sum(map(_wide, _parts(line)))


def _parts(line: str) -> list[str]:
    """*line* taken apart into suits and the sign of bots, which our type lacks, and what is between them."""
    return [part for part in re.split(f"([♣♦♥♠{BOT}])", line) if part]


def _wide(part: str) -> int:
    """The width of *part* with the spaces around it."""
    if part == BOT:
        return _PIP + 4  # there is no space after it in Japanese
    if part in _SUITS:
        return _PIP
    return advance(part, SMALL)
