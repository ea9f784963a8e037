"""A turn of Property: the pair, the cell that it names, and the cards drawn after it."""

from __future__ import annotations

from random import Random

import pytest

from games.core import Cards, IllegalMove, Luck
from games.property import GAME
from games.property.moves import Buy, Decline, Play
from tests.games.property.positions import SIX, cards, ids, owner, play, position
from tests.games.property.positions import pair as played_pair
from tests.kit.narrow import narrow, not_none


@pytest.mark.clause("PR-07")
def test_every_pair_of_a_red_and_a_black_card_is_offered() -> None:
    state = position([], [], hands=("2♦ 7♥ 9♥ 3♣ 4♠",))
    offers = GAME.offers(state, 0)
    assert [(offer.given["red"], offer.given["black"]) for offer in offers] == [
        (red, black) for red in cards("2♦ 7♥ 9♥") for black in cards("3♣ 4♠")
    ]
    assert offers[0].given["column"] == 2
    assert offers[0].given["row"] == 3
    assert offers[0].fields == ()
    assert GAME.offers(state, 1) == []


@pytest.mark.clause("PR-07")
@pytest.mark.parametrize(
    ("pair", "fields"), [("9♥ 3♣", ["column"]), ("4♦ 10♠", ["row"]), ("10♦ 9♣", ["column", "row"])]
)
def test_nines_and_tens_stand_for_any_number(pair: str, fields: list[str]) -> None:
    state = position([], [], hands=(pair,))
    (offer,) = GAME.offers(state, 0)
    assert [field.name for field in offer.fields] == fields
    assert all(field.options == (1, 2, 3, 4, 5, 6, 7, 8) for field in offer.fields)
    red, black = cards(pair)
    for column in range(1, 9):
        move = narrow(Play, GAME.fill(offer, {"column": (column,), "row": (9 - column,)}))
        after = GAME.copy(state)
        GAME.apply(after, 0, move, Luck(Random(1)))
        assert owner(after, move.column, move.row) == 0
        assert (not_none(after.last).red, not_none(after.last).black) == (red, black)


@pytest.mark.clause("PR-07", "PR-09")
def test_a_nine_keeps_its_suit_when_rent_is_counted() -> None:
    state = position([], SIX, hands=("9♥ 10♠",))
    play(state, "9♥ 10♠", 3, 5)
    assert state.money == [150 - 24, 150 + 24]


@pytest.mark.clause("PR-07")
@pytest.mark.parametrize(
    ("move", "why"),
    [
        (played_pair("2♦ 3♣", 2, 4), "property-not-named"),
        (played_pair("2♦ 3♣", 9, 3), "property-not-named"),
        (played_pair("9♥ 3♣", 0, 3), "property-not-named"),
        (played_pair("2♥ 3♣", 2, 3), "property-not-in-hand"),
        (played_pair("3♣ 2♦", 3, 2), "property-not-in-hand"),
        (Buy((12,)), "property-nothing-for-sale"),
        (Decline(), "property-nothing-for-sale"),
    ],
)
def test_what_the_hand_does_not_allow_is_refused(move: Buy | Decline | Play, why: str) -> None:
    state = position([], [], hands=("2♦ 9♥ 3♣",))
    before = GAME.copy(state)
    with pytest.raises(IllegalMove) as refusal:
        GAME.apply(state, 0, move, Luck(Random(1)))
    assert refusal.value.text.id == why
    assert state == before


@pytest.mark.clause("PR-07")
def test_nobody_plays_out_of_turn() -> None:
    state = position([], [], hands=("2♦ 3♣", "4♦ 5♣"))
    with pytest.raises(IllegalMove, match=r"^game-not-your-turn$"):
        GAME.apply(state, 1, played_pair("4♦ 5♣", 4, 5), Luck(Random(1)))


@pytest.mark.clause("PR-08")
def test_an_empty_cell_becomes_the_players() -> None:
    state = position([], [], hands=("2♦ 3♣",))
    assert owner(state, 2, 3) == -1
    events = play(state, "2♦ 3♣")
    assert ids(events)[0] == "claim"
    assert owner(state, 2, 3) == 0
    assert state.money == [150, 150]


@pytest.mark.clause("PR-11")
def test_an_own_cell_becomes_mortgaged_and_then_lost() -> None:
    state = position([(2, 3), (2, 4)], [], hands=("2♦ 2♥ 3♣ 3♠", "8♦ 8♣ 7♦ 7♣"))
    assert ids(play(state, "2♦ 3♣"))[0] == "mortgage"
    view = GAME.view(state, None)
    assert [cell for cell, marked in enumerate(view.mortgaged) if marked] == [1 + 8 * 2]
    assert owner(state, 2, 3) == 0
    play(state, "8♦ 8♣")
    assert ids(play(state, "2♥ 3♠"))[0] == "lose"
    assert owner(state, 2, 3) == -1
    assert not any(GAME.view(state, None).mortgaged)
    assert owner(state, 2, 4) == 0
    assert state.money == [150, 150]


@pytest.mark.clause("PR-11", "PR-08")
def test_a_lost_cell_is_open_to_all_and_comes_without_its_mortgage() -> None:
    state = position([(2, 3)], [], hands=("2♥ 3♠", "2♦ 3♣"), mortgaged=((2, 3),))
    play(state, "2♥ 3♠")
    play(state, "2♦ 3♣")
    assert owner(state, 2, 3) == 1
    assert not any(GAME.view(state, None).mortgaged)


@pytest.mark.clause("PR-13")
def test_nothing_is_drawn_while_the_hand_holds_both_colors() -> None:
    state = position([], [], hands=("2♦ 4♦ 3♣ 5♣",))
    draw = state.draw[:]
    events = play(state, "2♦ 3♣")
    assert state.draw == draw
    assert GAME.view(state, 0).hand == tuple(cards("4♦ 5♣"))
    assert state.discard == cards("2♦ 3♣")
    assert ids(events) == ["claim"]


@pytest.mark.clause("PR-13")
def test_cards_are_drawn_until_the_hand_holds_both_colors_again() -> None:
    state = position([], [], hands=("2♦ 3♣ 5♣",), draw="7♣ 8♠ 6♥ A♦")
    events = play(state, "2♦ 3♣")
    assert GAME.view(state, 0).hand == tuple(cards("6♥ 5♣ 7♣ 8♠"))
    assert state.draw == cards("A♦")
    public, private = events[1:]
    assert public.args["count"] == 3
    assert public.seats is None
    assert not any(isinstance(value, Cards) for value in public.args.values())
    assert narrow(Cards, private.args["cards"]).cards == tuple(cards("7♣ 8♠ 6♥"))
    assert private.seats == (0,)


@pytest.mark.clause("PR-13")
def test_an_exhausted_draw_pile_is_replaced_by_the_shuffled_discard_pile() -> None:
    state = position([], [], hands=("2♦ 3♣ 5♣", "8♦ 8♣"), draw="7♣")
    size = len(state.discard) + 2
    events = play(state, "2♦ 3♣")
    assert ids(events)[1] == "reshuffle"
    assert events[1].args["count"] == size
    assert state.discard == []
    drawn = narrow(int, events[2].args["count"])
    assert len(state.draw) == size + 1 - drawn
    assert state.reds[0]


@pytest.mark.clause("PR-13")
def test_the_missing_color_is_found_even_if_only_the_pair_just_played_can_bring_it() -> None:
    # All other reds are in the other player's hand; the discard pile has nothing but the pair.
    reds = " ".join(
        f"{rank}{suit}" for suit in "♦♥" for rank in ("A", *range(2, 11)) if (rank, suit) != (2, "♦")
    )
    blacks = " ".join(
        f"{rank}{suit}" for suit in "♣♠" for rank in ("A", *range(2, 11)) if (rank, suit) != (8, "♣")
    )
    state = position([], [], hands=(f"2♦ {blacks}", f"{reds} 8♣"), draw="")
    assert state.draw == state.discard == []
    play(state, "2♦ 3♣")
    assert state.reds[0] == cards("2♦")


@pytest.mark.clause("PR-18")
def test_there_are_no_moves_but_these() -> None:
    state = position([], SIX, hands=("3♦ 5♣",), turn=0)
    assert {offer.move for offer in GAME.offers(state, 0)} == {"play"}
    play(state, "3♦ 5♣")
    assert [offer.move for offer in GAME.offers(state, 0)] == ["buy", "decline"]
    assert GAME.offers(state, 1) == []


@pytest.mark.clause("PR-22")
@pytest.mark.parametrize("sold", [False, True])
def test_a_turn_is_never_passed(sold: bool) -> None:
    state = position([], SIX, hands=("3♦ 5♣",))
    if sold:
        play(state, "3♦ 5♣")
    assert GAME.pass_move(state, 0) is None
    chosen = GAME.choose(GAME.view(state, 0), GAME.offers(state, 0), Random(1))
    assert GAME.apply(state, 0, chosen, Luck(Random(1)))
