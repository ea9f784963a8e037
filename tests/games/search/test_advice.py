"""Advice on a decision: the best move, how certain that is, and why."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.language import LOCALES, language_of
from games import keys, load
from games.core import AnyGame, Luck, Who
from games.search.advice import OVER, Advice, Reason, advise, find_reasons
from games.search.evaluation import Evaluation
from games.search.search import MOST_TRIED, Budget, is_searchable
from tests.games.search.betting import GAME, Bet, Fold, State
from tests.kit.matches import steps

SEARCHED = [key for key in keys() if is_searchable(load(key))]


def find_advice(seed: int = 1, also: tuple[Any, ...] = ()) -> Advice:
    return advise(GAME, GAME.view(State(2), 0), Random(seed), Budget(simulations=600), also)


@pytest.mark.usefixtures("betting")
def test_the_best_is_first_and_what_was_dropped_is_last() -> None:
    advice = find_advice()
    assert advice.best.move in (Bet(8), Bet(9))
    assert advice.best.chance == pytest.approx(0.9, abs=0.1)
    assert advice.best.doubt == 0.0
    assert {each.move for each in advice.considered} == {Fold(), *map(Bet, range(1, 10))}
    times = [each.times for each in advice.considered]
    assert times == sorted(times, reverse=True)
    worst = next(each for each in advice.considered if each.move == Fold())
    assert (worst.chance, worst.times) == (0.0, times[-1])
    assert 0 < next(each for each in advice.considered if each.move == Bet(1)).doubt < 0.2
    assert advice.chance == next(each.chance for each in advice.considered if each.move == Bet(1))


@pytest.mark.usefixtures("betting")
def test_by_simulations_it_is_the_same_again() -> None:
    assert find_advice(3) == find_advice(3) != find_advice(4)


@pytest.mark.usefixtures("betting")
def test_moves_that_must_be_considered_are_tried_to_the_end() -> None:
    also = (Fold(), Bet(2), Bet(11))
    advice = find_advice(also=also)
    tried = {each.move: each.times for each in advice.considered}
    assert all(tried[move] == tried[Bet(1)] == advice.best.times for move in also)
    many = tuple(map(Bet, range(10, 10 + MOST_TRIED)))
    assert {each.move for each in find_advice(also=many).considered} >= {*many, Bet(1)}


@pytest.mark.usefixtures("betting")
def test_the_end_is_a_reason_and_the_risk_that_of_the_worst_worlds() -> None:
    view = GAME.view(State(2), 0)
    grounds = find_reasons(GAME, view, Random(1), Bet(9), Fold(), 40)
    assert grounds.reasons == (Reason(OVER, False, True, grounds.reasons[0].effect),)
    assert grounds.reasons[0].effect > 0.8
    assert grounds.risk < 0.9
    (reason,) = find_reasons(GAME, view, Random(1), Fold(), Bet(9), 40).reasons
    assert (reason.feature, reason.own, reason.effect < 0) == (OVER, True, True)


def positions(game: AnyGame, seats: int) -> list[tuple[Any, int, Any, Any]]:
    """Return some decisions of a match, each with two legal moves."""
    random, decisions = Random(3), []
    for state, seat, *_ in steps(game.key, (seats, {}), 3, sense=0.9):
        offers = game.offers(state, seat)
        moves = list(dict.fromkeys(game.sample(offers, random) for _ in range(4)))
        if len(moves) > 1:
            decisions.append((game.copy(state), seat, *moves[:2]))
    return decisions[:: len(decisions) // 4 or 1][1:4]


@pytest.mark.parametrize("key", SEARCHED)
def test_what_is_hidden_changes_no_advice(key: str) -> None:
    game = load(key)
    for number, (state, seat, move, other) in enumerate(positions(game, max(game.seats_with({})))):
        views = [game.view(each, seat) for each in (state, game.permute_hidden(state, seat, Random(number)))]
        one, two = (advise(game, view, Random(number), Budget(simulations=20), (move,)) for view in views)
        assert one == two
        why, why_too = (find_reasons(game, view, Random(number), move, other, 4) for view in views)
        assert why == why_too


@pytest.mark.parametrize("key", SEARCHED)
def test_what_features_do_adds_up_about_to_the_difference(key: str) -> None:
    game, compared = load(key), 0
    seats = max(game.seats_with({}))
    for state, seat, move, other in positions(game, seats):
        one, two = game.copy(state), game.copy(state)
        game.apply(one, seat, move, Luck(Random(1)))
        game.apply(two, seat, other, Luck(Random(1)))
        evaluation = Evaluation(game, seats, {})
        apart = evaluation.chances(one)[seat] - evaluation.chances(two)[seat]
        if game.outcome(one) or game.outcome(two):
            continue
        parts = evaluation.explain_difference(one, two, seat)
        assert sum(part.effect for part in parts) == pytest.approx(apart, abs=0.02 + abs(apart) / 5)
        compared += bool(parts)
    assert compared


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", SEARCHED)
def test_every_feature_has_words_for_more_and_less_of_it(key: str, locale: str) -> None:
    say, game = language_of(locale).with_seats(("Anna", "Ben")), load(key)
    assert game.burdens <= set(game.feature_names)
    for feature in (*game.feature_names, OVER):
        told = {
            say(Reason(feature, own, more, 0.1 if more else -0.1).text(key, who, rival))
            for own in (True, False)
            for more in (True, False)
            for who, rival in ((None, None), (Who(0), Who(1)))
        }
        assert len(told) == (2 if feature == OVER else 8), feature
        assert all(len(text) <= 70 for text in told), told
