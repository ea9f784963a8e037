"""How a round is won and scored, how a match ends, and what happens when players leave (MD-40 to MD-44)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.core import IllegalMove, Luck, Resign
from games.deal import GAME
from games.deal.moves import End
from games.deal.opponent.strategy import choose
from games.deal.rounds import score
from games.deal.state import State
from games.texts import Event
from tests.games.deal.positions import NAMES, awaited_seats, bank, front, ids, make, open_offers, position
from tests.kit.narrow import not_none

CHANCE = Luck(Random(3))
TWO = "brown: brown brown | utility: utility utility"
NEARLY = f"{TWO} | red: red red"


def resign(state: State, seat: int) -> list[Event]:
    return GAME.apply(state, seat, Resign(), CHANCE)


@pytest.mark.clause("MD-40", "MD-42")
def test_the_third_set_ends_the_round_at_once() -> None:
    state = position(NEARLY, "bank: 10M", hands=("red 1M", "go"))
    events = make(state, 0, "lay", card="red")
    assert ids(events)[-1] == "complete"
    assert awaited_seats(state) == []
    assert not_none(GAME.outcome(state)).places == ((0,), (1,))
    assert not_none(GAME.outcome(state)).scores == (3, 0)
    with pytest.raises(IllegalMove):
        GAME.apply(state, 0, End(), CHANCE)


@pytest.mark.clause("MD-40")
def test_arranging_may_complete_it() -> None:
    state = position(f"{NEARLY} | yellow: red/yellow", "")
    make(state, 0, "arrange", card="red/yellow")
    assert not_none(GAME.outcome(state)).winners == (0,)


@pytest.mark.clause("MD-17", "MD-40")
def test_two_sets_of_one_color_count_once() -> None:
    state = position(f"{TWO} | brown: brown/light_blue", "", hands=("any 1M", "go"))
    make(state, 0, "lay", card="any", color="brown")
    assert GAME.outcome(state) is None
    assert [group.full for group in GAME.view(state, 0).groups[0]] == [True, True, True]


@pytest.mark.clause("MD-40")
def test_sets_completed_in_anothers_turn_count_from_the_start_of_ones_own() -> None:
    state = position(
        "dark_blue: dark_blue", f"{TWO} | dark_blue: dark_blue | red: red", hands=("forced 1M", "go")
    )
    make(state, 0, "forced", own="dark_blue", taken="red")
    make(state, 1, "accept")
    assert front(state, 1)["dark_blue"] == "dark_blue dark_blue"
    assert GAME.outcome(state) is None
    events = make(state, 0, "end")
    assert ids(events) == ["end", "complete"]
    assert not_none(GAME.outcome(state)).winners == (1,)


@pytest.mark.clause("MD-40")
def test_an_action_is_settled_with_all_its_targets_before_the_win_is_checked() -> None:
    state = position(NEARLY, "red: red", "bank: 2M", hands=("birthday 1M", "go", "go"))
    make(state, 0, "birthday")
    make(state, 1, "accept")
    assert front(state, 0)["red"] == "red red red"
    assert awaited_seats(state) == [2]
    make(state, 2, "accept")
    assert bank(state, 0) == "2M"
    assert not_none(GAME.outcome(state)).winners == (0,)


@pytest.mark.clause("MD-40")
def test_if_a_swap_gives_both_three_sets_the_player_on_turn_wins() -> None:
    state = position(
        f"{NEARLY} | green: green",
        "station: station station station station | pink: pink pink pink | green: green green | red: red",
        hands=("forced 1M", "go"),
    )
    make(state, 0, "forced", own="green", taken="red")
    make(state, 1, "accept")
    assert not_none(GAME.outcome(state)).places == ((0,), (1,))
    assert not_none(GAME.outcome(state)).scores == (3, 3)


@pytest.mark.clause("MD-41")
@pytest.mark.parametrize(
    ("values", "gone", "points"),
    [
        ([30, 20, 10, 5], [], [10, 7, 5, 3]),
        ([1, 2, 3, 4, 5], [], [1, 3, 5, 7, 10]),
        ([8, 9], [], [7, 10]),
        ([9, 9, 5, 9, 1], [], [10, 10, 3, 10, 1]),
        ([0, 0, 0], [], [10, 10, 10]),
        ([20, 10, 10, 5], [], [10, 7, 7, 3]),
    ],
)
def test_points_by_value(values: list[int], gone: list[Any], points: list[int]) -> None:
    assert score(values, gone) == points


@pytest.mark.clause("MD-41")
def test_everything_in_front_counts_but_no_hand() -> None:
    state = position(
        f"{NEARLY} | bank: 1M",
        "bank: 10M 5M no | red: any | green: green green green house hotel",
        "",
        hands=("red", "5M", "4M 4M 4M"),
        scoring="points",
    )
    state.rounds = 1
    make(state, 0, "lay", card="red")
    counted = GAME.view(state, None).counted[0]
    assert counted.values == (2 + 4 + 9 + 1, 19 + 12 + 7, 0)
    assert counted.points == (7, 10, 5)
    assert counted.completed == 0
    assert not_none(GAME.outcome(state)).places == ((1,), (0,), (2,))
    assert not_none(GAME.outcome(state)).tiebreak(1) is None


def test_among_equal_numbers_of_sets_the_value_decides_and_the_outcome_says_so() -> None:
    state = position(
        f"{NEARLY} | bank: 1M",
        "bank: 1M | green: green green green",
        "bank: 5M 2M",
        "",
        hands=("red", "", "", ""),
    )
    make(state, 0, "lay", card="red")
    outcome = not_none(GAME.outcome(state))
    assert outcome.places == ((0,), (1,), (2,), (3,))
    assert outcome.scores == (3, 1, 0, 0)
    assert [outcome.tiebreak(seat) for seat in range(4)] == [None, None, 7, 0]


@pytest.mark.clause("MD-42", "MD-43")
def test_rounds_are_played_and_dice_decide_anew() -> None:
    state = position(NEARLY, "bank: 10M", hands=("red", "go"), scoring="points", rounds="2")
    events = make(state, 0, "lay", card="red")
    view = GAME.view(state, None)
    assert {"complete", "counted", "round", "roll", "begins"} <= set(ids(events))
    assert (view.round, view.rounds, view.points) == (2, 2, (10, 7))
    assert [event.args["total"] for event in events if event.id == "deal-counted"] == [10, 7]
    assert sorted(view.hand_sizes) == [5, 7]
    assert view.groups == ((), ())
    assert view.discard == ()
    assert [roll.seat for roll in view.rolls][:2] == [0, 1]
    assert len(GAME.cards(state)) == 106


@pytest.mark.clause("MD-42")
def test_sets_are_a_single_round() -> None:
    state, _ = GAME.deal(2, {"scoring": "sets", "rounds": "5"}, CHANCE)
    assert GAME.view(state, None).rounds == 1
    state, _ = GAME.deal(2, {"scoring": "points", "rounds": "8"}, CHANCE)
    assert GAME.view(state, None).rounds == 8


@pytest.mark.clause("MD-42")
def test_the_most_points_over_all_rounds_win() -> None:
    state = position(NEARLY, "bank: 10M", "", hands=("red", "go", "go"), scoring="points")
    state.values, state.points, state.completed = [[1, 2, 3]], [[5, 7, 10]], [2]
    state.round = state.rounds = 2
    make(state, 0, "lay", card="red")
    assert not_none(GAME.outcome(state)).scores == (15, 14, 15)
    assert not_none(GAME.outcome(state)).places == ((0, 2), (1,))


@pytest.mark.clause("MD-43")
def test_who_resigns_leaves_everything_to_the_center_pile_and_comes_last() -> None:
    state = position("bank: 5M | red: red red red house", TWO, "", hands=("4M", "go", "go"))
    events = resign(state, 0)
    assert ids(events)[0] == "resign"
    left = {*NAMES["5M"][:1], *NAMES["red"], NAMES["house"][0], NAMES["4M"][0]}
    assert left <= set(state.discard)
    assert state.turn == 1
    resign(state, 1)
    outcome = GAME.outcome(state)
    assert not_none(outcome).places == ((2,), (1,), (0,))
    with pytest.raises(IllegalMove):
        resign(state, 1)


@pytest.mark.clause("MD-43")
def test_a_leaver_is_last_in_this_and_later_rounds() -> None:
    hands = ("red", "go", "go", "go")
    state = position(NEARLY, "bank: 10M", "bank: 5M", "", hands=hands, scoring="points", rounds="2")
    resign(state, 1)
    resign(state, 2)
    make(state, 0, "lay", card="red")
    view = GAME.view(state, None)
    assert view.points == (10, 3, 5, 7)
    assert [size > 0 for size in view.hand_sizes] == [True, False, False, True]
    assert {roll.seat for roll in view.rolls} == {0, 3}
    state.lap = state.round_limit = 15
    while GAME.outcome(state) is None:
        seat = awaited_seats(state)[0]
        GAME.apply(state, seat, GAME.sample(GAME.offers(state, seat), Random(1)), CHANCE)
    assert not_none(GAME.outcome(state)).places[-2:] == ((2,), (1,))
    assert GAME.view(state, None).points[1] == 6


@pytest.mark.clause("MD-43")
def test_one_player_left_wins() -> None:
    state = position("", "bank: 10M", scoring="points", rounds="4")
    events = resign(state, 1)
    assert ids(events)[-1] == "alone"
    assert not_none(GAME.outcome(state)).places == ((0,), (1,))
    assert awaited_seats(state) == []


@pytest.mark.clause("MD-41", "MD-43", "MD-52")
@pytest.mark.parametrize("rounds", ["1", "4"])
def test_who_is_left_alone_counts_what_lies_in_front(rounds: str) -> None:
    state = position(
        "red: red red | bank: 5M",
        "bank: 10M",
        TWO,
        hands=("4M", "go", "go"),
        scoring="points",
        rounds=rounds,
    )
    resign(state, 1)
    events = resign(state, 2)
    assert ids(events)[-4:] == ["counted", "counted", "counted", "alone"]
    assert GAME.merits(state) == (11, 0, 0)
    assert GAME.finisher(state) is None
    assert not_none(GAME.outcome(state)).scores == (10, 5, 7)
    assert not_none(GAME.outcome(state)).places == ((0,), (2,), (1,))


@pytest.mark.clause("MD-44")
def test_a_turn_is_passed_after_drawing_and_with_the_cut() -> None:
    state = position("", "", hands=("1M 1M 1M 2M 2M 2M 3M 4M", "go"), draw="5M 10M")
    move = GAME.pass_move(state, 0)
    assert move == End()
    GAME.apply(state, 0, move, CHANCE)
    assert awaited_seats(state) == [0]
    assert GAME.pass_move(state, 0) is None
    assert GAME.pass_move(state, 1) is None
    make(state, 0, "discard", cards="4M")
    assert len(state.hands[1]) == 3


@pytest.mark.clause("MD-44")
@pytest.mark.parametrize("asked", ["pay", "answer", "discard"])
def test_the_strategy_gives_an_answer_that_is_owed(asked: str) -> None:
    state = position("bank: 1M", "bank: 2M 3M | red: red", hands=("debt sly 1M 1M 2M 2M 4M 4M 4M", "no go"))
    seat = 0 if asked == "discard" else 1
    make(state, 0, {"pay": "debt", "answer": "sly", "discard": "end"}[asked])
    offers = GAME.offers(state, seat)
    GAME.apply(state, seat, choose(GAME.view(state, seat), offers, Random(1)), CHANCE)
    assert not open_offers(state, seat, offers[0].move)


@pytest.mark.clause("MD-43")
def test_whoever_leaves_out_of_turn_leaves_the_turn_alone() -> None:
    state = position("", "bank: 5M | red: red any", "", hands=("1M", "4M", "go"))
    state.accepts[1], state.pays[1] = 2, 1
    events = resign(state, 1)
    assert ids(events) == ["resign"]
    assert (state.turn, state.plays, GAME.active(state)) == (0, 3, frozenset({0, 2}))
    left = [NAMES[each][0] for each in ("5M", "red", "any", "4M")]
    assert sorted(state.discard) == sorted(left)
    assert (state.accepts[1], state.pays[1]) == (0, 0)
    assert [GAME.offers(state, 1), GAME.anytime_offers(state, 1)] == [[], []]
    make(state, 0, "end")
    assert state.turn == 2


@pytest.mark.clause("MD-43")
def test_whoever_leaves_while_cutting_ends_the_turn() -> None:
    state = position("", "", "", hands=("1M 1M 1M 2M 2M 2M 3M 4M", "go", "go"))
    make(state, 0, "end")
    assert state.discarding
    resign(state, 0)
    assert (state.turn, state.discarding, state.plays) == (1, False, 3)


@pytest.mark.clause("MD-43")
def test_what_a_leaving_actor_took_goes_to_the_center_with_the_rest() -> None:
    state = position("pink: pink", "red: red", "bank: 1M", hands=("sly go", "go", "go"))
    make(state, 0, "sly")
    resign(state, 0)
    assert awaited_seats(state) == [1]
    events = make(state, 1, "accept")
    assert ids(events)[0] == "taken"
    assert (front(state, 0), front(state, 1), state.turn) == ({}, {}, 1)
    assert {NAMES["red"][0], NAMES["pink"][0], NAMES["sly"][0]} <= set(state.discard)


@pytest.mark.clause("MD-43")
def test_when_all_but_one_have_left_an_open_action_is_over() -> None:
    state = position("bank: 1M", "bank: 2M", hands=("birthday go", "go"))
    make(state, 0, "birthday")
    resign(state, 1)
    assert (state.over, state.action, state.plays) == (True, None, 0)
    assert not_none(GAME.outcome(state)).places == ((0,), (1,))
    assert [GAME.offers(state, 0), GAME.anytime_offers(state, 0), GAME.pass_move(state, 0)] == [[], [], None]
    with pytest.raises(IllegalMove):
        resign(state, 0)


@pytest.mark.clause("MD-43")
def test_dice_of_a_later_round_are_rolled_by_those_who_are_left() -> None:
    hands = ("red", "go", "go")
    state = position(NEARLY, "", "", hands=hands, scoring="points", rounds="2")
    resign(state, 1)
    events = make(state, 0, "lay", card="red")
    rolls = GAME.view(state, None).rolls
    assert {roll.seat for roll in rolls} == {0, 2}
    assert ids(events).count("roll") == len(rolls)
    assert (state.first, state.turn) == (state.turn, state.first)
    assert [bool(cards) for cards in state.hands] == [True, False, True]


@pytest.mark.parametrize(
    ("options", "unit"),
    [
        ({"scoring": "sets", "rounds": "1"}, "deal-sets"),
        ({"scoring": "points", "rounds": "1"}, "deal-wealth"),
        ({"scoring": "points", "rounds": "3"}, "deal-total"),
    ],
)
def test_the_chart_ends_in_the_order_of_the_places(options: dict[str, str], unit: str) -> None:
    for number in range(12):
        random = Random(number)
        chance = Luck(random)
        state, _ = GAME.deal(2 + number % 4, options, chance)
        while seats := GAME.waiting_for(state):
            seat = min(seats)
            move = choose(GAME.view(state, seat), GAME.offers(state, seat), random)
            GAME.apply(state, seat, move, chance)
        standing, outcome = GAME.standing(state), not_none(GAME.outcome(state))
        assert standing.unit.id == unit
        ended = [standing.figures[seat] for place in outcome.places for seat in place]
        assert ended == sorted(ended, reverse=True), (options, number)
