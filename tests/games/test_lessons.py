"""Every lesson of every game can be played as it is written, and has its words."""

from __future__ import annotations

from hashlib import sha256

import pytest

from bench.taps import wanted
from bot.language import LOCALES, language_of
from games import keys, load
from games.fair import Fair
from games.kit.lesson import Lesson, moment

LESSONS = [pytest.param(key, lesson, id=lesson.name) for key in keys() for lesson in load(key).lessons]


def chance(number: int) -> Fair:
    return Fair(sha256(bytes([number])).digest())


@pytest.mark.parametrize(("key", "lesson"), LESSONS)
def test_every_move_of_a_lesson_is_asked_for_when_it_comes(key: str, lesson: Lesson) -> None:
    game = load(key)
    assert 10 <= len(lesson.steps) <= 14
    for number, step in enumerate(lesson.steps):
        state = moment(game, lesson, number, chance).state
        if step.move is None:
            assert not step.replies
            continue
        assert wanted(game.open_to(state, lesson.seat), step.move), step.name
    moment(game, lesson, len(lesson.steps), chance)


@pytest.mark.parametrize(("key", "lesson"), LESSONS)
def test_a_lesson_has_its_words(key: str, lesson: Lesson) -> None:
    for locale in LOCALES:
        words = language_of(locale)
        assert len(words(f"{key}-lesson-{lesson.name}-title")) <= 100
        told = [words(f"{key}-lesson-{lesson.name}-{step.name}") for step in lesson.steps]
        assert len(set(told)) == len(told)
        assert max(map(len, told)) <= 400
