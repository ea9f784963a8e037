"""The aims of the bot opponent of Monopoly Deal: to save, pay, attack, defend and finish."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.core import Luck
from games.deal import GAME
from games.deal.cards import COLOR_NAMES, KIND
from games.deal.moves import (
    Arrange,
    Bank,
    Breaker,
    Build,
    Discard,
    End,
    Forced,
    Go,
    Lay,
    Refuse,
    Shift,
    Sly,
)
from games.deal.opponent.finish import plan
from games.deal.state import State
from games.search.search import Budget, search
from tests.games.deal.positions import color, make, name, position
from tests.kit.matches import steps
from tests.kit.narrow import not_none

TWO_SETS = "brown: brown brown | utility: utility utility | dark_blue: dark_blue"


def choose(state: State, seat: int) -> Any:
    return GAME.choose(GAME.view(state, seat), GAME.offers(state, seat), Random(1))


def finish(state: State, seat: int) -> list[Arrange | End | Lay]:
    """Return the moves of *seat* until its turn is over."""
    moves = []
    while seat in GAME.waiting_for(state) and state.action is None:
        moves.append(choose(state, seat))
        GAME.apply(state, seat, moves[-1], Luck(Random(1)))
    return moves


def test_where_a_match_is_played_on_it_finds_a_turn_at_once() -> None:
    whole = kept = 0
    for before, seat, *_ in steps("deal", (2, {}), 1, sense=1.0):
        first, *after = GAME.rollout(GAME.view(before, seat), GAME.offers(before, seat), Random(1))
        assert first == choose(before, seat)
        state, luck = GAME.copy(before), Luck(Random(1))
        GAME.make(state, seat, first, luck)
        for move in after:
            if state.turn != seat or state.action is not None:
                break
            whole, kept = whole + 1, kept + (move == choose(state, seat))
            GAME.make(state, seat, move, luck)
    assert kept > 0.7 * whole > 0


def test_a_strong_one_rearranges_only_as_its_strategy_does_and_banks_no_pass_go() -> None:
    state = position("utility: utility any | red: red", "green: green", hands=("3M go red",))
    offers = GAME.offers(state, 0)
    assert "arrange" in {offer.move for offer in offers}
    found = search(GAME, GAME.view(state, 0), offers, Random(1), Budget(simulations=60))
    assert {type(each.move) for each in found.tried} == {Bank, Lay, Go, End}
    assert {KIND[each.move.card] for each in found.tried if isinstance(each.move, Bank)} == {"money"}


def test_it_keeps_its_just_say_no_from_a_trifle() -> None:
    state = position("bank: 1M", "bank: 5M 2M", hands=("birthday", "no"))
    make(state, 0, "birthday")
    assert not isinstance(choose(state, 1), Refuse)


def test_it_refuses_what_would_lose_the_match() -> None:
    state = position(TWO_SETS, "dark_blue: dark_blue", hands=("sly", "no"))
    make(state, 0, "sly")
    assert choose(state, 1) == Refuse(1)


def test_it_insists_on_what_wins_the_match() -> None:
    state = position(TWO_SETS, "dark_blue: dark_blue", hands=("sly no", "no"))
    make(state, 0, "sly")
    make(state, 1, "refuse")
    assert choose(state, 0) == Refuse(1)


@pytest.mark.parametrize(
    ("front", "least"),
    [("bank: 10M | station: station", "station"), ("bank: 2M | dark_blue: dark_blue", "2M")],
)
def test_it_pays_with_what_it_needs_least(front: str, least: str) -> None:
    state = position("bank: 1M", front, hands=("birthday go", "go go"))
    make(state, 0, "birthday")
    GAME.apply(state, 1, choose(state, 1), Luck(Random(1)))
    assert not_none(state.last).what == "paid"
    assert [name(card) for card in not_none(state.last).cards] == [least]


def test_it_knows_that_wilds_alone_are_no_set() -> None:
    state = position("brown: any", "bank: 1M", hands=("any", "go"))
    assert COLOR_NAMES[choose(state, 0).color] != "brown"


def test_it_takes_from_who_is_about_to_win() -> None:
    rival = "light_blue: light_blue light_blue | orange: orange orange orange | red: red red red"
    state = position("bank: 1M", "light_blue: light_blue", rival, hands=("sly",))
    taken = choose(state, 0)
    assert isinstance(taken, Sly)
    assert taken.taken in state.groups[2][0]


def test_it_breaks_the_set_of_who_is_about_to_win() -> None:
    rival = "light_blue: light_blue light_blue | orange: orange orange orange | red: red red red"
    state = position("bank: 1M", "brown: brown brown", rival, hands=("breaker",))
    taken = choose(state, 0)
    assert isinstance(taken, Breaker)
    assert taken.taken in state.groups[2][1] + state.groups[2][2]


def test_it_finds_the_way_to_three_sets_over_a_wild() -> None:
    front = "brown: brown/light_blue | green: green green green | pink: pink pink pink"
    state = position(front, "", hands=("light_blue light_blue 10M",))
    moves = finish(state, 0)
    assert {type(move) for move in moves} == {Lay, Arrange}
    assert not_none(GAME.outcome(state)).winners == (0,)


def test_of_two_wilds_that_may_change_places_it_leaves_one_where_it_lies() -> None:
    front = (
        "brown: brown/light_blue any | brown: brown | light_blue: light_blue"
        " | pink: pink/orange pink pink | orange: pink/orange"
    )
    state = position(front, "", hands=("orange",))
    assert [type(move) for move in finish(state, 0)] == [Lay, Arrange]
    assert not_none(GAME.outcome(state)).winners == (0,)


def test_it_ends_no_round_in_which_another_has_more() -> None:
    front = "brown: brown brown | utility: utility utility | dark_blue: dark_blue"
    rich = "bank: 10M 5M 5M 4M 4M 4M"
    for scoring, ends in (("points", False), ("sets", True)):
        state = position(front, rich, hands=("dark_blue",), scoring=scoring)
        finish(state, 0)
        assert bool(state.completed) == ends


def test_it_discards_what_serves_it_least() -> None:
    state = position("bank: 10M 5M", "", hands=("no sly breaker debt dark_blue 1M 1M 2M green",), plays=0)
    make(state, 0, "end")
    cards = choose(state, 0)
    assert isinstance(cards, Discard)
    assert [name(card) for card in cards.cards] == ["1M", "1M"]


TWO_FULL = "brown: brown brown | utility: utility utility"
THREE_BEGUN = "brown: brown | light_blue: light_blue light_blue | utility: utility"


@pytest.mark.parametrize(
    ("front", "hand", "steps"),
    [
        (f"{TWO_FULL} | station: station station station", "station", "station station"),
        (f"{TWO_FULL} | red: red", "red/yellow any 1M", "red/yellow red, any red"),
        (f"{TWO_FULL} | red: red red/yellow", "red red", "red red"),
        (f"{TWO_FULL} | yellow: any", "red/yellow green red", "red red, red/yellow red, any red"),
        (f"{TWO_FULL} | yellow: any", "green red", ""),
        (f"{TWO_FULL} | dark_blue: dark_blue", "red/yellow red pink/orange", ""),
        (THREE_BEGUN, "brown light_blue utility", "brown brown, light_blue light_blue, utility utility"),
        (THREE_BEGUN, "brown light_blue", ""),
    ],
)
def test_it_plans_three_sets_where_they_can_be_completed_in_this_turn(
    front: str, hand: str, steps: str
) -> None:
    state = position(front, "", hands=(hand,))
    found = plan(state.groups[0], state.hands[0], state.plays)
    assert ", ".join(f"{name(card)} {COLOR_NAMES[to]}" for card, to in found or ()) == steps
    assert (found is None) == (not steps)


THIRD_IN_REACH = "brown: brown brown | red: red | station: station station station | utility: utility any"


@pytest.mark.parametrize("theft", ["sly", "forced"])
@pytest.mark.parametrize(
    "begun",
    [THIRD_IN_REACH, "brown: brown brown | red: red | station: station station station station | pink: pink"],
)
def test_it_steals_what_completes_three_sets_with_what_it_lays_and_moves_then(theft: str, begun: str) -> None:
    rivals = "red: red | green: green green", "utility: utility"
    for seed in range(8):
        state = position(begun, *rivals, hands=(f"{theft} red/yellow",), plays=2)
        assert isinstance(choose(state, 0), Sly | Forced)
        random, luck = Random(seed), Luck(Random(seed))
        while (outcome := GAME.outcome(state)) is None:
            seat = min(GAME.waiting_for(state))
            move = GAME.choose(GAME.view(state, seat), GAME.offers(state, seat), random)
            GAME.apply(state, seat, move, luck)
            assert state.turn == 0
        assert outcome.winners == (0,)


def test_it_steals_it_from_whoever_is_least_likely_to_refuse() -> None:
    cautious = "go go go 1M 1M 2M"
    for hands, victim in (((cautious, "go"), 2), (("go", cautious), 1)):
        state = position(THIRD_IN_REACH, "red: red", "red: red", hands=("sly red/yellow", *hands), plays=2)
        assert choose(state, 0) == Sly(state.hands[0][-1], state.groups[victim][0][3])


def test_where_a_match_is_played_on_a_turn_is_found_anew_once_cards_may_have_come() -> None:
    state = position("red: red", "green: green", hands=("sly red 3M",))
    found = GAME.rollout(GAME.view(state, 0), GAME.offers(state, 0), Random(1))
    assert [type(move) for move in found] == [Lay, Sly]


def test_it_takes_a_wild_for_the_color_it_can_become() -> None:
    state = position(
        "brown: brown | orange: orange", "light_blue: brown/light_blue | orange: orange", hands=("sly",)
    )
    taken = choose(state, 0)
    assert isinstance(taken, Sly)
    assert name(taken.taken) == "brown/light_blue"


def test_it_builds_on_a_full_set() -> None:
    state = position("bank: 10M 5M | green: green green green", "", hands=("house",))
    assert choose(state, 0) == Build(state.hands[0][0], state.groups[0][0][3])


def test_it_swaps_away_what_it_needs_least() -> None:
    front = "dark_blue: dark_blue | green: green green | station: station"
    state = position(front, "green: green | red: red", hands=("forced",))
    for number in range(8):
        move = GAME.choose(GAME.view(state, 0), GAME.offers(state, 0), Random(number))
        assert isinstance(move, Forced)
        assert (name(move.own), name(move.taken)) == ("station", "green")


def test_it_gives_a_set_of_wilds_the_color_that_makes_room() -> None:
    state = position("red: red/yellow red/yellow any house | red: red red", "", hands=("1M",), plays=0)
    assert choose(state, 0) == Shift(state.groups[0][0][3], color("yellow"))
