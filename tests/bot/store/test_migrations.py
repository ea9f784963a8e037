"""The migrations are one line from the first to the newest."""

from __future__ import annotations

import asyncio
import re
from itertools import pairwise
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import BigInteger, Integer, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import Store, engine
from bot.store.tables import metadata
from tests.kit.postgresql import Server

VERSIONS = Path(engine.__file__).parent / "migrations" / "versions"


def test_each_migration_follows_the_one_before() -> None:
    files = sorted(VERSIONS.glob("[0-9]*.py"))
    sources = [file.read_text(encoding="utf-8") for file in files]
    for file, source in zip(files, sources, strict=True):
        assert re.search(r'^revision = "(\d+)"$', source, re.M)[1] == file.name[:4]  # type: ignore[index]
    for (before, _), (_, source) in pairwise(zip(files, sources, strict=True)):
        assert f'down_revision = "{before.name[:4]}"' in source


async def test_of_processes_that_start_at_once_one_migrates(postgresql: Server) -> None:
    await postgresql.run("CREATE DATABASE together")
    stores = await asyncio.gather(*(Store.open(postgresql.url("together")) for _ in range(3)))
    assert [await store.house.tidied_at() for store in stores] == [None] * 3
    for store in stores:
        await store.close()


async def test_a_server_gets_the_tables_the_code_expects_with_ids_of_64_bits(postgresql: Server) -> None:
    database = create_async_engine(postgresql.url(await postgresql.create_database()))
    async with database.connect() as connection:
        differences = await connection.run_sync(
            lambda plain: compare_metadata(MigrationContext.configure(plain), metadata)
        )
        counted = "SELECT sequencename, data_type::text FROM pg_sequences"
        sequences = {tuple(row) for row in await connection.execute(text(counted))}
    await database.dispose()
    assert differences == []
    assert len(sequences) > 5
    assert {kind for _, kind in sequences} == {"bigint"}


NUMBERS = {
    *("places", "span", "version", "shown_version", "round", "message_round", "number"),
    *("rules_version", "private", "used", "waiting", "turned", "amendments"),
    *("seat", "misses", "awaited", "question", "since", "mark", "team", "place", "matches"),
    *("wins", "step", "question", "missed", "count", "day", "amount", "shown", "notified", "revision"),
    *("stale", "favorite", "told", "instead", "gain", "best", "rounds", "reminded", "second_reminder"),
    *("seats", "hours", "wish"),
}
"""The columns of integers that are no ids: small numbers of Freehold's own making."""


def test_every_column_of_integers_that_is_no_small_number_has_64_bits() -> None:
    narrow: set[tuple[str, str]] = set()
    wide: set[tuple[str, str]] = set()
    for table in metadata.tables.values():
        for each in table.c:
            if isinstance(each.type, Integer):
                known = wide if isinstance(each.type, BigInteger) else narrow
                known.add((table.name, each.name))
    assert {name for _, name in narrow} == NUMBERS
    assert {("matches", "id"), ("players", "match_id"), ("moves", "interaction_id")} <= wide
