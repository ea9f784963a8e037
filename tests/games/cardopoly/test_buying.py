"""Buying, expanding and mortgages in Cardopoly: CP-30, CP-31, CP-66, CP-80 and CP-81."""

from __future__ import annotations

import msgspec
import pytest

from games.cardopoly import GAME
from games.cardopoly.moves import Buy, Draw, End, Expand, Leave, Mortgage, Unmortgage
from games.cardopoly.state import NOBODY, State
from games.core import IllegalMove
from games.offer import Offer
from tests.games.cardopoly.positions import (
    act,
    card,
    cards,
    faces,
    ids,
    landed_position,
    moves,
    offer,
    position,
)
from tests.kit.matches import Course


@pytest.mark.clause("CP-30")
def test_buying_takes_a_pay_card_and_a_claim_card() -> None:
    state = landed_position("3♦ 7♥ 9♠ 2♣", "3♣ 4♣")
    pairs = {(faces([each.given["claim"]]), faces([each.given["pay"]])) for each in _buys(state)}
    assert pairs == {("9♠", "3♦"), ("9♠", "7♥")}
    act(state, Buy(card(state, 0, "9♠"), card(state, 0, "7♥")))
    assert state.owners[5] == 0
    assert faces(state.claims[5]) == "9♠"
    assert faces(state.discard) == "7♥"
    assert faces(state.pockets[0]) == "2♣ 3♦"
    assert GAME.view(state, None).board[5].rent == 7
    assert state.phase == "close"


def _buys(state: State) -> list[Offer]:
    return [each for each in GAME.offers(state, min(GAME.waiting_for(state))) if each.move == "buy"]


@pytest.mark.clause("CP-30")
def test_one_card_cannot_be_both() -> None:
    state = landed_position("7♠ 2♥ 3♥", "3♣ 4♣")  # 7♠ is claim and pay card
    assert not _buys(state)
    with pytest.raises(IllegalMove, match=r"^cardopoly-not-in-pocket$"):
        act(state, Buy(card(state, 0, "7♠"), card(state, 0, "7♠")))
    both = landed_position("7♠ 8♠ 3♥ 7♥", "3♣ 4♣")
    assert len(_buys(both)) == 3


@pytest.mark.clause("CP-30")
def test_buying_may_not_empty_the_pocket() -> None:
    state = landed_position("3♦ 9♠", "3♣ 4♣")
    assert moves(state) == {"auction", "leave"}
    with pytest.raises(IllegalMove, match=r"^cardopoly-would-empty$"):
        act(state, Buy(card(state, 0, "9♠"), card(state, 0, "3♦")))


@pytest.mark.clause("CP-30", "CP-22")
@pytest.mark.parametrize(
    ("claim", "pay", "why"),
    [
        ("3♦", "7♥", "no-claim-card"),
        ("9♠", "2♣", "no-pay-card"),
        ("9♠", "★", "no-pay-card"),
        ("★", "7♥", "no-claim-card"),
    ],
)
def test_other_cards_do_not_buy(claim: str, pay: str, why: str) -> None:
    state = landed_position("3♦ 7♥ 9♠ 2♣ ★", "3♣ 4♣")
    before = GAME.copy(state)
    with pytest.raises(IllegalMove, match=rf"^cardopoly-{why}$"):
        act(state, Buy(card(state, 0, claim), card(state, 0, pay)))
    assert state == before


@pytest.mark.clause("CP-30")
def test_with_many_cards_the_pay_card_is_chosen_apart() -> None:
    state = landed_position("2♠ 3♠ 4♠ 5♠ 6♠ 8♠ 2♦ 3♦ 4♦ 5♦ 6♦", "3♣ 4♣")
    offers = _buys(state)
    assert len(offers) == 6
    assert all(len(each.fields[0].options) == 5 for each in offers)


@pytest.mark.clause("CP-31")
def test_buying_is_never_compulsory() -> None:
    state = landed_position("3♦ 7♥ 9♠ 2♣", "3♣ 4♣")
    assert moves(state) == {"buy", "auction", "leave"}
    assert ids(act(state, Leave())) == ["left"]
    assert state.owners[5] == -1
    assert "buy" not in moves(state)


@pytest.mark.clause("CP-66")
def test_the_worked_example_of_an_expansion() -> None:
    state = position("3♥ 8♣ 9♠ 2♠ 4♣", "3♣ 4♣", owners={6: 0})  # 8♥
    rents = [GAME.view(state, None).board[6].rent]
    act(state, Expand(6, card(state, 0, "9♠"), card(state, 0, "8♣")))
    act(state, Expand(6, card(state, 0, "2♠"), card(state, 0, "3♥")))
    rents += [GAME.view(state, None).board[6].rent]
    assert rents == [8, 10]
    assert faces(state.claims[6][1:]) == "9♠ 2♠"
    assert faces(state.discard) == "8♣ 3♥"
    assert state.phase == "open"


@pytest.mark.clause("CP-66")
def test_expanding_needs_an_own_unmortgaged_property_and_keeps_a_card() -> None:
    state = position("3♥ 9♠ 2♠", "3♣ 4♣ 5♣", owners={6: 0, 2: 0, 10: 1}, mortgaged=(2,))
    three, nine = card(state, 0, "3♥"), card(state, 0, "9♠")
    for space, why in ((2, "is-mortgaged"), (10, "not-yours"), (5, "not-yours"), (99, "not-yours")):
        with pytest.raises(IllegalMove, match=rf"^cardopoly-{why}$"):
            act(state, Expand(space, nine, three))
    act(state, Expand(6, nine, three))
    assert "expand" not in moves(state)
    state = position("3♥ 9♠", "3♣ 4♣", owners={6: 0})
    with pytest.raises(IllegalMove, match=r"^cardopoly-would-empty$"):
        act(state, Expand(6, card(state, 0, "9♠"), card(state, 0, "3♥")))


@pytest.mark.clause("CP-66")
def test_many_ways_to_expand_are_offered_by_claim_card() -> None:
    state = position("2♠ 3♠ 4♠ 5♠ 6♠ 8♠ 2♥ 3♥ 4♥ 5♥ 6♥", "3♣ 4♣", owners={6: 0, 10: 0})
    offers = [each for each in GAME.offers(state, 0) if each.move == "expand"]
    assert len(offers) == 12
    assert all(each.fields[0].name == "pay" for each in offers)


@pytest.mark.clause("CP-80")
def test_a_mortgage_brings_three_cards_and_charges_no_rent() -> None:
    state = position("3♥ 9♠", "3♣ 4♣", owners={6: 0}, draw="2♦ 3♦ 4♥ 6♦")
    act(state, Mortgage(6))
    assert faces(state.pockets[0]) == "2♦ 3♦ 3♥ 4♥ 9♠"
    assert GAME.view(state, None).board[6].mortgaged
    assert GAME.view(state, None).board[6].rent == 0
    with pytest.raises(IllegalMove, match=r"^cardopoly-is-mortgaged$"):
        act(state, Mortgage(6))
    state.phase = "close"
    act(state, End())
    act(state, Draw())
    assert state.places[1] == 6
    assert state.phase == "close"


@pytest.mark.clause("CP-80")
def test_one_mortgages_on_ones_own_turn_only() -> None:
    state = position("3♥ 9♠", "3♣ 4♣", owners={6: 0, 2: 1})
    with pytest.raises(IllegalMove, match=r"^game-not-your-turn$"):
        act(state, Mortgage(2), 1)


@pytest.mark.clause("CP-81")
def test_a_mortgage_ends_for_three_pay_cards() -> None:
    state = position("3♥ 8♣ 9♠ 9♥ 8♠", "3♣ 4♣", owners={6: 0}, mortgaged=(6,))
    field = offer(state, "unmortgage").fields[0]
    assert faces(field.options) == "8♣ 3♥ 9♥ 8♠"
    with pytest.raises(IllegalMove, match=r"^cardopoly-no-pay-card$"):
        act(state, Unmortgage(6, cards(state, 0, "3♥ 8♣ 9♠")))
    with pytest.raises(IllegalMove, match=r"^cardopoly-not-in-pocket$"):
        act(state, Unmortgage(6, cards(state, 0, "3♥ 8♣")))
    act(state, Unmortgage(6, cards(state, 0, "3♥ 8♣ 8♠")))
    assert not state.mortgaged
    assert faces(state.discard) == "3♥ 8♣ 8♠"
    with pytest.raises(IllegalMove, match=r"^cardopoly-not-mortgaged$"):
        act(state, Unmortgage(6, ()))


@pytest.mark.clause("CP-81")
def test_ending_a_mortgage_may_not_empty_the_pocket() -> None:
    state = position("3♥ 8♣ 8♠", "3♣ 4♣", owners={6: 0}, mortgaged=(6,))
    assert "unmortgage" not in moves(state)
    with pytest.raises(IllegalMove, match=r"^cardopoly-would-empty$"):
        act(state, Unmortgage(6, tuple(state.pockets[0])))


@pytest.mark.parametrize("number", range(4))
def test_a_state_stored_before_it_knew_the_estates_is_read(number: int) -> None:
    for *_, state in Course("cardopoly", number).steps(5):
        state.known_cards = [[] for _ in state.known_cards]
        *older, estates, _, _ = msgspec.msgpack.decode(GAME.encode(state))
        assert sum(estates).bit_count() == len(state.owners) - state.owners.count(NOBODY)
        assert GAME.decode(msgspec.msgpack.encode(older)) == state
