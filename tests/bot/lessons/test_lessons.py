"""Which moves a lesson accepts, and which taps lead to them."""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.domain.people import Person
from bot.domain.place import BY_MESSAGE
from bot.language import LOCALES, language_of
from bot.lessons.aim import Aim
from bot.lessons.match import build_match
from bot.lessons.messages import LessonMoves
from bot.lessons.progress import Progress, list_lessons
from games import load
from games.core import AnyGame
from games.deal.moves import Bank
from games.kit.lesson import Lesson
from games.kit.panel import Fill, Make, Panel
from tests.games.deal.positions import position

LESSONS = [pytest.param(game, lesson, id=f"{game.key}-{lesson.name}") for game, lesson in list_lessons()]


def follow_taps(panel: Panel, aim: Aim) -> Make:
    """Return the moves made by tapping what leads on."""
    while True:
        if isinstance(panel.select, Fill) and aim.is_ahead(panel.select.make):
            return panel.select.make
        then = next(tap.leads_to for tap in panel.taps if aim.is_ahead(tap.leads_to))
        if isinstance(then, Make):
            return then
        panel = then()


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_what_leads_on_makes_the_right_move_and_little_else_does(game: AnyGame, lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        if step.move is None:
            continue
        now = build_match(Progress(1, 7, game.key, lesson.name, number), Person(7, "Anna"))
        state, words = now.state, language_of("en").at_table(now, "label")
        view, offers = game.view(state, lesson.seat), game.open_offers(state, lesson.seat)
        aim = Aim(game, view, offers, step.move, words)
        (meant, chosen), *_ = aim.ways.items()
        assert aim.is_met(meant, chosen)
        made = follow_taps(game.panel(view, offers), aim)
        assert aim.is_met(made.offer, {**chosen, **made.chosen})
        random = Random(number)
        for at, offer in enumerate(offers):
            sampled = {field.name: field.sample(random) for field in offer.fields}
            if game.fill(offer, sampled) != step.move and offer.move != step.move.__struct_config__.tag:
                assert not aim.is_met(at, sampled)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_the_right_move_is_named_with_what_is_chosen(game: AnyGame, lesson: Lesson, locale: str) -> None:
    for number, step in enumerate(lesson.steps):
        if step.move is not None:
            progress = Progress(1, 7, game.key, lesson.name, number)
            match = build_match(progress, Person(7, "Anna", locale))
            words = language_of(locale)
            told = words("lesson-shown", move=LessonMoves(match, progress, words).name_aim())
            assert not re.search("[?？].?$|[!！。.…][.。]", told), told


def test_one_of_two_equal_cards_is_as_good_as_the_other() -> None:
    game = load("deal")
    state = position("", "", hands=("1M 1M 2M", "2M"))
    view, offers = game.view(state, 0), game.open_offers(state, 0)
    dear, one, other = (
        number for number, offer in enumerate(offers) if offer.move == Bank.__struct_config__.tag
    )
    aim = Aim(game, view, offers, game.fill(offers[one], {}), language_of("en").with_seats(["Anna", "Ben"]))
    assert aim.is_met(one, {}) and aim.is_met(other, {})
    assert not aim.is_met(dear, {})


def test_the_match_of_a_lesson_is_its_readers_and_hides_what_a_match_hides() -> None:
    colored = build_match(Progress(5, 7, "deal", "first"), Person(7, "Anna", "de", favorite=1))
    assert [
        mark for player, mark in zip(colored.players, colored.marks, strict=True) if not player.is_bot
    ] == [1]
    assert len(set(colored.marks)) == len(colored.players)
    first = build_match(Progress(5, 7, "deal", "first"), Person(7, "Anna", "de"))
    assert first.seat_of(7) == load("deal").lessons[0].seat
    assert (first.id, first.place, first.status) == (5, BY_MESSAGE, "running")
    assert len(set(first.names)) == len(first.names) == load("deal").lessons[0].seats
    assert all(event.is_visible_to(first.seat_of(7)) for event in first.events)
