"""Random legal play per second, as a ratio to python-chess's random legal moves, and the cost of a state."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import chess

from bench.figures import Figure
from games import keys, load
from games.core import AnyGame, Luck

SPAN = 0.4
"""Seconds of the processor's time, which others on the machine do not take part of."""

ROUNDS = 5


def measure() -> Iterator[Figure]:
    """Playouts and state costs of every game."""
    for key in keys():
        game = load(key)
        numbers = game.seats_with({})
        seats = numbers[len(numbers) // 2]
        ratios, rates = [], []
        for number in range(ROUNDS):
            board = _rate(_chess_moves, number)
            rates.append(_rate(partial(_actions, game, seats), number))
            ratios.append(rates[-1] / board)
        yield Figure(f"{key}: random playout", statistics.median(rates), "actions/s", up=True)
        yield Figure(f"{key}: ratio to python-chess", statistics.median(ratios), "×", 2, 5, up=True)
        yield from _state_costs(game, seats)


def _rate(play: Callable[[Random], int], seed: int) -> float:
    random = Random(seed)
    done, start = 0, time.process_time()
    while (elapsed := time.process_time() - start) < SPAN:
        done += play(random)
    return done / elapsed


def _chess_moves(random: Random) -> int:
    board, moves = chess.Board(), 0
    while moves < 200:
        legal = list(board.legal_moves)
        if not legal:
            break
        board.push(legal[int(random.random() * len(legal))])
        moves += 1
    return moves


def _actions(game: AnyGame, seats: int, random: Random) -> int:
    chance = Luck(random)
    state, _ = game.deal(seats, {}, chance)
    actions = 0
    while (waiting := game.waiting_for(state)) and actions < 5_000:
        seat = next(iter(waiting))
        game.apply(state, seat, game.sample(game.offers(state, seat), random), chance)
        actions += 1
    return actions


def _state_costs(game: AnyGame, seats: int) -> Iterator[Figure]:
    states = []
    for seed in range(20):
        random = Random(seed)
        chance = Luck(random)
        state, _ = game.deal(seats, {}, chance)
        for _ in range(40):
            for seat in game.waiting_for(state):
                game.apply(state, seat, game.sample(game.offers(state, seat), random), chance)
                break
        states.append(state)
    encoded = [game.encode(state) for state in states]
    yield Figure(f"{game.key}: copy of a state", _micros(game.copy, states), "µs", 15, 5)
    both = _micros(game.encode, states) + _micros(game.decode, encoded)
    yield Figure(f"{game.key}: encode + decode of a state", both, "µs", 30, 10)
    yield Figure(f"{game.key}: stored state", statistics.mean(map(len, encoded)), "bytes", 2_000)


def _micros(call: Callable[[Any], object], values: list[Any]) -> float:
    best = float("inf")
    for _ in range(50):
        start = time.perf_counter()
        for value in values:
            call(value)
        best = min(best, time.perf_counter() - start)
    return best / len(values) * 1e6
