"""Rounds that end without three full sets (MD-16, MD-41 to MD-43), and how a league scores them."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from games.core import Luck, Resign
from games.deal import GAME
from games.deal.state import State
from games.deal.turns.turn import STILL
from games.texts import Event
from tests.games.deal.positions import NAMES, awaited_seats, hand, ids, make, position
from tests.kit.narrow import not_none

CHANCE = Luck(Random(3))
TWO = "brown: brown brown | utility: utility utility"


def pass_turn(state: State) -> list[Event]:
    """End the turn without a play, discarding if necessary; return the events."""
    seat = state.turn
    events = make(state, seat, "end")
    if state.discarding:
        spare = " ".join(hand(state, seat).split()[: len(state.hands[seat]) - 7])
        events += make(state, seat, "discard", cards=spare)
    return events


def turns_left(state: State, most: int = 200) -> tuple[int, str]:
    """Pass turns until the round ends; return the number of turns and what ended it."""
    for number in range(1, most):
        events = pass_turn(state)
        if GAME.outcome(state) is not None:
            return number, ids(events)[-1]
    raise AssertionError("it goes on for ever")


@pytest.mark.clause("MD-16")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_lap_ends_where_it_began(first: int) -> None:
    state = position("", "bank: 1M", "", turn=first, round_limit="15")
    laps = []
    for _ in range(6):
        laps.append(state.lap)
        pass_turn(state)
    assert laps == [1, 1, 1, 2, 2, 2]
    state.lap = 15
    assert turns_left(state) == (3, "end-laps")


@pytest.mark.clause("MD-16", "MD-43")
@pytest.mark.parametrize(("turn", "laps"), [(1, [1, 1, 2, 2]), (2, [1, 1, 2, 2]), (0, [1, 2, 2, 3])])
def test_a_lap_ends_where_it_began_though_who_began_it_has_left(turn: int, laps: list[int]) -> None:
    state = position("", "", "")
    state.first, state.turn = 1, turn
    GAME.apply(state, 1, Resign(), CHANCE)
    found = []
    for _ in range(4):
        found.append(state.lap)
        pass_turn(state)
    assert found == laps


@pytest.mark.clause("MD-16")
def test_the_limit_is_exact() -> None:
    state = position("", "", round_limit="15")
    assert turns_left(state) == (10, "end-still")
    state = position("", "", round_limit="15", hands=("1M", "1M"))
    state.still = -1000
    assert turns_left(state) == (30, "end-laps")


@pytest.mark.clause("MD-16")
def test_idle_turns_count_only_while_both_piles_are_out() -> None:
    state = position("", "", "", hands=("5M", "4M 3M", "2M"))
    state.draw, state.discard = [], []
    pass_turn(state)
    make(state, 1, "bank", card="3M")
    assert turns_left(state) == (4, "end-idle")
    state = position("", "", "", hands=("5M", "no", "2M"))
    state.draw, state.discard = [], NAMES["1M"][:1]
    assert turns_left(state) == (4, "end-idle")
    state = position("", "", "", hands=("5M", "no", "2M"), draw="1M")
    state.discard = []
    assert turns_left(state) == (4, "end-idle")


@pytest.mark.clause("MD-16", "MD-43")
def test_a_round_without_a_play_is_one_of_those_who_are_left() -> None:
    state = position("bank: 1M", "bank: 1M", "", hands=("5M", "4M", "3M"))
    state.draw, state.discard = [], []
    state.hands[2] = []
    pass_turn(state)
    GAME.apply(state, 2, Resign(), CHANCE)
    assert ids(pass_turn(state))[-1] == "end-idle"


@pytest.mark.clause("MD-16", "MD-43")
def test_what_a_leaver_leaves_can_be_drawn_again() -> None:
    state = position("bank: 1M", "bank: 1M", "bank: 10M 5M", hands=("5M", "4M", "3M"))
    state.draw, state.discard = [], []
    pass_turn(state)
    pass_turn(state)
    assert state.turn == 2
    events = GAME.apply(state, 2, Resign(), CHANCE)
    assert ids(events) == ["resign", "reshuffle", "drew", "drew-you"]
    assert (state.turn, len(state.hands[0])) == (0, 3)
    pass_turn(state)
    assert turns_left(state) == (2, "end-idle")


@pytest.mark.clause("MD-16")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_round_in_which_nobody_banks_lays_or_builds_any_more_ends(seats: int) -> None:
    state = position(TWO, *[""] * (seats - 1))
    assert turns_left(state) == (STILL * seats, "end-still")


@pytest.mark.clause("MD-16")
@pytest.mark.parametrize(
    ("card", "move"),
    [
        ("1M", "bank"),
        ("red", "lay"),
        ("house", "build"),
        ("go", "go"),
        ("birthday", "birthday"),
        ("sly", "sly"),
    ],
)
def test_what_puts_off_that_end(card: str, move: str) -> None:
    state = position("pink: pink pink pink", "bank: 2M | green: green", hands=(f"{card} 4M", "5M"))
    for _ in range(4):
        pass_turn(state)
    make(state, 0, move, card=card)
    if state.action is not None:
        make(state, 1, "accept")
    pass_turn(state)
    assert turns_left(state) == (STILL * 2 - (0 if move in ("bank", "lay", "build") else 5), "end-still")


@pytest.mark.clause("MD-16")
def test_a_new_round_counts_anew() -> None:
    state = position("", "", scoring="points", rounds="2", hands=("5M", "4M"))
    for _ in range(STILL * 2):
        pass_turn(state)
    assert (state.round, state.lap, state.idle, state.still) == (2, 1, 0, 0)
    assert turns_left(state)[0] == STILL * 2


@pytest.mark.parametrize("newer", [1, 2, 3])
def test_a_state_stored_before_there_was_that_end_or_a_number_of_cards_or_a_mask_of_wilds_is_read(
    newer: int,
) -> None:
    state = position("brown: any | red: red red/yellow", "bank: 1M")
    *older, still, numbered, wilds, _, _ = msgspec.msgpack.decode(GAME.encode(state))
    assert (still, numbered) == (0, state.hands)
    assert [mask.bit_count() for mask in wilds] == [2, 0]
    stored = [*older, still, numbered, wilds][:-newer]
    assert GAME.decode(msgspec.msgpack.encode(stored)) == state


@pytest.mark.clause("MD-50")
def test_a_league_plays_single_rounds_for_points() -> None:
    state, _ = GAME.deal(4, GAME.league, CHANCE)
    assert (state.scoring, state.rounds, state.deal_breaker, state.round_limit) == ("points", 1, False, 0)


@pytest.mark.clause("MD-52")
def test_merits_are_the_value_counted_in_all_rounds() -> None:
    state = position("bank: 5M", "bank: 2M", scoring="points", rounds="2", round_limit="15")
    assert GAME.merits(state) == (0, 0)
    state.lap = 15
    pass_turn(state)
    pass_turn(state)
    assert GAME.merits(state) == (5, 2)
    state.banks = [[], NAMES["10M"][:1]]
    state.lap = 15
    while GAME.outcome(state) is None:
        pass_turn(state)
    assert GAME.merits(state) == (5, 12)
    assert not_none(GAME.outcome(state)).scores == (17, 17)


@pytest.mark.clause("MD-53")
def test_the_finisher_is_who_completed_three_sets_in_the_last_round() -> None:
    front = f"{TWO} | red: red red"
    state = position(front, "bank: 10M 5M", scoring="points", rounds="2", hands=("1M red", "5M"))
    assert GAME.finisher(state) is None
    make(state, 0, "lay", card="red")
    assert GAME.finisher(state) == 0
    state.lap = state.round_limit = 15
    while GAME.outcome(state) is None:
        pass_turn(state)
    assert GAME.finisher(state) is None
    state = position("bank: 10M", front, scoring="points", rounds="1", hands=("5M", "1M red"), turn=1)
    make(state, 1, "lay", card="red")
    assert GAME.finisher(state) == 1
    assert not_none(GAME.outcome(state)).winners == (1,)
    assert awaited_seats(state) == []


@pytest.mark.clause("MD-41")
def test_if_a_match_ended_now_the_cards_on_the_table_would_be_counted() -> None:
    state = position(
        "bank: 1M", "bank: 10M", "bank: 5M", hands=("5M", "go", "go"), scoring="points", rounds="2"
    )
    state.values, state.points, state.completed = [[20, 3, 4]], [[10, 5, 7]], [0]
    ended = GAME.end_now(state)
    assert not_none(GAME.outcome(ended)).places == ((0, 1), (2,))
    assert not_none(GAME.outcome(ended)).scores == (15, 15, 14)
    assert GAME.merits(ended) == (21, 13, 9)
    assert GAME.outcome(state) is None and len(state.values) == 1


@pytest.mark.clause("MD-16")
def test_if_a_match_for_sets_ended_now_full_sets_then_value_would_decide() -> None:
    ended = GAME.end_now(position("brown: brown brown", "bank: 10M", "bank: 5M", scoring="sets"))
    assert not_none(GAME.outcome(ended)).places == ((0,), (1,), (2,))
