"""Which moves can be taken back, in every game: those that told nobody anything hidden."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import games
from bot.domain.questions import is_same_question
from bot.domain.undo import is_open
from games.core import AnyGame, Luck, Offer
from games.fair import Fair
from games.kit.panel import Make, Panel, Tap
from tests.kit.matches import SEEDS, Course, examples, in_matches, setups, steps

each_game = pytest.mark.parametrize("key", games.keys())


def find_undoable(key: str, setup: Any, seed: int, sense: float) -> Iterator[tuple[Any, int, Any, Any, Any]]:
    """Yield the moves of a random match that can be taken back, with the states before and after."""
    game = games.load(key)
    for before, seat, move, events, after in steps(key, setup, seed, sense=sense):
        others = set(range(setup[0])) - {seat}
        if game.outcome(after) or not all(is_same_question(game, before, after, other) for other in others):
            continue
        if is_open(game, before, after, seat, move, events):
            yield before, seat, move, events, after


def permute(game: AnyGame, state: Any, seat: int, random: Random) -> Any:
    """Return another match that *seat* can't tell from this one, with other secrets of the others."""
    other = game.permute_hidden(state, seat, random)
    if game.key == "deal":
        for place in set(range(len(state.hands))) - {seat}:
            other.accepts[place], other.pays[place] = random.randrange(3), random.randrange(2)
    return other


@each_game
@examples(4)
@given(data=st.data(), seed=SEEDS, sense=st.sampled_from((0.0, 0.8)))
def test_what_can_be_taken_back_told_its_player_nothing(key: str, data: Any, seed: int, sense: float) -> None:
    game, random = games.load(key), Random(seed)
    for before, seat, move, events, after in find_undoable(key, data.draw(setups(key)), seed, sense):
        for _ in range(4):
            other = permute(game, before, seat, random)
            assert game.apply(other, seat, move, Luck(random)) == events
            assert game.view(other, seat) == game.view(after, seat)
            assert game.view(other, None) == game.view(after, None)


@each_game
@examples(4)
@given(data=st.data(), seed=SEEDS)
def test_what_can_be_taken_back_gave_nobody_else_a_card_or_a_hint(key: str, data: Any, seed: int) -> None:
    game = games.load(key)
    setup = data.draw(setups(key))
    for before, seat, _, events, after in find_undoable(key, setup, seed, 0.8):
        for other in set(range(setup[0])) - {seat}:
            assert game.view(after, other).hand == game.view(before, other).hand
            assert [event for event in events if event.is_visible_to(other)] == [
                event for event in events if event.seats is None
            ]


@pytest.mark.parametrize("key", ["cardopoly", "deal", "monopoly", "property"])
def test_in_these_games_something_can_be_taken_back(key: str) -> None:
    assert any(
        True for seed in range(5) for _ in find_undoable(key, (games.load(key).seats[1], {}), seed, 0.9)
    )


@in_matches
def test_what_is_shown_in_red_cannot_be_taken_back(course: Course) -> None:
    """Even at a table where nobody else is asked anything."""
    game, random = course.game, Random(course.number)
    for before, *_ in course.steps():
        for seat in game.waiting_for(before):
            offers = game.open_offers(before, seat)
            if not any(offer.grave for offer in offers):
                continue
            for tap in _taps(game.panel(game.view(before, seat), offers)):
                if tap.tone == "grave" and isinstance(make := tap.leads_to, Make):
                    move = _fill_in(game, offers[make.offer], make, random)
                    assert not _can_take_back(game, before, seat, move), move


def _taps(panel: Panel) -> Iterator[Tap]:
    for tap in panel.taps:
        yield tap
        if not isinstance(tap.leads_to, Make):
            yield from _taps(tap.leads_to())


def _fill_in(game: AnyGame, offer: Offer, make: Make, random: Random) -> Any:
    chosen = {field.name: field.sample(random) for field in offer.fields}
    return game.fill(offer, {**chosen, **make.chosen})


def _can_take_back(game: AnyGame, before: Any, seat: int, move: Any) -> bool:
    after, chance = game.copy(before), Fair(bytes(32), 0)
    told = game.apply(after, seat, move, chance)
    others = set(range(game.view(before, None).seats)) - {seat}
    if chance.used or game.outcome(after):
        return False
    return all(is_same_question(game, before, after, other) for other in others) and is_open(
        game, before, after, seat, move, told
    )
