"""Which decisions of a match the search judges, and the verdict that is stored for each."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

import games
from bot.analysis.decisions import find_decisions
from bot.analysis.record import WHOLE, Verdict
from bot.discord.messages.reasons import choose_gains
from bot.domain.match import Match
from bot.domain.replays import Log
from games.core import AnyGame, Who
from games.search.advice import Advice, Grounds


class Judged(NamedTuple):
    """A decision to be judged: at a *step*, *who* saw which *view* and made which *move*."""

    step: int
    who: Who
    view: Any
    move: Any


def decisions_to_judge(match: Match, log: Log, by_persons: Collection[int]) -> list[Judged]:
    """Find the decisions of *match* to judge: those of persons or, if there are none, those of bot opponents.

    *by_persons* has the numbers of the log entries of persons.

    Raises:
        Exception: see `find_decisions`.
    """
    game = games.load(match.game)
    every = [
        (
            decision.number,
            Judged(decision.step, decision.who, game.view(decision.state, decision.who.seat), decision.move),
        )
        for decision in find_decisions(match, log)
    ]
    return [each for number, each in every if number in by_persons] or [each for _, each in every]


def build_verdict(
    game: AnyGame, looked: Judged, advice: Advice, grounds: Grounds | None, *, twice: bool
) -> Verdict | None:
    """Compare a decision with the best other move in *advice*; None if there is no other."""
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
        tuple(choose_gains(grounds.reasons)) if grounds else (),
    )
