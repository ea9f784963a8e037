"""Worlds of Monopoly: The Card Game have the right frequencies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations
from random import Random

from games.monopoly import GAME
from games.monopoly.moves import PassCard
from games.monopoly.state import PASSING, State
from tests.games.monopoly.positions import act, position
from tests.kit.odds import check_proportions


def mostly_open_position(*hands: str, draw: str = "") -> State:
    """Return a position in which all other cards lie face-up in a pile that belongs to nobody."""
    state = position(*hands, draw=draw)
    state.piles[3], state.removed = state.removed, []
    return state


def worlds(state: State, seat: int, count: int) -> Iterator[State]:
    """Return some worlds consistent with what *seat* sees of *state*."""
    return islice(GAME.worlds(GAME.view(state, seat), Random(3)), count)


def test_every_deal_of_the_hidden_cards_is_as_likely() -> None:
    state = mostly_open_position("yellow*3", "red go chance", draw="h1 h2")
    state.removed = [state.piles[3].pop()]
    known = state.hands[1][0]
    state.public_cards[1] = 1 << known
    hidden = [*state.hands[1][1:], *state.draw, *state.removed]
    dealt = Counter((frozenset((known, *deal[:2])), deal[2:4], deal[4:]) for deal in permutations(hidden))
    found = [
        (frozenset(world.hands[1]), tuple(world.draw), tuple(world.removed))
        for world in worlds(state, 0, 3000)
    ]
    assert check_proportions(found, dealt)


def test_a_card_passed_may_be_any_that_is_hidden() -> None:
    state = mostly_open_position("yellow*3", "red go chance", "h1*2")
    state.six, state.phase, state.passed_cards = True, PASSING, [-1, -1, -1]
    act(state, 0, PassCard(state.hands[0][0]))
    act(state, 1, PassCard(state.hands[1][0]))
    hidden = [*state.hands[1], state.passed_cards[1], *state.hands[2]]
    dealt = Counter((deal[0], frozenset(deal[1:3]), frozenset(deal[3:])) for deal in permutations(hidden))
    found = []
    for world in worlds(state, 0, 1500):
        assert world.passed_cards[0] == state.passed_cards[0]
        found.append((world.passed_cards[1], frozenset(world.hands[1]), frozenset(world.hands[2])))
    assert check_proportions(found, dealt)
