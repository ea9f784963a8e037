"""The beginning of a round, and the parts of a turn (MD-10 to MD-17)."""

from __future__ import annotations

from random import Random

import pytest

from games.core import Chance, IllegalMove, InvalidMove, Luck
from games.deal import GAME
from games.deal.moves import Bank, Discard, End, Go, Lay
from tests.games.deal.positions import (
    NAMES,
    awaited_seats,
    bank,
    color,
    front,
    hand,
    ids,
    make,
    open_offers,
    position,
)
from tests.kit.narrow import not_none


class Dice(Luck):
    """A source of chance with known dice, which leaves shuffled cards in order."""

    def __init__(self, *dice: int) -> None:
        super().__init__(Random(1))
        self.dice = list(dice)

    def shuffle(self, cards: list[int]) -> None:
        """Leave *cards* as they are."""

    def randbelow(self, limit: int) -> int:
        """Return the next number of the dice."""
        assert limit == 6
        return self.dice.pop(0) - 1


CHANCE: Chance = Luck(Random(3))


@pytest.mark.clause("MD-10")
def test_everybody_gets_five_and_the_highest_roll_begins() -> None:
    state, events = GAME.deal(3, {}, Dice(1, 2, 6, 5, 3, 3))
    assert (state.first, state.turn) == (1, 1)
    assert [len(cards) for cards in state.hands] == [5, 7, 5]
    assert len(state.draw) == 104 - 17
    rolls = [(roll.seat, roll.dice) for roll in GAME.view(state, None).rolls]
    assert rolls == [(0, (1, 2)), (1, (6, 5)), (2, (3, 3))]
    assert ids(events).count("roll") == 3
    GAME.apply(state, 1, End(), CHANCE)
    assert state.turn == 2


@pytest.mark.clause("MD-10")
def test_ties_roll_again() -> None:
    state, events = GAME.deal(3, {}, Dice(5, 5, 1, 1, 6, 4, 1, 2, 2, 2))
    assert state.turn == 2
    assert [roll.seat for roll in GAME.view(state, 0).rolls] == [0, 1, 2, 0, 2]
    assert ids(events).count("roll-again") == 1


@pytest.mark.clause("MD-11")
def test_a_turn_begins_with_two_cards() -> None:
    state = position("", "", hands=("5M", "go"), draw="3M 2M 1M")
    make(state, 0, "end")
    assert state.turn == 1
    assert sorted(hand(state, 1).split()) == ["2M", "3M", "go"]


@pytest.mark.clause("MD-11")
def test_who_has_no_cards_draws_five() -> None:
    state = position("", "", hands=("5M", ""), draw="1M 1M 1M 2M 2M 3M")
    make(state, 0, "end")
    assert sorted(hand(state, 1).split()) == ["1M", "1M", "1M", "2M", "2M"]


@pytest.mark.clause("MD-12")
def test_three_plays_of_any_kind_and_then_the_turn_ends_by_itself() -> None:
    state = position("", "", hands=("5M red go 4M", "go"), draw="1M 2M 3M 10M")
    make(state, 0, "bank", card="5M")
    make(state, 0, "lay", card="red")
    assert GAME.view(state, 0).plays == 1
    make(state, 0, "go")
    assert state.turn == 1
    assert "4M" in hand(state, 0)


@pytest.mark.clause("MD-12")
def test_no_play_is_compulsory_and_drawn_cards_may_be_played() -> None:
    state = position("", "", hands=("go", "4M"), draw="red 5M 1M 2M")
    make(state, 0, "go")
    make(state, 0, "lay", card="red")
    make(state, 0, "end")
    assert state.turn == 1
    assert open_offers(state, 1, "end")


@pytest.mark.clause("MD-12")
def test_no_fourth_play() -> None:
    state = position("brown: brown/light_blue", "", hands=("5M 4M",), plays=1)
    make(state, 0, "bank", card="5M")
    with pytest.raises(IllegalMove):
        GAME.apply(state, 0, Bank(NAMES["4M"][0]), CHANCE)
    assert not open_offers(state, 0, "bank")
    assert open_offers(state, 0, "end")


@pytest.mark.clause("MD-12", "MD-13")
def test_a_banked_action_is_money_and_properties_are_not_banked() -> None:
    state = position("", "", hands=("no red any rent/any",))
    make(state, 0, "bank", card="no")
    make(state, 0, "bank", card="rent/any")
    assert bank(state, 0) == "no rent/any"
    assert GAME.view(state, 0).bank_values[0] == 7
    for name in ("red", "any"):
        with pytest.raises(IllegalMove):
            GAME.apply(state, 0, Bank(NAMES[name][0]), CHANCE)


@pytest.mark.clause("MD-13")
def test_a_banked_action_stays_money_in_another_bank() -> None:
    state = position("", "bank: no", hands=("debt", "go"))
    make(state, 0, "debt")
    make(state, 1, "pay", cards="no")
    assert bank(state, 0) == "no"
    state = position("bank: no", "bank: 1M", hands=("5M", "debt go"), turn=1)
    make(state, 1, "debt")
    assert not open_offers(state, 0, "refuse")


@pytest.mark.clause("MD-14")
def test_a_hand_above_seven_is_cut_and_goes_under_the_draw_pile_in_the_order_chosen() -> None:
    state = position("", "", hands=("1M 1M 1M 2M 2M 2M 3M 4M 5M", "go"), draw="10M go go")
    make(state, 0, "end")
    assert awaited_seats(state) == [0]
    assert GAME.view(state, 1).phase == "discard"
    for wrong in (("4M",), ("4M", "5M", "3M")):
        with pytest.raises(IllegalMove):
            GAME.apply(state, 0, Discard(tuple(NAMES[name][0] for name in wrong)), CHANCE)
    with pytest.raises(InvalidMove):
        GAME.apply(state, 0, Discard((NAMES["10M"][0], NAMES["4M"][0])), CHANCE)
    with pytest.raises(IllegalMove):
        GAME.apply(state, 0, End(), CHANCE)
    events = make(state, 0, "discard", cards="5M 4M")
    assert len(state.hands[0]) == 7
    assert state.turn == 1
    assert state.draw[:2] == [NAMES["4M"][0], NAMES["5M"][0]]
    seen = {event.id: event.seats for event in events}
    assert seen["deal-discard"] is None
    assert seen["deal-discard-you"] == (0,)


@pytest.mark.clause("MD-14")
def test_nobody_cuts_a_hand_of_seven() -> None:
    state = position("", "", hands=("1M 1M 1M 2M 2M 2M 3M", "go"))
    with pytest.raises(IllegalMove):
        GAME.apply(state, 0, Discard(()), CHANCE)
    make(state, 0, "end")
    assert state.turn == 1


@pytest.mark.clause("MD-16")
def test_the_center_pile_is_shuffled_when_the_draw_pile_is_out() -> None:
    state = position("", "", hands=("5M", "go"), draw="1M")
    state.discard = NAMES["2M"][:3]
    events = make(state, 0, "end")
    assert ids(events).count("reshuffle") == 1
    assert sorted(hand(state, 1).split()) == ["1M", "2M", "go"]
    assert len(state.draw) == 2
    assert state.discard == []


@pytest.mark.clause("MD-16")
def test_with_both_piles_out_nothing_is_drawn_and_a_round_without_a_play_ends_it() -> None:
    state = position("red: red red red | bank: 1M", "bank: 10M", hands=("5M 4M", "go"))
    state.draw, state.discard = [], []
    make(state, 0, "bank", card="4M")
    make(state, 0, "end")
    assert hand(state, 1) == "go"
    make(state, 1, "end")
    assert GAME.outcome(state) is None
    make(state, 0, "end")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.places == ((0,), (1,))
    assert outcome.scores == (1, 0)


@pytest.mark.clause("MD-16")
def test_who_has_nothing_to_do_is_passed_over() -> None:
    state = position("bank: 1M", "bank: 1M", "bank: 1M", hands=("5M", "", ""))
    state.draw, state.discard = [], []
    events = make(state, 0, "end")
    assert ids(events).count("passes") == 2
    assert not_none(GAME.outcome(state)).places == ((0, 1, 2),)


@pytest.mark.clause("MD-16")
def test_the_round_limit_ends_a_round_by_sets_then_value() -> None:
    state = position("bank: 10M", "brown: brown brown", "bank: 5M", round_limit="15")
    state.lap = 15
    for seat in range(3):
        make(state, seat, "end")
    assert not_none(GAME.outcome(state)).places == ((1,), (0,), (2,))
    assert not_none(GAME.outcome(state)).scores == (0, 1, 0)


@pytest.mark.clause("MD-17")
def test_more_cards_than_a_set_holds_begin_another_and_only_colors_count() -> None:
    state = position("brown: brown brown", "", hands=("brown/light_blue any 1M",))
    make(state, 0, "lay", card="brown/light_blue", color="brown")
    assert front(state, 0) == {"brown": "brown brown, brown/light_blue"}
    make(state, 0, "lay", card="any", color="brown")
    assert front(state, 0) == {"brown": "brown brown, brown/light_blue any"}
    assert [group.full for group in GAME.view(state, 0).groups[0]] == [True, True]
    assert state.turn == 0


@pytest.mark.clause("MD-17")
def test_an_extra_fills_a_gap_at_once_and_the_house_stays() -> None:
    state = position("red: red red red house | red: red/yellow", "", hands=("go", "debt go"), turn=1)
    make(state, 1, "debt")
    make(state, 0, "pay", cards="red red")
    assert front(state, 0) == {"red": "red red/yellow"}
    assert bank(state, 0) == "house"
    state = position("red: red red red house | red: red/yellow", "", hands=("go", "birthday go"), turn=1)
    make(state, 1, "birthday")
    make(state, 0, "pay", cards="red")
    assert front(state, 0) == {"red": "red red red/yellow house"}
    assert front(state, 1) == {"red": "red"}


@pytest.mark.clause("MD-17", "MD-25")
def test_an_any_color_wild_gives_way_to_a_card_that_makes_the_set() -> None:
    state = position("brown: any any", "", hands=("brown 1M",))
    assert not GAME.view(state, 0).groups[0][0].full
    make(state, 0, "lay", card="brown")
    assert front(state, 0) == {"brown": "any brown, any"}
    assert [group.full for group in GAME.view(state, 0).groups[0]] == [True, False]


def test_a_card_is_laid_in_its_own_colors_only() -> None:
    state = position("", "", hands=("red 1M",))
    with pytest.raises(IllegalMove):
        GAME.apply(state, 0, Lay(NAMES["red"][0], color("green")), CHANCE)
    with pytest.raises(IllegalMove):
        GAME.apply(state, 0, Lay(NAMES["1M"][0], 0), CHANCE)
    with pytest.raises(IllegalMove):
        GAME.apply(state, 0, Go(NAMES["go"][0]), CHANCE)
    with pytest.raises(IllegalMove):
        GAME.apply(state, 1, End(), CHANCE)
