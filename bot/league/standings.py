"""Standings, finalists and the winner, computed from the tables' results (MD-52, MD-53)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

import msgspec
from msgspec.structs import replace

import games
from bot.domain.match import Match
from bot.league import draw
from bot.league.records import League, Result, Table
from bot.league.rules import FINAL, SIZE, points_of

PODIUM = 3
"""The last place on the podium."""


class Score(msgspec.Struct, frozen=True):
    """What a participant got at one table."""

    points: int
    first: bool
    merit: int


class Standing(msgspec.Struct, frozen=True):
    """The standing of participant *number* after the preliminary rounds played so far.

    *met* adds up the points of the opponents met, *lot* is the place of the lot, and *rounds* are the points
    by round, None where there are none yet; in a season the results that count, the best first. *played*
    counts all results. Those who are equal in all but the lot share a *place*; those who dropped out have
    none.
    """

    number: int
    place: int | None
    points: int
    firsts: int
    merit: int
    met: int
    lot: int
    rounds: tuple[int | None, ...]
    played: int = 0

    @property
    def worth(self) -> tuple[int, int, int, int]:
        """What is compared before the lot, the most important first."""
        return self.points, self.firsts, self.merit, self.met


def score_table(league: League, table: Table) -> dict[int, Score]:
    """Return the scores of the participants at *table* by number; empty before it is over.

    Participants who had dropped out by then have none: in a league of rounds the others share the places
    (MD-55), else the bot that took over keeps its place (SE-05, EV-05).
    """
    result = table.result
    if result is None:
        return {}
    playing = _participants_at_end(league, table, result)
    places = _restrict(result.places, playing) if league.kind == "rounds" else result.places
    first = places[0] if places else []
    return {
        playing[seat]: Score(worth, seat in first, result.merits[seat])
        for seat, worth in points_of(places).items()
        if seat in playing
    }


def compute_standings(league: League) -> list[Standing]:
    """Compute the standings so far, the best first and those who dropped out last."""
    scores: dict[int, list[tuple[Table, dict[int, Score]]]] = {who.number: [] for who in league.participants}
    rounds = 0
    for table in league.tables:
        if table.round < FINAL:
            rounds = max(rounds, table.round)
            got = score_table(league, table)
            for number in got:
                scores[number].append((table, got))
    counted = {number: _choose_counted(league, number, mine) for number, mine in scores.items()}
    total = {number: sum(got[number].points for _, got in mine) for number, mine in counted.items()}
    lots = draw.draw_lots(league.seed, league.starters)
    rows = []
    for who in league.participants:
        number, mine = who.number, counted[who.number]
        row = Standing(
            number,
            None,
            total[number],
            sum(got[number].first for _, got in mine),
            0 if league.kind == "season" else sum(got[number].merit for _, got in mine),
            sum(total[other] for _, got in mine for other in got if other != number),
            lots[league.find_origin(number)],
            tuple(got[number].points for _, got in mine)
            if league.kind == "season"
            else tuple(
                next((got[number].points for table, got in mine if table.round == round), None)
                for round in range(1, rounds + 1)
            ),
            len(scores[number]),
        )
        rows.append(row)
    stayed = sorted((row for row in rows if not _has_dropped(league, row.number)), key=_sort_key)
    left = sorted((row for row in rows if _has_dropped(league, row.number)), key=_sort_key)
    return [*_share_places(stayed), *left]


def _choose_counted(
    league: League, number: int, mine: list[tuple[Table, dict[int, Score]]]
) -> list[tuple[Table, dict[int, Score]]]:
    """Choose the results of a participant that count: all or, in a season, the best (SE-04).

    Of equal ones the earlier tables count.
    """
    if league.kind != "season":
        return mine
    return sorted(mine, key=lambda each: -each[1][number].points)[: league.best]


def _share_places(rows: Sequence[Standing]) -> Iterator[Standing]:
    """Give the sorted *rows* their places; those who are equal in all but the lot share one."""
    place, above = 0, None
    for count, row in enumerate(rows, 1):
        if above is None or above.worth != row.worth:
            place = count
        above = row
        yield replace(row, place=place)


def end_now(league: League, matches: Iterable[Match]) -> League:
    """Return *league* as if its tables in play had ended, each as its match among *matches* stands.

    The results count what everybody at the table sees (`Game.end_now`). A table whose game can't be ranked
    early stays in play.
    """
    results = {
        match.id: result
        for match in matches
        if match.status == "running" and (result := count_now(match, league.changed))
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
    preliminaries. In a season and on an evening, the podium are the first three of the standings; a tied
    first place goes by the lot (SE-06, EV-07).
    """
    if league.kind != "rounds":
        return _find_first_three(league) if league.status == "over" else []
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


def _find_first_three(league: League) -> list[list[int]]:
    rows = [row for row in compute_standings(league) if row.place is not None and row.played]
    if not rows:
        return []
    best, *others = rows
    behind: dict[int, list[int]] = {}
    for row in others:
        behind.setdefault(row.place or 0, []).append(row.number)
    return [[best.number], *(shared for place, shared in behind.items() if place <= PODIUM)]


def find_winner(league: League) -> int | None:
    """Return the participant who won the league; None before its end, or if everybody left."""
    return next((places[0] for places in find_podium(league)), None)


def count_now(match: Match, at: float) -> Result | None:
    """Return the result of *match* if it ended as it stands, at that time; None if that can't be said."""
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
