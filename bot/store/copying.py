"""Copying a whole database into an empty one, of whatever kinds they are."""

from __future__ import annotations

from sqlalchemy import Table, func, insert, literal, select, text, tuple_
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.engine import open_engine, read_connection, use_snapshot
from bot.store.faults import StoreFault
from bot.store.tables import house, metadata

TOGETHER = 500
"""Rows that are copied at a time."""


async def copy_database(source: AsyncEngine, url: str) -> int:
    """Copy everything from *source*, as of one moment, into the empty database at *url*; return the number of
    rows.

    Raises:
        StoreFault: the one at *url* cannot be used, or is not empty.
    """
    target = await open_engine(url)
    try:
        async with read_connection(source) as old, target.begin() as new:
            await use_snapshot(old)
            for table in metadata.sorted_tables:
                if table is not house and await new.scalar(select(func.count()).select_from(table)):
                    raise StoreFault(
                        f"The database {make_url(url)!r} is not empty: there is something in its table "
                        f"{table.name}. Name one that is."
                    )
            await new.execute(house.delete())
            rows = sum([await _copy(old, new, table) for table in metadata.sorted_tables])
            await old.rollback()
    finally:
        await target.dispose()
    return rows


async def _copy(old: AsyncConnection, new: AsyncConnection, table: Table) -> int:
    count, keys = 0, list(table.primary_key)
    some = select(table).order_by(*keys).limit(TOGETHER)
    rows = (await old.execute(some)).mappings().all()
    while rows:
        await new.execute(insert(table), [dict(row) for row in rows])
        count += len(rows)
        beyond = tuple_(*keys) > tuple_(*(literal(rows[-1][key.name], key.type) for key in keys))
        rows = (await old.execute(some.where(beyond))).mappings().all()
    if table.dialect_options["sqlite"]["autoincrement"]:
        await _raise_next_id(new, table, await _last(old, table))
    return count


async def _last(connection: AsyncConnection, table: Table) -> int:
    """The last id that was given. Its row may be gone, but buttons still name it."""
    if connection.dialect.name == "sqlite":
        known = await connection.scalar(
            text("SELECT seq FROM sqlite_sequence WHERE name = :name"), {"name": table.name}
        )
        return int(known or 0)
    given = text(f"SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM {table.name}_id_seq")
    return int(await connection.scalar(given) or 0)


async def _raise_next_id(connection: AsyncConnection, table: Table, last: int) -> None:
    """Let the next id be greater than *last*."""
    if not last:
        return
    if connection.dialect.name == "sqlite":
        name = {"name": table.name, "last": last}
        await connection.execute(text("DELETE FROM sqlite_sequence WHERE name = :name"), name)
        await connection.execute(text("INSERT INTO sqlite_sequence (name, seq) VALUES (:name, :last)"), name)
    else:
        await connection.execute(text(f"SELECT setval('{table.name}_id_seq', :last)"), {"last": last})
