"""Trades and promises in Cardopoly: CP-60 to CP-65."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from games.cardopoly import GAME
from games.cardopoly.cards import CARDS, KINDS, face, is_kind
from games.cardopoly.moves import (
    Accept,
    AcceptGiving,
    Decline,
    Draft,
    Draw,
    Drop,
    End,
    Jack,
    Pay,
    PayAll,
    Propose,
    Withdraw,
)
from games.cardopoly.state import EDITS, State
from games.cardopoly.view import Debt, Promise
from games.cards import RANKS, SUITS
from games.core import IllegalMove, InvalidMove, MoveError, Resign
from games.texts import Event
from tests.games.cardopoly.positions import act, cards, draft, faces, ids, moves, offer, position
from tests.kit.narrow import not_none

HEARTS = 3
"""The kind of asked cards."""


def table(**more: Any) -> State:
    return position("2♦ 4♣ 6♥", "3♣ 4♥ 7♥ 5♦", "3♠ 4♠", owners={6: 0, 9: 1}, **more)


def propose(state: State, move: Draft | None = None, **more: Any) -> list[Event]:
    act(state, replace(move or draft(1, (9,), 2, HEARTS), **more), 0)
    return act(state, Propose(0), 0)


@pytest.mark.clause("CP-60", "CP-61", "CP-62")
def test_a_trade_of_properties_and_cards() -> None:
    state = table()
    events = propose(state, spaces=(6,), cards=cards(state, 0, "4♣"))
    assert ids(events) == ["proposed"]
    assert [event.seats for event in events] == [None, (0, 1)]
    assert GAME.waiting_for(state) == {1}
    for seat, named in ((0, "4♣"), (1, "4♣"), (2, ""), (None, "")):
        trade = GAME.view(state, seat).trade
        assert faces(not_none(trade).cards) == named
        assert (
            not_none(trade).count,
            not_none(trade).spaces,
            not_none(trade).take,
            not_none(trade).number,
        ) == (1, (6,), (9,), 2)
    field = offer(state, "accept_giving", 1).fields[0]
    assert (faces(field.options), field.least, field.most) == ("4♥ 7♥", 2, 2)
    act(state, AcceptGiving(cards(state, 1, "4♥ 7♥")), 1)
    assert (state.owners[6], state.owners[9]) == (1, 0)
    assert faces(state.pockets[0]) == "2♦ 4♥ 6♥ 7♥"
    assert faces(state.pockets[1]) == "3♣ 4♣ 5♦"
    assert GAME.waiting_for(state) == {0}
    assert state.phase == "open"


@pytest.mark.clause("CP-60")
def test_only_the_turns_player_proposes_and_three_times_a_turn() -> None:
    state = table()
    with pytest.raises(IllegalMove, match=r"^game-not-your-turn$"):
        act(state, draft(0, (), 1, 0), 1)
    for _ in range(3):
        propose(state, draft(2, (), 1, 0))
        act(state, Decline(), 2)
    assert "draft" not in moves(state, 0)
    with pytest.raises(IllegalMove, match=r"^cardopoly-enough-proposals$"):
        act(state, draft(1, (), 1, 0), 0)
    assert GAME.view(state, 0).proposals == 0
    state.phase = "close"
    act(state, End(), 0)
    assert GAME.view(state, 0).proposals == 3


@pytest.mark.clause("CP-60")
def test_chance_cards_and_tokens_are_not_tradable() -> None:
    state = table(chance=("K♠", "J♥"))
    act(state, draft(1, (), 1, 0), 0)
    for card in (state.chances[0][0], state.aces[0], state.pockets[1][0]):
        with pytest.raises(InvalidMove):
            act(state, draft(1, cards=(card,)), 0)


@pytest.mark.clause("CP-60")
def test_any_other_action_of_the_proposer_withdraws_the_proposal() -> None:
    state = table(draw="2♥")
    propose(state, cards=cards(state, 0, "4♣"))
    unasked = {each.move for each in GAME.anytime_offers(state, 0)}
    assert {"withdraw", "draw", "draft"} <= unasked
    assert GAME.offers(state, 0) == []
    other = GAME.copy(state)
    assert ids(act(other, Withdraw(), 0)) == ["withdrawn"]
    assert other.proposal is None
    assert ids(act(state, Draw(), 0)) == ["withdrawn", "move"]
    with pytest.raises(IllegalMove, match=r"^game-not-your-turn$"):
        act(state, Accept(), 1)


@pytest.mark.clause("CP-60")
def test_a_refused_action_leaves_the_proposal_open() -> None:
    state = table()
    propose(state)
    before = GAME.copy(state)
    with pytest.raises(IllegalMove):
        act(state, End(), 0)
    with pytest.raises(IllegalMove, match=r"^cardopoly-wait-for-answer$"):
        act(state, Accept(), 2)
    with pytest.raises(IllegalMove, match=r"^cardopoly-answer-first$"):
        act(state, Draw(), 1)
    assert state == before


@pytest.mark.clause("CP-60")
def test_a_draft_is_private_and_can_be_dropped() -> None:
    state = table()
    act(state, draft(1, (9,), 0, HEARTS, (6,), cards(state, 0, "4♣")), 0)
    assert faces(not_none(GAME.view(state, 0).draft).cards) == "4♣"
    assert not_none(GAME.view(state, 0).draft).kind == 0  # no number, no kind
    assert all(GAME.view(state, seat).draft is None for seat in (None, 1, 2))
    with pytest.raises(IllegalMove, match=r"^cardopoly-no-partner$"):
        act(state, draft(2, (), 1, 0), 0)
    with pytest.raises(IllegalMove, match=r"^cardopoly-draft-first$"):
        act(state, Draw(), 0)
    act(state, Drop(), 0)
    assert state.draft is None
    assert "draw" in moves(state, 0)
    for move in (Propose(0), Drop()):
        with pytest.raises(IllegalMove, match=r"^cardopoly-no-draft$"):
            act(state, move, 0)


@pytest.mark.clause("CP-60")
def test_drafting_comes_to_an_end() -> None:
    state = table()
    for _ in range(EDITS):
        act(state, draft(1, (), 1, 0), 0)
    assert moves(state, 0) == {"propose", "drop"}
    with pytest.raises(IllegalMove, match=r"^cardopoly-enough-proposals$"):
        act(state, draft(1, (), 1, 0), 0)
    act(state, Drop(), 0)
    for seat in (0, 1, 2):
        assert "draft" not in moves(state, 0)
        state.phase = "close"
        act(state, End(), seat)
    assert EDITS == 12
    assert "draft" in moves(state, 0)


@pytest.mark.clause("CP-61")
@pytest.mark.parametrize(("kind", "fitting"), [(0, "3♣ 5♦ 4♥ 7♥"), (3, "4♥ 7♥"), (4 + 3, "3♣"), (2, "5♦")])
def test_asked_cards_are_a_number_of_a_suit_or_rank(kind: int, fitting: str) -> None:
    state = table()
    propose(state, draft(1, (), 1, kind))
    assert faces(offer(state, "accept_giving", 1).fields[0].options) == fitting
    assert not_none(GAME.view(state, 0).trade).flaw == ""


@pytest.mark.clause("CP-61")
def test_a_kind_is_anything_a_suit_or_a_rank_and_no_joker_is_of_one() -> None:
    looks = {kind: {face(card) for card in range(CARDS) if is_kind(card, kind)} for kind in KINDS}
    assert len(looks) == 18
    assert len(looks[0]) == 53
    for suit in range(4):
        assert looks[1 + suit] == {rank + SUITS[suit] for rank in RANKS}
    for number, rank in enumerate(RANKS):
        assert looks[5 + number] == {rank + suit for suit in SUITS}
    state = table()
    act(state, draft(1, (), 1, 17), 0)
    assert not_none(GAME.view(state, 0).draft).kind == 17
    for kind in (-1, 18):
        with pytest.raises(InvalidMove):
            act(state, draft(1, (), 1, kind), 0)


@pytest.mark.clause("CP-61")
def test_the_cards_given_are_as_many_and_of_the_kind_that_was_asked() -> None:
    state = table()
    propose(state, draft(1, (9,), 2, HEARTS))
    before = GAME.copy(state)
    for wrong in ("4♥", "4♥ 7♥ 3♣", "4♥ 3♣", "3♣ 5♦"):
        with pytest.raises(MoveError):
            act(state, AcceptGiving(cards(state, 1, wrong)), 1)
    assert state == before


@pytest.mark.clause("CP-61", "CP-62")
def test_who_lacks_the_asked_cards_can_only_decline_and_learns_why() -> None:
    state = table()
    propose(state, draft(1, (), 3, HEARTS))
    assert moves(state, 1) == {"decline", "draft"}
    assert not_none(GAME.view(state, 1).trade).flaw == "cardopoly-trade-lacking"
    assert not_none(GAME.view(state, 0).trade).flaw == ""  # a flaw would reveal what the partner holds
    with pytest.raises(IllegalMove, match=r"^cardopoly-trade-lacking$"):
        act(state, AcceptGiving(cards(state, 1, "3♣ 4♥ 7♥")), 1)
    assert ids(act(state, Decline(), 1)) == ["declined"]


@pytest.mark.clause("CP-61")
def test_at_most_24_cards_are_asked_for() -> None:
    for others, most in ((None, 4), (1, 24)):
        state = table(hoard=others)
        (asking,) = [each for each in GAME.offers(state, 0) if each.given.get("to") == 1]
        assert [field.options[-1] for field in asking.fields if field.name == "number"] == [most]
        with pytest.raises(InvalidMove):
            act(state, draft(1, (), most + 1, 0), 0)


@pytest.mark.clause("CP-62")
def test_accepting_checks_everything_anew() -> None:
    state = table()
    propose(state, spaces=(6,), cards=cards(state, 0, "4♣"))
    changes: tuple[Callable[[State], None], ...] = (
        lambda other: other.owners.__setitem__(6, 2),
        lambda other: other.owners.__setitem__(9, -1),
        lambda other: other.pockets[0].remove(cards(other, 0, "4♣")[0]),
    )
    for change in changes:
        other = GAME.copy(state)
        change(other)
        assert moves(other, 1) == {"decline", "draft"}
        assert not_none(GAME.view(other, 1).trade).flaw == "cardopoly-trade-gone"
        with pytest.raises(IllegalMove, match=r"^cardopoly-trade-gone$"):
            act(other, AcceptGiving(cards(other, 1, "4♥ 7♥")), 1)


@pytest.mark.clause("CP-62")
def test_there_is_one_answer_to_a_proposal() -> None:
    state = table()
    propose(state)
    with pytest.raises(IllegalMove, match=r"^cardopoly-asks-cards$"):
        act(state, Accept(), 1)
    act(state, Decline(), 1)
    for move in (Decline(), AcceptGiving(cards(state, 1, "4♥ 7♥"))):
        with pytest.raises(IllegalMove, match=r"^(cardopoly-no-proposal|game-not-your-turn)$"):
            act(state, move, 1)
    assert state.owners[9] == 1
    propose(state, draft(1, (9,), 0, 0))
    with pytest.raises(IllegalMove, match=r"^cardopoly-asks-no-cards$"):
        act(state, AcceptGiving(()), 1)
    assert moves(state, 1) == {"accept", "decline", "draft"}


@pytest.mark.clause("CP-62")
def test_a_proposal_lapses_at_the_end_of_the_turn() -> None:
    state = table(phase="close")
    propose(state)
    assert ids(act(state, End(), 0)) == ["withdrawn"]
    assert state.proposal is None
    assert state.turn == 1


@pytest.mark.clause("CP-89")
def test_a_proposal_of_or_to_who_leaves_lapses() -> None:
    for leaver in (0, 1):
        state = table()
        propose(state)
        assert "lapsed" in ids(act(state, Resign(), leaver))
        assert state.proposal is None
        assert state.turn == (0 if leaver else 1)
    state = table()
    act(state, draft(1, (9,), 0, 0), 0)
    act(state, Resign(), 1)
    assert state.draft is None


@pytest.mark.clause("CP-63")
def test_a_promise_falls_due_by_itself_before_the_opening_actions() -> None:
    state = table()
    propose(state, draft(1, (9,), gives=2, gives_in=2, asks=1))
    act(state, Accept(), 1)
    assert GAME.view(state, None).promises == (Promise(0, 1, 2, 2), Promise(1, 0, 1, 1))
    state.phase = "close"
    assert ids(act(state, End(), 0)) == ["due"]
    assert GAME.view(state, None).debt == Debt(1, 0, 1, "promise")
    assert "draw" not in moves(state, 1)
    act(state, Pay(cards(state, 1, "3♣")), 1)
    assert state.phase == "open"
    for seat in (1, 2, 0, 1, 2):
        assert state.turn == seat
        assert state.phase == "open"
        state.phase = "close"
        act(state, End(), seat)
    assert GAME.view(state, None).debt == Debt(0, 1, 2, "promise")
    assert state.promises == []


@pytest.mark.clause("CP-63")
def test_promises_are_due_oldest_first_and_no_jack_skips_them() -> None:
    state = table(turn=2, phase="close", chance=("J♠",))
    state.promises = [Promise(0, 2, 1, 1), Promise(0, 1, 9, 1), Promise(0, 1, 1, 2)]
    act(state, End(), 2)
    assert not_none(GAME.view(state, None).debt).to == 2
    assert "jack" not in moves(state, 0)
    with pytest.raises(IllegalMove, match=r"^cardopoly-no-jack-for-promises$"):
        act(state, Jack(), 0)
    act(state, Pay(cards(state, 0, "4♣")), 0)
    assert GAME.view(state, None).debt == Debt(0, 1, 9, "promise")
    assert state.promises == [Promise(0, 1, 1, 1)]
    assert ids(act(state, PayAll(), 0)) == ["paid", "eliminated"]
    assert state.promises == []
    assert state.turn == 1


@pytest.mark.clause("CP-63", "CP-42")
def test_lost_turns_do_not_count_for_promises() -> None:
    state = position("2♦ 4♣ 6♥", "3♣ 4♥", turn=1, phase="close")
    state.promises = [Promise(0, 1, 1, 1)]
    state.lost[0] = True
    assert ids(act(state, End(), 1)) == ["skipped"]
    assert state.promises == [Promise(0, 1, 1, 1)]
    state.phase = "close"
    assert ids(act(state, End(), 1)) == ["due"]


@pytest.mark.clause("CP-63", "CP-89")
def test_a_promise_ends_with_either_side() -> None:
    state = table()
    state.promises = [Promise(0, 1, 1, 1), Promise(1, 2, 1, 1), Promise(2, 0, 1, 1)]
    act(state, Resign(), 1)
    assert state.promises == [Promise(2, 0, 1, 1)]


@pytest.mark.clause("CP-63")
def test_a_due_promise_lapses_with_the_creditor_and_the_next_is_due() -> None:
    state = table(turn=2, phase="close")
    state.promises = [Promise(0, 1, 1, 1), Promise(0, 2, 2, 1)]
    act(state, End(), 2)
    act(state, Resign(), 1)
    assert GAME.view(state, None).debt == Debt(0, 2, 2, "promise")


@pytest.mark.clause("CP-63")
@pytest.mark.parametrize("wrong", [{"gives": 11}, {"gives_in": 6}, {"gives_in": 0}, {"asks": -1}])
def test_a_promise_is_1_to_10_cards_in_1_to_5_turns(wrong: dict[str, Any]) -> None:
    state = table()
    with pytest.raises(InvalidMove):
        act(state, draft(1, (9,), **wrong), 0)


@pytest.mark.clause("CP-64")
def test_a_traded_property_keeps_claims_expansions_and_mortgage() -> None:
    state = position("2♦ 4♣ 6♥ 9♠ 5♥", "3♣ 8♣ 7♥ 3♥", owners={6: 0}, expansions={6: "3♠"}, mortgaged=(6,))
    claims = list(state.claims[6])
    propose(state, draft(1, spaces=(6,)))
    act(state, Accept(), 1)
    assert state.owners[6] == 1
    assert state.claims[6] == claims
    assert state.mortgaged >> 6 & 1
    state.mortgaged = 0
    state.phase = "close"
    act(state, End(), 0)
    expanding = [each for each in GAME.offers(state, 1) if each.move == "expand"]
    assert {faces([each.given["claim"]]) for each in expanding} == {"3♥", "7♥"}  # the new owner's suit


@pytest.mark.clause("CP-65")
def test_a_trade_that_empties_a_pocket_is_refused() -> None:
    state = position("2♦ 4♣", "3♣ 4♥")
    act(state, draft(1, (), 2, 0), 0)
    assert "propose" not in moves(state, 0)
    assert not_none(GAME.view(state, 0).draft).flaw == "cardopoly-trade-empties"
    with pytest.raises(IllegalMove, match=r"^cardopoly-trade-empties$"):
        act(state, Propose(0), 0)
    pocket = cards(state, 0, "2♦ 4♣")
    act(state, draft(1, (), 2, 0, cards=pocket), 0)
    assert "propose" in moves(state, 0)  # both get cards for their own
    act(state, draft(1, cards=pocket), 0)
    with pytest.raises(IllegalMove, match=r"^cardopoly-trade-empties$"):
        act(state, Propose(0), 0)
    act(state, draft(1), 0)
    with pytest.raises(IllegalMove, match=r"^cardopoly-trade-empty$"):
        act(state, Propose(0), 0)
