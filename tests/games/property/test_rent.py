"""Rent, purchases and bankrupting plays in Property."""

from __future__ import annotations

from random import Random

import pytest

from games.core import IllegalMove, InvalidMove, Luck
from games.property import GAME
from games.property.moves import Buy, Decline, Play
from games.property.state import State
from games.texts import Event
from tests.games.property.positions import SIX, cards, ids, mask, owner, play, position


def act(state: State, move: Buy | Decline | Play) -> list[Event]:
    return GAME.apply(state, state.turn, move, Luck(Random(3)))


@pytest.mark.clause("PR-09")
@pytest.mark.parametrize(("pair", "rent"), [("3♦ 5♣", 6), ("3♥ 5♣", 12), ("3♦ 5♠", 12), ("3♥ 5♠", 24)])
def test_the_worked_example_of_six_cells(pair: str, rent: int) -> None:
    state = position([], SIX, hands=(pair,))
    events = play(state, pair)
    assert state.money == [150 - rent, 150 + rent]
    assert events[0].args["amount"] == rent
    assert events[0].args["size"] == 6
    assert state.price == 6


@pytest.mark.clause("PR-09")
@pytest.mark.parametrize(
    ("land", "size"),
    [
        ([(3, 5)], 1),
        ([(3, 5), (4, 6), (2, 4), (4, 4), (2, 6)], 1),
        ([(3, 5), (3, 6), (4, 6), (8, 8)], 3),
        ([(3, 5), (3, 7), *((column, 8) for column in range(1, 9))], 1),
        ([(3, 5), *((column, 6) for column in range(1, 9)), (8, 5), (8, 4)], 11),
    ],
)
def test_only_edges_connect(land: list[tuple[int, int]], size: int) -> None:
    state = position([], land, hands=("3♦ 5♣",))
    play(state, "3♦ 5♣")
    assert state.money[1] == 150 + size


@pytest.mark.clause("PR-09")
def test_the_right_edge_does_not_touch_the_left_one() -> None:
    state = position([], [(8, 4), (1, 5), (1, 4)], hands=("8♦ 4♣",))
    play(state, "8♦ 4♣")
    assert state.money[1] == 151


@pytest.mark.clause("PR-09")
def test_a_third_players_cells_do_not_connect() -> None:
    state = position([], [(3, 5), (3, 3)], [(3, 4)], hands=("3♦ 5♣",))
    play(state, "3♦ 5♣")
    assert state.money == [135, 137, 136]


@pytest.mark.clause("PR-10")
def test_the_worked_example_of_a_purchase() -> None:
    state = position([], SIX, hands=("3♥ 5♠ 2♦ 2♣",), purchase=("K♥ Q♥ J♥ ★", "K♠"))
    play(state, "3♥ 5♠")
    buy, decline = GAME.offers(state, 0)
    (field,) = buy.fields
    assert field.need == 6
    assert decline.move == "decline"
    assert GAME.waiting_for(state) == {0}
    assert ids(act(state, Buy(tuple(cards("K♥ J♥ ★")))))[0] == "buy"
    assert owner(state, 3, 5) == 0
    assert state.purchase == [cards("Q♥"), cards("K♥ K♠ J♥ ★")]
    assert state.money == [150 - 24, 150 + 24]
    assert state.turn == 1


@pytest.mark.clause("PR-10")
def test_the_price_is_the_group_as_it_was_before_the_sale() -> None:
    bridge = [(2, 5), (3, 5), (4, 5)]
    state = position([], bridge, hands=("3♦ 5♣",))
    play(state, "3♦ 5♣")
    assert state.price == 3
    act(state, Buy(_sample_payment(state)))
    assert [owner(state, *place) for place in bridge] == [1, 0, 1]


def _sample_payment(state: State) -> tuple[int, ...]:
    """Return a legal payment."""
    return GAME.offers(state, state.turn)[0].fields[0].sample(Random(1))


@pytest.mark.clause("PR-10")
@pytest.mark.parametrize(
    ("given", "why"),
    [
        ("Q♥ J♥", "field-too-little"),
        ("K♥ Q♥ J♥", "field-superfluous"),
        ("K♥ J♥ J♠", "field-superfluous"),
        ("", "field-too-few"),
    ],
)
def test_too_little_or_too_much_is_refused(given: str, why: str) -> None:
    group = [(3, 5), (3, 4), (3, 3), (3, 2)]
    state = position([], group, hands=("3♦ 5♣",), purchase=("K♥ Q♥ J♥ J♠", "K♠"))
    play(state, "3♦ 5♣")
    before = GAME.copy(state)
    with pytest.raises(IllegalMove) as refusal:
        act(state, Buy(tuple(cards(given))))
    assert refusal.value.text.id == why
    assert state == before


@pytest.mark.clause("PR-10")
def test_no_change_is_given() -> None:
    state = position([], [(3, 5)], hands=("3♦ 5♣",), purchase=("K♥", ""))
    play(state, "3♦ 5♣")
    act(state, Buy(tuple(cards("K♥"))))
    assert state.purchase == [[], cards("K♥")]


@pytest.mark.clause("PR-10")
def test_foreign_cards_do_not_pay() -> None:
    state = position([], [(3, 5)], hands=("3♦ 5♣",), purchase=("K♥", "K♠"))
    play(state, "3♦ 5♣")
    for given in ("K♠", "2♦", "K♥ K♥"):
        with pytest.raises(InvalidMove):
            act(state, Buy(tuple(cards(given))))


@pytest.mark.clause("PR-10")
def test_nothing_is_asked_of_who_cannot_pay() -> None:
    state = position([], SIX, hands=("3♦ 5♣",), purchase=("K♥ J♥", ""))
    play(state, "3♦ 5♣")
    assert state.turn == 1
    assert GAME.view(state, None).phase == "play"


@pytest.mark.clause("PR-10")
def test_the_owner_may_use_the_cards_later() -> None:
    state = position([], [(3, 5)], hands=("3♦ 5♣", "3♥ 5♠"), purchase=("J♥", ""))
    play(state, "3♦ 5♣")
    act(state, Buy(tuple(cards("J♥"))))
    play(state, "3♥ 5♠")
    act(state, Buy(tuple(cards("J♥"))))
    assert owner(state, 3, 5) == 1
    assert state.purchase == [cards("J♥"), []]


@pytest.mark.clause("PR-10", "PR-13")
def test_who_declines_draws_and_ends_the_turn() -> None:
    state = position([], [(3, 5)], hands=("3♦ 5♣",))
    play(state, "3♦ 5♣")
    assert GAME.view(state, 0).hand == ()
    assert state.discard == []
    act(state, Decline())
    assert owner(state, 3, 5) == 1
    assert state.discard == cards("3♦ 5♣")
    assert len(GAME.view(state, 0).hand) >= 2
    assert state.turn == 1


@pytest.mark.clause("PR-10")
def test_the_sale_has_to_be_decided_first() -> None:
    state = position([], [(3, 5)], hands=("3♦ 5♣ 2♦ 2♣",))
    play(state, "3♦ 5♣")
    with pytest.raises(IllegalMove, match=r"^property-sale-first$"):
        play(state, "2♦ 2♣")


@pytest.mark.clause("PR-12")
def test_a_bought_cell_keeps_its_mortgage() -> None:
    state = position([], [(3, 5)], hands=("3♦ 5♣",), mortgaged=((3, 5),))
    play(state, "3♦ 5♣")
    act(state, Buy(_sample_payment(state)))
    assert owner(state, 3, 5) == 0
    assert state.mortgaged == mask([(3, 5)])


@pytest.mark.clause("PR-12")
def test_a_mortgaged_cell_belongs_to_its_group_and_charges_rent() -> None:
    state = position([], SIX, hands=("3♦ 5♣",), mortgaged=((3, 5), (3, 4)))
    play(state, "3♦ 5♣")
    assert state.money[1] == 156


@pytest.mark.clause("PR-14")
def test_paying_the_last_dollar_is_no_bankruptcy() -> None:
    state = position([], SIX, hands=("3♥ 5♠",), money=(24, 10))
    assert not GAME.offers(state, 0)[0].grave
    play(state, "3♥ 5♠")
    assert state.money == [0, 34]
    assert GAME.active(state) == {0, 1}
    assert GAME.outcome(state) is None


@pytest.mark.clause("PR-14")
def test_who_cannot_pay_gives_everything_and_is_bankrupt() -> None:
    state = position([], SIX, hands=("3♥ 5♠",), money=(23, 10))
    assert GAME.offers(state, 0)[0].grave
    events = play(state, "3♥ 5♠")
    assert ids(events)[:2] == ["rent", "bankrupt"]
    assert state.money == [0, 33]
    assert GAME.active(state) == {1}


@pytest.mark.clause("PR-14")
def test_who_has_nothing_left_is_bankrupt_by_one_dollar() -> None:
    state = position([], [(3, 5)], hands=("3♦ 5♣",), money=(0, 10))
    play(state, "3♦ 5♣")
    assert GAME.view(state, None).out == ("bankrupt", "")


@pytest.mark.clause("PR-21")
def test_who_has_only_ruinous_plays_must_choose_the_lowest_rent() -> None:
    state = position([], SIX, [(7, 7), (7, 8)], hands=("3♥ 7♥ 5♠ 7♠",), money=(1, 150, 150))
    everything = [*((column, row) for column in range(1, 9) for row in range(1, 9))]
    state.lands = [0, mask(SIX), mask([place for place in everything if place not in SIX])]
    # 3♥5♠ is in the group of six ($24); every other pair lies in a group of 58.
    (offer,) = GAME.offers(state, 0)
    assert offer.grave
    assert offer.given == {"red": cards("3♥")[0], "black": cards("5♠")[0], "column": 3, "row": 5}
    before = GAME.copy(state)
    with pytest.raises(IllegalMove, match=r"^property-lowest-rent$"):
        play(state, "7♥ 5♠")
    assert state == before
    play(state, "3♥ 5♠")
    assert state.money == [0, 151, 150]


@pytest.mark.clause("PR-21")
def test_with_one_harmless_play_the_ruinous_ones_stay_open() -> None:
    state = position([], SIX, hands=("3♥ 8♥ 5♠",), money=(1, 150))
    assert [offer.grave for offer in GAME.offers(state, 0)] == [True, False]
    play(state, "3♥ 5♠")
    assert GAME.active(state) == {1}


@pytest.mark.clause("PR-21")
def test_wild_cards_offer_only_the_cells_of_lowest_rent() -> None:
    # Column 1 is the third player's, rows 1 to 6 and 8 in it: groups of 6 and 1. The rest is one large group.
    small = [(1, row) for row in (1, 2, 3, 4, 5, 6, 8)]
    rest = [(column, row) for column in range(1, 9) for row in range(1, 9) if (column, row) not in small]
    state = position([], rest, small, hands=("10♦ 2♥ 9♣",), money=(0, 150, 150))
    (offer,) = GAME.offers(state, 0)
    assert offer.grave
    assert offer.given == {"red": cards("10♦")[0], "black": cards("9♣")[0], "column": 1}
    assert [(field.name, field.options) for field in offer.fields] == [("row", (8,))]
    for column, row in ((1, 1), (2, 2)):
        with pytest.raises(IllegalMove, match=r"^property-lowest-rent$"):
            play(state, "10♦ 9♣", column, row)
    move = GAME.fill(offer, {"row": (8,)})
    assert isinstance(move, Play)
    act(state, move)
    assert GAME.view(state, None).out[0] == "bankrupt"


@pytest.mark.clause("PR-21")
def test_a_single_wild_card_names_only_columns_of_lowest_rent() -> None:
    left = [(column, row) for column in (1, 2, 5) for row in range(1, 9)]
    right = [(column, row) for column in (3, 4, 6, 7, 8) for row in range(1, 9)]
    state = position([], left, right, hands=("10♦ 4♣",), money=(0, 150, 150))
    (offer,) = GAME.offers(state, 0)
    assert offer.given["row"] == 4
    assert [(field.name, field.options) for field in offer.fields] == [("column", (5,))]
