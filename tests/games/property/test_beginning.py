"""How a match of Property begins: the grid, money, purchase cards, the cut and the hands."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from games.cards import is_red, rank
from games.core import Cards, Luck, Who
from games.property import GAME
from games.property.state import DECK, WORTH, State
from games.texts import Event
from tests.games.property.positions import ids, owner, play, position
from tests.kit.narrow import narrow, not_none


def deal(seats: int, seed: int = 1, **options: Any) -> tuple[State, list[Event]]:
    return GAME.deal(seats, options, Luck(Random(seed)))


@pytest.mark.clause("PR-01")
def test_an_ace_of_hearts_and_an_eight_of_clubs_name_the_upper_left_cell() -> None:
    state = position([], [], hands=("A♥ 8♣",))
    play(state, "A♥ 8♣")
    assert not_none(state.last).cell == 56
    assert owner(state, 1, 8) == 0


@pytest.mark.clause("PR-01")
@pytest.mark.parametrize(("pair", "column", "row"), [("3♦ 5♠", 3, 5), ("8♦ A♣", 8, 1), ("A♥ A♠", 1, 1)])
def test_red_names_the_column_and_black_the_row(pair: str, column: int, row: int) -> None:
    state = position([], [], hands=(pair,))
    play(state, pair)
    assert GAME.view(state, None).owners.index(0) == column - 1 + 8 * (row - 1)


@pytest.mark.clause("PR-02")
def test_kings_queens_jacks_and_jokers_are_thirty_units() -> None:
    assert Counter(WORTH) == {0: 40, 4: 4, 2: 4, 1: 6}
    assert sum(WORTH) == 30
    assert all(WORTH[card] == 0 for card in DECK)
    assert len(DECK) == 40


@pytest.mark.clause("PR-03")
@pytest.mark.parametrize(
    ("seats", "units", "parts"),
    [
        (2, 15, ["4422111", "4422111"]),
        (3, 10, ["22111111", "442", "442"]),
        (4, 7, ["421"] * 4),
        (5, 6, ["111111", "42", "42", "42", "42"]),
        (6, 5, ["221", "221", "41", "41", "41", "41"]),
    ],
)
def test_everybody_gets_the_same_number_of_units(seats: int, units: int, parts: list[str]) -> None:
    state, _ = deal(seats)
    worth = ["".join(str(WORTH[card]) for card in hand) for hand in state.purchase]
    assert sorted(worth) == parts
    assert all(sum(map(int, hand)) == units for hand in worth)
    given = sorted(card for hand in state.purchase for card in hand)
    assert state.removed == ([52, 53] if seats == 4 else [])
    assert sorted(given + state.removed) == [card for card in range(54) if WORTH[card]]
    assert GAME.view(state, None).purchase == tuple(map(tuple, state.purchase))


@pytest.mark.clause("PR-03")
def test_who_gets_which_purchase_cards_is_random() -> None:
    divisions = [deal(5, seed)[0].purchase for seed in range(60)]
    assert {list(map(len, hands)).index(6) for hands in divisions} == {0, 1, 2, 3, 4}


@pytest.mark.clause("PR-04")
@pytest.mark.parametrize(
    ("seats", "chips"),
    [(2, (15, 9, 9)), (3, (16, 8, 8)), (4, (12, 6, 6)), (5, (10, 5, 5)), (6, (8, 4, 4))],
)
def test_money_is_the_sum_of_the_chips(seats: int, chips: tuple[int, int, int]) -> None:
    white, red, blue = chips
    assert deal(seats)[0].money == [white + 5 * red + 10 * blue] * seats


@pytest.mark.clause("PR-05")
@pytest.mark.parametrize("seed", range(40))
def test_the_highest_cut_begins_and_ties_cut_again(seed: int) -> None:
    state, events = deal(6, seed)
    tied = set(range(6))
    while len(tied) > 1:
        cut = {}
        for _ in tied:
            event = events.pop(0) if events[0].id == "property-cut" else (events.pop(0), events.pop(0))[1]
            assert event.is_visible_to(None)
            cut[narrow(Who, event.args["who"]).seat] = rank(narrow(Cards, event.args["card"]).cards[0])
        assert set(cut) == tied
        assert all(1 <= value <= 10 for value in cut.values())
        tied = {seat for seat, value in cut.items() if value == max(cut.values())}
        if len(tied) > 1:
            assert events[0].id == "property-cut-again"
    assert tied == {state.first} == {state.turn}


@pytest.mark.clause("PR-05")
def test_the_cut_cards_are_different_cards() -> None:
    for seed in range(20):
        _, events = deal(6, seed)
        cut = [event.args["card"] for event in events if event.id == "property-cut"][:6]
        assert len(set(cut)) == 6


@pytest.mark.clause("PR-05")
def test_play_goes_to_the_left() -> None:
    state = position([], [], [], hands=("A♥ 8♣ 2♥ 2♣", "2♦ 3♣ 4♦ 4♣", "5♦ 5♣ 6♦ 6♣"), turn=1)
    turns = []
    for pair in ("2♦ 3♣", "5♦ 5♣", "A♥ 8♣"):
        turns.append(state.turn)
        play(state, pair)
    assert [*turns, state.turn] == [1, 2, 0, 1]


@pytest.mark.clause("PR-06")
@pytest.mark.parametrize("seats", GAME.seats)
def test_hands_are_drawn_until_they_hold_both_colors(seats: int) -> None:
    for seed in range(50):
        state, events = deal(seats, seed)
        for seat in range(seats):
            reds, blacks = state.reds[seat], state.blacks[seat]
            assert reds
            assert blacks
            assert min(len(reds), len(blacks)) == 1  # drawing stopped at the second color
            assert all(map(is_red, reds))
            assert not any(map(is_red, blacks))
        drawn = {
            narrow(Who, event.args["who"]).seat: event.args["count"]
            for event in events
            if event.id == "property-drew"
        }
        assert drawn == dict(enumerate(GAME.view(state, None).hand_sizes))
        assert list(drawn) == [(state.first + step) % seats for step in range(seats)]


class Stacked(Luck):
    """A source of chance that puts all reds on top of a full deck six times, and is fair after that."""

    def __init__(self) -> None:
        super().__init__(Random(2))
        self.shuffles = 0

    def shuffle(self, cards: list[Any]) -> None:
        super().shuffle(cards)
        if len(cards) == 40:
            self.shuffles += 1
            if self.shuffles <= 6:
                cards.sort(key=is_red)


@pytest.mark.clause("PR-06")
def test_a_draw_pile_that_ends_during_the_first_deal_is_dealt_anew() -> None:
    # The first player draws the 20 reds and a black; nobody after that can find a red one.
    state, events = GAME.deal(4, {}, Stacked())
    assert "redealt" in ids(events)
    assert sorted(GAME.cards(state)) == list(range(54))
    assert all(state.reds) and all(state.blacks)
    assert sum(GAME.view(state, None).hand_sizes) + len(state.draw) == 40


@pytest.mark.clause("PR-06")
def test_only_its_owner_is_told_a_hand() -> None:
    state, events = deal(3)
    private = [event for event in events if event.id == "property-drew-you"]
    assert sorted(not_none(event.seats) for event in private) == [(0,), (1,), (2,)]
    for event in private:
        (seat,) = not_none(event.seats)
        assert event.args["cards"] == Cards((*state.reds[seat], *state.blacks[seat]))
