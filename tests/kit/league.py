"""Short ways to build leagues with people, tables and results."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.domain.match import Venue
from bot.domain.pace import per_move
from bot.domain.people import Person
from bot.domain.place import Place
from bot.league import changes
from bot.league.records import League, Result, Table

NOW = 1_800_000_000.0
SEED = bytes(32)


def announce_league(count: int, places: int = 0) -> League:
    """Announce a league of *count* people; user 100 organizes it."""
    league = changes.create(
        NOW, "property", Person(100, "P0"), Venue(Place(1, 2), "en", per_move(3600)), places, 86400
    )
    league = replace(league, id=1, secret=SEED)
    for number in range(1, count):
        league = changes.join(league, NOW, Person(100 + number, f"P{number}"))
    return league


def begin_league(count: int) -> League:
    """Begin a league of *count* people, and return it in its first round."""
    return changes.start(announce_league(count), NOW, 100)


def finish_table(
    league: League,
    table: Table,
    order: Sequence[Sequence[int]],
    merits: Sequence[int] = (0, 0, 0, 0),
    finisher: int | None = None,
    at: float = NOW + 10,
) -> League:
    """Finish *table*, with its seats in this *order* of places."""
    result = Result(tuple(map(tuple, order)), tuple(merits), finisher, at)
    return changes.record_result(league, NOW, table, result) or league


def replace_tables(league: League, *tables: tuple[int, Sequence[int | None]]) -> League:
    """Return *league* with other tables, which determine the round and the participants."""
    made = [Table(round, number, tuple(seats)) for number, (round, seats) in enumerate(tables, 1)]
    return replace(league, tables=tuple(made))


def play_round(league: League) -> League:
    """Finish every table of the round, with seats in the order of their letters, and advance the league."""
    for table in league.tables_of(league.round):
        league = finish_table(league, table, [[0], [1], [2], [3]])
    return changes.advance(league, NOW + 20) or league
