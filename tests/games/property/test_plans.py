"""Planned moves of Property: when they are made or dropped, and that nobody else notices."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from games.core import IllegalMove, Luck, Resign
from games.property import GAME
from games.property.board import cell_at
from games.property.moves import DropPlan, Plan
from games.property.state import State
from games.texts import Event
from tests.games.property.positions import cards, ids, mask, pair, play, position
from tests.kit.matches import SEEDS, examples, setups

few = examples(8)
HANDS = ("2♦ 3♣ 5♦", "A♦ 8♣ 4♦", "7♦ 7♣")


def plan(
    state: State, seat: int, words: str, column: int = 0, row: int = 0, otherwise: int = 0
) -> list[Event]:
    """Let *seat* plan to play these cards, the red one first; a 9 or 10 names *column* or *row*."""
    red, black = cards(words)
    move = Plan(red, black, column or red % 13 + 1, row or black % 13 + 1, otherwise)
    return GAME.apply(state, seat, move, Luck(Random(1)))


def find_planned_move(state: State, seat: int) -> tuple[int, int] | None:
    """Return the column and row of the planned move of *seat*, or None if no plan is still possible."""
    move = GAME.planned_move(state, seat)
    return (move.column, move.row) if move else None


@pytest.mark.clause("PR-24")
def test_a_plan_is_made_when_the_turn_comes() -> None:
    state = position([], [], [], hands=HANDS)
    plan(state, 1, "A♦ 8♣")
    assert GAME.planned_move(state, 1) is None  # it is not their turn yet
    assert "plan-lapsed" not in ids(play(state, "2♦ 3♣"))
    assert GAME.planned_move(state, 1) == pair("A♦ 8♣", 1, 8)
    GAME.apply(state, 1, pair("A♦ 8♣", 1, 8), Luck(Random(1)))
    assert state.plans == {}
    assert state.lands[1] == mask([(1, 8)])


@pytest.mark.clause("PR-24")
def test_the_second_play_stands_in_for_the_first_and_both_are_dropped_if_neither_fits() -> None:
    for taken, found in (([], (2, 3)), ([(2, 3)], (4, 8)), ([(2, 3), (4, 8)], None)):
        state = position([], [], taken, hands=("7♦ 7♣ 5♦", "2♦ 3♣ 4♦ 8♣", "A♦ A♣"))
        state.lands[2] = 0
        plan(state, 1, "2♦ 3♣")
        plan(state, 1, "4♦ 8♣", otherwise=1)
        state.lands[2] = mask(taken)  # while they wait
        told = play(state, "7♦ 7♣")
        assert find_planned_move(state, 1) == found
        lapsed = [event for event in told if event.id == "property-plan-lapsed"]
        assert [(event.seats, event.concerns) for event in lapsed] == ([] if found else [((1,), (1,))])
        assert (1 in state.plans) == bool(found)


@pytest.mark.clause("PR-24")
@pytest.mark.parametrize(
    ("before", "after", "fits"),
    [
        pytest.param({}, {}, True, id="free and still free"),
        pytest.param({}, {0: [(3, 5)]}, False, id="free and now somebody's"),
        pytest.param({2: [(3, 5)]}, {2: [(3, 5)]}, True, id="the same rent"),
        pytest.param({2: [(3, 5)]}, {2: [(3, 5), (3, 6)]}, False, id="more rent"),
        pytest.param({2: [(3, 5), (3, 6)]}, {2: [(3, 5)]}, True, id="less rent"),
        pytest.param({2: [(3, 5)]}, {}, True, id="no rent any more"),
        pytest.param({2: [(3, 5)]}, {0: [(3, 5)]}, False, id="another owner"),
        pytest.param({1: [(3, 5)]}, {1: [(3, 5)]}, True, id="still their own"),
        pytest.param({1: [(3, 5)]}, {2: [(3, 5)]}, False, id="bought from them"),
        pytest.param({1: [(3, 5)]}, {}, True, id="their own and now free"),
    ],
)
def test_a_plan_fits_while_it_means_the_same_or_less_rent(before: Any, after: Any, fits: bool) -> None:
    state = position([], [], [], hands=("7♦ 7♣ 8♦", "3♥ 5♠ A♥", "A♦ A♣"))
    state.lands = [mask(before.get(seat, [])) for seat in range(3)]
    plan(state, 1, "3♥ 5♠")
    state.lands = [mask(after.get(seat, [])) for seat in range(3)]
    play(state, "7♦ 7♣")
    assert find_planned_move(state, 1) == ((3, 5) if fits else None)


@pytest.mark.clause("PR-24")
def test_an_own_cell_has_to_be_mortgaged_as_it_was() -> None:
    for before, after in ((0, 1), (1, 0), (0, 0), (1, 1)):
        state = position([], [(3, 5)], hands=("7♦ 7♣ 8♦", "3♥ 5♠ A♥"))
        state.mortgaged = before << cell_at(3, 5)
        plan(state, 1, "3♥ 5♠")
        state.mortgaged = after << cell_at(3, 5)
        play(state, "7♦ 7♣")
        assert bool(find_planned_move(state, 1)) == (before == after)


@pytest.mark.clause("PR-24")
@pytest.mark.parametrize(("money", "fits"), [(4, True), (3, False)])
def test_a_plan_never_bankrupts_its_player(money: int, fits: bool) -> None:
    state = position([(3, 5)], [], hands=("7♦ 7♣ 8♦", "3♥ 5♠ A♥"), money=(150, money))
    plan(state, 1, "3♥ 5♠")
    play(state, "7♦ 7♣")
    assert find_planned_move(state, 1) == ((3, 5) if fits else None)


@pytest.mark.clause("PR-24")
def test_a_planned_play_waits_until_a_sale_is_decided_and_leads_to_one() -> None:
    state = position([(3, 5)], [(7, 7)], hands=("7♦ 7♣ 8♦", "3♦ 5♣ A♥"), purchase=("K♥", "K♦"))
    plan(state, 1, "3♦ 5♣")
    assert ids(play(state, "7♦ 7♣")) == ["rent"]
    assert GAME.planned_move(state, 1) is None
    GAME.apply(state, 0, GAME.sample(GAME.offers(state, 0)[1:], Random(1)), Luck(Random(1)))
    move = GAME.planned_move(state, 1)
    assert move is not None
    GAME.apply(state, 1, move, Luck(Random(1)))
    assert GAME.view(state, 1).phase == "buy"
    assert GAME.planned_move(state, 1) is None


@pytest.mark.clause("PR-24")
def test_a_plan_can_be_changed_and_dropped_and_goes_with_its_player() -> None:
    state = position([], [], [], hands=HANDS)
    plan(state, 1, "A♦ 8♣")
    plan(state, 1, "4♦ 8♣", otherwise=1)
    plan(state, 1, "4♦ 8♣")
    assert [each.cell for each in GAME.view(state, 1).plan] == [cell_at(4, 8)]
    assert ids(GAME.apply(state, 1, DropPlan(), Luck(Random(1)))) == ["plan-dropped"]
    assert GAME.view(state, 1).plan == ()
    plan(state, 1, "A♦ 8♣")
    GAME.apply(state, 1, Resign(), Luck(Random(1)))
    assert state.plans == {}


@pytest.mark.clause("PR-24")
@pytest.mark.parametrize(
    ("seat", "move", "why"),
    [
        (0, ("2♦ 3♣", 2, 3, 0), "property-plan-late"),
        (1, ("2♦ 3♣", 2, 3, 0), "property-not-in-hand"),
        (1, ("A♦ 8♣", 2, 8, 0), "property-not-named"),
        (1, ("A♦ 8♣", 1, 8, 1), "property-no-plan"),
        (1, None, "property-no-plan"),
    ],
)
def test_what_cannot_be_planned(seat: int, move: Any, why: str) -> None:
    state = position([], [], [], hands=HANDS)
    with pytest.raises(IllegalMove, match=f"^{why}$"):
        if move is None:
            GAME.apply(state, seat, DropPlan(), Luck(Random(1)))
        else:
            plan(state, seat, *move)


@pytest.mark.clause("PR-24")
def test_a_hand_of_one_pair_has_nothing_to_put_in_its_place_unless_it_names_several_cells() -> None:
    for hand, words, more in (("7♦ 7♣", "7♦ 7♣", False), ("9♦ 7♣", "9♦ 7♣", True)):
        state = position([], [], hands=("2♦ 3♣ 5♦", hand))
        plan(state, 1, words, column=7)
        found = {offer.move for offer in GAME.anytime_offers(state, 1)}
        assert found == ({"plan", "drop_plan"} if more else {"drop_plan"})
        if not more:
            with pytest.raises(IllegalMove, match=r"^property-plan-only$"):
                plan(state, 1, words, otherwise=1)


# What others see


def play_with_plans(setup: tuple[int, dict[str, str]], seed: int) -> Iterator[tuple[State, int, Any]]:
    """Yield each state of a match between bots that plan moves, the seat that moves, and its move."""
    random = Random(seed)
    state, _ = GAME.deal(*setup, Luck(random))
    for _ in range(150):
        if not GAME.waiting_for(state):
            return
        seat = random.choice(sorted(GAME.active(state)))
        move: Any = None
        if random.random() < 0.5 and (offers := GAME.anytime_offers(state, seat)):
            move = GAME.sample(offers, random)
        else:
            seat = state.turn
            move = GAME.planned_move(state, seat) or GAME.choose(
                GAME.view(state, seat), GAME.offers(state, seat), random
            )
        yield GAME.copy(state), seat, move
        GAME.apply(state, seat, move, Luck(random))


@few
@given(data=st.data(), seed=SEEDS)
def test_planning_changes_nothing_that_others_see_or_may_do(data: DataObject, seed: int) -> None:
    setup, planned = data.draw(setups("property")), 0
    for state, seat, move in play_with_plans(setup, seed):
        if move.__struct_config__.tag not in ("plan", "drop_plan"):
            continue
        planned += 1
        after = GAME.copy(state)
        events = GAME.apply(after, seat, move, Luck(Random(1)))
        assert [event.seats for event in events] == [(seat,)]
        for other in (None, *range(setup[0])):
            if other != seat:
                assert GAME.view(after, other) == GAME.view(state, other)
        for other in range(setup[0]):
            if other != seat:
                assert GAME.open_offers(after, other) == GAME.open_offers(state, other)
        assert GAME.decode(GAME.encode(after)) == after
        world = next(GAME.worlds(GAME.view(after, seat), Random(1)))
        assert GAME.view(world, seat) == GAME.view(after, seat)
    assert planned


@few
@given(data=st.data(), seed=SEEDS)
def test_whether_a_plan_fits_depends_on_no_other_hand(data: DataObject, seed: int) -> None:
    random = Random(seed)
    for state, _, _ in play_with_plans(data.draw(setups("property")), seed):
        seat = state.turn
        other = GAME.permute_hidden(state, seat, random)
        assert GAME.planned_move(other, seat) == GAME.planned_move(state, seat)
        assert other.plans.keys() <= {seat}


@few
@given(data=st.data(), seed=SEEDS)
def test_what_others_do_changes_nothing_that_may_be_planned(data: DataObject, seed: int) -> None:
    """If it did, whether a player can undo a move would depend on another player's hand."""
    setup = data.draw(setups("property"))
    for state, seat, move in play_with_plans(setup, seed):
        after = GAME.copy(state)
        GAME.apply(after, seat, move, Luck(Random(1)))
        if GAME.outcome(after):
            break
        for other in GAME.active(after) - {seat, state.turn, after.turn}:
            assert GAME.anytime_offers(after, other) == GAME.anytime_offers(state, other)


@few
@given(data=st.data(), seed=SEEDS)
def test_a_planned_move_is_legal(data: DataObject, seed: int) -> None:
    made = 0
    for state, _, _ in play_with_plans(data.draw(setups("property")), seed):
        if move := GAME.planned_move(state, state.turn):
            GAME.apply(state, state.turn, move, Luck(Random(1)))
            assert not state.out[GAME.view(state, None).last.seat]  # type: ignore[union-attr]
            made += 1
    assert made
