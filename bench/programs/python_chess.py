"""python-chess: an action is a move of one side."""

from __future__ import annotations

from random import Random

import chess

from bench.programs.timed import serve

LONGEST = 200


def playout(random: Random) -> int:
    """A game of chess, ended after so many moves."""
    board, moves = chess.Board(), 0
    while moves < LONGEST:
        legal = list(board.legal_moves)
        if not legal:
            break
        board.push(legal[int(random.random() * len(legal))])
        moves += 1
    return moves


if __name__ == "__main__":
    serve({"python-chess": playout})
