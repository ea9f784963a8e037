"""How a match of Cardopoly begins: CP-01 to CP-08."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from games.cardopoly import GAME
from games.cardopoly.cards import ACES, FITS, JOKERS, RANK, SUIT, face
from games.cardopoly.moves import ChooseSuit
from games.cardopoly.state import SETTINGS, State
from games.core import IllegalMove, Luck, Who
from tests.games.cardopoly.positions import act, faces, moves, position
from tests.kit.narrow import narrow


def deal(seats: int = 2, seed: int = 1, **options: str) -> State:
    return GAME.deal(seats, options, Luck(Random(seed)))[0]


@pytest.mark.clause("CP-01")
def test_two_decks_and_four_jokers_are_108_different_cards() -> None:
    state = deal(4)
    assert sorted(GAME.cards(state)) == list(range(108))
    looks = Counter(map(face, range(108)))
    assert looks.pop("★") == 4
    assert len(looks) == 52
    assert set(looks.values()) == {2}


@pytest.mark.clause("CP-02", "CP-04")
def test_the_ring_is_four_cards_of_each_suit_from_2_to_9_of_deck_a() -> None:
    for seed in range(20):
        state = deal(3, seed)
        assert len(state.board) == 16
        assert all(card < 52 and 2 <= RANK[card] <= 9 for card in state.board)
        assert Counter(SUIT[card] for card in state.board) == {0: 4, 1: 4, 2: 4, 3: 4}
        assert state.places == [0, 0, 0]
    assert deal(3, 1).board != deal(3, 2).board


@pytest.mark.clause("CP-03")
def test_everybody_gets_one_ace_of_deck_a() -> None:
    firsts = set()
    for seed in range(30):
        state = deal(4, seed)
        assert sorted(state.aces) == list(ACES)
        firsts.add(state.aces[0])
    assert firsts == set(ACES)


@pytest.mark.clause("CP-03")
def test_suits_can_be_chosen_first_come_first_served() -> None:
    state = deal(3, suits="chosen")
    assert GAME.waiting_for(state) == {0, 1, 2}
    assert moves(state, 2) == {"suit"}
    act(state, ChooseSuit(2), 2)
    assert GAME.waiting_for(state) == {0, 1}
    with pytest.raises(IllegalMove, match=r"^cardopoly-suit-taken$"):
        act(state, ChooseSuit(2), 0)
    act(state, ChooseSuit(3), 0)
    act(state, ChooseSuit(0), 1)
    assert [SUIT[ace] for ace in state.aces] == [3, 0, 2]
    assert ACES[1] in state.draw
    assert len(state.draw) == 65
    assert state.phase == "open"


@pytest.mark.clause("CP-03")
def test_the_last_of_four_needs_no_choice() -> None:
    state = deal(4, suits="chosen")
    for seat in (3, 1, 0):
        act(state, ChooseSuit(seat), seat)
    assert SUIT[state.aces[2]] == 2
    assert GAME.waiting_for(state) == {state.turn}


@pytest.mark.clause("CP-05")
def test_the_start_is_a_property_like_the_others() -> None:
    state = deal()
    assert state.owners[0] == -1
    assert GAME.view(state, None).board[0].rent == RANK[state.board[0]]


@pytest.mark.clause("CP-06", "CP-07")
@pytest.mark.parametrize(
    ("seats", "play", "pocket", "draw"),
    [
        (2, "standard", 8, 74),
        (3, "standard", 8, 65),
        (4, "standard", 8, 56),
        (2, "quick", 6, 82),
        (3, "quick", 6, 75),
        (4, "quick", 6, 68),
    ],
)
def test_pockets_and_draw_pile_have_their_sizes(seats: int, play: str, pocket: int, draw: int) -> None:
    state = deal(seats, play=play)
    assert [len(each) for each in state.pockets] == [pocket] * seats
    assert len(state.draw) == draw
    assert all(card < 52 and RANK[card] >= 2 for each in state.pockets for card in each)
    assert set(JOKERS) <= set(state.draw)
    assert not state.discard


@pytest.mark.clause("CP-06")
def test_nobody_else_sees_a_pocket() -> None:
    state = deal(4, teams="yes")
    for seat in range(4):
        view = GAME.view(state, seat)
        assert view.hand == tuple(state.pockets[seat])
        assert view.hand_sizes == (8, 8, 8, 8)
    assert GAME.view(state, None).hand == ()


@pytest.mark.clause("CP-06")
def test_a_pocket_is_sorted_by_suit_and_rank_and_jokers_come_last() -> None:
    state = position("★ 9♠ A♠ K♥ 2♦ 10♣ 4♣ 4♣", "8♣")
    assert faces(state.pockets[0]) == "4♣ 4♣ 10♣ 2♦ K♥ A♠ 9♠ ★"
    assert state.pockets[0][0] < state.pockets[0][1]  # deck A before deck B


@pytest.mark.clause("CP-03", "CP-57", "CP-92", "CP-94", "CP-95")
def test_a_match_is_played_with_the_options_chosen() -> None:
    chosen: dict[str, Any] = {setting.name: setting.values[1] for setting in SETTINGS}
    assert GAME.view(deal(4, **chosen), None).options == chosen
    assert GAME.view(deal(4), None).options == {setting.name: setting.values[0] for setting in SETTINGS}
    assert GAME.view(deal(3, teams="yes"), None).options["teams"] == "no"


@pytest.mark.clause("CP-08")
def test_the_dealers_left_neighbor_begins() -> None:
    firsts = set()
    for seed in range(30):
        state, events = GAME.deal(3, {}, Luck(Random(seed)))
        dealer = narrow(Who, events[0].args["who"]).seat
        assert state.turn == state.first == (dealer + 1) % 3
        assert GAME.waiting_for(state) == {state.turn}
        firsts.add(state.first)
    assert firsts == {0, 1, 2}


@pytest.mark.clause("CP-22")
def test_jokers_and_other_cards_know_what_they_fit() -> None:
    seven = next(card for card in range(52) if face(card) == "7♥")
    assert [face(card) for card in range(52) if FITS[seven][card]] == [
        *("7♣", "7♦"),
        *(f"{rank}♥" for rank in ("A", *map(str, range(2, 11)), "J", "Q", "K")),
        "7♠",
    ]
    assert not any(FITS[seven][joker] for joker in JOKERS)
