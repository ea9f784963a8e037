"""The king and his tax in Cardopoly: CP-57."""

from __future__ import annotations

from typing import Any

import pytest

from games.cardopoly import GAME
from games.cardopoly.moves import King, Mortgage, Tax
from games.cardopoly.state import set_owner
from games.cardopoly.view import Debt, TaxView
from games.core import IllegalMove, Resign, Who
from tests.games.cardopoly.positions import SIX, act, cards, faces, ids, moves, owe_rent, position
from tests.kit.narrow import narrow, not_none


@pytest.mark.clause("CP-93", "CP-57")
def test_who_resigns_during_the_own_tax_pays_the_rent_first() -> None:
    state = owe_rent(SIX, "3♣ 4♥", "3♠ 4♠", chance=("K♠",), tax_choice="giver")
    act(state, King())
    act(state, Resign(), 0)
    assert [len(pocket) for pocket in state.pockets] == [0, 2 + 5, 2]
    assert (state.turn, state.phase, state.givers) == (1, "open", [])


@pytest.mark.clause("CP-89", "CP-57")
def test_a_creditor_who_leaves_during_the_tax_is_owed_nothing_after_it() -> None:
    state = owe_rent(SIX, "3♣ 4♥", "3♠ 4♠", chance=("K♠",), tax_choice="giver")
    act(state, King())
    act(state, Resign(), 1)
    assert (state.phase, GAME.waiting_for(state)) == ("tax", frozenset({2}))
    act(state, Tax(cards(state, 2, "3♠")), 2)
    assert (state.turn, state.phase) == (0, "close")
    assert GAME.view(state, None).debt is None
    assert not_none(state.last).what == "settled"


@pytest.mark.clause("CP-89", "CP-57")
def test_who_leaves_instead_of_mortgaging_is_not_waited_for() -> None:
    state = position(*("2♦ 4♣", "3♣", "3♠", "5♥ 6♦"), owners={1: 1, 2: 1, 3: 2}, chance=("K♠",))
    act(state, King())
    assert GAME.waiting_for(state) == {1}
    act(state, Resign(), 1)
    assert [len(pocket) for pocket in state.pockets] == [2 + 3 + 1, 0, 3, 1]
    assert (state.turn, state.phase) == (0, "open")


@pytest.mark.clause("CP-57", "CP-14")
def test_where_the_bank_pays_nothing_no_mortgage_saves_a_giver() -> None:
    piles: dict[str, Any] = {"draw": "2♥ 3♥ 5♥ 6♥ 7♥ 9♥", "discard": "9♣ 10♣ A♣ 7♣ 6♦"}
    state = position("2♦ 4♣", "3♣", "", owners={1: 1, 2: 1}, chance=("K♠",), hoard=2, **piles)
    assert len(state.draw) + len(state.discard) == 11  # twelve with the king, which the bank keeps
    assert "mortgage" not in ids(act(state, King()))
    assert state.out[1] == "eliminated"
    assert state.phase == "open"


@pytest.mark.clause("CP-57")
def test_a_giver_without_enough_gives_all_and_is_not_asked() -> None:
    state = position(
        *("2♦ 4♣", "3♣ 4♥", "3♠ 4♠ 6♠", "5♥"), chance=("K♠",), tax_choice="giver", king_tax="2", owners={1: 3}
    )
    act(state, King())
    assert GAME.waiting_for(state) == {2}
    assert GAME.view(state, None).tax == TaxView(0, 2, (2,), False, ())
    with pytest.raises(IllegalMove, match=r"^cardopoly-not-asked$"):
        act(state, Tax(cards(state, 1, "3♣ 4♥")), 1)
    for wrong in ((state.pockets[2][0],) * 2, tuple(state.pockets[1])):
        with pytest.raises(IllegalMove, match=r"^cardopoly-not-in-pocket$"):
            act(state, Tax(wrong), 2)
    act(state, Tax(cards(state, 2, "3♠ 4♠")), 2)
    assert state.out == ["", "eliminated", "", ""]
    assert [len(pocket) for pocket in state.pockets] == [2 + 2 + 2 + 1 + 2, 0, 1, 3]


@pytest.mark.clause("CP-57")
@pytest.mark.parametrize("tax", [1, 2])
def test_a_king_takes_unseen_cards_from_all_and_from_the_pile(tax: int) -> None:
    state = position("2♦ 4♣", "3♣ 4♥ 6♥", "3♠", chance=("K♠", ""), king_tax=str(tax), draw="9♥ 10♥ 9♣")
    events = act(state, King())
    sizes = {1: [2 + 1 + 1 + 1, 2, 0], 2: [2 + 2 + 1 + 2, 1, 0]}[tax]
    assert [len(pocket) for pocket in state.pockets] == sizes
    assert ids(events) == ["king", "taxed", "taxed", "eliminated", "king-draws"]
    assert [event.seats for event in events if event.id == "cardopoly-handed"] == [(1, 0), (2, 0)]
    assert state.out[2] == "eliminated"
    assert state.phase == "open"
    taken = set()
    for seed in range(30):
        other = position("2♦ 4♣", "3♣ 4♥ 6♥", chance=("K♠", ""))
        act(other, King(), random=seed)
        taken |= {face for face in ("3♣", "4♥", "6♥") if face not in faces(other.pockets[1])}
    assert taken == {"3♣", "4♥", "6♥"}


@pytest.mark.clause("CP-57")
def test_givers_choose_at_once_if_the_table_wants_that() -> None:
    state = position("2♦ 4♣", "3♣ 4♥ 6♥", "3♠ 4♠", "5♥ 6♦", chance=("K♠",), tax_choice="giver", draw="9♥")
    act(state, King())
    assert GAME.waiting_for(state) == {1, 2, 3}
    act(state, Tax(cards(state, 2, "4♠")), 2)
    assert not_none(GAME.view(state, 2).tax).given == tuple(cards(state, 2, "4♠"))
    assert not_none(GAME.view(state, 0).tax).given == ()
    assert len(state.pockets[2]) == 2  # everybody gives at the same time
    act(state, Tax(cards(state, 1, "6♥")), 1)
    with pytest.raises(IllegalMove, match=r"^cardopoly-wrong-number$"):
        act(state, Tax(cards(state, 3, "5♥ 6♦")), 3)
    act(state, Tax(cards(state, 3, "5♥")), 3)
    assert faces(state.pockets[0]) == "4♣ 2♦ 5♥ 6♥ 9♥ 4♠"
    assert state.phase == "open"


@pytest.mark.clause("CP-57", "CP-80")
def test_a_taxed_giver_without_cards_mortgages_before_leaving() -> None:
    state = position(
        *("2♦ 4♣", "3♣", "3♠", "5♥ 6♦"),
        owners={1: 1, 2: 1, 3: 2, 6: 1},
        mortgaged=(6,),
        chance=("K♠",),
    )
    act(state, King())
    assert len(state.pockets[2]) == 0  # one property only, but it is not yet the third seat's turn
    assert GAME.waiting_for(state) == {1}
    assert GAME.view(state, None).tax == TaxView(0, 1, (1,), True, ())
    assert moves(state, 1) == {"mortgage"}
    with pytest.raises(IllegalMove, match=r"^cardopoly-is-mortgaged$"):
        act(state, Mortgage(6), 1)
    act(state, Mortgage(2), 1)
    assert len(state.pockets[1]) == 3
    assert len(state.pockets[2]) == 3
    assert state.mortgaged >> 3 & 1
    assert GAME.active(state) == {0, 1, 2, 3}
    assert GAME.waiting_for(state) == {0}
    assert len(state.pockets[0]) == 2 + 3 + 1


@pytest.mark.clause("CP-57", "CP-14")
def test_the_first_taxed_mortgages_first_though_it_has_to_choose() -> None:
    # The bank can pay four cards, the king among them: three for the first giver, one for the second.
    piles: dict[str, Any] = {"draw": "2♥ 3♥ 5♥ 6♥ 7♥ 9♥ 10♥ 2♣ 5♣", "discard": "9♣ 10♣ A♣ 7♣ 6♦ 10♦"}
    state = position(
        *("2♦ 4♣", "3♣", "3♠", ""),
        owners={1: 1, 2: 1, 3: 2},
        chance=("K♠",),
        hoard=3,
        **piles,
    )
    assert len(state.draw) + len(state.discard) == 15
    act(state, King())
    assert state.phase == "mend"
    act(state, Mortgage(1), 1)
    assert [len(pocket) for pocket in state.pockets[1:3]] == [3, 1]
    assert state.phase == "open"


@pytest.mark.clause("CP-57")
def test_a_king_played_while_owing_asks_for_the_tax_and_not_for_the_rent() -> None:
    state = owe_rent("2♦ 4♣ 5♦", "3♣ 4♥ 6♥", "3♠ 4♠ 8♥", chance=("K♠",), tax_choice="giver")
    act(state, King())
    ask = GAME.ask(GAME.view(state, 2))
    assert (ask.id, narrow(Who, ask.args["who"]).seat, ask.args["count"]) == ("cardopoly-ask-tax", 0, 1)
    wait = GAME.ask(GAME.view(state, 0))
    assert (narrow(Who, wait.args["who"]).seat, wait.args["count"], wait.args["seats"]) == (0, 1, 2)
    act(state, Tax(cards(state, 1, "3♣")), 1)
    act(state, Tax(cards(state, 2, "3♠")), 2)
    assert GAME.view(state, None).debt == Debt(0, 1, 5, "rent")


@pytest.mark.clause("CP-57", "CP-90")
def test_taxed_eliminations_are_clockwise_from_the_player() -> None:
    state = position("2♦", "3♣", "3♠", "5♥", turn=2, chance=("", "", "K♠"), draw="9♥")
    act(state, King())
    assert state.leavers == [3, 0, 1]
    assert state.phase == "over"
    assert len(state.pockets[2]) == 4  # nobody draws: the match is over
    assert not_none(GAME.outcome(state)).places == ((2,), (1,), (0,), (3,))


@pytest.mark.clause("CP-57", "CP-89")
def test_a_tax_that_eliminates_the_creditor_ends_the_debt() -> None:
    state = owe_rent("2♦ 4♣", "3♣", "3♠ 4♠ 5♥", chance=("K♠",))
    set_owner(state, 3, 1)
    state.mortgaged |= 1 << 3  # nothing left to mortgage
    act(state, King())
    assert state.out[1] == "eliminated"
    assert state.phase == "close"
    assert GAME.view(state, None).debt is None


@pytest.mark.clause("CP-89")
def test_a_giver_who_leaves_is_not_waited_for_and_a_leaving_player_taxes_nobody() -> None:
    state = position("2♦ 4♣", "3♣ 4♥", "3♠ 4♠", chance=("K♠",), tax_choice="giver")
    act(state, King())
    other = GAME.copy(state)
    act(state, Tax(cards(state, 2, "4♠")), 2)
    act(state, Resign(), 1)
    assert GAME.waiting_for(state) == {0}
    assert "4♠" in faces(state.pockets[0])
    act(other, Resign(), 0)
    assert other.turn == 1
    assert GAME.waiting_for(other) == {1}
    assert [len(pocket) for pocket in other.pockets] == [0, 2, 2]


@pytest.mark.clause("CP-57")
def test_without_a_king_there_is_no_tax() -> None:
    state = position("2♦ K♣", "3♣", chance=("Q♠",))
    with pytest.raises(IllegalMove, match=r"^cardopoly-no-chance-card$"):
        act(state, King())
