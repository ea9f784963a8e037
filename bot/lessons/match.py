"""The match of a lesson: a value made from the lesson's data whenever it is looked at, and never stored."""

from __future__ import annotations

from hashlib import sha256
from itertools import islice

from msgspec.structs import replace

import games
from bot.domain import lobbies
from bot.domain.match import Match, Player, Venue
from bot.domain.news import News
from bot.domain.people import Person, free_names
from bot.lessons.progress import Progress
from games.fair import Fair
from games.kit.lesson import build_moment


def chance(number: int) -> Fair:
    """The chance of the step of this *number*: the same for everybody, each time."""
    return Fair(sha256(bytes([number])).digest())


def match(progress: Progress, name: str, locale: str) -> Match:
    """How it stands where somebody called *name* has come to; the others have names of the language *locale*.

    Its id is that of the *progress*, and what its reader is asked has the number of the step.
    """
    lesson, game = progress.of, games.load(progress.game)
    now = build_moment(game, lesson, progress.step, chance)
    opponents = islice(free_names(locale, [name]), lesson.seats - 1)
    names = list(opponents)
    names.insert(lesson.seat, name)
    players = [Player(seat, None, called) for seat, called in enumerate(names)]
    told = News().and_(now.events)
    players[lesson.seat] = replace(
        players[lesson.seat], user_id=progress.user_id, asked=progress.step, news=told
    )
    host = Person(progress.user_id, name, locale)
    begun = lobbies.new(0.0, game.key, lesson.options, host, Venue(0, 0, None, locale, 0)).after
    return replace(
        begun,
        id=progress.id,
        status="running" if game.outcome(now.state) is None else "over",
        state=now.state,
        events=now.events,
        players=tuple(players),
        waiting=game.waiting_for(now.state),
        due=None,
    )
