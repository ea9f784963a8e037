"""OpenSpiel: an action is a player's decision; chance takes time, but is not counted.

Its gin rummy is written in C++, and the others in Python.
"""

from __future__ import annotations

from functools import partial
from random import Random

import open_spiel.python.games  # noqa: F401  which registers them
import pyspiel

from bench.programs.timed import serve

GAMES = ("gin_rummy", "python_block_dominoes", "python_liars_poker", "python_tic_tac_toe")
"""The games, without the smallest ones, which last two actions or so."""


def playout(game: pyspiel.Game, random: Random) -> int:
    """Play a match of *game*, and return how many actions it had."""
    state, actions, chance = game.new_initial_state(), 0, random.random
    is_over, is_chance, legal_actions, act = (
        state.is_terminal,
        state.is_chance_node,
        state.legal_actions,
        state.apply_action,
    )
    while not is_over():
        if is_chance():
            happens, chances = zip(*state.chance_outcomes(), strict=True)
            act(random.choices(happens, chances)[0])
        else:
            legal = legal_actions()
            act(legal[int(chance() * len(legal))])
            actions += 1
    return actions


if __name__ == "__main__":
    serve({f"OpenSpiel {name}": partial(playout, pyspiel.load_game(name)) for name in GAMES})
