"""rlcard: an action is playing a card or drawing one.

The game itself is played, not the environment around it, which encodes each state as numbers for learning.
"""

from __future__ import annotations

from random import Random

import numpy
from rlcard.games.uno import Game

from bench.programs.timed import serve


def playout(random: Random) -> int:
    """Play a match of two, and return how many actions it had."""
    game, actions = Game(), 0
    game.np_random = numpy.random.RandomState(random.getrandbits(32))
    game.init_game()
    is_over, legal_actions, step, chance = game.is_over, game.get_legal_actions, game.step, random.random
    while not is_over():
        legal = legal_actions()
        step(legal[int(chance() * len(legal))])
        actions += 1
    return actions


if __name__ == "__main__":
    serve({"rlcard uno": playout})
