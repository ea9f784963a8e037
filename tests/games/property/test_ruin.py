"""Bankrupting plays, checked against rents counted cell by cell; and when cards are drawn."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.cards import rank, suit
from games.core import Luck, MoveError, Resign
from games.offer import Offer
from games.property import GAME
from games.property.moves import Buy, Decline, Play
from games.property.state import State
from games.texts import Event
from tests.games.property.positions import SIX, Place, cards, ids, mask, play, position
from tests.games.property.positions import pair as played_pair
from tests.kit.matches import examples
from tests.kit.narrow import narrow

PLACES = list(product(range(1, 9), range(1, 9)))
CLUBS, DIAMONDS, HEARTS, SPADES = range(4)


def act(state: State, move: Any, seat: int | None = None) -> list[Event]:
    return GAME.apply(state, state.turn if seat is None else seat, move, Luck(Random(3)))


def numbers(card: int) -> list[int]:
    return [rank(card)] if rank(card) <= 8 else list(range(1, 9))


def group(land: set[Place], place: Place) -> set[Place]:
    found, ahead = set(), [place]
    while ahead:
        column, row = here = ahead.pop()
        if here in land and here not in found:
            found.add(here)
            ahead += [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
    return found


def rents(state: State, lands: list[set[tuple[int, int]]]) -> dict[tuple[int, int], dict[Place, int]]:
    """Return the rent of each pair that the seat on turn holds, for each cell the pair can name."""
    found = {}
    for red, black in product(state.reds[state.turn], state.blacks[state.turn]):
        times = (2 if suit(red) == HEARTS else 1) * (2 if suit(black) == SPADES else 1)
        found[red, black] = {
            place: max(
                (
                    times * len(group(land, place))
                    for seat, land in enumerate(lands)
                    if seat != state.turn and place in land
                ),
                default=0,
            )
            for place in product(numbers(red), numbers(black))
        }
    return found


def find_cells(offer: Offer) -> set[Place]:
    """Return the cells that *offer* can name."""
    chosen = {field.name: field.options for field in offer.fields}
    columns = chosen.get("column", (offer.given.get("column", 0),))
    rows = chosen.get("row", (offer.given.get("row", 0),))
    return set(product(columns, rows))


@pytest.mark.clause("PR-07", "PR-09", "PR-14", "PR-21")
@examples(60)
@given(st.integers(0, 2**32), st.integers(0, 40), st.sampled_from([0.0, 0.1, 0.5]))
def test_offers_and_rents_are_as_counted_cell_by_cell(seed: int, money: int, free: float) -> None:
    random = Random(seed)
    lands: list[set[tuple[int, int]]] = [set(), set(), set()]
    sizes = random.choice([(0, 1, 1), (1, 8, 1), (2, 4, 4)])
    for place in PLACES:
        if random.random() >= free:
            lands[random.choices(range(3), sizes)[0]].add(place)
    state = position(*map(list, lands), money=(money, 50, 50))
    deck = [each for each in range(52) if rank(each) <= 10]
    random.shuffle(deck)
    hand = sorted(deck[: random.choice((2, 4, 8))])
    state.reds[0] = [each for each in hand if suit(each) in (DIAMONDS, HEARTS)]
    state.blacks[0] = [each for each in hand if suit(each) in (CLUBS, SPADES)]
    if not (state.reds[0] and state.blacks[0]):
        return
    due = rents(state, lands)
    lowest = min(rent for found in due.values() for rent in found.values())
    open_to: dict[Any, Any] = {}
    for offer in GAME.offers(state, 0):
        pair = offer.given["red"], offer.given["black"]
        cells = find_cells(offer)
        assert offer.grave == any(due[pair][cell] > money for cell in cells)
        open_to.setdefault(pair, set()).update(cells)
    allowed = {
        pair: {cell for cell, rent in found.items() if lowest <= money or rent == lowest}
        for pair, found in due.items()
    }
    assert open_to == {pair: cells for pair, cells in allowed.items() if cells}
    for pair, found in due.items():
        for (column, row), rent in random.sample(sorted(found.items()), min(3, len(found))):
            tried = GAME.copy(state)
            try:
                act(tried, Play(*pair, column, row))
            except MoveError as refused:
                assert refused.text.id == "property-lowest-rent"
                assert (column, row) not in allowed[pair]
                assert tried == state
            else:
                assert (column, row) in allowed[pair]
                assert (tried.out[0] == "bankrupt") == (rent > money)
                assert tried.money[0] == max(0, money - rent)
                assert sum(tried.money) == sum(state.money)


@pytest.mark.clause("PR-14", "PR-21")
def test_a_rent_of_exactly_ones_money_is_a_harmless_play() -> None:
    everything = [place for place in PLACES if place not in SIX]
    state = position([], SIX, everything, hands=("3♥ 7♥ 5♠ 7♠",), money=(24, 150, 150))
    grave = {(offer.given["red"], offer.given["black"]): offer.grave for offer in GAME.offers(state, 0)}
    assert grave == {pair: pair != tuple(cards("3♥ 5♠")) for pair in product(cards("3♥ 7♥"), cards("5♠ 7♠"))}
    # One play can be paid, so the ruinous ones are allowed as well, though their rent is higher.
    tried = GAME.copy(state)
    play(tried, "7♥ 7♠")
    assert tried.out[0] == "bankrupt"
    play(state, "3♥ 5♠")
    assert (state.out[0], state.money[0]) == ("", 0)


@pytest.mark.clause("PR-14", "PR-21")
def test_one_dollar_less_forces_the_lowest_rent() -> None:
    everything = [place for place in PLACES if place not in SIX]
    state = position([], SIX, everything, hands=("3♥ 7♥ 5♠ 7♠",), money=(23, 150, 150))
    (offer,) = GAME.offers(state, 0)
    assert find_cells(offer) == {(3, 5)}
    with pytest.raises(MoveError, match=r"^property-lowest-rent$"):
        play(state, "7♥ 7♠")


@pytest.mark.clause("PR-21")
def test_random_play_keeps_to_the_lowest_rent_too() -> None:
    everything = [place for place in PLACES if place not in SIX]
    state = position([], SIX, everything, hands=("3♥ 7♥ 5♠ 7♠",), money=(23, 150, 150))
    moves = {GAME.random_move(state, 0, Random(seed)) for seed in range(30)}
    assert moves == {played_pair("3♥ 5♠", 3, 5)}


@pytest.mark.clause("PR-13")
@pytest.mark.parametrize("decision", ["buy", "decline"])
def test_nobody_draws_before_the_sale_is_decided(decision: str) -> None:
    state = position([], [(3, 5)], hands=("3♦ 5♣ 7♣",), purchase=("K♥", "Q♥"), draw="6♥ A♦")
    discard, draw = state.discard[:], state.draw[:]
    assert ids(play(state, "3♦ 5♣")) == ["rent"]
    assert (state.discard, state.draw) == (discard, draw)
    assert state.pair == cards("3♦ 5♣")
    assert GAME.view(state, 0).hand == tuple(cards("7♣"))
    events = act(state, Buy(tuple(cards("K♥"))) if decision == "buy" else Decline())
    assert ids(events) == [decision, "drew", "drew-you"]
    assert state.discard == discard + cards("3♦ 5♣")
    assert state.pair == []
    assert GAME.view(state, 0).hand == tuple(cards("6♥ 7♣"))
    assert (state.turn, state.price) == (1, 0)


@pytest.mark.clause("PR-13")
def test_the_pair_is_discarded_before_the_draw_pile_is_made_of_it() -> None:
    state = position([], [(3, 5)], hands=("3♦ 5♣ 7♣",), purchase=("K♥", "Q♥"), draw="")
    played = cards("3♦ 5♣")
    play(state, "3♦ 5♣")
    assert not set(played) & {*state.discard, *state.draw}
    events = act(state, Decline())
    assert ids(events)[1] == "reshuffle"
    assert events[1].args["count"] == len(state.draw) + narrow(int, events[2].args["count"])
    assert set(played) <= {*state.draw, *state.reds[0], *state.blacks[0]}
    assert state.discard == []


@pytest.mark.clause("PR-13")
def test_who_is_bankrupt_draws_nothing() -> None:
    state = position([], SIX, [], hands=("3♥ 5♠",), money=(20, 50, 50), draw="A♦ A♣", bankruptcies="2")
    assert ids(play(state, "3♥ 5♠")) == ["rent", "bankrupt"]
    assert GAME.view(state, None).hand_sizes[0] == 0
    assert state.draw == cards("A♣ A♦")


@pytest.mark.clause("PR-13", "PR-19")
def test_when_the_seller_resigns_the_buyer_draws() -> None:
    state = position([], [(3, 5)], [], hands=("3♦ 5♣ 7♣",), purchase=("K♥", "Q♥", "J♥"), draw="6♥ A♦")
    play(state, "3♦ 5♣")
    assert ids(act(state, Resign(), 1)) == ["resign", "drew", "drew-you"]
    assert GAME.view(state, 0).hand == tuple(cards("6♥ 7♣"))
    assert (state.turn, state.price, state.pair) == (2, 0, [])


@pytest.mark.clause("PR-15", "PR-20")
def test_what_ends_the_match_ends_the_turn_with_it() -> None:
    state = position(SIX, [], hands=("8♦ 8♣", "3♥ 5♠"), money=(50, 20), round_limit="40")
    state.round, state.turn = 40, 1
    assert ids(play(state, "3♥ 5♠")) == ["rent", "bankrupt", "end-alone"]
    assert (state.round, state.turn, state.over) == (40, 1, True)
    assert mask(SIX) == state.lands[0]
