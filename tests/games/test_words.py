"""Every sentence and label of every game can be said in every language, with nothing missing to fill in."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord.messages.layout import OPTION, TITLE
from bot.language import LOCALES, language_of
from games import keys, load
from games.core import Luck, Text
from games.kit.options import chosen
from tests.kit.matches import SEEDS, examples, setups, steps
from tools.locales import ROOT, messages

PITCH = 140
"""Characters of a game in a line: what a phone shows in three or four."""

PEOPLE = ("Anna", "Ben", "Clara", "David", "Emma", "Finn")
each_game = pytest.mark.parametrize("key", keys())
each_language = pytest.mark.parametrize("language", LOCALES)


@each_language
@each_game
@examples(8)
@given(data=st.data(), seed=SEEDS)
def test_everything_a_match_says_can_be_said(key, language, data, seed):
    game, say = load(key), language_of(language).seated(PEOPLE)
    setup = data.draw(setups(key))
    _, dealt = game.deal(*setup, Luck(Random(seed)))
    for before, _, _, events, after in steps(key, setup, seed, resigning=0.01):
        for event in (*dealt, *events):
            assert say(Text(event.id, event.args))
        dealt = []
        for state in (before, after):
            assert say(game.ask(game.view(state, None)))
        for seat in game.waiting_for(before):
            _labels(game, game.view(before, seat), game.offers(before, seat), say)


def _labels(game, view, offers, say):
    assert say(game.ask(view))
    for offer in offers:
        labels = [(offer, game.offer_label(view, offer))]
        labels += [
            (option, game.option_label(view, offer, field, option))
            for field in offer.fields
            for option in field.options
        ]
        for _, label in labels:
            assert 0 < len(say(label.text)) <= 80
            assert label.hint is None or 0 < len(say(label.hint)) <= 100
        for field in offer.fields:
            assert say(f"{game.key}-field-{field.name}")


@each_language
@each_game
def test_the_settings_have_names_that_fit_into_a_window(key, language):
    game, say = load(key), language_of(language)
    assert say(f"{key}-name")
    assert say(f"{key}-score", score=5, **chosen(load(key).settings, {}))
    assert 0 < len(say(f"{key}-pitch")) <= PITCH
    for setting in game.settings:
        assert len(say(f"{key}-setting-{setting.name}")) <= TITLE
        for value in setting.values:
            assert len(say(f"{key}-setting-{setting.name}-{value}")) <= OPTION


@each_game
def test_every_refusal_has_its_words(key):
    sources = "".join(path.read_text() for path in Path("games", key).glob("*.py"))
    refused = set(re.findall(r'(?:Illegal|Invalid)Move\("([^"]+)"', sources))
    assert refused
    assert refused <= messages(ROOT / "locales" / "en")[0].keys()


@each_language
def test_the_refusals_of_fields_have_their_words(language):
    say = language_of(language)
    assert say("field-not-offered")
    for id, args in (
        ("field-too-few", {"least": 2, "chosen": 1}),
        ("field-too-many", {"most": 2, "chosen": 3}),
        ("field-too-little", {"need": 5, "chosen": 4}),
        ("field-superfluous", {"need": 5, "chosen": 7}),
    ):
        assert say(id, **args)
