"""Random legal play per second, as a ratio to python-chess's random legal moves, and the cost of a state."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

from bench import references
from bench.figures import Figure
from bench.programs import python_chess
from bench.programs.timed import measure_rate
from games import keys, load
from games.core import AnyGame, Luck

ROUNDS = 7
LONGEST = 5_000


def measure() -> Iterator[Figure]:
    """Measure playouts and state costs of every game."""
    for key in keys():
        game = load(key)
        ratios, rates = [], []
        for number in range(ROUNDS):
            board = measure_rate(python_chess.playout, number)
            rates.append(measure_rate(partial(count_actions, game), number))
            ratios.append(rates[-1] / board)
        yield Figure(f"{key}: random playout", statistics.median(rates), "actions/s", up=True)
        yield Figure(f"{key}: ratio to python-chess", statistics.median(ratios), "×", 2, 5, up=True)
        yield from _state_costs(game)


def count_actions(game: AnyGame, random: Random) -> int:
    """Play a match of *game* by random moves, and return how many there were."""
    chance = Luck(random)
    state, _ = game.deal(_choose_seats(game), {}, chance)
    waiting_for, random_move, make = game.waiting_for, game.random_move, game.make
    for moves in range(LONGEST):
        if not (waiting := waiting_for(state)):
            return moves
        seat = next(iter(waiting))
        make(state, seat, random_move(state, seat, random), chance)
    return LONGEST


def _choose_seats(game: AnyGame) -> int:
    """Choose a number of seats between the fewest and the most."""
    numbers = game.seats_with({})
    return numbers[len(numbers) // 2]


def _state_costs(game: AnyGame) -> Iterator[Figure]:
    states = []
    for seed in range(20):
        random = Random(seed)
        chance = Luck(random)
        state, _ = game.deal(_choose_seats(game), {}, chance)
        for _ in range(40):
            for seat in game.waiting_for(state):
                game.make(state, seat, game.random_move(state, seat, random), chance)
                break
        states.append(state)
    encoded = [game.encode(state) for state in states]
    yield Figure(
        f"{game.key}: copy of a state",
        _micros(game.copy, states),
        "µs",
        0.55,
        0.18,
        per=references.chess_move(),
    )
    both = _micros(game.encode, states) + _micros(game.decode, encoded)
    yield Figure(
        f"{game.key}: encode + decode of a state", both, "µs", 1.1, 0.36, per=references.chess_move()
    )
    yield Figure(f"{game.key}: stored state", statistics.mean(map(len, encoded)), "bytes", 2_000)


def _micros(call: Callable[[Any], object], values: list[Any]) -> float:
    best = float("inf")
    for _ in range(50):
        start = time.perf_counter()
        for value in values:
            call(value)
        best = min(best, time.perf_counter() - start)
    return best / len(values) * 1e6
