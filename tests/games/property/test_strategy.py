"""Of plays that look equally good, the bot of Property makes the one that keeps more cells."""

from __future__ import annotations

from random import Random

import pytest

from games.property import GAME
from games.property.state import State
from tests.games.property.positions import Place, pair, position

TRIED = 20
"""The number of tries, since chance decides between plays that are equal in all respects."""


def last_round_position(*lands: list[Place], mortgaged: tuple[Place, ...] = ()) -> State:
    """Return a position in the last round, in which cells no longer earn anything."""
    state = position(*lands, hands=("A♦ 8♦ A♣",), mortgaged=mortgaged, round_limit="40")
    state.round = 40
    return state


@pytest.mark.parametrize(
    ("state", "better"),
    [
        (last_round_position([(1, 1)], [(7, 1), (8, 2)], mortgaged=((1, 1),)), pair("8♦ A♣", 8, 1)),
        (last_round_position([(1, 1)], [(7, 1), (8, 2)]), pair("8♦ A♣", 8, 1)),
        (last_round_position([(1, 1), (8, 1)], [(4, 4)], mortgaged=((1, 1),)), pair("8♦ A♣", 8, 1)),
    ],
    ids=["claim rather than lose", "claim rather than mortgage", "mortgage rather than lose"],
)
def test_of_even_plays_the_one_that_keeps_more_is_made(state: State, better: object) -> None:
    view, offers = GAME.view(state, 0), GAME.offers(state, 0)
    assert {GAME.choose(view, offers, Random(seed)) for seed in range(TRIED)} == {better}
