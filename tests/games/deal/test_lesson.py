"""The lesson of Monopoly Deal shows good play, and its texts are true."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from bot.language import LOCALES, language_of
from bot.lessons.match import step_chance
from games.core import Text
from games.deal import GAME
from games.deal.answers.payment import least_payment
from games.deal.cards import COLORS, RED
from games.deal.moves import Accept, Pay
from games.kit.lesson import build_moment, step_text
from games.kit.panel import Make, Panel, Pick

(LESSON,) = GAME.lessons
NAMES = ["Du", "Ada", "Bo"]

_MILLIONS = re.compile(r"\d+M")


def test_a_bot_opponent_would_make_the_same_plays_in_a_turn() -> None:
    turns: list[list[int]] = [[]]
    for number, step in enumerate(LESSON.steps):
        if step.move is not None:
            turns[-1].append(number)
        if step.replies:
            turns.append([])
    for turn in turns:
        for place, number in enumerate(turn):
            state = build_moment(GAME, LESSON, number, step_chance).state
            view, offers = GAME.view(state, LESSON.seat), GAME.offers(state, LESSON.seat)
            left = [LESSON.steps[each].move for each in turn[place:]]
            for seed in range(3):
                chosen = GAME.choose(view, offers, Random(seed))
                if isinstance(chosen, Pay):
                    bank, groups = state.banks[LESSON.seat], state.groups[LESSON.seat]
                    assert set(chosen.cards) == set(least_payment(bank, groups, state.action.owed))
                    chosen = Accept(LESSON.seat)
                assert chosen in left, number


def test_just_say_no_saves_the_red_set() -> None:
    (number,) = (number for number, step in enumerate(LESSON.steps) if step.name == "no")
    state = build_moment(GAME, LESSON, number, step_chance).state
    paid = least_payment(state.banks[LESSON.seat], state.groups[LESSON.seat], state.action.owed)
    assert {*state.banks[LESSON.seat]} <= {*paid}
    assert any(COLORS[card] == (RED,) for card in paid)


@pytest.mark.parametrize("locale", LOCALES)
def test_sums_in_its_words_are_those_of_the_match(locale: str) -> None:
    say = language_of(locale).with_seats(NAMES)
    shown = [_sums(" ".join(map(say, _read(number)))) for number in range(len(LESSON.steps))]
    for number, step in enumerate(LESSON.steps):
        ahead = set().union(*shown[number : number + 2])
        assert _sums(say(step_text(GAME, LESSON, step))) <= ahead, step.name


def _sums(words: str) -> set[str]:
    return {*_MILLIONS.findall(words)}


def _read(number: int) -> Iterator[Text]:
    """Return the texts of the panel in step *number* of the lesson."""
    state, events = build_moment(GAME, LESSON, number, step_chance)
    yield from (event.text for event in events)
    if LESSON.steps[number].move is not None:
        view = GAME.view(state, LESSON.seat)
        yield GAME.ask(view)
        yield from _walk_texts(GAME.panel(view, GAME.open_offers(state, LESSON.seat)))


def _walk_texts(panel: Panel) -> Iterator[Text]:
    """Return everything to read in *panel* and the steps after it."""
    yield from panel.lines
    for tap in panel.taps:
        yield tap.label.text
        if tap.label.hint and isinstance(panel.select, Pick):
            yield tap.label.hint
        if not isinstance(tap.leads_to, Make):
            yield from _walk_texts(tap.leads_to())
