"""All texts of every game exist in every language, and get all their arguments."""

from __future__ import annotations

import re
from collections import Counter
from itertools import product
from pathlib import Path
from random import Random

import pytest

from bot.discord.messages.layout import OPTION, TITLE
from bot.language import LOCALES, language_of
from games import keys, load
from games.core import Luck, Text
from games.settings import option_values
from locales import bundle
from tests.kit.matches import Course, in_matches

PITCH = 140
"""The most characters of a game's summary, which fills three or four lines on a phone."""

OFTEN = 8
"""How often each text is tested, with different arguments."""

PEOPLE = ("Anna", "Ben", "Clara", "David", "Emma", "Finn")
each_game = pytest.mark.parametrize("key", keys())
each_language = pytest.mark.parametrize("language", LOCALES)


@in_matches
def test_everything_a_match_says_can_be_said(course: Course) -> None:
    game = course.game
    languages = [language_of(language).with_seats(PEOPLE) for language in LOCALES]
    often: Counter[str] = Counter()

    def say(text: str | Text, most: int = 1000) -> None:
        text = Text(text, {}) if isinstance(text, str) else text
        often[text.id] += 1
        if often[text.id] <= OFTEN:
            assert all(0 < len(language(text)) <= most for language in languages), text

    for event in game.deal(*course.setup, Luck(Random(course.number)))[1]:
        say(event.text)
    for _, _, _, events, _ in course.steps():
        for event in events:
            say(event.text)
    for before, *_ in course.steps(3):
        for seat in (None, *game.waiting_for(before)):
            view = game.view(before, seat)
            say(game.ask(view))
            for offer in game.offers(before, seat) if seat is not None else ():
                labels = [game.offer_label(view, offer)]
                for field in offer.fields:
                    say(f"{game.key}-field-{field.name}")
                    labels += [game.option_label(view, offer, field, option) for option in field.options]
                for label in labels:
                    say(label.text, 80)
                    if label.hint is not None:
                        say(label.hint, 100)


@each_language
@each_game
def test_the_settings_have_names_that_fit_into_a_window(key: str, language: str) -> None:
    game, say = load(key), language_of(language)
    assert say(f"{key}-name")
    assert say(f"{key}-score", score=5, **option_values(load(key).settings, {}))
    for short in ("yes", "no"):
        assert 0 < len(say(f"{key}-pitch", short=short, target="edition")) <= PITCH
    assert all(say(f"{key}-variant-{variant.name}") for variant in game.variants)
    for setting in game.settings:
        assert len(say(f"{key}-setting-{setting.name}")) <= TITLE
        for value, most in product(setting.values, game.seats):
            assert len(say(f"{key}-setting-{setting.name}-{value}", most=most)) <= OPTION


@each_game
def test_every_refusal_has_its_words(key: str) -> None:
    sources = "".join(path.read_text() for path in Path("games", key).rglob("*.py"))
    refused = set(re.findall(r'(?:Illegal|Invalid)Move\("([^"]+)"', sources))
    assert bool(refused) == bool(
        re.search(r"(?:Illegal|Invalid)Move\(", sources)
    )  # the kit may refuse for it
    assert all(bundle("en").has_message(id) for id in refused)


@each_language
def test_the_refusals_of_fields_have_their_words(language: str) -> None:
    say = language_of(language)
    assert say("field-not-offered")
    for id, args in (
        ("field-too-few", {"least": 2, "chosen": 1}),
        ("field-too-many", {"most": 2, "chosen": 3}),
        ("field-too-little", {"need": 5, "chosen": 4}),
        ("field-superfluous", {"need": 5, "chosen": 7}),
    ):
        assert say(id, **args)
