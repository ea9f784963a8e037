"""Short ways to build evenings with people, tables and results."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.domain.match import Venue
from bot.domain.pace import PACES
from bot.domain.people import Person
from bot.domain.place import Place
from bot.league import changes, evening
from bot.league.records import League
from tests.kit.league import NOW, SEED


def sign_up(count: int, rounds: int = 3, starts: float | None = None) -> League:
    """Create an evening for which *count* users from 100 on have signed up; 100 organizes it."""
    venue = Venue(Place(1, 2), "en", PACES["daily"])
    league = evening.create(NOW, "property", Person(100, "P100"), venue, rounds, starts=starts)
    league = replace(league, id=1, secret=SEED)
    return come(league, range(101, 100 + count))


def come(league: League, users: Sequence[int], at: float = NOW) -> League:
    """Let *users* sign up, or check in if they have signed up already."""
    for user in users:
        league = changes.join(league, at, Person(user, f"P{user}"))
    return league


def begin_evening(count: int, rounds: int = 3, ratings: evening.Ratings | None = None) -> League:
    """Begin an evening of *count* people who have all checked in."""
    league = changes.start(sign_up(count, rounds), NOW, 100)
    league = changes.start(come(league, range(100, 100 + count)), NOW, 100)
    return changes.advance(league, NOW, ratings or {}) or league
