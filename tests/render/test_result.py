"""How matches ended, in pictures and in words."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.language import LOCALES
from render import gallery
from render.kit import theme
from render.png import encode
from render.result import describe, paint, story

each = pytest.mark.parametrize("name", gallery.ends())
each_language = pytest.mark.parametrize("language", LOCALES)


@each
@each_language
def test_words_are_inside_and_touch_nothing(name: str, language: str) -> None:
    canvas = paint(*gallery.ends(language)[name])
    width, height = canvas.image.size
    for words, box in canvas.texts:
        assert box[0] >= 24 and box[1] >= 24 and box[2] <= width - 24 and box[3] <= height - 24, words
        assert theme.showable(words) == words.translate({0x2068: None, 0x2069: None}), words
    for (words, one), (others, other) in combinations(canvas.texts, 2):
        apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        assert apart, (words, others)


@each
def test_picture_is_small_and_repeats_exactly(name: str) -> None:
    first, second = (paint(*gallery.ends()[name]).image for _ in range(2))
    assert first.tobytes() == second.tobytes()
    assert len(encode(first)) < 200_000
    assert first.width == theme.WIDTH
    assert first.height <= 1400


@each
@each_language
def test_the_words_tell_what_the_picture_shows(name: str, language: str) -> None:
    result, look = gallery.ends(language)[name]
    told = describe(result, look)
    for row in result.rows:
        assert look.say("result-text-row", place=row.place, name=look.name(row.seat), score=row.score) in told
    for moment in result.moments:
        assert moment in story(result, look)
    assert story(result, look) in told
    if result.figures:
        assert str(max(figure for standing in result.figures for figure in standing)) in told
    else:
        assert result.unit not in told


def test_every_seat_has_its_mark_at_its_place_and_at_the_end_of_its_line() -> None:
    result, look = gallery.ends()["six"]
    texts = paint(result, look).texts
    for seat in range(6):
        marks = [box for words, box in texts if words == theme.SEATS[seat].letter]
        assert len(marks) == 2
    winner = result.winners[0]
    ends = {words: box[1] for words, box in texts if len(words) == 1 and words.isalpha() and box[0] > 900}
    assert min(ends, key=lambda letter: ends[letter]) == theme.SEATS[winner].letter
