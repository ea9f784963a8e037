"""The search finds a better move than the strategy where there is one, and keeps to its budget."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from statistics import fmean

import msgspec
import pytest

from games.core import Chance, Field, Game, Label, Offer, Outcome, Text
from games.kit import view as kit
from games.kit.move import Kind
from games.search import evaluation, halving, levels
from games.search.budget import Budget
from games.search.candidates import candidates
from games.search.evaluation import Evaluation, Weights
from games.search.search import Found, search, searchable


class Bet(Kind, tag="bet"):
    """Win at once with so many *tenths*, or the turn passes."""

    tenths: int


class Fold(Kind, tag="fold"):
    """Let the others win."""


class State(msgspec.Struct):
    seats: int
    turn: int = 0
    bets: int = 0
    won: int = -1
    folded: int = -1


class View(kit.View, frozen=True, kw_only=True):
    bets: int


class Betting(Game[State, Bet | Fold, View]):
    """Six bets at most in a match; the strategy bets one tenth, which is the worst."""

    key = "betting"
    seats = range(2, 5)
    settings = ()
    rules_version = 1
    feature_names = ("turn",)

    def partners(self, seats: int, options: dict[str, str]) -> tuple[tuple[int, ...], ...]:
        return ((0, 2), (1, 3)) if seats == 4 else super().partners(seats, options)

    def deal(self, seats, options, chance):
        return State(seats), []

    def offers(self, state: State, seat: int) -> list[Offer]:
        bets = Offer("bet", {}, (Field("tenths", tuple(range(1, 10))),))
        return [bets, Offer("fold")] if seat in self.waiting_for(state) else []

    def apply(self, state: State, seat: int, move, chance: Chance):
        if isinstance(move, Fold):
            state.folded = seat
        elif chance.below(10) < move.tenths:
            state.won = seat
        state.turn, state.bets = (seat + 1) % state.seats, state.bets + 1
        return []

    def view(self, state: State, seat: int | None) -> View:
        return View(
            seat=seat,
            options={},
            turn=state.turn,
            awaited=tuple(self.waiting_for(state)),
            asked="bet",
            out=("",) * state.seats,
            outcome=self.outcome(state),
            bets=state.bets,
        )

    def outcome(self, state: State) -> Outcome | None:
        everybody = set(range(state.seats))
        if state.won >= 0:
            first = {seat for seat in everybody if (seat - state.won) % 2 == 0 or seat == state.won}
            first = first if state.seats == 4 else {state.won}
        elif state.folded >= 0:
            first = everybody - {state.folded}
        elif state.bets == 6:
            first = everybody
        else:
            return None
        places = tuple(tuple(place) for place in (first, everybody - first) if place)
        return Outcome(places, (0,) * state.seats, 2 if state.seats == 4 else 1)

    def waiting_for(self, state: State) -> frozenset[int]:
        return frozenset() if self.outcome(state) else frozenset({state.turn})

    def active(self, state: State) -> frozenset[int]:
        return frozenset(range(state.seats))

    def choose(self, view, offers, random):
        return Bet(1)

    def worlds(self, view: View, random: Random) -> Iterator[State]:
        while True:
            yield State(view.seats, view.turn, view.bets)

    def features(self, state: State) -> list[tuple[float, ...]]:
        return [(float(seat == state.turn),) for seat in range(state.seats)]

    def ask(self, view):
        return Text("common-yes")

    def offer_label(self, view, offer):
        return Label(Text("common-yes"))


GAME = Betting()


@pytest.fixture
def fitted(monkeypatch: pytest.MonkeyPatch) -> None:
    weights = Weights(4, (), {sides: {"turn": 0.5} for sides in (2, 3)})
    monkeypatch.setattr(evaluation, "weights", lambda key: weights)
    monkeypatch.setattr("games.search.search.weights", lambda key: weights)


def found(seats: int = 2, seed: int = 1, budget: Budget = Budget(simulations=600)) -> Found:  # noqa: B008
    state = State(seats)
    return search(GAME, GAME.view(state, 0), GAME.offers(state, 0), Random(seed), budget)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_best_move_is_found_and_told_with_its_chance(fitted: None, seats: int) -> None:
    answer = found(seats)
    chances = {each.move: each.chance for each in answer.tried}
    assert answer.move in (Bet(8), Bet(9))
    assert answer.tried[0].move == Bet(1)
    assert chances[Fold()] == 0.0
    assert {each.move for each in answer.tried} == {Fold(), *map(Bet, range(1, 10))}
    assert chances[answer.move] == pytest.approx(0.9, abs=0.1)


def test_the_same_search_gives_the_same_answer(fitted: None) -> None:
    assert found(3, 5) == found(3, 5)
    assert found(3, 5).tried != found(3, 6).tried


@pytest.mark.parametrize("simulations", [1, 5, 40, 300])
def test_no_more_is_simulated_than_the_budget_allows(fitted: None, simulations: int) -> None:
    answer = found(budget=Budget(simulations=simulations))
    assert simulations - 10 < sum(each.times for each in answer.tried) <= simulations


def test_no_more_time_is_spent_than_the_budget_allows(fitted: None) -> None:
    start = time.thread_time()
    found(budget=Budget(seconds=0.05))
    assert 0.05 <= time.thread_time() - start < 0.1


def test_the_weaker_half_is_dropped_and_the_first_kept() -> None:
    results = halving.halve(9, lambda each, number: each + number % 2 if each else -1.0, _counter(64))
    times = [len(found) for found in results]
    assert times[0] == times[8] == max(times)
    assert times[1] == times[4] < times[5] == times[6] < times[7] < times[8]
    assert halving.best(results) == 8


def _counter(limit: int):
    calls = iter(range(10**6))
    return lambda: next(calls) / (2 * limit)


def test_the_first_stays_unless_another_is_better_beyond_doubt() -> None:
    assert halving.best([[0.5, 0.5, 0.5], [0.9, 0.4, 0.4]]) == 0
    assert halving.best([[0.5, 0.5, 0.5], [0.9, 0.6, 0.6]]) == 1
    assert halving.best([[0.5], [0.9]]) == 0


def test_every_offer_has_a_candidate_and_the_rest_is_spread() -> None:
    offers = [Offer("bet", {}, (Field("tenths", tuple(range(1, 100))),)), Offer("fold")]
    chosen = candidates(GAME, GAME.view(State(2), 0), offers, Random(1), 31)
    assert chosen[0] == Bet(1)
    assert Fold() in chosen
    assert len(set(chosen)) == len(chosen) > 8


def test_partners_have_one_chance_and_the_chances_of_all_sides_add_up(fitted: None) -> None:
    assert sum(Evaluation(GAME, 3, {}).chances(State(3))) == pytest.approx(1)
    first, second, third, fourth = Evaluation(GAME, 4, {}).chances(State(4))
    assert first == third > second == fourth
    assert first + second == pytest.approx(1)


def test_a_game_that_cannot_be_searched_is_played_by_its_strategy() -> None:
    assert not searchable(GAME)
    view, offers = GAME.view(State(2), 0), GAME.offers(State(2), 0)
    assert levels.choose(GAME, view, offers, Random(1), "strong") == Bet(1)


def test_of_many_moves_those_are_tried_that_look_best(fitted: None) -> None:
    state = State(2)
    offers = [Offer("bet", {}, (Field("tenths", tuple(range(1, 40))),)), Offer("fold")]
    answer = search(GAME, GAME.view(state, 0), offers, Random(1), Budget(simulations=200))
    own, *others = [each.move for each in answer.tried]
    assert own == Bet(1)
    assert len(others) == 11
    assert Fold() not in others
    assert fmean(each.tenths for each in others) > 12
