"""What the errors of a database mean."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as NoneFree

from bot.store.database.sqlite import FULL
from bot.store.faults import Unwritable

_SERVERS = ("08", "25006", "28", "3D000", "42P01", "53", "55P03", "57", "58", "XX")
"""Prefixes of PostgreSQL's error codes that are not the fault of a statement: no connection, read-only, not
let in, no such database or table, no room, waited too long, shut down, damaged.
"""

_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
"""SQLite's error codes for a file that something else wrote to."""

_TABLE_GONE = "no such table"
"""What SQLite says once the file was emptied or replaced: since the migrations, every table exists."""

_COLLIDED = ("40001", "40P01")
"""PostgreSQL's codes for transactions that collided."""


def is_outage(error: Exception) -> bool:
    """Whether *error* is the database's, and not that of a statement."""
    if code := _code(error):
        return code.startswith(_SERVERS)
    if isinstance(error, OSError | NoneFree):
        return True
    if (isinstance(error, DBAPIError) and error.connection_invalidated) or is_damaged(error):
        return True
    known = getattr(_reason(error), "sqlite_errorcode", None)
    return isinstance(error, OperationalError) and known != sqlite3.SQLITE_ERROR


def is_damaged(error: Exception) -> bool:
    """Whether *error* says that the database lost something that was stored."""
    reason = _reason(error)
    code = getattr(reason, "sqlite_errorcode", 0) & 0xFF  # the upper bits say where it was noticed
    return code in _DAMAGED or _TABLE_GONE in str(reason) or _code(error).startswith(("42P01", "XX"))


def is_collision(error: Exception) -> bool:
    """Whether the *error* comes from a conflict with another transaction, so that a retry may succeed."""
    return _code(error).startswith(_COLLIDED)


def to_unwritable(error: Exception) -> Unwritable:
    """Convert the *error* of a write for which `is_outage` holds. What was written before is safe."""
    said = describe_error(error)
    full = _code(error) == "53100" or any(sign in said.lower() for sign in FULL)
    return Unwritable(said, full)


def describe_error(error: Exception) -> str:
    """Describe *error* in one line, with what to do if it does not pass by itself."""
    reason = _reason(error)
    said = " ".join(str(reason).split()) or repr(reason)
    if is_damaged(error):
        return f"the database is damaged ({said}): stop Freehold, then put a backup in its place"
    return said


def _reason(error: Exception) -> BaseException:
    return error.orig or error if isinstance(error, DBAPIError) else error


def _code(error: Exception) -> str:
    return str(getattr(_reason(error), "sqlstate", None) or "")
