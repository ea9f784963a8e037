"""Databases with many matches, filled by copying the rows of one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import Table
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine


@asynccontextmanager
async def begin_copy(url: str, most: int) -> AsyncIterator[AsyncConnection]:
    """Begin a transaction in the database at *url*, with a table ``numbers`` whose ``n`` are 1 to *most*."""
    engine = create_async_engine(url)
    async with engine.begin() as database:
        if engine.dialect.name == "sqlite":
            await database.exec_driver_sql("PRAGMA cache_size = -200000")
        await database.exec_driver_sql("CREATE TEMP TABLE numbers (n INTEGER PRIMARY KEY)")
        await database.exec_driver_sql(
            "INSERT INTO numbers WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL "
            f"SELECT n + 1 FROM counted WHERE n < {most}) SELECT n FROM counted"
        )
        yield database
        if engine.dialect.name != "sqlite":  # PostgreSQL's sequences don't count explicit ids
            await database.exec_driver_sql(
                "SELECT setval(pg_get_serial_sequence('matches', 'id'), (SELECT max(id) FROM matches))"
            )
            await database.exec_driver_sql("DROP TABLE numbers")
    await engine.dispose()


async def copy_rows(database: AsyncConnection, table: Table, source: str, **values: str) -> None:
    """Copy rows of *table* that *source* selects, replacing *values*."""
    names = table.columns.keys()
    chosen = ", ".join(values.get(name, f"{table.name}.{name}") for name in names)
    await database.exec_driver_sql(f"INSERT INTO {table.name} ({', '.join(names)}) SELECT {chosen} {source}")
