"""Short ways to build seasons with people, tables and results."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.domain.durations import DAY
from bot.domain.match import Venue
from bot.domain.pace import PACES
from bot.domain.people import Person
from bot.domain.place import Place
from bot.league import changes, season
from bot.league.records import League
from tests.kit.league import NOW, SEED, finish_table

WEEK = int(7 * DAY)


def open_season(
    games: Sequence[str] = ("property",), best: int = 3, starts: float | None = None, span: int = 2 * WEEK
) -> League:
    """Open a season of two weeks that user 100 organizes; without *starts* it has begun."""
    venue = Venue(Place(1, 2), "en", PACES["daily"])
    league = season.create(NOW, games, Person(100, "P0"), venue, span, best, starts=starts)
    return replace(league, id=1, secret=SEED)


def wait(league: League, *users: int, at: float = NOW) -> League:
    """Let these people wait for a table, and start the tables that can start."""
    for user in users:
        league = changes.join(league, at, Person(user, f"P{user}"), user)
        league = changes.advance(league, at) or league
    return league


def seat_of(league: League, user: int, number: int = -1) -> int:
    """Return a person's seat at a table, the newest one by default."""
    return league.tables[number].seats.index(next(w.number for w in league.participants if w.user_id == user))


def finish_in_order(league: League, users: Sequence[int], at: float = NOW + 10) -> League:
    """Finish the newest table of a season, with *users* as its places."""
    table = league.tables[-1]
    return finish_table(league, table, [[seat_of(league, user)] for user in users], at=at)
