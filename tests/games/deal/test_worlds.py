"""In small positions of Monopoly Deal, each world is as frequent as among all possible deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations
from math import fsum, prod
from random import Random
from typing import Any

import pytest

from games.core import Luck
from games.deal import GAME
from games.deal.cards import KIND
from games.deal.opponent.worlds import KEPT
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


def test_who_had_a_turn_holds_what_players_keep() -> None:
    """Each card is drawn from those left, weighted by how likely players are to keep it."""
    state = position("", "", hands=("go 1M", "no 10M"), draw="sly brown")
    state.lap = 2
    own = frozenset(state.hands[0])
    hidden = [*state.hands[1], *state.draw]
    dealt: Counter[tuple[Any, ...]] = Counter()
    for deal in permutations(hidden):
        left = [fsum(KEPT[KIND[card]] for card in deal[place:]) for place in range(2)]
        odds = prod(KEPT[KIND[card]] / left[place] for place, card in enumerate(deal[:2]))
        dealt[own, frozenset(deal[:2]), deal[2:]] += round(10000 * odds)
    assert check_proportions(deals(state, 0, 2000), dealt)


@pytest.mark.parametrize(
    ("lap", "turn", "first", "keeps"), [(1, 0, 0, False), (1, 1, 1, True), (1, 1, 0, True), (2, 0, 0, True)]
)
def test_a_hand_is_any_cards_until_its_first_turn_begins(
    lap: int, turn: int, first: int, keeps: bool
) -> None:
    state = position("", "", hands=("go 1M", "no 10M"), draw="sly brown")
    state.lap, state.turn, state.first = lap, turn, first
    held = Counter(KIND[card] for _, hand, *_ in deals(state, 0, 1000) for card in hand)
    assert (held["sly"] < 200) == (held["no"] > 700) == keeps


def test_hands_in_worlds_are_nearer_to_real_ones_than_chance() -> None:
    """Counts of each kind of card differ from real ones less than half as much as in random deals."""
    real, dealt, even = Counter[str](), Counter[str](), Counter[str]()
    for seed in range(12):
        random, luck = Random(seed), Luck(Random(seed))
        state, _ = GAME.deal(2, {}, luck)
        while waiting := GAME.waiting_for(state):
            seat = min(waiting)
            view = GAME.view(state, seat)
            if state.lap > 1 and state.action is None:
                other = 1 - seat
                real.update(KIND[card] for card in state.hands[other])
                dealt.update(KIND[card] for card in next(GAME.worlds(view, random)).hands[other])
                even.update(KIND[card] for card in GAME.permute_hidden(state, seat, random).hands[other])
            GAME.apply(state, seat, GAME.choose(view, GAME.offers(state, seat), random), luck)
    apart, by_chance = (sum(abs(found[kind] - real[kind]) for kind in KEPT) for found in (dealt, even))
    assert apart < by_chance / 2


def test_cards_keep_their_numbers_and_moves_their_limit() -> None:
    state = position("brown: brown/light_blue", "", hands=("1M 2M 3M 4M",))
    make(state, 0, "bank", card="2M")
    state.arranged = LIMIT
    world = next(GAME.worlds(GAME.view(state, 0), Random(1)))
    assert GAME.view(world, 0).numbers == GAME.view(state, 0).numbers
    assert not open_offers(world, 0, "arrange")
