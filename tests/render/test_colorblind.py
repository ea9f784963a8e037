"""People with any kind of color blindness can tell seats and groups apart.

The three matrices convert linear RGB into the perceived colors (Machado, Oliveira and Fernandes,
2009, complete color blindness).
"""

from __future__ import annotations

from itertools import combinations

import pytest

from render.kit import theme
from render.kit.glyphs import GLYPHS
from render.kit.ground import CARDOPOLY, DEAL, HOUSE, MONOPOLY, PROPERTY, Ground
from render.kit.theme import Color

KINDS = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
ALIKE = 90
"""Two colors can be confused if the differences of their channels add up to less than this."""
GROUNDS = (HOUSE, PROPERTY, DEAL, CARDOPOLY, MONOPOLY)
each_kind = pytest.mark.parametrize("kind", KINDS)


def simulate(color: Color, kind: str) -> Color:
    """Return *color* as seen by somebody with that *kind* of color blindness."""
    linear = [_linear(part / 255) for part in color]
    rows = [sum(a * b for a, b in zip(row, linear, strict=True)) for row in KINDS[kind]]
    red, green, blue = (round(255 * _gamma(min(1.0, max(0.0, row)))) for row in rows)
    return red, green, blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _gamma(part: float) -> float:
    return part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055


@each_kind
def test_glyphs_and_letters_are_readable(kind: str) -> None:
    for group in theme.GROUPS:
        assert theme.contrast(simulate(group.ink, kind), simulate(group.color, kind)) >= 3
    for seat in theme.SEATS:
        assert theme.contrast(simulate(seat.ink, kind), simulate(seat.color, kind)) >= 3


@each_kind
@pytest.mark.parametrize("ground", GROUNDS, ids=lambda ground: ground.name)
def test_words_are_readable_on_every_ground(kind: str, ground: Ground) -> None:
    for under in (ground.base, ground.raised, ground.lit, ground.deep):
        for ink in (ground.text, ground.muted):
            assert theme.contrast(simulate(ink, kind), simulate(under, kind)) >= 4.5


@each_kind
def test_red_and_gold_are_seen(kind: str) -> None:
    assert theme.contrast(simulate(theme.RED, kind), simulate(theme.PAPER, kind)) >= 4.5
    assert theme.contrast(simulate(theme.GOLD, kind), simulate(theme.GOLD_EDGE, kind)) >= 4.5


@each_kind
def test_what_looks_alike_has_another_sign(kind: str) -> None:
    """If colors can be confused, seats also differ in pattern and letter, and groups in their glyph."""
    for one, other in combinations(theme.SEATS, 2):
        far = sum(
            abs(a - b) for a, b in zip(simulate(one.color, kind), simulate(other.color, kind), strict=True)
        )
        assert far >= ALIKE or (one.pattern != other.pattern and one.letter != other.letter)
    for first, second in combinations(theme.GROUPS, 2):
        pair = zip(simulate(first.color, kind), simulate(second.color, kind), strict=True)
        assert sum(abs(a - b) for a, b in pair) >= ALIKE or GLYPHS[first.name] is not GLYPHS[second.name]
