from __future__ import annotations

import asyncio
import resource
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from sqlalchemy import event, insert
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import surfaces, turns
from bot.domain.match import Change, Match
from bot.domain.refusals import Refusal
from bot.service.matches import Matches
from bot.store import Conflict, Work
from bot.store.tables import persons
from sandbox.model.world import PATIENCE
from tests.kit.house import ANNA, BEN, CLARA, ON_BOTH, House, find_refusal, person_at
from tests.kit.narrow import not_none

ROOT = Path(__file__).parents[3]
MANY = 10_000
"""More lobbies than fit into a database without free pages."""


def count_commits(file: Path) -> int:
    """Return how many transactions were committed to *file* since its WAL was reset: its commit frames."""
    wal = file.with_name(file.name + "-wal").read_bytes()
    size = 24 + 4096
    salts = wal[16:24]
    frames = [wal[start : start + 24] for start in range(32, len(wal) - size + 1, size)]
    return sum(frame[8:16] == salts and int.from_bytes(frame[4:8], "big") > 0 for frame in frames)


async def test_what_comes_at_once_is_committed_together(house: House) -> None:
    matches = [await house.begin() for _ in range(40)]
    before = count_commits(house.file)
    moved = await asyncio.gather(*(house.move(match) for match in matches))
    assert [match.version for match in moved] == [match.version + 1 for match in matches]
    assert 1 <= count_commits(house.file) - before <= 5


@ON_BOTH
async def test_what_comes_after_the_end_is_refused_at_once(house: House) -> None:
    match = await house.begin()
    writer = house.store.writer
    await house.close()
    with pytest.raises(RuntimeError, match="closed"):
        await asyncio.wait_for(writer.commit(Change(match, match)), PATIENCE)
    await house.open()


async def test_many_moves_at_once_are_stored_by_the_statements_of_one(house: House) -> None:
    """Each statement is prepared once, and the number of statements doesn't grow with the moves."""
    matches = [await house.begin() for _ in range(8)]
    asked: list[str] = []

    def hear(_: object, __: object, statement: str, *___: object) -> None:
        asked.append(statement)

    event.listen(house.store.engine.sync_engine, "before_cursor_execute", hear)
    matches = list(await asyncio.gather(*map(house.move, matches)))
    together, asked[:] = asked[:], []
    await house.move(matches[0])
    assert 3 <= len(asked) <= 5
    assert set(asked) <= set(together)
    assert len(together) <= 3 * len(asked)


@ON_BOTH
async def test_who_loses_in_a_transaction_loses_alone(house: House) -> None:
    matches = [await house.begin() for _ in range(10)]
    other = Matches(house.store, house.time, house.changed.append)
    outdated, *fresh = matches
    await other.get(outdated.id)
    await house.move(outdated)
    seat = min(outdated.waiting)
    late = other.change_if_unmoved(outdated, turns.act_for, seat, house.sample(outdated, seat))
    lost, *moved = await asyncio.gather(late, *(house.move(match) for match in fresh))
    assert lost is None
    assert [match.version for match in moved if match] == [match.version + 1 for match in fresh]
    for match in fresh:
        assert len(await house.matches.log(match.id)) == 2


@ON_BOTH
async def test_what_is_shown_meanwhile_is_not_taken_back(house: House) -> None:
    match = await house.begin(ANNA, BEN, CLARA)
    other = Matches(house.store, house.time, house.changed.append)
    await other.get(match.id)  # before anything of it is shown, which makes no new version
    await house.matches.change(match.id, surfaces.record_table, None, 7, house.time(), match.version)
    for seat in range(3):
        panel = None, 90 + seat, 80, match.players[seat].user_id, 1, house.time()
        await house.matches.change(match.id, surfaces.record_panel, seat, *panel)
    shown = await house.matches.change(match.id, surfaces.record_shown, match.version)
    seat, left = min(match.waiting), person_at(match, 2)
    await other.change_if_unmoved(match, turns.act_for, seat, house.sample(match, seat))
    await other.change(match.id, turns.vacate, left.user_id)
    after = await house.store.reader.match(match.id)
    assert after is not None
    assert after.version > match.version
    assert (after.table.message, after.shown_version) == (7, shown.shown_version)
    assert [player.panel.message for player in after.players] == [90, 91, 92]


@ON_BOTH
async def test_what_two_processes_note_at_once_is_all_kept(house: House) -> None:
    match = await house.begin(ANNA, BEN, CLARA)
    other = Matches(house.store, house.time, house.changed.append)
    await other.get(match.id)
    seat = min(match.waiting)
    idle = min({0, 1, 2} - match.waiting)
    awaited = match.players[seat].user_id
    await house.matches.change(match.id, turns.notify, seat)
    await house.matches.change(match.id, surfaces.record_panel, seat, None, 90, 80, awaited, 1, 5.0)
    house.time.now += turns.SEEN
    await other.change(
        match.id, turns.record_seen, not_none(match.players[idle].user_id)
    )  # it knows nothing of that notification
    after = await house.store.reader.match(match.id)
    assert after is not None
    assert (after.version, after.players[idle].seen) == (match.version, house.time())
    assert (after.players[seat].notify_at, after.players[seat].panel.message) == (
        house.time() - turns.SEEN,
        90,
    )
    assert await house.store.reader.due_ids(house.time()) == [match.id]
    await house.matches.change(match.id, turns.record_seen, not_none(awaited))
    assert await house.store.reader.due_ids(house.time()) == []
    moved = await other.change_if_unmoved(
        match, turns.act_for, seat, house.sample(match, seat)
    )  # nor of that click
    assert moved is not None
    assert (moved.players[seat].seen, moved.players[seat].panel.message) == (house.time(), 90)
    assert await house.store.reader.match(match.id) == moved


@ON_BOTH
async def test_what_two_processes_post_at_once_is_one_message(house: House) -> None:
    match = await house.begin(ANNA, BEN, CLARA)
    other = Matches(house.store, house.time, house.changed.append)
    await other.get(match.id)
    first = await house.matches.change(match.id, surfaces.record_table, None, 7, 1.0, match.version)
    late = await other.change(match.id, surfaces.record_table, None, 8, 2.0, match.version)
    assert late.table == first.table
    later = await other.change(match.id, surfaces.record_table, 7, 8, 2.0, match.version)
    again = await house.matches.change(
        match.id, surfaces.record_table, 7, 8, 2.0, match.version
    )  # found, say
    assert again.table == later.table
    for matches in (house.matches, other):
        await matches.change(match.id, surfaces.record_panel, 1, None, 90, 80, 2, 1, 1.0)
    after = await house.store.reader.match(match.id)
    assert after is not None
    assert (after.table.message, after.table.revision) == (8, 2)
    assert (after.players[1].panel.message, after.players[1].panel.revision) == (90, 1)


@ON_BOTH
async def test_one_interaction_in_two_matches_counts_in_one(house: House) -> None:
    first, second = await house.begin(), await house.begin()

    async def click(match: Match) -> Match:
        seat = min(match.waiting)
        user_id = match.players[seat].user_id
        assert user_id is not None
        return await house.matches.change_once(
            77, match.id, turns.act, user_id, house.sample(match, seat), match.version
        )

    done = await asyncio.gather(click(first), click(second), house.move(await house.begin()))
    assert [match.version for match in done[:2]] == [first.version + 1, second.version]
    assert await house.matches.get(second.id) == second


@pytest.mark.usefixtures("impatient")
async def test_a_database_that_is_locked_for_long_refuses_and_recovers(house: House) -> None:
    match = await house.begin()
    with closing(sqlite3.connect(house.file)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert await find_refusal(house.move(match)) == "store-busy"
        assert await house.matches.get(match.id) == match  # reading goes on
    assert (await house.move(match)).version == match.version + 1


async def test_a_full_disk_refuses_and_loses_nothing(house: House) -> None:
    match = await house.begin()
    async with house.store.engine.connect() as connection:
        pages = (await connection.exec_driver_sql("PRAGMA page_count")).scalar_one()
    await house.store.writer._disconnect()
    limit = f"PRAGMA max_page_count = {pages}"
    for _ in range(3):
        async with house.store.engine.connect() as connection:
            await connection.exec_driver_sql(limit)
    acknowledged: list[Match] = []
    with pytest.raises(Refusal) as refusal:
        for _ in range(MANY):
            acknowledged += [await house.lobby(ANNA, BEN)]
    assert refusal.value.text.id == "store-full"
    assert acknowledged
    assert await house.matches.get(match.id) == match
    await house.close()
    await house.open()
    for lobby in acknowledged:
        assert await house.matches.get(lobby.id) == lobby
    assert (await house.move(match)).version == match.version + 1


FULL = """
import asyncio, resource, sys
from tests.kit.house import House, ANNA, BEN
from bot.service.matches import Refusal
from pathlib import Path

async def main():
    house = House(Path(sys.argv[1]))
    await house.open()
    match = await house.begin()
    size = house.file.with_name("freehold.db-wal").stat().st_size
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size + 40_000, hard))
    try:
        for _ in range(10_000):
            match = await house.move(match)
            if match.status == "over":
                match = await house.begin()
    except Refusal as refusal:
        print(refusal.text.id)
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    again = await house.matches.get(match.id)
    assert again == match, (again, match)
    print((await house.move(match)).version - match.version)
    await house.close()

asyncio.run(main())
"""


def test_a_disk_that_is_full_for_a_while_stops_nothing_for_good(tmp_path: Path) -> None:
    assert run(FULL, tmp_path) == ["store-full", "1"]


def run(script: str, folder: Path) -> list[str]:
    """Run *script* in a new process with a database in *folder*; return the last two words it prints."""
    assert resource.getrlimit(resource.RLIMIT_FSIZE)[1] == resource.RLIM_INFINITY
    done = subprocess.run(
        [sys.executable, "-c", script, str(folder / "freehold.db")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()[-2:]


CHECKED = """
import asyncio, resource, sys
from tests.kit.house import House
from bot.store import Unwritable
from pathlib import Path

async def main():
    house = House(Path(sys.argv[1]))
    await house.open()
    await house.store.house.record_up(1.0, [0], 1)
    await house.store.house.check()
    size = house.file.with_name("freehold.db-wal").stat().st_size
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        await house.store.house.check()
    except Unwritable:
        print("unwritable")
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    await house.store.house.check()
    print(await house.store.house.up_since(1, 2))
    await house.close()

asyncio.run(main())
"""


def test_a_check_notices_that_the_disk_is_full_and_changes_nothing(tmp_path: Path) -> None:
    assert run(CHECKED, tmp_path) == ["unwritable", "1.0"]


@ON_BOTH
async def test_closing_the_store_writes_what_waits(house: House) -> None:
    matches = [await house.begin() for _ in range(20)]
    moves = [asyncio.create_task(house.move(match)) for match in matches]
    await asyncio.sleep(0)
    await house.close()
    moved = await asyncio.gather(*moves)
    await house.open()
    for match in moved:
        assert await house.matches.get(match.id) == match


async def test_jobs_that_fail_in_any_way_fail_alone_and_the_others_share_one_commit(house: House) -> None:
    matches = [await house.begin() for _ in range(60)]

    async def too_large(connection: AsyncConnection) -> int:
        await connection.execute(insert(persons), {"user_id": 2**70, "name": "", "locale": "en"})
        return 0

    async def no_such_column(connection: AsyncConnection) -> int:
        await connection.exec_driver_sql("UPDATE matches SET host_id = 0")
        await connection.exec_driver_sql("UPDATE matches SET nowhere = 0")
        return 0

    commit = house.store.writer.commit
    before = count_commits(house.file)
    outcomes: list[Any] = await asyncio.gather(
        *(house.move(match) for match in matches),
        commit(Work(too_large)),
        commit(Work(no_such_column)),
        return_exceptions=True,
    )
    *moved, large, nowhere = outcomes
    assert isinstance(large, OverflowError | DBAPIError)
    assert isinstance(nowhere, OperationalError)
    assert [match.version for match in moved] == [match.version + 1 for match in matches]
    assert count_commits(house.file) - before <= 3
    for match in moved:
        assert await house.store.reader.match(match.id) == match


async def test_one_that_loses_does_not_make_sixty_others_wait_for_the_disk(house: House) -> None:
    matches = [await house.begin() for _ in range(61)]
    changes = [
        turns.act_for(each, 1.0, min(each.waiting), house.sample(each, min(each.waiting))) for each in matches
    ]
    changes[30] = replace(changes[30], before=structs.replace(matches[30], version=99))
    before = count_commits(house.file)
    answers = await asyncio.gather(*map(house.store.writer.commit, changes), return_exceptions=True)
    assert [type(answer) for answer in answers] == [int] * 30 + [Conflict] + [int] * 30
    assert count_commits(house.file) - before == 1
