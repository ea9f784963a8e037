"""The search in the games that have what it takes: at every kind of decision, and by the view alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from games import keys, load
from games.core import AnyGame
from games.search.evaluation import weights
from games.search.search import Budget, is_searchable, search
from tests.kit.matches import is_offered, steps

BUDGET = Budget(simulations=12)

SEARCHED = [key for key in keys() if is_searchable(load(key))]


def decisions(game: AnyGame, seats: int, seed: int) -> Iterator[tuple[Any, int]]:
    """States of a match in which a seat has more than one move, one of every kind of question."""
    asked = set()
    for state, seat, *_ in steps(game.key, (seats, {}), seed, sense=0.7):
        offers = game.offers(state, seat)
        question = game.view(state, seat).phase
        if question not in asked and len(offers) > 1:
            asked.add(question)
            yield state, seat


@pytest.mark.parametrize("key", SEARCHED)
def test_what_is_hidden_changes_no_decision(key: str) -> None:
    game = load(key)
    for number, (state, seat) in enumerate(decisions(game, max(game.seats_with({})), 5)):
        other = game.permute_hidden(state, seat, Random(number))
        one, two = (
            search(game, game.view(each, seat), game.offers(each, seat), Random(number), BUDGET)
            for each in (state, other)
        )
        assert one == two
        offers = game.offers(state, seat)
        assert all(is_offered(offers, tried.move) for tried in one.tried)
        assert is_offered(offers, one.move)


@pytest.mark.parametrize("key", SEARCHED)
def test_weights_name_the_features_for_every_number_of_sides(key: str) -> None:
    game, settings = load(key), load(key).settings
    names = set(game.feature_names)
    for values in product(*(setting.values for setting in settings)):
        options = dict(zip((setting.name for setting in settings), values, strict=True))
        for seats in game.seats_with(options):
            sides = len(game.partners(seats, options))
            assert set(weights(key).sides[sides]) == names
            assert set(weights(key).end_changes.get(sides, names)) == names
