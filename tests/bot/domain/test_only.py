"""In every game: which seats have only one answer, and who may know that."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import games
from bot.domain.choices import compute_effect, only_move
from games.core import Field
from tests.kit.matches import SEEDS, examples, setups, steps

each_game = pytest.mark.parametrize("key", games.keys())


@each_game
@examples(12)
@given(data=st.data(), seed=SEEDS, sense=st.sampled_from((0.0, 0.8)))
def test_whether_there_is_one_answer_everybody_sees_or_nobody(
    key: str, data: Any, seed: int, sense: float
) -> None:
    game, random = games.load(key), Random(seed)
    for before, *_ in steps(key, data.draw(setups(key)), seed, resigning=0.005, sense=sense):
        other = game.permute_hidden(before, None, random)
        for seat in game.waiting_for(before):
            discretion = game.discretion(before, seat)
            assert game.discretion(other, seat) == discretion
            if discretion == "open":
                assert (only_move(game, before, seat) is None) == (only_move(game, other, seat) is None)


@each_game
@examples(12)
@given(data=st.data(), seed=SEEDS, sense=st.sampled_from((0.0, 0.8)))
def test_the_only_answer_is_what_every_answer_comes_to(key: str, data: Any, seed: int, sense: float) -> None:
    game, random = games.load(key), Random(seed)
    for before, seat, *_ in steps(key, data.draw(setups(key)), seed, sense=sense):
        move = only_move(game, before, seat)
        if move is None:
            continue
        end = compute_effect(game, before, seat, move)
        for _ in range(6):
            sampled = game.sample(game.offers(before, seat), random)
            assert compute_effect(game, before, seat, sampled) == end


CHOICES = {
    "all of them": (Field("cards", (1, 2), 2, 2, True), (1, 2)),
    "one": (Field("card", (7,)), (7,)),
    "one of two": (Field("card", (7, 8)), None),
    "none or one": (Field("cards", (7,), 0, 1, True), None),
    "nothing there is": (Field("cards", (), 0, 0, True), ()),
    "all that one has": (Field("cards", (1, 2), 1, 2, True, (1, 2), 3), (1, 2)),
    "only one that suffices": (Field("cards", (1, 2), 1, 2, True, (5, 1), 3), (1,)),
    "one of two that suffice": (Field("cards", (1, 2), 1, 2, True, (3, 3), 3), None),
}


@pytest.mark.parametrize("name", CHOICES)
def test_what_a_field_leaves_to_choose(name: str) -> None:
    field, expected = CHOICES[name]
    assert field.only_answer() == expected
