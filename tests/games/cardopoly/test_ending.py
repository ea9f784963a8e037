"""Elimination and the end in Cardopoly: CP-89 to CP-93 and CP-97."""

from __future__ import annotations

import pytest

from games.cardopoly import GAME
from games.cardopoly.cards import ACES
from games.cardopoly.moves import Accept, ChooseSuit, Draw, End, Mortgage, PayAll, Propose
from games.cardopoly.view import Promise
from games.core import IllegalMove, Resign
from tests.games.cardopoly.positions import FOUR, act, cards, draft, faces, ids, offer, position
from tests.kit.narrow import not_none


@pytest.mark.clause("CP-90")
def test_what_an_eliminated_player_had_is_discarded_and_free() -> None:
    state = position(
        *("2♦", "3♣ 4♥", "5♥ 6♥"),
        owners={3: 1, 6: 0, 8: 0},
        expansions={6: "9♠"},
        mortgaged=(8,),
        chance=("Q♠ K♥",),
        draw="3♥",
    )
    act(state, Draw())
    ace = state.aces[0]
    act(state, PayAll())
    assert state.out == ["eliminated", "", ""]
    assert state.aces[0] == -1
    assert ace in state.discard
    assert {"9♠", "Q♠", "K♥"} <= set(faces(state.discard).split())
    for space in (6, 8):
        assert state.owners[space] == -1
        assert state.claims[space] == []
    assert not state.mortgaged
    assert GAME.view(state, None).hand_sizes == (0, 3, 2)
    with pytest.raises(IllegalMove, match=r"^game-is-out$"):
        act(state, Resign(), 0)


@pytest.mark.clause("CP-91")
def test_the_last_player_left_wins_at_once() -> None:
    state = position("2♦", "3♣ 4♥", owners={3: 1}, draw="3♥", chance=("", "K♠"))
    act(state, Draw())
    assert ids(act(state, PayAll())) == ["paid", "eliminated", "end-alone"]
    assert GAME.waiting_for(state) == frozenset()
    assert GAME.offers(state, 1) == []
    assert GAME.anytime_offers(state, 1) == []
    assert not_none(GAME.outcome(state)).places == ((1,), (0,))
    assert not_none(GAME.outcome(state)).scores == (0, 1)
    with pytest.raises(IllegalMove, match=r"^game-is-over$"):
        act(state, Draw(), 1)


@pytest.mark.clause("CP-91", "CP-89")
def test_what_was_pending_is_void() -> None:
    state = position("2♦ 3♦", "3♣ 4♥")
    state.promises = [Promise(0, 1, 1, 1)]
    act(state, draft(1, (), 1, 0))
    other = GAME.copy(state)
    act(other, Resign(), 0)
    act(state, Propose(0))
    act(state, Resign(), 1)
    assert state.promises == []
    assert (state.proposal, other.draft) == (None, None)
    assert not_none(GAME.outcome(state)).winners == (0,)


@pytest.mark.clause("CP-92")
def test_a_round_ends_when_every_remaining_seat_has_had_its_turn() -> None:
    state = position("2♦ 3♦", "3♣ 4♥", "5♥ 6♥", round_limit="20", phase="close", turn=1)
    for seat, number in ((1, 1), (2, 1), (0, 1), (1, 2)):
        assert (state.turn, state.round) == (seat, number)
        state.phase = "close"
        act(state, End())
    assert (state.turn, state.round) == (2, 2)
    state.lost[0] = True
    state.phase = "close"
    act(state, End())
    assert (state.turn, state.round) == (1, 3)
    act(state, Resign(), 1)  # the seat that began: the next one begins the rounds from now on
    assert (state.turn, state.round) == (2, 3)
    for _ in range(2):
        state.phase = "close"
        act(state, End())
    assert (state.turn, state.round) == (2, 4)


@pytest.mark.clause("CP-92")
@pytest.mark.parametrize(
    ("owners", "mortgaged", "places"),
    [
        ({1: 0, 2: 1, 3: 1}, (), ((1,), (0,), (2,))),
        ({1: 0, 2: 1, 3: 1}, (2, 3), ((0,), (1,), (2,))),
        ({1: 0, 2: 1}, (), ((0, 1), (2,))),
        ({}, (), ((0, 1), (2,))),
        ({1: 2}, (), ((2,), (0, 1))),
    ],
)
def test_at_the_limit_properties_then_cards_decide(
    owners: dict[int, int], mortgaged: tuple[int, ...], places: tuple[tuple[int, ...], ...]
) -> None:
    state = position(
        *("2♦ 3♦", "3♣ 4♥", "5♥"), owners=owners, mortgaged=mortgaged, round_limit="40", phase="close", turn=2
    )
    state.first, state.round = 0, 40
    assert ids(act(state, End())) == ["end-rounds"]
    outcome = not_none(GAME.outcome(state))
    assert outcome.places == places
    cards = tuple(map(len, state.pockets))
    for seat in range(3):
        equal = [each for each in range(3) if outcome.scores[each] == outcome.scores[seat]]
        decided = len({outcome.place(each) for each in equal}) > 1
        assert outcome.tiebreak(seat) == (cards[seat] if decided else None)


@pytest.mark.clause("CP-92")
@pytest.mark.parametrize("limit", ["40", "20", "80", "none"])
def test_the_limit_is_an_option(limit: str) -> None:
    state = position("2♦ 3♦", "3♣ 4♥", round_limit=limit, phase="close", turn=1)
    state.first = 0
    assert GAME.view(state, None).options["round_limit"] == limit
    state.round = 80 if limit == "none" else int(limit)
    act(state, End())
    assert (GAME.outcome(state) is None) == (limit == "none")


@pytest.mark.clause("CP-93")
def test_resigning_is_elimination() -> None:
    state = position("2♦ 3♦", "3♣ 4♥", "5♥ 6♥", owners={1: 1})
    before = GAME.view(state, 2)
    assert ids(act(state, Resign(), 1)) == ["resigned"]
    assert set(faces(state.discard).split()) >= {"3♣", "4♥"}
    assert state.owners[1] == -1
    assert state.turn == before.turn
    assert GAME.view(state, None).out == ("", "resigned", "")


@pytest.mark.clause("CP-89", "CP-03")
def test_who_leaves_before_choosing_an_ace_is_not_waited_for() -> None:
    state = position(*FOUR[:3], suits="chosen", phase="suits", turn=1)
    state.draw = [card for card in state.draw if card not in ACES]
    state.free, state.aces = list(ACES), [-1, -1, -1]
    act(state, ChooseSuit(2), 0)
    assert GAME.waiting_for(state) == {1, 2}
    act(state, Resign(), 1)
    assert (GAME.waiting_for(state), state.phase) == (frozenset({2}), "suits")
    act(state, ChooseSuit(1), 2)
    assert (state.turn, state.first, state.phase) == (2, 2, "open")
    assert (state.free, state.aces[1]) == ([], -1)
    assert sorted(GAME.cards(state)) == list(range(108))


@pytest.mark.clause("CP-89")
def test_a_leavers_own_turn_ends_at_once() -> None:
    state = position("2♦ 3♦", "3♣ 4♥", "5♥ 6♥")
    act(state, Draw())
    act(state, Resign(), 0)
    assert state.turn == 1
    assert state.phase == "open"


@pytest.mark.clause("CP-97")
def test_the_strategy_answers_whatever_is_owed_at_a_deadline() -> None:
    state = position("2♦ 3♦", "3♣ 4♥", owners={6: 0})
    act(state, draft(1, (), 1, 0))
    assert GAME.pass_move(state, 0) is None
    act(state, Propose(0))
    assert GAME.pass_move(state, 1) is None
    assert GAME.pass_move(state, 0) is None
    act(state, GAME.fill(offer(state, "decline", 1), {}), 1)
    assert GAME.pass_move(state, 0) is not None
    act(state, Mortgage(6))
    assert GAME.pass_move(state, 0) is not None


@pytest.mark.clause("CP-65")
def test_a_gift_needs_no_return() -> None:
    state = position("2♦ 3♦", "3♣ 4♥")
    act(state, draft(1, (), 0, 0, (), cards(state, 0, "2♦")))
    act(state, Propose(0))
    act(state, Accept())
    assert len(state.pockets[1]) == 3


@pytest.mark.clause("CP-92")
def test_if_a_match_ended_now_properties_then_cards_would_decide() -> None:
    state = position("2♦ 3♦", "3♣ 4♥ 5♣", "5♥", owners={1: 0, 2: 1, 3: 2, 5: 2}, mortgaged=(5,))
    assert not_none(GAME.outcome(GAME.end_now(state))).places == ((1,), (0,), (2,))
    assert GAME.outcome(state) is None
