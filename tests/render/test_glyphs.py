"""The glyphs of the ten groups have distinct outlines even when small, and are legible on their colors."""

from __future__ import annotations

from itertools import combinations

import pytest

from render.kit import theme
from render.kit.glyphs import GLYPHS, chip, glyph, shape
from render.kit.palette import SHARED

TEXT = 22
"""The size of a glyph within text, in pixels."""
WIDEST = 0.7
"""The maximum overlap of two glyphs: the area of their intersection divided by that of their union."""


def test_every_group_has_its_own() -> None:
    assert [group.name for group in theme.GROUPS] == list(GLYPHS)
    assert len({group.sign for group in theme.GROUPS}) == len(theme.GROUPS)
    assert len({SHARED.nearest(group.color) for group in theme.GROUPS}) == len(theme.GROUPS)


@pytest.mark.parametrize(("one", "other"), [*combinations(range(10), 2)])
def test_two_are_told_apart_in_a_text_by_their_outline(one: int, other: int) -> None:
    first, second = (shape(group, TEXT).tobytes() for group in (one, other))
    both = sum(map(min, first, second))
    either = sum(map(max, first, second))
    assert both / either <= WIDEST, (GLYPHS.keys(), both / either)


@pytest.mark.parametrize("group", range(10))
def test_it_fills_its_square_and_is_readable_on_its_color(group: int) -> None:
    left, top, right, low = shape(group, TEXT).getbbox() or (0, 0, 0, 0)
    assert max(right - left, low - top) >= TEXT - 3
    look = theme.GROUPS[group]
    assert theme.contrast(look.ink, look.color) >= 4.5


def test_a_chip_carries_the_glyph_in_its_ink() -> None:
    for group, look in enumerate(theme.GROUPS):
        picture = chip(group, 60, 60)
        colors = {color for _, color in picture.getcolors(4096) or ()}
        assert (*look.ink, 255) in colors and (*look.color, 255) in colors
        assert glyph(group, 40).getchannel("A").tobytes() == shape(group, 40).tobytes()
