"""The search finds a better move than the strategy if there is one, and stays within its budget."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from statistics import fmean
from typing import Any

import pytest

from games.core import Field, Offer
from games.search import evaluation, levels
from games.search.evaluation import Evaluation, Weights, win_chances
from games.search.search import (
    SURE,
    Budget,
    Rollouts,
    SearchResult,
    best_candidate,
    expected_lead,
    find_candidates,
    halve,
    is_searchable,
    search,
)
from tests.games.search.betting import GAME, Bet, Fold, State


def run_search(seats: int = 2, seed: int = 1, budget: Budget = Budget(simulations=600)) -> SearchResult:  # noqa: B008
    state = State(seats)
    return search(GAME, GAME.view(state, 0), GAME.offers(state, 0), Random(seed), budget)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_best_move_is_found_and_told_with_its_chance(betting: None, seats: int) -> None:
    answer = run_search(seats)
    chances = {each.move: each.chance for each in answer.tried}
    assert answer.move in (Bet(8), Bet(9))
    assert answer.tried[0].move == Bet(1)
    assert chances[Fold()] == 0.0
    assert {each.move for each in answer.tried} == {Fold(), *map(Bet, range(1, 10))}
    assert chances[answer.move] == pytest.approx(0.9, abs=0.1)


@pytest.mark.parametrize("kinds", ["strategy_kinds", "trusted_kinds", "costless_kinds"])
def test_where_the_strategy_makes_a_move_that_is_left_to_it_no_other_is_tried(
    betting: None, monkeypatch: pytest.MonkeyPatch, kinds: str
) -> None:
    own = run_search().tried[0].move
    fields: dict[str, Any] = {kinds: ("bet",)}
    weights = Weights(sides={2: {}}, **fields)
    monkeypatch.setattr("games.search.search.weights", lambda _: weights)
    assert run_search() == SearchResult(own, ())


@pytest.mark.parametrize(("kind", "tried"), [("fold", {Bet}), ("bet", {Bet, Fold})])
def test_a_doubted_move_is_tried_only_where_the_strategy_makes_it(
    betting: None, monkeypatch: pytest.MonkeyPatch, kind: str, tried: set[type]
) -> None:
    weights = Weights(4, sides={2: {"turn": 0.5}}, doubted_kinds=(kind,))
    monkeypatch.setattr("games.search.search.weights", lambda _: weights)
    assert {type(each.move) for each in run_search().tried} == tried


def test_the_same_search_gives_the_same_answer(betting: None) -> None:
    assert run_search(3, 5) == run_search(3, 5)
    assert run_search(3, 5).tried != run_search(3, 6).tried


@pytest.mark.parametrize("simulations", [1, 5, 40, 300])
def test_no_more_is_simulated_than_the_budget_allows(betting: None, simulations: int) -> None:
    answer = run_search(budget=Budget(simulations=simulations))
    assert simulations - 10 < sum(each.times for each in answer.tried) <= simulations


def test_no_more_time_is_spent_than_the_budget_allows(betting: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock ticks whenever it is read, so the speed of this machine doesn't matter."""
    read = count()
    monkeypatch.setattr("games.search.search.time.thread_time", lambda: next(read) / 1000)
    run_search(budget=Budget(seconds=0.1))
    assert 100 <= next(read) < 110


def test_the_weaker_half_is_dropped_and_the_first_kept() -> None:
    results = halve(9, lambda each, number: each + number % 2 if each else -1.0, _counter(64))
    times = [len(found) for found in results]
    assert times[0] == times[8] == max(times)
    assert times[1] == times[4] < times[5] == times[6] < times[7] < times[8]
    assert best_candidate(results, Weights())[0] == 8


def test_those_without_hope_are_dropped_at_once_and_so_are_those_that_come_to_the_same() -> None:
    random = Random(1)
    chances = (0.5, 0.5, 0.1, 0.6)
    drawn = [[chance + random.gauss(0, 0.1) for chance in chances] for _ in range(200)]
    drawn = [[own, own, worse, better] for own, _, worse, better in drawn]
    results = halve(4, lambda each, number: drawn[number][each], _counter(200), thrifty=True)
    times = [len(found) for found in results]
    assert times[1] == times[2] == SURE < times[0] == times[3]
    assert best_candidate(results, Weights())[0] == 3


def test_what_is_left_is_saved_once_nothing_can_be_better() -> None:
    results = halve(3, lambda each, number: number % 2 / 10 - each, _counter(10**6), thrifty=True)
    assert [len(found) for found in results] == [SURE] * 3
    assert best_candidate(results, Weights()) == (0, 0)


def _counter(limit: int) -> Callable[..., Any]:
    calls = iter(range(10**6))
    return lambda: next(calls) / (2 * limit)


def test_the_first_stays_unless_another_can_be_expected_to_be_better() -> None:
    usual = Weights(usual_lead=-0.1, lead_spread=0.1)
    assert best_candidate([[0.5, 0.5, 0.5], [0.9, 0.4, 0.4]], usual) == (0, 0)
    best, lead = best_candidate([[0.5, 0.5, 0.5], [0.9, 0.6, 0.6]], usual)
    assert best == 1
    assert 0 < lead < 0.2
    assert best_candidate([[0.5], [0.9]], usual) == (0, 0)


def test_only_those_tried_as_often_as_the_first_can_be_the_best() -> None:
    results = [[0.5, 0.5, 0.5], [0.9, 0.9], [0.6, 0.6, 0.6]]
    best, lead = best_candidate(results, Weights())
    assert best == 2
    assert lead == pytest.approx(0.1)


@pytest.mark.parametrize("candidates", [1, 12])
def test_the_lead_to_expect_of_the_best_is_as_large_as_it_turns_out(candidates: int) -> None:
    """The estimate isn't biased upward by choosing the luckiest of many moves."""
    random, usual, spread = Random(7), -0.02, 0.03
    expected, true = list[float](), list[float]()
    for _ in range(1500):
        leads = [random.gauss(usual, spread) for _ in range(candidates)]
        tried = [[random.gauss(lead, 0.1) for _ in range(15)] for lead in leads]
        best = max(range(candidates), key=lambda each: fmean(tried[each]))
        expected.append(expected_lead(tried[best], usual, spread))
        true.append(leads[best])
    assert fmean(expected) == pytest.approx(fmean(true), abs=0.003)


def test_a_lead_counts_the_more_the_surer_it_is() -> None:
    unsure, surer = ([lead, -lead / 2] * count for lead, count in ((0.4, 2), (0.4, 200)))
    assert expected_lead(unsure, -0.02, 0.03) < 0 < expected_lead(surer, -0.02, 0.03) < fmean(surer)
    assert expected_lead([0.3] * 9, -0.02, 0.03) == pytest.approx(0.3)
    assert expected_lead([], -0.02, 0.03) == expected_lead([0.5], -0.02, 0.03) == -0.02


def test_a_search_promises_a_part_of_what_rollouts_of_its_move_show(betting: None) -> None:
    results = [run_search(seed=seed) for seed in range(8)]
    rollouts = Rollouts(GAME, GAME.view(State(2), 0), Random(99))
    brought = fmean(
        rollouts.chance_after(each.move, number) - rollouts.chance_after(Bet(1), number)
        for each in results
        for number in range(200)
    )
    trust = evaluation.weights(GAME.key).trust
    assert fmean(each.promise for each in results) == pytest.approx(trust * brought, rel=0.2)


def test_every_offer_has_a_candidate_and_the_rest_is_spread() -> None:
    offers = [Offer("bet", {}, (Field("tenths", tuple(range(1, 100))),)), Offer("fold")]
    chosen = find_candidates(GAME, GAME.view(State(2), 0), offers, Random(1), 31)
    assert chosen[0] == Bet(1)
    assert Fold() in chosen
    assert len(set(chosen)) == len(chosen) > 8


def test_partners_have_one_chance_and_the_chances_of_all_sides_add_up(betting: None) -> None:
    assert sum(Evaluation(GAME, 3, {}).chances(State(3))) == pytest.approx(1)
    first, second, third, fourth = Evaluation(GAME, 4, {}).chances(State(4))
    assert first == third > second == fourth
    assert first + second == pytest.approx(1)


def test_weights_change_towards_the_end(betting: None, monkeypatch: pytest.MonkeyPatch) -> None:
    far, near = State(2), State(2, bets=3)
    chance = {weight: win_chances([weight, 0.0])[0] for weight in (0.5, 1.0)}
    assert Evaluation(GAME, 2, {}).chances(near)[0] == pytest.approx(chance[0.5])
    known = Weights(4, sides={2: {"turn": 0.5}}, end_changes={2: {"turn": 1.0}})
    monkeypatch.setattr(evaluation, "weights", lambda key: known)
    judged = Evaluation(GAME, 2, {})
    assert judged.chances(far)[0] == pytest.approx(chance[0.5])
    assert judged.chances(near)[0] == pytest.approx(chance[1.0])
    other = State(2, turn=1)
    own, _ = judged.explain_difference(near, other, 0)
    between = (judged.chances(near)[0] + judged.chances(other)[0]) / 2
    assert own.effect == pytest.approx(between * (1 - between) * 0.75)


def test_a_game_that_cannot_be_searched_is_played_by_its_strategy() -> None:
    assert not is_searchable(GAME)
    view, offers = GAME.view(State(2), 0), GAME.offers(State(2), 0)
    assert levels.choose_move(GAME, view, offers, Random(1), "strong") == Bet(1)


def test_of_many_moves_those_are_tried_that_look_best(betting: None) -> None:
    state = State(2)
    offers = [Offer("bet", {}, (Field("tenths", tuple(range(1, 40))),)), Offer("fold")]
    answer = search(GAME, GAME.view(state, 0), offers, Random(1), Budget(simulations=200))
    own, *others = [each.move for each in answer.tried]
    assert own == Bet(1)
    assert len(others) == 11
    assert Fold() not in others
    assert fmean(each.tenths for each in others) > 12


def test_an_easy_opponent_errs_within_the_better_half_of_all_moves(
    betting: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It doesn't choose only among the few moves that a strong opponent would evaluate fully."""
    monkeypatch.setattr(levels, "RANKING", Budget(simulations=1000))
    state = State(2)
    offers = [Offer("bet", {}, (Field("tenths", tuple(range(1, 40))),)), Offer("fold")]
    chosen = [
        levels.choose_move(GAME, GAME.view(state, 0), offers, Random(seed), "easy") for seed in range(60)
    ]
    assert chosen.count(Bet(1)) > 30  # the strategy's move
    erred = {move for move in chosen if move != Bet(1)}
    assert len(erred) > 8
    assert all(isinstance(move, Bet) and move.tenths >= 5 for move in erred)


@pytest.mark.parametrize("lapses", [0.0, 0.9])
def test_how_often_an_easy_opponent_errs_is_set_for_each_game(
    betting: None, monkeypatch: pytest.MonkeyPatch, lapses: float
) -> None:
    weights = Weights(4, sides={2: {"turn": 0.5}}, lapses=lapses)
    monkeypatch.setattr(levels, "weights", lambda _: weights)
    view, offers = GAME.view(State(2), 0), GAME.offers(State(2), 0)
    chosen = [levels.choose_move(GAME, view, offers, Random(seed), "easy") for seed in range(40)]
    assert (chosen.count(Bet(1)) == 40) if lapses == 0 else (chosen.count(Bet(1)) < 16)


@pytest.mark.parametrize("kinds", ["strategy_kinds", "costless_kinds"])
def test_an_easy_opponent_errs_by_no_move_that_is_left_to_its_strategy(
    betting: None, monkeypatch: pytest.MonkeyPatch, kinds: str
) -> None:
    fields: dict[str, Any] = {kinds: ("bet",)}
    weights = Weights(sides={2: {"turn": 0.5}}, **fields)
    monkeypatch.setattr(levels, "weights", lambda _: weights)
    view, offers = GAME.view(State(2), 0), GAME.offers(State(2), 0)
    assert {levels.choose_move(GAME, view, offers, Random(seed), "easy") for seed in range(20)} == {Bet(1)}
