"""The figures for the organizer are counted from the results and the logs of a league's matches."""

from __future__ import annotations

from msgspec.structs import replace

from bot.domain.forced_moves import build_missed_event
from bot.domain.match import Entry, Match
from bot.domain.tempo import Tempo
from bot.language import language_of
from bot.league import changes
from bot.league.activity import MOMENTS, build_activity, count_missed, find_times, trace_places
from bot.league.records import League
from bot.league.standings import compute_standings
from tests.kit.house import ANNA, BEN, CLARA, DAVID, House
from tests.kit.league import NOW, begin_league, finish_table


def test_places_are_those_of_the_standings_after_each_table() -> None:
    league = begin_league(8)
    for round in range(1, 4):
        for place, table in enumerate(league.tables_of(league.round)):
            league = finish_table(league, table, [[0], [1], [2], [3]], at=NOW + 100 * round + place)
        after = {row.number: row.place for row in compute_standings(league)}
        assert {who: places[-1] for who, places in trace_places(league).items()} == after
        assert {len(places) for places in trace_places(league).values()} == {2 * round}
        league = changes.advance(league, NOW + 100 * round + 50) or league
    first, *_ = league.tables_of(1)
    for who, places in trace_places(league).items():
        assert (places[0] is None) == (who not in first.seats)  # the other table wasn't over yet


def test_a_long_league_shows_some_moments_with_the_last_among_them() -> None:
    league = begin_league(32)
    for round in range(1, 5):
        for place, table in enumerate(league.tables_of(round)):
            league = finish_table(league, table, [[3], [2], [1], [0]], at=NOW + 100 * round + place)
        league = replace(league, round=min(4, round + 1))
    traces = trace_places(league)
    assert {len(places) for places in traces.values()} == {MOMENTS}
    assert {who: places[-1] for who, places in traces.items()} == {
        row.number: row.place for row in compute_standings(league)
    }


async def test_times_and_missed_deadlines_are_those_of_the_people_at_the_tables(house: House) -> None:
    match = await house.begin(ANNA, BEN, CLARA, DAVID)
    league = begin_league(4)
    table = replace(league.tables[0], match_id=match.id, seats=(3, 2, 1, 0))
    people = tuple(
        replace(who, user_id=match.players[3 - who.number].user_id, name=match.players[3 - who.number].name)
        for who in league.participants
    )
    league = replace(league, tables=(table, *league.tables[1:]), participants=people)
    tempos = ((60.0, 3600.0, 120.0), (5.0,), (), (30.0,))
    players = tuple(
        replace(player, tempo=Tempo(turns=turns)) for player, turns in zip(match.players, tempos, strict=True)
    )
    stranger = replace(players[3], user_id=999)  # sits in for whom the table was drawn
    match = replace(match, players=(*players[:3], stranger))
    late = (build_missed_event(0, passed=False), build_missed_event(2, passed=True))
    log = [(Entry(number, None, NOW, late[: 1 + number % 2]), None) for number in range(3)]
    known: list[tuple[Match, list[tuple[Entry, bytes | None]]]] = [(match, [*log])]
    assert find_times(league, known) == {3: 120.0, 2: 5.0}
    assert count_missed(league, known) == {3: 3, 1: 1, 2: 0, 0: 0}
    activity = build_activity(league, language_of("en"), known)
    figures = {line.name: (line.seconds, line.missed) for line in activity.lines}
    assert list(figures.values()).count((120.0, 3)) == 1
    assert activity.slowest == 120.0 and activity.participants == 4


def test_bots_have_neither_times_nor_missed_deadlines() -> None:
    league: League = begin_league(8)
    bots = tuple(replace(who, user_id=None) for who in league.participants)
    assert not count_missed(replace(league, participants=bots), [])
    assert {line.seconds for line in build_activity(league, language_of("de"), []).lines} == {None}
