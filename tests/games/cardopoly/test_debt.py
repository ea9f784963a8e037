"""Rent, jail and chance cards in Cardopoly: CP-40 to CP-57."""

from __future__ import annotations

from typing import Any

import pytest

from games.cardopoly import GAME
from games.cardopoly.moves import (
    Decline,
    Draw,
    End,
    Fine,
    Jack,
    King,
    Mortgage,
    Pay,
    PayAll,
    Propose,
    Sit,
)
from games.cardopoly.state import State
from games.cardopoly.view import Debt, Promise
from games.core import IllegalMove, Resign
from tests.games.cardopoly.positions import (
    SIX,
    act,
    cards,
    draft,
    faces,
    ids,
    moves,
    offer,
    owe_rent,
    position,
)
from tests.kit.narrow import not_none


def jail_position(*pockets: str, **more: Any) -> State:
    return position(*pockets, phase="jail", **more)


@pytest.mark.clause("CP-40", "CP-41")
def test_a_fine_of_five_cards_ends_the_turn() -> None:
    state = jail_position(SIX, "3♣ 4♥", chance=("Q♠", ""))
    assert moves(state) == {"fine", "sit"}
    act(state, Fine(cards(state, 0, "2♦ 4♣ 5♦ 6♥ 8♦")))
    assert faces(state.discard) == "2♦ 4♣ 5♦ 6♥ 8♦"
    assert faces(state.pockets[0]) == "9♦"
    assert state.turn == 1
    assert not state.lost[0]
    state.phase = "close"
    act(state, End())
    assert state.turn == 0
    assert "draw" in moves(state)


@pytest.mark.clause("CP-43")
def test_the_fine_needs_more_than_five_cards() -> None:
    state = jail_position("2♦ 4♣ 5♦ 6♥ 8♦", "3♣ 4♥")
    assert moves(state) == {"sit"}
    with pytest.raises(IllegalMove, match=r"^cardopoly-would-empty$"):
        act(state, Fine(tuple(state.pockets[0])))
    with pytest.raises(IllegalMove, match=r"^cardopoly-wrong-number$"):
        act(state, Fine(tuple(state.pockets[0][:4])))


@pytest.mark.clause("CP-40", "CP-55")
def test_a_jack_leaves_the_jail() -> None:
    state = jail_position(SIX, "3♣ 4♥", chance=("J♠", ""))
    assert moves(state) == {"jack", "fine", "sit"}
    assert ids(act(state, Jack())) == ["jack-jail"]
    assert faces(state.discard) == "J♠"
    assert state.turn == 1
    assert len(state.pockets[0]) == 6


@pytest.mark.clause("CP-40", "CP-42")
def test_a_lost_turn_is_skipped_whole() -> None:
    state = jail_position(SIX, "3♣ 4♥", chance=("K♠", ""))
    act(state, Sit())
    assert state.turn == 1
    assert GAME.view(state, None).lost == (True, False)
    state.phase = "close"
    assert ids(act(state, End())) == ["skipped"]
    assert state.turn == 1
    assert state.lost == [False, False]
    assert state.round == 2  # the lost turn counts as a turn of the round


@pytest.mark.clause("CP-40", "CP-80")
def test_in_jail_one_may_mortgage_and_nothing_else() -> None:
    state = jail_position(SIX, "3♣ 4♥", chance=("K♠ Q♠", ""), owners={5: 0})
    assert moves(state) == {"fine", "sit", "mortgage"}
    act(state, Mortgage(5))
    assert len(state.pockets[0]) == 9
    for move in (King(), Draw(), End(), draft(1, (), 1, 0)):
        with pytest.raises(IllegalMove, match=r"^cardopoly-jail-first$"):
            act(state, move)
    act(state, Sit())
    assert state.turn == 1


@pytest.mark.clause("CP-50")
def test_rent_is_the_value_and_one_for_each_expansion() -> None:
    state = owe_rent("A♥ 2♦ 4♣ 5♦ 6♥ 8♦ 9♦ 10♦", "3♣ 4♥", expansions={3: "6♦ 7♦"})
    assert GAME.view(state, None).debt == Debt(0, 1, 7, "rent")
    with pytest.raises(IllegalMove, match=r"^cardopoly-wrong-number$"):
        act(state, Pay(cards(state, 0, "2♦ 4♣ 5♦ 6♥ 8♦")))
    events = act(state, Pay(cards(state, 0, "2♦ 4♣ 5♦ 6♥ 8♦ 9♦ 10♦")))
    assert faces(state.pockets[0]) == "A♥"
    assert len(state.pockets[1]) == 9
    secret = [event for event in events if event.seats is not None]
    assert [event.seats for event in secret] == [(0, 1)]
    assert ids(events) == ["paid"]
    assert not any("cards" in event.args for event in events if event.seats is None)
    assert not_none(state.last).what == "paid"
    assert state.phase == "close"


@pytest.mark.clause("CP-50")
def test_a_payment_is_never_the_whole_pocket() -> None:
    state = owe_rent("2♦ 4♣ 5♦ 6♥ 8♦", "3♣ 4♥")
    with pytest.raises(IllegalMove, match=r"^cardopoly-pays-all$"):
        act(state, Pay(tuple(state.pockets[0])))


@pytest.mark.clause("CP-50")
def test_only_own_pocket_cards_pay_each_once() -> None:
    state = owe_rent(SIX, "3♣ 4♥")
    for wrong in ((*cards(state, 0, "2♦ 4♣ 5♦ 6♥"), state.pockets[1][0]), (state.pockets[0][0],) * 5):
        with pytest.raises(IllegalMove, match=r"^cardopoly-not-in-pocket$"):
            act(state, Pay(wrong))


@pytest.mark.clause("CP-51", "CP-55")
def test_a_jack_skips_the_rent() -> None:
    state = owe_rent(SIX, "3♣ 4♥", chance=("J♥", ""))
    assert ids(act(state, Jack())) == ["jack-rent"]
    assert len(state.pockets[0]) == 6
    assert faces(state.discard) == "3♥ J♥"
    assert not_none(state.last).what == "jack"
    assert GAME.view(state, None).debt is None


@pytest.mark.clause("CP-52", "CP-80")
def test_a_debtor_may_mortgage_tax_and_trade_first() -> None:
    state = owe_rent("2♦ 4♣", "3♣ 4♥ 2♥", owners={3: 1, 6: 0}, chance=("K♠ Q♠", ""))
    assert moves(state) == {"pay_all", "king", "mortgage", "draft"}
    act(state, King())
    assert len(state.pockets[0]) == 4
    assert state.phase == "debt"
    act(state, Mortgage(6))
    assert len(state.pockets[0]) == 7
    assert moves(state) == {"pay", "draft"}
    act(state, Pay(tuple(state.pockets[0][:5])))
    assert state.phase == "close"


@pytest.mark.clause("CP-52")
def test_a_trade_marked_as_settling_ends_the_debt_and_another_leaves_it() -> None:
    state = owe_rent("2♦ 4♣", "3♣ 4♥", "3♠ 4♠", owners={3: 1, 6: 0})
    act(state, draft(2, (), 1, 0, (), cards(state, 0, "2♦")))
    with pytest.raises(IllegalMove, match=r"^cardopoly-settles-nothing$"):
        act(state, Propose(1))
    act(state, Propose(0))
    act(state, Decline(), 2)
    act(state, draft(1, (), 0, 0, (6,), ()))
    assert [each.given for each in GAME.offers(state, 0) if each.move == "propose"] == [
        {"settles": 0},
        {"settles": 1},
    ]
    other = GAME.copy(state)
    act(state, Propose(1))
    assert not_none(GAME.view(state, 2).trade).settles
    act(state, GAME.fill(offer(state, "accept", 1), {}), 1)
    assert state.owners[6] == 1
    assert GAME.view(state, None).debt is None
    assert state.phase == "close"
    act(other, Propose(0))
    act(other, GAME.fill(offer(other, "accept", 1), {}), 1)
    assert other.owners[6] == 1
    assert GAME.view(other, None).debt == Debt(0, 1, 5, "rent")


@pytest.mark.clause("CP-52")
def test_a_debt_is_not_settled_by_nothing() -> None:
    state = owe_rent(SIX, "3♣ 4♥")
    act(state, draft(1, (), 0, 0))
    assert "propose" not in moves(state)
    with pytest.raises(IllegalMove, match=r"^cardopoly-trade-empty$"):
        act(state, Propose(1))


@pytest.mark.clause("CP-53", "CP-90")
@pytest.mark.parametrize("pocket", ["2♦ 4♣", "2♦ 4♣ 5♦ 6♥ 8♦"])
def test_who_cannot_pay_and_keep_a_card_gives_all_and_is_out(pocket: str) -> None:
    state = owe_rent(pocket, "3♣ 4♥", "3♠ 4♠", owners={3: 1, 6: 0}, chance=("Q♠", ""))
    paying = offer(state, "pay_all")
    assert paying.grave
    view = GAME.view(state, 0)
    assert not_none(not_none(GAME.warning(view, paying, {})).hint).id == "cardopoly-hint-pay-all"
    assert "pay" not in moves(state)
    assert ids(act(state, PayAll()))[-2:] == ["paid", "eliminated"]
    assert len(state.pockets[1]) == 2 + len(pocket.split())
    assert GAME.active(state) == {1, 2}
    assert state.owners[6] == -1
    assert state.turn == 1


@pytest.mark.clause("CP-53")
def test_who_can_pay_does_not_give_everything() -> None:
    state = owe_rent(SIX, "3♣ 4♥")
    with pytest.raises(IllegalMove, match=r"^cardopoly-pay-first$"):
        act(state, Draw(), 0)
    with pytest.raises(IllegalMove, match=r"^cardopoly-can-pay$"):
        act(state, PayAll())


@pytest.mark.clause("CP-54")
def test_own_and_mortgaged_properties_cost_nothing() -> None:
    for owners, mortgaged, what in (({3: 0}, (), "own"), ({3: 1}, (3,), "mortgaged")):
        state = owe_rent("2♦ 4♣", "3♣ 4♥", owners=owners, mortgaged=mortgaged)
        assert state.phase == "close"
        assert not_none(state.last).what == what


@pytest.mark.clause("CP-89")
def test_rent_owed_to_who_leaves_lapses() -> None:
    state = owe_rent("2♦ 4♣", "3♣ 4♥", "3♠ 4♠")
    act(state, Resign(), 1)
    assert GAME.view(state, None).debt is None
    assert state.phase == "close"
    assert state.turn == 0
    assert not_none(state.last).what == "settled"


@pytest.mark.clause("CP-93")
@pytest.mark.parametrize(("pocket", "paid"), [("2♦ 4♣", 2), (SIX, 5)])
def test_who_resigns_while_owing_pays_first(pocket: str, paid: int) -> None:
    state = owe_rent(pocket, "3♣ 4♥", "3♠ 4♠")
    act(state, Resign(), 0)
    assert len(state.pockets[1]) == 2 + paid
    assert len(state.discard) == 1 + len(pocket.split()) - paid + 1  # the drawn card, the rest, the ace
    assert state.turn == 1


@pytest.mark.clause("CP-93")
def test_who_resigns_while_owing_pays_with_unseen_cards() -> None:
    paid = set()
    for seed in range(20):
        state = owe_rent(SIX, "3♣ 4♥", "3♠ 4♠")
        act(state, Resign(), 0, random=seed)
        paid.add(frozenset(faces(state.pockets[1]).split()) - {"3♣", "4♥"})
    assert len(paid) > 3
    assert all(len(each) == 5 for each in paid)


@pytest.mark.clause("CP-93")
def test_who_resigns_while_somebody_else_owes_pays_nobody() -> None:
    state = owe_rent(SIX, "3♣ 4♥", "3♠ 4♠")
    act(state, Resign(), 2)
    assert [len(pocket) for pocket in state.pockets] == [6, 2, 0]
    assert GAME.view(state, None).debt == Debt(0, 1, 5, "rent")
    assert {"3♠", "4♠"} <= set(faces(state.discard).split())


@pytest.mark.clause("CP-93", "CP-63")
def test_who_resigns_while_a_promise_is_due_pays_it_first() -> None:
    state = position("2♦ 4♣ 6♥", "3♣ 4♥", "3♠ 4♠", turn=2, phase="close")
    state.promises = [Promise(0, 1, 2, 1)]
    act(state, End(), 2)
    act(state, Resign(), 0)
    assert [len(pocket) for pocket in state.pockets] == [0, 4, 2]
    assert (state.turn, state.phase) == (1, "open")
    assert GAME.view(state, None).debt is None


@pytest.mark.clause("CP-97")
def test_debts_and_answers_are_never_passed() -> None:
    for state in (owe_rent(SIX, "3♣ 4♥"), jail_position(SIX, "3♣ 4♥")):
        assert GAME.pass_move(state, 0) is None
