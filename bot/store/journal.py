"""The write-ahead log of an SQLite file: its size, and emptying it.

SQLite writes every change into it first, and moves changes into the file once it holds many. Deleted data
stays readable in it until it is overwritten, and while somebody reads for long it grows without a limit. So
it is emptied after a person's data was deleted, and whenever it has become large.
"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import structlog
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.database.sqlite import JOURNAL_BYTES

log = structlog.get_logger(__name__)

EVERY = 60.0
"""Seconds between two checks of the log's size."""

WAITS = 0.25
"""Seconds to wait for readers before emptying the log. Writers wait as long."""

TRIES, PAUSE = 20, 0.1
"""The number of tries to empty the log, and the seconds between them."""


class Journal:
    """The write-ahead log of the database of *engine*; on PostgreSQL, which has its own, nothing happens."""

    def __init__(self, engine: AsyncEngine) -> None:
        is_file = engine.dialect.name == "sqlite"
        self._file = Path(str(engine.url.database)) if is_file else None
        self._owed = False

    @property
    def size(self) -> int:
        """The size of the log in bytes."""
        if self._file is None:
            return 0
        try:
            return self._file.with_name(f"{self._file.name}-wal").stat().st_size
        except FileNotFoundError:
            return 0

    async def empty(self) -> bool:
        """Move all changes into the file and empty the log; False if somebody reads for too long.

        In that case `run` tries again.
        """
        for attempt in range(TRIES):
            if attempt:
                await asyncio.sleep(PAUSE)
            self._owed = not await asyncio.to_thread(self._truncate)
            if not self._owed:
                return True
        log.warning("the write-ahead log could not be emptied; trying again", bytes=self.size)
        return False

    async def run(self) -> None:
        """Empty the log whenever it is large or the last try has failed, until canceled."""
        while True:
            await asyncio.sleep(EVERY)
            if self._owed or self.size > JOURNAL_BYTES:
                await self.empty()

    def _truncate(self) -> bool:
        if self._file is None:
            return True
        try:
            with closing(sqlite3.connect(self._file, timeout=WAITS)) as connection:
                (busy, *_) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        except sqlite3.Error as error:  # such as a full disk
            log.warning("the write-ahead log cannot be emptied", reason=str(error))
            return False
        return not busy
