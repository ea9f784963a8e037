"""Queries against the bot's database, SQLite or PostgreSQL, while it runs."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg

Database = Path | str
"""A file, or the address of a database on a server."""


def url(place: Database) -> str:
    """Return *place* as `DATABASE_URL` names it."""
    return place if isinstance(place, str) else f"sqlite+aiosqlite:///{place}"


def rows(place: Database, query: str, *values: Any) -> list[Any]:
    """Return the rows of *query*, with *values* for its question marks."""
    if isinstance(place, Path):
        with closing(sqlite3.connect(place)) as database:
            return database.execute(query, values).fetchall()
    numbers = count(1)
    numbered = re.sub(r"\?", lambda _: f"${next(numbers)}", query)
    with ThreadPoolExecutor(1) as thread:  # this thread has a running event loop
        return thread.submit(asyncio.run, _rows(place, numbered, values)).result()


async def _rows(place: str, query: str, values: tuple[Any, ...]) -> list[Any]:
    connection = await asyncpg.connect(place.replace("+asyncpg", ""))
    try:
        return [tuple(row) for row in await connection.fetch(query, *values)]
    finally:
        await connection.close()
