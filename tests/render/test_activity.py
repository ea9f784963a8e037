"""A league organizer sees the same activity figures in the picture and in its description."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.language import LOCALES
from render import gallery
from render.activity import describe, paint, phrase_time
from render.png import encode

each = pytest.mark.parametrize("name", gallery.activities())
each_language = pytest.mark.parametrize("locale", LOCALES)


@each
@each_language
def test_picture_and_words_have_everybodys_figures(name: str, locale: str) -> None:
    activity, say = gallery.activities(locale)[name], gallery.words(locale)
    canvas = paint(activity, say)
    shown = [words for words, _ in canvas.texts]
    told = describe(activity, say).splitlines()
    assert told[0] == activity.title in shown and len(told) == len(activity.lines) + 1
    for line, words in zip(activity.lines, told[1:], strict=True):
        assert words.startswith(line.name)
        if line.seconds is not None:
            assert phrase_time(line.seconds, say) in shown and phrase_time(line.seconds, say) in words
        if line.missed > 1:
            assert f"{line.missed}×" in shown and str(line.missed) in words
        if line.places:
            now = "–" if line.places[-1] is None else str(line.places[-1])
            assert now in shown and now in words
    assert len(encode(canvas.image)) <= 100_000 and canvas.image.height <= 1400


@each
@each_language
def test_words_are_inside_and_touch_nothing(name: str, locale: str) -> None:
    canvas = paint(gallery.activities(locale)[name], gallery.words(locale))
    assert canvas.texts
    assert not [*gallery.find_misfits(canvas)]


def test_the_line_of_places_rises_towards_the_first_place() -> None:
    activity, say = gallery.activities()["rounds"], gallery.words("en")
    first = activity.lines[0]

    def find_top_row(*places: int | None) -> int:
        shown = replace(activity, lines=(replace(first, places=places),))
        empty = replace(activity, lines=(replace(first, places=places[-1:]),))
        pictures = [
            paint(each, say).image.crop((440, 150, 660, 232)).convert("RGB") for each in (shown, empty)
        ]
        rows = [
            row
            for row in range(82)
            for x in range(200, 216)
            if len({p.getpixel((x, row)) for p in pictures}) > 1
        ]
        return min(rows)

    assert find_top_row(16, 16, 1) < find_top_row(1, 1, 8) < find_top_row(1, 1, 16)


def test_a_time_is_told_in_the_largest_unit_that_fits_twice() -> None:
    say = gallery.words("en")
    told = [phrase_time(seconds, say) for seconds in (0.4, 119, 120, 7199, 7200, 172_800)]
    assert told == ["0 s", "119 s", "2 min", "120 min", "2 h", "2 days"]
