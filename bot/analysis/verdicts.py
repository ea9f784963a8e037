"""What the search is asked of a match, and what it says of a decision, as it is kept."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

import games
from bot.analysis.decisions import decisions
from bot.analysis.record import WHOLE, Verdict
from bot.domain.match import Match
from bot.domain.replays import Log
from games.core import AnyGame, Who
from games.search.advice import Advice, Grounds

REASONS = 2
"""The weightiest reasons that are kept."""


class Looked(NamedTuple):
    """What it takes to judge the decision at a *step*: *who* made which *move*, seeing what *view*."""

    step: int
    who: Who
    view: Any
    move: Any


def looked(match: Match, log: Log, by_persons: Collection[int]) -> list[Looked]:
    """The decisions of *match* that are judged: those that persons made; without any, those of bot opponents.

    *by_persons* are the numbers of the log's entries that are persons'.

    Raises:
        Exception: as `decisions`.
    """
    game = games.load(match.game)
    every = [
        (
            decision.number,
            Looked(decision.step, decision.who, game.view(decision.state, decision.who.seat), decision.move),
        )
        for decision in decisions(match, log)
    ]
    return [each for number, each in every if number in by_persons] or [each for _, each in every]


def verdict(
    game: AnyGame, looked: Looked, advice: Advice, grounds: Grounds | None, *, twice: bool
) -> Verdict | None:
    """What *advice* and its *grounds* say of a decision; None if nothing else was considered."""
    mine = next((each for each in advice.considered if each.move == looked.move), None)
    other = next((each for each in advice.considered if each is not mine), None)
    if mine is None or other is None:
        return None
    behind = mine if other is advice.best else other
    return Verdict(
        looked.step,
        looked.who,
        round(WHOLE * mine.chance),
        round(WHOLE * other.chance),
        round(WHOLE * behind.doubt),
        game.encode_move(other.move),
        twice,
        grounds.reasons[:REASONS] if grounds else (),
    )
