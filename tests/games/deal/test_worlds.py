"""In small positions of Monopoly Deal, each world is as frequent as among all possible deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations
from random import Random
from typing import Any

from games.deal import GAME
from games.deal.state import State
from games.deal.turns.turn import LIMIT
from tests.games.deal.positions import make, open_offers, position
from tests.kit.odds import check_proportions


def deals(state: State, seat: int, count: int) -> Iterator[tuple[Any, ...]]:
    """Return the other hands and the draw pile in *count* worlds consistent with the view of *seat*."""
    for world in islice(GAME.worlds(GAME.view(state, seat), Random(seat)), count):
        yield *(frozenset(hand) for hand in world.hands), tuple(world.draw)


def test_every_deal_is_as_likely() -> None:
    state = position("", "", "", hands=("go no", "no 10M", "red 1M"), draw="sly brown")
    own = frozenset(state.hands[0])
    hidden = [*state.hands[1], *state.hands[2], *state.draw]
    dealt = Counter((own, frozenset(d[:2]), frozenset(d[2:4]), d[4:]) for d in permutations(hidden))
    assert check_proportions(deals(state, 0, 4000), dealt)


def test_who_is_asked_may_hold_all_that_was_not_seen() -> None:
    state = position("", "bank: 5M", hands=("debt 1M", "no 10M"), draw="sly brown")
    make(state, 0, "debt")
    own = frozenset(state.hands[0])
    hidden = [*state.hands[1], *state.draw]
    dealt = Counter((own, frozenset(deal[:2]), deal[2:]) for deal in permutations(hidden))
    assert check_proportions(deals(state, 0, 1000), dealt)


def test_cards_keep_their_numbers_and_moves_their_limit() -> None:
    state = position("brown: brown/light_blue", "", hands=("1M 2M 3M 4M",))
    make(state, 0, "bank", card="2M")
    state.arranged = LIMIT
    world = next(GAME.worlds(GAME.view(state, 0), Random(1)))
    assert GAME.view(world, 0).numbers == GAME.view(state, 0).numbers
    assert not open_offers(world, 0, "arrange")
