"""In small positions of Property, each world is as frequent as among all possible deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import islice, permutations
from random import Random
from typing import Any

import pytest

from games.cards import is_red
from games.core import Luck, Resign
from games.property import GAME
from games.property.state import DECK, State
from tests.games.property.positions import cards, ids, play, position
from tests.kit.matches import find_hidden, steps
from tests.kit.odds import check_proportions


def hand(world: State, seat: int) -> frozenset[int]:
    """Return the cards of *seat* without their order."""
    return frozenset(world.reds[seat] + world.blacks[seat])


def shape(hand: Sequence[int]) -> tuple[int, int]:
    """Count the cards of the rarer and of the commoner color in *hand*."""
    red = sum(map(is_red, hand))
    return min(red, len(hand) - red), max(red, len(hand) - red)


@pytest.mark.clause("PR-06", "PR-13")
@pytest.mark.parametrize("options", [{}, {"bankruptcies": "3"}])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_worlds_hold_such_hands_as_real_matches(seats: int, options: dict[str, str]) -> None:
    """A hand has one card of its rarer color, or none after its own play or a bankruptcy."""
    random = Random(seats)
    seen: Counter[str] = Counter()
    for seed in range(4):
        for state, *_ in steps("property", (seats, options), seed, resigning=0.005, sense=0.5):
            [seat] = GAME.waiting_for(state)
            worlds = islice(GAME.worlds(GAME.view(state, seat), random), 2)
            for there in (state, *worlds):
                for place, out in enumerate(state.out):
                    left = there.abandoned_hands[place]
                    held = there.reds[place] + there.blacks[place]
                    decides = state.price and place == state.turn
                    assert not (out and held)
                    if held:
                        assert shape(held)[0] == (0 if decides else 1)
                    if left and out == "bankrupt":
                        assert shape(left)[0] == 0
                    if left and out == "resigned":
                        assert shape(left) == shape(state.abandoned_hands[place])
                    seen["decides" if decides else out] += 1
                    seen["left"] += bool(left)
    assert seen["decides"]
    assert seats == 2 or seen["left"]


def test_every_deal_that_the_rules_allow_is_as_likely() -> None:
    state = position([], [], [], hands=("2♦ 3♣", "A♦ 8♣", "5♦ 6♦ 7♠"), draw="8♥ 4♠")
    hidden = cards("A♦ 8♣ 5♦ 6♦ 7♠ 8♥ 4♠")
    dealt: Counter[Any] = Counter()
    for one, other, *more in permutations(hidden):
        if shape((one, other))[0] == shape(more[:3])[0] == 1:
            dealt[frozenset((one, other)), frozenset(more[:3]), *more[3:]] += 1
    worlds = islice(GAME.worlds(GAME.view(state, 0), Random(3)), 6000)
    assert check_proportions([(hand(world, 1), hand(world, 2), *world.draw) for world in worlds], dealt)


def test_who_decides_on_a_sale_holds_one_color() -> None:
    state = position([], [(3, 5)], hands=("3♦ 5♣ 7♣ 8♣", "A♦ 8♠"), purchase=("K♥", "Q♥"), draw="8♥ 4♥")
    play(state, "3♦ 5♣")
    hidden = cards("7♣ 8♣ 8♥ 4♥")
    worlds = islice(GAME.worlds(GAME.view(state, 1), Random(4)), 1000)
    dealt = Counter(
        (frozenset(deal[:2]), deal[2:]) for deal in permutations(hidden) if not shape(deal[:2])[0]
    )
    assert check_proportions([(hand(world, 0), tuple(world.draw)) for world in worlds], dealt)


def test_nobody_knows_the_hands_of_those_who_left() -> None:
    dealt = ("3♥ 5♠ 4♦ 4♣", "2♦ 8♠", "A♦ A♣ 6♣", "7♦ 7♣")
    state = position([], [(3, 5)], [], [], hands=dealt, money=(0, 9, 9, 9), draw="8♥ 8♣", bankruptcies="3")
    assert "bankrupt" in ids(play(state, "3♥ 5♠"))
    GAME.apply(state, 2, Resign(), Luck(Random(1)))
    hidden = {*cards("4♦ 4♣ A♦ A♣ 6♣ 7♦ 7♣ 8♥ 8♣")}
    assert find_hidden(GAME, state, 1, Random(5)) == hidden
    discarded, removed = set(), set()
    for world in islice(GAME.worlds(GAME.view(state, 1), Random(6)), 300):
        assert set(world.abandoned_hands[0]) < set(world.discard)
        assert set(world.abandoned_hands[2]) < set(world.removed)
        discarded.update(world.abandoned_hands[0])
        removed.update(world.removed)
    assert discarded == hidden
    assert removed & set(DECK) == hidden
