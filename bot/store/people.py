"""Servers and persons: records that are put and got by their id."""

from __future__ import annotations

import importlib
from typing import Any

import msgspec
from sqlalchemy import Insert, Row, Table, select
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.domain.people import Person, Server
from bot.store.tables import persons, servers
from bot.store.writer import Put, Writer


class Servers:
    """What is set for each server."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer
        self._put = _upsert(servers, engine.dialect.name)

    async def get(self, guild_id: int) -> Server:
        """What is set for a server; the defaults if nothing is."""
        row = await _get(self._engine, servers, guild_id)
        return Server(guild_id) if row is None else msgspec.convert(row, Server, from_attributes=True)

    async def put(self, server: Server) -> None:
        """Keep what is set for a server."""
        await self._writer.commit(Put(self._put, msgspec.structs.asdict(server)))


class Persons:
    """The people Freehold has met."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer
        self._put = _upsert(persons, engine.dialect.name)

    async def get(self, user_id: int) -> Person | None:
        """A person; None for somebody new."""
        row = await _get(self._engine, persons, user_id)
        return None if row is None else msgspec.convert(row, Person, from_attributes=True)

    async def put(self, person: Person) -> None:
        """Keep a person as they are now."""
        await self._writer.commit(Put(self._put, msgspec.structs.asdict(person)))


async def _get(engine: AsyncEngine, table: Table, id: int) -> Row[Any] | None:
    (key,) = table.primary_key
    async with engine.connect() as connection:
        return (await connection.execute(select(table).where(key == id))).one_or_none()


def _upsert(table: Table, dialect: str) -> Insert:
    """The statement that inserts a row of *table*, or updates the one there is."""
    insert = importlib.import_module(f"sqlalchemy.dialects.{dialect}").insert(table)
    keys = table.primary_key
    statement: Insert = insert.on_conflict_do_update(
        index_elements=list(keys),
        set_={column.name: insert.excluded[column.name] for column in table.c if column not in list(keys)},
    )
    return statement
