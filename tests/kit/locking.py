"""Locking the file of a bot that runs in the same event loop."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import suppress


async def lock_file(connection: sqlite3.Connection) -> None:
    """Let nobody else write, once whoever is writing now has finished.

    Waiting inside SQLite would stop the event loop, and with it the bot that is to finish. The *connection*
    has a timeout of 0.
    """
    while not connection.in_transaction:
        with suppress(sqlite3.OperationalError):
            connection.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(0)
