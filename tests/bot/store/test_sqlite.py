"""The private parts of aiosqlite that the store uses still exist and work as before."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.database.sqlite import File


@pytest.fixture
async def engine(tmp_path: Path) -> AsyncIterator[AsyncEngine]:
    engine = File(make_url(f"sqlite+aiosqlite:///{tmp_path}/some.db")).engine
    yield engine
    await engine.dispose()


@pytest.mark.parametrize("name", ["_execute", "_thread"])
async def test_what_is_used_exists(engine: AsyncEngine, name: str) -> None:
    async with engine.connect() as connection:
        driver = (await connection.get_raw_connection()).driver_connection
        assert hasattr(driver, name), (
            f"aiosqlite {aiosqlite.__version__} has no Connection.{name}: adapt `aiosqlite_internals`"
        )


async def test_a_statement_takes_one_hop_to_its_thread_and_a_reader_none_to_end(
    engine: AsyncEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    hops: list[Any] = []
    execute: Any = aiosqlite.Connection._execute

    async def count(connection: aiosqlite.Connection, work: Any, *given: Any) -> Any:
        hops.append(work)
        return await execute(connection, work, *given)

    async with engine.connect() as connection:
        await connection.execute(text("CREATE TABLE things (id INTEGER PRIMARY KEY, name TEXT)"))
        await connection.commit()
        monkeypatch.setattr(aiosqlite.Connection, "_execute", count)
        names = [{"name": name} for name in ("a", "b", "c")]
        await connection.execute(text("INSERT INTO things (name) VALUES (:name)"), names)
        assert len(hops) == 1
        await connection.commit()
        hops.clear()
        found = await connection.execute(text("SELECT id, name FROM things ORDER BY id"))
        assert [row.name for row in found] == ["a", "b", "c"]  # it knows its columns
        assert len(hops) == 1
        await connection.rollback()
    assert len(hops) == 1


async def test_no_connection_keeps_the_process_from_ending(engine: AsyncEngine) -> None:
    async with engine.connect() as connection:
        driver = (await connection.get_raw_connection()).driver_connection
        assert isinstance(driver, aiosqlite.Connection)
        assert driver._thread.daemon and driver._thread.is_alive()
