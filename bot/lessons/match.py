"""The match of a lesson: built from the lesson's data whenever it is shown, and never stored."""

from __future__ import annotations

from hashlib import sha256

from msgspec.structs import replace

import games
from bot.domain.match import Match
from bot.domain.news import News
from bot.domain.people import Person
from bot.domain.practice import build_practice
from bot.lessons.progress import Progress
from games.fair import Fair
from games.kit.lesson import build_moment


def step_chance(number: int) -> Fair:
    """The random numbers of the step with this *number*: the same for everybody, each time."""
    return Fair(sha256(bytes([number])).digest())


def build_match(progress: Progress, person: Person) -> Match:
    """Build the match at the step that *person* has reached; bots have names of the person's language.

    Its id is that of the *progress*, and the number of the step is what its reader is asked.
    """
    lesson, game = progress.definition, games.load(progress.game)
    now = build_moment(game, lesson, progress.step, step_chance)
    found = build_practice(game, lesson.options, now.state, lesson.seat, lesson.seats, person, progress.id)
    players = list(found.players)
    players[lesson.seat] = replace(
        players[lesson.seat],
        question=progress.step,
        news=News().add(now.events),
    )
    return replace(
        found,
        status="running" if game.outcome(now.state) is None else "over",
        events=now.events,
        players=tuple(players),
    )
