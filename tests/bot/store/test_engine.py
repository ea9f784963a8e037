"""Background reads leave the connections to reads that people wait for."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any, cast

import pytest
from sqlalchemy import select
from sqlalchemy.pool import QueuePool

from bot.league.rows import LeagueRows
from bot.service.work_queue import WorkQueue
from bot.store import rows
from bot.store.engine import read_connection, use_snapshot
from bot.store.rows import read_some
from bot.store.tables import matches
from tests.kit.house import ANNA, BEN, CLARA, ON_BOTH, House

MANY = 50


async def test_background_reads_hold_one_connection_at_a_time(house: House) -> None:
    under_way, most, finish = 0, 0, asyncio.Event()

    async def read() -> None:
        nonlocal under_way, most
        async with read_connection(house.store.engine, background=True):
            under_way += 1
            most = max(most, under_way)
            await finish.wait()
            under_way -= 1

    tasks = [asyncio.create_task(read()) for _ in range(MANY)]
    async with asyncio.timeout(10):
        assert await LeagueRows(house.store).get(5) is None
        assert await house.store.persons.get(5) is None
    finish.set()
    await asyncio.gather(*tasks)
    assert most == 1


@ON_BOTH
async def test_clicks_never_wait_for_the_connections_of_work_queues(house: House) -> None:
    under_way, full, finish = 0, asyncio.Event(), asyncio.Event()
    size = cast(QueuePool, house.store.engine.pool).size()

    async def read(_: int) -> None:
        nonlocal under_way
        async with read_connection(house.store.engine):
            under_way += 1
            if under_way == size // 2:
                full.set()
            await finish.wait()

    queue = WorkQueue("read", read)
    for number in range(MANY):
        queue.touch(number)
    async with asyncio.timeout(10):
        await full.wait()
        assert await house.store.persons.get(5) is None
        assert await house.store.reader.match(5) is None
    assert under_way == size // 2
    finish.set()
    await queue.wait_until_idle()
    assert under_way == MANY


async def test_whoever_asks_before_a_connection_is_free_is_read_together(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.begin(ANNA, BEN)
    read: list[int] = []

    async def record(*args: Any) -> Any:
        read.append(len(args[-1]))
        return await read_some(*args)

    monkeypatch.setattr(rows, "read_some", record)
    async with AsyncExitStack() as held:
        for _ in range(cast(QueuePool, house.store.engine.pool).size() - 1):
            await held.enter_async_context(read_connection(house.store.engine))
        asking = []
        for id in (ANNA.user_id, BEN.user_id, CLARA.user_id):
            asking.append(asyncio.create_task(house.store.persons.get(id)))
            await asyncio.sleep(0.01)  # each at another moment
    await asyncio.gather(*asking)
    assert read == [3]


async def test_a_snapshot_does_not_see_what_is_written_meanwhile(house: House) -> None:
    match = await house.begin()
    known = select(matches.c.version).where(matches.c.id == match.id)
    async with read_connection(house.store.engine) as connection:
        await use_snapshot(connection)
        before = (await connection.execute(known)).scalar_one()
        await house.move(match)
        assert (await connection.execute(known)).scalar_one() == before
    async with read_connection(house.store.engine) as connection:
        assert (await connection.execute(known)).scalar_one() > before


async def test_what_a_start_reads_leaves_the_connections_to_people(house: House) -> None:
    """While one background read runs, the others of a start wait for it, and people don't."""
    store = house.store
    async with read_connection(store.engine, background=True):
        at_start = (
            store.reader.unshown,
            store.reader.running_matches,
            store.reader.unattended_matches,
            store.reader.outdated_matches,
            store.reader.matches_behind,
            store.absences.refresh,
            store.persons.stale_panels,
            store.outbox.unsent,
        )
        reads = [asyncio.ensure_future(read()) for read in at_start]
        async with asyncio.timeout(10):
            assert await store.reader.match_in_channel(5) is None
            assert await store.reader.match(5) is None
        assert not any(read.done() for read in reads)
    await asyncio.gather(*reads)
