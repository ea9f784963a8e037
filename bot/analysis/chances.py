"""Everybody's chances to win a match from its deal to its end, knowing all cards."""

from __future__ import annotations

import games
from bot.analysis.record import WHOLE
from bot.domain.match import Match
from bot.domain.replays import Log, list_steps, replay_positions, undone_numbers
from games.core import Resign
from games.search.evaluation import Evaluation


def compute_chances(match: Match, log: Log) -> tuple[tuple[int, ...], ...]:
    """Compute the chances of all seats after the deal and after each move, in thousandths.

    Raises:
        Exception: the log is not that of this match.
        Refusal: the rules that it was played by were not kept.
    """
    evaluation = Evaluation(games.load(match.game), len(match.players), match.options)
    back = undone_numbers(log)
    found: list[tuple[int, ...]] = []
    for played in replay_positions(match, log):
        if played.entry.number in back:  # a move that was taken back changed nothing
            found.append(found[-1])
        else:
            found.append(tuple(round(WHOLE * chance) for chance in evaluation.chances(played.shown)))
    return tuple(found)


def find_resignations(match: Match, log: Log) -> tuple[int, ...]:
    """Return the steps in which somebody resigned."""
    resigning = games.load(match.game).encode_move(Resign())
    moves = {entry.number: move for entry, move in log}
    return tuple(step for step, entry in enumerate(list_steps(log), 1) if moves[entry.number] == resigning)
