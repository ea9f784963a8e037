"""What the errors of a database mean."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as NoneFree

from bot.store.database.sqlite import FULL
from bot.store.faults import Unwritable

_SERVERS = ("08", "25006", "53", "55P03", "57", "58", "XX")
"""How the codes of PostgreSQL's errors begin that are not those of the statement: no connection, only for
reading, no room, waited too long, shut down, broken."""

_COLLIDED = ("40001", "40P01")
"""Its codes for transactions that stood in each other's way."""


def hinders_all(error: Exception) -> bool:
    """Whether *error* is the database's, and not that of the statement that met it."""
    if code := _code(error):
        return code.startswith(_SERVERS)
    if isinstance(error, OSError | NoneFree):
        return True
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    known = getattr(_reason(error), "sqlite_errorcode", None)
    return isinstance(error, OperationalError) and known != sqlite3.SQLITE_ERROR


def collided(error: Exception) -> bool:
    """Whether what met *error* may succeed if it is done again: another process was in the way."""
    return _code(error).startswith(_COLLIDED)


def unwritable(error: Exception) -> Unwritable:
    """What an *error* of a write that `hinders_all` means; what was written before is safe."""
    said = told(error)
    full = _code(error) == "53100" or any(sign in said.lower() for sign in FULL)
    return Unwritable(said, full)


def told(error: Exception) -> str:
    """What the database said with *error*, in one line."""
    reason = _reason(error)
    return " ".join(str(reason).split()) or repr(reason)


def _reason(error: Exception) -> BaseException:
    return error.orig or error if isinstance(error, DBAPIError) else error


def _code(error: Exception) -> str:
    return str(getattr(_reason(error), "sqlstate", None) or "")
