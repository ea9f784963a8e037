"""Rent, jail and chance cards in Cardopoly: CP-40 to CP-57."""

from __future__ import annotations

import pytest

from games.cardopoly import GAME
from games.cardopoly.moves import (
    Ask,
    Decline,
    Draw,
    End,
    Fine,
    Give,
    Jack,
    King,
    Mortgage,
    Pay,
    PayAll,
    Propose,
    Sit,
    Tax,
)
from games.cardopoly.view import Debt
from games.core import IllegalMove, Resign
from tests.games.cardopoly.positions import act, cards, faces, ids, moves, offer, position

SIX = "2♦ 4♣ 5♦ 6♥ 8♦ 9♦"


def jailed(*pockets, **more):
    return position(*pockets, phase="jail", **more)


@pytest.mark.clause("CP-40", "CP-41")
def test_a_fine_of_five_cards_ends_the_turn():
    state = jailed(SIX, "3♣ 4♥", chance=("Q♠", ""))
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
def test_the_fine_needs_more_than_five_cards():
    state = jailed("2♦ 4♣ 5♦ 6♥ 8♦", "3♣ 4♥")
    assert moves(state) == {"sit"}
    with pytest.raises(IllegalMove, match="cardopoly-would-empty"):
        act(state, Fine(tuple(state.pockets[0])))
    with pytest.raises(IllegalMove, match="cardopoly-wrong-number"):
        act(state, Fine(tuple(state.pockets[0][:4])))


@pytest.mark.clause("CP-40", "CP-55")
def test_a_jack_leaves_the_jail():
    state = jailed(SIX, "3♣ 4♥", chance=("J♠", ""))
    assert moves(state) == {"jack", "fine", "sit"}
    assert ids(act(state, Jack())) == ["jack-jail"]
    assert faces(state.discard) == "J♠"
    assert state.turn == 1
    assert len(state.pockets[0]) == 6


@pytest.mark.clause("CP-40", "CP-42")
def test_a_lost_turn_is_skipped_whole():
    state = jailed(SIX, "3♣ 4♥", chance=("K♠", ""))
    act(state, Sit())
    assert state.turn == 1
    assert GAME.view(state, None).lost == (True, False)
    state.phase = "close"
    assert ids(act(state, End())) == ["skipped"]
    assert state.turn == 1
    assert state.lost == [False, False]
    assert state.round == 2  # the lost turn was a turn of its round


@pytest.mark.clause("CP-40", "CP-80")
def test_in_jail_one_may_mortgage_and_nothing_else():
    state = jailed(SIX, "3♣ 4♥", chance=("K♠ Q♠", ""), owners={5: 0})
    assert moves(state) == {"fine", "sit", "mortgage"}
    act(state, Mortgage(5))
    assert len(state.pockets[0]) == 9
    for move in (King(), Draw(), End(), Ask(1, (), 1, 0)):
        with pytest.raises(IllegalMove, match="cardopoly-jail-first"):
            act(state, move)
    act(state, Sit())
    assert state.turn == 1


def landed(*pockets, owners=None, **more):
    """Seat 0 lands on 5♠ (space 3), which is seat 1's unless *owners* says otherwise."""
    state = position(*pockets, owners={3: 1} if owners is None else owners, draw="3♥", **more)
    act(state, Draw())
    return state


@pytest.mark.clause("CP-50")
def test_rent_is_the_value_and_one_for_each_expansion():
    state = landed("A♥ 2♦ 4♣ 5♦ 6♥ 8♦ 9♦ 10♦", "3♣ 4♥", expansions={3: "6♦ 7♦"})
    assert GAME.view(state, None).debt == Debt(0, 1, 7, "rent")
    with pytest.raises(IllegalMove, match="cardopoly-wrong-number"):
        act(state, Pay(cards(state, 0, "2♦ 4♣ 5♦ 6♥ 8♦")))
    events = act(state, Pay(cards(state, 0, "2♦ 4♣ 5♦ 6♥ 8♦ 9♦ 10♦")))
    assert faces(state.pockets[0]) == "A♥"
    assert len(state.pockets[1]) == 9
    secret = [event for event in events if event.seats is not None]
    assert [event.seats for event in secret] == [(0, 1)]
    assert ids(events) == ["paid"]
    assert not any("cards" in event.args for event in events if event.seats is None)
    assert state.last.what == "paid"
    assert state.phase == "close"


@pytest.mark.clause("CP-50")
def test_only_own_pocket_cards_pay_each_once():
    state = landed(SIX, "3♣ 4♥")
    for wrong in ((*cards(state, 0, "2♦ 4♣ 5♦ 6♥"), state.pockets[1][0]), (state.pockets[0][0],) * 5):
        with pytest.raises(IllegalMove, match="cardopoly-not-in-pocket"):
            act(state, Pay(wrong))


@pytest.mark.clause("CP-51", "CP-55")
def test_a_jack_skips_the_rent():
    state = landed(SIX, "3♣ 4♥", chance=("J♥", ""))
    assert ids(act(state, Jack())) == ["jack-rent"]
    assert len(state.pockets[0]) == 6
    assert faces(state.discard) == "3♥ J♥"
    assert state.last.what == "jack"
    assert GAME.view(state, None).debt is None


@pytest.mark.clause("CP-52", "CP-80")
def test_a_debtor_may_mortgage_tax_and_trade_first():
    state = landed("2♦ 4♣", "3♣ 4♥ 2♥", owners={3: 1, 6: 0}, chance=("K♠ Q♠", ""))
    assert moves(state) == {"pay_all", "king", "mortgage", "ask"}
    act(state, King())
    assert len(state.pockets[0]) == 4
    assert state.phase == "debt"
    act(state, Mortgage(6))
    assert len(state.pockets[0]) == 7
    assert moves(state) == {"pay", "ask"}
    act(state, Pay(tuple(state.pockets[0][:5])))
    assert state.phase == "close"


@pytest.mark.clause("CP-52")
def test_a_trade_marked_as_settling_ends_the_debt_and_another_leaves_it():
    state = landed("2♦ 4♣", "3♣ 4♥", "3♠ 4♠", owners={3: 1, 6: 0})
    act(state, Ask(2, (), 1, 0))
    act(state, Give((), cards(state, 0, "2♦")))
    with pytest.raises(IllegalMove, match="cardopoly-settles-nothing"):
        act(state, Propose(1))
    act(state, Propose(0))
    act(state, Decline(), 2)
    act(state, Ask(1, (), 0, 0))
    act(state, Give((6,), ()))
    assert [each.given for each in GAME.offers(state, 0) if each.move == "propose"] == [
        {"settles": 0},
        {"settles": 1},
    ]
    other = GAME.copy(state)
    act(state, Propose(1))
    assert GAME.view(state, 2).trade.settles
    act(state, GAME.fill(offer(state, "accept", 1), {}), 1)
    assert state.owners[6] == 1
    assert GAME.view(state, None).debt is None
    assert state.phase == "close"
    act(other, Propose(0))
    act(other, GAME.fill(offer(other, "accept", 1), {}), 1)
    assert other.owners[6] == 1
    assert GAME.view(other, None).debt == Debt(0, 1, 5, "rent")


@pytest.mark.clause("CP-53", "CP-90")
@pytest.mark.parametrize("pocket", ["2♦ 4♣", "2♦ 4♣ 5♦ 6♥ 8♦"])
def test_who_cannot_pay_and_keep_a_card_gives_all_and_is_out(pocket):
    state = landed(pocket, "3♣ 4♥", "3♠ 4♠", owners={3: 1, 6: 0}, chance=("Q♠", ""))
    paying = offer(state, "pay_all")
    assert paying.grave
    view = GAME.view(state, 0)
    assert GAME.warning(view, paying, {}).hint.id == "cardopoly-hint-pay-all"
    assert "pay" not in moves(state)
    assert ids(act(state, PayAll()))[-2:] == ["paid", "eliminated"]
    assert len(state.pockets[1]) == 2 + len(pocket.split())
    assert GAME.active(state) == {1, 2}
    assert state.owners[6] == -1
    assert state.turn == 1


@pytest.mark.clause("CP-53")
def test_who_can_pay_does_not_give_everything():
    state = landed(SIX, "3♣ 4♥")
    with pytest.raises(IllegalMove, match="cardopoly-can-pay"):
        act(state, PayAll())


@pytest.mark.clause("CP-54")
def test_own_and_mortgaged_properties_cost_nothing():
    for owners, mortgaged, what in (({3: 0}, (), "own"), ({3: 1}, (3,), "mortgaged")):
        state = landed("2♦ 4♣", "3♣ 4♥", owners=owners, mortgaged=mortgaged)
        assert state.phase == "close"
        assert state.last.what == what


@pytest.mark.clause("CP-89")
def test_rent_owed_to_who_leaves_lapses():
    state = landed("2♦ 4♣", "3♣ 4♥", "3♠ 4♠")
    act(state, Resign(), 1)
    assert GAME.view(state, None).debt is None
    assert state.phase == "close"
    assert state.turn == 0
    assert state.last.what == "settled"


@pytest.mark.clause("CP-93")
@pytest.mark.parametrize(("pocket", "paid"), [("2♦ 4♣", 2), (SIX, 5)])
def test_who_resigns_while_owing_pays_first(pocket, paid):
    state = landed(pocket, "3♣ 4♥", "3♠ 4♠")
    act(state, Resign(), 0)
    assert len(state.pockets[1]) == 2 + paid
    assert len(state.discard) == 1 + len(pocket.split()) - paid + 1  # the drawn card, the rest, the ace
    assert state.turn == 1


@pytest.mark.clause("CP-57")
@pytest.mark.parametrize("tax", [1, 2])
def test_a_king_takes_unseen_cards_from_all_and_from_the_pile(tax):
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
def test_givers_choose_at_once_if_the_table_wants_that():
    state = position("2♦ 4♣", "3♣ 4♥ 6♥", "3♠ 4♠", "5♥ 6♦", chance=("K♠",), tax_choice="giver", draw="9♥")
    act(state, King())
    assert GAME.waiting_for(state) == {1, 2, 3}
    act(state, Tax(cards(state, 2, "4♠")), 2)
    assert GAME.view(state, 2).tax.given == tuple(cards(state, 2, "4♠"))
    assert GAME.view(state, 0).tax.given == ()
    assert len(state.pockets[2]) == 2  # all give at once
    act(state, Tax(cards(state, 1, "6♥")), 1)
    with pytest.raises(IllegalMove, match="cardopoly-wrong-number"):
        act(state, Tax(cards(state, 3, "5♥ 6♦")), 3)
    act(state, Tax(cards(state, 3, "5♥")), 3)
    assert faces(state.pockets[0]) == "4♣ 2♦ 5♥ 6♥ 9♥ 4♠"
    assert state.phase == "open"


@pytest.mark.clause("CP-57", "CP-80")
def test_a_taxed_giver_without_cards_mortgages_before_leaving():
    state = position(
        *("2♦ 4♣", "3♣", "3♠", "5♥ 6♦"),
        owners={1: 1, 2: 1, 3: 2, 6: 1},
        mortgaged=(6,),
        chance=("K♠",),
    )
    act(state, King())
    assert len(state.pockets[2]) == 0  # one property only, but it is not yet the third seat's turn
    assert GAME.waiting_for(state) == {1}
    assert moves(state, 1) == {"mortgage"}
    with pytest.raises(IllegalMove, match="cardopoly-is-mortgaged"):
        act(state, Mortgage(6), 1)
    act(state, Mortgage(2), 1)
    assert len(state.pockets[1]) == 3
    assert len(state.pockets[2]) == 3
    assert state.mortgaged >> 3 & 1
    assert GAME.active(state) == {0, 1, 2, 3}
    assert GAME.waiting_for(state) == {0}
    assert len(state.pockets[0]) == 2 + 3 + 1


@pytest.mark.clause("CP-57", "CP-14")
def test_the_first_taxed_mortgages_first_though_it_has_to_choose():
    # The bank can pay four cards, the king among them: three for the first giver, one for the second.
    piles = {"draw": "2♥ 3♥ 5♥ 6♥ 7♥ 9♥ 10♥ 2♣ 5♣", "discard": "9♣ 10♣ A♣ 7♣ 6♦ 10♦"}
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
def test_a_king_played_while_owing_asks_for_the_tax_and_not_for_the_rent():
    state = landed("2♦ 4♣ 5♦", "3♣ 4♥ 6♥", "3♠ 4♠ 8♥", chance=("K♠",), tax_choice="giver")
    act(state, King())
    ask = GAME.ask(GAME.view(state, 2))
    assert (ask.id, ask.args["who"].seat, ask.args["count"]) == ("cardopoly-ask-tax", 0, 1)
    wait = GAME.ask(GAME.view(state, 0))
    assert (wait.args["who"].seat, wait.args["count"], wait.args["seats"]) == (0, 1, 2)
    act(state, Tax(cards(state, 1, "3♣")), 1)
    act(state, Tax(cards(state, 2, "3♠")), 2)
    assert GAME.view(state, None).debt == Debt(0, 1, 5, "rent")


@pytest.mark.clause("CP-57", "CP-90")
def test_taxed_eliminations_are_clockwise_from_the_player():
    state = position("2♦", "3♣", "3♠", "5♥", turn=2, chance=("", "", "K♠"), draw="9♥")
    act(state, King())
    assert state.gone == [3, 0, 1]
    assert state.phase == "over"
    assert len(state.pockets[2]) == 4  # no draw any more: the match is over
    assert GAME.outcome(state).places == ((2,), (1,), (0,), (3,))


@pytest.mark.clause("CP-57", "CP-89")
def test_a_tax_that_eliminates_the_creditor_ends_the_debt():
    state = landed("2♦ 4♣", "3♣", "3♠ 4♠ 5♥", chance=("K♠",))
    state.owners[3] = 1
    state.mortgaged |= 1 << 3  # nothing left to mortgage
    act(state, King())
    assert state.out[1] == "eliminated"
    assert state.phase == "close"
    assert GAME.view(state, None).debt is None


@pytest.mark.clause("CP-89")
def test_a_giver_who_leaves_is_not_waited_for_and_a_leaving_player_taxes_nobody():
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
def test_without_a_king_there_is_no_tax():
    state = position("2♦ K♣", "3♣", chance=("Q♠",))
    with pytest.raises(IllegalMove, match="cardopoly-no-chance-card"):
        act(state, King())


@pytest.mark.clause("CP-97")
def test_debts_and_answers_are_never_passed():
    for state in (landed(SIX, "3♣ 4♥"), jailed(SIX, "3♣ 4♥")):
        assert GAME.passing(state, 0) is None
