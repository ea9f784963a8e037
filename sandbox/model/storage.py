"""The sandbox's SQLite file. Every change is written before any event about it is sent."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec


class Kept(Protocol):
    """A record with an id."""

    id: int


T = TypeVar("T", bound=Kept)

FILES_BYTES = 400_000_000  # above this, the oldest attachments are dropped


class Storage:
    """Stores records as JSON, one table for all kinds, and the bytes of attachments.

    Saved data survives when the process is killed, but not always a power cut: there is no fsync.

    Raises:
        sqlite3.Error: the file cannot be used.
    """

    def __init__(self, path: Path | str) -> None:
        self._database = sqlite3.connect(path, isolation_level=None)
        self._database.executescript(
            """
            PRAGMA journal_mode = WAL;
            PRAGMA synchronous = OFF;
            CREATE TABLE IF NOT EXISTS things (
                kind TEXT NOT NULL, id INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (kind, id)
            ) WITHOUT ROWID;
            CREATE TABLE IF NOT EXISTS files (
                id INTEGER PRIMARY KEY, size INTEGER NOT NULL, body BLOB NOT NULL
            );
            """
        )
        self._encode = msgspec.json.Encoder().encode
        row = self._database.execute("SELECT coalesce(sum(size), 0) FROM files").fetchone()
        self._bytes: int = row[0]

    def close(self) -> None:
        """Close the file."""
        self._database.close()

    def load(self, kind: type[T]) -> Iterator[T]:
        """All records of *kind*, oldest first."""
        decode = msgspec.json.Decoder(kind).decode
        rows = self._database.execute("SELECT body FROM things WHERE kind = ? ORDER BY id", (kind.__name__,))
        return (decode(body) for (body,) in rows)

    def save(self, *records: Kept) -> None:
        """Save all of *records*, or none if one fails."""
        rows = [(type(record).__name__, record.id, self._encode(record)) for record in records]
        if len(rows) == 1:
            self._database.execute("REPLACE INTO things VALUES (?, ?, ?)", rows[0])
            return
        self._database.execute("BEGIN")
        self._database.executemany("REPLACE INTO things VALUES (?, ?, ?)", rows)
        self._database.execute("COMMIT")

    def remove(self, record: Kept) -> None:
        """Delete *record*."""
        self._database.execute(
            "DELETE FROM things WHERE kind = ? AND id = ?", (type(record).__name__, record.id)
        )

    def save_file(self, id: int, body: bytes) -> None:
        """Store an attachment's bytes, and drop the oldest attachments beyond `FILES_BYTES`."""
        self._database.execute("REPLACE INTO files VALUES (?, ?, ?)", (id, len(body), body))
        self._bytes += len(body)
        while self._bytes > FILES_BYTES:
            oldest, size = self._database.execute("SELECT id, size FROM files ORDER BY id LIMIT 1").fetchone()
            self._database.execute("DELETE FROM files WHERE id = ?", (oldest,))
            self._bytes -= size

    def file(self, id: int) -> bytes | None:
        """An attachment's bytes; None if they were dropped."""
        row = self._database.execute("SELECT body FROM files WHERE id = ?", (id,)).fetchone()
        return row[0] if row else None
