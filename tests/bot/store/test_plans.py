"""The queries of ordinary play find their rows by an index."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncConnection

from bench import lookups
from bot.analysis.rows import AnalysisRows
from bot.domain.people import Person
from bot.league.rows import LeagueRows, postpone
from bot.puzzles.rows import PuzzleRows
from bot.store import Store
from bot.store.queries import _AT, Reader
from tests.kit.house import DAY
from tests.kit.peeking import url
from tests.kit.postgresql import Server

FEW = (
    r"(?:ix_(?:matches|leagues)_(?:unshown|wake|running|scheduled)|ix_persons_traveling|ix_analyses_undone"
    r"|ix_surfaces_stale"
    r"|uq_\w+_live_channel)"
)
"""The indexes of the few rows that matter now: to go through all of these is no matter."""

SCAN = re.compile(rf"SCAN (\w+)(?! USING (?:COVERING )?INDEX {FEW})")
"""Every row of a table or of another index is looked at."""

SMALL = {"house", "invitations", "departures", "shards", "absences"}
"""Tables of few rows."""

LARGE = {"matches", "players", "surfaces", "moves", "results", "persons"}
"""Tables with many rows in the database of these tests."""


@pytest.fixture
async def asked(tmp_path: Path) -> AsyncIterator[tuple[Store, list[tuple[str, Any]]]]:
    """A store with some matches, and the list of statements that it runs from now on."""
    file = tmp_path / "freehold.db"
    await lookups.fill(url(file), 300, 20)
    async with open_store(url(file)) as found:
        yield found


@asynccontextmanager
async def open_store(url: str) -> AsyncIterator[tuple[Store, list[tuple[str, Any]]]]:
    store = await Store.open(url)
    statements: list[tuple[str, Any]] = []

    def hear(_: Any, __: Any, statement: str, parameters: Any, ___: Any, many: bool) -> None:
        statements.append((statement, parameters[0] if many else parameters))

    event.listen(store.engine.sync_engine, "before_cursor_execute", hear)
    try:
        yield store, statements
    finally:
        await store.close()


async def look_up_channel(store: Store) -> None:
    """Look up the match in a channel by a statement that is recorded; the real one bypasses the events."""
    async with store.reader._engine.connect() as connection:
        asked = (await connection.execute(_AT, {"channel_id": 5})).scalar()
    assert asked == await store.reader.match_in_channel(5)


async def ask_everything(store: Store) -> None:
    """Run the queries of ordinary play, delete somebody's data, and delete what is old."""
    await store.reader.match(5)
    await store.reader.entries(5)
    await store.reader.latest_entries(5, 2, 4)
    await store.reader.has_interaction(5)
    await look_up_channel(store)
    await store.reader.last_match_in_channel(5)
    await store.reader.matches_in_channel(5)
    await store.reader.find_places()
    await store.reader.tables_of_server(5)
    await store.reader.matches_of_person(5)
    await store.reader.matches_played_by(5)
    await store.reader.find_companions(lookups.STRANGER, 5)
    await store.reader.avoids(5, lookups.STRANGER)
    await store.reader.rematch_of(5)
    await store.reader.matches_awaiting(5)
    await store.reader.rematches_inviting(5)
    await store.reader.unshown()
    await store.reader.count_matches()
    await store.reader.idle_matches(5.0)
    await store.reader.due_ids(5.0)
    await store.reader.has_live_clock(5.0)
    await store.reader.matches_behind()
    await store.reader.read_clocks([5, 6])
    await store.reader.next_wake()
    await store.reader.unattended_matches()
    await store.reader.running_matches()
    await store.reader.outdated_matches()
    await LeagueRows(store).get(5)
    await LeagueRows(store).find_in_channel(5)
    await LeagueRows(store).find_last(5)
    await LeagueRows(store).find_running()
    await LeagueRows(store).find_scheduled()
    await LeagueRows(store).leagues_of_server(5)
    await LeagueRows(store).find_places()
    await LeagueRows(store).unshown()
    await LeagueRows(store).due_ids(5.0)
    await LeagueRows(store).next_wake()
    await store.results.results_of(1, 5)
    await store.results.ratings(1, 5)
    await store.results.board(1, "property", 0, 10)
    await store.results.active_people(1, 5.0)
    await AnalysisRows(store).get(5)
    await AnalysisRows(store).find_unfinished()
    await AnalysisRows(store).find_personal_moves(5)
    await PuzzleRows(store).get(5)
    await PuzzleRows(store).find_given(5, 5.0)
    await PuzzleRows(store).find_solvers(5, 5)
    await PuzzleRows(store).find_dailies(5)
    await PuzzleRows(store).find_board(5)
    await PuzzleRows(store).find_boards_before(5)
    await store.persons.get(5)
    await store.persons.stale_panels()
    await store.servers.get(5)
    await store.house.up_since(0, 1)
    await store.absences.refresh()
    await store.absences.record({0: 4.0}, 1, 5.0, postpone)
    await store.absences.forget()
    async for _ in store.export.pages(lookups.STRANGER):
        pass
    await store.privacy.leagues(lookups.STRANGER)
    await store.privacy.forget(lookups.STRANGER)
    await store.persons.put(Person(5, "Eve"))
    await store.persons.put(Person(5, "Eve", worded=True), "worded")
    await store.persons.record_drawn(5, 1, 1)
    await store.persons.on_vacation(5.0)
    await store.departures.compare([1], lambda guild_id: True, 5.0)
    await store.departures.record_left(6, 0.0)
    while await store.retention.forget_old(60 * DAY):
        pass


def find_scans(file: Path, statements: list[tuple[str, Any]]) -> list[str]:
    """Return the statements that scan a table that may be large."""
    found = []
    with closing(sqlite3.connect(file)) as database:
        for statement, parameters in statements:
            if statement.split()[0] not in ("SELECT", "UPDATE", "DELETE", "INSERT"):
                continue
            plan = [row[3] for row in database.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)]
            tables = {row[0] for row in database.execute("SELECT name FROM sqlite_master")} - SMALL
            bad = [line for line in plan if (scan := SCAN.match(line)) and scan[1] in tables]
            found += [f"{statement}: {bad}"] if bad else []
    return found


@pytest.mark.parametrize("analyzed", [False, True])
async def test_nothing_that_is_asked_looks_at_every_row(
    asked: tuple[Store, list[tuple[str, Any]]], tmp_path: Path, analyzed: bool
) -> None:
    store, statements = asked
    if analyzed:
        async with store.engine.connect() as connection:
            await connection.exec_driver_sql("ANALYZE")
            await connection.commit()
    await ask_everything(store)
    assert len({statement for statement, _ in statements}) > 40
    assert find_scans(tmp_path / "freehold.db", statements) == []


async def test_nor_does_a_server_at_twenty_thousand_matches(postgresql: Server) -> None:
    name = await postgresql.create_database()
    await lookups.fill(postgresql.url(name), 20_000, 1)
    await postgresql.run("ANALYZE", name)
    async with open_store(postgresql.url(name)) as (store, statements):
        await ask_everything(store)
        asked = dict(statements).items()
        assert len(asked) > 40
        async with store.engine.connect() as connection:
            found = [scan for statement in asked async for scan in find_server_scans(connection, *statement)]
    assert found == []
    await postgresql.drop(name)


async def find_server_scans(connection: AsyncConnection, statement: str, values: Any) -> AsyncIterator[str]:
    """Return where a server scans a table that may be large, or one of its indexes."""
    if statement.split()[0] not in ("SELECT", "UPDATE", "DELETE", "INSERT", "WITH"):
        return
    found = await connection.exec_driver_sql(f"EXPLAIN (FORMAT JSON) {statement}", values)
    nodes = [found.scalar_one()[0]["Plan"]]
    while nodes:
        node = nodes.pop()
        nodes += node.get("Plans", [])
        kind, index = node["Node Type"], node.get("Index Name", "")
        by_index = "Index Cond" in node or kind == "Bitmap Heap Scan" or re.match(FEW, index)
        if "Scan" in kind and node.get("Relation Name") in LARGE and not by_index:
            yield f"{statement}: {kind} {node['Relation Name']} {index} {node.get('Filter')}"


def test_every_question_is_among_those_that_are_asked() -> None:
    asked = {*ask_everything.__code__.co_names, *look_up_channel.__code__.co_names}
    for reader in (Reader, LeagueRows):
        public = {name for name in vars(reader) if not name.startswith("_")} - {"open", "save"}
        assert public - asked == set()


@pytest.mark.soak
async def test_in_a_database_of_years_too_and_nobody_waits_for_somebody_who_is_forgotten(
    tmp_path: Path,
) -> None:
    file = tmp_path / "freehold.db"
    await lookups.fill(url(file), moves=60)
    with closing(sqlite3.connect(file)) as database:
        database.execute("ANALYZE")
        (moves,) = database.execute("SELECT count(*) FROM moves").fetchone()
    assert moves >= 1_200_000
    async with open_store(url(file)) as (store, statements):
        await lookups.hold_up(store)
        with closing(sqlite3.connect(file)) as database:
            query = "SELECT count(*) FROM moves WHERE user_id = ?"
            assert database.execute(query, (lookups.STRANGER,)).fetchone() == (0,)
        await ask_everything(store)
        assert find_scans(file, statements) == []
        assert not await store.retention.forget_old(2 * DAY)
