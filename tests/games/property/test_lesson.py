"""The lesson of Property shows good play, and its texts are true."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from bot.language import LOCALES, language_of
from bot.lessons.match import step_chance
from games.core import copy
from games.kit.lesson import build_moment, step_text
from games.property import GAME
from games.property.plays import pairs

(LESSON,) = GAME.lessons
NAMES = ["Du", "Ada"]

_DOLLARS = re.compile(r"\$(\d{2,})|(\d{2,})[\s\u00a0]\$")
"""A sum of money as written in English or in German."""


def test_everybody_moves_as_a_bot_opponent_would() -> None:
    for number, step in enumerate(LESSON.steps):
        state, luck = copy(build_moment(GAME, LESSON, number, step_chance).state), step_chance(number)
        moves = ((LESSON.seat, step.move), *step.replies) if step.move else ()
        move: Any
        for seat, move in moves:
            offers = GAME.offers(state, seat)
            chosen = {GAME.choose(GAME.view(state, seat), offers, Random(seed)) for seed in range(3)}
            assert chosen == {move}, step.name
            GAME.apply(state, seat, move, luck)


@pytest.mark.parametrize("locale", LOCALES)
def test_sums_in_its_words_are_those_of_the_match(locale: str) -> None:
    say = language_of(locale).with_seats(NAMES)
    for number, step in enumerate(LESSON.steps):
        state, events = build_moment(GAME, LESSON, number, step_chance)
        view = GAME.view(state, LESSON.seat)
        rents = [each.rent for pair in pairs(view) for each in pair.landings] if step.move else []
        happened = " ".join(say(each.id, **each.args) for each in events)
        sums = {*_find_sums(happened), *state.money, *rents}
        assert _find_sums(say(step_text(GAME, LESSON, step))) <= sums, step.name


def _find_sums(text: str) -> set[int]:
    return {int(before or after) for before, after in _DOLLARS.findall(text)}
