"""Every puzzle of every game: it can be asked, its moves are open, and its answer is much better."""

from __future__ import annotations

from random import Random

import pytest

from games import keys, load
from games.kit.panel import Fill, Make, Panel
from games.kit.ways import wanted
from games.monopoly.going_out import worth
from games.search import puzzles as data
from games.search.advice import advise
from games.search.budget import Budget
from games.search.puzzles import WORTH, Puzzle, puzzles

ASKED = [puzzle for key in keys() for puzzle in puzzles(key).values()]
MOVES = [puzzle for puzzle in ASKED if puzzle.theme != WORTH]
AMOUNTS = [puzzle for puzzle in ASKED if puzzle.theme == WORTH]

APART = 0.1

FEW = 2
"""So many of each game are computed anew …"""

SHORT = Budget(simulations=120)
"""… in so few tries, …"""

LONG = Budget(simulations=3000)
"""… and all of them in `make soak` in about ten times what a strong opponent tries."""

KEPT = 0.9
"""The part of them that is found again, at least."""


def reached(panel: Panel) -> set[int]:
    """The offers to which the taps of *panel* lead."""
    found = {panel.select.make.offer} if isinstance(panel.select, Fill) else set()
    for tap in panel.taps:
        found |= {tap.then.offer} if isinstance(tap.then, Make) else reached(tap.then())
    return found


@pytest.mark.parametrize("key", keys())
def test_each_can_be_asked_and_answered_and_has_one_best_answer(key: str) -> None:
    game = load(key)
    path = data.file(key)
    assert len(path.read_bytes().splitlines() if path.is_file() else ()) == len(puzzles(key))
    for puzzle in puzzles(key).values():
        assert puzzle.is_known, puzzle.name
        assert puzzle.best.chance >= max(each.chance for each in puzzle.answers[1:]) + APART - 0.002, (
            puzzle.name
        )
        assert len({(each.move, each.amount) for each in puzzle.answers}) == len(puzzle.answers)
        if puzzle.theme == WORTH:
            continue
        assert puzzle.seat in game.waiting_for(puzzle.position)
        panel = game.panel(game.view(puzzle.position, puzzle.seat), puzzle.offers)
        assert reached(panel) == set(range(len(puzzle.offers))), puzzle.name
        for answer in puzzle.answers:
            ((number, chosen), *_) = wanted(puzzle.offers, game.decode_move(answer.move)).items()
            assert puzzle.answer(number, chosen) == answer, puzzle.name


def test_a_hand_is_worth_what_the_rules_count() -> None:
    for puzzle in AMOUNTS:
        found = worth.result(puzzle.position, puzzle.seat)
        assert found is not None
        assert puzzle.best.amount == found.total, puzzle.name
        assert len({answer.amount for answer in puzzle.answers}) == worth.CHOICES


def best(puzzle: Puzzle, budget: Budget) -> bytes:
    """The best of a puzzle's moves, found anew."""
    game = load(puzzle.game)
    moves = [game.decode_move(answer.move) for answer in puzzle.answers[:3]]
    view = game.view(puzzle.position, puzzle.seat)
    return game.encode_move(advise(game, view, Random(puzzle.name), budget, moves).best.move)


@pytest.mark.parametrize("key", keys())
def test_the_best_move_is_found_again(key: str) -> None:
    clearest = sorted(
        (puzzle for puzzle in MOVES if puzzle.game == key),
        key=lambda puzzle: puzzle.answers[1].chance - puzzle.best.chance,
    )
    for puzzle in clearest[:FEW]:
        game = load(key)
        again = game.decode_move(best(puzzle, SHORT))
        ((number, chosen), *_) = wanted(puzzle.offers, again).items()
        assert puzzle.answer(number, chosen) == puzzle.best, puzzle.name


@pytest.mark.soak
@pytest.mark.parametrize("key", keys())
def test_nearly_every_best_move_is_found_again(key: str) -> None:
    """Strategies and weights may have changed since; puzzles stay."""
    asked = [puzzle for puzzle in MOVES if puzzle.game == key]
    assert sum(map(found_again, asked)) >= KEPT * len(asked)


def found_again(puzzle: Puzzle) -> bool:
    """Whether the best move of a puzzle still is."""
    again = load(puzzle.game).decode_move(best(puzzle, LONG))
    ways = wanted(puzzle.offers, again)
    return any(puzzle.answer(number, chosen) == puzzle.best for number, chosen in ways.items())
