"""A line that is composed of words and digits looks like one that is laid out as a whole."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from locales.names import isolate
from render.kit import lettering, theme


def whole(words: str) -> Image.Image:
    """Return *words* laid out as a whole."""
    glyphs, _ = theme.font(theme.MEDIUM).getmask2(words, mode="L", anchor="ls")
    picture = Image.new("L", glyphs.size)
    picture.im.paste(glyphs, (0, 0, *glyphs.size))
    return picture


@pytest.mark.parametrize(
    "words", ["9 played", "Pass a card: Clara, David", "Höhe £2,250 · jäh", f"{isolate('דוד לוי')}: 12"]
)
def test_words_stand_as_they_do_in_the_whole_line(words: str) -> None:
    together, _ = lettering.mask(words, theme.MEDIUM, False)
    assert together.width == lettering.measure(words, theme.MEDIUM)
    at_once = whole(words)
    assert abs(together.width - at_once.width) <= 1
    assert together.height == at_once.height
    soft = [each.crop((0, 0, *at_once.size)).filter(ImageFilter.BoxBlur(2)) for each in (together, at_once)]
    assert ImageStat.Stat(ImageChops.difference(*soft)).mean[0] < 8


@pytest.mark.parametrize("words", ["£1,250", "$1,111", "47/71"])
def test_digits_that_are_not_kerned_are_hardly_wider(words: str) -> None:
    assert whole(words).width <= lettering.measure(words, theme.MEDIUM) <= 1.07 * whole(words).width


def test_nothing_can_be_written() -> None:
    assert lettering.mask("", theme.SMALL, False)[0].size == (1, 1)
    assert lettering.measure(" ", theme.SMALL) > 1


def test_words_are_wrapped_at_soft_hyphens_only_if_they_must_be() -> None:
    name, wrap, measure = "Schulden\u00adein\u00adtreiber", lettering.wrap, lettering.measure
    assert wrap(name, 300, theme.SMALL, bold=True) == ["Schuldeneintreiber"]
    assert wrap(name, 160, theme.SMALL, bold=True) == ["Schulden-", "eintreiber"]
    assert wrap(name, 100, theme.SMALL, bold=True) == []
    assert wrap("Pall Mall", 400, theme.MEDIUM) == ["Pall Mall"]
    assert wrap("King’s-Cross", 130, theme.SMALL) == ["King’s-", "Cross"]
    for room in range(100, 300, 7):
        assert all(measure(line, theme.SMALL) <= room for line in wrap(name, room, theme.SMALL))
