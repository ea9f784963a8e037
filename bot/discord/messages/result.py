"""How a match ended, in words."""

from __future__ import annotations

from itertools import chain

import games
from bot.domain.match import Match
from bot.domain.results import describe_score, describe_tiebreak
from bot.language import Language
from games.core import Text, Who

MEDALS = ("🥇", "🥈", "🥉")


def describe_result(match: Match, say: Language) -> list[str]:
    """Say who won, and everybody's place and score, a line each; *say* knows the players' names.

    A match without an outcome has one line: it was cancelled, or its rules are no longer known.
    """
    outcome = games.load(match.game).outcome(match.state) if match.state is not None else None
    if outcome is None:
        return [say("result-outdated" if match.status == "over" else "result-cancelled")]
    winners = " · ".join(say.name(seat) for seat in outcome.winners)
    lines = [say("result-won", winners=winners, count=len(outcome.winners))]
    for seat in chain.from_iterable(outcome.places):
        place = outcome.place(seat)
        mark = MEDALS[place - 1] if place <= len(MEDALS) else f"{place}."
        score = describe_score(match, outcome, seat)
        if by := describe_tiebreak(match, outcome, seat):
            score = Text("result-tiebreak", {"score": score, "by": by})
        lines.append(say("result-place", mark=mark, who=Who(seat), score=score))
    return lines
