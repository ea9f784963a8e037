"""SQLite's write-ahead log keeps nothing that was deleted, and doesn't stay large."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain.people import Person
from bot.service.privacy import Privacy
from bot.store import Work, journal
from bot.store.database.sqlite import JOURNAL_BYTES
from tests.kit.house import BEN, CLARA, House
from tests.kit.privacy import find_holding

ODD = Person(987654321, "Zoë-Odd-Name")


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not condition():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def fill_pages(house: House) -> None:
    """Let Odd play so much that their name is on many pages."""
    await house.store.persons.put(ODD)
    for _ in range(3):
        await house.finish(await house.begin(ODD, BEN))
    await house.begin(BEN, ODD, CLARA)
    await house.lobby(ODD)


async def test_a_reader_delays_that_and_it_is_made_up_for(
    house: House, privacy: Privacy, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {"EVERY": 0.01, "PAUSE": 0.0, "WAITS": 0.0, "TRIES": 2}.items():
        monkeypatch.setattr(journal, name, value)
    await fill_pages(house)
    running = asyncio.create_task(house.store.journal.run())
    with closing(sqlite3.connect(house.file)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM moves").fetchone()
        await privacy.delete(ODD.user_id)
        assert find_holding(house, ODD.name)
        await house.store.persons.put(CLARA)  # nobody who writes waits for the reader
    await until(lambda: not find_holding(house, ODD.name))
    running.cancel()


async def test_it_shrinks_after_a_long_reader(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "EVERY", 0.01)
    with closing(sqlite3.connect(house.file)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM moves").fetchone()
        while house.store.journal.size <= JOURNAL_BYTES:
            await house.store.writer.commit(Work(fill))
    large = house.store.journal.size
    running = asyncio.create_task(house.store.journal.run())
    await until(lambda: house.store.journal.size == 0)
    running.cancel()
    assert large > JOURNAL_BYTES


async def test_every_connection_limits_it(house: House) -> None:
    async with house.store.engine.connect() as connection:
        limit = (await connection.exec_driver_sql("PRAGMA journal_size_limit")).scalar_one()
    assert limit == JOURNAL_BYTES


async def fill(connection: AsyncConnection) -> int:
    """Write a megabyte."""
    await connection.execute(text("CREATE TABLE IF NOT EXISTS ballast (data BLOB)"))
    await connection.execute(text("INSERT INTO ballast VALUES (:data)"), {"data": os.urandom(2**20)})
    return 0
