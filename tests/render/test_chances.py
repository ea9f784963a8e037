"""The chart of all players' chances during a match, as a picture and in words."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.language import LOCALES
from render import gallery
from render.chances import describe, paint
from render.kit import theme
from render.png import encode

each = pytest.mark.parametrize("name", gallery.courses())
each_language = pytest.mark.parametrize("language", LOCALES)


@each
@each_language
def test_words_are_inside_and_touch_nothing(name: str, language: str) -> None:
    canvas = paint(*gallery.courses(language)[name])
    width, height = canvas.image.size
    assert (width, height <= 1400, len(encode(canvas.image)) < 200_000) == (theme.WIDTH, True, True)
    assert not [*gallery.find_misfits(canvas)]


@each
@each_language
def test_the_words_tell_what_the_picture_shows(name: str, language: str) -> None:
    chances, look = gallery.courses(language)[name]
    told = describe(chances, look).splitlines()
    assert len(told) == 1 + len(look.names) + len(chances.turns)
    for seat, line in zip(chances.order, told[1:], strict=False):
        column = [standing[seat] for standing in chances.figures]
        assert look.name(seat) in line
        for figure in (column[0], min(column), max(column), column[-1]):
            assert str(figure) in line
    for number, turn in enumerate(chances.turns, 1):
        assert f"{number}. {turn.told}" in told


def test_every_turning_point_is_marked_in_the_chart_and_told_below() -> None:
    canvas = paint(*gallery.courses()["four"])
    for number in ("1", "2", "3"):
        marked, told = sorted(box for words, box in canvas.texts if words == number)[::-1]
        assert marked[0] > told[0]


def test_no_line_begins_with_what_belongs_to_the_word_before() -> None:
    chances, look = gallery.courses("de")["four"]
    say = look.say
    for room in range(30, 70):
        change = {"move": 3, "who": "David", "before": 52, "after": 73}
        turn = replace(chances.turns[0], told=say("chances-turn", what="i" * room, **change))
        told = [words for words, _ in paint(replace(chances, turns=(turn,)), look).texts]
        assert [words for words in told if "David" in words]
        assert not [words for words in told if words.startswith("%")]
