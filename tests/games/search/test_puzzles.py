"""Every puzzle makes sense: its question can be asked, its moves are legal, and its answer is much better."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest
from msgspec.structs import astuple

from games import keys, load
from games.core import MoveError
from games.deal.moves import End, Lay
from games.kit.moves import find_ways
from games.kit.panel import Fill, Make, Panel
from games.monopoly.going_out import worth
from games.search import puzzles as data
from games.search.advice import advise
from games.search.puzzles import WIN, WORTH, Puzzle, games_with_puzzles, puzzles
from games.search.search import Budget
from tools.puzzles.turns import Trials

ASKED = [puzzle for key in keys() for puzzle in puzzles(key).values()]
MOVES = [puzzle for puzzle in ASKED if puzzle.best.move]
TURNS = [puzzle for puzzle in ASKED if puzzle.is_turn]
AMOUNTS = [puzzle for puzzle in ASKED if puzzle.theme == WORTH]

APART = 0.1

EQUAL = 0.03
"""Answers whose chances differ by at most this much count as equally good."""

FEW = 2
"""The number of puzzles of each game that are recomputed; `make soak` recomputes all of them."""

SHORT = Budget(simulations=120)
"""The small budget for these puzzles."""

LONG = Budget(simulations=3000)
"""The budget of `make soak`: about ten times that of a strong opponent."""

KEPT = 0.9
"""The minimum share of recomputed puzzles whose best move must be found again."""


def find_reached_offers(panel: Panel) -> set[int]:
    """Return the numbers of the offers that taps in *panel* lead to."""
    found = {panel.select.make.offer} if isinstance(panel.select, Fill) else set()
    for tap in panel.taps:
        found |= (
            {tap.leads_to.offer} if isinstance(tap.leads_to, Make) else find_reached_offers(tap.leads_to())
        )
    return found


@pytest.mark.parametrize("key", games_with_puzzles())
def test_each_can_be_asked_and_answered_and_has_one_best_answer(key: str) -> None:
    game = load(key)
    path = data.puzzles_file(key)
    assert len(path.read_bytes().splitlines() if path.is_file() else ()) == len(puzzles(key))
    for puzzle in puzzles(key).values():
        assert puzzle.is_playable, puzzle.name
        right, wrong = puzzle.right_answers, puzzle.answers[puzzle.right_count :]
        worst = min(each.chance for each in right)
        assert puzzle.best.chance - EQUAL - 0.002 <= worst, puzzle.name
        assert worst >= max(each.chance for each in wrong) + APART - 0.002, puzzle.name
        assert len({each[1:] for each in map(astuple, puzzle.answers)}) == len(puzzle.answers)
        if not puzzle.best.move:
            continue
        assert puzzle.seat in game.waiting_for(puzzle.position)
        panel = game.panel(game.view(puzzle.position, puzzle.seat), puzzle.offers)
        assert find_reached_offers(panel) == set(range(len(puzzle.offers))), puzzle.name
        for answer in puzzle.answers:
            ((number, chosen), *_) = find_ways(puzzle.offers, game.decode_move(answer.move)).items()
            assert puzzle.answer(number, chosen) == answer, puzzle.name


def test_a_turn_is_asked_move_by_move_until_its_plan_is_over() -> None:
    for puzzle in TURNS:
        game, ends = load(puzzle.game), set()
        for answer in puzzle.answers:
            plan = puzzle.plan(())
            for number, encoded in enumerate(answer.moves):
                panel = game.panel(plan.view, plan.offers)
                if answer == puzzle.best:
                    assert find_reached_offers(panel) == set(range(len(plan.offers))), puzzle.name
                assert not plan.over and find_ways(plan.offers, game.decode_move(encoded)), (
                    puzzle.name,
                    number,
                )
                plan = plan.extend(game.decode_move(encoded))
            assert plan.over, puzzle.name
            assert puzzle.judge(plan) == answer, puzzle.name
            ends.add(plan.fingerprint)
        assert len(ends) == len(puzzle.answers)
        outcome = game.outcome(puzzle.plan(puzzle.best.moves).state)
        assert (outcome is not None and outcome.winners == (puzzle.seat,)) == (puzzle.theme == WIN)


def test_the_same_end_in_another_order_is_the_same_answer() -> None:
    """Laying the two cards of a winning turn in reverse order, or after a detour, also wins."""
    puzzle = next(each for each in TURNS if each.theme == WIN and _are_lays(each))
    game, (one, *others) = load(puzzle.game), puzzle.best.moves
    plan = puzzle.plan((*others, one))
    assert puzzle.judge(plan) == puzzle.best
    wrong = puzzle.plan(()).extend(game.decode_move(END))
    assert wrong.over and puzzle.judge(wrong) not in puzzle.right_answers


END = load("deal").encode_move(End())


def _are_lays(puzzle: Puzzle) -> bool:
    game = load(puzzle.game)
    try:
        puzzle.plan((*puzzle.best.moves[1:], puzzle.best.moves[0]))
    except MoveError:
        return False
    return all(isinstance(game.decode_move(move), Lay) for move in puzzle.best.moves)


def test_a_hand_is_worth_what_the_rules_count() -> None:
    for puzzle in AMOUNTS:
        found = worth.result(puzzle.position, puzzle.seat)
        assert found is not None
        assert puzzle.best.amount == found.total, puzzle.name
        assert len({answer.amount for answer in puzzle.answers}) == worth.CHOICES


def find_best_move(puzzle: Puzzle, budget: Budget) -> bytes:
    """Recompute the best move of a puzzle."""
    game = load(puzzle.game)
    tried = (puzzle.best, *puzzle.answers[puzzle.right_count : puzzle.right_count + 2])
    moves = [game.decode_move(answer.move) for answer in tried]
    view = game.view(puzzle.position, puzzle.seat)
    return game.encode_move(advise(game, view, Random(puzzle.name), budget, moves).best.move)


@pytest.mark.parametrize("key", games_with_puzzles())
def test_the_best_move_is_found_again(key: str) -> None:
    clearest = sorted(
        (puzzle for puzzle in MOVES if puzzle.game == key),
        key=lambda puzzle: puzzle.answers[puzzle.right_count].chance - puzzle.best.chance,
    )
    for puzzle in clearest[:FEW]:
        game = load(key)
        again = game.decode_move(find_best_move(puzzle, SHORT))
        ((number, chosen), *_) = find_ways(puzzle.offers, again).items()
        assert puzzle.answer(number, chosen) in puzzle.right_answers, puzzle.name


@pytest.mark.soak
@pytest.mark.parametrize("key", games_with_puzzles())
def test_nearly_every_best_move_is_found_again(key: str) -> None:
    """Puzzles remain valid when strategies and weights change."""
    asked = [puzzle for puzzle in MOVES if puzzle.game == key]
    assert sum(map(is_still_best, asked)) >= KEPT * len(asked)


def is_still_best(puzzle: Puzzle) -> bool:
    """Whether the answer of a puzzle is still the best move."""
    again = load(puzzle.game).decode_move(find_best_move(puzzle, LONG))
    ways = find_ways(puzzle.offers, again)
    return any(puzzle.answer(number, chosen) in puzzle.right_answers for number, chosen in ways.items())


def is_best_turn(puzzle: Puzzle, tries: int) -> bool:
    """Whether all right plans of a puzzle are still better than the others, in *tries* new worlds."""
    game = load(puzzle.game)
    plans = [puzzle.plan(answer.moves) for answer in puzzle.answers]
    trials = Trials(game, puzzle.plan(()).view, plans, Random(puzzle.name))
    means = [fmean(trials.chance(at, number) for number in range(tries)) for at in range(len(plans))]
    return min(means[: puzzle.right_count]) > max(means[puzzle.right_count :]) + APART / 2


def test_the_best_turn_is_found_again() -> None:
    assert all(is_best_turn(puzzle, 6) for puzzle in TURNS[:FEW])


@pytest.mark.soak
def test_nearly_every_best_turn_is_found_again() -> None:
    assert sum(is_best_turn(puzzle, 100) for puzzle in TURNS) >= KEPT * len(TURNS)
