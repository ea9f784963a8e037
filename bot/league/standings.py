"""Standings, finalists and the winner, computed from the tables' results (MD-52, MD-53)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

import msgspec
from msgspec.structs import replace

import games
from bot.domain.match import Match
from bot.league import draw
from bot.league.records import League, Result, Table
from bot.league.rules import FINAL, SIZE, points_of


class Score(msgspec.Struct, frozen=True):
    """What a participant got at one table."""

    points: int
    first: bool
    merit: int


class Standing(msgspec.Struct, frozen=True):
    """The standing of participant *number* after the preliminary rounds played so far.

    *met* adds up the points of the opponents met, *lot* is the place of the lot, and *rounds* are the points
    by round, None where there are none yet. Those who are equal in all but the lot share a *place*; those who
    dropped out have none.
    """

    number: int
    place: int | None
    points: int
    firsts: int
    merit: int
    met: int
    lot: int
    rounds: tuple[int | None, ...]

    @property
    def worth(self) -> tuple[int, int, int, int]:
        """What is compared before the lot, the most important first."""
        return self.points, self.firsts, self.merit, self.met


def score_table(league: League, table: Table) -> dict[int, Score]:
    """Return the scores of the participants at *table* by number; empty before it is over.

    Participants who had dropped out by then have none: the others share the places (MD-55).
    """
    result = table.result
    if result is None:
        return {}
    playing = _participants_at_end(league, table, result)
    places = _restrict(result.places, playing)
    first = places[0] if places else []
    return {
        playing[seat]: Score(worth, seat in first, result.merits[seat])
        for seat, worth in points_of(places).items()
    }


def compute_standings(league: League) -> list[Standing]:
    """Compute the standings so far, the best first and those who dropped out last."""
    played = [(table, score_table(league, table)) for table in league.tables if table.round < FINAL]
    rounds = max((table.round for table, _ in played), default=0)
    lots = draw.draw_lots(league.seed, league.starters)
    total = {who.number: 0 for who in league.participants}
    for _, got in played:
        for number, score in got.items():
            total[number] += score.points
    rows = []
    for who in league.participants:
        mine = [(table, got) for table, got in played if who.number in got]
        row = Standing(
            who.number,
            None,
            total[who.number],
            sum(got[who.number].first for _, got in mine),
            sum(got[who.number].merit for _, got in mine),
            sum(total[other] for _, got in mine for other in got if other != who.number),
            lots[league.find_origin(who.number)],
            tuple(
                next((got[who.number].points for table, got in mine if table.round == number), None)
                for number in range(1, rounds + 1)
            ),
        )
        rows.append(row)
    stayed = sorted((row for row in rows if not _has_dropped(league, row.number)), key=_sort_key)
    left = sorted((row for row in rows if _has_dropped(league, row.number)), key=_sort_key)
    return [
        *(replace(row, place=1 + sum(other.worth > row.worth for other in stayed)) for row in stayed),
        *left,
    ]


def end_now(league: League, matches: Iterable[Match]) -> League:
    """Return *league* as if its tables in play had ended, each as its match among *matches* stands.

    The results count what everybody at the table sees (`Game.end_now`). A table whose game can't be ranked
    early stays in play.
    """
    results = {
        match.id: result
        for match in matches
        if match.status == "running" and (result := _count_now(match, league.changed))
    }
    tables = tuple(
        table
        if table.result or table.match_id is None
        else replace(table, result=results.get(table.match_id))
        for table in league.tables
    )
    return replace(league, tables=tables)


def find_live(league: League, now: League) -> list[Table]:
    """Return the tables that are in play in *league* and have a result in *now* (`end_now`)."""
    pairs = zip(league.tables, now.tables, strict=True)
    return [after for before, after in pairs if after.result and not before.result]


def explain_ties(rows: Sequence[Standing]) -> list[str]:
    """For each of *rows*, in order, say what puts it below the row before with as many points.

    `first`: fewer first places, `value`: a lower total, `met`: fewer points of the opponents met, or `equal`;
    empty where the points decide.
    """
    found = [""]
    for before, row in pairwise(rows):
        if None in (before.place, row.place) or before.points != row.points:
            found.append("")
        else:
            parts = zip(("first", "value", "met"), before.worth[1:], row.worth[1:], strict=True)
            found.append(next((name for name, high, low in parts if high != low), "equal"))
    return found


def find_lots(rows: Iterable[Standing]) -> list[tuple[int, ...]]:
    """Return the groups of participants whose order only the lot decides, the better first."""
    groups: dict[int, list[int]] = {}
    for row in rows:
        if row.place is not None:
            groups.setdefault(row.place, []).append(row.number)
    return [tuple(group) for group in groups.values() if len(group) > 1]


def find_finalists(league: League) -> list[int]:
    """Return the participants in the final, the best first: four, or as many as are left."""
    return [row.number for row in compute_standings(league) if row.place is not None][:SIZE]


def find_podium(league: League) -> list[list[int]]:
    """Return the participants of the final by place, with one winner; empty before it is over.

    A tied first place goes to the one who reached the game's aim, or else to the better one in the
    preliminaries.
    """
    table = next(iter(league.tables_of(FINAL)), None)
    if table is None:
        # A single participant was left, or none.
        return [[number] for number in find_finalists(league)] if league.status == "over" else []
    if table.result is None:
        return []
    playing = _participants_at_end(league, table, table.result)
    places = [[playing[seat] for seat in shared] for shared in _restrict(table.result.places, playing)]
    if places and len(places[0]) > 1:
        order = [row.number for row in compute_standings(league)]
        finisher = playing.get(-1 if table.result.finisher is None else table.result.finisher)
        winner = finisher if finisher in places[0] else min(places[0], key=order.index)
        places[:1] = [[winner], [number for number in places[0] if number != winner]]
    return places


def find_winner(league: League) -> int | None:
    """Return the participant who won the league; None before its end, or if everybody left."""
    return next((places[0] for places in find_podium(league)), None)


def _count_now(match: Match, at: float) -> Result | None:
    """Return the result of *match* if it ended as it stands, at that time."""
    game = games.load(match.game)
    state = None if match.state is None else game.end_now(match.state)
    outcome = None if state is None else game.outcome(state)
    return None if outcome is None else Result(outcome.places, game.merits(state), None, at)


def _participants_at_end(league: League, table: Table, result: Result) -> Mapping[int, int]:
    """Return by seat who took part at *table* until its end; leaving at that very moment counts as before."""
    return {
        seat: number
        for seat, number in enumerate(table.seats)
        if number is not None and (league.participants[number].dropped or float("inf")) > result.ended
    }


def _restrict(places: Iterable[Iterable[int]], seats: Mapping[int, int]) -> list[list[int]]:
    """Return the *places* of those in *seats* alone."""
    left = [[seat for seat in shared if seat in seats] for shared in places]
    return [shared for shared in left if shared]


def _has_dropped(league: League, number: int) -> bool:
    return league.participants[number].dropped is not None


def _sort_key(row: Standing) -> tuple[int, ...]:
    return (*(-part for part in row.worth), row.lot)
