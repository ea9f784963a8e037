"""Reasons are true: in each game, their claims are recounted in the positions after both moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from games import keys, load
from games.cardopoly.cards import RANK
from games.cards import JACK, KING, QUEEN
from games.core import AnyGame, Luck
from games.deal.cards import BIRTHDAY, BREAKER, DEBT, FORCED, GO, JOKER, KIND, LAID, NO, RENT, SIZE, SLY
from games.deal.sets import find_facts
from games.property.board import is_wild
from games.search.advice import OVER, Reason, compare_figures, find_reasons, is_confirmed, read_figures
from games.search.puzzles import WORLDS, Cause, puzzles
from games.search.search import is_searchable
from tests.kit.matches import steps

Count = Callable[[Any, int], float]
"""Counts for a seat what the text of a feature claims, without using the opponents' code."""

COLUMNS = 8


def towns(land: int) -> list[int]:
    """Return the sizes of the groups among the cells of *land*."""
    cells, found = {cell for cell in range(64) if land >> cell & 1}, []
    while cells:
        reached = [cells.pop()]
        for cell in reached:
            row, column = divmod(cell, COLUMNS)
            beside = {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)}
            near = {8 * down + across for down, across in beside if 0 <= across < COLUMNS} & cells
            cells -= near
            reached += near
        found.append(len(reached))
    return found


def count_held(*kinds: str) -> Count:
    return lambda state, seat: sum(KIND[card] in kinds for card in state.hands[seat])


def count_missing(state: Any, seat: int) -> float:
    """Return how many cards *seat* lacks on the table for three full sets of Monopoly Deal."""
    far = list(SIZE)
    for facts in map(find_facts, state.groups[seat]):
        far[facts.color] = min(far[facts.color], 0 if facts.full else max(1, facts.missing))
    return sum(sorted(far)[:3])


def own_spaces(state: Any, seat: int) -> list[int]:
    return [space for space, owner in enumerate(state.owners) if owner == seat]


def count_chances(rank: int) -> Count:
    return lambda state, seat: float(rank in [RANK[card] for card in state.chances[seat]])


COUNTED: dict[str, dict[str, Count]] = {
    "property": {
        "money": lambda state, seat: state.money[seat],
        "cells": lambda state, seat: sum(towns(state.lands[seat])),
        "groups": lambda state, seat: len(towns(state.lands[seat])),
        "largest": lambda state, seat: max(towns(state.lands[seat]), default=0),
        "hand": lambda state, seat: len(state.reds[seat]) + len(state.blacks[seat]),
        "wilds": lambda state, seat: sum(map(is_wild, state.reds[seat] + state.blacks[seat])),
        "turn": lambda state, seat: state.turn == seat,
    },
    "deal": {
        "goal": lambda state, seat: -count_missing(state, seat),
        "laid": lambda state, seat: sum(len(group) - 3 for group in state.groups[seat]),
        "jokers": lambda state, seat: sum(JOKER[card] for group in state.groups[seat] for card in group[3:]),
        "cards": lambda state, seat: len(state.hands[seat]),
        "crowd": lambda state, seat: len(state.hands[seat]),
        "properties": lambda state, seat: sum(bool(LAID[card]) for card in state.hands[seat]),
        "rent_cards": count_held(RENT),
        "no": count_held(NO),
        "breaker": count_held(BREAKER),
        "passes": count_held(GO),
        "debts": count_held(DEBT),
        "birthdays": count_held(BIRTHDAY),
        "thefts": count_held(SLY),
        "swaps": count_held(FORCED),
        "turn": lambda state, seat: state.turn == seat,
    },
    "cardopoly": {
        "cards": lambda state, seat: len(state.pockets[seat]),
        "deeds": lambda state, seat: sum(not state.mortgaged >> at & 1 for at in own_spaces(state, seat)),
        "late": lambda state, seat: sum(not state.mortgaged >> at & 1 for at in own_spaces(state, seat)),
        "mortgages": lambda state, seat: sum(state.mortgaged >> at & 1 for at in own_spaces(state, seat)),
        "jacks": count_chances(JACK),
        "queens": count_chances(QUEEN),
        "kings": count_chances(KING),
        "turn": lambda state, seat: state.turn == seat,
    },
    "monopoly": {
        "excess": lambda state, seat: len(state.hands[seat]),
        "next": lambda state, seat: state.turn == seat,
    },
}
SEARCHED = [key for key in keys() if is_searchable(load(key))]


def holds(game: AnyGame, one: Any, two: Any, seat: int, reason: Reason | Cause) -> bool:
    """Whether *reason* is true of *one* compared with *two*, for *seat* or at least one other seat.

    It is false if anybody is affected in the opposite way. Counts of `COUNTED` are preferred to features.
    """

    def read(state: Any, seat: int) -> float:
        return read_figures(game, state)[reason.feature][seat]

    count = COUNTED.get(game.key, {}).get(reason.feature, read)
    seats = [each for each in game.active(one) & game.active(two) if (each == seat) == reason.own]
    changes = [(count(one, each) - count(two, each)) * (1 if reason.more else -1) for each in seats]
    return bool(min(changes) >= 0 < max(changes))


def decisions(game: AnyGame, seats: int, seed: int) -> list[tuple[Any, int, list[Any]]]:
    """Yield decisions of a match, each with two open moves."""
    random, found = Random(seed), []
    for state, seat, *_ in steps(game.key, (seats, {}), seed, sense=0.8):
        moves = list(dict.fromkeys(game.sample(game.offers(state, seat), random) for _ in range(4)))
        if len(moves) > 1:
            found.append((game.copy(state), seat, moves[:2]))
    random.shuffle(found)
    return found[:12]


@pytest.mark.parametrize("key", SEARCHED)
def test_what_is_told_as_a_fact_can_be_counted_after_both_moves(key: str) -> None:
    game, told = load(key), Counter[str]()
    for seats in {min(game.seats_with({})), max(game.seats_with({}))}:
        for state, seat, moves in decisions(game, seats, 3):
            first, second = moves
            grounds = find_reasons(game, game.view(state, seat), Random(1), first, second, 8)
            one, two = (game.copy(state) for _ in moves)
            for after, move in zip((one, two), moves, strict=True):
                game.apply(after, seat, move, Luck(Random(2)))
            for reason in grounds.reasons:
                if reason.is_fact and reason.feature != OVER:
                    assert holds(game, one, two, seat, reason), reason
                    told[reason.feature] += 1
    assert told or key not in COUNTED


@pytest.mark.parametrize("key", SEARCHED)
def test_figures_say_what_can_be_counted(key: str) -> None:
    game = load(key)
    for seats in game.seats_with({}):
        for state, *_ in steps(key, (seats, {}), seats, sense=0.8):
            known = game.figures(state)
            assert set(known) <= set(game.feature_names)
            for feature, count in COUNTED.get(key, {}).items():
                if feature in known:
                    assert list(known[feature]) == [count(state, each) for each in range(seats)]


@pytest.mark.parametrize("key", [key for key in SEARCHED if puzzles(key)])
def test_what_a_puzzle_tells_as_a_fact_shows_after_the_answers_whatever_is_hidden(key: str) -> None:
    game, told = load(key), 0
    for puzzle in [each for each in puzzles(key).values() if each.facts]:
        wrong = puzzle.answers[puzzle.right_count]
        for number in range(WORLDS):
            best, other = (puzzle.state_after(answer, number) for answer in (puzzle.best, wrong))
            for cause in puzzle.facts:
                assert holds(game, best, other, puzzle.seat, cause), puzzle.name
                told += 1
    assert told


def test_more_in_most_worlds_is_no_fact_and_less_for_one_of_the_others_neither() -> None:
    game = load("property")
    state, _ = game.deal(3, {}, Luck(Random(1)))
    rich, poor = game.copy(state), game.copy(state)
    rich.money[0], poor.money[1], poor.money[2] = 999, 10, 11
    pairs = [(rich, state), (rich, state), (state, rich)]
    assert not is_confirmed(compare_figures(game, pairs), 0, "money", own=True, more=True)
    assert is_confirmed(compare_figures(game, pairs), 0, "money", own=True, more=True, share=0.6)
    assert not is_confirmed(compare_figures(game, [(state, state)]), 0, "money", own=True, more=True)
    assert is_confirmed(compare_figures(game, [(poor, state)]), 0, "money", own=False, more=False)
    poor.money[2] = 200
    assert not is_confirmed(compare_figures(game, [(poor, state)]), 0, "money", own=False, more=False)
    assert OVER not in game.feature_names
