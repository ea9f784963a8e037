"""What an organizer wants to know of a league: places over time, how soon people move, and who is late."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from statistics import median

from msgspec.structs import replace

from bot.domain.match import Match
from bot.domain.replays import Log
from bot.language import Language
from bot.league.records import League
from bot.league.sheets import count_standings_pages, cut_page, find_sign, numbers_of, write_participant
from bot.league.standings import compute_standings
from render.activity import Activity, Line
from render.standings import ROWS

MOMENTS = 24
"""The most moments at which places are shown."""

MISSED = ("house-moved", "house-passed")
"""The events that tell that somebody ran out of time."""


def build_activity(
    league: League, words: Language, matches: Iterable[tuple[Match, Log]], page: int = 0
) -> Activity:
    """Build page *page*, from 0, of the figures of *league*; *matches* are those of its tables."""
    traces = trace_places(league)
    known = [*matches]
    times, missed = find_times(league, known), count_missed(league, known)
    number = numbers_of(league)
    order = [row.number for row in compute_standings(league)]
    lines = tuple(
        Line(
            number[who],
            write_participant(league, who, words),
            traces[who],
            times.get(who),
            missed[who],
            find_sign(league, who),
        )
        for who in order[page * ROWS : (page + 1) * ROWS]
    )
    title = cut_page(words("league-activity-title"), page, count_standings_pages(league), words)
    return Activity(title, lines, len(league.participants), max(times.values(), default=1.0))


def trace_places(league: League) -> Mapping[int, tuple[int | None, ...]]:
    """The place of each participant after some of the moments at which a table ended, the last among them.

    Before the first result of a participant it is None.
    """
    moments = sorted({table.result.ended for table in league.tables if table.result})
    last = len(moments) - 1
    if len(moments) > MOMENTS:
        moments = [moments[round(number * last / (MOMENTS - 1))] for number in range(MOMENTS)]
    found = defaultdict[int, list[int | None]](list)
    for moment in moments:
        tables = tuple(
            table if table.result and table.result.ended <= moment else replace(table, result=None)
            for table in league.tables
        )
        for row in compute_standings(replace(league, tables=tables)):
            found[row.number].append(row.place if any(points is not None for points in row.rounds) else None)
    return {who.number: tuple(found[who.number]) for who in league.participants}


def find_times(league: League, matches: Sequence[tuple[Match, Log]]) -> dict[int, float]:
    """How many seconds after being asked each participant begins a turn: half of all turns take longer."""
    found = defaultdict[int, list[float]](list)
    for match, _ in matches:
        for who, seat in _list_seats(league, match):
            if match.players[seat].user_id == league.participants[who].user_id:
                found[who] += match.players[seat].tempo.turns
    return {who: median(times) for who, times in found.items() if times}


def count_missed(league: League, matches: Sequence[tuple[Match, Log]]) -> Counter[int]:
    """Count how often each participant ran out of time."""
    missed = Counter[int]()
    for match, log in matches:
        late = Counter(
            seat
            for entry, _ in log
            for event in entry.events
            if event.id in MISSED
            for seat in event.concerns
        )
        for who, seat in _list_seats(league, match):
            missed[who] += late[seat]
    return missed


def _list_seats(league: League, match: Match) -> Iterable[tuple[int, int]]:
    """The participants at the table of *match* who are persons, with their seats."""
    table = next((table for table in league.tables if table.match_id == match.id), None)
    return [
        (who, seat)
        for seat, who in enumerate(table.seats if table else ())
        if who is not None and league.participants[who].user_id is not None
    ]
