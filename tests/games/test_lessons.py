"""Every lesson of every game can be played as written, and all its texts exist."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.language import LOCALES, language_of
from bot.lessons.match import step_chance
from games import keys, load
from games.core import AnyGame, Offer, Text
from games.kit.lesson import Lesson, build_moment, lesson_title, step_text
from games.kit.moves import Ways, find_ways
from games.kit.panel import Fill, Make, Panel

LESSONS = [pytest.param(key, lesson, id=lesson.name) for key in keys() for lesson in load(key).lessons]
NAMES = ("Du", "Ada", "Bo", "Cleo", "Dov", "Eve")

_QUOTED = re.compile(r"(?<!\*)\*([^*\n]+)\*(?!\*)|「([^」\n]+)」")


@pytest.mark.parametrize(("key", "lesson"), LESSONS)
def test_every_move_of_a_lesson_is_asked_for_and_the_last_wins(key: str, lesson: Lesson) -> None:
    game = load(key)
    assert 10 <= len(lesson.steps) <= 14
    dealt, _ = game.deal(lesson.seats, dict(lesson.options), step_chance(0))
    for number, step in enumerate(lesson.steps):
        state = build_moment(game, lesson, number, step_chance).state
        assert sorted(game.cards(state)) == sorted(game.cards(dealt)), step.name
        if step.move is None:
            assert not step.replies
            continue
        assert find_ways(game.open_offers(state, lesson.seat), step.move), step.name
    outcome = game.outcome(build_moment(game, lesson, len(lesson.steps), step_chance).state)
    assert outcome and outcome.winners == (lesson.seat,)


@pytest.mark.parametrize(("key", "lesson"), LESSONS)
def test_a_lesson_has_its_words(key: str, lesson: Lesson) -> None:
    game = load(key)
    for locale in LOCALES:
        words = language_of(locale).with_seats(NAMES[: lesson.seats])
        assert len(words(lesson_title(game, lesson))) <= 100
        said = [words(step_text(game, lesson, step)) for step in lesson.steps]
        assert len(set(said)) == len(said)
        assert max(map(len, said)) <= 400


@pytest.mark.parametrize(("key", "lesson"), LESSONS)
def test_the_words_of_a_step_name_the_controls_that_make_its_move(key: str, lesson: Lesson) -> None:
    game = load(key)
    for number, step in enumerate(lesson.steps):
        state = build_moment(game, lesson, number, step_chance).state
        view, offers = game.view(state, lesson.seat), game.open_offers(state, lesson.seat)
        ways = find_ways(offers, step.move) if step.move else {}
        way = list(_labels_on_way(game, view, offers, game.panel(view, offers), ways)) if ways else []
        for locale in LOCALES:
            language = language_of(locale)
            words = language.with_seats(NAMES[: lesson.seats], "label")
            called = [words(text) for text in way]
            said = language.with_seats(NAMES[: lesson.seats])(step_text(game, lesson, step))
            quoted = [western or japanese for western, japanese in _QUOTED.findall(said)]
            assert bool(quoted) == bool(way), (step.name, locale)
            for control in quoted:
                assert any(control in each for each in called), (step.name, locale, control, called)


def _labels_on_way(
    game: AnyGame, view: object, offers: list[Offer], panel: Panel, ways: Ways
) -> Iterator[Text]:
    """Return the labels of the taps from *panel* that lead to one of *ways*."""
    select = panel.select
    if isinstance(select, Fill) and (rest := list(_remaining_choices(game, view, offers, select.make, ways))):
        yield from (select.name, *rest)
    for number, tap in enumerate(panel.taps):
        if isinstance(tap.leads_to, Make):
            rest = list(_remaining_choices(game, view, offers, tap.leads_to, ways))
            leads = _answers(tap.leads_to, ways)
        else:
            rest = list(_labels_on_way(game, view, offers, tap.leads_to(), ways))
            leads = bool(rest)
        if leads:
            entries = len(panel.taps) - len(panel.buttons)
            yield from (*([select.name] if select and number < entries else []), tap.label.text, *rest)


def _answers(make: Make, ways: Ways) -> bool:
    answers = ways.get(make.offer) if make.offer in ways else {}
    return make.offer in ways and all(
        answers is None or set(options) == set(answers[name]) for name, options in make.chosen.items()
    )


def _remaining_choices(
    game: AnyGame, view: object, offers: list[Offer], make: Make, ways: Ways
) -> Iterator[Text]:
    """Return the choices of *make* that are still open."""
    answers = ways.get(make.offer)
    if not _answers(make, ways) or answers is None:
        return
    offer = offers[make.offer]
    for field in offer.fields:
        if field.name not in make.chosen:
            yield Text(f"{game.key}-field-{field.name}")
            for option in answers[field.name]:
                yield game.option_label(view, offer, field, option).text
