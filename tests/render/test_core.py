"""The private Pillow APIs that we use still work as expected.

If a test fails after a Pillow upgrade, adapt `render.kit.core`.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image

import render
from render.kit import core
from render.kit.palette import SHARED

RED, BLUE = (179, 38, 30), (31, 95, 168)


def test_pixels_are_those_of_the_picture() -> None:
    picture = Image.new("RGB", (4, 4), RED)
    core.paste(core.core_of(picture), BLUE, (1, 1, 3, 3))
    assert picture.getpixel((1, 1)) == BLUE and picture.getpixel((0, 0)) == RED


def test_a_part_is_a_copy_and_is_pasted_where_a_mask_covers() -> None:
    picture, mask = Image.new("RGB", (4, 4), RED), Image.new("L", (2, 2))
    part = core.crop(core.core_of(picture), (0, 0, 2, 2))
    core.paste(part, BLUE, (0, 0, 2, 2))
    assert picture.getpixel((0, 0)) == RED
    mask.putpixel((1, 0), 255)
    core.paste(core.core_of(picture), part, (2, 2, 4, 4), core.core_of(mask))
    assert picture.getpixel((3, 2)) == BLUE and picture.getpixel((2, 2)) == RED


def test_colors_become_indices_and_colors_again() -> None:
    picture = Image.new("RGB", (2, 2), RED)
    whole = SHARED.blank(2, 2)
    core.paste(core.core_of(whole), SHARED.index_core(core.core_of(picture)), (0, 0, 2, 2))
    assert whole.getpixel((0, 0)) == SHARED.nearest(RED)
    assert core.extremes(core.core_of(whole)) == (SHARED.nearest(RED),) * 2
    again = Image.new("RGB", (2, 2))
    core.paste(core.core_of(again), core.to_rgb(core.core_of(whole)), (0, 0, 2, 2))
    assert again.getpixel((1, 1)) == SHARED.color(SHARED.nearest(RED))


def test_values_are_mapped_compared_and_put_into_a_band() -> None:
    one, other = Image.new("L", (4, 4), 9), Image.new("L", (4, 4), 9)
    other.putpixel((2, 1), 12)
    changed = core.difference(core.core_of(one), core.core_of(other))
    assert core.bounds(changed) == (2, 1, 3, 2)
    assert core.bounds(core.core_of(Image.new("L", (4, 4)))) is None
    picture = Image.new("RGBA", (4, 4))
    core.put_band(core.core_of(picture), core.map_values(changed, [0] + [255] * 255), 3)
    assert picture.getpixel((2, 1)) == (0, 0, 0, 255) and picture.getpixel((0, 0)) == (0, 0, 0, 0)


def test_nothing_else_reaches_into_pillow() -> None:

    for path in Path(render.__file__).parent.rglob("*.py"):
        if path.name != "core.py":
            text = path.read_text(encoding="utf-8")
            assert ".im." not in text and "PIL._imaging" not in text, path
