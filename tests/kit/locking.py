"""Locking the file of a bot that runs in the same event loop."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import suppress


async def lock_file(connection: sqlite3.Connection) -> None:
    """Wait for the current writer, then lock the file against all others.

    Waiting inside SQLite would block the event loop, and with it the bot that has to finish writing. So the
    *connection* must have a timeout of 0.
    """
    while not connection.in_transaction:
        with suppress(sqlite3.OperationalError):
            connection.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(0)
