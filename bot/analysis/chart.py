"""The chart of everybody's chances as a picture."""

from __future__ import annotations

from functools import partial
from itertools import chain

import games
from bot.analysis.record import Analysis, to_percent
from bot.analysis.turning_points import find_turning_points
from bot.domain.match import Match
from bot.domain.replays import Log
from bot.service.pictures import Picture, Pictures, picture_words
from render.chances import Chances, Turn


async def draw_chart(
    pictures: Pictures, match: Match, analysis: Analysis, log: Log, locale: str, *, text: bool = False
) -> Picture:
    """Draw the chances in *match* and the turning points of its *analysis*; only in words if *text*."""
    return await pictures.chances(
        match, locale, partial(_compute, match, analysis, log, locale, text), text=text
    )


def _compute(match: Match, analysis: Analysis, log: Log, locale: str, text: bool) -> Chances:
    say = picture_words(match, locale, text)
    game = games.load(match.game)
    outcome = game.outcome(match.state)
    assert outcome is not None
    return Chances(
        tuple(tuple(map(to_percent, standing)) for standing in analysis.chances),
        tuple(chain.from_iterable(outcome.places)),
        tuple(Turn(turn.step, say(turn.text)) for turn in find_turning_points(analysis, match, log)),
    )
