"""python-chess: an action is a move of one side."""

from __future__ import annotations

from random import Random

import chess

from bench.programs.timed import serve

LONGEST = 200


def playout(random: Random) -> int:
    """Play a game of chess that ends after a fixed number of moves at the latest."""
    board, chance = chess.Board(), random.random
    push = board.push
    for moves in range(LONGEST):
        legal = list(board.legal_moves)
        if not legal:
            return moves
        push(legal[int(chance() * len(legal))])
    return LONGEST


if __name__ == "__main__":
    serve({"python-chess": playout})
